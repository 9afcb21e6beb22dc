import { type Call, permissionFor } from '../call.ts';
import type { AuditRow, Seen, Stopped } from '../facts.ts';
import { ServerProcess } from '../server-process.ts';
import { isInForce } from '../stops.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';
import type { Written } from './all.ts';

const isImport = ({ path }: Call) => path.startsWith('/api/platform/imports');
/** Rows about what was asked for and not done, or what is noted a while after it was done. */
const isApart = ({ action }: AuditRow) =>
  action === 'request.denied' || action.endsWith('_refused') || action === 'player.read_in_bulk';
/** All that programs do: the rest is for people. */
const OF_PROGRAMS = /^platform\.|^withdrawal\.cancel$|\.export$/;
/** Rows about what somebody has read. */
const OF_READING = /\.export$|^audit\.show_personal_data$/;

/**
 * Whatever somebody has done follows from a call of theirs that was open in that process, was permitted at some time since it began, and
 * did not do it before, however often it was sent.
 */
export function everyEffectHasItsCall(world: World, { audit }: Seen, { machine }: Written): void {
  for (const row of audit) {
    if (row.admin_id === null || isApart(row)) continue;
    const what = `${row.action} of ${row.subject_id} by ${row.admin_id}`;
    if (row.admin_id.startsWith('svc_') && !OF_PROGRAMS.test(row.action))
      throw new Wrong('effect', `${what}, a program`);
    if (!(machine instanceof ServerProcess)) throw new Wrong('effect', `${what} was done outside of any process`);
    // Of a statement, a row is about one of its lines.
    const done = `${row.action} ${row.subject_id} ${row.after?.line_id ?? ''}`;
    const open = world.calls.openIn(machine, row.admin_id).filter(({ call }) => isAbout(world, call, row));
    // Whether the call that stopped the player did it or a worker later, the row of the stop tells whose call that was.
    if (isRecallOfStop(world, row)) continue;
    if (open.length === 0) throw new Wrong('effect', `${what} was done without a call`);
    // Each part of an import is admitted anew.
    const admitted = open.map((attempt) =>
      !isImport(attempt.call) ? attempt : { ...attempt, moment: attempt.task.turns?.[0] ?? attempt.moment },
    );
    world.calls.requirePermission(admitted, what);
    world.calls.requireProof(admitted, what);
    // Accounts and roles are changed one at a time, each by somebody who may at that very moment.
    if (
      /^(admin|role|service_token|service_account)\.(?!export)/.test(row.action) &&
      open.every(({ call }) => mayNow(world, call) === 'never')
    ) {
      throw new Wrong('permission', `${what}, whose permission had been taken away before`);
    }
    // Of several calls that do not tell themselves apart it is not known which one did it.
    const [one] = open;
    // Ending somebody's sessions writes a row for each.
    if (!one || row.action === 'admin.end_session' || new Set(open.map(({ call }) => call)).size > 1) continue;
    if (one.call.done.includes(done)) throw new Wrong('done twice', `${what} was done twice for call ${one.call.id}`);
    one.call.done.push(done);
  }
}

/** A withdrawal that a worker had leased is recalled in the name and with the words of the person who stopped its player. */
function isRecallOfStop({ known, now }: World, { action, admin_id, subject_id, texts }: AuditRow): boolean {
  const player = known.stops.playerOf.get(subject_id ?? '');
  const isTheirs = (one: Stopped) =>
    one.player_id === player &&
    one.admin_id === admin_id &&
    isInForce(one, now) &&
    texts?.includes(one.recall_note ?? '');
  return action === 'withdrawal.recall' && known.stops.all.some(isTheirs);
}

const mayNow = ({ known, moment }: World, call: Call) =>
  known.accounts.held(call.caller, permissionFor(call), moment, moment);

/** Whether a call may have led to a row: the texts that it sends have its number. */
function isAbout({ known }: World, { id, body, ids, method, path }: Call, row: AuditRow) {
  // An export, and reading what somebody wrote, are written down.
  if (method === 'GET') return OF_READING.test(row.action);
  if (OF_READING.test(row.action)) return false;
  const told = /#(\d+)/.exec(JSON.stringify([row.after, row.texts]))?.[1];
  const sends = JSON.stringify([body, decodeURIComponent(path)]).includes('#');
  if (told !== undefined && sends) return Number(told) === id;
  // One's own sessions, or those of somebody of whom the path says so.
  if (row.action === 'admin.end_session' && row.subject_id !== row.admin_id)
    return path.includes(`/${row.subject_id}/`);
  if (row.subject_type !== 'withdrawal') return true;
  // A stop of a player's payments changes the player's withdrawals.
  const player = known.stops.playerOf.get(row.subject_id ?? '');
  const isNamed = ids.includes(row.subject_id ?? '') || path.includes(`/withdrawals/${row.subject_id}/`);
  return isNamed || path.startsWith(`/api/admin/players/${player}/`);
}
