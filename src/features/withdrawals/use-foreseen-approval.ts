import { useMay } from '../../api/may.ts';
import { useForeseeApproval } from '../../generated/foresight/foresight.ts';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import { actionsOf, idOf, NEEDS } from './withdrawal-rules.ts';

/** Whether an approval by this person would wait for somebody else. `foreseen` is undefined also while that is loading. */
export function useForeseenApproval(withdrawal: Withdrawal | undefined) {
  const may = useMay()(NEEDS.approve);
  const mayBe = may && withdrawal && !withdrawal.approval_request && actionsOf(withdrawal).includes('approve');
  const { data, isLoading } = useForeseeApproval(
    { action: 'approve', withdrawal_ids: withdrawal && idOf(withdrawal) },
    { query: { enabled: Boolean(mayBe), staleTime: 0 } },
  );
  return { foreseen: mayBe && data?.needs_second ? data : undefined, isLoading };
}
