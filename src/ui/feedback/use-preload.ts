import { useEffect } from 'react';

// Code that is needed once somebody acts is loaded at the first sign that somebody is about to: a page that is only looked at does without.

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'input'];

let isReached = false;

/**
 * A finger gives no sign before it presses: there the code comes by itself, once the browser is idle. Browsers keep few
 * connections to a server, and the calls of the screen itself have them first. Safari cannot tell when it is idle.
 */
const comesByItself = globalThis.matchMedia?.('(hover: none)').matches;
const whenIdle = globalThis.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 500));

const waiting = new Set<() => void>();

// In the capture phase, so that no handler can stop the event before it gets here.
for (const sign of SIGNS) globalThis.window?.addEventListener(sign, reach, { capture: true, passive: true });

let restsAt: string | undefined;

/** Browsers also tell of a pointer that rests, when what lies under it changes: it has moved once it is in a second place. */
function isMoving({ clientX, clientY }: PointerEvent): boolean {
  const place = `${clientX} ${clientY}`;
  const moves = restsAt !== undefined && restsAt !== place;
  restsAt = place;
  return moves;
}

function reach(event: Event): void {
  if (event.type === 'pointermove' && !isMoving(event as PointerEvent)) return;
  loadAll();
}

function loadAll(): void {
  isReached = true;
  for (const sign of SIGNS) window.removeEventListener(sign, reach, { capture: true });
  // After the frame that answers the sign: the first key in a field shows before any of it.
  for (const load of waiting) requestAnimationFrame(() => setTimeout(load));
  waiting.clear();
}

/** Loads code that what is on the screen may need. Whatever needs it earlier loads it, and waits for it. `load` is always the same. */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    const quietly = () => void load().catch(() => undefined);
    if (isReached) return quietly();
    waiting.add(quietly);
    if (comesByItself) whenIdle(loadAll);
    return () => void waiting.delete(quietly);
  }, [load]);
}
