/** A shift that `npm run test:faults` plays. A seed that has failed comes here, with its reason, or one that found what was planted. */
interface Seed {
  seed: number;
  /** The steps that are needed, as the search prints them. */
  only: string;
  why: string;
}

export const SEEDS: readonly Seed[] = [
  {
    seed: 800005,
    only: '14-15',
    why: 'the platform stored a request of a player who had been erased, with its contacts',
  },
  {
    seed: 820000,
    only: '0-2,6-10',
    why: 'somebody signed in with a recovery code, and that counted as a step-up',
  },
];
