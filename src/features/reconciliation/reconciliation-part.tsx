import { Button } from '@mantine/core';
import Scale from 'lucide-react/icons/scale';
import { useState } from 'react';
import { useDenied } from '../../api/may.ts';
import { reconcileRail } from '../../generated/permissions.ts';
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
  onOpen: (id: string) => void;
  onClose: () => Promise<void>;
};

const RailDialog = lazyDialog(async () => ({ default: (await import('./rail-dialog.tsx')).RailDialog }));

/** Compares the payment rail's own list with the payments that were confirmed here. */
export default function ReconciliationPart({ open, onOpen, onClose }: Props) {
  const [isComparing, setComparing] = useState(false);
  const query = useListReconciliations();
  const runs = query.data?.runs;
  const denied = useDenied(reconcileRail);
  if (isAbsent(query)) {
    return <NotInstalled title="Reconciliation" hint="The server compares nothing." />;
  }
  return (
    <>
      <DifferencesPanel />
      <Panel
        title="Payment rail"
        flush={query.isPending || (runs !== undefined && runs.length > 0)}
        actions={
          <Button
            size="xs"
            leftSection={<Scale size={15} />}
            disabled={denied !== undefined}
            title={denied}
            onClick={() => setComparing(true)}
          >
            Compare with the Rail
          </Button>
        }
      >
        <p className={panels.lead}>
          The payment rail’s own list, line by line against the payments that were confirmed here.
          {query.data?.daily && <DailyState daily={query.data.daily} />}
        </p>
        <RunTable load={withData(query, runs)} onOpen={onOpen} />
      </Panel>
      <RunDrawer id={open} onClose={() => void onClose()} />
      <RailDialog
        isOpen={isComparing}
        opened={isComparing}
        onDone={(run) => {
          setComparing(false);
          if (run) onOpen(run.id);
        }}
        onClose={() => setComparing(false)}
      />
    </>
  );
}
