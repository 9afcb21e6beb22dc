import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { type May, useMay } from '../../api/may.ts';
import { pollEvery } from '../../api/query-client.ts';
import {
  getGetDashboardStatsQueryOptions,
  getGetRevenueChartQueryOptions,
  getGetUserGrowthQueryOptions,
  getListRecentTransactionsQueryOptions,
  useGetDashboardStats,
  useGetRevenueChart,
  useGetUserGrowth,
  useListRecentTransactions,
} from '../../generated/dashboard/dashboard.ts';
import * as needs from '../../generated/permissions.ts';
import { getGetSystemStatusQueryOptions, useGetSystemStatus } from '../../generated/system/system.ts';
import type { Period } from './dashboard-search.ts';

/** Spec section 9. */
const REFRESH = pollEvery(30_000);
const RECENT = { limit: 10 };

/** For the route's loader. */
export function prefetchDashboard(client: QueryClient, days: Period, may: May): void {
  void client.prefetchQuery(getGetDashboardStatsQueryOptions({ days }));
  if (may(needs.getRevenueChart)) void client.prefetchQuery(getGetRevenueChartQueryOptions({ days }));
  if (may(needs.getUserGrowth)) void client.prefetchQuery(getGetUserGrowthQueryOptions({ days }));
  if (may(needs.listRecentTransactions)) void client.prefetchQuery(getListRecentTransactionsQueryOptions(RECENT));
  if (may(needs.getSystemStatus)) void client.prefetchQuery(getGetSystemStatusQueryOptions());
}

/** The dashboard's queries, one per part, so that each part fails alone. */
export function useDashboard(days: Period, autoRefresh: boolean) {
  const refetchInterval = autoRefresh ? REFRESH : (false as const);
  const ofPeriod = { refetchInterval, placeholderData: keepPreviousData };
  const may = useMay();
  const stats = useGetDashboardStats({ days }, { query: ofPeriod });
  const revenue = useGetRevenueChart({ days }, { query: { ...ofPeriod, enabled: may(needs.getRevenueChart) } });
  const growth = useGetUserGrowth({ days }, { query: { ...ofPeriod, enabled: may(needs.getUserGrowth) } });
  const enabled = may(needs.listRecentTransactions);
  const recent = useListRecentTransactions(RECENT, { query: { refetchInterval, enabled } });
  const system = useGetSystemStatus({ query: { refetchInterval, enabled: may(needs.getSystemStatus) } });
  return { stats, revenue, growth, recent, system };
}
