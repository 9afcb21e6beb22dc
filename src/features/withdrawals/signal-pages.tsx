import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { createContext, startTransition, useContext, useEffect } from 'react';
import type { WithdrawalSignals } from '../../generated/model/withdrawalSignals.ts';
import type { WithdrawalSignalsList } from '../../generated/model/withdrawalSignalsList.ts';
import { getListWithdrawalSignalsQueryKey, useListWithdrawalSignals } from '../../generated/withdrawals/withdrawals.ts';
import { isAbsent } from '../../ui/feedback/load.ts';

/** The answer of one call about a page of cards. */
export type SignalPage = {
  byId: ReadonlyMap<string, WithdrawalSignals['signals']> | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  /** The back end has no signals, so that cards need no place for them. */
  isAbsent: boolean;
};

const LOADING: SignalPage = { byId: undefined, isLoading: true, hasFailed: false, isAbsent: false };

/** The pages by their place in the list. */
export const SignalPages = createContext<readonly SignalPage[]>([]);

export const useSignalPage = (page: number): SignalPage => useContext(SignalPages)[page] ?? LOADING;

const byId = ({ withdrawals }: WithdrawalSignalsList) =>
  new Map(withdrawals.map(({ withdrawal_id, signals }) => [withdrawal_id, signals]));

/** Those that were loaded before, so that coming back to the list draws them at once. */
export function signalsInCache(client: QueryClient, withdrawal_ids: string): SignalPage {
  const list = client.getQueryData<WithdrawalSignalsList>(getListWithdrawalSignalsQueryKey({ withdrawal_ids }));
  return list ? { ...LOADING, byId: byId(list), isLoading: false } : LOADING;
}

type Props = {
  /** The `withdrawal_ids` of the call. */
  withdrawalIds: string;
  page: number;
  onSignals: (page: number, signals: SignalPage) => void;
};

/** Loads the signals of a page of cards. They are drawn in slices, between which the screen answers: fifty queries of cards drew all at once. */
export function SignalsOfPage({ withdrawalIds, page, onSignals }: Props) {
  const query = useListWithdrawalSignals(
    { withdrawal_ids: withdrawalIds },
    { query: { enabled: withdrawalIds !== '', placeholderData: keepPreviousData, select: byId } },
  );
  const { data, isLoading, isError, isPlaceholderData } = query;
  const absent = isAbsent(query);
  useEffect(() => {
    const signals = {
      byId: data,
      isLoading: isLoading || isPlaceholderData,
      hasFailed: isError,
      isAbsent: absent,
    };
    startTransition(() => onSignals(page, signals));
  }, [data, isLoading, isError, isPlaceholderData, absent, page, onSignals]);
  return null;
}
