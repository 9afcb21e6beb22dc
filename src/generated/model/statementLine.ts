/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Day } from './day.ts';
import type { ReconciliationDifference } from './reconciliationDifference.ts';
import type { StatementLineDetail } from './statementLineDetail.ts';
import type { StatementLineState } from './statementLineState.ts';
import type { StatementMatch } from './statementMatch.ts';

/**
 * A line of a statement.
 */
export interface StatementLine {
  /**
     * The line's id.
     * @minLength 1
     * @maxLength 200
     */
  id: string;
  /**
     * Where it stands in the file.
     * @minimum 1
     */
  line: number;
  /** What was found. */
  state: StatementLineState | string;
  /** The day on which the bank booked it; null if it is no booking. */
  booked_on: Day | null;
  /**
     * Below zero for money that went out; null if it is no booking.
     * @nullable
     */
  amount: number | null;
  /**
     * ISO 4217.
     * @nullable
     */
  currency: string | null;
  /**
     * The reference in a field of its own.
     * @nullable
     */
  reference: string | null;
  /**
     * All other words of the line. Masked without `players.pii`; null once it was cleared, because the player was erased or its time was over.
     * @nullable
     */
  text: string | null;
  /** The payments of a batch as the bank lists them, at most 200. Empty for other lines, and once the text was cleared. */
  details: StatementLineDetail[];
  /**
     * The bank's word for its state.
     * @nullable
     */
  status: string | null;
  /**
     * The bank's code for the reason of a return.
     * @nullable
     */
  return_code: string | null;
  /**
     * Why it has no match, does not count or cannot be understood.
     * @nullable
     */
  note: string | null;
  /** Whether a person rejected its match, which `undo` proposes again. */
  can_propose_again: boolean;
  /** The match of the line; null without one. */
  match: StatementMatch | null;
  /** The difference of a line without a match. Its owner, reason and explanation are given with `PUT …/differences/{id}` and `POST …/differences/{id}/close`. */
  difference: ReconciliationDifference | null;
}
