import { type Moods, NO_MOODS, readMoods, saysMoods, writeMoods } from '../moods.ts';

// What the tester has chosen. It lives behind the `#` of the address, which the screens' own search knows nothing of: it
// is added to every address that the router writes, and so survives going from screen to screen.

// As the browser has them: the router must not take a change of mood for a change of place.
const browser = { pushState: history.pushState, replaceState: history.replaceState };
const listeners = new Set<() => void>();
let moods = readMoods(location.hash);

function withMoods(address: string | URL): string {
  const url = new URL(address, location.href);
  const hash = writeMoods(moods);
  // An anchor of the page's own stays where there are no moods to say.
  if (hash || saysMoods(url.hash)) url.hash = hash;
  return url.href;
}

function putIntoAddress(): void {
  browser.replaceState.call(history, history.state, '', withMoods(location.href));
}

function change(next: Moods): void {
  moods = next;
  putIntoAddress();
  for (const listener of listeners) listener();
}

for (const name of ['pushState', 'replaceState'] as const) {
  history[name] = (state, unused, url) =>
    browser[name].call(history, state, unused, url === undefined || url === null ? url : withMoods(url));
}

addEventListener('popstate', () => {
  // Only an address that somebody typed has no state: its moods are new. The others were written under older moods.
  if (history.state === null && saysMoods(location.hash)) change(readMoods(location.hash));
  else putIntoAddress();
});

export const getMoods = (): Moods => moods;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function without(from: Record<string, string>, name: string): Record<string, string> {
  const { [name]: _, ...others } = from;
  return others;
}

/** Undefined: none. Moods of single calls stay; they go before the scenario's. */
export function chooseScenario(scenario: string | undefined): void {
  change({ ...moods, scenario });
}

/** @param key operationId, or `operationId@record` @param mood undefined: whatever the scenario says */
export function chooseMood(key: string, mood: string | undefined): void {
  change({ ...moods, calls: mood === undefined ? without(moods.calls, key) : { ...moods.calls, [key]: mood } });
}

/** @param value undefined: as usual */
export function chooseCondition(name: string, value: string | undefined): void {
  const { conditions } = moods;
  change({ ...moods, conditions: value === undefined ? without(conditions, name) : { ...conditions, [name]: value } });
}

export function chooseNothing(): void {
  change(NO_MOODS);
}
