import { Button, NativeSelect } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useDenied, useMay } from '../../api/may.ts';
import type { ReconciliationDifference } from '../../generated/model/reconciliationDifference.ts';
import * as needs from '../../generated/permissions.ts';
import { formatDate } from '../../lib/dates.ts';
import { formatUsd } from '../../lib/money.ts';
import panels from '../../ui/layout/panels.module.css';
import parts from '../../ui/layout/parts.module.css';
import { Moment } from '../../ui/values/date-time.tsx';
import { Person } from '../../ui/values/person.tsx';
import link from '../../ui/values/record-link.module.css';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { Truncated } from '../../ui/values/truncate.tsx';
import { nameOf, resultBadge } from './reconciliation-rules.ts';
import type { useDifferenceActions } from './use-difference-actions.ts';

type Props = {
  difference: ReconciliationDifference;
  /** The usernames of those who can be given it. */
  owners: readonly string[];
  actions: ReturnType<typeof useDifferenceActions>;
  /** Beside its line of a statement, which shows its day, its amount and its note. */
  isBesideLine?: boolean;
};

const NOBODY = { value: '', label: 'Nobody' };
const OWN = 'You sent this payment, so somebody else has to close its difference.';

/** A difference: the payment, its age, its owner and its reason; of a closed one, its explanation. */
export function DifferenceEntry({ difference, owners, actions, isBesideLine = false }: Props) {
  const { id, day, found_at, result, their_amount, our_amount, note, reason, closed_at } = difference;
  return (
    <div className={panels.entry}>
      <div className={panels.words}>
        {isBesideLine ? (
          <div className={panels.meta}>
            Found <Moment iso={found_at} />
          </div>
        ) : (
          <>
            <Name difference={difference} />
            <div className={panels.meta}>
              Payments of {formatDate(day)}, found <Moment iso={found_at} />
            </div>
            <div className={panels.meta}>
              There {their_amount === null ? '—' : formatUsd(their_amount)}, here{' '}
              {our_amount === null ? '—' : formatUsd(our_amount)}
            </div>
            {note !== null && (
              <div className={panels.meta}>
                <Truncated text={note} lines={2} />
              </div>
            )}
          </>
        )}
        {reason !== null && <Truncated text={reason} lines={3} />}
      </div>
      <StatusBadge {...resultBadge(result)} />
      {closed_at === null ? (
        <Controls key={id} difference={difference} owners={owners} actions={actions} />
      ) : (
        <Closed difference={difference} closedAt={closed_at} />
      )}
    </div>
  );
}

function Name({ difference }: Pick<Props, 'difference'>) {
  const mayOpen = useMay()(needs.getWithdrawal);
  const { withdrawal_id } = difference;
  if (withdrawal_id === null || !mayOpen) return <b>{nameOf(difference)}</b>;
  return (
    <Link to="/withdrawals" search={{ open: withdrawal_id }} className={link.link}>
      {withdrawal_id}
    </Link>
  );
}

function Controls({ difference, owners, actions: { running, assign, noteReason, explain } }: Props) {
  const { id, owner, is_own_payment } = difference;
  const deniedChange = useDenied(needs.changeReconciliationDifference);
  const deniedClose = useDenied(needs.closeReconciliationDifference) ?? (is_own_payment ? OWN : undefined);
  const isBusy = running.has(id);
  // Somebody may look into it who has lost the permission since.
  const names = owner === null || owners.includes(owner) ? owners : [owner, ...owners];
  return (
    <div className={parts.buttons}>
      <NativeSelect
        size="xs"
        aria-label={`Owner of ${nameOf(difference)}`}
        data={[NOBODY, ...names]}
        value={owner ?? ''}
        // Disabled while it is busy, it would lose the focus.
        disabled={deniedChange !== undefined}
        title={deniedChange}
        onChange={({ currentTarget }) => void assign(difference, currentTarget.value || null)}
      />
      <Button
        size="xs"
        variant="default"
        disabled={isBusy || deniedChange !== undefined}
        title={deniedChange}
        onClick={() => void noteReason(difference)}
      >
        Reason
      </Button>
      <Button
        size="xs"
        variant="default"
        disabled={isBusy || deniedClose !== undefined}
        title={deniedClose}
        onClick={() => void explain(difference)}
      >
        Close
      </Button>
    </div>
  );
}

function Closed({
  difference: { explanation, closed_by },
  closedAt,
}: Pick<Props, 'difference'> & { closedAt: string }) {
  return (
    <div className={panels.words}>
      <Truncated text={explanation ?? ''} lines={3} />
      <div className={panels.meta}>
        Closed <Moment iso={closedAt} /> by <Person username={closed_by ?? '—'} />
      </div>
    </div>
  );
}
