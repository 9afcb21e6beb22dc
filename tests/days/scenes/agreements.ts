import type { Random } from '../../../demo/random.ts';
import { somebody } from '../actor.ts';
import { changeRoles } from '../actors/administrators.ts';
import { payOut } from '../actors/finance.ts';
import { secondPeople } from '../actors/second-people.ts';
import { endSessions } from '../actors/sign-ins.ts';
import { carryOn } from '../carry-on.ts';
import { stopForAWhile } from '../intrusion.ts';
import { finish, goThrough, takeTurns } from '../under-way.ts';
import type { World } from '../world.ts';
import type { Scene } from './all.ts';
import { inStatus, someProcesses } from './payments.ts';

const PEOPLE = ['rosa', 'rick', 'rita', 'ada', 'alan', 'fay', 'fred'];
const LIST = '/admin/withdrawal/withdrawals';
const MINUTE_MS = 60_000;
/** As long as a request waits. */
const WAITS_MS = 72 * 60 * MINUTE_MS;

/** Somebody asks for a second person; then they lose what they may, or the record changes, or it gets late; and then somebody agrees. */
export const agreedMuchLater: Scene = {
  name: 'agreed much later',
  weight: 3,
  async play(world, random) {
    await ask(world, random);
    const waiting = world.seen?.waiting ?? [];
    if (waiting.length === 0) return;
    const {
      id,
      subject_id: of,
      requested_by: by,
      permission,
    } = random.chance(0.7) ? (waiting.at(-1) ?? random.pick(waiting)) : random.pick(waiting);
    const requester = [...world.staff.people.values()].find(({ adminId }) => adminId === by);
    const begun = world.calls.all.length;
    // Those who agree have begun before it happens, or begin after it.
    const isFirst = random.chance(0.4);
    const others = PEOPLE.filter((name) => name !== requester?.username);
    const path = `/api/admin/approvals/${id}/approve`;
    const agree = () =>
      world.act(random, () => {
        const caller = somebody(world, random, others, permission);
        world.calls.begin({ caller, path, ids: of === null ? [] : [of] });
        if (random.chance(0.2)) secondPeople.act(world, random);
      });
    if (isFirst) await agree();
    const calls = () => world.calls.all.slice(begun);
    for (const { attempts } of calls())
      await takeTurns(
        world,
        random,
        attempts.map(({ task }) => task),
        random.int(1, 5),
      );
    for (let times = random.int(1, 2); times > 0; times--) await happens(world, random, requester?.username, of);
    if (!isFirst) await agree();
    for (const call of calls()) await finish(world, random, call);
  },
};

/** Asks for something large, unless enough waits. */
async function ask(world: World, random: Random): Promise<void> {
  const waiting = world.seen?.waiting ?? [];
  if (waiting.length > 0 && random.chance(0.5)) return;
  if (random.chance(0.25))
    return goThrough(world, random, () =>
      payOut(world, random, world.staff.named(random.pick(['fay', 'fred', 'alan']))),
    );
  const ids = inStatus(world, 'pending', 'pending_review', 'failed');
  if (ids.length === 0) return;
  const id = random.pick(ids);
  const isFailed = world.known.statuses.get(id)?.last === 'failed';
  const caller = world.staff.named(random.pick(isFailed ? ['fay', 'fred', 'alan'] : ['rosa', 'rick', 'rita']));
  const body = { notes: `#${world.calls.next}` };
  await goThrough(world, random, () =>
    world.calls.begin({
      caller,
      path: `${LIST}/${id}/${isFailed ? 'retry' : 'approve'}`,
      ids: [id],
      ...(!isFailed && { body }),
    }),
  );
}

async function happens(world: World, random: Random, requester: string | undefined, of: string | null): Promise<void> {
  const what = random.pick(['loses', 'loses', 'loses', 'locked', 'signed out', 'late', 'late', 'on', 'on', 'stopped']);
  const ada = world.staff.named('ada');
  if (what === 'late')
    return world.pass(random, random.pick([10 * MINUTE_MS, WAITS_MS - 10 * MINUTE_MS, WAITS_MS + MINUTE_MS]));
  const worker = someProcesses(world, random)[0];
  if (of !== null && what === 'on' && worker) return carryOn(world, random, of, worker);
  if (of !== null && what === 'stopped') return goThrough(world, random, () => stopForAWhile(world, random, of));
  const isTheirs = requester !== undefined && requester !== 'ada' && requester !== 'otto' && random.chance(0.7);
  const who = isTheirs ? requester : random.pick(['rosa', 'rick', 'rita', 'fay', 'fred', 'alan']);
  const path = `/api/admin/admins/adm_${who}`;
  world.later(random.int(1, 10) * MINUTE_MS, () => {
    world.calls.begin({ caller: ada, path: `${path}/enable` });
    changeRoles(world, random, ada, who, 'first');
  });
  if (what === 'loses')
    return goThrough(world, random, () =>
      world.calls.begin({ caller: ada, method: 'PUT', path, body: { roles: ['support'] } }),
    );
  if (what === 'locked')
    return goThrough(world, random, () => world.calls.begin({ caller: ada, path: `${path}/disable` }));
  if (what === 'signed out') return goThrough(world, random, () => endSessions(world, who));
}
