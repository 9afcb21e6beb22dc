import { type Contract, node } from '../openapi/read-contract.ts';
import { listed } from './records.ts';

type Waiting = { withdrawal_id: string };

/** An example's claim, of the first withdrawal in the list that awaits review and that the caller does not have; null when none is left. */
export function nextClaim(contract: Contract, example: unknown, request: unknown): { claim: unknown } {
  const except = (node(request).except ?? []) as unknown as string[];
  const page = listed(contract, 'listWithdrawals', new URLSearchParams({ status: 'pending_review' }), undefined);
  const waiting = (node(page).withdrawals ?? []) as unknown as Waiting[];
  const next = waiting.find(({ withdrawal_id: id }) => !except.includes(id));
  return { claim: next ? { ...node(node(example).claim), withdrawal_id: next.withdrawal_id } : null };
}
