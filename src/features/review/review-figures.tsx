import { SimpleGrid } from '@mantine/core';
import Clock from 'lucide-react/icons/clock';
import Gauge from 'lucide-react/icons/gauge';
import Hourglass from 'lucide-react/icons/hourglass';
import Timer from 'lucide-react/icons/timer';
import type { ReasonCount } from '../../generated/model/reasonCount.ts';
import type { ReviewDay } from '../../generated/model/reviewDay.ts';
import type { ReviewFigures as Figures } from '../../generated/model/reviewFigures.ts';
import { formatPeriod, timeOf } from '../../lib/dates.ts';
import { formatCount, formatNumber } from '../../lib/money.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { type Load, withData } from '../../ui/feedback/load.ts';
import { FailedLine } from '../../ui/feedback/loaded.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { StatCard } from '../../ui/layout/stat-card.tsx';
import { columnsOf } from '../../ui/table/columns.ts';
import { RecordTable } from '../../ui/table/record-table.tsx';
import { Truncated } from '../../ui/values/truncate.tsx';
import { REASON_USES } from './reason-uses.ts';
import { timeSpan } from './time-span.ts';

const NOTHING = '–';
const spanOf = (minutes: number | null | undefined) => (minutes == null ? NOTHING : timeSpan(minutes));

const days = columnsOf<ReviewDay>();
const dayColumns = days.columns([
  days.accessor('date', { header: 'Day (UTC)', cell: ({ getValue }) => formatPeriod(getValue()) }),
  days.accessor('approved', {
    header: 'Approved',
    meta: { align: 'end' },
    cell: ({ getValue }) => formatCount(getValue()),
  }),
  days.accessor('rejected', {
    header: 'Rejected',
    meta: { align: 'end' },
    cell: ({ getValue }) => formatCount(getValue()),
  }),
  days.accessor('median_minutes', {
    header: 'Median Time',
    meta: { align: 'end' },
    cell: ({ getValue }) => spanOf(getValue()),
  }),
]);

const reasons = columnsOf<ReasonCount>();
const reasonColumns = reasons.columns([
  reasons.accessor(({ label }) => label ?? 'No code', {
    id: 'label',
    header: 'Reason',
    cell: ({ getValue }) => <Truncated text={getValue()} />,
  }),
  reasons.accessor(({ use }) => REASON_USES[use] ?? use, { id: 'use', header: 'Used for' }),
  reasons.accessor('count', {
    header: 'Count',
    meta: { width: '100px', align: 'end' },
    cell: ({ getValue }) => formatCount(getValue()),
  }),
]);

/** The waiting withdrawals, and how the review has gone: about the queue, never about one person. */
export function ReviewFigures({ load }: { load: Load<Figures> }) {
  const { data } = load;
  const loading = load.isPending;
  const oldest = timeOf(data?.oldest_at);
  const age = oldest === undefined ? undefined : (serverNow() - oldest) / 60_000;
  const isLate = data !== undefined && age !== undefined && age > data.target_hours * 60;
  return (
    <>
      <SimpleGrid cols={{ base: 2, md: 4 }} spacing="sm">
        <StatCard
          label="Waiting"
          value={formatCount(data?.waiting)}
          hint={`${formatCount(data?.snoozed)} snoozed`}
          icon={Hourglass}
          loading={loading}
        />
        <StatCard
          label="Oldest"
          value={spanOf(age)}
          hint={`Target ${spanOf(data && data.target_hours * 60)}`}
          icon={Clock}
          tone={isLate ? 'warning' : 'neutral'}
          loading={loading}
        />
        <StatCard
          label="Median Time to Decide"
          value={spanOf(data?.median_minutes)}
          hint={data?.within_target == null ? 'No decisions' : `${data.within_target}% within the target`}
          icon={Timer}
          loading={loading}
        />
        <StatCard
          label="Decided per Hour"
          value={data?.per_hour == null ? NOTHING : formatNumber(data.per_hour, 1)}
          hint={`${formatCount(data?.decided)} decided`}
          icon={Gauge}
          loading={loading}
        />
      </SimpleGrid>
      <FailedLine load={load} failed="Failed to load figures" old="These figures may be out of date" />
      <Panel title="By Day" flush>
        <RecordTable
          label="Decisions by day"
          columns={dayColumns}
          load={withData(load, data?.days)}
          rowKey={({ date }) => date}
          embedded
          quiet
          skeletonRows={7}
          failed="Failed to load figures"
          empty={<EmptyState icon={Timer} title="No days" hint="The back end has none." />}
        />
      </Panel>
      <Panel title="By Reason" flush>
        <RecordTable
          label="Steps by reason"
          columns={reasonColumns}
          load={withData(load, data?.reasons)}
          rowKey={({ use, code }) => `${use} ${code}`}
          embedded
          quiet
          skeletonRows={7}
          failed="Failed to load figures"
          empty={
            <EmptyState
              icon={Gauge}
              title="Nothing to count"
              hint="Rejections, returns, skips and snoozes are counted here."
            />
          }
        />
      </Panel>
    </>
  );
}
