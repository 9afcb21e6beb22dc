// These functions run in the page. All but the first list problems of a screen at its current width, as lines of text.

/** Opens another screen as a link would, without loading a script again. */
export async function goWithin(address: string): Promise<void> {
  window.__TSR_ROUTER__?.history.push(address);
  await window.__TSR_ROUTER__?.load();
}

/** Text that overflows its box sideways, hidden or scrollable; truncated text must show an ellipsis. */
export function cutAtTheSide(): string[] {
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const isSeen = (element: Element) =>
    element.checkVisibility({ checkVisibilityCSS: true }) && element.getBoundingClientRect().width > 1;
  const named = ({ tagName, className, textContent }: Element) =>
    `${tagName.toLowerCase()}.${className} "${textContent?.trim().slice(0, 40)}"`;
  return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((box) => {
    // A field scrolls with its text.
    if (box.scrollWidth <= box.clientWidth + 1 || box.matches('input, select, textarea') || !isSeen(box)) return [];
    const { overflowX, textOverflow } = getComputedStyle(box);
    if (overflowX === 'visible' || textOverflow === 'ellipsis') return [];
    const { right } = box.getBoundingClientRect();
    const texts = [box, ...box.querySelectorAll('*')].filter((element) => hasText(element) && isSeen(element));
    const cut = texts.find((text) => text === box || text.getBoundingClientRect().right > right + 1);
    return cut ? `${named(box)} cuts ${named(cut)}` : [];
  });
}

/**
 * Controls that are hard to hit: another element lies `reach` pixels above or below their middle. For a finger that is
 * half of 44 pixels less the border; with 0 it finds the controls that cannot be scrolled into view.
 */
export function missedControls(reach: number): string[] {
  // Those that are closed are empty.
  const opened = document.querySelectorAll('[role="dialog"]:not(:empty), [role="menu"]:not(:empty)');
  const scope = [...opened].at(-1) ?? document.body;
  const controls = scope.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [role="menuitem"]');
  const missed = [...controls].flatMap((control) => {
    if (!control.checkVisibility({ checkVisibilityCSS: true })) return [];
    // A link within a sentence has the line's height, also in the title of an event.
    if (control.closest('p, li strong, [aria-hidden="true"]')) return [];
    if (control.matches(':disabled') || getComputedStyle(control).pointerEvents === 'none') return [];
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    // A row or card does the same as the link in it, a label belongs to its field, and so does a field's frame.
    const labels = [...((control as HTMLInputElement).labels ?? [])];
    const same = [control.closest('[data-opens], .mantine-Input-wrapper') ?? control, ...labels];
    // A control that is drawn only by its label has no size of its own.
    const drawn = control.getBoundingClientRect().height > 0 ? control : (labels[0] ?? control);
    const { left, right, top, bottom } = drawn.getBoundingClientRect();
    if (bottom < 0 || top > window.innerHeight) return [];
    const other = [-reach, reach]
      .map((offset) => document.elementFromPoint((left + right) / 2, (top + bottom) / 2 + offset))
      .find((hit) => !same.some((element) => element.contains(hit)));
    if (other === undefined) return [];
    const name = control.ariaLabel ?? control.textContent?.trim();
    return `${control.tagName} "${name}", ${bottom - top} high, but there is ${other?.tagName}.${other?.className}`;
  });
  // Otherwise a bar that sticks would cover controls of the page as the next check finds it.
  window.scrollTo({ top: 0, behavior: 'instant' });
  return missed;
}

/**
 * Controls, which print does not need. The name of a column that sorts is its header on paper too, and the button that opens a line of a
 * statement has the line's date and amount.
 */
export function printedChrome(): string[] {
  return [...document.querySelectorAll('button, [data-screen-only]')]
    .filter((element) => !element.matches('th *, [aria-label="Lines"] button:has(> b)'))
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
  for (const box of seen('.mantine-Modal-content, .mantine-Drawer-content, [popover], .mantine-Popover-dropdown')) {
    if (!look(box).hasBorder) faults.push(`${box.className} has no edge`);
  }
  return faults;
}
