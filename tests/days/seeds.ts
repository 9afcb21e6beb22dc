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
  {
    seed: 100122,
    only: '0-30',
    why: 'a process stood still between the rows of a block and its time, which said that a decision made meanwhile could not be that old',
  },
];
