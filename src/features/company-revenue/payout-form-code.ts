export const loadPayoutForm = () => import('./payout-form.tsx');

/** Preloads the form's code. A failure shows when the form is opened. */
export function preloadPayoutForm(): void {
  loadPayoutForm().catch(() => undefined);
}
