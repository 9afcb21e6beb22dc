// Whether a person is active on the page. Requests that a screen makes by itself must not keep a session alive.

/** Milliseconds; the contract defines it with `X-Background`. */
const AWAY_AFTER_MS = 60_000;

/** Opening the page counts as activity. */
let lastInput = performance.now();

for (const event of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart']) {
  // In the capture phase, so that no handler can stop the event before it gets here.
  globalThis.window?.addEventListener(event, noteInput, { capture: true, passive: true });
}

function noteInput(): void {
  lastInput = performance.now();
}

/** The header of a call that no person caused; undefined while somebody is active. */
export function backgroundHeader(): 'true' | undefined {
  return performance.now() - lastInput > AWAY_AFTER_MS ? 'true' : undefined;
}
