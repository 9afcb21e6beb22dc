/** The screen's part of the URL: the id of the open payout, as the router writes it best. */
export type RevenueSearch = { payout?: string | number };

/** The contract's `Id`. Not the generated schema itself, because zod would come along to the sign-in page. */
const ID = /^[A-Za-z0-9_-]{1,64}$/;
/** What a number gives back digit for digit. */
const NUMBER = /^(0|[1-9]\d{0,14})$/;

/** What is no id counts as absent. */
export function revenueSearch({ payout }: Record<string, unknown>): RevenueSearch {
  const id = typeof payout === 'string' || typeof payout === 'number' ? String(payout) : '';
  return ID.test(id) ? searchFor(id) : {};
}

/** The router writes a text of digits in quotes, but a number as it is: `?payout=9`. */
export function searchFor(id: string): RevenueSearch {
  return { payout: NUMBER.test(id) ? Number(id) : id };
}

export function openPayoutOf({ payout }: RevenueSearch): string | undefined {
  return payout === undefined ? undefined : String(payout);
}
