import { type RefObject, useEffect } from 'react';
import { focusHeading } from './focus-heading.ts';

/**
 * Keeps the focus on the screen when the element that has it goes: a deleted row, a bar that is done with. It then moves to the element whose id
 * a `data-focus-after` around it names, else to the nearest element around it that can have it, else to the screen's heading.
 */
export function useKeptFocus(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = screen.current;
    if (!root) return;
    /** The element that was focused last, and all elements around it. */
    let around: Element[] = [];
    const note = ({ target }: FocusEvent) => {
      around = target instanceof Element ? [...ancestors(target, root)] : [];
    };
    const observer = new MutationObserver(() => {
      if (around[0] === undefined || around[0].isConnected || document.activeElement !== document.body) return;
      const place = placeAfter(around);
      around = [];
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
      else focusHeading();
    });
    root.addEventListener('focusin', note);
    observer.observe(root, { subtree: true, childList: true });
    return () => {
      root.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, [screen]);
}

function* ancestors(start: Element, root: Element): Generator<Element> {
  for (let element: Element | null = start; element && element !== root; element = element.parentElement) yield element;
}

function placeAfter(around: readonly Element[]): Element | null | undefined {
  const name = around.find((element) => element.hasAttribute('data-focus-after'))?.getAttribute('data-focus-after');
  const named = name ? document.getElementById(name) : null;
  return named ?? around.find((element) => element.isConnected && element.hasAttribute('tabindex'));
}
