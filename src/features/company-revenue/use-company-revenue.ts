import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  useGetRevenueBalance,
  useGetRevenueStatistics,
  useListPayouts,
} from '../../generated/company-revenue/company-revenue.ts';
import { notify } from '../../ui/notify.tsx';

/** Payouts asked for; spec section 9. */
export const HISTORY = { limit: 50 };

/** What the balance, the statistics, the history and the records of a payout are all kept under. */
export const REVENUE_KEY = ['api', 'admin', 'company-revenue'] as const;

/** The three loads of the screen, each with its toast when it fails, and the refresh of all of them. */
export function useCompanyRevenue() {
  const queryClient = useQueryClient();
  const [refreshing, setRefreshing] = useState(false);
  const balance = useGetRevenueBalance();
  const statistics = useGetRevenueStatistics();
  const history = useListPayouts(HISTORY);
  // A refresh that fails has a toast of its own, for all of them.
  useFailureToast(balance.errorUpdatedAt, 'Failed to load balance data', refreshing);
  useFailureToast(statistics.errorUpdatedAt, 'Failed to load statistics data', refreshing);
  useFailureToast(history.errorUpdatedAt, 'Failed to load history data', refreshing);

  async function refresh() {
    setRefreshing(true);
    try {
      await queryClient.refetchQueries({ queryKey: REVENUE_KEY, type: 'active' }, { throwOnError: true });
      notify.success('Data refreshed successfully');
    } catch {
      notify.error('Failed to refresh data');
    } finally {
      setRefreshing(false);
    }
  }

  return { balance, statistics, history, refreshing, refresh };
}

/** Says once of each failure that it happened; not of one that is older than the screen. */
function useFailureToast(failedAt: number, message: string, quiet: boolean): void {
  const said = useRef(failedAt);
  useEffect(() => {
    if (failedAt === said.current) return;
    said.current = failedAt;
    if (!quiet) notify.error(message);
  }, [failedAt, message, quiet]);
}

export type CompanyRevenue = ReturnType<typeof useCompanyRevenue>;
