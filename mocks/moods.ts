import type { Call } from './calls.ts';
import { writePrefer } from './prefer.ts';
import { moodIn, scenarioNamed } from './scenarios.ts';

// What a tester has chosen, and how it stands in the address, behind the `#`:
// `#scenario=half-of-a-bulk-fails&moods=listWithdrawals:429,listTransactions:200.empty`. A call's own mood goes before the
// scenario's. It is a status, a status with an example, or a fault such as `!drop`; `+3s` behind it, or alone, takes that long.

/** What no contract describes, because a network or a proxy does it. */
export const FAULTS = {
  drop: 'The connection breaks before an answer',
  hang: 'There is never an answer',
  cut: 'The connection breaks in the middle of the answer',
  badjson: 'The answer is not JSON, though it says so',
  html502: 'A proxy answers 502 with a page',
} as const;

export type FaultName = keyof typeof FAULTS;

interface Mood {
  code?: string;
  example?: string;
  fault?: FaultName;
  /** Seconds. */
  wait?: string;
}

const MOOD = /^(?:(?<code>\d{3})(?:\.(?<example>\w+))?|!(?<fault>\w+))?(?:\+(?<wait>\d{1,2}(?:\.\d+)?)s)?$/;

/** A mood as the address has it, in its parts; undefined when it is none. */
function moodParts(text: string): Mood | undefined {
  const parts = MOOD.exec(text)?.groups;
  if (!parts || text === '' || (parts.fault && !(parts.fault in FAULTS))) return undefined;
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
}

export interface Moods {
  /** As the address has it: there may be no such scenario. */
  scenario: string | undefined;
  /** By operationId; as the address has them, so that the contract may lack any of it. */
  calls: Record<string, string>;
}

export const NO_MOODS: Moods = { scenario: undefined, calls: {} };

export function readMoods(hash: string): Moods {
  // A plus is a plus there, because people write it.
  const said = new URLSearchParams(hash.replace(/^#/, '').replaceAll('+', '%2B'));
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
  const parts = moodParts(mood);
  const statuses = call.answers.map((one) => one.status).join(', ');
  if (!parts) {
    const faults = Object.keys(FAULTS).map((fault) => `!${fault}`);
    return `${name} cannot be in the mood “${mood}”, but in ${statuses}, ${faults.join(', ')}, each with +3s too.`;
  }
  const { code: status, example } = parts;
  if (status === undefined) return undefined;
  const answer = call.answers.find((one) => one.status === status);
  if (!answer) return `${name} has no answer “${status}”, but ${statuses}.`;
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
  const { code, example, fault, wait } = moodParts(calls[operationId] ?? ofScenario ?? '') ?? {};
  const seconds = wait ?? (ofScenario !== undefined && scenario?.wait ? String(scenario.wait) : undefined);
  return writePrefer({
    ...(code && { code }),
    ...(example && { example }),
    ...(fault && { fault }),
    ...(seconds && { wait: seconds }),
    ...(ofScenario !== undefined && scenario?.items && { items: String(scenario.items) }),
  });
}
