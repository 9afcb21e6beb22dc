/** Seeds of shifts that every run of the tests plays. A seed that has failed comes here, with its reason. */
export const SEEDS: readonly { seed: number; why: string }[] = [
  { seed: 10, why: 'the audit log was sealed no longer after the simulated rail left a call open for ever' },
  { seed: 1000, why: 'two people use the same idempotency keys, and a webhook is sent for the second time' },
];
