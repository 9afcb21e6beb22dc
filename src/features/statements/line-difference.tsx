import type { ReconciliationDifference } from '../../generated/model/reconciliationDifference.ts';
import parts from '../../ui/layout/parts.module.css';
import { DifferenceEntry } from '../reconciliation/difference-entry.tsx';
import { useDifferenceActions } from '../reconciliation/use-difference-actions.ts';

type Props = { difference: ReconciliationDifference; owners: readonly string[] };

/** A line without a payment is explained as a difference, as the daily comparison's are: with an owner and a reason. */
export function LineDifference({ difference, owners }: Props) {
  const actions = useDifferenceActions();
  return (
    <div className={parts.part}>
      <h3>{difference.closed_at === null ? 'Explain it as a difference' : 'Explained'}</h3>
      <DifferenceEntry difference={difference} owners={owners} actions={actions} isBesideLine />
    </div>
  );
}
