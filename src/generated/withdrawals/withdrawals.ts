/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import {
  useInfiniteQuery,
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  ApiError
} from '../model/apiError.ts';

import type {
  ApproveWithdrawalRequest
} from '../model/approveWithdrawalRequest.ts';

import type {
  BadRequestResponse
} from '../model/badRequestResponse.ts';

import type {
  BulkApproveRequest
} from '../model/bulkApproveRequest.ts';

import type {
  BulkRecallRequest
} from '../model/bulkRecallRequest.ts';

import type {
  BulkRejectRequest
} from '../model/bulkRejectRequest.ts';

import type {
  BulkReviewedResponse
} from '../model/bulkReviewedResponse.ts';

import type {
  ExportWithdrawalsParams
} from '../model/exportWithdrawalsParams.ts';

import type {
  ForbiddenResponse
} from '../model/forbiddenResponse.ts';

import type {
  ListWithdrawalsParams
} from '../model/listWithdrawalsParams.ts';

import type {
  NotFoundResponse
} from '../model/notFoundResponse.ts';

import type {
  RecallWithdrawalRequest
} from '../model/recallWithdrawalRequest.ts';

import type {
  RejectWithdrawalRequest
} from '../model/rejectWithdrawalRequest.ts';

import type {
  ReleaseWithdrawalRequest
} from '../model/releaseWithdrawalRequest.ts';

import type {
  ReturnWithdrawalRequest
} from '../model/returnWithdrawalRequest.ts';

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
  Withdrawal
} from '../model/withdrawal.ts';

import type {
  WithdrawalChangedResponse
} from '../model/withdrawalChangedResponse.ts';

import type {
  WithdrawalConflictResponse
} from '../model/withdrawalConflictResponse.ts';

import type {
  WithdrawalFoundResponse
} from '../model/withdrawalFoundResponse.ts';

import type {
  WithdrawalHistory
} from '../model/withdrawalHistory.ts';

import type {
  WithdrawalList
} from '../model/withdrawalList.ts';

import type {
  WithdrawalSummary
} from '../model/withdrawalSummary.ts';

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
 * The withdrawals that match every given filter, newest first. With `limit`, at most that many and a `next_cursor` while there are more.
 * @summary List withdrawals
 */
