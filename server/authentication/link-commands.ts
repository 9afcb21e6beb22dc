import type { Transaction } from '../db/database.ts';
import { personLinks } from '../db/schema/person-links.ts';

/** Why the holder of one account may have another one too: see `personLinks`. */
export type LinkReason =
  | 'invited'
  | 'renewed_invitation'
  | 'reset_password'
  | 'reset_factors'
  | 'enabled'
  | 'sign_on_name'
  | 'console'
  | 'sign_on_fallback';

/**
 * From now on both accounts count as one person. Call it before the audit row of the same deed, from which the trigger of audit/person-facts.sql would
 * otherwise make the link.
 *
 * @param adminId of the person who let the other one in, or had the name first; nothing happens when the console did
 */
export async function linkPeople(
  tx: Transaction,
  adminId: string | null,
  otherId: string,
  why: LinkReason,
): Promise<void> {
  if (adminId !== null) await tx.insert(personLinks).values({ adminId, otherId, why });
}
