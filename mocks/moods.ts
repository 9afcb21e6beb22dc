import { writePrefer } from './prefer.ts';
import { moodIn, scenarioNamed } from './scenarios.ts';

// What a tester has chosen, and how it stands in the address, behind the `#`:
// `#scenario=half-of-a-bulk-fails&moods=listWithdrawals:409,listTransactions:200.empty`. A call's own mood goes before the
// scenario's.

export interface Moods {
  scenario: string | undefined;
  /** By operationId, `status` or `status.example`. */
  calls: Record<string, string>;
}

export const NO_MOODS: Moods = { scenario: undefined, calls: {} };

export function readMoods(hash: string): Moods {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const pairs = (said.get('moods') ?? '').split(',').map((pair) => pair.split(':'));
  return {
    scenario: scenarioNamed(said.get('scenario') ?? undefined)?.name,
    calls: Object.fromEntries(pairs.filter(([call, mood]) => call && /^\d{3}(\.\w+)?$/.test(mood ?? ''))),
  };
}

/** With its `#`; empty when nothing is chosen. Written by hand, because people read it in bug reports. */
export function writeMoods({ scenario, calls }: Moods): string {
  const moods = Object.entries(calls).map(([call, mood]) => `${call}:${mood}`);
  const said = [
    ...(scenario ? [`scenario=${scenario}`] : []),
    ...(moods.length > 0 ? [`moods=${moods.join(',')}`] : []),
  ];
  return said.length > 0 ? `#${said.join('&')}` : '';
}

/** The `Prefer` header of a call. */
export function preferFor({ scenario: name, calls }: Moods, operationId: string): string | undefined {
  const scenario = scenarioNamed(name);
  const ofScenario = moodIn(scenario, operationId);
  const [code, example] = (calls[operationId] ?? ofScenario)?.split('.') ?? [];
  return writePrefer({
    ...(code && { code }),
    ...(example && { example }),
    ...(ofScenario !== undefined && scenario?.wait && { wait: String(scenario.wait) }),
    ...(ofScenario !== undefined && scenario?.items && { items: String(scenario.items) }),
  });
}
