import { Button, Drawer, Skeleton } from '@mantine/core';
import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import { errorStatus } from '../../api/error.ts';
import { useExport } from '../../api/use-export.ts';
import type { ReconciliationResult } from '../../generated/model/reconciliationResult.ts';
import type { ReconciliationRun } from '../../generated/model/reconciliationRun.ts';
import { exportReconciliation, useGetReconciliation } from '../../generated/reconciliation/reconciliation.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { formatCount } from '../../lib/money.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import head from '../../ui/layout/record-head.module.css';
import { downloadText } from '../../ui/table/download.ts';
import { ExportButton } from '../../ui/table/export-button.tsx';
import { FactGroups } from '../../ui/values/facts.tsx';
import classes from './reconciliation.module.css';
import { RESULTS } from './reconciliation-rules.ts';
import { RunLines } from './run-lines.tsx';
import { daysOf } from './run-table.tsx';

type Props = {
  /** The comparison in the drawer; undefined when none is. */
  id: string | undefined;
  onClose: () => void;
};

export function RunDrawer({ id, onClose }: Props) {
  // Kept while the drawer slides out.
  const [shown, setShown] = useState(id);
  if (id !== undefined && id !== shown) setShown(id);
  return (
    <Drawer.Root
      opened={id !== undefined}
      onClose={onClose}
      position="right"
      size={640}
      classNames={{ header: head.header, title: head.title, body: classes.body }}
    >
      <Drawer.Overlay backgroundOpacity={0.45} />
      <Drawer.Content>{shown !== undefined && <Details key={shown} id={shown} />}</Drawer.Content>
    </Drawer.Root>
  );
}

function Details({ id }: { id: string }) {
  const { data, error, refetch } = useGetReconciliation(id);
  return (
    <>
      {/* A `header` element would be announced as the page's banner. */}
      <Drawer.Header role="presentation">
        <Drawer.Title>
          <bdi>{data?.file_name ?? 'Comparison'}</bdi>
        </Drawer.Title>
        <Drawer.CloseButton aria-label="Close" />
      </Drawer.Header>
      <Drawer.Body>
        {data ? (
          <Parts run={data} />
        ) : !error ? (
          <Skeleton height={420} role="status" aria-label="Loading comparison" />
        ) : errorStatus(error) === 404 ? (
          <EmptyState icon={SearchX} title="Comparison not found" hint={`There is no comparison ${id}.`} />
        ) : (
          <LoadError what="Failed to load comparison" error={error} onRetry={() => void refetch()} />
        )}
      </Drawer.Body>
    </>
  );
}

function Parts({ run }: { run: ReconciliationRun }) {
  // Lines that need attention come first; without any, those that match.
  const [result, setResult] = useState<ReconciliationResult>(
    () => RESULTS.find((one) => one.result !== 'matched' && run[one.result] > 0)?.result ?? 'matched',
  );
  const { progress, start, cancel } = useExport({
    call: (request, signal) => exportReconciliation(run.id, request, signal),
    save: (file) => downloadText(`reconciliation-${run.date_from}-${run.date_to}.csv`, 'text/csv', file),
    failed: 'Failed to export comparison',
  });
  const facts = [
    { label: 'Days', value: daysOf(run) },
    { label: 'Compared', value: `${formatDateTime(run.created_at)} by ${run.created_by}` },
  ];
  return (
    <>
      <FactGroups groups={[{ title: 'Statement', facts }]} dense />
      <div className={classes.buttons}>
        {RESULTS.map((one) => (
          <Button
            key={one.result}
            variant={one.result === result ? 'light' : 'default'}
            aria-pressed={one.result === result}
            onClick={() => setResult(one.result)}
          >
            {one.label}: {formatCount(run[one.result])}
          </Button>
        ))}
        <ExportButton progress={progress} denied={undefined} onStart={() => void start()} onCancel={cancel} />
      </div>
      <RunLines key={result} id={run.id} result={result} />
    </>
  );
}
