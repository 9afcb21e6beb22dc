import type { StatementLine } from '../reading/line.ts';
import type { Matching, MatchOptions, SentPayment } from './match.ts';

/** Matches lines with payments, in a time that grows with their number and no faster. Changes nothing. */
export declare function matchLines(
  lines: readonly StatementLine[],
  payments: readonly SentPayment[],
  options?: MatchOptions,
): Promise<Matching>;
