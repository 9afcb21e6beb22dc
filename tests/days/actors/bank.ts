import type { Actor } from '../actor.ts';
import { Rail } from '../rail.ts';

/** The bank and the network: payments come back days later, the rail and the webhooks' targets are down for a while. */
export const bank: Actor = {
  name: 'bank',
  weight: 4,
  act(world, random) {
    const what = random.pick(['return', 'return', 'return', 'return', 'rail', 'target', 'target']);
    if (what === 'return') {
      const kept = world.rail.payments.filter(({ returned }) => returned === undefined);
      if (kept.length > 0) world.rail.sendBack(random.pick(kept), random.pick(Rail.codes));
      return;
    }
    if (what === 'rail') {
      world.rail.isDown = !world.rail.isDown && random.chance(0.4);
      return world.log(`the rail is ${world.rail.isDown ? 'down' : 'up'}`);
    }
    const host = random.pick(['one.example', 'two.example']);
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
