/** Seeds of shifts that are played in every run of the tests; each failed once, and says why. */
export const SEEDS: readonly { seed: number; why: string }[] = [{ seed: 1, why: 'the first that was played' }];
