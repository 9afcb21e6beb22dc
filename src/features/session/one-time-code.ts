import type { InputEvent } from 'react';

/** Whatever is wrong with a one-time code. */
export const SIX_DIGITS = 'Enter the six digits from your authenticator app.';

/** For a field's `onBeforeInput`: what is no digit cannot be typed; an app shows the digits in two groups. */
export function digitsOnly(event: InputEvent<HTMLInputElement>): void {
  if (/[^\d\s]/.test(event.data ?? '')) event.preventDefault();
}
