import { permissionsOf } from '../../../server/authentication/roles.ts';
import { rolesNamed } from '../accounts.ts';
import type { AuditRow, Seen } from '../facts.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';
import type { Written } from './all.ts';

const OF_PEOPLE = /^admin\.(change_roles|disable|enable|end_session)$/;

/** Nobody gives, takes away or shuts out what they may not do themselves. */
export function nobodyIsAboveThemselves(world: World, { audit }: Seen, { before }: Written): void {
  for (const row of audit) {
    const { action, admin_id: by, subject_id: of } = row;
    if (by === null || by === of || !OF_PEOPLE.test(action)) continue;
    const actor = [...world.staff.people.values()].find(({ adminId }) => adminId === by);
    const roles = before?.accounts.find(({ admin_id }) => admin_id === of)?.role_ids ?? [];
    if (!actor) continue;
    for (const permission of permissionsOf(rolesNamed([...roles, ...rolesIn(row)])))
      if (world.known.accounts.held(actor, permission, world.moment, world.moment) === 'never')
        throw new Wrong('permission', `${action} of ${of} by ${by}, who lacks ${permission}`);
  }
}

const rolesIn = ({ after }: AuditRow): string[] => (Array.isArray(after?.roles) ? (after.roles as string[]) : []);

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
export function tokensAreFew(world: World, { proofs, now }: Seen): void {
  const count = proofs.filter(({ admin_id, until }) => admin_id === world.staff.platform.adminId && until > now).length;
  if (count > 2) throw new Wrong('tokens', `the platform has ${count} tokens`);
}
