import { type Contract, node } from '../openapi/read-contract.ts';

/** The signals of the withdrawals that are asked for, in their order, from all examples. */
export function signalsOf({ mediaTypes }: Pick<Contract, 'mediaTypes'>, query: URLSearchParams) {
  const examples = mediaTypes.find(({ where }) => where === 'listWithdrawalSignals 200')?.examples ?? {};
  const known = Object.values(examples).flatMap(
    (example) => node(node(example).value).withdrawals as { withdrawal_id: string }[],
  );
  const ids = query.get('withdrawal_ids')?.split(',') ?? [];
  return { withdrawals: ids.flatMap((id) => known.find(({ withdrawal_id }) => withdrawal_id === id) ?? []) };
}
