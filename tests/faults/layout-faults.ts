/**
 * Runs in the page: finds elements that stick out of the page or are too wide, and text that may reorder its
 * surroundings.
 *
 * Only the visible part of an element counts, not what a scrolling or clipping box hides.
 */
export function layoutFaults(): string[] {
  const faults: string[] = [];
  const width = document.documentElement.clientWidth;
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class')} ${(element.textContent ?? '').slice(0, 40)}`;

  const scrolled = document.documentElement.scrollWidth;
  if (scrolled > width) faults.push(`the page is ${scrolled} pixels wide, the window ${width}`);

  /** The horizontal range in which the element is visible; undefined when it is not. */
  function seen(element: Element): [number, number] | undefined {
    const box = element.getBoundingClientRect();
    let [left, right] = [box.left, box.right];
    let fixed = getComputedStyle(element).position === 'fixed';
    for (let outer = element.parentElement; outer && !fixed; outer = outer.parentElement) {
      const style = getComputedStyle(outer);
      if (style.overflowX !== 'visible' || style.clipPath !== 'none') {
        const frame = outer.getBoundingClientRect();
        left = Math.max(left, frame.left);
        right = Math.min(right, frame.right);
      }
      fixed = style.position === 'fixed';
    }
    return box.height > 0 && right > left ? [left, right] : undefined;
  }

  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    // Charts measure themselves; text for screen readers only is one pixel wide, wherever it is.
    if (element.closest('svg') || element.closest('[class*="isually"]')) continue;
    const [left, right] = seen(element) ?? [0, 0];
    if (left < -1 || right > width + 1) {
      faults.push(`from ${Math.round(left)} to ${Math.round(right)}: ${nameOf(element)}`);
    }
    const { height } = element.getBoundingClientRect();
    // The one that is open in its list shows more than a row.
    const isRow = element.matches('article, tbody tr, main li') && !element.matches('[aria-current]');
    const inList = isRow && !element.closest('[role="dialog"]');
    // A note in a timeline has up to twenty lines below its heading.
    if (inList && height > 500) faults.push(`${Math.round(height)} pixels high: ${nameOf(element)}`);
  }

  // An override character that is not isolated also reverses the text after it.
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!/[\u202a-\u202e\u2066-\u2069]/.test(text.nodeValue ?? '')) continue;
    for (let around = text.parentElement; around; around = around.parentElement) {
      const { display, unicodeBidi } = getComputedStyle(around);
      const isolated = /isolate|plaintext/.test(unicodeBidi) || display !== 'inline';
      if (isolated && around.textContent?.trim() !== text.nodeValue?.trim()) {
        faults.push(`reorders its neighbours: ${nameOf(around)}`);
      }
      if (isolated) break;
    }
  }
  return faults;
}
