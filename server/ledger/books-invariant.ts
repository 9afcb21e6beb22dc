import type { SQL } from 'drizzle-orm';

/** One thing that must hold for the books; docs/decisions/015 has the list. */
export interface Invariant {
  invariant: string;
  /** Finishes the sentence "3 … : A, B, C". */
  says: string;
  /**
   * What is wrong, one row `what` per record. One statement, so that it sees one state of the books, whatever is written
   * meanwhile.
   */
  wrong: SQL;
}
