import { Button, Skeleton } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useMay } from '../../api/may.ts';
import type { ReconciliationLine } from '../../generated/model/reconciliationLine.ts';
import type { ReconciliationResult } from '../../generated/model/reconciliationResult.ts';
import { getWithdrawal } from '../../generated/permissions.ts';
import { useListReconciliationLines } from '../../generated/reconciliation/reconciliation.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { formatUsd } from '../../lib/money.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import listClasses from '../../ui/table/list.module.css';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import classes from './reconciliation.module.css';
import { resultBadge } from './reconciliation-rules.ts';

/** The lines of a comparison with one result; each opens its withdrawal. */
export function RunLines({ id, result }: { id: string; result: ReconciliationResult }) {
  /** The cursors of the pages before the one that is shown. */
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const cursor = cursors.at(-1);
  const { data, error, refetch } = useListReconciliationLines(
    id,
    { result, ...(cursor && { cursor }) },
    { query: { placeholderData: keepPreviousData } },
  );
  if (!data) {
    if (!error) return <Skeleton height={200} role="status" aria-label="Loading lines" />;
    return <LoadError what="Failed to load lines" error={error} onRetry={() => void refetch()} />;
  }
  const next = data.next_cursor;
  return (
    <section aria-label="Lines" className={classes.part}>
      {data.lines.length === 0 ? (
        <p className={classes.quiet}>No line has this result.</p>
      ) : (
        <ul aria-label="Lines" className={classes.list}>
          {data.lines.map((line) => (
            <li key={`${line.line} ${line.withdrawal_id} ${line.reference}`}>
              <Line line={line} />
            </li>
          ))}
        </ul>
      )}
      {(next || cursor !== undefined) && (
        <div className={classes.buttons}>
          <Button
            variant="default"
            size="xs"
            disabled={cursor === undefined}
            onClick={() => setCursors(cursors.slice(0, -1))}
          >
            Previous
          </Button>
          <Button variant="default" size="xs" disabled={!next} onClick={() => next && setCursors([...cursors, next])}>
            Next
          </Button>
        </div>
      )}
    </section>
  );
}

function Line({ line }: { line: ReconciliationLine }) {
  const mayOpen = useMay(getWithdrawal);
  const { result, withdrawal_id, reference, their_amount, our_amount, paid_at, note } = line;
  return (
    <div className={classes.line}>
      <div className={classes.words}>
        <div>
          {withdrawal_id === null ? (
            <b>Not one of ours</b>
          ) : mayOpen ? (
            <Link to="/withdrawals" search={{ open: withdrawal_id }} className={listClasses.link}>
              {withdrawal_id}
            </Link>
          ) : (
            <b>{withdrawal_id}</b>
          )}
        </div>
        <div className={classes.meta}>
          {line.line !== null && `Line ${line.line}: `}
          {reference ?? 'no reference'}
        </div>
        {paid_at !== null && <div className={classes.meta}>Confirmed {formatDateTime(paid_at)}</div>}
        {note !== null && <div className={classes.meta}>{note}</div>}
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
