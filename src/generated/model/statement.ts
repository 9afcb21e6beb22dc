/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Day } from './day.ts';
import type { StatementCounts } from './statementCounts.ts';
import type { StatementFormat } from './statementFormat.ts';
import type { StatementProblem } from './statementProblem.ts';
import type { StatementState } from './statementState.ts';

/**
 * A statement of the bank.
 */
export interface Statement {
  /**
     * The statement's id.
     * @minLength 1
     * @maxLength 200
     */
  id: string;
  /** The name of the file. */
  file_name: string;
  /** The format of the file. */
  format: StatementFormat | string;
  /** Whether somebody works on it. */
  state: StatementState | string;
  /** When it was uploaded. */
  uploaded_at: string;
  /** The administrator's username. */
  uploaded_by: string;
  /**
     * The last four characters of the account's number; null when the file does not name it.
     * @nullable
     */
  account_last4: string | null;
  /**
     * The currency of the account, ISO 4217; null when the file does not name it.
     * @nullable
     */
  currency: string | null;
  /**
     * The bank's number of the statement.
     * @nullable
     */
  number: string | null;
  /** The first day; null when the file has neither lines nor a period. */
  period_from: Day | null;
  /** The last day. */
  period_to: Day | null;
  /**
     * The balance before the first line, in the currency of the account.
     * @nullable
     */
  opening_balance: number | null;
  /**
     * The balance after the last line.
     * @nullable
     */
  closing_balance: number | null;
  /**
     * The sum of the lines with money that came in, but for what was left out.
     * @minimum 0
     */
  money_in: number;
  /**
     * The sum of the lines with money that went out, without its sign.
     * @minimum 0
     */
  money_out: number;
  /**
     * How many lines were kept, in every state.
     * @minimum 0
     */
  lines: number;
  /**
     * How many lines were skipped, because an earlier statement of the account has them.
     * @minimum 0
     */
  overlapping: number;
  counts: StatementCounts;
  /**
     * Payments of these days that no statement has. Each is a difference, which `GET …/differences?statement_id=` lists.
     * @minimum 0
     */
  missing_payments: number;
  /** What does not follow. Empty when everything does. */
  problems: StatementProblem[];
  /**
     * When it was closed; null while it is not.
     * @nullable
     */
  closed_at: string | null;
  /**
     * The username of the person who closed it.
     * @nullable
     */
  closed_by: string | null;
  /**
     * When it was discarded.
     * @nullable
     */
  discarded_at: string | null;
  /**
     * The username of the person who discarded it.
     * @nullable
     */
  discarded_by: string | null;
  /**
     * Why it was discarded, or reopened the last time.
     * @nullable
     */
  reason: string | null;
}
