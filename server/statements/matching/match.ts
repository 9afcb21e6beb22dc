/** An attempt to send a withdrawal that the rail says was paid; also of an archived withdrawal. */
export interface SentPayment {
  withdrawalId: string;
  attempt: number;
  /** The rail's reference. */
  reference: string | null;
  /** Net, in US dollars; above zero. */
  amountCents: number;
  sentAt: Date;
  /** Its cents in matches of other statements, or in matches that stand and are not made anew. Above zero. */
  foundCents: number;
  /** Whether such a match has its return. */
  isReturnFound: boolean;
  /** Whether the statement's days should have it; otherwise it is there only to be found. */
  isInPeriod: boolean;
}

/** How a match was found: the steps of docs/decisions/how-is-a-bank-statement-read-and-matched.md. */
export type Step = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A share of a line. All parts of a line, fees among them, add up to the line; they have its sign. */
export interface MatchPart {
  /** The position of the line among those that were given. */
  lineIndex: number;
  /** Null for a fee. */
  withdrawalId: string | null;
  attempt: number | null;
  amountCents: number;
}

export interface Match {
  kind: 'payment' | 'return' | 'fee';
  step: Step;
  /** Only steps 1 and 2 confirm themselves, and only money that went out. */
  state: 'confirmed' | 'proposed';
  /** Why, in words: "The reference names WDR-100481; the amount is equal." */
  reason: string;
  parts: MatchPart[];
}

/** A line without a match. */
export interface OpenLine {
  lineIndex: number;
  /** Why, in words: "It names WDR-100500, which was never sent." */
  reason: string;
  /** Payments that a person may choose from, the likeliest first; at most 20. */
  candidates: { withdrawalId: string; attempt: number; reason: string }[];
}

/** Every line is in exactly one match or open; a payment is in at most one match of its kind. */
export interface Matching {
  matches: Match[];
  open: OpenLine[];
  /** Payments of the period that no line names or is proposed for. */
  missing: { withdrawalId: string; attempt: number }[];
}

export interface MatchOptions {
  /** The statuses of withdrawals that were never paid, by id, so that a line that names one says so. */
  unsent?: ReadonlyMap<string, string>;
  /** The last so many lines are open on earlier statements: they can only be parts of a payment together with new ones. */
  earlier?: number;
}
