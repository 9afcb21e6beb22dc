/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  DashboardStats
} from '../model/dashboardStats.ts';

import type {
  ForbiddenResponse
} from '../model/forbiddenResponse.ts';

import type {
  GetDashboardStatsParams
} from '../model/getDashboardStatsParams.ts';

import type {
  GetRevenueChartParams
} from '../model/getRevenueChartParams.ts';

import type {
  GetUserGrowthParams
} from '../model/getUserGrowthParams.ts';

import type {
  InternalServerErrorResponse
} from '../model/internalServerErrorResponse.ts';

import type {
  ListRecentTransactionsParams
} from '../model/listRecentTransactionsParams.ts';

import type {
  RecentTransactions
} from '../model/recentTransactions.ts';

import type {
  RevenueChart
} from '../model/revenueChart.ts';

import type {
  ServiceUnavailableResponse
} from '../model/serviceUnavailableResponse.ts';

import type {
  TooManyRequestsResponse
} from '../model/tooManyRequestsResponse.ts';

import type {
  UnauthorizedResponse
} from '../model/unauthorizedResponse.ts';

import type {
  UnprocessableContentResponse
} from '../model/unprocessableContentResponse.ts';

import type {
  UserGrowth
} from '../model/userGrowth.ts';

import { http } from '../../api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * The period is that many UTC days and ends with today, which begins at 00:00 UTC. A change compares like with like: as many whole days, up to yesterday, with as many before them; of the withdrawals that await review, their number now with their number as many days ago at this time.
 * @summary Key figures of a period
 */
