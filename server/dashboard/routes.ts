import { Hono } from 'hono';
import {
  GetDashboardStatsQueryParams,
  GetRevenueChartQueryParams,
  GetUserGrowthQueryParams,
} from '../../src/generated/dashboard/dashboard.zod.ts';
import type { Database } from '../db/database.ts';
import type { SharedRead } from '../db/shared-read.ts';
import type { AppEnv } from '../http/app-env.ts';
import { isPermitted } from '../http/auth.ts';
import { readQuery } from '../http/validate.ts';
import { permittedFigures, presentRevenueChart, presentStats, presentUserGrowth } from './present.ts';
import { dashboardFigures, newPlayersByDay, revenueByDay } from './queries.ts';

const DASHBOARD = '/api/admin/dashboard';

export function dashboardRoutes(db: Database, shared: SharedRead): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get(`${DASHBOARD}/stats`, async (c) => {
    const { days } = readQuery(c, GetDashboardStatsQueryParams);
    const figures = await shared.read(['stats', days], () => dashboardFigures(db, days));
    return c.json(permittedFigures(presentStats(figures), (permission) => isPermitted(c, permission)));
  });

  routes.get(`${DASHBOARD}/revenue-chart`, async (c) => {
    const { days } = readQuery(c, GetRevenueChartQueryParams);
    const figures = await shared.read(['revenue-chart', days], () => revenueByDay(db, days));
    return c.json(presentRevenueChart(figures));
  });

  routes.get(`${DASHBOARD}/user-growth`, async (c) => {
    const { days } = readQuery(c, GetUserGrowthQueryParams);
    const figures = await shared.read(['user-growth', days], () => newPlayersByDay(db, days));
    return c.json(presentUserGrowth(figures));
  });

  return routes;
}
