import { SegmentedControl, Skeleton } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { ListReconciliationDifferencesState as STATE } from '../../generated/model/listReconciliationDifferencesState.ts';
import { useListReconciliationDifferences } from '../../generated/reconciliation/reconciliation.ts';
import { isAbsent } from '../../ui/feedback/load.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import panels from '../../ui/layout/panels.module.css';
import parts from '../../ui/layout/parts.module.css';
import { CursorPager, useCursorPages } from '../../ui/table/cursor-pager.tsx';
import { EmptyPage } from '../../ui/table/empty-page.tsx';
import { DifferenceEntry } from './difference-entry.tsx';
import { useDifferenceActions } from './use-difference-actions.ts';

type State = (typeof STATE)[keyof typeof STATE];

const STATES = [
  { value: STATE.open, label: 'Open' },
  { value: STATE.closed, label: 'Closed' },
];

/** The differences that the daily comparison found, each with whoever looks into it. Nothing where the server has no such comparison. */
export function DifferencesPanel() {
  const [state, setState] = useState<State>(STATE.open);
  if (isAbsent(useListReconciliationDifferences({ state: STATE.open }))) return null;
  return (
    <Panel
      title="Differences"
      actions={
        <SegmentedControl
          size="xs"
          aria-label="Differences that are"
          data={STATES}
          value={state}
          onChange={(next) => setState(next as State)}
        />
      }
    >
      <Differences key={state} state={state} />
    </Panel>
  );
}

function Differences({ state }: { state: State }) {
  const pages = useCursorPages();
  const { cursor } = pages;
  const query = useListReconciliationDifferences(
    { state, ...(cursor && { cursor }) },
    { query: { placeholderData: keepPreviousData } },
  );
  const actions = useDifferenceActions();
  return (
    <>
      <Loaded
        load={query}
        failed="Failed to load differences"
        what="These differences"
        skeleton={<Skeleton height={60} role="status" aria-label="Loading differences" />}
        isEmpty={({ differences }) => differences.length === 0}
        empty={
          <EmptyPage isFirst={cursor === undefined}>
            <p className={parts.quiet}>
              {state === STATE.open ? 'No open differences.' : 'No difference was closed yet.'}
            </p>
          </EmptyPage>
        }
      >
        {({ differences, owners }) => (
          <ul aria-label="Differences" className={panels.list}>
            {differences.map((difference) => (
              <li key={difference.id}>
                <DifferenceEntry difference={difference} owners={owners} actions={actions} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <CursorPager pages={pages} next={query.data?.next_cursor} />
    </>
  );
}
