/** A shift that every run of the tests plays. A seed that has failed comes here, with its reason. */
interface Seed {
  seed: number;
  /** The steps that are needed, as the search prints them. */
  only: string;
  why: string;
}

export const SEEDS: readonly Seed[] = [
  {
    seed: 1003,
    only: '0-46',
    why: 'a process that lost its connection while it compared the audit log, with the rail down, paused all payments as after a restore',
  },
];
