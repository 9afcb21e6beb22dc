import { useEffect } from 'react';

// Code that is needed once somebody acts is loaded at the first sign that somebody is about to: a page that is only looked at does without.

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'input'];

let isReached = false;

/**
 * A finger gives no sign before it presses: there the code comes by itself, once the browser is idle. Safari cannot tell
 * when it is.
 */
const comesByItself = globalThis.matchMedia?.('(hover: none)').matches;
const whenIdle = globalThis.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 500));

/** And whether they come first. */
const waiting = new Map<() => Promise<unknown>, boolean>();

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
  const loads = [...waiting.keys()];
  const first = loads.filter((load) => waiting.get(load));
  const others = loads.filter((load) => !waiting.get(load));
  waiting.clear();
  // After the frame that answers the sign: the first key in a field shows before any of it.
  requestAnimationFrame(() =>
    setTimeout(() => {
      loaded = Promise.allSettled(first.map((load) => load()));
      for (const load of others) loadInTurn(load);
    }),
  );
}

let loaded: Promise<unknown> = Promise.resolve();

/**
 * Milliseconds after a press or a key in which no other code is loaded: with its style sheets the browser styles the whole page
 * anew, and the next press or key would wait for that.
 */
const PRESSING_MS = 500;

let pressedAt = Number.NEGATIVE_INFINITY;

for (const press of ['pointerdown', 'keydown']) {
  globalThis.window?.addEventListener(
    press,
    ({ timeStamp }) => {
      pressedAt = timeStamp;
    },
    { capture: true, passive: true },
  );
}

async function untilNobodyPresses(): Promise<void> {
  for (let left = 0; left >= 0; left = pressedAt + PRESSING_MS - performance.now()) {
    await new Promise((resolve) => setTimeout(resolve, left));
  }
}

/**
 * One after the other. A browser has few connections to a server, and whatever is pressed meanwhile, or asked of the
 * server, would wait until all the files have come.
 */
function loadInTurn(load: () => Promise<unknown>): void {
  loaded = loaded
    .then(untilNobodyPresses)
    .then(load)
    .catch(() => undefined);
}

/**
 * Loads code that what is on the screen may need. Whatever needs it earlier loads it, and waits for it.
 *
 * @param load always the same
 * @param isFirst it comes before all other such code: a change that is made by one press needs it
 */
export function usePreload(load: () => Promise<unknown>, isFirst = false): void {
  useEffect(() => {
    if (isReached) return isFirst ? void load().catch(() => undefined) : loadInTurn(load);
    waiting.set(load, isFirst);
    if (comesByItself) whenIdle(loadAll);
    return () => void waiting.delete(load);
  }, [load, isFirst]);
}
