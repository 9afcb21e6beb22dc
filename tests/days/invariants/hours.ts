import type { Answer, Attempt } from '../call.ts';
import type { Seen } from '../facts.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';

const HOUR_MS = 3_600_000;
const MOST_REVEALED = 20;
const REVEALS = /^(player|withdrawal)\.reveal$/;

/** By person, and by what was shown to them, the times when that was noted. */
function timesOf({ memory }: World): Map<string, number[]> {
  const known = (memory.get('times of hours') as Map<string, number[]> | undefined) ?? new Map<string, number[]>();
  memory.set('times of hours', known);
  return known;
}

const within = (times: readonly number[], from: number) => times.filter((at) => at > from).length;

/** Nobody reveals more records than they may within an hour, and the personal data of an entry that somebody was shown are noted once an hour. */
export function hoursHold(world: World, { audit, now }: Seen): void {
  const all = timesOf(world);
  for (const { action, admin_id: by, subject_id: of } of audit) {
    const isReveal = REVEALS.test(action);
    if (by === null || (!isReveal && action !== 'audit.show_personal_data')) continue;
    const about = isReveal ? by : `${by} ${of}`;
    const before = all.get(about) ?? [];
    if (within(before, now - HOUR_MS) >= (isReveal ? MOST_REVEALED : 1))
      throw new Wrong('hour', `${action} by ${by} of ${of}, once more within an hour`);
    all.set(about, [...before, now]);
  }
}

/** Nobody is told that they have revealed too many records who has not. */
export function nobodyHasRevealedLess(world: World, { call, at }: Attempt, { status, body }: Answer): void {
  if (status !== 429 || !call.path.endsWith('/reveal')) return;
  if (within(timesOf(world).get(call.caller.adminId) ?? [], at - HOUR_MS) < MOST_REVEALED)
    throw new Wrong('hour', `call ${call.id} is refused: ${body?.message}`);
}
