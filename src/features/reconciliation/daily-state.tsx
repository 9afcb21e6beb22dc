import type { DailyReconciliation } from '../../generated/model/dailyReconciliation.ts';
import { formatDate } from '../../lib/dates.ts';
import { Moment } from '../../ui/values/date-time.tsx';

/** Says how far the daily comparison is. */
export function DailyState({ daily: { hour, last_day, failing_since, failure } }: { daily: DailyReconciliation }) {
  return (
    <>
      {' '}
      Every day from {hour}:00 UTC on, the payments of the day before are compared with the rail’s own list
      {last_day !== null && <>, last those of {formatDate(last_day)}</>}.
      {failing_since !== null && (
        <>
          {' '}
          <b>
            This has failed since <Moment iso={failing_since} />.
          </b>{' '}
          {failure}
        </>
      )}
    </>
  );
}
