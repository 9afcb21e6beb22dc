import type { Seen } from '../facts.ts';
import { SETTINGS } from '../server-process.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';

interface Decision {
  action: string;
  by: string | null;
  second: string | null;
  at: number;
}

const HOLD_MS = SETTINGS.decisionHoldSeconds * 1_000;

/**
 * A decision is undone by whoever took it, either of two, before anything else happens to the withdrawal, and a rejection only while it is held. Nothing is
 * sent while its approval is.
 */
export function undoneInTime(world: World, { steps, now }: Seen): void {
  const known = world.memory.get('newest steps') as Map<string, Decision> | undefined;
  const newest = known ?? new Map<string, Decision>();
  world.memory.set('newest steps', newest);
  for (const { withdrawal_id: id, action, admin_id: by, second_admin_id: second, at } of steps) {
    const before = newest.get(id);
    newest.set(id, { action, by, second, at });
    if (action === 'undo') {
      const decided = before && ['approve', 'reject'].includes(before.action) ? before : undefined;
      if (decided === undefined || (decided.by !== by && decided.second !== by))
        throw new Wrong('undo', `${by} undoes ${before?.action} of ${id} by ${before?.by}`);
      if (decided?.action === 'reject' && at - decided.at >= HOLD_MS) {
        throw new Wrong('undo', `the rejection of ${id} is undone ${at - decided.at} ms after it`);
      }
    }
    if (action === 'process' && before?.action === 'approve' && before.by !== null && now - before.at < HOLD_MS) {
      throw new Wrong('held', `${id} is sent ${now - before.at} ms after its approval`);
    }
  }
}
