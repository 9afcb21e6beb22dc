import type { Random } from '../../demo/random.ts';

/** The number of records that the platform makes each time that it acts, and the most that it sends. */
export interface Traffic {
  least: number;
  most: number;
  batch: number;
  /** The share of purchases that are left out, because requests for withdrawals are what most of the day is about. */
  withoutPurchase: number;
}

/** The tendencies of a shift's world. They differ much between shifts, so that some are nearly all payouts, or all retries and freezes. */
export interface Tendencies {
  /** How often somebody or something acts, compared with its own weight, by name. */
  factor(name: string): number;
  /** The share of steps in which somebody comes between. */
  intruded: number;
  /** The share of steps that are a scene. */
  scenes: number;
  /** The share of those under way that are the work of a process by itself, and not a person's call. */
  ownWork: number;
  /** The share of the work of processes that is interrupted when the rail has answered: money has moved then, and nobody has recorded it. */
  heard: number;
  /** The share of steps before which what is under way ends. */
  settled: number;
  /** The share of what the rail is asked that it refuses, that is lost on the way, and that comes late. */
  refused: number;
  lost: number;
  late: number;
  /** How much of what the platform makes is neither left out nor a request for a withdrawal, compared with the usual. */
  purchases: number;
  /** The share of messages that a receiver answers late, and of those that it takes and answers at all. */
  slow: number;
  taken: number;
}

/** Those of whole days, and in the middle of those of shifts. */
const USUAL: Tendencies = {
  factor: () => 1,
  intruded: 0.6,
  scenes: 0.25,
  ownWork: 0.5,
  heard: 0.4,
  settled: 0.6,
  refused: 0.3,
  lost: 0.07,
  late: 0.15,
  purchases: 1,
  slow: 0.2,
  taken: 0.5,
};

const FACTORS = [0.1, 0.3, 0.3, 1, 1, 3, 8];

/** @param isVaried whether they are drawn; otherwise the usual ones */
export function tendenciesOf(random: Random, isVaried: boolean): Tendencies {
  if (!isVaried) return USUAL;
  const factors = new Map<string, number>();
  const factor = (name: string): number => {
    const known = factors.get(name);
    if (known !== undefined) return known;
    const drawn = random.pick(FACTORS);
    factors.set(name, drawn);
    return drawn;
  };
  return {
    factor,
    intruded: random.pick([0.2, 0.6, 0.8]),
    scenes: random.pick([0.1, 0.3, 0.5, 0.7]),
    ownWork: random.pick([0.2, 0.5, 0.8]),
    heard: random.pick([0.2, 0.4, 0.7]),
    settled: random.pick([0.3, 0.6, 0.9]),
    refused: random.pick([0.1, 0.3, 0.6]),
    lost: random.pick([0, 0.07, 0.2]),
    late: random.pick([0, 0.15, 0.4]),
    purchases: random.pick([1, 1, 1, 5]),
    slow: random.pick([0, 0.3, 0.7]),
    taken: random.pick([0.2, 0.5, 0.9]),
  };
}
