/**
 * Control or ⌘ with Enter presses the button that submits the form in which somebody types, on every screen (main.tsx). The button and
 * not the form itself, so that one that is disabled or busy refuses it.
 */
export function submitOnControlEnter(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !(event.target instanceof Element)) return;
  const button = event.target.closest('form')?.querySelector<HTMLElement>('[type="submit"]');
  if (!button) return;
  event.preventDefault();
  button.click();
}
