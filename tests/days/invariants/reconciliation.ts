import type { Seen } from '../facts.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';

const SENDS = ['approve', 'process', 'retry'];

/** Nobody closes a difference of a payment that they approved or sent. */
export function nobodyClosesTheirOwn(world: World, { audit }: Seen): void {
  for (const { action, admin_id: by, after } of audit) {
    if (action !== 'reconciliation.close_difference' || by === null) continue;
    const id = String(after?.withdrawal_id);
    const own = world.known.steps
      .get(id)
      ?.find((step) => SENDS.includes(step.action) && [step.admin_id, step.second_admin_id].includes(by));
    if (own) throw new Wrong('own payment', `${by} closes a difference of ${id}, of which they did the ${own.action}`);
  }
}
