/** Seeds of shifts that every run of the tests plays. A seed that has failed comes here, with its reason. */
export const SEEDS: readonly { seed: number; why: string }[] = [
  {
    seed: 1003,
    why: 'a process that lost its connection while it compared the audit log, with the rail down, paused all payments as after a restore',
  },
];
