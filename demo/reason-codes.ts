import type { reasonCodes } from '../server/db/schema/review.ts';
import { DAY } from './timeline.ts';

const CODES = [
  { code: 'account_closed', label: 'Account is closed', uses: ['reject', 'return'] },
  { code: 'identity', label: 'Identity is not verified', uses: ['reject', 'snooze'] },
  { code: 'name_mismatch', label: 'Name does not match', uses: ['reject'] },
  { code: 'awaiting_player', label: 'Waiting for the player', uses: ['snooze'] },
  { code: 'not_mine', label: 'Needs a colleague', uses: ['skip'] },
  { code: 'over_limit', label: 'Over the former limit', uses: ['reject'], isRetired: true },
  { code: 'fraud', label: 'Suspected fraud', uses: ['reject', 'return', 'snooze'] },
];

/** The demo's reason codes, one of them retired. */
export function reasonCodeRows(now: number): (typeof reasonCodes.$inferInsert)[] {
  const createdAt = new Date(now - 150 * DAY);
  const retiredAt = new Date(now - 90 * DAY);
  return CODES.map(({ isRetired, ...code }) => ({ ...code, createdAt, retiredAt: isRetired ? retiredAt : null }));
}
