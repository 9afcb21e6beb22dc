import type { Permission } from '../../../src/generated/model/permission.ts';
import { DashboardStats, Player } from '../../../src/generated/permissions.ts';
import type { Answer, Attempt } from '../call.ts';
import { sessionIdOf } from '../staff.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';

/** The permissions that parts of an answer need, by the path of the call; the contract names those of fields. */
const PARTS: readonly [
  path: RegExp,
  needed: Readonly<Record<string, Permission>>,
  partsOf: (body: unknown) => string[],
][] = [
  [/^\/api\/admin\/dashboard\/stats/, DashboardStats, (body) => Object.keys(body as object)],
  [/^\/api\/admin\/players(\?|\/[^/]+$)/, Player, fieldsOf],
  [
    /^\/api\/admin\/players\/[^/]+\/timeline/,
    {
      transaction: 'transactions.read',
      withdrawal: 'withdrawals.read',
      held: 'players.hold',
      hold_released: 'players.hold',
    },
    (body) => (body as { entries: { kind: string }[] }).entries.map(({ kind }) => kind),
  ],
  [/^\/api\/admin\/admins\/adm_[^/]+$/, { last_actions: 'audit.read' }, (body) => Object.keys(body as object)],
];

/** The fields of a player, or of each in a list. */
function fieldsOf(body: unknown): string[] {
  const { players = [body] } = body as { players?: unknown[] };
  return players.flatMap((one) => Object.keys(one as object));
}

/** Nobody sees a part of an answer who lacks the permission for that part. */
export function partsAreForThePermitted(world: World, { call, moment }: Attempt, { status, body }: Answer): void {
  if (call.method !== 'GET' || status !== 200) return;
  const [, needed, partsOf] = PARTS.find(([path]) => path.test(call.path)) ?? [];
  if (!needed || !partsOf) return;
  for (const part of new Set(partsOf(body))) {
    const permission = needed[part];
    if (permission && world.known.accounts.held(call.caller, permission, moment, world.moment) === 'never')
      throw new Wrong(
        'permission',
        `call ${call.id} of ${call.caller.username} is answered with ${part}, without ${permission}`,
      );
  }
}

interface Request {
  id: string;
  permission: Permission;
  requested_by: string;
}

/** A request for a second person is seen by whoever asked, and by those who have its permission. */
export function requestsAreForTheirPeople(world: World, { call, moment }: Attempt, { status, body }: Answer): void {
  if (call.method !== 'GET' || status !== 200 || !/^\/api\/admin\/approvals(\?|\/\d)/.test(call.path)) return;
  const seen: Request[] = body.approvals ?? [body];
  for (const { id, permission, requested_by: by } of seen) {
    if (by === call.caller.username) {
      if (call.path.includes('view=for_me')) throw new Wrong('own', `request ${id} of ${by} is for themselves`);
      continue;
    }
    if (call.path.includes('view=by_me'))
      throw new Wrong('own', `request ${id} of ${by} is told as ${call.caller.username}'s`);
    if (world.known.accounts.held(call.caller, permission, moment, world.moment) === 'never')
      throw new Wrong('permission', `call ${call.id} of ${call.caller.username} is answered with request ${id}`);
  }
}

/** Everybody's own sessions are theirs, and somebody's sessions that person's. */
export function sessionsAreTheirs(
  { known, moment: now }: World,
  { call, moment }: Attempt,
  { status, body }: Answer,
): void {
  const [, , of] = /^\/api\/admin\/(me|admins\/([^/]+))\/sessions$/.exec(call.path) ?? [];
  if (call.method !== 'GET' || status !== 200 || !call.path.endsWith('/sessions')) return;
  const adminId = of ?? call.caller.adminId;
  const theirs = known.proofs
    .between(moment, now)
    .flatMap((proofs) => proofs.filter((one) => one.admin_id === adminId));
  const ids = new Set(theirs.map(({ hash }) => hash.slice(0, sessionIdOf(call.caller).length)));
  for (const { id } of body.sessions as { id: string }[])
    if (!ids.has(id)) throw new Wrong('own', `call ${call.id} is answered with a session that is not of ${adminId}`);
}

/** People who may not see addresses find nobody by a part of one. */
export function nobodyIsFoundByWhatIsHidden(world: World, { call, moment }: Attempt, { status, body }: Answer): void {
  if (status !== 200 || !/search=[^&]*%40/.test(call.path)) return;
  if (world.known.accounts.held(call.caller, 'players.pii', moment, world.moment) !== 'never') return;
  const found: unknown[] = body.withdrawals ?? body.players ?? body.transactions ?? [];
  if (found.length > 0)
    throw new Wrong('personal data', `call ${call.id} of ${call.caller.username} finds somebody by an address`);
}

interface Mention {
  id: string;
  subject_type: string;
}

/** Everybody's bell has the notes that name them, on records that they may read. */
export function bellsAreTheirs(world: World, { call, moment }: Attempt, { status, body }: Answer): void {
  if (call.method !== 'GET' || call.path !== '/api/admin/me' || status !== 200) return;
  const { known, moment: now } = world;
  for (const { id, subject_type: type } of (body.mentions ?? []) as Mention[]) {
    const row = known.records.of('mention', id);
    if (row && row.admin_id !== call.caller.adminId)
      throw new Wrong('own', `call ${call.id} is told of a note for ${row.admin_id}`);
    const permission = type === 'player' ? 'players.read' : 'withdrawals.read';
    if (known.accounts.held(call.caller, permission, moment, now) === 'never')
      throw new Wrong('permission', `call ${call.id} of ${call.caller.username} is told of a note about a ${type}`);
  }
}

/** A player whose page or entry in a list is read was frozen, or not, at some time since it was asked for. */
export function freezesAreShown(
  { known, moment: now, now: at }: World,
  attempt: Attempt,
  { status, body }: Answer,
): void {
  const { call } = attempt;
  if (call.method !== 'GET' || status !== 200 || !/^\/api\/admin\/players(\?|\/[^/]+$)/.test(call.path)) return;
  const read: { player_id: string; state: string }[] = body.players ?? [body];
  for (const { player_id: id, state } of read) {
    if (!known.stops.wereSo(id, state === 'frozen' ? 'frozen' : 'not frozen', attempt, now, at))
      throw new Wrong('reading', `call ${call.id} is answered that ${id} is ${state}, and that was not so`);
  }
}
