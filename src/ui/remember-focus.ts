/**
 * Notes where the focus is and returns the way back there, to be taken when a dialog has closed. Mantine's dialogs do the
 * same, but a dialog that was opened from a menu finds the menu's entry gone: then the menu's button is the place, and
 * where that is gone as well, the page's content.
 */
export function rememberFocus(): (closing: Element | null) => void {
  const active = document.activeElement;
  const menu = active?.closest('[role="menu"]');
  const place = menu?.id ? document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`) : active;
  return (closing) => {
    const now = document.activeElement;
    // Whoever has moved the focus elsewhere meanwhile meant it; one that is still in the dialog goes with the dialog.
    if (now && now !== document.body && !closing?.contains(now)) return;
    const target = place?.isConnected ? place : document.getElementById('main');
    if (target instanceof HTMLElement) target.focus();
  };
}
