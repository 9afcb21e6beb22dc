import { hasOverrides, NO_OVERRIDES, type Overrides, readOverrides, writeOverrides } from '../overrides.ts';

// The tester's choices. They are behind the `#` of the address, which the screens' own search knows nothing of: it
// is added to every address that the router writes, and so survives going from screen to screen.

// As the browser has them: the router must not take a change of override for a change of place.
const browser = { pushState: history.pushState, replaceState: history.replaceState };
const listeners = new Set<() => void>();
let overrides = readOverrides(location.hash);

function withOverrides(address: string | URL): string {
  const url = new URL(address, location.href);
  const hash = writeOverrides(overrides);
  // An anchor of the page's own stays where there are no overrides to say.
  if (hash || hasOverrides(url.hash)) url.hash = hash;
  return url.href;
}

function putIntoAddress(): void {
  browser.replaceState.call(history, history.state, '', withOverrides(location.href));
}

function change(next: Overrides): void {
  overrides = next;
  putIntoAddress();
  for (const listener of listeners) listener();
}

for (const name of ['pushState', 'replaceState'] as const) {
  history[name] = (state, unused, url) =>
    browser[name].call(history, state, unused, url === undefined || url === null ? url : withOverrides(url));
}

addEventListener('popstate', () => {
  // Only an address that somebody typed has no state: its overrides are new. The others were written under older overrides.
  if (history.state === null && hasOverrides(location.hash)) change(readOverrides(location.hash));
  else putIntoAddress();
});

export const getOverrides = (): Overrides => overrides;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function without(from: Record<string, string>, name: string): Record<string, string> {
  const { [name]: _, ...others } = from;
  return others;
}

/** Undefined: none. Overrides of single calls stay; they go before the scenario's. */
export function chooseScenario(scenario: string | undefined): void {
  change({ ...overrides, scenario });
}

/** @param key operationId, or `operationId@record` @param override undefined: whatever the scenario says */
export function chooseOverride(key: string, override: string | undefined): void {
  change({
    ...overrides,
    calls: override === undefined ? without(overrides.calls, key) : { ...overrides.calls, [key]: override },
  });
}

/** @param value undefined: as usual */
export function chooseCondition(name: string, value: string | undefined): void {
  const { conditions } = overrides;
  change({
    ...overrides,
    conditions: value === undefined ? without(conditions, name) : { ...conditions, [name]: value },
  });
}

export function chooseNothing(): void {
  change(NO_OVERRIDES);
}
