// The conditions that a link can set for all calls: `#session=5&clock=+2h&memory=on&seed=7`.

interface Condition {
  pattern: RegExp;
  /** The values that it accepts, as the end of a sentence that begins with '… is'. */
  words: string;
}

/** After so many calls the session has ended. */
export const SESSION = 'session';
/** How far the browser's clock is ahead, or with a minus behind. */
export const CLOCK = 'clock';
/** Whether what is done is remembered, for this tab. */
export const MEMORY = 'memory';
/** The calls that the percentages are about. */
export const SEED = 'seed';

const CONDITIONS: Record<string, Condition> = {
  [SESSION]: { pattern: /^\d{1,4}$/, words: 'the number of calls after which it has ended' },
  [CLOCK]: {
    pattern: /^[+-]?\d{1,5}(\.\d+)?[smhd]$/,
    words: 'a time ahead, or behind with a minus, as in +90s, 5m, -2h or 1d',
  },
  [MEMORY]: { pattern: /^on$/, words: '“on”' },
  [SEED]: { pattern: /^\w{1,20}$/, words: 'letters and digits' },
};

export const isCondition = (name: string): boolean => Object.hasOwn(CONDITIONS, name);

/** Why the link's condition cannot be met, in a sentence; undefined where it can. */
export function conditionProblem(name: string, value: string): string | undefined {
  const condition = isCondition(name) ? CONDITIONS[name] : undefined;
  if (!condition) return `A link cannot say “${name}”, but scenario, responses, ${Object.keys(CONDITIONS).join(', ')}.`;
  return condition.pattern.test(value) ? undefined : `“${name}” is ${condition.words}, and not “${value}”.`;
}

const MS: Record<string, number> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Milliseconds that the browser's clock is ahead. */
export function clockAheadMs(clock: string | undefined): number {
  const [, amount, unit] = /^(.*)([smhd])$/.exec(clock ?? '') ?? [];
  return amount === undefined || unit === undefined ? 0 : Number(amount) * (MS[unit] ?? 0);
}
