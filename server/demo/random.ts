/** A stream of chance that is the same on every run: one a subject, so that a change in one leaves the others alone. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number, both ends included. */
  int(lowest: number, highest: number): number;
  chance(probability: number): boolean;
  pick<T>(choices: readonly T[]): T;
  /** exp of a normal distribution: most near `median`, few far above. */
  logNormal(median: number, sigma: number): number;
}

/** The generator is sfc32, seeded by the name of its subject. */
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
  // The first values still show the seed.
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

/** 32 well-mixed bits of a whole number, unsigned (the finalizer of MurmurHash3). */
export function mix(value: number): number {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/**
 * Numbers from 0 to 1 that cover the range evenly however few are taken: what is drawn by them has the same mix in every week, also of
 * a small demo. Two streams that are used together need different steps.
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

/** Steps that are irrational and as unlike each other as can be (Roberts' R2 sequence), and the golden ratio for a stream by itself. */
export const EVEN_STEPS = { first: 0.7548776662466927, second: 0.5698402909980532, alone: 0.6180339887498949 };

/** A function that draws among `choices`, each as often as its weight says. */
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
    // Rounding could leave `at` at the very end: then it is the last one.
    const index = upTo.findIndex((limit) => at < limit);
    return choices[index === -1 ? choices.length - 1 : index] as T;
  };
}
