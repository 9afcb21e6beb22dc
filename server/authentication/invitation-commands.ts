import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import type { Database, Transaction } from '../db/database.ts';
import { admins, invitations } from '../db/schema/people.ts';
import { inTransaction } from '../db/transaction.ts';
import { InvalidInput } from '../domain/errors.ts';
import type { SignedIn, Visitor } from './commands.ts';
import { hashPassword } from './passwords.ts';
import { type Admin, ownRoles } from './queries.ts';
import { permissionsOf, rolesOf } from './roles.ts';
import { mustHaveFactor, type SecondFactorPolicy } from './second-factor.ts';
import { type Client, newProof, startSession } from './session-commands.ts';
import { hashSecret, newSecret } from './tokens.ts';
import { weaknessOf } from './weak-passwords.ts';

/** Creates a one-use invitation, valid for 72 hours, in place of one before. @returns its token, which is stored nowhere */
export async function giveInvitation(
  tx: Transaction,
  { adminId, username }: Pick<Admin, 'adminId' | 'username'>,
): Promise<{ token: string; expiresAt: Date }> {
  // The token contains the username, so that the linked page can show whom it is for.
  const token = `${username}.${newSecret()}`;
  const values = { tokenHash: hashSecret(token), createdAt: sql`now()`, expiresAt: sql`now() + interval '72 hours'` };
  const [given] = await tx
    .insert(invitations)
    .values({ adminId, ...values })
    .onConflictDoUpdate({ target: invitations.adminId, set: values })
    .returning();
  if (!given) throw new Error('an invitation that was inserted is returned');
  return { token, expiresAt: given.expiresAt };
}

/**
 * Sets the password of an invited administrator, and signs in. Of two concurrent calls only one succeeds.
 *
 * @throws InvalidInput when the invitation is not valid any more, or the password is easy to guess
 */
export async function acceptInvitation(
  db: Database,
  visitor: Visitor,
  request: { token: string; password: string },
  client: Client,
  policy: SecondFactorPolicy,
): Promise<SignedIn> {
  const isValid = and(eq(invitations.tokenHash, hashSecret(request.token)), gt(invitations.expiresAt, sql`now()`));
  const [invited] = await db
    .select({ admin: admins, ownRoles })
    .from(invitations)
    .innerJoin(admins, eq(admins.adminId, invitations.adminId))
    .where(and(isValid, isNull(admins.disabledAt)));
  if (!invited) throw notValid();
  const { adminId, username } = invited.admin;
  const weakness = await weaknessOf(request.password, username);
  if (weakness) throw new InvalidInput([{ path: 'new_password', message: weakness }]);
  const passwordHash = await hashPassword(request.password);
  const proof = newProof(client);
  const roles = rolesOf(invited.admin.roleIds, invited.ownRoles);
  const mustHave = mustHaveFactor(policy, permissionsOf(roles));
  const admin = await inTransaction(db, async (tx) => {
    const [used] = await tx.delete(invitations).where(isValid).returning();
    if (!used) throw notValid();
    const [accepted] = await tx
      .update(admins)
      .set({ passwordHash, mustChangePassword: false, updatedAt: sql`now()` })
      .where(and(eq(admins.adminId, adminId), isNull(admins.disabledAt)))
      .returning();
    if (!accepted) throw notValid();
    await startSession(tx, adminId, visitor.address, client, proof, mustHave);
    const entry = { action: 'admin.accept_invitation' as const, subjectType: 'admin', subjectId: adminId };
    await recordAudit(tx, { ...visitor, adminId, username }, [entry]);
    return accepted;
  });
  return { ...proof, admin, roles, secondFactor: mustHave ? 'to_enrol' : 'none' };
}

const notValid = () =>
  new InvalidInput([{ path: 'token', message: 'is not a valid invitation: it was used, or is older than 72 hours' }]);
