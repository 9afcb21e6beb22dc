import { isComposing } from '../../lib/composing.ts';

/**
 * Control or ⌘ with Enter clicks the submit button of the focused form, on every screen (main.tsx). It clicks the
 * button rather than submitting the form, so that a disabled or busy button prevents it.
 */
export function submitOnControlEnter(event: KeyboardEvent): void {
  if (
    isComposing(event) ||
    event.key !== 'Enter' ||
    !(event.ctrlKey || event.metaKey) ||
    !(event.target instanceof Element)
  )
    return;
  const button = event.target.closest('form')?.querySelector<HTMLElement>('[type="submit"]');
  if (!button) return;
  event.preventDefault();
  button.click();
}
