import { centsOf } from './money.ts';

/** The amount in US dollars less so many percent of it, in whole cents: half a cent is rounded up. */
export const reducedUsd = (fullUsd: number, percent: number): number =>
  Math.round((centsOf(fullUsd) * (100 - percent)) / 100) / 100;
