import type { Random } from '../../../demo/random.ts';
import { type Actor, somebody, someWithdrawal } from '../actor.ts';
import type { Answer, Call, Caller } from '../call.ts';
import type { World } from '../world.ts';

const PLAYERS = '/api/admin/players';
const WITHDRAWALS = '/admin/withdrawal/withdrawals';
const PEOPLE = ['rosa', 'rick', 'rita', 'fay', 'fred', 'ada', 'carl', 'aura'];
const STATUSES = ['pending', 'pending_review', 'approved', 'completed', 'failed'];

/** People who write notes about players and withdrawals, in which they name others, look at their bells, and have somebody's data revealed. */
export const writers: Actor = {
  name: 'writers',
  weight: 3,
  act(world, random) {
    for (let times = random.int(2, 8); times > 0; times--) actOnce(world, random);
  },
};

function actOnce(world: World, random: Random): void {
  const caller = somebody(world, random, PEOPLE, 'notes.write');
  const what = random.pick(['note', 'note', 'note', 'look', 'look', 'seen', 'reveal']);
  const id = someWithdrawal(world, random, STATUSES);
  // Also some of somebody else's.
  const seen = new Set(Array.from({ length: random.int(1, 4) }, () => String(random.int(1, 12))));
  if (what === 'look') lookAtBell(world, random.pick([caller, named(world)]));
  else if (what === 'seen') markSeen(world, caller, [...seen]);
  else if (id !== undefined && what === 'reveal') reveal(world, random, caller, id);
  else if (id !== undefined) writeNote(world, random, caller, subjectOf(world, random, id));
}

/** Somebody whom a note has named. */
const named = ({ staff, memory }: World): Caller => staff.named((memory.get('named') as string | undefined) ?? 'rick');

const subjectOf = ({ known }: World, random: Random, id: string): string =>
  random.chance(0.5) ? `${WITHDRAWALS}/${id}` : `${PLAYERS}/${known.stops.playerOf.get(id)}`;

function writeNote(world: World, random: Random, caller: Caller, subject: string): void {
  const [first, second] = [random.pick(PEOPLE), random.pick(PEOPLE)];
  world.memory.set('named', first);
  const text = `#${world.calls.next} Please look, @${first}`;
  const answered = ({ status, body }: Answer) => {
    if (status !== 200) return;
    world.memory.set(`note ${body.id}`, caller.username);
    const by = world.drawing.chance(0.7) ? caller : world.staff.named(second);
    const edited = `#${world.calls.next} Please look, @${second}`;
    world.calls.begin({ caller: by, method: 'PUT', path: `${subject}/notes/${body.id}`, body: { text: edited } });
  };
  world.calls.begin({ caller, path: `${subject}/notes`, body: { text }, answered });
}

/** Somebody looks at who has named them, and has seen it. */
function lookAtBell(world: World, caller: Caller): void {
  const answered = ({ status, body }: Answer) => {
    const ids = status === 200 ? ((body.mentions ?? []) as { id: string }[]).map(({ id }) => id) : [];
    if (ids.length > 0) markSeen(world, caller, ids);
  };
  world.calls.begin({ caller, method: 'GET', path: '/api/admin/me', answered });
}

const markSeen = (world: World, caller: Caller, ids: string[]): Call =>
  world.calls.begin({ caller, path: '/api/admin/me/mentions/seen', body: { mention_ids: ids } });

/** The answer is not kept for a key. */
export function reveal(world: World, random: Random, caller: Caller, id: string): Call {
  const path = `${subjectOf(world, random, id)}/reveal`;
  return world.calls.begin({ caller, path, body: { reason: `#${world.calls.next}` }, isKeyed: false });
}
