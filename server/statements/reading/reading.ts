import type { StatementFacts, StatementLine } from './line.ts';
import type { CsvProfile } from './profile.ts';

export type Format = 'csv' | 'camt.052' | 'camt.053' | 'camt.054' | 'mt940' | 'bai2' | 'ofx';

/** A row or entry that is no booking: a heading, a total, or one with a status that is none. */
export interface LeftOut {
  line: number;
  /** The row as it stands in the file, shortened. */
  text: string;
  /** A sentence, such as "Its status is Failed." */
  reason: string;
}

/** A row or entry that looks like a booking and cannot be understood. The rest of the file counts without it. */
export interface Unreadable {
  line: number;
  text: string;
  /** A sentence, such as "It has no amount in the column Amount." */
  reason: string;
  /** A sentence that says what to do. */
  remedy: string;
}

export type QuestionName = 'date_order' | 'money_out' | 'date_column' | 'amount_column' | 'status_booked' | 'account';

/** Something that the file does not settle. Nothing is guessed. */
export interface Question {
  name: QuestionName;
  /** The part of the file that is unclear, such as 05/11/2026. */
  about: string;
  /** At least two. `words` say what the value would mean, such as "5 November 2026". */
  choices: { value: string; words: string }[];
}

/** One of the values of the choices, by the question's name. */
export type Answers = Partial<Record<QuestionName, string>>;

/** The facts known of a file, also while questions are open. */
export interface Understood {
  format: Format;
  facts: StatementFacts;
  lines: StatementLine[];
  leftOut: LeftOut[];
  unreadable: Unreadable[];
  /** Of a CSV file; null where it has none, and for the other formats. */
  header: { line: number; names: string[] } | null;
  /** Remarks on facts that the file does not state, or that do not add up in it, in sentences: "No column names a currency: amounts are in US dollars." */
  remarks: string[];
  /** Of a CSV file, to be kept under its `layout`; null for the other formats. */
  profile: CsvProfile | null;
}

/** The result of reading a file. */
export type Reading =
  | ({ outcome: 'understood' } & Understood)
  /** The lines are read by the first choice of each question, for a preview. They must not be kept. */
  | ({ outcome: 'questions'; questions: Question[] } & Understood)
  /** `reason` says what is wrong with the file and `remedy` what to do, in sentences. */
  | { outcome: 'refused'; format: Format | null; reason: string; remedy: string; line: number | null };

export interface ReadOptions {
  answers?: Answers;
  /** The profile that was kept for a layout; asked for CSV only. */
  profileOf?: (layout: string) => Promise<CsvProfile | null>;
  /** The UTC days on which the payments with these ids or references were sent. Asked only if nothing else tells the order of dates. */
  sentOn?: (names: string[]) => Promise<ReadonlyMap<string, string>>;
  /** The UTC day of today, after which nothing is booked. */
  today: string;
}
