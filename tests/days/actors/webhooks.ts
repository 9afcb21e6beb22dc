import type { Random } from '../../../demo/random.ts';
import type { Actor } from '../actor.ts';
import type { Answer } from '../call.ts';
import type { World } from '../world.ts';

const WEBHOOKS = '/api/admin/system/webhooks';
/** Each is the host of one target: one that is deleted does not come back. */
export const HOSTS = ['one.example', 'two.example', 'three.example'];

/** Targets by their hosts, as the answers told their ids. */
export const targetsOf = (world: World): Map<string, string> => {
  const known = world.memory.get('targets') as Map<string, string> | undefined;
  const targets = known ?? new Map<string, string>();
  world.memory.set('targets', targets);
  return targets;
};

/** Administrators who manage webhooks: they add targets, try them out, have messages sent again, replace secrets, and delete a target. */
export const webhooks: Actor = {
  name: 'webhooks',
  weight: 3,
  act(world, random) {
    const known = [...targetsOf(world)];
    const what = random.pick(['add', 'test', 'again', 'again', 'describe', 'secret', 'delete']);
    if (known.length === 0 || what === 'add') return addTarget(world);
    const [host, id] = random.pick(known);
    const caller = world.staff.named('ada');
    const path = `${WEBHOOKS}/${id}`;
    if (what === 'test') return void world.calls.begin({ caller, path: `${path}/test` });
    if (what === 'secret') return void world.calls.begin({ caller, path: `${path}/secret`, isKeyed: false });
    if (what === 'again') return sendAgain(world, random, path, host);
    if (what === 'describe') {
      const body = { url: `https://${host}/hook`, description: `#${world.calls.next}` };
      return void world.calls.begin({ caller, method: 'PUT', path, body });
    }
    if (known.length > 1 && random.chance(0.3)) {
      targetsOf(world).delete(host);
      world.calls.begin({ caller, method: 'DELETE', path });
    }
  },
};

/** Has a message sent again that has arrived, or at once one that waits. */
function sendAgain(world: World, random: Random, path: string, host: string): void {
  const sent = world.targets.arrived.filter(({ target }) => target === host);
  const caller = world.staff.named('ada');
  const deliveries = (world.seen?.deliveries ?? []).map(({ delivery_id }) => delivery_id);
  const id = deliveries.length > 0 && random.chance(0.5) ? random.pick(deliveries) : random.int(1, sent.length + 1);
  world.calls.begin({ caller, path: `${path}/deliveries/${id}/send-again` });
}

/** Its answer holds a secret, so it is not kept for a key. */
export function addTarget(world: World): void {
  const made = (world.memory.get('webhooks') as number | undefined) ?? 0;
  const host = HOSTS[made];
  if (host === undefined) return;
  world.memory.set('webhooks', made + 1);
  const answered = ({ status, body }: Answer) => {
    if (status === 201) targetsOf(world).set(host, body.target.id);
  };
  const body = { url: `https://${host}/hook` };
  world.calls.begin({ caller: world.staff.named('ada'), path: WEBHOOKS, body, isKeyed: false, answered });
}
