import { isNotOffered } from '../../api/error.ts';
import { pollEvery } from '../../api/query-client.ts';
import { useGetPayments } from '../../generated/system/system.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { NotInstalled } from '../../ui/feedback/not-installed.tsx';
import { OutOfDate } from '../../ui/feedback/out-of-date.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import panels from '../../ui/layout/panels.module.css';
import { PauseControl } from './pause-control.tsx';
import { PaymentsLoading } from './payments-loading.tsx';
import { QueuePanel } from './queue-panel.tsx';
import { RailPanel } from './rail-panel.tsx';
import { UnansweredPanel } from './unanswered-panel.tsx';
import { WorkersPanel } from './workers-panel.tsx';

const REFRESH = pollEvery(10_000);

/** How paying withdrawals is doing, and the pause. */
export default function PaymentsPart() {
  const { data, error, refetch } = useGetPayments({
    query: { refetchInterval: ({ state }) => state.data !== undefined && REFRESH() },
  });
  const reload = () => void refetch();
  if (!data) {
    if (!error) return <PaymentsLoading />;
    if (isNotOffered(error)) return <NotInstalled title="Payments" hint="The server does not tell how it pays." />;
    return (
      <Panel title="Payments">
        <LoadError what="Failed to load payments" error={error} onRetry={reload} />
      </Panel>
    );
  }
  return (
    <div className={panels.panels}>
      {error && <OutOfDate what="This" pronoun="it" error={error} onRetry={reload} />}
      <PauseControl payments={data} />
      <QueuePanel queue={data.queue} paused={data.pause !== undefined} />
      <UnansweredPanel unanswered={data.unanswered} count={data.queue.unanswered.count} />
      <div className={panels.row}>
        <RailPanel rail={data.rail} />
        <WorkersPanel workers={data.workers} hasRail={data.rail.kind !== 'none'} />
      </div>
    </div>
  );
}
