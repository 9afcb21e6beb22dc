import { Link } from '@tanstack/react-router';
import CirclePause from 'lucide-react/icons/circle-pause';
import { useMay } from '../../api/may.ts';
import { getPayments } from '../../generated/permissions.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { WarningBar } from '../../ui/feedback/warning-bar.tsx';

/** On every screen while payments are paused, for everybody: a withdrawal that is approved now is not sent. */
export function PaymentsPaused({ since }: { since: string | undefined }) {
  const maySeeWhy = useMay(getPayments);
  if (since === undefined) return null;
  return (
    <WarningBar role="status">
      <CirclePause size={16} />
      <span>Payments are paused since {formatDateTime(since)}. Nothing new is sent to the bank.</span>
      {maySeeWhy && (
        <Link to="/system" search={{ part: 'payments' }}>
          See why
        </Link>
      )}
    </WarningBar>
  );
}
