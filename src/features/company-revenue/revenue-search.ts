/** The screen's search parameters: the id of the open payout. */
export type RevenueSearch = { payout?: string | number };

/** The contract's `Id`. Not the generated schema, which would pull zod into the sign-in page. */
const ID = /^[A-Za-z0-9_-]{1,64}$/;
/** Text that a conversion to a number and back does not change. */
const NUMBER = /^(0|[1-9]\d{0,14})$/;

/** Anything that is not an id counts as absent. */
export function revenueSearch({ payout }: Record<string, unknown>): RevenueSearch {
  const id = typeof payout === 'string' || typeof payout === 'number' ? String(payout) : '';
  return ID.test(id) ? searchFor(id) : {};
}

/** The router puts quotes around a string of digits, but not around a number: `?payout=9`. */
export function searchFor(id: string): RevenueSearch {
  return { payout: NUMBER.test(id) ? Number(id) : id };
}

export function openPayoutOf({ payout }: RevenueSearch): string | undefined {
  return payout === undefined ? undefined : String(payout);
}
