import { Skeleton } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useDenied } from '../../api/may.ts';
import * as needs from '../../generated/permissions.ts';
import { useListReconciliationDifferences } from '../../generated/reconciliation/reconciliation.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import panels from '../../ui/layout/panels.module.css';
import parts from '../../ui/layout/parts.module.css';
import { CursorPager, useCursorPages } from '../../ui/table/cursor-pager.tsx';
import { EmptyPage } from '../../ui/table/empty-page.tsx';
import { DifferenceEntry } from '../reconciliation/difference-entry.tsx';
import { useDifferenceActions } from '../reconciliation/use-difference-actions.ts';

/** The payments of a statement's days that no statement has, each with its owner and explanation. */
export function MissingPayments({ id }: { id: string }) {
  const denied = useDenied(needs.listReconciliationDifferences);
  const pages = useCursorPages();
  const { cursor } = pages;
  const query = useListReconciliationDifferences(
    { state: 'open', statement_id: id, ...(cursor && { cursor }) },
    { query: { enabled: denied === undefined, placeholderData: keepPreviousData } },
  );
  const actions = useDifferenceActions();
  if (denied) return <p className={parts.quiet}>{denied}.</p>;
  return (
    <>
      <Loaded
        load={query}
        failed="Failed to load missing payments"
        what="These payments"
        skeleton={<Skeleton height={120} role="status" aria-label="Loading missing payments" />}
        isEmpty={({ differences }) => !differences.some(isMissing)}
        empty={
          <EmptyPage isFirst={cursor === undefined}>
            <p className={parts.quiet}>Every payment of these days is on a statement, or explained.</p>
          </EmptyPage>
        }
      >
        {({ differences, owners }) => (
          <ul aria-label="Missing payments" className={panels.list}>
            {differences.filter(isMissing).map((difference) => (
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

/** The others are about a line, which shows them. */
const isMissing = ({ statement_line_id }: { statement_line_id?: string | null }) => !statement_line_id;
