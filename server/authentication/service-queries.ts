import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { BatchedRead } from '../db/batched-read.ts';
import type { Database } from '../db/database.ts';
import { admins, serviceTokens } from '../db/schema/people.ts';
import { PEOPLE_ONLY } from '../domain/callers.ts';
import { ownRoles, ownRolesOf, type Session } from './queries.ts';
import { permissionsOf, type Role, rolesOf } from './roles.ts';
import { hashSecret } from './tokens.ts';

const owners = alias(admins, 'owner');

/** A service account that has shown its token. */
export interface ServiceCaller {
  account: { adminId: string; username: string; ownerId: string };
  /** The account's roles, without permissions that its owner lacks. */
  roles: Role[];
  tokenId: string;
  tokenHash: string;
  networks: string[];
  /** Whether the token has not expired, and its owner is not disabled, or was only away for too long less than a week ago. */
  isInForce: boolean;
  /** Whether the stored time of the last use is more than a minute old. */
  touchIsDue: boolean;
}

/** Returns a function that reads the service account of a token; undefined when the token was never issued, or was revoked. */
export function serviceCallerReader(db: Database): (token: string) => Promise<ServiceCaller | undefined> {
  // Runs for every call of a program, so it is built once per process and prepared once per connection.
  const build = () =>
    db
      .select({
        admin: admins,
        ownRoles,
        owner: owners,
        ownersRoles: ownRolesOf(owners.roleIds),
        tokenId: serviceTokens.tokenId,
        tokenHash: serviceTokens.tokenHash,
        networks: serviceTokens.networks,
        isUnexpired: sql<boolean>`(${serviceTokens.expiresAt} > now())`,
        isOwned: sql<boolean>`(${owners.disabledAt} is null or coalesce(${owners.programsUntil} > now(), false))`,
        touchIsDue,
      })
      .from(serviceTokens)
      .innerJoin(admins, eq(admins.adminId, serviceTokens.adminId))
      .innerJoin(owners, eq(owners.adminId, admins.ownerId))
      .where(sql`${serviceTokens.tokenHash} = any(${sql.placeholder('hashes')})`)
      .prepare('service_callers_of');
  let query: ReturnType<typeof build> | undefined;
  const rows = new BatchedRead(async (hashes) => {
    query ??= build();
    return new Map((await query.execute({ hashes })).map((row) => [row.tokenHash, row]));
  });
  return async (token) => {
    const row = await rows.read(hashSecret(token));
    if (!row) return undefined;
    const { admin, owner, tokenId, tokenHash, networks } = row;
    return {
      account: { adminId: admin.adminId, username: admin.username, ownerId: owner.adminId },
      roles: rolesWithin(rolesOf(admin.roleIds, row.ownRoles), rolesOf(owner.roleIds, row.ownersRoles)),
      tokenId,
      tokenHash,
      networks,
      isInForce: row.isUnexpired && row.isOwned && admin.disabledAt === null,
      touchIsDue: row.touchIsDue,
    };
  };
}

/** SQL of whether the stored time of a token's last use is more than a minute old, or there is none. */
export const touchIsDue = sql<boolean>`(coalesce(${serviceTokens.lastUsedAt}, '-infinity') < now() - interval '1 minute')`;

/** Roles with only those of their permissions that the owner's roles permit, and that programs may use. */
export function rolesWithin(roles: readonly Role[], ofOwner: readonly Role[]): Role[] {
  const limit = permissionsOf(ofOwner).filter((permission) => !PEOPLE_ONLY.includes(permission));
  return roles.map((role) => ({ ...role, permissions: role.permissions.filter((one) => limit.includes(one)) }));
}

/** A token as the session that its service account calls with. */
export async function sessionOfServiceToken(
  db: Database,
  tokenHash: string,
): Promise<{ session: Session; hasFactor: boolean } | undefined> {
  const [token] = await db.select().from(serviceTokens).where(eq(serviceTokens.tokenHash, tokenHash));
  if (!token) return undefined;
  const { tokenId, adminId, lastUsedFrom, lastUsedAt, createdAt, expiresAt } = token;
  const used = { address: lastUsedFrom, lastActiveAt: lastUsedAt ?? createdAt };
  const ofPeople = { userAgent: null, bindingHash: null, needsFactor: false, factorShownAt: null, recoveredAt: null };
  const elsewhere = { signOnSession: null };
  return {
    session: { tokenHash, adminId, sessionId: tokenId, createdAt, expiresAt, ...used, ...ofPeople, ...elsewhere },
    hasFactor: false,
  };
}