export const getDashboardStats = (
    params?: GetDashboardStatsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DashboardStats>(
      {area: 'dashboard', beyond: ['days'], answer: getDashboardStatsAnswer, url: `/api/admin/dashboard/stats`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetDashboardStatsQueryKey = (params?: GetDashboardStatsParams,) => {
    return [
    'api','admin','dashboard','stats', ...(params ? [params] : [])
    ] as const;
    }


export const getGetDashboardStatsQueryOptions = <TData = Awaited<ReturnType<typeof getDashboardStats>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(params?: GetDashboardStatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDashboardStats>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDashboardStatsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDashboardStats>>> = ({ signal }) => getDashboardStats(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDashboardStats>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDashboardStatsQueryResult = NonNullable<Awaited<ReturnType<typeof getDashboardStats>>>
export type GetDashboardStatsQueryError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useGetDashboardStats<TData = Awaited<ReturnType<typeof getDashboardStats>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params: undefined |  GetDashboardStatsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDashboardStats>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDashboardStats>>,
          TError,
          Awaited<ReturnType<typeof getDashboardStats>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDashboardStats<TData = Awaited<ReturnType<typeof getDashboardStats>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: GetDashboardStatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDashboardStats>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDashboardStats>>,
          TError,
          Awaited<ReturnType<typeof getDashboardStats>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDashboardStats<TData = Awaited<ReturnType<typeof getDashboardStats>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: GetDashboardStatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDashboardStats>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Key figures of a period
 */

export function useGetDashboardStats<TData = Awaited<ReturnType<typeof getDashboardStats>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: GetDashboardStatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDashboardStats>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDashboardStatsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The newest transactions of all games and types, for the feed of the dashboard.
 * @summary The newest transactions
 */
export const listRecentTransactions = (
    params?: ListRecentTransactionsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RecentTransactions>(
      {answer: listRecentTransactionsAnswer, url: `/api/admin/dashboard/recent-transactions`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListRecentTransactionsQueryKey = (params?: ListRecentTransactionsParams,) => {
    return [
    'api','admin','dashboard','recent-transactions', ...(params ? [params] : [])
    ] as const;
    }


export const getListRecentTransactionsQueryOptions = <TData = Awaited<ReturnType<typeof listRecentTransactions>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(params?: ListRecentTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecentTransactions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRecentTransactionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRecentTransactions>>> = ({ signal }) => listRecentTransactions(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRecentTransactions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRecentTransactionsQueryResult = NonNullable<Awaited<ReturnType<typeof listRecentTransactions>>>
export type ListRecentTransactionsQueryError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useListRecentTransactions<TData = Awaited<ReturnType<typeof listRecentTransactions>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params: undefined |  ListRecentTransactionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecentTransactions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecentTransactions>>,
          TError,
          Awaited<ReturnType<typeof listRecentTransactions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecentTransactions<TData = Awaited<ReturnType<typeof listRecentTransactions>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListRecentTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecentTransactions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecentTransactions>>,
          TError,
          Awaited<ReturnType<typeof listRecentTransactions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecentTransactions<TData = Awaited<ReturnType<typeof listRecentTransactions>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListRecentTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecentTransactions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The newest transactions
 */

export function useListRecentTransactions<TData = Awaited<ReturnType<typeof listRecentTransactions>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListRecentTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecentTransactions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRecentTransactionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The company’s revenue per UTC day, one value for each of the last `days` days; the last one is today so far.
 * @summary Revenue of each day
 */
export const getRevenueChart = (
    params?: GetRevenueChartParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RevenueChart>(
      {answer: getRevenueChartAnswer, url: `/api/admin/dashboard/revenue-chart`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetRevenueChartQueryKey = (params?: GetRevenueChartParams,) => {
    return [
    'api','admin','dashboard','revenue-chart', ...(params ? [params] : [])
    ] as const;
    }


export const getGetRevenueChartQueryOptions = <TData = Awaited<ReturnType<typeof getRevenueChart>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(params?: GetRevenueChartParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRevenueChart>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRevenueChartQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRevenueChart>>> = ({ signal }) => getRevenueChart(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRevenueChart>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRevenueChartQueryResult = NonNullable<Awaited<ReturnType<typeof getRevenueChart>>>
export type GetRevenueChartQueryError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useGetRevenueChart<TData = Awaited<ReturnType<typeof getRevenueChart>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params: undefined |  GetRevenueChartParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRevenueChart>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRevenueChart>>,
          TError,
          Awaited<ReturnType<typeof getRevenueChart>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRevenueChart<TData = Awaited<ReturnType<typeof getRevenueChart>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: GetRevenueChartParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRevenueChart>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRevenueChart>>,
          TError,
          Awaited<ReturnType<typeof getRevenueChart>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRevenueChart<TData = Awaited<ReturnType<typeof getRevenueChart>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: GetRevenueChartParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRevenueChart>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Revenue of each day
 */

export function useGetRevenueChart<TData = Awaited<ReturnType<typeof getRevenueChart>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: GetRevenueChartParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRevenueChart>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRevenueChartQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The number of players who registered per UTC day, one value for each of the last `days` days; the last one is today so far.
 * @summary New players of each day
 */
export const getUserGrowth = (
    params?: GetUserGrowthParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<UserGrowth>(
      {answer: getUserGrowthAnswer, url: `/api/admin/dashboard/user-growth`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetUserGrowthQueryKey = (params?: GetUserGrowthParams,) => {
    return [
    'api','admin','dashboard','user-growth', ...(params ? [params] : [])
    ] as const;
    }


export const getGetUserGrowthQueryOptions = <TData = Awaited<ReturnType<typeof getUserGrowth>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(params?: GetUserGrowthParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserGrowth>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUserGrowthQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserGrowth>>> = ({ signal }) => getUserGrowth(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUserGrowth>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUserGrowthQueryResult = NonNullable<Awaited<ReturnType<typeof getUserGrowth>>>
export type GetUserGrowthQueryError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useGetUserGrowth<TData = Awaited<ReturnType<typeof getUserGrowth>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params: undefined |  GetUserGrowthParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserGrowth>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserGrowth>>,
          TError,
          Awaited<ReturnType<typeof getUserGrowth>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserGrowth<TData = Awaited<ReturnType<typeof getUserGrowth>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: GetUserGrowthParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserGrowth>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserGrowth>>,
          TError,
          Awaited<ReturnType<typeof getUserGrowth>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserGrowth<TData = Awaited<ReturnType<typeof getUserGrowth>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: GetUserGrowthParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserGrowth>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary New players of each day
 */

export function useGetUserGrowth<TData = Awaited<ReturnType<typeof getUserGrowth>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: GetUserGrowthParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserGrowth>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUserGrowthQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







const getDashboardStatsAnswer = [
  '0',
  'u totalRevenue todayRevenue todayAvgTransaction;?f revenueChange userChange transactionChange withdrawalChange;n activeUsers totalTransactions pendingWithdrawals todayNewPlayers todayTransactions;1 transactionTypes;[f revenueSeries;[n activeUsersSeries transactionsSeries pendingWithdrawalsSeries',
  '!n purchases transfers withdrawals currencySends itemPurchases',
];

const listRecentTransactionsAnswer = [
  '0',
  '![1 transactions',
  '!i id transaction_id;!s transaction_type status created_at;!?s player_email game_name;!u amount;?i player_id game_id item_id;s player_state;?s item_name notes status_changed_by updated_at;?u fee',
];

const getRevenueChartAnswer = [
  '0',
  '![s labels;![f data',
];

const getUserGrowthAnswer = [
  '0',
  '![s labels;![n data',
];
