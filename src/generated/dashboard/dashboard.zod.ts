/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  DashboardStats,
  RecentTransactions,
  RevenueChart,
  UserGrowth
} from '../coinopAdminAPI.schemas.zod.ts';


/**
 * The period is that many UTC days and ends with today, which begins at 00:00 UTC. A change compares like with like: as many whole days, up to yesterday, with as many before them; of the withdrawals that await review, their number now with their number as many days ago at this time.
 * @summary Key figures of a period
 */
export const getDashboardStatsQueryDaysOneMin = 7;
export const getDashboardStatsQueryDaysOneMax = 7;

export const getDashboardStatsQueryDaysTwoMin = 30;
export const getDashboardStatsQueryDaysTwoMax = 30;

export const getDashboardStatsQueryDaysThreeMin = 90;
export const getDashboardStatsQueryDaysThreeMax = 90;

export const getDashboardStatsQueryDaysDefault = 7;

export const GetDashboardStatsQueryParams = zod.object({
  "days": zod.union([zod.coerce.number().int().min(getDashboardStatsQueryDaysOneMin).max(getDashboardStatsQueryDaysOneMax),zod.coerce.number().int().min(getDashboardStatsQueryDaysTwoMin).max(getDashboardStatsQueryDaysTwoMax),zod.coerce.number().int().min(getDashboardStatsQueryDaysThreeMin).max(getDashboardStatsQueryDaysThreeMax)]).default(getDashboardStatsQueryDaysDefault).describe('Length of the period in UTC days, 7, 30 or 90.')
})

export const GetDashboardStatsResponse = DashboardStats

/**
 * The newest transactions of all games and types, for the feed of the dashboard.
 * @summary The newest transactions
 */
export const listRecentTransactionsQueryLimitDefault = 10;
export const listRecentTransactionsQueryLimitMax = 100;



export const ListRecentTransactionsQueryParams = zod.object({
  "limit": zod.coerce.number().int().min(1).max(listRecentTransactionsQueryLimitMax).default(listRecentTransactionsQueryLimitDefault).describe('At most this many.')
})

export const ListRecentTransactionsResponse = RecentTransactions

/**
 * The company’s revenue per UTC day, one value for each of the last `days` days; the last one is today so far.
 * @summary Revenue of each day
 */
export const getRevenueChartQueryDaysOneMin = 7;
export const getRevenueChartQueryDaysOneMax = 7;

export const getRevenueChartQueryDaysTwoMin = 30;
export const getRevenueChartQueryDaysTwoMax = 30;

export const getRevenueChartQueryDaysThreeMin = 90;
export const getRevenueChartQueryDaysThreeMax = 90;

export const getRevenueChartQueryDaysDefault = 30;

export const GetRevenueChartQueryParams = zod.object({
  "days": zod.union([zod.coerce.number().int().min(getRevenueChartQueryDaysOneMin).max(getRevenueChartQueryDaysOneMax),zod.coerce.number().int().min(getRevenueChartQueryDaysTwoMin).max(getRevenueChartQueryDaysTwoMax),zod.coerce.number().int().min(getRevenueChartQueryDaysThreeMin).max(getRevenueChartQueryDaysThreeMax)]).default(getRevenueChartQueryDaysDefault).describe('Length of the series in UTC days, 7, 30 or 90. It ends with today.')
})

export const GetRevenueChartResponse = RevenueChart

/**
 * The number of players who registered per UTC day, one value for each of the last `days` days; the last one is today so far.
 * @summary New players of each day
 */
export const getUserGrowthQueryDaysOneMin = 7;
export const getUserGrowthQueryDaysOneMax = 7;

export const getUserGrowthQueryDaysTwoMin = 30;
export const getUserGrowthQueryDaysTwoMax = 30;

export const getUserGrowthQueryDaysThreeMin = 90;
export const getUserGrowthQueryDaysThreeMax = 90;

export const getUserGrowthQueryDaysDefault = 30;

export const GetUserGrowthQueryParams = zod.object({
  "days": zod.union([zod.coerce.number().int().min(getUserGrowthQueryDaysOneMin).max(getUserGrowthQueryDaysOneMax),zod.coerce.number().int().min(getUserGrowthQueryDaysTwoMin).max(getUserGrowthQueryDaysTwoMax),zod.coerce.number().int().min(getUserGrowthQueryDaysThreeMin).max(getUserGrowthQueryDaysThreeMax)]).default(getUserGrowthQueryDaysDefault).describe('Length of the series in UTC days, 7, 30 or 90. It ends with today.')
})

export const GetUserGrowthResponse = UserGrowth

