import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  useGetRevenueBalance,
  useGetRevenueStatistics,
  useListPayouts,
} from '../../generated/company-revenue/company-revenue.ts';
import { notify } from '../../ui/feedback/notify.tsx';
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts';

/** Maximum number of payouts requested; spec section 9. */
export const HISTORY = { limit: 50 };

/** The common prefix of the query keys of the balance, the statistics, the history and the records of a payout. */
export const REVENUE_KEY = ['api', 'admin', 'company-revenue'] as const;

/** The screen's three queries, each with a toast when it fails, and a function that refreshes all of them. */
export function useCompanyRevenue() {
  const queryClient = useQueryClient();
  const [refreshing, setRefreshing] = useState(false);
  // Milliseconds since 1970: failures up to this time belong to a refresh, which shows a single toast.
  const refreshedUntil = useRef(0);
  const balance = useGetRevenueBalance();
  const statistics = useGetRevenueStatistics();
  const history = useListPayouts(HISTORY);
  useFailureToast('Failed to load balance data', balance, refreshedUntil);
  useFailureToast('Failed to load statistics data', statistics, refreshedUntil);
  useFailureToast('Failed to load history data', history, refreshedUntil);

  async function refresh() {
    setRefreshing(true);
    refreshedUntil.current = Number.POSITIVE_INFINITY;
    const ofScreen = { queryKey: REVENUE_KEY, type: 'active' } as const;
    // Waits for all of them, even after one has failed: later failures are part of the same refresh.
    await queryClient.refetchQueries(ofScreen);
    refreshedUntil.current = Date.now();
    setRefreshing(false);
    const failed = queryClient
      .getQueryCache()
      .findAll(ofScreen)
      .some(({ state }) => state.status === 'error');
    if (failed) notify.error('Failed to refresh data');
    else notify.success('Data refreshed successfully');
  }

  return { balance, statistics, history, refreshing, refresh };
}

export type CompanyRevenue = ReturnType<typeof useCompanyRevenue>;
