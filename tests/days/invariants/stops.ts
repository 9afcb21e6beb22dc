import { keyParts, type Payment } from '../../../server/payments/rail/rail.ts';
import type { Seen, Stopped } from '../facts.ts';
import { isInForce } from '../stops.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';
import type { Written } from './all.ts';
import { checkAttempt } from './rail.ts';

/**
 * While a player is frozen or on hold, nothing of theirs is approved or sent, and none of it waits to be sent: what was approved before
 * awaits review again.
 */
export function nothingGoesToTheStopped(world: World, seen: Seen, { before }: Written): void {
  const players = new Set(seen.stopped.filter((one) => isInForce(one, seen.now)).map(({ player_id }) => player_id));
  if (players.size === 0) return;
  const [step] = seen.steps.filter(({ to_status: to, player_id }) => isOnItsWay(to) && players.has(player_id));
  if (step)
    throw new Wrong('stopped', `${step.withdrawal_id}: ${step.action}, although nothing may be paid to its player`);
  for (const [id, { last }] of world.known.statuses) {
    if (last === 'approved' && players.has(world.known.stops.playerOf.get(id) ?? ''))
      throw new Wrong('stopped', `${id} stays approved, although nothing may be paid to its player`);
  }
  for (const { withdrawal_id: id, attempt, asked_at } of seen.processing) {
    const was = before?.processing.find((one) => one.withdrawal_id === id && one.attempt === attempt);
    if (asked_at !== null && was?.asked_at === null && players.has(world.known.stops.playerOf.get(id) ?? ''))
      throw new Wrong('stopped', `the rail is asked about ${id}, although nothing may be paid to its player`);
  }
}

/** A freeze or a hold takes no other step than a recall, by the same person and with the words that they chose: nobody can tell a hold by it. */
export function aStopOnlyRecalls({ known }: World, { audit, steps, stopped }: Seen): void {
  for (const { action, admin_id, subject_id } of audit) {
    if (action !== 'player.hold' && action !== 'player.freeze') continue;
    const isThis = ({ player_id, is_hold }: Stopped) =>
      player_id === subject_id && is_hold === (action === 'player.hold');
    const { recall_note: note } = stopped.find(isThis) ?? {};
    for (const step of steps) {
      if (known.stops.playerOf.get(step.withdrawal_id) !== subject_id) continue;
      if (step.action !== 'recall' || step.admin_id !== admin_id || step.note !== note)
        throw new Wrong('stopped', `${step.withdrawal_id}: ${step.action} by ${step.admin_id} tells of a ${action}`);
    }
  }
}

const isOnItsWay = (status: string) => status === 'approved' || status === 'processing';

/** The rail is not asked for a payment for the first time during a pause, or while its player is frozen or on hold. */
export function checkAsking(world: World, key: string, { playerId }: Payment): void {
  const { seen } = world;
  if (!seen) return;
  const now = world.host.time + world.databaseMachine.offsetMs;
  if (seen.isPaused) throw new Wrong('pause', `the rail is asked for ${key} while payments are paused`);
  if (seen.stopped.some((one) => one.player_id === playerId && isInForce(one, now)))
    throw new Wrong('stopped', `the rail is asked for ${key}, although nothing may be paid to its player`);
  const { withdrawalId = '' } = keyParts(key) ?? {};
  const status = world.known.statuses.get(withdrawalId)?.last;
  checkAttempt(world, key);
  if (status !== 'processing') throw new Wrong('rail', `the rail is asked for ${key}, which is ${status}`);
}
