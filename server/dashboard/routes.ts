import { Hono } from 'hono';
import {
  GetDashboardStatsQueryParams,
  GetRevenueChartQueryParams,
  GetUserGrowthQueryParams,
  ListRecentTransactionsQueryParams,
} from '../../src/generated/dashboard/dashboard.zod.ts';
import type { Database } from '../db/database.ts';
import type { AppEnv } from '../http/app-env.ts';
import { readQuery } from '../http/validate.ts';
import { presentRecentTransaction, presentRevenueChart, presentStats, presentUserGrowth } from './present.ts';
import { dashboardFigures, newPlayersByDay, recentTransactions, revenueByDay } from './queries.ts';

const DASHBOARD = '/api/admin/dashboard';

export function dashboardRoutes(db: Database): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get(`${DASHBOARD}/stats`, async (c) => {
    const { days } = readQuery(c, GetDashboardStatsQueryParams);
    return c.json(presentStats(await dashboardFigures(db, days)));
  });

  routes.get(`${DASHBOARD}/recent-transactions`, async (c) => {
    const { limit } = readQuery(c, ListRecentTransactionsQueryParams);
    const rows = await recentTransactions(db, limit);
    return c.json({ transactions: rows.map(presentRecentTransaction) });
  });

  routes.get(`${DASHBOARD}/revenue-chart`, async (c) => {
    const { days } = readQuery(c, GetRevenueChartQueryParams);
    return c.json(presentRevenueChart(await revenueByDay(db, days)));
  });

  routes.get(`${DASHBOARD}/user-growth`, async (c) => {
    const { days } = readQuery(c, GetUserGrowthQueryParams);
    return c.json(presentUserGrowth(await newPlayersByDay(db, days)));
  });

  return routes;
}
