import type { AuditRow, Seen } from '../facts.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';

/** The steps that end their subject for good, by the name of the end. */
const FINAL: Record<string, string> = {
  'approval.approve': 'request',
  'approval.deny': 'request',
  'approval.withdraw': 'request',
  'approval.expire': 'request',
  'approval.void': 'request',
  'reconciliation.close_difference': 'difference',
  'transaction.update_status': 'transaction',
  'webhook.delete': 'webhook',
  'game_item.delete': 'item',
};

/** Pairs of steps, of which one begins something and the other ends it: never two of one kind, one after the other. */
const BEGINS: Record<string, string> = {
  'payments.pause': 'pause',
  'player.freeze': 'freeze',
  'player.hold': 'hold',
  'admin.disable': 'lock',
};
const ENDS: Record<string, string> = {
  'payments.resume': 'pause',
  'player.unfreeze': 'freeze',
  'player.release_hold': 'hold',
  'admin.enable': 'lock',
};

interface Known {
  ended: Set<string>;
  /** The things that have begun, each with the time until which it lasts by itself. */
  begun: Map<string, number>;
}

/** An end comes once, and nothing begins that has begun already. */
export function everythingEndsOnce({ memory, now }: World, { audit }: Seen): void {
  const known = (memory.get('ends') as Known | undefined) ?? { ended: new Set(), begun: new Map() };
  memory.set('ends', known);
  for (const row of audit) checkRow(known, row, now);
}

function checkRow({ ended, begun }: Known, { action, subject_id: of, after }: AuditRow, now: number): void {
  const [final, begins, ends] = [FINAL[action], BEGINS[action], ENDS[action]];
  if (final !== undefined) {
    if (ended.has(`${final} ${of}`)) throw new Wrong('end', `${action} of ${of}, which had ended before`);
    ended.add(`${final} ${of}`);
  }
  if (action === 'reconciliation.change_difference' && ended.has(`difference ${of}`))
    throw new Wrong('end', `${action} of ${of}, which was closed`);
  const about = `${begins ?? ends} ${of}`;
  const isBegun = (begun.get(about) ?? 0) > now;
  if (begins !== undefined) {
    if (isBegun) throw new Wrong('end', `${action} of ${of} twice`);
    const until = typeof after?.until === 'string' ? Date.parse(after.until) : Number.POSITIVE_INFINITY;
    begun.set(about, until);
  }
  if (ends === undefined) return;
  if (!isBegun) throw new Wrong('end', `${action} of ${of}, which had not begun`);
  begun.delete(about);
}

/** A return is announced of what is completed, and a game is toggled from the status that it had. */
export function whatIsSaidWasSo({ known, memory }: World, { audit, steps }: Seen): void {
  for (const { action, subject_id: of, before, after } of audit) {
    if (action === 'withdrawal.announce_return') {
      const isCompleted =
        known.statuses.get(of ?? '')?.last === 'completed' || steps.some(({ withdrawal_id }) => withdrawal_id === of);
      if (!isCompleted)
        throw new Wrong('end', `the return of ${of} is announced, which is ${known.statuses.get(of ?? '')?.last}`);
    }
    if (action !== 'game.toggle_status') continue;
    const was = memory.get(`status of ${of}`);
    if (was !== undefined && was !== before?.status)
      throw new Wrong('stale', `${of} is toggled from ${before?.status}, and was ${was}`);
    memory.set(`status of ${of}`, after?.status);
  }
}
