import type { Random } from '../../../demo/random.ts';
import type { Answer, Call, Caller } from '../call.ts';
import { finish, takeTurns } from '../under-way.ts';
import type { World } from '../world.ts';
import type { Scene } from './all.ts';
import { inStatus } from './payments.ts';

const LIST = '/admin/withdrawal/withdrawals';
const PEOPLE = ['rosa', 'rick', 'rita', 'fay', 'fred', 'ada', 'alan'];

/** Calls that are the same whoever makes them. */
function someCall(
  world: World,
  random: Random,
): { method?: string; path: string; body?: object; ids?: string[] } | undefined {
  const of = (...statuses: string[]) => {
    const all = inStatus(world, ...statuses);
    return all.length > 0 ? random.pick(all) : undefined;
  };
  const awaiting = of('pending', 'pending_review');
  const choices = [
    awaiting && { method: 'PUT', path: `${LIST}/${awaiting}/claim`, ids: [awaiting] },
    awaiting && { path: `${LIST}/${awaiting}/approve`, body: { notes: 'Fine' }, ids: [awaiting] },
    awaiting && { path: `${LIST}/${awaiting}/reject`, body: { reason: 'No' }, ids: [awaiting] },
    awaiting && { path: `${LIST}/claims`, body: { order: 'oldest', except: [] } },
    {
      path: '/api/admin/company-revenue/process-payout',
      body: { payout_amount: 0.05, payout_method: 'Bank Transfer' },
    },
    ...['approved', 'failed'].map((status) => {
      const id = of(status);
      return id && { path: `${LIST}/${id}/${status === 'failed' ? 'retry' : 'process'}`, ids: [id] };
    }),
  ];
  const possible = choices.filter((one) => typeof one === 'object');
  return random.pick(possible);
}

/** Several people make the same call with the same key, at once and one after the other; and somebody uses a key for another call too. */
export const sharedKeys: Scene = {
  name: 'one key of several people',
  weight: 2,
  async play(world, random) {
    const wanted = someCall(world, random);
    if (!wanted) return;
    const key = `shared-${world.calls.next}`;
    const calls: Call[] = [];
    for (let count = random.int(2, 4); count > 0; count--) {
      const caller = world.staff.named(
        random.pick(PEOPLE.filter((name) => !calls.some((call) => call.caller.username === name))),
      );
      const reuses = random.chance(0.4);
      const answered = (answer: Answer) => {
        if (reuses && isKept(answer)) reuse(world, caller, key, wanted.path);
      };
      await world.act(random, () => void calls.push(world.calls.begin({ ...wanted, caller, key, answered })));
      await takeTurns(world, random, tasksOf(calls.at(-1)), random.pick([0, 2, 5, 40]));
    }
    for (const call of calls) await finish(world, random, call);
    await world.act(random, () => void world.calls.again(random.pick(calls)));
  },
};

const tasksOf = (call: Call | undefined) => (call?.attempts ?? []).map(({ task }) => task);
const isKept = ({ status }: Answer) => (status >= 200 && status < 300) || status === 404 || status === 409;

/** The same person uses the key again, for something else. */
function reuse(world: World, caller: Caller, key: string, path: string): void {
  const other = world.drawing.pick(inStatus(world, 'pending', 'pending_review', 'approved'));
  if (other === undefined || path.includes(other)) return;
  const isOther = world.drawing.chance(0.5);
  if (isOther)
    world.calls.begin({ caller, method: 'PUT', path: `${LIST}/${other}/claim`, ids: [other], key, isReused: true });
  else
    world.calls.begin({
      caller,
      path: `${LIST}/${other}/reject`,
      body: { reason: `#${world.calls.next}` },
      ids: [other],
      key,
      isReused: true,
    });
}
