import { useEffect } from 'react';
import { focusHeading } from './focus-heading.ts';

/** How many elements that had the focus are remembered: as many as menu, question and dialog can lie upon one another, and some more. */
const REMEMBERED = 8;

/** What has the same place in every item of a list. Not a cut text, which is focusable only while it is cut. */
const CONTROLS = 'a[href], button, input, select, textarea';

type Neighbours = { next: Node | null; previous: Node | null };

/**
 * Keeps the focus on the screen when the element that has it goes: a decided card, a bar that is done with, a dialog. It goes on to
 *
 * 1. the element whose id a `data-focus-after` around the lost one names,
 * 2. the same control of the next item of its list, or of the one before where it was the last,
 * 3. the nearest element around it that can have the focus,
 * 4. where the focus was before it went into the menu, the question or the dialog that has gone, by the same rules,
 * 5. the screen's heading.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    /** The elements that had the focus last, the newest first, each with all elements around it. */
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

/** The item that stands where `item` stood, which may have gone together with others. */
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
