import { formatUsd } from '../../../server/domain/money.ts';
import type { Seen } from '../facts.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';

const HOUR_MS = 3_600_000;

/** By withdrawal and attempt, when a process has first leased it in order to ask the rail. */
type Begun = Map<string, { at: number; cents: number }>;

/** On a day with a limit not more is sent within an hour, or a day: neither by what the server has noted, nor by what its processes have begun. */
export function limitsHold({ circumstances, memory }: World, { sentCents, processing, now }: Seen): void {
  const { hourCents, dayCents } = circumstances.limits;
  const [limit, ms] = hourCents !== undefined ? [hourCents, HOUR_MS] : [dayCents, 24 * HOUR_MS];
  if (limit === undefined) return;
  const begun = (memory.get('begun') as Begun | undefined) ?? (new Map() as Begun);
  memory.set('begun', begun);
  for (const { withdrawal_id, attempt, is_leased, net_cents: cents } of processing) {
    const key = `${withdrawal_id} ${attempt}`;
    if (is_leased && !begun.has(key)) begun.set(key, { at: now, cents });
  }
  const sum = [...begun.values()].reduce((all, { at, cents }) => all + (at > now - ms ? cents : 0), 0);
  const most = Math.max(sum, hourCents === undefined ? 0 : sentCents);
  if (most > limit) throw new Wrong('limit', `${formatUsd(most)} were sent within ${ms / HOUR_MS} hours`);
}
