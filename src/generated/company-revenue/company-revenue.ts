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
  ApiError
} from '../model/apiError.ts';

import type {
  ExportRevenueParams
} from '../model/exportRevenueParams.ts';

import type {
  ForbiddenResponse
} from '../model/forbiddenResponse.ts';

import type {
  GetPayoutRecordsParams
} from '../model/getPayoutRecordsParams.ts';

import type {
  InternalServerErrorResponse
} from '../model/internalServerErrorResponse.ts';

import type {
  ListPayoutsParams
} from '../model/listPayoutsParams.ts';

import type {
  NotFoundResponse
} from '../model/notFoundResponse.ts';

import type {
  Payout
} from '../model/payout.ts';

import type {
  PayoutList
} from '../model/payoutList.ts';

import type {
  PayoutRecordList
} from '../model/payoutRecordList.ts';

import type {
  RevenueBalance
} from '../model/revenueBalance.ts';

import type {
  RevenueStatistics
} from '../model/revenueStatistics.ts';

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
 * The revenue that no payout has used yet, and how many revenue records it is in.
 * @summary What can be paid out
 */
export const getRevenueBalance = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RevenueBalance>(
      {answer: getRevenueBalanceAnswer, url: `/api/admin/company-revenue/balance`, method: 'GET', signal
    },
      options);
    }




export const getGetRevenueBalanceQueryKey = () => {
    return [
    'api','admin','company-revenue','balance'
    ] as const;
    }


export const getGetRevenueBalanceQueryOptions = <TData = Awaited<ReturnType<typeof getRevenueBalance>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRevenueBalance>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRevenueBalanceQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRevenueBalance>>> = ({ signal }) => getRevenueBalance(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRevenueBalance>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRevenueBalanceQueryResult = NonNullable<Awaited<ReturnType<typeof getRevenueBalance>>>
export type GetRevenueBalanceQueryError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useGetRevenueBalance<TData = Awaited<ReturnType<typeof getRevenueBalance>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRevenueBalance>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRevenueBalance>>,
          TError,
          Awaited<ReturnType<typeof getRevenueBalance>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRevenueBalance<TData = Awaited<ReturnType<typeof getRevenueBalance>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRevenueBalance>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRevenueBalance>>,
          TError,
          Awaited<ReturnType<typeof getRevenueBalance>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRevenueBalance<TData = Awaited<ReturnType<typeof getRevenueBalance>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRevenueBalance>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What can be paid out
 */

export function useGetRevenueBalance<TData = Awaited<ReturnType<typeof getRevenueBalance>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRevenueBalance>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRevenueBalanceQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Revenue since the beginning, in all, by type and by month, and what was paid out of it.
 * @summary Revenue since the beginning
 */
export const getRevenueStatistics = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RevenueStatistics>(
      {answer: getRevenueStatisticsAnswer, url: `/api/admin/company-revenue/statistics`, method: 'GET', signal
    },
      options);
    }




export const getGetRevenueStatisticsQueryKey = () => {
    return [
    'api','admin','company-revenue','statistics'
    ] as const;
    }


