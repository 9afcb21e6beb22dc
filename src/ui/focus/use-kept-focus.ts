import { useEffect } from 'react';
import { focusHeading } from './focus-heading.ts';

/** How many formerly focused elements are remembered: the opener of a dialog is older than each of its fields, of which the longest form has some thirty. */
const REMEMBERED = 60;

/**
 * Controls that occupy the same position in every item of a list. Excludes truncated text, which is focusable only
 * while it is cut off.
 */
const CONTROLS = 'a[href], button, input, select, textarea';

type Neighbours = { next: Node | null; previous: Node | null };

/**
 * When the focused element is removed (a decided card, a finished bar, a closed dialog), moves the focus to the first of these:
 *
 * 1. the element whose id a `data-focus-after` around the removed one names,
 * 2. the same control of the next item of its list, or of the previous one if it was the last,
 * 3. the nearest focusable element around it,
 * 4. the element that had the focus before the menu, question or dialog opened, or its replacement by the same rules,
 * 5. the screen's heading.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    /** The most recently focused elements, newest first, each followed by its ancestors. */
    let trail: Element[][] = [];
    const removed = new WeakMap<Node, Neighbours>();

    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target === document.body) return;
      trail = [[...ancestors(target)], ...trail.filter(([element]) => element !== target)].slice(0, REMEMBERED);
    };

    const observer = new MutationObserver((records) => {
      for (const { target, removedNodes, nextSibling, previousSibling } of records) {
        if (!(target instanceof Element && target.matches('ul, ol, tbody'))) continue;
        for (const node of removedNodes) removed.set(node, { next: nextSibling, previous: previousSibling });
      }
      const lost = trail[0]?.[0];
      if (!lost || lost.isConnected || document.activeElement !== document.body) return;
      for (const around of trail) if (tryFocus(placeAfter(around, removed))) return;
      focusHeading();
    });

    document.addEventListener('focusin', note);
    observer.observe(document.body, { subtree: true, childList: true });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, []);
}

function tryFocus(place: Element | null | undefined): boolean {
  if (!(place instanceof HTMLElement) || !place.checkVisibility()) return false;
  place.focus({ preventScroll: true });
  return document.activeElement === place;
}

function placeAfter(around: readonly Element[], removed: WeakMap<Node, Neighbours>): Element | null | undefined {
  const [element] = around;
  if (!element || element.isConnected) return element;
  const name = around.find((outer) => outer.hasAttribute('data-focus-after'))?.getAttribute('data-focus-after');
  const named = name ? document.getElementById(name) : null;
  if (named) return named;
  const item = around.find((outer) => removed.has(outer));
  return (
    (item && sameControl(element, item, neighbour(item, removed))) ??
    around.find((outer) => outer.isConnected && outer.id !== 'main' && outer.hasAttribute('tabindex'))
  );
}

/** The item now at the position of `item`, which may have been removed together with its neighbours. */
function neighbour(item: Element, removed: WeakMap<Node, Neighbours>): Element | undefined {
  for (const side of ['next', 'previous'] as const) {
    let node: Node | null | undefined = item;
    while (node && !node.isConnected) node = removed.get(node)?.[side];
    if (node instanceof Element) return node;
  }
  return undefined;
}

function sameControl(element: Element, item: Element, other: Element | undefined): Element | undefined {
  const controls = other?.querySelectorAll(CONTROLS) ?? [];
  return controls[[...item.querySelectorAll(CONTROLS)].indexOf(element)] ?? controls[0];
}

function* ancestors(start: Element): Generator<Element> {
  for (let element: Element | null = start; element && element !== document.body; element = element.parentElement)
    yield element;
}
