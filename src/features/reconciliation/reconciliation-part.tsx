import { Button } from '@mantine/core';
import Scale from 'lucide-react/icons/scale';
import { useDenied } from '../../api/may.ts';
import { reconcileStatement } from '../../generated/permissions.ts';
import { useListReconciliations } from '../../generated/reconciliation/reconciliation.ts';
import { lazyDialog } from '../../ui/feedback/lazy-dialog.tsx';
import { isAbsent, withData } from '../../ui/feedback/load.ts';
import { NotInstalled } from '../../ui/feedback/not-installed.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import panels from '../../ui/layout/panels.module.css';
import { DailyState } from './daily-state.tsx';
import { DifferencesPanel } from './differences-panel.tsx';
import { RunDrawer } from './run-drawer.tsx';
import { RunTable } from './run-table.tsx';

type Props = {
  /** The comparison in the drawer. */
  open: string | undefined;
  form: 'new' | 'edit' | undefined;
  onOpen: (id: string) => void;
  onNew: () => void;
  /** The form has made a comparison, which takes its place. */
  onMade: (id: string) => void;
  onClose: () => Promise<void>;
};

const StatementDialog = lazyDialog(async () => ({ default: (await import('./statement-dialog.tsx')).StatementDialog }));

/** Compares statements of the bank or the payment rail with the payments that were confirmed here. */
export default function ReconciliationPart({ open, form, onOpen, onNew, onMade, onClose }: Props) {
  const query = useListReconciliations();
  const runs = query.data?.runs;
  const denied = useDenied(reconcileStatement);
  if (isAbsent(query)) {
    return <NotInstalled title="Reconciliation" hint="The server compares no statements." />;
  }
  return (
    <div className={panels.panels}>
      <DifferencesPanel />
      <Panel
        title="Reconciliation"
        flush={runs !== undefined && runs.length > 0}
        actions={
          <Button
            size="xs"
            leftSection={<Scale size={15} />}
            disabled={denied !== undefined}
            title={denied}
            onClick={onNew}
          >
            Compare a Statement
          </Button>
        }
      >
        <p className={panels.lead}>
          A statement of the bank or the payment rail, line by line against the payments that were confirmed here.
          {query.data?.daily && <DailyState daily={query.data.daily} />}
        </p>
        <RunTable load={withData(query, runs)} onOpen={onOpen} />
      </Panel>
      <RunDrawer id={open} onClose={() => void onClose()} />
      <StatementDialog
        isOpen={form === 'new'}
        opened={form === 'new'}
        onDone={(run) => (run ? onMade(run.id) : void onClose())}
        onClose={() => void onClose()}
      />
    </div>
  );
}
