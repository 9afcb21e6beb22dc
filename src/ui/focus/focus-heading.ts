/** Milliseconds: longer than Mantine takes to give the focus back to what opened a menu or a popover, and to take it into a dialog. */
const AFTER_MANTINE = 50;

/** Elements that have been focused on purpose: a field that wants to be typed in, or anything in an open dialog. */
const ON_PURPOSE = 'input, textarea, select, [aria-modal="true"] *';

/** Moves the focus to the heading of the screen that has just been drawn: a screen reader says it, and Tab goes on from there. */
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
