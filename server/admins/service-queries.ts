import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Admin, ownRoles, ownRolesOf } from '../authentication/queries.ts';
import { type Role, rolesOf } from '../authentication/roles.ts';
import type { Database } from '../db/database.ts';
import { admins, serviceTokens } from '../db/schema/people.ts';
import { NotFound } from '../domain/errors.ts';

export type ServiceToken = typeof serviceTokens.$inferSelect;

const owners = alias(admins, 'owner');

export interface ServiceAccountRow {
  account: Admin;
  owner: Admin;
  roles: Role[];
  ownersRoles: Role[];
  /** The newest first. */
  tokens: ServiceToken[];
}

/** All service accounts by name, or one. Deleted ones are left out. */
export async function serviceAccountRows(db: Database, id?: string): Promise<ServiceAccountRow[]> {
  const rows = await db
    .select({ account: admins, owner: owners, ownRoles, ownersOwnRoles: ownRolesOf(owners.roleIds) })
    .from(admins)
    .innerJoin(owners, eq(owners.adminId, admins.ownerId))
    .where(and(isNull(admins.disabledAt), id === undefined ? undefined : eq(admins.adminId, id)))
    .orderBy(admins.username);
  const tokens = await db
    .select()
    .from(serviceTokens)
    .where(id === undefined ? undefined : eq(serviceTokens.adminId, id))
    .orderBy(desc(serviceTokens.createdAt), serviceTokens.tokenId);
  return rows.map(({ account, owner, ownRoles: own, ownersOwnRoles }) => ({
    account,
    owner,
    roles: rolesOf(account.roleIds, own),
    ownersRoles: rolesOf(owner.roleIds, ownersOwnRoles),
    tokens: tokens.filter(({ adminId }) => adminId === account.adminId),
  }));
}

/** @throws NotFound */
export async function serviceAccountRow(db: Database, id: string): Promise<ServiceAccountRow> {
  const [row] = await serviceAccountRows(db, id);
  if (!row) throw new NotFound(`Service account ${id}`);
  return row;
}

/** How many tokens of the service account have not expired. */
export async function countUnexpired(db: Database, id: string): Promise<number> {
  return db.$count(serviceTokens, and(eq(serviceTokens.adminId, id), sql`${serviceTokens.expiresAt} > now()`));
}
