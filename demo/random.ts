/**
 * A pseudo-random stream that is the same on every run. Each subject has its own, so that a change in one does not affect the others.
 */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** An integer, both bounds included. */
  int(lowest: number, highest: number): number;
  chance(probability: number): boolean;
  pick<T>(choices: readonly T[]): T;
  /** Log-normal distribution: most values near `median`, few far above. */
  logNormal(median: number, sigma: number): number;
}

/** The generator is sfc32, seeded with the name of its subject. */
export function createRandom(subject: string): Random {
  let a = mix(subject.length + 1);
  let b = 0x9e3779b9;
  for (let i = 0; i < subject.length; i++) b = mix(b ^ subject.charCodeAt(i));
  let c = mix(b);
  let counter = 1;

  function next(): number {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 2 ** 32;
  }
  // Discards the first values, which still depend visibly on the seed.
  for (let i = 0; i < 16; i++) next();

  const int = (lowest: number, highest: number) => lowest + Math.floor(next() * (highest - lowest + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: <T>(choices: readonly T[]) => choices[int(0, choices.length - 1)] as T,
    logNormal: (median, sigma) =>
      median * Math.exp(sigma * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())),
  };
}

/** 32 well-mixed bits of an integer, unsigned (the finalizer of MurmurHash3). */
export function mix(value: number): number {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/**
 * A low-discrepancy sequence from 0 to 1: it covers the range evenly however few numbers are drawn, so every week has
 * the same mix, even in a small demo. Two sequences that are used together need different steps.
 *
 * @param step irrational
 */
export function createEven(step: number): Pick<Random, 'next'> {
  let at = 0.5;
  return {
    next() {
      at = (at + step) % 1;
      return at;
    },
  };
}

/** The steps of Roberts' R2 sequence, for two sequences used together, and the golden ratio for a single one. */
export const EVEN_STEPS = { first: 0.7548776662466927, second: 0.5698402909980532, alone: 0.6180339887498949 };

/** A function that draws from `choices` in proportion to their weights. */
export function weighted<T>(
  choices: readonly T[],
  weightOf: (choice: T) => number,
): (random: Pick<Random, 'next'>) => T {
  const upTo: number[] = [];
  let total = 0;
  for (const choice of choices) {
    total += weightOf(choice);
    upTo.push(total);
  }
  return (random) => {
    const at = random.next() * total;
    // Rounding can leave `at` beyond the last limit; then it is the last choice.
    const index = upTo.findIndex((limit) => at < limit);
    return choices[index === -1 ? choices.length - 1 : index] as T;
  };
}
