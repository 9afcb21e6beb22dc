/** A shift that `npm run test:faults` plays. A seed that has failed comes here, with its reason, or one that found what was planted. */
interface Seed {
  seed: number;
  /** The steps that are needed, as the search prints them. */
  only: string;
  why: string;
}

export const SEEDS: readonly Seed[] = [
  {
    seed: 1000,
    only: '0-29',
    why: 'the one with which searches begin',
  },
  {
    seed: 200606,
    only: '0-16',
    why: 'a payment was asked about by a process that died; a pause took it from the next one, and it counted as never asked about',
  },
];
