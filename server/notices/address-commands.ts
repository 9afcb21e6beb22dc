import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { contacts } from '../db/schema/notifications.ts';
import { writeMessage } from './messages.ts';

/**
 * Lets the address count that the identity provider has verified, in place of the one that it said before. An address that the person gave, changed
 * or removed themselves stays so. The address before is told.
 *
 * @returns whether it counts from now on, and did not before
 */
export async function bringAddress(tx: Transaction, adminId: string, address: string | undefined): Promise<boolean> {
  if (address === undefined) return false;
  await tx.insert(contacts).values({ adminId }).onConflictDoNothing();
  const ofPerson = eq(contacts.adminId, adminId);
  const [contact] = await tx.select().from(contacts).where(ofPerson).for('no key update');
  if (!contact || contact.signOnAddress === address) return false;
  const { mailAddress, signOnAddress, chatUrl } = contact;
  // Of a new contact both are null.
  const isProviders = mailAddress === signOnAddress;
  await tx
    .update(contacts)
    .set({ signOnAddress: address, ...(isProviders && { mailAddress: address }), updatedAt: sql`now()` })
    .where(ofPerson);
  if (!isProviders) return false;
  const changed = { adminId, kind: 'contact_changed', facts: { by: null } } as const;
  if (mailAddress !== null) await writeMessage(tx, { ...changed, channel: 'mail', address: mailAddress });
  if (mailAddress !== null && chatUrl !== null) await writeMessage(tx, { ...changed, channel: 'chat' });
  return true;
}
