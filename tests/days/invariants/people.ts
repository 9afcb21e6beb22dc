import { isBuiltIn } from '../../../server/authentication/roles.ts';
import type { Permission } from '../../../src/generated/model/permission.ts';
import { permittedBy } from '../accounts.ts';
import type { AuditRow, Seen } from '../facts.ts';
import type { OwnRole } from '../records.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';
import type { Written } from './all.ts';

const OF_PEOPLE =
  /^admin\.(change_roles|disable|enable|end_session|invite|renew_invitation|reset_password|reset_factors)$/;
const OF_ROLES = /^(role\.(create|update|delete)|service_(account|token)\.(create|delete|revoke))$/;

/** Nobody gives, takes away or shuts out what they may not do themselves, nor changes their own account or role. */
export function nobodyIsAboveThemselves(world: World, { audit, roles: own }: Seen, { before }: Written): void {
  for (const row of audit) {
    const { action, admin_id: by, subject_id: of } = row;
    if (by === null || !(OF_PEOPLE.test(action) || OF_ROLES.test(action))) continue;
    const actor = [...world.staff.people.values()].find(({ adminId }) => adminId === by);
    const account = before?.accounts.find(({ admin_id }) => admin_id === by);
    if (!actor) continue;
    const isOwn = by === of || account?.role_ids.includes(of ?? '') === true;
    if (isOwn && action !== 'admin.end_session') throw new Wrong('permission', `${by} does the ${action} of their own`);
    if (by === of) continue;
    for (const permission of [...permissionsAbout(row, before, own), ...permissionsIn(row)])
      if (world.known.accounts.held(actor, permission, world.moment, world.moment) === 'never')
        throw new Wrong('permission', `${action} of ${of} by ${by}, who lacks ${permission}`);
  }
}

/** All that the account, or those who have the role, may do before a change, and after it; a program may do no more than its owner. */
function permissionsAbout(row: AuditRow, before: Seen | undefined, now: readonly OwnRole[]): Permission[] {
  const { action, subject_id: of, after } = row;
  const { accounts = [], roles: own = now } = before ?? {};
  const given = permittedBy(Array.isArray(after?.roles) ? (after.roles as string[]) : [], own);
  const account = accounts.find(({ admin_id }) => admin_id === of);
  const owner = accounts.find(({ admin_id }) => admin_id === account?.owner_id);
  if (account && owner) {
    const owners = permittedBy(owner.role_ids, own);
    return permittedBy(account.role_ids, own).filter((permission) => owners.includes(permission));
  }
  if (!action.startsWith('role.')) return [...given, ...permittedBy(account?.role_ids ?? [], own)];
  const holders = accounts.filter(({ role_ids }) => role_ids.includes(of ?? ''));
  return permittedBy([of ?? '', ...holders.flatMap(({ role_ids }) => role_ids)], own);
}

const permissionsIn = ({ after }: AuditRow): Permission[] =>
  Array.isArray(after?.permissions) ? (after.permissions as Permission[]) : [];

/** A role that is built in is never changed, and none is deleted that somebody has. */
export function rolesAreKept(_world: World, { audit }: Seen, { before }: Written): void {
  for (const { action, subject_id: of } of audit) {
    if (!/^role\.(update|delete)$/.test(action)) continue;
    if (isBuiltIn(of ?? '')) throw new Wrong('role', `${action} of ${of}, which is built in`);
    const holder = before?.accounts.find(({ role_ids }) => role_ids.includes(of ?? ''));
    if (holder && action === 'role.delete') throw new Wrong('role', `${of} is deleted, which ${holder.admin_id} has`);
  }
}

/** A session ends by its time, or by somebody who ends it. */
export function noSessionIsLost(_world: World, { proofs, audit, now }: Seen, { machine, before }: Written): void {
  if (!machine) return;
  const left = new Set(proofs.map(({ hash }) => hash));
  for (const { hash, until, admin_id: of } of before?.proofs ?? []) {
    if (left.has(hash) || until <= now) continue;
    if (!audit.some((row) => row.subject_id === of))
      throw new Wrong('session', `a session of ${of} was ended, and nobody did`);
  }
}

/** An edit that was made from a version of a record is an edit of that very version. */
export function noEditIsStale(world: World, { audit }: Seen, { before }: Written): void {
  for (const { action, subject_id: of, after } of audit) {
    if (action !== 'game.update' && action !== 'game_item.update') continue;
    const number = Number(/#(\d+)/.exec(JSON.stringify(after))?.[1]);
    const call = world.calls.all.find(({ id }) => id === number);
    const basedOn = (call?.body as { updated_at?: string } | undefined)?.updated_at;
    const was = before?.versions[of ?? ''];
    if (basedOn !== undefined && was !== undefined && Date.parse(basedOn) !== Date.parse(was))
      throw new Wrong('stale', `${of} is edited from its version ${basedOn}, and was changed since`);
  }
}

/** While a process compares a day with the rail's list, no other takes it. */
export function daysAreTakenOnce(_world: World, { days, now }: Seen, { before }: Written): void {
  for (const { day, tried_at: tried } of days) {
    const was = before?.days.find((one) => one.day === day)?.tried_at ?? null;
    if (was !== null && tried !== was && now - Date.parse(was) < 10 * 60_000)
      throw new Wrong('reconciliation', `${day} is taken while another process compares it`);
  }
}

/** A program has two tokens at most. */
export function tokensAreFew(_world: World, { accounts, proofs, now }: Seen): void {
  for (const { admin_id: id, owner_id } of accounts) {
    if (owner_id === null) continue;
    const count = proofs.filter(({ admin_id, until }) => admin_id === id && until > now).length;
    if (count > 2) throw new Wrong('tokens', `${id} has ${count} tokens`);
  }
}
