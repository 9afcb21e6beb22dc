/** The screen's part of the URL: the id of the open payout. */
export type RevenueSearch = { payout?: string };

/** The contract's `Id`. Not the generated schema itself, because zod would come along to the sign-in page. */
const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** What is no id counts as absent. The router reads `?payout=12` as a number. */
export function revenueSearch(raw: Record<string, unknown>): RevenueSearch {
  const id = typeof raw.payout === 'string' || typeof raw.payout === 'number' ? String(raw.payout) : '';
  return { payout: ID.test(id) ? id : undefined };
}
