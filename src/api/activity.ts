// Whether a person is at work on the page. What a screen loads by itself meanwhile must not keep a session alive.

/** Milliseconds; as the contract describes `X-Background`. */
const AWAY_AFTER = 60_000;

/** Opening the page is something that a person did. */
let lastInput = performance.now();

for (const event of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart']) {
  // Capturing, so that no part of the page can keep its events from being seen here.
  globalThis.window?.addEventListener(event, noteInput, { capture: true, passive: true });
}

function noteInput(): void {
  lastInput = performance.now();
}

/** The header of a call that no person caused; undefined while somebody is at work. */
export function backgroundHeader(): 'true' | undefined {
  return performance.now() - lastInput > AWAY_AFTER ? 'true' : undefined;
}
