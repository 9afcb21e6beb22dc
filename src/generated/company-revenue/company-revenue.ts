/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse
} from '../model/badRequestResponse.ts';

import type {
  ForbiddenResponse
} from '../model/forbiddenResponse.ts';

import type {
  GetPayoutRecordsParams
} from '../model/getPayoutRecordsParams.ts';

import type {
  Id
} from '../model/id.ts';

import type {
  ListPayoutsParams
} from '../model/listPayoutsParams.ts';

import type {
  NotFoundResponse
} from '../model/notFoundResponse.ts';

import type {
  PayoutList
} from '../model/payoutList.ts';

import type {
  PayoutRecordList
} from '../model/payoutRecordList.ts';

import type {
  PayoutRequest
} from '../model/payoutRequest.ts';

import type {
  PayoutResult
} from '../model/payoutResult.ts';

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
 * @summary What can be paid out
 */
export const getRevenueBalance = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RevenueBalance>(
      {url: `/api/admin/company-revenue/balance`, method: 'GET', signal
    },
      options);
    }




export const getGetRevenueBalanceQueryKey = () => {
    return [
    'api','admin','company-revenue','balance'
    ] as const;
    }


export const getGetRevenueBalanceQueryOptions = <TData = Awaited<ReturnType<typeof getRevenueBalance>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRevenueBalance>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRevenueBalanceQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRevenueBalance>>> = ({ signal }) => getRevenueBalance(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRevenueBalance>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRevenueBalanceQueryResult = NonNullable<Awaited<ReturnType<typeof getRevenueBalance>>>
export type GetRevenueBalanceQueryError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse


export function useGetRevenueBalance<TData = Awaited<ReturnType<typeof getRevenueBalance>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRevenueBalance>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRevenueBalance>>,
          TError,
          Awaited<ReturnType<typeof getRevenueBalance>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRevenueBalance<TData = Awaited<ReturnType<typeof getRevenueBalance>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRevenueBalance>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRevenueBalance>>,
          TError,
          Awaited<ReturnType<typeof getRevenueBalance>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRevenueBalance<TData = Awaited<ReturnType<typeof getRevenueBalance>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRevenueBalance>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What can be paid out
 */

export function useGetRevenueBalance<TData = Awaited<ReturnType<typeof getRevenueBalance>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRevenueBalance>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRevenueBalanceQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Revenue since the beginning
 */
export const getRevenueStatistics = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RevenueStatistics>(
      {url: `/api/admin/company-revenue/statistics`, method: 'GET', signal
    },
      options);
    }




export const getGetRevenueStatisticsQueryKey = () => {
    return [
    'api','admin','company-revenue','statistics'
    ] as const;
    }


