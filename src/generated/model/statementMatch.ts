/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { StatementMatchPart } from './statementMatchPart.ts';

/**
 * The payments, the return or the fee that a line is about.
 */
export interface StatementMatch {
  /**
     * The match's id.
     * @minLength 1
     * @maxLength 200
     */
  id: string;
  /** Whether the line is about payments, a return of one, or a fee alone. */
  kind: 'payment' | 'return' | 'fee' | string;
  /** A proposed match waits for a person. */
  state: 'proposed' | 'confirmed' | string;
  /**
     * The step that found it: 1 by its name, 2 by a name that was written otherwise, 3 a return, 4 by amount and date, 5 as a sum, 6 in parts, 7 a fee. Null: a person chose the payments.
     * @minimum 1
     * @maximum 7
     * @nullable
     */
  step: number | null;
  /** Why the line is about these payments, in words. */
  reason: string;
  /** The parts of all lines of the match, at most 200. */
  parts: StatementMatchPart[];
  /**
     * The sum of the payments as we know them, US dollars; null for a fee.
     * @nullable
     */
  payment_amount: number | null;
  /** Whether the caller sent one of the payments, and so neither confirms nor undoes the match. */
  is_own_payment: boolean;
  /**
     * When it was confirmed.
     * @nullable
     */
  confirmed_at: string | null;
  /**
     * The username of the person who confirmed it; `the server` when it confirmed itself.
     * @nullable
     */
  confirmed_by: string | null;
}
