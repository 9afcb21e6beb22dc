import type { Call } from './calls.ts';
import { conditionProblem, isCondition, SEED, SESSION } from './conditions.ts';
import { meant } from './nearest.ts';
import { isFurtherStep, overrideProblem, stepFor } from './override-steps.ts';
import { type Preferences, writePrefer } from './prefer.ts';
import { overrideIn, SCENARIOS, scenarioNamed, signsIn } from './scenarios.ts';

// A tester's choices, and how they stand in the address, behind the `#`:
// `#scenario=half-of-a-bulk-fails&responses=listWithdrawals:503,200,approveWithdrawal@WDR-100481:409&session=5`. The override of a record goes
// before that of its call, that before the one of every call (`*:!drop`), and that before the scenario's.

export interface Overrides {
  /** As the address has it: there may be no such scenario. */
  scenario: string | undefined;
  /** By operationId, `operationId@record` or `*`; as the address has them, so that the contract may lack any of it. */
  calls: Record<string, string>;
  /** The conditions for all calls, by name (mocks/conditions.ts), as written in the address. */
  conditions: Record<string, string>;
}

export const NO_OVERRIDES: Overrides = { scenario: undefined, calls: {}, conditions: {} };

// A plus is a plus there, because people write it.
const parametersIn = (hash: string) => new URLSearchParams(hash.replace(/^#/, '').replaceAll('+', '%2B'));

/** Whether what stands behind the `#` is about overrides; else it is an anchor of the page. */
export const hasOverrides = (hash: string): boolean =>
  [...parametersIn(hash).keys()].some((name) => name === 'scenario' || name === 'responses' || isCondition(name));

export function readOverrides(hash: string): Overrides {
  if (!hasOverrides(hash)) return NO_OVERRIDES;
  const { scenario, responses = '', ...conditions } = Object.fromEntries(parametersIn(hash));
  const calls: Record<string, string> = {};
  let before: string | undefined;
  for (const piece of responses.split(',').filter(Boolean)) {
    if (before !== undefined && isFurtherStep(piece)) {
      calls[before] += `,${piece}`;
      continue;
    }
    // An id may have a colon, and so may an override such as `40%:500`.
    const [, name = '', override = ''] = /^(.*?)(?::((?:\d{1,3}%:)?[^:]*))?$/s.exec(piece) ?? [];
    calls[name] = override;
    before = name;
  }
  return { scenario: scenario || undefined, calls, conditions };
}

/** With its `#`; empty when nothing is chosen. Written by hand, because people read it in bug reports. */
export function writeOverrides({ scenario, calls, conditions }: Overrides): string {
  const overrides = Object.entries(calls).map(([call, override]) => `${call}:${override}`);
  const said = [
    ...(scenario ? [`scenario=${scenario}`] : []),
    ...(overrides.length > 0 ? [`responses=${overrides.join(',')}`] : []),
    ...Object.entries(conditions).map(([name, value]) => `${name}=${value}`),
  ];
  return said.length > 0 ? `#${said.join('&')}` : '';
}

/** A call takes a record where its path does. */
export const takesRecord = ({ route }: Call): boolean => route.includes('{');

/** In the place of an operationId: every call but signing in, without which nobody gets in. */
export const EVERY_CALL = '*';

/** A stand-in for every call, with the answers that all calls have in common. */
export function everyCallOf(calls: readonly Call[]): Call {
  const others = calls.filter(({ operationId }) => !signsIn(operationId));
  const answers = (others[0]?.answers ?? []).filter(({ status }) =>
    others.every((call) => call.answers.some((answer) => answer.status === status)),
  );
  return {
    operationId: EVERY_CALL,
    route: 'every call but signing in',
    summary: 'Every call but signing in',
    answers: answers.map((answer) => ({ ...answer, examples: [] })),
  };
}

function callProblem(key: string, override: string, calls: readonly Call[]): string | undefined {
  const [name = '', record] = key.split('@');
  const call = name === EVERY_CALL ? everyCallOf(calls) : calls.find(({ operationId }) => operationId === name);
  if (!call) {
    const names = calls.map(({ operationId }) => operationId);
    return `The contract has no call “${name}”.${meant(name, names)}`;
  }
  if (record !== undefined && !takesRecord(call)) return `${name} is not about one record, such as “${record}”.`;
  return overrideProblem(call, override);
}

/** The overrides that there are, and a sentence for each of the others. */
export function sortOverrides(
  { scenario, calls: chosen, conditions }: Overrides,
  calls: readonly Call[],
): { known: Overrides; unknown: string[] } {
  const isKnown = scenarioNamed(scenario) !== undefined;
  const ofCalls = Object.entries(chosen).map(([key, override]) => ({
    key,
    override,
    problem: callProblem(key, override, calls),
  }));
  const ofAll = Object.entries(conditions).map(([name, value]) => ({
    name,
    value,
    problem: conditionProblem(name, value),
  }));
  return {
    known: {
      scenario: isKnown ? scenario : undefined,
      calls: Object.fromEntries(ofCalls.filter(({ problem }) => !problem).map(({ key, override }) => [key, override])),
      conditions: Object.fromEntries(ofAll.filter(({ problem }) => !problem).map(({ name, value }) => [name, value])),
    },
    unknown: [
      ...(scenario && !isKnown
        ? [
            `There is no scenario “${scenario}”.${meant(
              scenario,
              SCENARIOS.map(({ name }) => name),
            )}`,
          ]
        : []),
      ...[...ofCalls, ...ofAll].flatMap(({ problem }) => problem ?? []),
    ],
  };
}

/** A call that is about to be made. */
export interface CallInHand {
  operationId: string;
  /** The ids in its path. */
  records?: string[];
  /** The number of calls of this name so far, including this one; 1 when omitted. */
  count?: (name: string) => number;
}

export interface Decision {
  preferences: Preferences;
  /** The part of the link that decided this; empty when none did. */
  why: string;
}

/** How a call is to answer. */
export function decide({ scenario: name, calls, conditions }: Overrides, call: CallInHand): Decision {
  const { operationId, records = [], count = () => 1 } = call;
  const scenario = scenarioNamed(name);
  const ofScenario = overrideIn(scenario, operationId);
  const keys = [
    ...records.map((record) => `${operationId}@${record}`),
    operationId,
    ...(signsIn(operationId) ? [] : [EVERY_CALL]),
  ];
  const own = keys.find((one) => one in calls);
  // Each call by itself, also where all have one override.
  const key = own === undefined || own === EVERY_CALL ? operationId : own;
  const override = (own !== undefined ? calls[own] : ofScenario) ?? '';
  const { step = {}, why } = stepFor(override, key, override === '' ? 1 : count(key), conditions[SEED] ?? '1');
  const { code, example, fault } = step;
  const wait = step.wait ?? (ofScenario !== undefined && scenario?.wait ? String(scenario.wait) : undefined);
  const items = ofScenario !== undefined && scenario?.items ? String(scenario.items) : undefined;
  return {
    preferences: {
      ...(code && { code }),
      ...(example && { example }),
      ...(fault && { fault }),
      ...(wait && { wait }),
      ...(items && { items }),
    },
    why: own === undefined && ofScenario !== undefined ? `scenario ${name}` : why,
  };
}

/**
 * Decides calls one after another, for one tester: it counts them, because one answer may follow another, and the session may end after some.
 * The overrides must be known ones.
 */
export class Decisions {
  readonly #counts = new Map<string, number>();

  /** The next call of each name is its first. */
  startAgain(): void {
    this.#counts.clear();
  }

  next(overrides: Overrides, operationId: string, records: string[]): Decision {
    const limit = overrides.conditions[SESSION];
    if (signsIn(operationId)) this.#counts.delete(SESSION);
    else if (limit !== undefined) {
      const number = this.#count(SESSION);
      if (number > Number(limit)) return { preferences: { code: '401' }, why: `session=${limit}, call ${number}` };
    }
    return decide(overrides, { operationId, records, count: (name) => this.#count(name) });
  }

  #count(name: string): number {
    const number = (this.#counts.get(name) ?? 0) + 1;
    this.#counts.set(name, number);
    return number;
  }
}

/** The `Prefer` header of a call. */
export const preferFor = (overrides: Overrides, operationId: string): string | undefined =>
  writePrefer(decide(overrides, { operationId }).preferences);
