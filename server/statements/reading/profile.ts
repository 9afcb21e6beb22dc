/** With 05/11/2026, the fifth of November or the eleventh of May. */
export type DateOrder = 'day_first' | 'month_first';

/** The sign of money that went out, where no column tells the direction. */
export type MoneyOut = 'negative' | 'positive';

/** The columns of a CSV file by their names in its header; of two columns with one name, the second is "Amount (2)". */
export interface CsvColumns {
  date: string;
  /** The signed amount, or money out if there is an opposite one. */
  amount: string;
  /** Money in. */
  oppositeAmount: string | null;
  direction: string | null;
  status: string | null;
  currency: string | null;
  reference: string | null;
  bankId: string | null;
  fee: string | null;
  balance: string | null;
  /** The account's number, where each row names it. */
  account: string | null;
}

/** How a layout is read: kept for the next file with the same header, which then needs no answers. Plain JSON. */
export interface CsvProfile {
  /** A hash of the header, by which the profile is found. */
  layout: string;
  header: string[];
  columns: CsvColumns;
  /** Null when the dates of this layout have one reading. */
  dateOrder: DateOrder | null;
  /** Null when a column tells the direction. */
  moneyOut: MoneyOut | null;
  /** The words of its status column that were seen, in lower case, and whether they count as booked. */
  statusWords: Record<string, boolean>;
  /** Of lines that name none. */
  currency: string;
}
