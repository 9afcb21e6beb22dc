import { Hono } from 'hono';
import {
  GetDashboardStatsQueryParams,
  GetRevenueChartQueryParams,
  GetUserGrowthQueryParams,
  ListRecentTransactionsQueryParams,
} from '../../src/generated/dashboard/dashboard.zod.ts';
import type { Source } from '../db/connect.ts';
import type { Reads } from '../db/reads.ts';
import type { AppEnv } from '../http/app-env.ts';
import { isPermitted } from '../http/auth.ts';
import { readQuery } from '../http/validate.ts';
import {
  permittedFigures,
  presentRecentTransaction,
  presentRevenueChart,
  presentStats,
  presentUserGrowth,
} from './present.ts';
import { dashboardFigures, newPlayersByDay, recentTransactions, revenueByDay } from './queries.ts';

const DASHBOARD = '/api/admin/dashboard';

export function dashboardRoutes(reads: Reads): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get(`${DASHBOARD}/stats`, async (c) => {
    const { days } = readQuery(c, GetDashboardStatsQueryParams);
    const figures = await reads.recent(c.var.session, 'stats', { days }, ({ db }) => dashboardFigures(db, days));
    return c.json(permittedFigures(presentStats(figures), (permission) => isPermitted(c, permission)));
  });

  routes.get(`${DASHBOARD}/recent-transactions`, async (c) => {
    const { limit } = readQuery(c, ListRecentTransactionsQueryParams);
    const ask = ({ db }: Source) => recentTransactions(db, limit);
    const rows = await reads.recent(c.var.session, 'recent-transactions', { limit }, ask);
    return c.json({ transactions: rows.map(presentRecentTransaction) });
  });

  routes.get(`${DASHBOARD}/revenue-chart`, async (c) => {
    const { days } = readQuery(c, GetRevenueChartQueryParams);
    const figures = await reads.recent(c.var.session, 'revenue-chart', { days }, ({ db }) => revenueByDay(db, days));
    return c.json(presentRevenueChart(figures));
  });

  routes.get(`${DASHBOARD}/user-growth`, async (c) => {
    const { days } = readQuery(c, GetUserGrowthQueryParams);
    const figures = await reads.recent(c.var.session, 'user-growth', { days }, ({ db }) => newPlayersByDay(db, days));
    return c.json(presentUserGrowth(figures));
  });

  return routes;
}
