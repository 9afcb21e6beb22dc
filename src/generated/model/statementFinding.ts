/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Day } from './day.ts';

/**
 * A line of a statement on which a payment was found.
 */
export interface StatementFinding {
  /**
     * The statement.
     * @minLength 1
     * @maxLength 200
     */
  statement_id: string;
  /**
     * Its line.
     * @minLength 1
     * @maxLength 200
     */
  line_id: string;
  /** The name of the statement's file. */
  file_name: string;
  /** The day on which the bank booked it. */
  booked_on: Day;
  /** The part of the line, US dollars. Below zero for money that went out. */
  amount: number;
  /**
     * Which attempt to send it.
     * @minimum 1
     */
  attempt?: number;
  /** Whether the bank paid it or returned it. */
  kind: 'payment' | 'return' | string;
}
