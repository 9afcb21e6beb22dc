import AlarmClock from 'lucide-react/icons/alarm-clock';
import type { ReviewSnooze } from '../../generated/model/reviewSnooze.ts';
import { formatDateTime, formatDateTimeShort } from '../../lib/dates.ts';
import { Hidden } from '../../ui/values/hidden.tsx';
import classes from './looked-at.module.css';

/** That a withdrawal in a list is set aside, in a line with something else; nothing while it is not. Its details say why, and can end that. */
export function Snoozed({ snooze }: { snooze: ReviewSnooze | undefined }) {
  if (snooze === undefined) return null;
  const { username, until, reason } = snooze;
  const whole = formatDateTime(until);
  return (
    <p className={classes.mark} data-short title={`Snoozed by ${username} until ${whole}: ${reason}`}>
      <AlarmClock size={14} />
      <Hidden>
        Snoozed by <bdi>{username}</bdi> until {whole}
      </Hidden>
      <span aria-hidden="true">{formatDateTimeShort(until)}</span>
    </p>
  );
}
