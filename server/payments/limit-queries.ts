import { gt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { oneRow, selectValues } from '../db/one-row.ts';
import { paymentClaims } from '../db/schema/payments.ts';
import { withdrawalHistory, withdrawals } from '../db/schema/withdrawals.ts';

/** How much may be sent, net, integer cents; undefined for no limit. From the environment only: no permission raises them. */
export interface PaymentLimits {
  hourCents?: number | undefined;
  dayCents?: number | undefined;
}

export const WINDOWS = [
  { name: 'hour', setting: 'PAYMENT_LIMIT_HOUR', interval: sql`interval '1 hour'`, of: 'hourCents' },
  { name: 'day', setting: 'PAYMENT_LIMIT_DAY', interval: sql`interval '1 day'`, of: 'dayCents' },
] as const;

export const hasLimits = ({ hourCents, dayCents }: PaymentLimits): boolean =>
  hourCents !== undefined || dayCents !== undefined;

/** The sums that were claimed within the last hour and the last day, net, in cents. */
export async function sentWithin(db: Database): Promise<Required<Record<'hourCents' | 'dayCents', number>>> {
  const sum = (interval: (typeof WINDOWS)[number]['interval']) =>
    sql`coalesce(sum(${paymentClaims.netCents}) filter (where ${paymentClaims.claimedAt} > clock_timestamp() - ${interval}), 0)`.mapWith(
      Number,
    );
  return oneRow(
    await db
      .select({ hourCents: sum(WINDOWS[0].interval), dayCents: sum(WINDOWS[1].interval) })
      .from(paymentClaims)
      .where(gt(paymentClaims.claimedAt, sql`clock_timestamp() - interval '1 day'`)),
  );
}

/**
 * Limits to begin with: twice what was paid within the busiest hour and day (UTC) of the last 90 days, rounded up to two digits; undefined
 * when nothing was paid. Reads the completed payments of that time.
 */
export async function proposedLimits(db: Database): Promise<PaymentLimits> {
  const paid = (unit: 'hour' | 'day') => sql`(
    select max(cents) from (
      select sum(w.net_cents) as cents from ${withdrawalHistory} h join ${withdrawals} w using (withdrawal_id)
      where h.to_status = 'completed' and h.created_at > now() - interval '90 days'
      group by date_trunc(${unit}, h.created_at, 'UTC')
    ) as sums)`;
  const { hour, day } = await selectValues(db, {
    hour: paid('hour').mapWith(Number),
    day: paid('day').mapWith(Number),
  });
  return { hourCents: twiceRounded(hour), dayCents: twiceRounded(day) };
}

function twiceRounded(cents: number | null | undefined): number | undefined {
  if (!cents) return undefined;
  const dollars = (cents * 2) / 100;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(dollars)) - 1);
  return Math.ceil(dollars / step) * step * 100;
}
