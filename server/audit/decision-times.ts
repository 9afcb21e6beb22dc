// When a row of the audit log can have been written, judged by the blocks: whoever inserts a row chooses its time, and not when it is sealed.

/** Longer than any transaction. */
const LONGEST_US = 3_600_000_000;
/** For clocks that were set. */
const SLACK_US = 60_000_000;

/** Unix time in seconds with six decimals, as the database prints it, in microseconds. */
export const microsOf = (epoch: string): number => Number(epoch.replace('.', ''));

/** When a block was sealed, and the newest one before that left nothing unsealed; both in microseconds. */
export interface SealedBetween {
  after: number;
  at: number;
}

/** Whether a row of this time can be in that block. */
export const isPossible = (at: number, { after, at: sealed }: SealedBetween): boolean =>
  at >= after - LONGEST_US && at <= sealed + SLACK_US;
