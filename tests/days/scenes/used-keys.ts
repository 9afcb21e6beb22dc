import type { Random } from '../../../demo/random.ts';
import { endSessions } from '../actors/sign-ins.ts';
import { type Call, isProgram } from '../call.ts';
import { finish, goThrough } from '../under-way.ts';
import type { World } from '../world.ts';
import type { Scene } from './all.ts';

/** Of the latest calls. */
const REMEMBERED = 60;

/** A call whose answer is kept with its key: also one of a program. */
function answeredCall({ calls }: World, random: Random): Call | undefined {
  const kept = calls.all.slice(-REMEMBERED).filter(({ key, file, isReused, attempts }) => {
    const status = attempts.find(({ answer }) => answer !== undefined)?.answer?.status ?? 0;
    return key !== undefined && file === undefined && !isReused && ((status >= 200 && status < 300) || status === 409);
  });
  return kept.length > 0 ? random.pick(kept) : undefined;
}

/** The same body with another text, or with one record less; undefined when it has neither. */
function otherBody(body: unknown): unknown {
  const text = JSON.stringify(body) ?? '';
  if (text.includes('#')) return JSON.parse(text.replace(/#\d+/, '#0'));
  const [name, list] = Object.entries((body ?? {}) as object).find(([, value]) => Array.isArray(value)) ?? [];
  return name !== undefined && list.length > 1 ? { ...(body as object), [name]: list.slice(1) } : undefined;
}

/**
 * A key that was used is used again: for the same call, also after a new sign-in, which gets the same answer; for another body or another record, which is refused;
 * or by somebody else, who has keys of their own.
 */
export const usedKeys: Scene = {
  name: 'a key is used again',
  weight: 2,
  async play(world, random) {
    for (let times = random.int(2, 4); times > 0; times--) {
      const call = answeredCall(world, random);
      if (call) await sendAgain(world, random, call);
    }
  },
};

async function sendAgain(world: World, random: Random, call: Call): Promise<void> {
  const { caller, method, path, body, ids, key = '' } = call;
  const what = random.pick(['same', 'signed in', 'body', 'record', 'method']);
  if (what === 'signed in' && !isProgram(caller) && caller.username !== 'ada' && caller.username !== 'otto')
    await goThrough(world, random, () => endSessions(world, caller.username));
  if (what === 'same' || what === 'signed in') {
    await world.act(random, () => void world.calls.again(call));
    return finish(world, random, call);
  }
  const other = what === 'body' ? otherBody(body) : body;
  const [id] = ids;
  const others = [...world.known.statuses.keys()].filter((one) => !ids.includes(one));
  const otherPath = id !== undefined && others.length > 0 ? path.replace(id, random.pick(others)) : path;
  const wanted = { caller, method, path: what === 'record' ? otherPath : path, body: other, ids, key, isReused: true };
  if (what === 'method') Object.assign(wanted, otherOperation(world, random, call));
  if (wanted.path === path && wanted.method === method && JSON.stringify(wanted.body) === JSON.stringify(body)) return;
  if (wanted.body === undefined && body !== undefined && what === 'body') return;
  await goThrough(world, random, () => world.calls.begin(wanted));
}

/** Another operation with the same body, or none: of the same record, where there is one. */
function otherOperation(
  { known }: World,
  random: Random,
  { path, body, ids: [id] }: Call,
): { method?: string; path?: string; body?: unknown } {
  const [, withdrawal] = /^(\/admin\/withdrawal\/withdrawals\/[^/]+)\/\w+$/.exec(path) ?? [];
  const hasReason = typeof body === 'object' && body !== null && 'reason' in body;
  if (withdrawal && id !== undefined && !hasReason)
    return { method: 'PUT', path: `${withdrawal}/claim`, body: undefined };
  if (withdrawal && id !== undefined)
    return { method: 'POST', path: `${withdrawal}/${random.pick(['reject', 'recall', 'skip'])}` };
  const player = random.pick([...known.stops.playerOf.values(), undefined]);
  return player !== undefined && hasReason ? { method: 'POST', path: `/api/admin/players/${player}/freeze` } : {};
}
