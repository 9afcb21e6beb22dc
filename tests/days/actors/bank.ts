import type { Random } from '../../../demo/random.ts';
import type { RailPayment } from '../../../server/payments/rail/rail-list.ts';
import type { Actor } from '../actor.ts';
import { Rail } from '../rail.ts';
import type { World } from '../world.ts';
import { HOSTS } from './webhooks.ts';

/** The bank and the network: payments come back days later, the rail and the webhooks' targets are down for a while. */
export const bank: Actor = {
  name: 'bank',
  weight: 4,
  act(world, random) {
    const what = random.pick(['return', 'return', 'return', 'return', 'rail', 'target', 'target']);
    if (what === 'return') {
      const kept = world.rail.payments.filter(({ returned }) => returned === undefined);
      if (kept.length > 0) someReturn(world, random, random.pick(kept));
      return;
    }
    if (what === 'rail') {
      world.rail.isDown = !world.rail.isDown && random.chance(0.4);
      return world.log(`the rail is ${world.rail.isDown ? 'down' : 'up'}`);
    }
    const host = random.pick(HOSTS);
    const { down } = world.targets;
    if (!down.delete(host) && random.chance(0.5)) down.add(host);
    world.log(`${host} is ${down.has(host) ? 'down' : 'up'}`);
  },
  end(world) {
    world.rail.isDown = false;
    world.rail.isWell = true;
    world.targets.down.clear();
    world.targets.isWell = true;
  },
};

/** The bank sends a payment back. */
export function someReturn(world: World, random: Random, payment: RailPayment): void {
  world.rail.sendBack(payment, random.pick(Rail.codes));
}
