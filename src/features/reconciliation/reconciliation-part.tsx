import { Button } from '@mantine/core';
import Scale from 'lucide-react/icons/scale';
import { isNotOffered } from '../../api/error.ts';
import { useDenied } from '../../api/may.ts';
import { reconcileStatement } from '../../generated/permissions.ts';
import { useListReconciliations } from '../../generated/reconciliation/reconciliation.ts';
import { NotInstalled } from '../../ui/feedback/not-installed.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import panels from '../../ui/layout/panels.module.css';
import { RunDrawer } from './run-drawer.tsx';
import { RunTable } from './run-table.tsx';
import { StatementDialog } from './statement-dialog.tsx';

type Props = {
  /** The comparison in the drawer. */
  open: string | undefined;
  form: 'new' | 'edit' | undefined;
  onOpen: (id: string) => void;
  onNew: () => void;
  /** The form has made a comparison, which takes its place. */
  onMade: (id: string) => void;
  onClose: () => Promise<void>;
  onDirty: (dirty: boolean) => void;
};

/** Statements of the bank or the payment rail against what we think was paid. */
export default function ReconciliationPart({ open, form, onOpen, onNew, onMade, onClose, onDirty }: Props) {
  const { data, error, isPending, refetch } = useListReconciliations();
  const denied = useDenied(reconcileStatement);
  if (!data && isNotOffered(error)) {
    return <NotInstalled title="Reconciliation" hint="The server compares no statements." />;
  }
  return (
    <>
      <Panel
        title="Reconciliation"
        flush={data !== undefined && data.runs.length > 0}
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
        </p>
        <RunTable runs={data?.runs} loading={isPending} error={error} onRetry={() => void refetch()} onOpen={onOpen} />
      </Panel>
      <RunDrawer id={open} onClose={() => void onClose()} />
      <StatementDialog
        opened={form === 'new'}
        onDirty={onDirty}
        onDone={({ id }) => onMade(id)}
        onClose={() => void onClose()}
      />
    </>
  );
}
