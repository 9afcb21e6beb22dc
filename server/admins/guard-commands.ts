import { and, arrayContains, eq } from 'drizzle-orm';
import type { Permission } from '../../src/generated/model/permission.ts';
import { type Admin, enabledAdmins, grantersOf, isPerson, ownRoles } from '../authentication/queries.ts';
import { permissionsOf, type Role, rolesOf } from '../authentication/roles.ts';
import { lockUntilEnd } from '../db/advisory-lock.ts';
import type { Database, Transaction } from '../db/database.ts';
import { factors } from '../db/schema/factors.ts';
import { admins } from '../db/schema/people.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Actor } from '../domain/actor.ts';
import { Forbidden, PermissionMissing, Unauthenticated } from '../domain/denials.ts';
import { NotFound } from '../domain/errors.ts';
import { LastAdministrator } from './refusals.ts';

/** An administrator with their current roles. */
export interface Holder extends Account {
  permissions: Permission[];
}

/**
 * Runs a change of administrators or roles. Changes run one after the other, and each sees the result of the one
 * before: of two administrators who disable each other concurrently, the second is no longer permitted to.
 *
 * @throws Forbidden when the caller is a service account
 * @throws Unauthenticated when the caller was disabled meanwhile
 * @throws PermissionMissing when the caller lost the permission meanwhile
 * @throws LastAdministrator when nobody would be left who may manage administrators and roles
 */
export async function changePeople<T>(
  db: Database,
  by: Actor,
  permission: Permission,
  change: (tx: Transaction, actor: Holder) => Promise<T>,
): Promise<T> {
  if (by.ownerId !== undefined) throw new Forbidden('person_required');
  return inTransaction(db, async (tx) => {
    await lockUntilEnd(tx, 'people');
    const actor = await holder(tx, by.adminId);
    if (!actor || actor.admin.disabledAt) throw new Unauthenticated();
    await requirePermissions(tx, actor, [permission]);
    const before = await isManaged(tx);
    const result = await change(tx, actor);
    if (before && !(await isManaged(tx))) throw new LastAdministrator();
    return result;
  });
}

async function isManaged(tx: Transaction): Promise<boolean> {
  return (await enabledAdmins(tx)).some(mayManage);
}

/** Whether one of those who may manage administrators and roles has a second factor. */
export async function isManagedWithFactor(tx: Transaction): Promise<boolean> {
  const bearers = await tx.selectDistinct({ adminId: factors.adminId }).from(factors);
  const able = (await enabledAdmins(tx)).filter(mayManage);
  return able.some(({ admin }) => bearers.some(({ adminId }) => adminId === admin.adminId));
}

export interface Account {
  admin: Admin;
  roles: Role[];
}

/** Whether somebody may manage administrators and roles, whatever happens elsewhere. */
export function mayManage(account: Account): boolean {
  // Accounts of single sign-on do not count: they are locked out when the identity provider is down, or names other roles.
  return account.admin.signOnIssuer === null && mayManagePeople(account);
}

/** Whether somebody may manage administrators and roles. */
export function mayManagePeople({ roles }: Account): boolean {
  const permitted = permissionsOf(roles);
  return permitted.includes('admins.manage') && permitted.includes('roles.manage');
}

/** Nobody may give, or take away, a permission that they lack. @throws PermissionMissing naming the first that the actor lacks */
export async function requirePermissions(
  tx: Transaction,
  actor: Holder,
  permissions: readonly Permission[],
): Promise<void> {
  const missing = permissions.find((permission) => !actor.permissions.includes(permission));
  if (missing) throw new PermissionMissing(missing, await grantersOf(tx, missing));
}

/** An administrator with their roles as they are now; undefined when there is none. */
export async function holder(tx: Transaction, adminId: string): Promise<Holder | undefined> {
  const [row] = await tx
    .select({ admin: admins, ownRoles })
    .from(admins)
    .where(and(eq(admins.adminId, adminId), isPerson));
  if (!row) return undefined;
  const roles = rolesOf(row.admin.roleIds, row.ownRoles);
  return { admin: row.admin, roles, permissions: permissionsOf(roles) };
}

/**
 * The administrator to be changed, who must not be the caller. The caller needs all permissions of that administrator:
 * otherwise whoever only manages administrators could shut out everybody above, and not let them in again.
 *
 * @throws NotFound @throws Forbidden @throws PermissionMissing
 */
export async function someoneElse(tx: Transaction, actor: Holder, adminId: string): Promise<Holder> {
  const other = await holder(tx, adminId);
  if (!other) throw new NotFound(`Administrator ${adminId}`);
  if (adminId === actor.admin.adminId) throw new Forbidden('own_account');
  await requirePermissions(tx, actor, other.permissions);
  return other;
}

/** All permissions of those who have the role, service accounts included. */
export async function permissionsOfHolders(tx: Transaction, roleId: string): Promise<Permission[]> {
  const holders = await tx
    .select({ roleIds: admins.roleIds, ownRoles })
    .from(admins)
    .where(arrayContains(admins.roleIds, [roleId]));
  return permissionsOf(holders.flatMap(({ roleIds, ownRoles }) => rolesOf(roleIds, ownRoles)));
}

/** @throws Forbidden for somebody whose identity provider says the roles and checks the password */
export function requireLocal({ admin }: Holder): void {
  if (admin.signOnIssuer !== null) throw new Forbidden('signs_in_elsewhere');
}
