import { pollEvery } from '../../api/query-client.ts';
import { useGetPayments } from '../../generated/payments/payments.ts';
import { isAbsent, stateOf } from '../../ui/feedback/load.ts';
import { LoadFailed } from '../../ui/feedback/loaded.tsx';
import { NotInstalled } from '../../ui/feedback/not-installed.tsx';
import { OutOfDate } from '../../ui/feedback/out-of-date.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import panels from '../../ui/layout/panels.module.css';
import { LimitsPanel } from './limits-panel.tsx';
import { PauseControl } from './pause-control.tsx';
import { PaymentsLoading } from './payments-loading.tsx';
import { QueuePanel } from './queue-panel.tsx';
import { RailPanel } from './rail-panel.tsx';
import { RestorePanel } from './restore-panel.tsx';
import { UnansweredPanel } from './unanswered-panel.tsx';
import { WorkersPanel } from './workers-panel.tsx';

const REFRESH = pollEvery(10_000);

/** How paying withdrawals is doing, and the pause. */
export default function PaymentsPart() {
  const query = useGetPayments({
    query: { refetchInterval: ({ state }) => state.data !== undefined && REFRESH() },
  });
  const { data } = query;
  if (isAbsent(query)) return <NotInstalled title="Payments" hint="The server does not report on its payments." />;
  if (stateOf(query) === 'loading') return <PaymentsLoading />;
  if (!data) {
    return (
      <Panel title="Payments">
        <LoadFailed load={query} what="Failed to load payments" />
      </Panel>
    );
  }
  return (
    <div className={panels.panels}>
      <OutOfDate what="This" loads={[query]} />
      {data.restore ? <RestorePanel restore={data.restore} /> : <PauseControl payments={data} />}
      <QueuePanel queue={data.queue} paused={data.pause !== undefined || data.restore !== undefined} />
      {data.limits && <LimitsPanel limits={data.limits} separateDuties={data.separate_duties} />}
      <UnansweredPanel unanswered={data.unanswered} count={data.queue.unanswered.count} />
      <div className={panels.row}>
        <RailPanel rail={data.rail} />
        <WorkersPanel workers={data.workers} hasRail={data.rail.kind !== 'none'} />
      </div>
    </div>
  );
}
