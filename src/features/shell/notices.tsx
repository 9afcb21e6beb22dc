import { Link } from '@tanstack/react-router';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useMay } from '../../api/may.ts';
import type { Me } from '../../generated/model/me.ts';
import { getPayments } from '../../generated/permissions.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { WarningBar } from '../../ui/feedback/warning-bar.tsx';
import { useClock } from '../../ui/values/use-clock.ts';
import { ResetBar } from './reset-bar.tsx';

/** Why payments are held: somebody paused them, or the database was restored from a backup. */
export type HeldPayments = Pick<
  Me,
  'payments_paused_at' | 'payment_limit_reached' | 'database_restored_at' | 'break_glass_until' | 'reset_by'
> &
  Partial<Pick<Me, 'session'>>;

/** The notices that stand above every screen. */
export default function Notices({ held }: { held: HeldPayments }) {
  const { break_glass_until: until, reset_by: resets, session } = held;
  return (
    <>
      <HeldPaymentsBar held={held} />
      {until !== undefined && <BreakGlassBar until={until} />}
      {resets && <ResetBar resets={resets} session={session?.id ?? ''} />}
    </>
  );
}

/** While payments are held, for everybody: a withdrawal that is approved now is not sent. */
function HeldPaymentsBar({ held }: { held: HeldPayments }) {
  useClock();
  const maySeeWhy = useMay()(getPayments);
  const text = textOf(held);
  if (text === undefined) return null;
  return (
    <WarningBar role="status">
      <CircleAlert size={16} />
      <span>{text}</span>
      {maySeeWhy && (
        <Link to="/system" search={{ part: 'payments' }}>
          See why
        </Link>
      )}
    </WarningBar>
  );
}

/** While somebody at the server's console has suspended the rules for second approvals, for everybody. */
function BreakGlassBar({ until }: { until: string }) {
  useClock();
  return (
    <WarningBar role="status">
      <CircleAlert size={16} />
      <span>
        Second approvals are suspended from the server’s console until {formatDateTime(until)}: one person decides
        alone.
      </span>
    </WarningBar>
  );
}

function textOf({ payments_paused_at, payment_limit_reached, database_restored_at }: HeldPayments): string | undefined {
  if (database_restored_at !== undefined) {
    return `The database may have been restored from a backup (${formatDateTime(database_restored_at)}). Nothing is sent to the bank or the platform until an operator has dealt with it.`;
  }
  if (payments_paused_at === undefined) return undefined;
  return `Payments are paused since ${formatDateTime(payments_paused_at)}${payment_limit_reached ? ', when a limit was reached' : ''}. Nothing new is sent to the bank.`;
}
