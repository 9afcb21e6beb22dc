import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import type { WithdrawalSignalsList } from '../../generated/model/withdrawalSignalsList.ts';
import { useListWithdrawalSignals } from '../../generated/withdrawals/withdrawals.ts';
import { idOf } from './withdrawal-rules.ts';

/** The maximum of one call (`withdrawal_ids` of the contract), and a page of the list. */
export const AT_ONCE = 50;

/** The `withdrawal_ids` of the call that loads a card's signals with those of its page, by the card's place in the list. */
export function useSignalCalls(rows: readonly Withdrawal[]): (place: number) => string {
  const calls = useMemo(() => {
    const ids = rows.map(idOf);
    return Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, page) =>
      ids
        .slice(page * AT_ONCE, (page + 1) * AT_ONCE)
        .filter((id) => /^[^,]{1,64}$/.test(id))
        .join(','),
    );
  }, [rows]);
  return (place) => calls[Math.floor(place / AT_ONCE)] ?? '';
}

/** One row's part of what the call of its page answers. */
export function useCardSignals(withdrawal_ids: string, id: string) {
  return useListWithdrawalSignals(
    { withdrawal_ids },
    {
      query: {
        enabled: withdrawal_ids !== '',
        placeholderData: keepPreviousData,
        select: ({ withdrawals }: WithdrawalSignalsList) =>
          withdrawals.find((one) => one.withdrawal_id === id)?.signals ?? null,
      },
    },
  );
}
