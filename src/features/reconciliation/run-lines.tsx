import { Skeleton } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMay } from '../../api/may.ts';
import type { ReconciliationLine } from '../../generated/model/reconciliationLine.ts';
import type { ReconciliationResult } from '../../generated/model/reconciliationResult.ts';
import { getWithdrawal } from '../../generated/permissions.ts';
import { useListReconciliationLines } from '../../generated/reconciliation/reconciliation.ts';
import { formatUsd } from '../../lib/money.ts';
import { CopyId } from '../../ui/feedback/copy-id.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import panels from '../../ui/layout/panels.module.css';
import parts from '../../ui/layout/parts.module.css';
import { CursorPager, useCursorPages } from '../../ui/table/cursor-pager.tsx';
import { EmptyPage } from '../../ui/table/empty-page.tsx';
import { Moment } from '../../ui/values/date-time.tsx';
import link from '../../ui/values/record-link.module.css';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import classes from './reconciliation.module.css';
import { resultBadge } from './reconciliation-rules.ts';

/** The lines of a comparison with one result; each opens its withdrawal. */
export function RunLines({ id, result }: { id: string; result: ReconciliationResult }) {
  const pages = useCursorPages();
  const { cursor } = pages;
  const query = useListReconciliationLines(
    id,
    { result, ...(cursor && { cursor }) },
    { query: { placeholderData: keepPreviousData } },
  );
  return (
    <section aria-label="Lines" className={parts.part}>
      <Loaded
        load={query}
        failed="Failed to load lines"
        what="These lines"
        skeleton={<Skeleton height={200} role="status" aria-label="Loading lines" />}
        isEmpty={({ lines }) => lines.length === 0}
        empty={
          <EmptyPage isFirst={cursor === undefined}>
            <p className={parts.quiet}>No line has this result.</p>
          </EmptyPage>
        }
      >
        {({ lines }) => (
          <ul aria-label="Lines" className={panels.list}>
            {lines.map((line) => (
              <li key={`${line.line} ${line.withdrawal_id} ${line.reference}`}>
                <Line line={line} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <CursorPager pages={pages} next={query.data?.next_cursor} />
    </section>
  );
}

function Line({ line }: { line: ReconciliationLine }) {
  const mayOpen = useMay()(getWithdrawal);
  const { result, withdrawal_id, reference, their_amount, our_amount, paid_at, note } = line;
  return (
    <div className={panels.entry}>
      <div className={panels.words}>
        <div className={classes.subject}>
          {withdrawal_id === null ? (
            <b>{result === 'unreadable' ? 'Not understood' : 'Not one of ours'}</b>
          ) : mayOpen ? (
            <Link to="/withdrawals" search={{ open: withdrawal_id }} className={link.link}>
              {withdrawal_id}
            </Link>
          ) : (
            <b>{withdrawal_id}</b>
          )}
          <CopyId id={withdrawal_id}>{null}</CopyId>
        </div>
        <div className={panels.meta}>
          {line.line !== null && `Line ${line.line}: `}
          {reference === null ? 'no reference' : <CopyId id={reference} />}
        </div>
        {paid_at !== null && (
          <div className={panels.meta}>
            Confirmed <Moment iso={paid_at} />
          </div>
        )}
        {note !== null && <div className={panels.meta}>{note}</div>}
      </div>
      <dl className={classes.amounts}>
        <dt>There</dt>
        <dd>{their_amount === null ? '—' : formatUsd(their_amount)}</dd>
        <dt>Here</dt>
        <dd>{our_amount === null ? '—' : formatUsd(our_amount)}</dd>
      </dl>
      <StatusBadge {...resultBadge(result)} />
    </div>
  );
}
