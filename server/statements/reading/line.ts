/** A booking of a statement, whatever the format of its file. */
export interface StatementLine {
  /** Its place: the line of the file on which its row begins, or in XML and OFX the number of the entry. Counted from 1. */
  line: number;
  /** The bank's own id of the booking; null when the file has none. */
  bankId: string | null;
  /** The day on which the bank booked it, as 2026-11-20. */
  bookedOn: string;
  /** Below zero for money that went out. */
  amountCents: number;
  /** ISO 4217. */
  currency: string;
  /** The reference in a field of its own; null when the file has it in the text only, or not at all. */
  reference: string | null;
  /** All other words of the booking. Not trusted: it may hold formulas, controls and other people's data. */
  text: string;
  /** The bank's word for a booking that counts, such as "Sent"; null in a file without a status. */
  status: string | null;
  /** Of Nacha (R03) or ISO 20022 (AC04), if the line is a return and says why. */
  returnCode: string | null;
  /** From a column with fees, never below zero; null without one. */
  feeCents: number | null;
  /** The payments of a batch, which the bank booked as one line; otherwise empty. They may add up to another amount than the line. */
  details: LineDetail[];
}

/** One payment within a batch. */
export interface LineDetail {
  bankId: string | null;
  /** Below zero for money that went out; null when the bank does not say it. */
  amountCents: number | null;
  reference: string | null;
  text: string;
  returnCode: string | null;
}

/** The facts that a statement states of itself. Null where it states none. */
export interface StatementFacts {
  /** The last four characters of the account's number, of which no more is kept. */
  accountLast4: string | null;
  /** The first and the last day: those that the file names, or those of its lines. */
  from: string | null;
  until: string | null;
  openingCents: number | null;
  closingCents: number | null;
  /** The statement's number, such as 12 or 12/1. */
  number: string | null;
  currency: string | null;
}
