/** A payment that the rail has made, as its list names it. */
export interface RailPayment {
  /** `paymentKey` */
  key: string;
  /** The rail's reference. */
  reference: string;
  /** Integer cents of US dollars. */
  amountCents: number;
  /** By the rail's clock. */
  paidAt: Date;
  /** Undefined unless the bank sent the money back. */
  returned: ReturnedPayment | undefined;
}

export interface ReturnedPayment {
  at: Date;
  /** The bank's. */
  reference: string;
  reason: string;
  /** The bank's code for the reason, such as R03 or AC04, in capitals; absent when the rail names none apart from its reason. */
  code?: string | undefined;
}

export interface ListQuery {
  /** Payments that were made or sent back at this time or later. */
  since: Date;
  /** Only those that the bank sent back. */
  onlyReturned?: boolean;
  /** The `next` of the page before. */
  after?: string | undefined;
}

/** An entry of the list that cannot be understood. */
export interface UnreadableEntry {
  /** Its place on its page, from 1. */
  entry: number;
  /** Its key, if that can be read. */
  key: string | undefined;
  /** Completes the sentence "the entry has no usable …": the name of a field. */
  field: string;
}

export interface ListPage {
  payments: RailPayment[];
  /** The entries that are not among the payments; by default none. */
  unreadable?: UnreadableEntry[];
  /** The place where the next page begins; undefined on the last one. */
  next: string | undefined;
}

/** A rail that says which payments it has made. */
export interface PaymentList {
  /**
   * One page of the payments. A payment may be on two pages when it changes in between.
   *
   * @param signal aborted when nobody waits for the answer any more
   * @throws NoAnswer for an answer that is none
   */
  list(query: ListQuery, signal: AbortSignal): Promise<ListPage>;
}

/** The rail gave no answer, or none that can be understood. The message has nothing of what it sent. */
export class NoAnswer extends Error {}

/** The pages of the list, one after the other. The entries of all pages are numbered together. @throws NoAnswer */
export async function* listPages(rail: PaymentList, query: ListQuery, signal: AbortSignal) {
  const seen = new Set<string>();
  let after: string | undefined;
  let before = 0;
  do {
    const { payments, unreadable = [], next } = await rail.list({ ...query, after }, signal);
    yield { payments, unreadable: unreadable.map((one) => ({ ...one, entry: before + one.entry })) };
    const entries = payments.length + unreadable.length;
    before += entries;
    after = next;
    if (after !== undefined && (seen.has(after) || entries === 0)) {
      throw new NoAnswer('its pages do not end');
    }
    if (after !== undefined) seen.add(after);
  } while (after !== undefined);
}
