import { Button, Drawer } from '@mantine/core';
import { useState } from 'react';
import { useExport } from '../../api/use-export.ts';
import type { ReconciliationResult } from '../../generated/model/reconciliationResult.ts';
import type { ReconciliationRun } from '../../generated/model/reconciliationRun.ts';
import { exportReconciliation, useGetReconciliation } from '../../generated/reconciliation/reconciliation.ts';
import { formatCount } from '../../lib/money.ts';
import { spreadsheetParam } from '../../lib/spreadsheets.ts';
import { LoadedRecord } from '../../ui/dialogs/loaded-record.tsx';
import { RecordDrawer, RecordDrawerHead } from '../../ui/dialogs/record-drawer.tsx';
import parts from '../../ui/layout/parts.module.css';
import { ExportButton } from '../../ui/table/export-button.tsx';
import { Moment } from '../../ui/values/date-time.tsx';
import { FactGroups } from '../../ui/values/facts.tsx';
import { Person } from '../../ui/values/person.tsx';
import { RESULTS, resultsOf } from './reconciliation-rules.ts';
import { RunLines } from './run-lines.tsx';
import { daysOf } from './run-table.tsx';

type Props = {
  /** The comparison in the drawer; undefined when none is. */
  id: string | undefined;
  onClose: () => void;
};

export function RunDrawer({ id, onClose }: Props) {
  return (
    <RecordDrawer id={id} size={640} onClose={onClose}>
      {(shown) => <Details id={shown} />}
    </RecordDrawer>
  );
}

function Details({ id }: { id: string }) {
  const query = useGetReconciliation(id);
  return (
    <>
      <RecordDrawerHead>
        <bdi>{query.data?.file_name ?? 'Comparison'}</bdi>
      </RecordDrawerHead>
      <Drawer.Body>
        <LoadedRecord load={query} noun="comparison" id={id}>
          {(run) => <Parts run={run} />}
        </LoadedRecord>
      </Drawer.Body>
    </>
  );
}

function Parts({ run }: { run: ReconciliationRun }) {
  // Lines that need attention come first; without any, those that match.
  const [result, setResult] = useState<ReconciliationResult>(
    () => RESULTS.find((one) => one.result !== 'matched' && (run[one.result] ?? 0) > 0)?.result ?? 'matched',
  );
  const { progress, start, cancel } = useExport({
    call: (request, signal) => exportReconciliation(run.id, spreadsheetParam(), request, signal),
    name: () => `reconciliation-${run.date_from}-${run.date_to}.csv`,
    failed: 'Failed to export comparison',
  });
  const facts = [
    { label: 'Days', value: daysOf(run) },
    {
      label: 'Compared',
      value: (
        <>
          <Moment iso={run.created_at} /> by <Person username={run.created_by} />
        </>
      ),
    },
  ];
  return (
    <>
      <FactGroups groups={[{ title: 'Statement', facts }]} dense />
      <div className={parts.buttons}>
        {resultsOf(run).map((one) => (
          <Button
            key={one.result}
            variant={one.result === result ? 'light' : 'default'}
            aria-pressed={one.result === result}
            onClick={() => setResult(one.result)}
          >
            {one.label}: {formatCount(run[one.result] ?? 0)}
          </Button>
        ))}
        <ExportButton progress={progress} denied={undefined} onStart={() => void start()} onCancel={cancel} />
      </div>
      <RunLines key={result} id={run.id} result={result} />
    </>
  );
}