export const listWithdrawals = (
    params?: ListWithdrawalsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WithdrawalList>(
      {url: `/admin/withdrawal/withdrawals`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListWithdrawalsInfiniteQueryKey = (params?: ListWithdrawalsParams,) => {
    return [
    'infinite', 'admin','withdrawal','withdrawals', ...(params ? [params] : [])
    ] as const;
    }

export const getListWithdrawalsQueryKey = (params?: ListWithdrawalsParams,) => {
    return [
    'admin','withdrawal','withdrawals', ...(params ? [params] : [])
    ] as const;
    }


export const getListWithdrawalsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listWithdrawals>>, ListWithdrawalsParams['cursor']>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(params?: ListWithdrawalsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData, QueryKey, ListWithdrawalsParams['cursor']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWithdrawalsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWithdrawals>>, QueryKey, ListWithdrawalsParams['cursor']> = ({ signal, pageParam }) => listWithdrawals({...params, 'cursor': pageParam ?? params?.['cursor']}, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData, QueryKey, ListWithdrawalsParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWithdrawalsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listWithdrawals>>>
export type ListWithdrawalsInfiniteQueryError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse


export function useListWithdrawalsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listWithdrawals>>, ListWithdrawalsParams['cursor']>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 params: undefined |  ListWithdrawalsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData, QueryKey, ListWithdrawalsParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWithdrawals>>,
          TError,
          Awaited<ReturnType<typeof listWithdrawals>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWithdrawalsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listWithdrawals>>, ListWithdrawalsParams['cursor']>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 params?: ListWithdrawalsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData, QueryKey, ListWithdrawalsParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWithdrawals>>,
          TError,
          Awaited<ReturnType<typeof listWithdrawals>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWithdrawalsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listWithdrawals>>, ListWithdrawalsParams['cursor']>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 params?: ListWithdrawalsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData, QueryKey, ListWithdrawalsParams['cursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List withdrawals
 */

export function useListWithdrawalsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listWithdrawals>>, ListWithdrawalsParams['cursor']>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 params?: ListWithdrawalsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData, QueryKey, ListWithdrawalsParams['cursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWithdrawalsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListWithdrawalsQueryOptions = <TData = Awaited<ReturnType<typeof listWithdrawals>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(params?: ListWithdrawalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWithdrawalsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWithdrawals>>> = ({ signal }) => listWithdrawals(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWithdrawalsQueryResult = NonNullable<Awaited<ReturnType<typeof listWithdrawals>>>
export type ListWithdrawalsQueryError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse


export function useListWithdrawals<TData = Awaited<ReturnType<typeof listWithdrawals>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 params: undefined |  ListWithdrawalsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWithdrawals>>,
          TError,
          Awaited<ReturnType<typeof listWithdrawals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWithdrawals<TData = Awaited<ReturnType<typeof listWithdrawals>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 params?: ListWithdrawalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWithdrawals>>,
          TError,
          Awaited<ReturnType<typeof listWithdrawals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWithdrawals<TData = Awaited<ReturnType<typeof listWithdrawals>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 params?: ListWithdrawalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List withdrawals
 */

export function useListWithdrawals<TData = Awaited<ReturnType<typeof listWithdrawals>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 params?: ListWithdrawalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWithdrawalsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Every withdrawal that matches every given filter, newest first, as CSV (RFC 4180, UTF-8) with a header row. The columns are `withdrawal_id`, `status`, `requested_amount`, `processing_fee`, `net_payout_amount`, `player_email`, `player_id`, `company_name`, `contact_email`, `contact_phone`, `bank_name`, `account_last4`, `routing_last4`, `account_type`, `game_name`, `game_id`, `developer`, `created_at`, `processed_at`, `rejection_reason`, `notes`, `attempt`, `returned_at` and `return_reference`. A text that a spreadsheet would take for a formula has an apostrophe before it. All rows are as they were at one moment, the one at which the answer begins, whatever is changed while it is read. An export that fails after that, or is not taken within ten minutes, is broken off, never ended as if it were whole. Few run at once, those of transactions included; more are refused with 503 and `Retry-After`. Who exported how many rows is in the audit log.
 * @summary Download withdrawals as CSV
 */
export const exportWithdrawals = (
    params?: ExportWithdrawalsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<string>(
      {url: `/admin/withdrawal/withdrawals/export`, method: 'GET',
        params, signal
    },
      options);
    }




export const getExportWithdrawalsQueryKey = (params?: ExportWithdrawalsParams,) => {
    return [
    'admin','withdrawal','withdrawals','export', ...(params ? [params] : [])
    ] as const;
    }


export const getExportWithdrawalsQueryOptions = <TData = Awaited<ReturnType<typeof exportWithdrawals>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ApiError>(params?: ExportWithdrawalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportWithdrawals>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportWithdrawalsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportWithdrawals>>> = ({ signal }) => exportWithdrawals(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportWithdrawals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportWithdrawalsQueryResult = NonNullable<Awaited<ReturnType<typeof exportWithdrawals>>>
export type ExportWithdrawalsQueryError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ApiError


export function useExportWithdrawals<TData = Awaited<ReturnType<typeof exportWithdrawals>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ApiError>(
 params: undefined |  ExportWithdrawalsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportWithdrawals>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportWithdrawals>>,
          TError,
          Awaited<ReturnType<typeof exportWithdrawals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportWithdrawals<TData = Awaited<ReturnType<typeof exportWithdrawals>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ApiError>(
 params?: ExportWithdrawalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportWithdrawals>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportWithdrawals>>,
          TError,
          Awaited<ReturnType<typeof exportWithdrawals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportWithdrawals<TData = Awaited<ReturnType<typeof exportWithdrawals>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ApiError>(
 params?: ExportWithdrawalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportWithdrawals>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download withdrawals as CSV
 */

export function useExportWithdrawals<TData = Awaited<ReturnType<typeof exportWithdrawals>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ApiError>(
 params?: ExportWithdrawalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportWithdrawals>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportWithdrawalsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Figures over all withdrawals
 */
export const getWithdrawalSummary = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WithdrawalSummary>(
      {url: `/admin/withdrawal/withdrawals/summary`, method: 'GET', signal
    },
      options);
    }




export const getGetWithdrawalSummaryQueryKey = () => {
    return [
    'admin','withdrawal','withdrawals','summary'
    ] as const;
    }


export const getGetWithdrawalSummaryQueryOptions = <TData = Awaited<ReturnType<typeof getWithdrawalSummary>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalSummary>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWithdrawalSummaryQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWithdrawalSummary>>> = ({ signal }) => getWithdrawalSummary(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalSummary>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWithdrawalSummaryQueryResult = NonNullable<Awaited<ReturnType<typeof getWithdrawalSummary>>>
export type GetWithdrawalSummaryQueryError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse


export function useGetWithdrawalSummary<TData = Awaited<ReturnType<typeof getWithdrawalSummary>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalSummary>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWithdrawalSummary>>,
          TError,
          Awaited<ReturnType<typeof getWithdrawalSummary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWithdrawalSummary<TData = Awaited<ReturnType<typeof getWithdrawalSummary>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalSummary>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWithdrawalSummary>>,
          TError,
          Awaited<ReturnType<typeof getWithdrawalSummary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWithdrawalSummary<TData = Awaited<ReturnType<typeof getWithdrawalSummary>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalSummary>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Figures over all withdrawals
 */

export function useGetWithdrawalSummary<TData = Awaited<ReturnType<typeof getWithdrawalSummary>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalSummary>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWithdrawalSummaryQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary One withdrawal
 */
export const getWithdrawal = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WithdrawalFoundResponse>(
      {url: `/admin/withdrawal/withdrawals/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetWithdrawalQueryKey = (id: string,) => {
    return [
    'admin','withdrawal','withdrawals',id
    ] as const;
    }


export const getGetWithdrawalQueryOptions = <TData = Awaited<ReturnType<typeof getWithdrawal>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawal>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWithdrawalQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWithdrawal>>> = ({ signal }) => getWithdrawal(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getWithdrawal>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWithdrawalQueryResult = NonNullable<Awaited<ReturnType<typeof getWithdrawal>>>
export type GetWithdrawalQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse


export function useGetWithdrawal<TData = Awaited<ReturnType<typeof getWithdrawal>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawal>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWithdrawal>>,
          TError,
          Awaited<ReturnType<typeof getWithdrawal>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWithdrawal<TData = Awaited<ReturnType<typeof getWithdrawal>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawal>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWithdrawal>>,
          TError,
          Awaited<ReturnType<typeof getWithdrawal>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWithdrawal<TData = Awaited<ReturnType<typeof getWithdrawal>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawal>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One withdrawal
 */

export function useGetWithdrawal<TData = Awaited<ReturnType<typeof getWithdrawal>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawal>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWithdrawalQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Moves a withdrawal from `pending` or `pending_review` to `approved`.
 * @summary Approve a withdrawal
 */
export const approveWithdrawal = (
    id: string,
    approveWithdrawalRequest: ApproveWithdrawalRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WithdrawalChangedResponse>(
      {url: `/admin/withdrawal/withdrawals/${encodeURIComponent(String(id))}/approve`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: approveWithdrawalRequest, signal
    },
      options);
    }




export const getApproveWithdrawalMutationKey = () => ['approveWithdrawal'] as const;

export const getApproveWithdrawalMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof approveWithdrawal>>, TError,ApproveWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof approveWithdrawal>>, TError,ApproveWithdrawalMutationVariables, TContext> => {

const mutationKey = getApproveWithdrawalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof approveWithdrawal>>, ApproveWithdrawalMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  approveWithdrawal(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ApproveWithdrawalMutationResult = NonNullable<Awaited<ReturnType<typeof approveWithdrawal>>>
    export type ApproveWithdrawalMutationBody = ApproveWithdrawalRequest
    export type ApproveWithdrawalMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse
    export type ApproveWithdrawalMutationVariables = {id: string;data: ApproveWithdrawalRequest}

    /**
 * @summary Approve a withdrawal
 */
export const useApproveWithdrawal = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof approveWithdrawal>>, TError,ApproveWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof approveWithdrawal>>,
        TError,
        ApproveWithdrawalMutationVariables,
        TContext
      > => {
      return useMutation(getApproveWithdrawalMutationOptions(options), queryClient);
    }
    /**
 * Moves a withdrawal from `pending` or `pending_review` to `rejected`, for a reason that is kept with it.
 * @summary Reject a withdrawal
 */
export const rejectWithdrawal = (
    id: string,
    rejectWithdrawalRequest: RejectWithdrawalRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WithdrawalChangedResponse>(
      {url: `/admin/withdrawal/withdrawals/${encodeURIComponent(String(id))}/reject`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: rejectWithdrawalRequest, signal
    },
      options);
    }




export const getRejectWithdrawalMutationKey = () => ['rejectWithdrawal'] as const;

export const getRejectWithdrawalMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rejectWithdrawal>>, TError,RejectWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof rejectWithdrawal>>, TError,RejectWithdrawalMutationVariables, TContext> => {

const mutationKey = getRejectWithdrawalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rejectWithdrawal>>, RejectWithdrawalMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  rejectWithdrawal(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RejectWithdrawalMutationResult = NonNullable<Awaited<ReturnType<typeof rejectWithdrawal>>>
    export type RejectWithdrawalMutationBody = RejectWithdrawalRequest
    export type RejectWithdrawalMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse
    export type RejectWithdrawalMutationVariables = {id: string;data: RejectWithdrawalRequest}

    /**
 * @summary Reject a withdrawal
 */
export const useRejectWithdrawal = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rejectWithdrawal>>, TError,RejectWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rejectWithdrawal>>,
        TError,
        RejectWithdrawalMutationVariables,
        TContext
      > => {
      return useMutation(getRejectWithdrawalMutationOptions(options), queryClient);
    }
    /**
 * Moves a withdrawal from `approved` to `processing`.
 * @summary Start the payment of an approved withdrawal
 */
export const processWithdrawal = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WithdrawalChangedResponse>(
      {url: `/admin/withdrawal/withdrawals/${encodeURIComponent(String(id))}/process`, method: 'POST', signal
    },
      options);
    }




export const getProcessWithdrawalMutationKey = () => ['processWithdrawal'] as const;

export const getProcessWithdrawalMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof processWithdrawal>>, TError,ProcessWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof processWithdrawal>>, TError,ProcessWithdrawalMutationVariables, TContext> => {

const mutationKey = getProcessWithdrawalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof processWithdrawal>>, ProcessWithdrawalMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  processWithdrawal(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ProcessWithdrawalMutationResult = NonNullable<Awaited<ReturnType<typeof processWithdrawal>>>

    export type ProcessWithdrawalMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse
    export type ProcessWithdrawalMutationVariables = {id: string}

    /**
 * @summary Start the payment of an approved withdrawal
 */
export const useProcessWithdrawal = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof processWithdrawal>>, TError,ProcessWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof processWithdrawal>>,
        TError,
        ProcessWithdrawalMutationVariables,
        TContext
      > => {
      return useMutation(getProcessWithdrawalMutationOptions(options), queryClient);
    }
    /**
 * Moves a withdrawal from `failed` to `processing`.
 * @summary Try a failed payment again
 */
export const retryWithdrawal = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WithdrawalChangedResponse>(
      {url: `/admin/withdrawal/withdrawals/${encodeURIComponent(String(id))}/retry`, method: 'POST', signal
    },
      options);
    }




export const getRetryWithdrawalMutationKey = () => ['retryWithdrawal'] as const;

export const getRetryWithdrawalMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof retryWithdrawal>>, TError,RetryWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof retryWithdrawal>>, TError,RetryWithdrawalMutationVariables, TContext> => {

const mutationKey = getRetryWithdrawalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof retryWithdrawal>>, RetryWithdrawalMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  retryWithdrawal(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RetryWithdrawalMutationResult = NonNullable<Awaited<ReturnType<typeof retryWithdrawal>>>

    export type RetryWithdrawalMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse
    export type RetryWithdrawalMutationVariables = {id: string}

    /**
 * @summary Try a failed payment again
 */
export const useRetryWithdrawal = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof retryWithdrawal>>, TError,RetryWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof retryWithdrawal>>,
        TError,
        RetryWithdrawalMutationVariables,
        TContext
      > => {
      return useMutation(getRetryWithdrawalMutationOptions(options), queryClient);
    }
    /**
 * Moves a withdrawal from `approved` back to `pending_review`, for a reason that is kept in its history. Only while nothing was sent: a payment that has begun is not stopped. The money stays on hold.
 * @summary Take an approval back
 */
export const recallWithdrawal = (
    id: string,
    recallWithdrawalRequest: RecallWithdrawalRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Withdrawal>(
      {url: `/admin/withdrawal/withdrawals/${encodeURIComponent(String(id))}/recall`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: recallWithdrawalRequest, signal
    },
      options);
    }




export const getRecallWithdrawalMutationKey = () => ['recallWithdrawal'] as const;

export const getRecallWithdrawalMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof recallWithdrawal>>, TError,RecallWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof recallWithdrawal>>, TError,RecallWithdrawalMutationVariables, TContext> => {

const mutationKey = getRecallWithdrawalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof recallWithdrawal>>, RecallWithdrawalMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  recallWithdrawal(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RecallWithdrawalMutationResult = NonNullable<Awaited<ReturnType<typeof recallWithdrawal>>>
    export type RecallWithdrawalMutationBody = RecallWithdrawalRequest
    export type RecallWithdrawalMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse
    export type RecallWithdrawalMutationVariables = {id: string;data: RecallWithdrawalRequest}

    /**
 * @summary Take an approval back
 */
export const useRecallWithdrawal = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof recallWithdrawal>>, TError,RecallWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof recallWithdrawal>>,
        TError,
        RecallWithdrawalMutationVariables,
        TContext
      > => {
      return useMutation(getRecallWithdrawalMutationOptions(options), queryClient);
    }
    /**
 * Moves a withdrawal from `failed` to `rejected`, for a reason that is kept with it. The amount on hold goes back to the player.
 * @summary Give the money of a failed withdrawal back to the player
 */
export const releaseWithdrawal = (
    id: string,
    releaseWithdrawalRequest: ReleaseWithdrawalRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Withdrawal>(
      {url: `/admin/withdrawal/withdrawals/${encodeURIComponent(String(id))}/release`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: releaseWithdrawalRequest, signal
    },
      options);
    }




export const getReleaseWithdrawalMutationKey = () => ['releaseWithdrawal'] as const;

export const getReleaseWithdrawalMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof releaseWithdrawal>>, TError,ReleaseWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof releaseWithdrawal>>, TError,ReleaseWithdrawalMutationVariables, TContext> => {

const mutationKey = getReleaseWithdrawalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof releaseWithdrawal>>, ReleaseWithdrawalMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  releaseWithdrawal(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReleaseWithdrawalMutationResult = NonNullable<Awaited<ReturnType<typeof releaseWithdrawal>>>
    export type ReleaseWithdrawalMutationBody = ReleaseWithdrawalRequest
    export type ReleaseWithdrawalMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse
    export type ReleaseWithdrawalMutationVariables = {id: string;data: ReleaseWithdrawalRequest}

    /**
 * @summary Give the money of a failed withdrawal back to the player
 */
export const useReleaseWithdrawal = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof releaseWithdrawal>>, TError,ReleaseWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof releaseWithdrawal>>,
        TError,
        ReleaseWithdrawalMutationVariables,
        TContext
      > => {
      return useMutation(getReleaseWithdrawalMutationOptions(options), queryClient);
    }
    /**
 * Moves a withdrawal from `completed` to `failed`. The net amount and the fee are on hold again; the fee is no longer revenue. It can then be retried or released.
 * @summary Book a payment that the bank sent back
 */
export const returnWithdrawal = (
    id: string,
    returnWithdrawalRequest: ReturnWithdrawalRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Withdrawal>(
      {url: `/admin/withdrawal/withdrawals/${encodeURIComponent(String(id))}/return`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: returnWithdrawalRequest, signal
    },
      options);
    }




export const getReturnWithdrawalMutationKey = () => ['returnWithdrawal'] as const;

export const getReturnWithdrawalMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof returnWithdrawal>>, TError,ReturnWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof returnWithdrawal>>, TError,ReturnWithdrawalMutationVariables, TContext> => {

const mutationKey = getReturnWithdrawalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof returnWithdrawal>>, ReturnWithdrawalMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  returnWithdrawal(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReturnWithdrawalMutationResult = NonNullable<Awaited<ReturnType<typeof returnWithdrawal>>>
    export type ReturnWithdrawalMutationBody = ReturnWithdrawalRequest
    export type ReturnWithdrawalMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse
    export type ReturnWithdrawalMutationVariables = {id: string;data: ReturnWithdrawalRequest}

    /**
 * @summary Book a payment that the bank sent back
 */
export const useReturnWithdrawal = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof returnWithdrawal>>, TError,ReturnWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof returnWithdrawal>>,
        TError,
        ReturnWithdrawalMutationVariables,
        TContext
      > => {
      return useMutation(getReturnWithdrawalMutationOptions(options), queryClient);
    }
    /**
 * Every change of its status, oldest first. The first entry is its creation.
 * @summary What happened to a withdrawal
 */
export const getWithdrawalHistory = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WithdrawalHistory>(
      {url: `/admin/withdrawal/withdrawals/${encodeURIComponent(String(id))}/history`, method: 'GET', signal
    },
      options);
    }




export const getGetWithdrawalHistoryQueryKey = (id: string,) => {
    return [
    'admin','withdrawal','withdrawals',id,'history'
    ] as const;
    }


export const getGetWithdrawalHistoryQueryOptions = <TData = Awaited<ReturnType<typeof getWithdrawalHistory>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWithdrawalHistoryQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWithdrawalHistory>>> = ({ signal }) => getWithdrawalHistory(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWithdrawalHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof getWithdrawalHistory>>>
export type GetWithdrawalHistoryQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse


export function useGetWithdrawalHistory<TData = Awaited<ReturnType<typeof getWithdrawalHistory>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWithdrawalHistory>>,
          TError,
          Awaited<ReturnType<typeof getWithdrawalHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWithdrawalHistory<TData = Awaited<ReturnType<typeof getWithdrawalHistory>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWithdrawalHistory>>,
          TError,
          Awaited<ReturnType<typeof getWithdrawalHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWithdrawalHistory<TData = Awaited<ReturnType<typeof getWithdrawalHistory>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What happened to a withdrawal
 */

export function useGetWithdrawalHistory<TData = Awaited<ReturnType<typeof getWithdrawalHistory>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWithdrawalHistoryQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Approves each of the named withdrawals that still awaits review, all in one transaction. The answer says what became of each; one that could not be approved does not hold up the others.
 * @summary Approve several withdrawals
 */
export const bulkApproveWithdrawals = (
    bulkApproveRequest: BulkApproveRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BulkReviewedResponse>(
      {url: `/admin/withdrawal/withdrawals/bulk-approve`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: bulkApproveRequest, signal
    },
      options);
    }




export const getBulkApproveWithdrawalsMutationKey = () => ['bulkApproveWithdrawals'] as const;

export const getBulkApproveWithdrawalsMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bulkApproveWithdrawals>>, TError,BulkApproveWithdrawalsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof bulkApproveWithdrawals>>, TError,BulkApproveWithdrawalsMutationVariables, TContext> => {

const mutationKey = getBulkApproveWithdrawalsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bulkApproveWithdrawals>>, BulkApproveWithdrawalsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  bulkApproveWithdrawals(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BulkApproveWithdrawalsMutationResult = NonNullable<Awaited<ReturnType<typeof bulkApproveWithdrawals>>>
    export type BulkApproveWithdrawalsMutationBody = BulkApproveRequest
    export type BulkApproveWithdrawalsMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse
    export type BulkApproveWithdrawalsMutationVariables = {data: BulkApproveRequest}

    /**
 * @summary Approve several withdrawals
 */
export const useBulkApproveWithdrawals = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bulkApproveWithdrawals>>, TError,BulkApproveWithdrawalsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bulkApproveWithdrawals>>,
        TError,
        BulkApproveWithdrawalsMutationVariables,
        TContext
      > => {
      return useMutation(getBulkApproveWithdrawalsMutationOptions(options), queryClient);
    }
    /**
 * Rejects each of the named withdrawals that still awaits review, all in one transaction and for the same reason. The answer says what became of each.
 * @summary Reject several withdrawals
 */
export const bulkRejectWithdrawals = (
    bulkRejectRequest: BulkRejectRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BulkReviewedResponse>(
      {url: `/admin/withdrawal/withdrawals/bulk-reject`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: bulkRejectRequest, signal
    },
      options);
    }




export const getBulkRejectWithdrawalsMutationKey = () => ['bulkRejectWithdrawals'] as const;

export const getBulkRejectWithdrawalsMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bulkRejectWithdrawals>>, TError,BulkRejectWithdrawalsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof bulkRejectWithdrawals>>, TError,BulkRejectWithdrawalsMutationVariables, TContext> => {

const mutationKey = getBulkRejectWithdrawalsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bulkRejectWithdrawals>>, BulkRejectWithdrawalsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  bulkRejectWithdrawals(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BulkRejectWithdrawalsMutationResult = NonNullable<Awaited<ReturnType<typeof bulkRejectWithdrawals>>>
    export type BulkRejectWithdrawalsMutationBody = BulkRejectRequest
    export type BulkRejectWithdrawalsMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse
    export type BulkRejectWithdrawalsMutationVariables = {data: BulkRejectRequest}

    /**
 * @summary Reject several withdrawals
 */
export const useBulkRejectWithdrawals = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bulkRejectWithdrawals>>, TError,BulkRejectWithdrawalsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bulkRejectWithdrawals>>,
        TError,
        BulkRejectWithdrawalsMutationVariables,
        TContext
      > => {
      return useMutation(getBulkRejectWithdrawalsMutationOptions(options), queryClient);
    }
    /**
 * Recalls each of the named withdrawals that is still approved and was not sent, all in one transaction and for the same reason. The answer says what became of each.
 * @summary Take several approvals back
 */
export const bulkRecallWithdrawals = (
    bulkRecallRequest: BulkRecallRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BulkReviewedResponse>(
      {url: `/admin/withdrawal/withdrawals/bulk-recall`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: bulkRecallRequest, signal
    },
      options);
    }




export const getBulkRecallWithdrawalsMutationKey = () => ['bulkRecallWithdrawals'] as const;

export const getBulkRecallWithdrawalsMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bulkRecallWithdrawals>>, TError,BulkRecallWithdrawalsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof bulkRecallWithdrawals>>, TError,BulkRecallWithdrawalsMutationVariables, TContext> => {

const mutationKey = getBulkRecallWithdrawalsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bulkRecallWithdrawals>>, BulkRecallWithdrawalsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  bulkRecallWithdrawals(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BulkRecallWithdrawalsMutationResult = NonNullable<Awaited<ReturnType<typeof bulkRecallWithdrawals>>>
    export type BulkRecallWithdrawalsMutationBody = BulkRecallRequest
    export type BulkRecallWithdrawalsMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse
    export type BulkRecallWithdrawalsMutationVariables = {data: BulkRecallRequest}

    /**
 * @summary Take several approvals back
 */
export const useBulkRecallWithdrawals = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bulkRecallWithdrawals>>, TError,BulkRecallWithdrawalsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bulkRecallWithdrawals>>,
        TError,
        BulkRecallWithdrawalsMutationVariables,
        TContext
      > => {
      return useMutation(getBulkRecallWithdrawalsMutationOptions(options), queryClient);
    }
