import { and, type Column, desc, eq, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import type { Permission } from '../../src/generated/model/permission.ts';
import { BatchedRead } from '../db/batched-read.ts';
import type { Database } from '../db/database.ts';
import { selectValues } from '../db/one-row.ts';
import { approvalRequests, approvalRules, breakGlass } from '../db/schema/approvals.ts';
import { admins, invitations, roles, sessions } from '../db/schema/people.ts';
import { permissionsOf, type Role, rolesOf } from './roles.ts';
import { bindingHashesOf, fitsBinding, hashSecret } from './tokens.ts';

export type Admin = typeof admins.$inferSelect;
export type Session = typeof sessions.$inferSelect;

/**
 * SQL of whether a session is valid: it is less than eight hours old, and its administrator was active within the last 30 minutes.
 */
export const inForce = sql`(${sessions.expiresAt} > now() and ${sessions.lastActiveAt} > now() - interval '30 minutes')`;

/** SQL of whether the stored time of the session's last activity is more than a minute old. */
export const touchIsDue = sql<boolean>`(${sessions.lastActiveAt} < now() - interval '1 minute')`;

type OwnRole = { id: string; name: string; permissions: string[] };

/** SQL of those of the roles with these ids that are not built in. A subquery, so that no call needs a second query. */
export const ownRolesOf = (roleIds: Column) => sql<OwnRole[]>`(
  select coalesce(json_agg(json_build_object('id', ${roles.roleId}, 'name', ${roles.name}, 'permissions', ${roles.permissions})), '[]')
  from ${roles} where ${roles.roleId} = any(${roleIds}))`;

/** The same for an administrator's roles. */
export const ownRoles = ownRolesOf(admins.roleIds);

/** SQL of whether an account is a person's, and not a program's. */
export const isPerson = isNull(admins.ownerId);

/** Whether there are people at all, and not only programs. */
export const hasPeople = async (db: Database): Promise<boolean> => (await db.$count(admins, isPerson)) > 0;

/**
 * SQL of whether an administrator has a second factor. Written out, because Drizzle leaves out the names of the tables in
 * a query of one table.
 */
export const hasFactor = sql<boolean>`exists (select from factors where factors.admin_id = admins.admin_id)`;

/** A valid session, as every call that proves it needs it. */
interface ProvedSession {
  admin: Admin;
  roles: Role[];
  tokenHash: string;
  touchIsDue: boolean;
  needsFactor: boolean;
}

/**
 * Returns a function that reads the session of a token; undefined when it does not exist, has expired or was signed out,
 * when the administrator is disabled, or when the cookie that it is bound to is missing. Calls in the same turn of the
 * event loop share a query. Nothing is kept, so a session that was ended, or a role that was taken away, is so for the
 * next call.
 */
export function sessionReader(
  db: Database,
): (shown: { token: string; cookies: Record<string, string> }) => Promise<ProvedSession | undefined> {
  // Runs for every call, so it is built once per process and prepared once per connection.
  const build = () =>
    db
      .select({
        admin: admins,
        ownRoles,
        tokenHash: sessions.tokenHash,
        bindingHash: sessions.bindingHash,
        touchIsDue,
        needsFactor: sessions.needsFactor,
      })
      .from(sessions)
      .innerJoin(admins, eq(admins.adminId, sessions.adminId))
      .where(and(sql`${sessions.tokenHash} = any(${sql.placeholder('hashes')})`, inForce, isNull(admins.disabledAt)))
      .prepare('sessions_of');
  let query: ReturnType<typeof build> | undefined;
  const rows = new BatchedRead(async (hashes) => {
    query ??= build();
    return new Map((await query.execute({ hashes })).map((row) => [row.tokenHash, row]));
  });
  return async ({ token, cookies }) => {
    const row = await rows.read(hashSecret(token));
    if (!row || !fitsBinding(row.bindingHash, token, cookies)) return undefined;
    return { ...row, roles: rolesOf(row.admin.roleIds, row.ownRoles) };
  };
}

/**
 * Whether one of these cookies is that of a session whose administrator may work. Enough for a page that changes nothing and shows no
 * records; every call needs the session's token too.
 */
export async function hasSessionCookie(db: Database, cookies: Record<string, string>): Promise<boolean> {
  const hashes = bindingHashesOf(cookies);
  if (hashes.length === 0) return false;
  const isOne = sql`${sessions.bindingHash} = any(${sql.param(hashes)})`;
  const mayWork = and(eq(sessions.needsFactor, false), eq(admins.mustChangePassword, false), isNull(admins.disabledAt));
  const rows = await db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .innerJoin(admins, eq(admins.adminId, sessions.adminId))
    .where(and(isOne, inForce, mayWork))
    .limit(1);
  return rows.length > 0;
}

/** The names that the identity provider says of people, by username. */
export async function namesOfPeople(db: Database): Promise<{ username: string; name: string }[]> {
  const { username, displayName } = admins;
  const rows = await db.select({ username, displayName }).from(admins).where(isNotNull(displayName)).orderBy(username);
  return rows.map((row) => ({ username: row.username, name: row.displayName ?? '' }));
}

/** The administrators who can sign in, with their roles. */
export async function enabledAdmins(db: Database): Promise<{ admin: Admin; roles: Role[] }[]> {
  const ofAdmin = eq(invitations.adminId, admins.adminId);
  const rows = await db
    .select({ admin: admins, ownRoles })
    .from(admins)
    .where(and(isPerson, isNull(admins.disabledAt), notExists(db.select().from(invitations).where(ofAdmin))))
    .orderBy(admins.username);
  return rows.map(({ admin, ownRoles: own }) => ({ admin, roles: rolesOf(admin.roleIds, own) }));
}

const MAX_NAMED = 5;

/** The usernames of some administrators who could grant the permission: they have it, and may manage administrators. */
export async function grantersOf(db: Database, permission: Permission): Promise<string[]> {
  const able = (await enabledAdmins(db)).filter(({ roles: held }) => {
    const permitted = permissionsOf(held);
    return permitted.includes(permission) && permitted.includes('admins.manage');
  });
  return able.slice(0, MAX_NAMED).map(({ admin }) => admin.username);
}

/** The valid sessions of an administrator, newest first. */
export async function sessionsOf(db: Database, adminId: string): Promise<Session[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.adminId, adminId), inForce))
    .orderBy(desc(sessions.createdAt), sessions.sessionId);
}

