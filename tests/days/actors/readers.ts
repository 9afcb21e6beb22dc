import { type Actor, someWithdrawal } from '../actor.ts';
import type { Answer } from '../call.ts';
import { somethingToRead } from '../reads.ts';
import { sessionIdOf } from '../staff.ts';
import type { World } from '../world.ts';

const WITHDRAWALS = '/admin/withdrawal/withdrawals';

/** People who read, often the same as somebody else at the same time, and also what they may not. */
export const readers: Actor = {
  name: 'readers',
  weight: 2,
  act(world, random) {
    const people = [...world.staff.people.values()];
    const path = somethingToRead(world, random);
    for (let count = random.int(1, 3); count > 0; count--)
      world.calls.begin({ caller: random.pick(people), method: 'GET', path });
  },
};

/** People who try what they have no permission for, and what is somebody else's: their preferences, notes, requests and sessions. */
export const outsiders: Actor = {
  name: 'outsiders',
  weight: 2,
  act(world, random) {
    const caller = random.pick([...world.staff.people.values()]);
    const what = random.pick([
      'step',
      'step',
      'step',
      'change',
      'change',
      'change',
      'note',
      'choose',
      'choose',
      'withdraw',
      'session',
    ]);
    const text = `#${world.calls.next}`;
    if (what === 'choose') return choose(world, caller, random.int(0, 9));
    if (what === 'note') return writeNote(world, caller, someWithdrawal(world, random, ['pending', 'approved']));
    if (what === 'session') {
      const other = random.pick([...world.staff.people.values()]);
      const path = `/api/admin/me/sessions/${sessionIdOf(other)}`;
      // Somebody else's, which they cannot end.
      if (other !== caller) world.calls.begin({ caller, method: 'DELETE', path });
      return;
    }
    if (what === 'withdraw') {
      const waiting = world.seen?.waiting ?? [];
      if (waiting.length > 0)
        world.calls.begin({ caller, path: `/api/admin/approvals/${random.pick(waiting).id}/withdraw` });
      return;
    }
    if (what === 'step') {
      const [action, from] = random.pick(STEPS);
      const id = someWithdrawal(world, random, from);
      if (id === undefined) return;
      const body = action === 'approve' ? { notes: text } : { reason: text };
      const hasBody = action !== 'process' && action !== 'retry';
      world.calls.begin({ caller, path: `${WITHDRAWALS}/${id}/${action}`, ids: [id], ...(hasBody && { body }) });
      return;
    }
    const player = random.pick(['', ...world.known.stops.playerOf.values()]);
    const possible = changesWith(text, player).filter(([, path]) => !path.includes('//'));
    const [method, path, body] = random.pick(possible);
    world.calls.begin({ caller, method, path, ...(body && { body }) });
  },
};

const STEPS: readonly [string, string[]][] = [
  ['approve', ['pending', 'pending_review']],
  ['reject', ['pending', 'pending_review']],
  ['process', ['approved']],
  ['recall', ['approved']],
  ['retry', ['failed']],
  ['release', ['failed']],
];

const changesWith = (text: string, player: string): [string, string, object?][] => [
  ['POST', '/api/admin/system/payments/pause', { reason: text }],
  ['POST', '/api/admin/system/payments/resume'],
  [
    'POST',
    '/api/admin/company-revenue/process-payout',
    { payout_amount: 0.05, payout_method: 'Bank Transfer', notes: text },
  ],
  ['POST', `/api/admin/players/${player}/freeze`, { reason: text }],
  ['POST', `/api/admin/players/${player}/hold`, { reason: text, recall_note: text }],
  ['POST', `/api/admin/players/${player}/release-hold`, { reason: text }],
  ['PUT', '/api/admin/admins/adm_rita', { roles: ['reviewer'] }],
  ['DELETE', '/api/admin/admins/adm_rita/sessions'],
  ['PUT', '/api/admin/games/starfall', { description: text }],
];

/** An address, which only those may write who may see addresses. */
export const ADDRESS = 'mara.lind@example.com';

/** Chooses how a table is shown. */
function choose(world: World, caller: Parameters<World['calls']['begin']>[0]['caller'], columns: number): void {
  const path = '/api/admin/me/preferences';
  if (columns < 5) return void world.calls.begin({ caller, method: 'GET', path });
  const tables = { withdrawals: { hidden_columns: [caller.username], is_compact: columns % 2 === 0 } };
  world.calls.begin({ caller, method: 'PUT', path, body: { tables } });
}

/** Writes a note, which somebody else then edits. */
function writeNote(
  world: World,
  caller: Parameters<World['calls']['begin']>[0]['caller'],
  id: string | undefined,
): void {
  if (id === undefined) return;
  const path = `${WITHDRAWALS}/${id}/notes`;
  const answered = ({ status, body }: Answer) => {
    if (status !== 200) return;
    const noteId = String(body.id);
    world.memory.set(`note ${noteId}`, caller.username);
    const other = world.drawing.pick([...world.staff.people.values()]);
    world.calls.begin({
      caller: other,
      method: 'PUT',
      path: `${path}/${noteId}`,
      ids: [id],
      body: { text: `#${world.calls.next}` },
    });
  };
  const text = world.drawing.chance(0.3) ? `#${world.calls.next} wrote ${ADDRESS}` : `#${world.calls.next}`;
  world.calls.begin({ caller, path, ids: [id], body: { text }, answered });
}
