import type { SQL } from 'drizzle-orm';

/** A rule that must hold for the books; docs/decisions/015 has the list. */
export interface Invariant {
  invariant: string;
  /** Completes the sentence "3 … : A, B, C". */
  description: string;
  /**
   * A query of the violations, one row `what` per record. A single statement, so that it sees one state of the books,
   * whatever is written meanwhile.
   */
  wrong: SQL;
}