/** A session, and whether its administrator has a second factor. */
export async function sessionOfToken(
  db: Database,
  tokenHash: string,
): Promise<{ session: Session; hasFactor: boolean } | undefined> {
  const [row] = await db
    .select({ session: sessions, hasFactor })
    .from(sessions)
    .innerJoin(admins, eq(admins.adminId, sessions.adminId))
    .where(eq(sessions.tokenHash, tokenHash));
  return row;
}

/** The state of second approvals that everybody is told. */
export interface SecondPersonState {
  /** How many decisions wait for the person as the second one; undefined where no rule ever asked for one. */
  waiting: number | undefined;
  /** Until when the rules are suspended; null while they are not. */
  suspendedUntil: Date | null;
}

/**
 * The requests that wait for this person as the second one, and whether any do.
 *
 * @param permissions of the account
 */
export async function approvalsFor(
  db: Database,
  adminId: string,
  permissions: readonly Permission[],
): Promise<SecondPersonState> {
  const { state, expiresAt, permission, requestedBy } = approvalRequests;
  const isForThem = sql`${state} = 'waiting' and ${expiresAt} > now() and ${inArray(permission, [...permissions])}
    and ${requestedBy} not in (select accounts_of_person(${adminId}))`;
  const { hasRules, waiting, suspendedUntil } = await selectValues(db, {
    hasRules: sql<boolean>`exists (select from ${approvalRules})`,
    waiting: sql`(select count(*) from ${approvalRequests} where ${isForThem})`.mapWith(Number),
    suspendedUntil:
      sql<Date | null>`(select max(${breakGlass.until}) from ${breakGlass} where ${breakGlass.until} > now())`.mapWith(
        breakGlass.until,
      ),
  });
  return { waiting: hasRules ? waiting : undefined, suspendedUntil };
}
