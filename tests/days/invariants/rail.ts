import { keyParts, paymentKey } from '../../../server/payments/rail/rail.ts';
import type { Seen } from '../facts.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';

/** A payment is completed, failed or returned as the rail says of this very attempt, and none is recalled that the rail was asked for. */
export function whatTheRailSays(world: World, { steps }: Seen): void {
  for (const { id, withdrawal_id: of, action, from_status } of steps) {
    if (action === 'recall' && from_status === 'processing') {
      const key = paymentKey(of, attemptOf(world, of, id));
      if (world.rail.wasAsked(key)) throw new Wrong('rail', `${of} is recalled, and the rail was asked for ${key}`);
    }
    if (action !== 'complete' && action !== 'return' && action !== 'fail') continue;
    const attempt = attemptOf(world, of, id);
    const key = paymentKey(of, attempt);
    const said = world.rail.answerTo(key)?.outcome;
    if (said !== (action === 'fail' ? 'refused' : 'paid'))
      throw new Wrong(
        'rail',
        `${action} of ${of}, and the rail says of attempt ${attempt} that it is ${said ?? 'unknown'}`,
      );
    const payment = world.rail.payments.find((one) => one.key === key);
    if (action === 'return' && !payment?.returned)
      throw new Wrong('rail', `${of} is returned, and ${key} did not come back`);
  }
}

/** A payment that is noted as asked about was asked about. */
export function whatIsNotedWasAsked(world: World, { processing }: Seen): void {
  for (const { withdrawal_id: id, attempt, asked_at } of processing) {
    if (asked_at !== null && !world.rail.wasAsked(paymentKey(id, attempt)))
      throw new Wrong('rail', `attempt ${attempt} of ${id} is noted as asked about, and was not`);
  }
}

/** How often a withdrawal was sent before a step. */
const attemptOf = (world: World, withdrawalId: string, before: number): number =>
  (world.known.steps.get(withdrawalId) ?? []).filter(({ id, to_status }) => id < before && to_status === 'processing')
    .length;

/** The rail is asked for the first time about the attempt that is under way, and about no earlier one. */
export function checkAttempt(world: World, key: string): void {
  const { withdrawalId = '', attempt = 0 } = keyParts(key) ?? {};
  const newest = attemptOf(world, withdrawalId, Number.POSITIVE_INFINITY);
  if (attempt !== newest) throw new Wrong('rail', `the rail is asked for ${key}, and attempt ${newest} is under way`);
}