export const getGetRevenueStatisticsQueryOptions = <TData = Awaited<ReturnType<typeof getRevenueStatistics>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRevenueStatistics>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRevenueStatisticsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRevenueStatistics>>> = ({ signal }) => getRevenueStatistics(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRevenueStatistics>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRevenueStatisticsQueryResult = NonNullable<Awaited<ReturnType<typeof getRevenueStatistics>>>
export type GetRevenueStatisticsQueryError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse


export function useGetRevenueStatistics<TData = Awaited<ReturnType<typeof getRevenueStatistics>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRevenueStatistics>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRevenueStatistics>>,
          TError,
          Awaited<ReturnType<typeof getRevenueStatistics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRevenueStatistics<TData = Awaited<ReturnType<typeof getRevenueStatistics>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRevenueStatistics>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRevenueStatistics>>,
          TError,
          Awaited<ReturnType<typeof getRevenueStatistics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRevenueStatistics<TData = Awaited<ReturnType<typeof getRevenueStatistics>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRevenueStatistics>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Revenue since the beginning
 */

export function useGetRevenueStatistics<TData = Awaited<ReturnType<typeof getRevenueStatistics>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRevenueStatistics>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRevenueStatisticsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Payouts made
 */
export const listPayouts = (
    params?: ListPayoutsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PayoutList>(
      {url: `/api/admin/company-revenue/history`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPayoutsQueryKey = (params?: ListPayoutsParams,) => {
    return [
    'api','admin','company-revenue','history', ...(params ? [params] : [])
    ] as const;
    }


export const getListPayoutsQueryOptions = <TData = Awaited<ReturnType<typeof listPayouts>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(params?: ListPayoutsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayouts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPayoutsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPayouts>>> = ({ signal }) => listPayouts(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPayouts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPayoutsQueryResult = NonNullable<Awaited<ReturnType<typeof listPayouts>>>
export type ListPayoutsQueryError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse


export function useListPayouts<TData = Awaited<ReturnType<typeof listPayouts>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 params: undefined |  ListPayoutsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayouts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPayouts>>,
          TError,
          Awaited<ReturnType<typeof listPayouts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPayouts<TData = Awaited<ReturnType<typeof listPayouts>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 params?: ListPayoutsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayouts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPayouts>>,
          TError,
          Awaited<ReturnType<typeof listPayouts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPayouts<TData = Awaited<ReturnType<typeof listPayouts>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 params?: ListPayoutsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayouts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Payouts made
 */

export function useListPayouts<TData = Awaited<ReturnType<typeof listPayouts>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 params?: ListPayoutsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayouts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPayoutsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Takes the amount from the available balance, from the oldest revenue records first; the last may be used in part. An amount above the balance takes nothing and answers 200 with `success: false` and the reason in `error`.
 * @summary Pay revenue out
 */
export const processPayout = (
    payoutRequest: PayoutRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PayoutResult>(
      {url: `/api/admin/company-revenue/process-payout`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: payoutRequest, signal
    },
      options);
    }




export const getProcessPayoutMutationKey = () => ['processPayout'] as const;

export const getProcessPayoutMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof processPayout>>, TError,ProcessPayoutMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof processPayout>>, TError,ProcessPayoutMutationVariables, TContext> => {

const mutationKey = getProcessPayoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof processPayout>>, ProcessPayoutMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  processPayout(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ProcessPayoutMutationResult = NonNullable<Awaited<ReturnType<typeof processPayout>>>
    export type ProcessPayoutMutationBody = PayoutRequest
    export type ProcessPayoutMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse
    export type ProcessPayoutMutationVariables = {data: PayoutRequest}

    /**
 * @summary Pay revenue out
 */
export const useProcessPayout = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof processPayout>>, TError,ProcessPayoutMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof processPayout>>,
        TError,
        ProcessPayoutMutationVariables,
        TContext
      > => {
      return useMutation(getProcessPayoutMutationOptions(options), queryClient);
    }
    /**
 * At most `limit` records with what the payout took of each, in the order in which they were recorded, and a `next_cursor` while there are more. Over all pages they are as many as the payout's `record_count` and add up to its `amount`.
 * @summary The revenue records that a payout covers
 */
export const getPayoutRecords = (
    id: Id,
    params?: GetPayoutRecordsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PayoutRecordList>(
      {url: `/api/admin/company-revenue/payouts/${encodeURIComponent(String(id))}/records`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetPayoutRecordsQueryKey = (id: Id,
    params?: GetPayoutRecordsParams,) => {
    return [
    'api','admin','company-revenue','payouts',id,'records', ...(params ? [params] : [])
    ] as const;
    }


export const getGetPayoutRecordsQueryOptions = <TData = Awaited<ReturnType<typeof getPayoutRecords>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(id: Id,
    params?: GetPayoutRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayoutRecords>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPayoutRecordsQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPayoutRecords>>> = ({ signal }) => getPayoutRecords(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPayoutRecords>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPayoutRecordsQueryResult = NonNullable<Awaited<ReturnType<typeof getPayoutRecords>>>
export type GetPayoutRecordsQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse


export function useGetPayoutRecords<TData = Awaited<ReturnType<typeof getPayoutRecords>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 id: Id,
    params: undefined |  GetPayoutRecordsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayoutRecords>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPayoutRecords>>,
          TError,
          Awaited<ReturnType<typeof getPayoutRecords>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayoutRecords<TData = Awaited<ReturnType<typeof getPayoutRecords>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 id: Id,
    params?: GetPayoutRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayoutRecords>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPayoutRecords>>,
          TError,
          Awaited<ReturnType<typeof getPayoutRecords>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayoutRecords<TData = Awaited<ReturnType<typeof getPayoutRecords>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 id: Id,
    params?: GetPayoutRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayoutRecords>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The revenue records that a payout covers
 */

export function useGetPayoutRecords<TData = Awaited<ReturnType<typeof getPayoutRecords>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 id: Id,
    params?: GetPayoutRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayoutRecords>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPayoutRecordsQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






