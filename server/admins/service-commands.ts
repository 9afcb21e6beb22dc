import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { AuditAction } from '../../src/generated/model/auditAction.ts';
import type { Permission } from '../../src/generated/model/permission.ts';
import { recordAudit } from '../audit/audit.ts';
import { permissionsOf } from '../authentication/roles.ts';
import { rolesWithin } from '../authentication/service-queries.ts';
import { hashSecret } from '../authentication/tokens.ts';
import type { Database, Transaction } from '../db/database.ts';
import { admins, serviceTokenIssues, serviceTokens } from '../db/schema/people.ts';
import type { Actor, SystemActor } from '../domain/actor.ts';
import { PEOPLE_ONLY } from '../domain/callers.ts';
import { InvalidInput, NotFound } from '../domain/errors.ts';
import { plainNetwork } from '../domain/networks.ts';
import { NO_PASSWORD } from '../secrets/password-hash.ts';
import { newServiceToken } from '../secrets/service-token.ts';
import { existingRoles, orTaken } from './commands.ts';
import { changePeople, type Holder, requirePermissions } from './guard-commands.ts';
import { TooManyTokens } from './refusals.ts';
import { countUnexpired, type ServiceAccountRow, serviceAccountRow } from './service-queries.ts';

/** Two, so that one can replace the other without a gap. */
const MAX_TOKENS = 2;

interface TokenValues {
  days: number;
  networks: string[];
}

/** A new token, which is stored nowhere. */
interface NewToken {
  id: string;
  token: string;
  expiresAt: Date;
}

/**
 * Creates a service account that the caller owns, with its first token.
 *
 * @throws InvalidInput when the name is taken, a role does not exist or permits what only people may do, or a network is none
 * @throws PermissionMissing when a role has a permission that the caller lacks
 */
export async function createServiceAccount(
  db: Database,
  by: Actor,
  request: TokenValues & { name: string; roleIds: string[] },
): Promise<NewToken> {
  const { roleIds } = request;
  const name = request.name.toLowerCase();
  const networks = plainNetworks(request.networks);
  const id = `svc_${randomUUID()}`;
  try {
    return await changePeople(db, by, 'admins.manage', async (tx, actor) => {
      const permissions = permissionsOf(await existingRoles(tx, roleIds, true));
      refusePeoplesWork(permissions);
      await requirePermissions(tx, actor, permissions);
      const account = { adminId: id, username: name, passwordHash: NO_PASSWORD, roleIds, ownerId: by.adminId };
      await tx.insert(admins).values(account);
      const after = { name, roles: roleIds, owner: by.adminId };
      await recordAudit(tx, by, [entryOf('service_account.create', id, { after })]);
      return giveToken(tx, by, id, { days: request.days, networks });
    });
  } catch (error) {
    throw orTaken(error, 'name', name);
  }
}

/**
 * Creates another token, while the present one still works. The caller could use it, and so needs all permissions of the
 * service account.
 *
 * @throws NotFound @throws TooManyTokens @throws InvalidInput when a network is none
 * @throws PermissionMissing when the service account has a permission that the caller lacks
 */
export async function createServiceToken(db: Database, by: Actor, id: string, values: TokenValues): Promise<NewToken> {
  const networks = plainNetworks(values.networks);
  return changePeople(db, by, 'admins.manage', async (tx, actor) => {
    const { account, roles, ownersRoles } = await serviceAccountRow(tx, id);
    await requirePermissions(tx, actor, permissionsOf(rolesWithin(roles, ownersRoles)));
    if ((await countUnexpired(tx, id)) >= MAX_TOKENS) throw new TooManyTokens(account.username);
    return giveToken(tx, by, id, { ...values, networks });
  });
}

/** Revokes a token at once. @throws NotFound @throws PermissionMissing as `requireMayChange` */
export async function revokeServiceToken(db: Database, by: Actor, id: string, tokenId: string): Promise<void> {
  await changePeople(db, by, 'admins.manage', async (tx, actor) => {
    await requireMayChange(tx, actor, await serviceAccountRow(tx, id));
    const ofToken = and(eq(serviceTokens.adminId, id), eq(serviceTokens.tokenId, tokenId));
    const [revoked] = await tx.delete(serviceTokens).where(ofToken).returning();
    if (!revoked) throw new NotFound(`Token ${tokenId}`);
    await recordAudit(tx, by, [entryOf('service_token.revoke', id, { before: { token_id: tokenId } })]);
  });
}

/** Deletes a service account with its tokens. Its row stays, because the audit log refers to it. @throws as `revokeServiceToken` */
export async function deleteServiceAccount(db: Database, by: Actor, id: string): Promise<void> {
  await changePeople(db, by, 'admins.manage', async (tx, actor) => {
    const row = await serviceAccountRow(tx, id);
    await requireMayChange(tx, actor, row);
    const { account, tokens } = row;
    await tx.delete(serviceTokens).where(eq(serviceTokens.adminId, id));
    // Without roles, so that they can be deleted.
    const change = { disabledAt: sql`now()`, roleIds: [] };
    await tx.update(admins).set(change).where(eq(admins.adminId, id));
    const before = { name: account.username, roles: account.roleIds, token_ids: tokens.map(({ tokenId }) => tokenId) };
    await recordAudit(tx, by, [entryOf('service_account.delete', id, { before })]);
  });
}

/**
 * Owners can always stop their own programs, which may do nothing that their owner may not.
 *
 * @throws PermissionMissing when the service account has a permission that the caller lacks
 */
async function requireMayChange(tx: Transaction, actor: Holder, { roles, ownersRoles }: ServiceAccountRow) {
  await requirePermissions(tx, actor, permissionsOf(rolesWithin(roles, ownersRoles)));
}

/** Inserts a new token of a service account, with its audit row. */
export async function giveToken(
  tx: Transaction,
  by: SystemActor,
  id: string,
  { days, networks }: TokenValues,
): Promise<NewToken> {
  const { tokenId, token } = newServiceToken();
  const expiresAt = sql`now() + ${days}::int * interval '1 day'`;
  const [given] = await tx
    .insert(serviceTokens)
    .values({ tokenId, adminId: id, tokenHash: hashSecret(token), networks, expiresAt })
    .returning();
  if (!given) throw new Error('a token that was inserted is returned');
  await tx.insert(serviceTokenIssues).values({ tokenId, adminId: id, issuedBy: by.adminId });
  const after = { token_id: tokenId, expires_at: given.expiresAt, networks };
  await recordAudit(tx, by, [entryOf('service_token.create', id, { after })]);
  return { id, token, expiresAt: given.expiresAt };
}

/** @throws InvalidInput */
function refusePeoplesWork(permissions: readonly Permission[]): void {
  const refused = PEOPLE_ONLY.filter((permission) => permissions.includes(permission));
  if (refused.length === 0) return;
  const message = `must not permit what only people may do: ${refused.join(', ')}`;
  throw new InvalidInput([{ path: 'roles', message }]);
}

/** An audit row about a service account. */
export const entryOf = (action: AuditAction, id: string, change: { before?: object; after?: object }) => ({
  action,
  subjectType: 'service_account',
  subjectId: id,
  ...change,
});

/** @throws InvalidInput */
function plainNetworks(texts: string[]): string[] {
  const networks = texts.map((text, index) => {
    const network = plainNetwork(text);
    if (network !== undefined) return network;
    const message = 'must be an address or a network, as in 203.0.113.0/24, and not contain every address';
    throw new InvalidInput([{ path: `networks.${index}`, message }]);
  });
  return [...new Set(networks)];
}
