import type { Call } from './calls.ts';
import { writePrefer } from './prefer.ts';
import { moodIn, scenarioNamed } from './scenarios.ts';

// What a tester has chosen, and how it stands in the address, behind the `#`:
// `#scenario=half-of-a-bulk-fails&moods=listWithdrawals:409,listTransactions:200.empty`. A call's own mood goes before the
// scenario's.

export interface Moods {
  /** As the address has it: there may be no such scenario. */
  scenario: string | undefined;
  /** By operationId, `status` or `status.example`; as the address has them, so that the contract may lack any of it. */
  calls: Record<string, string>;
}

export const NO_MOODS: Moods = { scenario: undefined, calls: {} };

export function readMoods(hash: string): Moods {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const pairs = (said.get('moods') ?? '').split(',').filter(Boolean);
  return {
    scenario: said.get('scenario') || undefined,
    calls: Object.fromEntries(
      pairs.map((pair) => {
        const [, call = '', mood = ''] = /^([^:]*):?(.*)$/s.exec(pair) ?? [];
        return [call, mood];
      }),
    ),
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

/** Why a call cannot be in a mood, in a sentence; undefined where it can. */
function moodFault(name: string, mood: string, calls: readonly Call[]): string | undefined {
  const call = calls.find(({ operationId }) => operationId === name);
  if (!call) return `The contract has no call “${name}”.`;
  const [status, example] = mood.split(/\.(.*)/s);
  const answer = call.answers.find((one) => one.status === status);
  if (!answer) return `${name} has no answer “${status}”, but ${call.answers.map((one) => one.status).join(', ')}.`;
  if (example === undefined || answer.examples.some((one) => one.name === example)) return undefined;
  const names = answer.examples.map((one) => one.name).join(', ') || 'none';
  return `${name} ${status} has no example “${example}”, but ${names}.`;
}

/** The moods that there are, and a sentence for each of the others. */
export function sortMoods(
  { scenario, calls: chosen }: Moods,
  calls: readonly Call[],
): { known: Moods; unknown: string[] } {
  const isKnown = scenarioNamed(scenario) !== undefined;
  const faults = Object.entries(chosen).map(([name, mood]) => ({ name, mood, fault: moodFault(name, mood, calls) }));
  return {
    known: {
      scenario: isKnown ? scenario : undefined,
      calls: Object.fromEntries(faults.filter(({ fault }) => !fault).map(({ name, mood }) => [name, mood])),
    },
    unknown: [
      ...(scenario && !isKnown ? [`There is no scenario “${scenario}”.`] : []),
      ...faults.flatMap(({ fault }) => fault ?? []),
    ],
  };
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
