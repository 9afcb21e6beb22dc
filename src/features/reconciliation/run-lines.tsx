import { Skeleton } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMay } from '../../api/may.ts';
import type { ReconciliationLine } from '../../generated/model/reconciliationLine.ts';
import type { ReconciliationResult } from '../../generated/model/reconciliationResult.ts';
import { getWithdrawal } from '../../generated/permissions.ts';
import { useListReconciliationLines } from '../../generated/reconciliation/reconciliation.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { formatUsd } from '../../lib/money.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import panels from '../../ui/layout/panels.module.css';
import parts from '../../ui/layout/parts.module.css';
import { CursorPager, useCursorPages } from '../../ui/table/cursor-pager.tsx';
import link from '../../ui/values/record-link.module.css';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import classes from './reconciliation.module.css';
import { resultBadge } from './reconciliation-rules.ts';

/** The lines of a comparison with one result; each opens its withdrawal. */
export function RunLines({ id, result }: { id: string; result: ReconciliationResult }) {
  const pages = useCursorPages();
  const { cursor } = pages;
  const { data, error, refetch } = useListReconciliationLines(
    id,
    { result, ...(cursor && { cursor }) },
    { query: { placeholderData: keepPreviousData } },
  );
  if (!data) {
    if (!error) return <Skeleton height={200} role="status" aria-label="Loading lines" />;
    return <LoadError what="Failed to load lines" error={error} onRetry={() => void refetch()} />;
  }
  return (
    <section aria-label="Lines" className={parts.part}>
      {data.lines.length === 0 ? (
        <p className={parts.quiet}>No line has this result.</p>
      ) : (
        <ul aria-label="Lines" className={panels.list}>
          {data.lines.map((line) => (
            <li key={`${line.line} ${line.withdrawal_id} ${line.reference}`}>
              <Line line={line} />
            </li>
          ))}
        </ul>
      )}
      <CursorPager pages={pages} next={data.next_cursor} labels={['Previous', 'Next']} />
    </section>
  );
}

function Line({ line }: { line: ReconciliationLine }) {
  const mayOpen = useMay(getWithdrawal);
  const { result, withdrawal_id, reference, their_amount, our_amount, paid_at, note } = line;
  return (
    <div className={panels.entry}>
      <div className={panels.words}>
        <div>
          {withdrawal_id === null ? (
            <b>Not one of ours</b>
          ) : mayOpen ? (
            <Link to="/withdrawals" search={{ open: withdrawal_id }} className={link.link}>
              {withdrawal_id}
            </Link>
          ) : (
            <b>{withdrawal_id}</b>
          )}
        </div>
        <div className={panels.meta}>
          {line.line !== null && `Line ${line.line}: `}
          {reference ?? 'no reference'}
        </div>
        {paid_at !== null && <div className={panels.meta}>Confirmed {formatDateTime(paid_at)}</div>}
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
