import type { Random } from '../../demo/random.ts';
import { somebody } from './actor.ts';
import { type Call, isProgram, permissionFor } from './call.ts';
import type { World } from './world.ts';

const PEOPLE = ['rosa', 'rick', 'rita', 'fay', 'fred', 'ada', 'alan', 'carl', 'lena'];

/** The acts about the same subject: by the last part of their paths, with their methods and whether they say why. */
const KINDS: readonly (readonly [string, string, boolean][])[] = [
  [
    ['POST', 'freeze', true],
    ['POST', 'unfreeze', true],
    ['POST', 'hold', true],
    ['POST', 'release-hold', true],
  ],
  [
    ['POST', 'pause', true],
    ['POST', 'resume', false],
  ],
  [
    ['POST', 'disable', false],
    ['POST', 'enable', false],
  ],
  [
    ['PUT', 'claim', false],
    ['DELETE', 'claim', false],
    ['POST', 'skip', true],
    ['DELETE', 'snooze', false],
  ],
];

/** Somebody else does the same about the same subject, or something of the kind, by a call of their own. */
export function rival(
  world: World,
  random: Random,
  { method, path, body, ids, caller, file, key }: Call,
): Call | undefined {
  // A second target of one host would get each message too; and what is only somebody's own is not for others.
  const isOfOne = method === 'GET' || file !== undefined || isProgram(caller) || /\/webhooks$|\/me\//.test(path);
  if (isOfOne) return undefined;
  const at = path.lastIndexOf('/');
  const last = path.slice(at + 1);
  const kind = KINDS.find((acts) => acts.some(([, name]) => name === last));
  const text = `#${world.calls.next}`;
  const isSame = !kind || random.chance(0.4);
  const [otherMethod, name, hasReason] = isSame || !kind ? [method, last, false] : random.pick(kind);
  const sameBody = body === undefined ? undefined : JSON.parse(JSON.stringify(body).replaceAll(/#\d+/g, text));
  const otherBody = hasReason ? { reason: text, ...(name === 'hold' && { recall_note: text }) } : undefined;
  const wanted = { method: otherMethod, path: `${path.slice(0, at)}/${name}`, body: isSame ? sameBody : otherBody };
  const [permission] = permissionFor(wanted) ?? [];
  const others = PEOPLE.filter((one) => one !== caller.username);
  const by =
    permission === undefined ? world.staff.named(random.pick(others)) : somebody(world, random, others, permission);
  return world.calls.begin({ caller: by, ...wanted, ids, isKeyed: key !== undefined });
}
