import type { DashboardStats } from '../../src/generated/model/dashboardStats.ts';
import type { Permission } from '../../src/generated/model/permission.ts';
import type { RevenueChart } from '../../src/generated/model/revenueChart.ts';
import type { UserGrowth } from '../../src/generated/model/userGrowth.ts';
import { DashboardStats as PERMISSION_OF_FIGURE } from '../../src/generated/permissions.ts';
import { changePercent } from '../domain/change-percent.ts';
import { usdOf } from '../domain/money.ts';
import type { DashboardFigures, DayFigure } from './queries.ts';

export function presentStats(figures: DashboardFigures): DashboardStats {
  const { revenue, transactions, types, activePlayers, awaitingReview, newPlayersToday, series } = figures;
  const { todayCount, todayCents } = transactions;
  return {
    totalRevenue: usdOf(revenue.cents),
    revenueChange: changePercent(revenue.centsLately, revenue.centsBefore),
    activeUsers: activePlayers.count,
    userChange: changePercent(activePlayers.countLately, activePlayers.countBefore),
    totalTransactions: transactions.count,
    transactionChange: changePercent(transactions.countLately, transactions.countBefore),
    pendingWithdrawals: awaitingReview.count,
    withdrawalChange: changePercent(awaitingReview.count, awaitingReview.countBefore),
    transactionTypes: types,
    todayRevenue: usdOf(revenue.todayCents),
    todayNewPlayers: newPlayersToday,
    todayTransactions: todayCount,
    todayAvgTransaction: todayCount === 0 ? 0 : usdOf(Math.round(todayCents / todayCount)),
    revenueSeries: series.revenueCents.map(usdOf),
    activeUsersSeries: series.activePlayers,
    transactionsSeries: series.transactions,
    pendingWithdrawalsSeries: queueByDay(awaitingReview.count, series.joinedQueue),
  };
}

/**
 * The queue's length at the end of each day, from its length now and by how many it grew on each day. Rows inserted by SQL may lack
 * the history steps, so that it is never below 0.
 */
function queueByDay(now: number, joined: readonly number[]): number[] {
  let length = now;
  return joined
    .map((_, index) => {
      const later = joined[joined.length - index];
      length -= later ?? 0;
      return Math.max(0, length);
    })
    .reverse();
}

/** Leaves out each figure for whose area the administrator has no permission. */
export function permittedFigures(
  stats: DashboardStats,
  isPermitted: (permission: Permission) => boolean,
): DashboardStats {
  const permitted = Object.entries(PERMISSION_OF_FIGURE).flatMap(([figure, permission]) =>
    isPermitted(permission) ? [figure] : [],
  );
  return Object.fromEntries(Object.entries(stats).filter(([figure]) => permitted.includes(figure)));
}

export function presentRevenueChart(days: DayFigure[]): RevenueChart {
  return { labels: days.map(({ day }) => day), data: days.map(({ value }) => usdOf(value)) };
}

export function presentUserGrowth(days: DayFigure[]): UserGrowth {
  return { labels: days.map(({ day }) => day), data: days.map(({ value }) => value) };
}
