import type { Random } from '../../../demo/random.ts';
import { confirmFromConsole } from '../../../server/admins/person-commands.ts';
import type { Actor } from '../actor.ts';
import type { Answer, Caller } from '../call.ts';
import { accountsOfOne } from '../one-person.ts';
import type { World } from '../world.ts';

const ADMINS = '/api/admin/admins';
/** Mostly those who may. */
const TAKERS = ['ada', 'ada', 'alan', 'otto', 'lena', 'fay'];
/** Those who are asked as second people. */
const TAKEN = ['rosa', 'rick', 'rita', 'ada', 'alan', 'fay', 'fred'];

/** Somebody who resets other people's accounts, then decides as them; and others, who confirm that accounts are still their owners'. */
export const takeovers: Actor = {
  name: 'takeovers',
  weight: 5,
  act(world, random) {
    for (let times = random.int(2, 5); times > 0; times--)
      random.pick([takeOver, decideAsBoth, decideAsBoth, decideAsBoth, confirm, confirm])(world, random);
  },
  end(world) {
    // Otherwise nobody would be left to decide what waits.
    for (const name of TAKEN)
      world.check(async () => {
        await world.change(() => world.verify((db) => confirmFromConsole(db, name)));
      });
  },
};

/** A password is hashed outside of the simulation, which takes as long as it takes; second factors are not. */
function takeOver(world: World, random: Random): void {
  const [by, of] = two(world, random);
  const path = `${ADMINS}/${of.adminId}`;
  if (random.chance(0.7)) return void world.calls.begin({ caller: by, path: `${path}/reset-factors` });
  const answered = ({ status }: Answer) => {
    if (status === 200) world.calls.begin({ caller: by, path: `${path}/enable` });
  };
  world.calls.begin({ caller: by, path: `${path}/disable`, answered });
}

/** Whoever has both accounts decides with the one what the other one has asked for. */
function decideAsBoth(world: World, random: Random): void {
  const waiting = world.seen?.waiting ?? [];
  if (waiting.length === 0) return;
  const { id, subject_id: of, requested_by: by } = random.pick(waiting);
  const others = [...world.staff.people.values()].filter(({ adminId }) => adminId !== by);
  const own = others.filter(({ adminId }) => accountsOfOne(world, by).has(adminId));
  const path = `/api/admin/approvals/${id}/approve`;
  world.calls.begin({ caller: random.pick(own.length > 0 ? own : others), path, ids: of === null ? [] : [of] });
}

/** Somebody confirms what they see of somebody else: also one of both. */
function confirm(world: World, random: Random): void {
  const [by, of] = two(world, random);
  const path = `${ADMINS}/${of.adminId}`;
  const answered = ({ status, body }: Answer) => {
    const links: string[] = status === 200 ? (body.person_links ?? []).map(({ id }: { id: string }) => id) : [];
    if (links.length > 0) world.calls.begin({ caller: by, path: `${path}/confirm-person`, body: { links } });
  };
  world.calls.begin({ caller: by, method: 'GET', path, answered });
}

function two(world: World, random: Random): [Caller, Caller] {
  const by = random.pick(TAKERS);
  const of = random.pick(TAKEN.filter((name) => name !== by));
  return [world.staff.named(by), world.staff.named(of)];
}
