// Run in the page: what is wrong with a screen at the width that it has now, each as a line to read.

/** Texts beyond the edge of what they stand in, hidden or to be scrolled to sideways; one that is cut shows so by its ellipsis. */
export function cutAtTheSide(): string[] {
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const isSeen = (element: Element) =>
    element.checkVisibility({ checkVisibilityCSS: true }) && element.getBoundingClientRect().width > 1;
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((box) => {
      // A field scrolls with what is typed into it.
      if (box.scrollWidth <= box.clientWidth + 1 || box.matches('input, select, textarea') || !isSeen(box))
        return false;
      const { overflowX, textOverflow } = getComputedStyle(box);
      if (overflowX === 'visible' || textOverflow === 'ellipsis') return false;
      const { right } = box.getBoundingClientRect();
      const texts = [box, ...box.querySelectorAll('*')].filter((element) => hasText(element) && isSeen(element));
      return texts.some((text) => text === box || text.getBoundingClientRect().right > right + 1);
    })
    .map((box) => `${box.tagName.toLowerCase()}.${box.className} "${box.textContent?.trim().slice(0, 40)}"`);
}

/**
 * Controls that are missed: above or below their middle, so many pixels away, lies something else, wherever they are scrolled to. A finger's reach is 44
 * pixels less their border; with none, a control is missed only where it cannot be brought into sight.
 */
export function missedControls(reach: number): string[] {
  const scope = [...document.querySelectorAll('[role="dialog"], [role="menu"]')].at(-1) ?? document.body;
  const controls = scope.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [role="menuitem"]');
  return [...controls].flatMap((control) => {
    // A link within a sentence is as high as its line.
    if (!control.checkVisibility({ checkVisibilityCSS: true }) || control.closest('p, [aria-hidden="true"]')) return [];
    if (control.matches(':disabled')) return [];
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    // The row or the card leads to the same as the link in it, a label to its field, and the frame of a field is the field's.
    const labels = [...((control as HTMLInputElement).labels ?? [])];
    const same = [control.closest('[data-opens], .mantine-Input-wrapper') ?? control, ...labels];
    // One that is drawn by its label alone has no size of its own.
    const drawn = control.getBoundingClientRect().height > 0 ? control : (labels[0] ?? control);
    const { left, right, top, bottom } = drawn.getBoundingClientRect();
    if (bottom < 0 || top > window.innerHeight) return [];
    const missed = [-reach, reach]
      .map((offset) => document.elementFromPoint((left + right) / 2, (top + bottom) / 2 + offset))
      .find((hit) => !same.some((element) => element.contains(hit)));
    if (missed === undefined) return [];
    const name = control.ariaLabel ?? control.textContent?.trim();
    return `${control.tagName} "${name}", ${bottom - top} high, but there is ${missed?.tagName}.${missed?.className}`;
  });
}

/** What paper has no use for. */
export function printedChrome(): string[] {
  return [...document.querySelectorAll('button, [data-screen-only]')]
    .filter((element) => element.checkVisibility({ checkVisibilityCSS: true }))
    .map(
      (element) =>
        `${element.tagName.toLowerCase()} "${element.ariaLabel ?? element.textContent?.trim().slice(0, 40)}"`,
    );
}

/** With the system's colours: what cannot be told apart from what is around it, or from its other state. */
export function alikeInForcedColors(): string[] {
  const seen = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility({ contentVisibilityAuto: true }),
    );
  const look = (element: Element) => {
    const { backgroundColor, borderTopColor, borderTopWidth, borderTopStyle } = getComputedStyle(element);
    const hasBorder = borderTopStyle !== 'none' && borderTopWidth !== '0px' && borderTopColor !== backgroundColor;
    return { backgroundColor, hasBorder };
  };
  const probe = document.body.appendChild(document.createElement('i'));
  const systemColor = (name: string) => {
    probe.style.cssText = `background: ${name}; forced-color-adjust: none`;
    return getComputedStyle(probe).backgroundColor;
  };
  const [canvas, highlight] = [systemColor('Canvas'), systemColor('Highlight')];
  probe.remove();
  const faults: string[] = [];

  const isOn = (track: Element) => {
    const input = track.parentElement?.querySelector('input');
    return input?.checked || input?.indeterminate;
  };
  for (const box of seen('.mantine-Switch-track, .mantine-Checkbox-input')) {
    const on = box instanceof HTMLInputElement ? box.checked || box.indeterminate : isOn(box);
    const { backgroundColor, hasBorder } = look(box);
    if (on ? backgroundColor !== highlight : backgroundColor === highlight || !hasBorder)
      faults.push(`${box.className} is ${on ? 'on' : 'off'}, and does not look it`);
  }
  for (const chosen of seen('.mantine-SegmentedControl-label[data-active], nav a[aria-current="page"]')) {
    if (look(chosen).backgroundColor !== highlight)
      faults.push(`"${chosen.textContent}" is chosen, and does not look it`);
  }
  for (const legend of seen('[aria-label$=": segments"]')) {
    const colors = [...legend.querySelectorAll('[data-color], [class*="swatch"]')].map(
      (each) => look(each).backgroundColor,
    );
    if (new Set([...colors, canvas]).size !== colors.length + 1) faults.push(`${legend.ariaLabel}: ${colors}`);
  }
  for (const box of seen(
    '.mantine-Modal-content, .mantine-Drawer-content, .mantine-Menu-dropdown, .mantine-Popover-dropdown',
  )) {
    if (!look(box).hasBorder) faults.push(`${box.className} has no edge`);
  }
  return faults;
}
