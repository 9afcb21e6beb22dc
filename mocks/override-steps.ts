import type { Call } from './calls.ts';

// How one call answers, as a link has it: `503`, `200.empty`, `!drop`, `503+3s`. With a comma one follows the other, and the last one
// stays (`503,200`); with a percentage only some of the calls answer so (`40%:500`), the same ones every time.

/** Faults of a network or a proxy, which no contract describes. */
export const FAULTS = {
  drop: 'The connection breaks before an answer',
  hang: 'There is never an answer',
  cut: 'The connection breaks in the middle of the answer',
  badjson: 'The answer is not JSON, though it says so',
  html502: 'A proxy answers 502 with a page',
  swap: 'Answers come out of order: each first one of two after the second',
} as const;

export type FaultName = keyof typeof FAULTS;

export interface Step {
  code?: string;
  example?: string;
  fault?: FaultName;
  /** Seconds. */
  wait?: string;
  /** The share of the calls, 0 to 100, that answer so. The others answer as usual. */
  percent?: number;
}

const STEP =
  /^(?:(?<percent>\d{1,3})%:)?(?:(?<code>\d{3})(?:\.(?<example>\w+))?|!(?<fault>\w+))?(?:\+(?<wait>\d{1,2}(?:\.\d+)?)s)?$/;

/** Whether a text after a comma goes on with the override before it; else a call begins. */
export const isFurtherStep = (text: string): boolean => /^[\d!+]/.test(text);

/** An override in its steps; undefined when it is none. */
export function stepsOf(override: string): Step[] | undefined {
  const steps = override.split(',').map(stepOf);
  return steps.every((step) => step !== undefined) ? steps : undefined;
}

function stepOf(text: string): Step | undefined {
  const { percent, code, example, fault, wait } = STEP.exec(text)?.groups ?? {};
  if (!code && !fault && !wait) return undefined;
  if ((fault && !(fault in FAULTS)) || Number(percent ?? 0) > 100) return undefined;
  return {
    ...(code && { code }),
    ...(example && { example }),
    ...(fault && { fault: fault as FaultName }),
    ...(wait && { wait }),
    ...(percent && { percent: Number(percent) }),
  };
}

/** A server or a proxy can say these without any contract. */
export const isServerFailure = (code: string): boolean => /^5\d\d$/.test(code);

/** Why a call cannot be in an override, in a sentence; undefined where it can. */
export function overrideProblem({ operationId, answers }: Call, override: string): string | undefined {
  const statuses = answers.map(({ status }) => status).join(', ');
  const steps = stepsOf(override);
  if (!steps) {
    const faults = Object.keys(FAULTS).map((fault) => `!${fault}`);
    return (
      `${operationId} cannot answer “${override}”, but ${statuses}, ${faults.join(', ')}, late (${operationId}:+3s), each with +3s too, ` +
      'one after the other (503,200), or for some of the calls (40%:503).'
    );
  }
  for (const { code, example } of steps) {
    if (code === undefined) continue;
    const answer = answers.find(({ status }) => status === code);
    if (!answer && !(isServerFailure(code) && example === undefined))
      return `${operationId} has no answer “${code}”, but ${statuses}.`;
    if (example === undefined || answer?.examples.some(({ name }) => name === example)) continue;
    const names = answer?.examples.map(({ name }) => name).join(', ') || 'none';
    return `${operationId} ${code} has no example “${example}”, but ${names}.`;
  }
  return undefined;
}

/** The number from 0 to 99 that a call draws: the same for the same seed, name and number. */
function drawn(seed: string, name: string, number: number): number {
  let hash = 0x811c9dc5;
  for (const character of `${seed} ${name} ${number}`) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  }
  // Mixed, because texts that differ in their last character alone are near each other.
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return ((hash ^ (hash >>> 16)) >>> 0) % 100;
}

/**
 * The step of an override that a call answers by, and why in words; without a step it answers as usual.
 *
 * @param name whose calls are counted
 * @param number of the call, from 1
 */
export function stepFor(override: string, name: string, number: number, seed: string): { step?: Step; why: string } {
  const steps = stepsOf(override) ?? [];
  const position = Math.min(number, steps.length);
  const step = steps[position - 1];
  if (!step) return { why: '' };
  const place = steps.length > 1 ? `, step ${position} of ${steps.length}` : '';
  if (step.percent === undefined) return { step, why: `${name}:${override}${place}` };
  const draw = drawn(seed, name, number);
  const why = `${name}:${override}${place}, call ${number} with seed ${seed} draws ${draw} of 100`;
  return draw < step.percent ? { step, why } : { why: `${why}: as usual` };
}
