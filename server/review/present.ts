import type { ReviewClaim } from '../../src/generated/model/reviewClaim.ts';
import type { Claim } from './queries.ts';

/** @param callerId whose own claims are marked */
export function presentClaim({ withdrawalId, adminId, username, until }: Claim, callerId: string): ReviewClaim {
  return { withdrawal_id: withdrawalId, username, is_own: adminId === callerId, until: until.toISOString() };
}
