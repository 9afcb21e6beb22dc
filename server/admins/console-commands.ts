import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import { USERNAME } from '../authentication/account-commands.ts';
import { isPerson } from '../authentication/queries.ts';
import { PLATFORM_ROLE } from '../authentication/roles.ts';
import { lockUntilEnd } from '../db/advisory-lock.ts';
import type { Database, Transaction } from '../db/database.ts';
import { admins, serviceTokens } from '../db/schema/people.ts';
import { formerProgramOwners } from '../db/schema/program-owners.ts';
import { inTransaction } from '../db/transaction.ts';
import { CONSOLE } from '../domain/actor.ts';
import { InvalidInput, NotFound } from '../domain/errors.ts';
import { NO_PASSWORD } from '../secrets/password-hash.ts';
import { orTaken } from './commands.ts';
import { entryOf, giveToken } from './service-commands.ts';

const DAYS = 90;
/** Of programs on this machine; the portal gives tokens for other networks. */
const NETWORKS = ['127.0.0.0/8', '::1/128'];

/**
 * Gives a program a token for the platform's calls, from the server's console: that of a service account with this name and the role
 * `platform`, which is created when there is none. The account's tokens from before stop working.
 *
 * @throws NotFound when there is no such owner
 * @throws InvalidInput when the name is that of a person or of somebody else's program, or cannot be a name
 */
export async function platformToken(db: Database, ownerName: string, programName: string): Promise<string> {
  const name = programName.toLowerCase();
  if (!USERNAME.test(name)) {
    throw new InvalidInput([
      { path: 'name', message: 'must be 2 to 100 letters, digits, dots, dashes or underscores' },
    ]);
  }
  try {
    return await inTransaction(db, async (tx) => {
      await lockUntilEnd(tx, 'people');
      const ofOwner = and(eq(admins.username, ownerName.toLowerCase()), isPerson);
      const [owner] = await tx.select().from(admins).where(ofOwner);
      if (!owner) throw new NotFound(`Administrator ${ownerName}`);
      const id = (await withoutTokens(tx, owner.adminId, name)) ?? (await created(tx, owner.adminId, name));
      return (await giveToken(tx, CONSOLE, id, { days: DAYS, networks: NETWORKS })).token;
    });
  } catch (error) {
    throw orTaken(error, 'name', name);
  }
}

/**
 * Gives a program to another owner, from the server's console. It may do what its roles permit and the new owner may do. What it stored until now stays the
 * business of the owner before, too.
 *
 * @throws NotFound when there is no such program, or no such administrator who can sign in
 * @throws InvalidInput when the program is that administrator's already
 */
export async function giveProgram(db: Database, programName: string, ownerName: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockUntilEnd(tx, 'people');
    const ofProgram = and(eq(admins.username, programName.toLowerCase()), isNotNull(admins.ownerId), isEnabled);
    const [program] = await tx.select().from(admins).where(ofProgram);
    if (!program?.ownerId) throw new NotFound(`Service account ${programName}`);
    const ofOwner = and(eq(admins.username, ownerName.toLowerCase()), isPerson, isEnabled);
    const [owner] = await tx.select().from(admins).where(ofOwner);
    if (!owner) throw new NotFound(`Administrator ${ownerName}`);
    if (program.ownerId === owner.adminId) {
      throw new InvalidInput([{ path: 'username', message: `${ownerName} owns the program already` }]);
    }
    await tx.insert(formerProgramOwners).values({ adminId: program.adminId, ownerId: program.ownerId });
    await tx.update(admins).set({ ownerId: owner.adminId }).where(eq(admins.adminId, program.adminId));
    const change = { before: { owner: program.ownerId }, after: { owner: owner.adminId } };
    await recordAudit(tx, CONSOLE, [entryOf('service_account.give', program.adminId, change)]);
  });
}

const isEnabled = isNull(admins.disabledAt);

/** The owner's service account of that name, whose tokens are revoked; undefined when there is none. */
async function withoutTokens(tx: Transaction, ownerId: string, name: string): Promise<string | undefined> {
  const ofName = and(eq(admins.username, name), eq(admins.ownerId, ownerId), isNull(admins.disabledAt));
  const [account] = await tx.select().from(admins).where(ofName);
  if (!account) return undefined;
  const id = account.adminId;
  const revoked = await tx.delete(serviceTokens).where(eq(serviceTokens.adminId, id)).returning();
  const entries = revoked.map(({ tokenId }) => entryOf('service_token.revoke', id, { before: { token_id: tokenId } }));
  await recordAudit(tx, CONSOLE, entries);
  return id;
}

async function created(tx: Transaction, ownerId: string, name: string): Promise<string> {
  const id = `svc_${randomUUID()}`;
  const roleIds = [PLATFORM_ROLE];
  await tx.insert(admins).values({ adminId: id, username: name, passwordHash: NO_PASSWORD, roleIds, ownerId });
  const after = { name, roles: roleIds, owner: ownerId };
  await recordAudit(tx, CONSOLE, [entryOf('service_account.create', id, { after })]);
  return id;
}
