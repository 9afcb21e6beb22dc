import { formatUsd } from '../../../server/domain/money.ts';
import type { Answer, Attempt } from '../call.ts';
import type { Seen } from '../facts.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';

/** No payout takes more than the revenue that was earned, less what was reversed and paid out before. */
export function payoutsAreCovered(_world: World, { payouts, revenue: { earned, reversed, paid } }: Seen): void {
  if (payouts.length > 0 && earned - reversed - paid < 0)
    throw new Wrong(
      'payout',
      `${formatUsd(paid)} were paid out of ${formatUsd(earned)}, of which ${formatUsd(reversed)} were reversed`,
    );
}

const AVAILABLE = /available balance of (\$[\d,.]+\d)/;

/** The available amount that somebody is told was so at some time since they asked. */
export function theBalanceIsTrue(
  world: World,
  { call, moment }: Attempt,
  { status, body, text, isReplayed }: Answer,
): void {
  // The audit log repeats what others were told, when it was so.
  if (isReplayed || call.path.startsWith('/api/admin/audit')) return;
  const were = () => world.known.available.between(moment, world.moment);
  const [, told] = AVAILABLE.exec(text) ?? [];
  if (told !== undefined && !were().some((cents) => formatUsd(cents) === told))
    throw new Wrong(
      'balance',
      `call ${call.id} is told of ${told}, and there were ${were().map(formatUsd).join(', ')}`,
    );
  if (status !== 200 || !call.path.endsWith('/company-revenue/balance')) return;
  const cents = Math.round(body.total_available_usd * 100);
  if (!were().includes(cents))
    throw new Wrong(
      'balance',
      `call ${call.id} is told of ${formatUsd(cents)}, and there were ${were().map(formatUsd).join(', ')}`,
    );
}