export const getGetRevenueStatisticsQueryOptions = <TData = Awaited<ReturnType<typeof getRevenueStatistics>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRevenueStatistics>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRevenueStatisticsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRevenueStatistics>>> = ({ signal }) => getRevenueStatistics(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRevenueStatistics>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRevenueStatisticsQueryResult = NonNullable<Awaited<ReturnType<typeof getRevenueStatistics>>>
export type GetRevenueStatisticsQueryError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useGetRevenueStatistics<TData = Awaited<ReturnType<typeof getRevenueStatistics>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRevenueStatistics>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRevenueStatistics>>,
          TError,
          Awaited<ReturnType<typeof getRevenueStatistics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRevenueStatistics<TData = Awaited<ReturnType<typeof getRevenueStatistics>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRevenueStatistics>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRevenueStatistics>>,
          TError,
          Awaited<ReturnType<typeof getRevenueStatistics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRevenueStatistics<TData = Awaited<ReturnType<typeof getRevenueStatistics>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRevenueStatistics>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Revenue since the beginning
 */

export function useGetRevenueStatistics<TData = Awaited<ReturnType<typeof getRevenueStatistics>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRevenueStatistics>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRevenueStatisticsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * At most `limit` payouts, the newest first. There is a `next_cursor` while there are more.
 * @summary Payouts made
 */
export const listPayouts = (
    params?: ListPayoutsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PayoutList>(
      {area: 'company-revenue', beyond: ['cursor'], answer: listPayoutsAnswer, url: `/api/admin/company-revenue/history`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPayoutsQueryKey = (params?: ListPayoutsParams,) => {
    return [
    'api','admin','company-revenue','history', ...(params ? [params] : [])
    ] as const;
    }


export const getListPayoutsQueryOptions = <TData = Awaited<ReturnType<typeof listPayouts>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(params?: ListPayoutsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayouts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPayoutsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPayouts>>> = ({ signal }) => listPayouts(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPayouts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPayoutsQueryResult = NonNullable<Awaited<ReturnType<typeof listPayouts>>>
export type ListPayoutsQueryError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useListPayouts<TData = Awaited<ReturnType<typeof listPayouts>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params: undefined |  ListPayoutsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayouts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPayouts>>,
          TError,
          Awaited<ReturnType<typeof listPayouts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPayouts<TData = Awaited<ReturnType<typeof listPayouts>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListPayoutsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayouts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPayouts>>,
          TError,
          Awaited<ReturnType<typeof listPayouts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPayouts<TData = Awaited<ReturnType<typeof listPayouts>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListPayoutsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayouts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Payouts made
 */

export function useListPayouts<TData = Awaited<ReturnType<typeof listPayouts>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListPayoutsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayouts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPayoutsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Every entry that matches every given filter, newest first, as CSV (RFC 4180, UTF-8) with a header row. The columns are `entry`, `created_at`, `revenue_type`, `source_type`, `source_id`, `game_id` and `amount`. An `entry` is `earned`, a fee; `reversed`, the fee of a withdrawal whose payment came back, on the day on which it did; or `paid_out`, a payout, whose `source_id` is its reference. The amounts of the last two are below 0, so that all entries together are what can be paid out, or, below 0, what is owed. All rows are as they were at one moment, the one at which the answer begins, whatever is changed while it is read. An export that fails after that, or is not taken within ten minutes, is broken off, never ended as if it were whole. Few run at once, those of transactions included; more are refused with 503 and `Retry-After`. Who exported how many rows is in the audit log.
 * @summary Download the entries of company revenue as CSV
 */
export const exportRevenue = (
    params?: ExportRevenueParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<string>(
      {area: 'company-revenue', beyond: 'call', url: `/api/admin/company-revenue/export`, method: 'GET',
        params, signal
    },
      options);
    }




export const getExportRevenueQueryKey = (params?: ExportRevenueParams,) => {
    return [
    'api','admin','company-revenue','export', ...(params ? [params] : [])
    ] as const;
    }


export const getExportRevenueQueryOptions = <TData = Awaited<ReturnType<typeof exportRevenue>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ApiError>(params?: ExportRevenueParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportRevenue>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportRevenueQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportRevenue>>> = ({ signal }) => exportRevenue(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportRevenue>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportRevenueQueryResult = NonNullable<Awaited<ReturnType<typeof exportRevenue>>>
export type ExportRevenueQueryError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ApiError


export function useExportRevenue<TData = Awaited<ReturnType<typeof exportRevenue>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ApiError>(
 params: undefined |  ExportRevenueParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportRevenue>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportRevenue>>,
          TError,
          Awaited<ReturnType<typeof exportRevenue>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportRevenue<TData = Awaited<ReturnType<typeof exportRevenue>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ApiError>(
 params?: ExportRevenueParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportRevenue>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportRevenue>>,
          TError,
          Awaited<ReturnType<typeof exportRevenue>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportRevenue<TData = Awaited<ReturnType<typeof exportRevenue>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ApiError>(
 params?: ExportRevenueParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportRevenue>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download the entries of company revenue as CSV
 */

export function useExportRevenue<TData = Awaited<ReturnType<typeof exportRevenue>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ApiError>(
 params?: ExportRevenueParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportRevenue>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportRevenueQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * One payout, by its `id` as in the list, however old it is.
 * @summary One payout
 */
export const getPayout = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Payout>(
      {area: 'company-revenue', beyond: 'call', answer: getPayoutAnswer, url: `/api/admin/company-revenue/payouts/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetPayoutQueryKey = (id: string,) => {
    return [
    'api','admin','company-revenue','payouts',id
    ] as const;
    }


export const getGetPayoutQueryOptions = <TData = Awaited<ReturnType<typeof getPayout>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayout>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPayoutQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPayout>>> = ({ signal }) => getPayout(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPayout>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPayoutQueryResult = NonNullable<Awaited<ReturnType<typeof getPayout>>>
export type GetPayoutQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useGetPayout<TData = Awaited<ReturnType<typeof getPayout>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayout>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPayout>>,
          TError,
          Awaited<ReturnType<typeof getPayout>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayout<TData = Awaited<ReturnType<typeof getPayout>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayout>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPayout>>,
          TError,
          Awaited<ReturnType<typeof getPayout>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayout<TData = Awaited<ReturnType<typeof getPayout>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayout>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One payout
 */

export function useGetPayout<TData = Awaited<ReturnType<typeof getPayout>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayout>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPayoutQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * At most `limit` records with what the payout took of each, in the order in which they were recorded, and a `next_cursor` while there are more. Over all pages they are as many as the payout's `record_count` and add up to its `amount`.
 * @summary The revenue records that a payout covers
 */
export const getPayoutRecords = (
    id: string,
    params?: GetPayoutRecordsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PayoutRecordList>(
      {area: 'company-revenue', beyond: 'call', answer: getPayoutRecordsAnswer, url: `/api/admin/company-revenue/payouts/${encodeURIComponent(String(id))}/records`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetPayoutRecordsQueryKey = (id: string,
    params?: GetPayoutRecordsParams,) => {
    return [
    'api','admin','company-revenue','payouts',id,'records', ...(params ? [params] : [])
    ] as const;
    }


export const getGetPayoutRecordsQueryOptions = <TData = Awaited<ReturnType<typeof getPayoutRecords>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(id: string,
    params?: GetPayoutRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayoutRecords>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPayoutRecordsQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPayoutRecords>>> = ({ signal }) => getPayoutRecords(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPayoutRecords>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPayoutRecordsQueryResult = NonNullable<Awaited<ReturnType<typeof getPayoutRecords>>>
export type GetPayoutRecordsQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useGetPayoutRecords<TData = Awaited<ReturnType<typeof getPayoutRecords>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params: undefined |  GetPayoutRecordsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayoutRecords>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPayoutRecords>>,
          TError,
          Awaited<ReturnType<typeof getPayoutRecords>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayoutRecords<TData = Awaited<ReturnType<typeof getPayoutRecords>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params?: GetPayoutRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayoutRecords>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPayoutRecords>>,
          TError,
          Awaited<ReturnType<typeof getPayoutRecords>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayoutRecords<TData = Awaited<ReturnType<typeof getPayoutRecords>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params?: GetPayoutRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayoutRecords>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The revenue records that a payout covers
 */

export function useGetPayoutRecords<TData = Awaited<ReturnType<typeof getPayoutRecords>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params?: GetPayoutRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayoutRecords>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPayoutRecordsQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







const getRevenueBalanceAnswer = [
  '0',
  '!u total_available_usd;!n total_records;u owed_usd;[s awaiting_second',
];

const getRevenueStatisticsAnswer = [
  '0',
  '!u total_lifetime_revenue total_paid_out;!{1 by_revenue_type;!2 monthly_stats',
  '!u total_amount;!n record_count',
  '!u current_month previous_month average;!?f growth_rate',
];

const listPayoutsAnswer = [
  '0',
  '![1 payouts;?s next_cursor',
  '!i id;!s paid_out_at payout_method;!u amount;!?s payout_reference;!n record_count;!?2 paid_out_by_user;?s notes',
  '!s username',
];

const getPayoutAnswer = [
  '0',
  '!i id;!s paid_out_at payout_method;!u amount;!?s payout_reference;!n record_count;!?1 paid_out_by_user;?s notes',
  '!s username',
];

const getPayoutRecordsAnswer = [
  '0',
  '![1 records;?s next_cursor',
  '!i record_id;!s revenue_type earned_at;!?i source_id;!u total_amount used_amount',
];
