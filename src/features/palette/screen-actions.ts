type ScreenAction = { name: string; button: HTMLElement };

/**
 * The buttons and links beside the title of the screen: pressing one from the palette is pressing it there, with the same permissions and
 * questions. Those that are disabled are left out, and all of them while a dialog is in front of the screen.
 */
export function screenActions(): readonly ScreenAction[] {
  if (document.querySelector('[aria-modal="true"]')) return [];
  return [...document.querySelectorAll<HTMLElement>('main [data-page-actions] :is(button, a[href])')]
    .filter((button) => button.checkVisibility() && !button.matches(':disabled, [aria-disabled="true"], [popover] *'))
    .map((button) => ({ name: button.getAttribute('aria-label') ?? button.innerText.trim(), button }))
    .filter(({ name }) => name !== '');
}
