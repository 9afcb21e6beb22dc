import { and, count, eq, max, sql } from 'drizzle-orm';
import { type Admin, inForce, isPerson, ownRoles } from '../authentication/queries.ts';
import { BUILT_IN_ROLES, knownPermissions, type Role, rolesOf } from '../authentication/roles.ts';
import type { Database } from '../db/database.ts';
import type { factors } from '../db/schema/factors.ts';
import { admins, invitations, roles, sessions } from '../db/schema/people.ts';
import { NotFound } from '../domain/errors.ts';

export interface AdminRow {
  admin: Admin;
  roles: Role[];
  /** Until when the invitation can be accepted; null without one. */
  invitedUntil: Date | null;
  sessionCount: number;
  lastActiveAt: Date | null;
  factorKinds: FactorKind[];
  waitingFactors: WaitingFactor[];
}

type FactorKind = (typeof factors.$inferSelect)['kind'];

/** SQL of the kinds of second factors that an administrator has. */
const factorKinds = sql<FactorKind[]>`(
  select coalesce(array_agg(distinct factors.kind), '{}') from factors where factors.admin_id = admins.admin_id)`;

/** A factor that was added with a recovery code, and counts from then on, in the contract's form. */
export interface WaitingFactor {
  id: string;
  kind: FactorKind;
  created_at: string;
  counts_from: string;
}

/** SQL of an administrator's factors that do not count yet, the oldest first. */
const waitingFactors = sql<WaitingFactor[]>`(
  select coalesce(json_agg(json_build_object('id', factors.factor_id, 'kind', factors.kind, 'created_at', factors.created_at,
    'counts_from', factors.counts_from) order by factors.created_at), '[]')
  from factors where factors.admin_id = admins.admin_id and factors.counts_from > now())`;

/** All administrators by name, or one. Service accounts are not among them. */
export async function adminRows(db: Database, adminId?: string): Promise<AdminRow[]> {
  const live = db
    .select({
      adminId: sessions.adminId,
      sessionCount: count().as('session_count'),
      lastActiveAt: max(sessions.lastActiveAt).as('last_active_at'),
    })
    .from(sessions)
    .where(inForce)
    .groupBy(sessions.adminId)
    .as('live');
  const rows = await db
    .select({
      admin: admins,
      ownRoles,
      invitedUntil: invitations.expiresAt,
      sessionCount: sql<number>`coalesce(${live.sessionCount}, 0)`.mapWith(Number),
      lastActiveAt: live.lastActiveAt,
      factorKinds,
      waitingFactors,
    })
    .from(admins)
    .leftJoin(invitations, eq(invitations.adminId, admins.adminId))
    .leftJoin(live, eq(live.adminId, admins.adminId))
    .where(and(isPerson, adminId === undefined ? undefined : eq(admins.adminId, adminId)))
    .orderBy(admins.username);
  return rows.map(({ ownRoles: own, ...row }) => ({ ...row, roles: rolesOf(row.admin.roleIds, own) }));
}

/** @throws NotFound */
export async function adminRow(db: Database, adminId: string): Promise<AdminRow> {
  const [row] = await adminRows(db, adminId);
  if (!row) throw new NotFound(`Administrator ${adminId}`);
  return row;
}

export interface RoleRow extends Role {
  isBuiltIn: boolean;
  adminCount: number;
}

/** The built-in roles, then the others by name. */
export async function roleRows(db: Database): Promise<RoleRow[]> {
  const own = await db.select().from(roles).orderBy(roles.name);
  const held = (await db.select({ roleIds: admins.roleIds }).from(admins)).flatMap(({ roleIds }) => roleIds);
  const all = [
    ...BUILT_IN_ROLES.map((role) => ({ ...role, isBuiltIn: true })),
    ...own.map(({ roleId, name, permissions }) => ({
      id: roleId,
      name,
      permissions: knownPermissions(permissions),
      isBuiltIn: false,
    })),
  ];
  return all.map((role) => ({ ...role, adminCount: held.filter((id) => id === role.id).length }));
}

/** @throws NotFound */
export async function roleRow(db: Database, roleId: string): Promise<RoleRow> {
  const role = (await roleRows(db)).find(({ id }) => id === roleId);
  if (!role) throw new NotFound(`Role ${roleId}`);
  return role;
}
