/**
 * The calls that version 4.0.0 of the contract moved, by their paths before. There a back end without them takes the last word for an id.
 * The old paths lead to the new ones in this release, and go with the next.
 */
export const MOVED_PATHS: Readonly<Record<string, string>> = {
  '/api/admin/transactions/export': '/api/admin/exports/transactions',
  '/admin/withdrawal/withdrawals/export': '/api/admin/exports/withdrawals',
  '/admin/withdrawal/withdrawals/signals': '/admin/withdrawal/signals',
  '/admin/withdrawal/withdrawals/reviewable': '/admin/withdrawal/reviewable',
  '/admin/withdrawal/withdrawals/review-queue': '/admin/withdrawal/review-queue',
};
