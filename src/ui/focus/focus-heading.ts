/**
 * Milliseconds: longer than Mantine needs to return the focus to the control that opened a menu or popover, or to move
 * it into a dialog.
 */
const AFTER_MANTINE = 50;

/** Elements that were focused on purpose: a field to type in, or anything in an open dialog. */
const ON_PURPOSE = 'input, textarea, select, [aria-modal="true"] *';

/** Moves the focus to the heading of the screen that was just rendered: a screen reader reads it, and Tab continues from there. */
export function focusHeadingSoon(): void {
  setTimeout(() => {
    if (!document.activeElement?.matches(ON_PURPOSE)) focusHeading();
  }, AFTER_MANTINE);
}

export function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
