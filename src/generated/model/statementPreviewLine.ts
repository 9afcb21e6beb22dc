/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Day } from './day.ts';

/**
 * A line as the server understands it.
 */
export interface StatementPreviewLine {
  /**
     * Where it stands in the file.
     * @minimum 1
     */
  line: number;
  /** The day on which the bank booked it. */
  booked_on: Day;
  /** Below zero for money that went out. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /**
     * The reference in a field of its own.
     * @nullable
     */
  reference: string | null;
  /** All other words of the line. Masked without `players.pii`. */
  text: string;
}
