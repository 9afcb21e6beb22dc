/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import {
  useInfiniteQuery,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  ForbiddenResponse
} from '../model/forbiddenResponse.ts';

import type {
  GetReviewFiguresParams
} from '../model/getReviewFiguresParams.ts';

import type {
  InternalServerErrorResponse
} from '../model/internalServerErrorResponse.ts';

import type {
  ListReviewableWithdrawalsParams
} from '../model/listReviewableWithdrawalsParams.ts';

import type {
  ListWithdrawalNotesParams
} from '../model/listWithdrawalNotesParams.ts';

import type {
  NotFoundResponse
} from '../model/notFoundResponse.ts';

import type {
  NotePage
} from '../model/notePage.ts';

import type {
  ReviewFigures
} from '../model/reviewFigures.ts';

import type {
  ReviewableWithdrawals
} from '../model/reviewableWithdrawals.ts';

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
  WithdrawalFoundResponse
} from '../model/withdrawalFoundResponse.ts';

import type {
  WithdrawalHistory
} from '../model/withdrawalHistory.ts';

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
 * Of the withdrawals that match every given filter, those that await review: how many there are, what they come to, and the oldest of them, all as of one moment. Whoever decides them gives their ids to `bulk-approve` or `bulk-reject`, some at a time: what comes in later is not among them, and what somebody else decides meanwhile is refused there by itself.
 * @summary What a review of everything that matches is about
 */
export const listReviewableWithdrawals = (
    params?: ListReviewableWithdrawalsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ReviewableWithdrawals>(
      {area: 'withdrawals', beyond: 'call', answer: listReviewableWithdrawalsAnswer, url: `/admin/withdrawal/reviewable`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListReviewableWithdrawalsQueryKey = (params?: ListReviewableWithdrawalsParams,) => {
    return [
    'admin','withdrawal','reviewable', ...(params ? [params] : [])
    ] as const;
    }


export const getListReviewableWithdrawalsQueryOptions = <TData = Awaited<ReturnType<typeof listReviewableWithdrawals>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(params?: ListReviewableWithdrawalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReviewableWithdrawals>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReviewableWithdrawalsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReviewableWithdrawals>>> = ({ signal }) => listReviewableWithdrawals(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReviewableWithdrawals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReviewableWithdrawalsQueryResult = NonNullable<Awaited<ReturnType<typeof listReviewableWithdrawals>>>
export type ListReviewableWithdrawalsQueryError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useListReviewableWithdrawals<TData = Awaited<ReturnType<typeof listReviewableWithdrawals>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params: undefined |  ListReviewableWithdrawalsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReviewableWithdrawals>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReviewableWithdrawals>>,
          TError,
          Awaited<ReturnType<typeof listReviewableWithdrawals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReviewableWithdrawals<TData = Awaited<ReturnType<typeof listReviewableWithdrawals>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListReviewableWithdrawalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReviewableWithdrawals>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReviewableWithdrawals>>,
          TError,
          Awaited<ReturnType<typeof listReviewableWithdrawals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReviewableWithdrawals<TData = Awaited<ReturnType<typeof listReviewableWithdrawals>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListReviewableWithdrawalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReviewableWithdrawals>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a review of everything that matches is about
 */

export function useListReviewableWithdrawals<TData = Awaited<ReturnType<typeof listReviewableWithdrawals>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListReviewableWithdrawalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReviewableWithdrawals>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReviewableWithdrawalsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Every field of a withdrawal.
 * @summary One withdrawal
 */
export const getWithdrawal = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WithdrawalFoundResponse>(
      {answer: getWithdrawalAnswer, url: `/admin/withdrawal/withdrawals/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetWithdrawalQueryKey = (id: string,) => {
    return [
    'admin','withdrawal','withdrawals',id
    ] as const;
    }


export const getGetWithdrawalQueryOptions = <TData = Awaited<ReturnType<typeof getWithdrawal>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawal>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWithdrawalQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWithdrawal>>> = ({ signal }) => getWithdrawal(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getWithdrawal>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWithdrawalQueryResult = NonNullable<Awaited<ReturnType<typeof getWithdrawal>>>
export type GetWithdrawalQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useGetWithdrawal<TData = Awaited<ReturnType<typeof getWithdrawal>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawal>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWithdrawal>>,
          TError,
          Awaited<ReturnType<typeof getWithdrawal>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWithdrawal<TData = Awaited<ReturnType<typeof getWithdrawal>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawal>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWithdrawal>>,
          TError,
          Awaited<ReturnType<typeof getWithdrawal>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWithdrawal<TData = Awaited<ReturnType<typeof getWithdrawal>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawal>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One withdrawal
 */

export function useGetWithdrawal<TData = Awaited<ReturnType<typeof getWithdrawal>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawal>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWithdrawalQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
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
      {answer: getWithdrawalHistoryAnswer, url: `/admin/withdrawal/withdrawals/${encodeURIComponent(String(id))}/history`, method: 'GET', signal
    },
      options);
    }




export const getGetWithdrawalHistoryQueryKey = (id: string,) => {
    return [
    'admin','withdrawal','withdrawals',id,'history'
    ] as const;
    }


export const getGetWithdrawalHistoryQueryOptions = <TData = Awaited<ReturnType<typeof getWithdrawalHistory>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWithdrawalHistoryQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWithdrawalHistory>>> = ({ signal }) => getWithdrawalHistory(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWithdrawalHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof getWithdrawalHistory>>>
export type GetWithdrawalHistoryQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useGetWithdrawalHistory<TData = Awaited<ReturnType<typeof getWithdrawalHistory>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWithdrawalHistory>>,
          TError,
          Awaited<ReturnType<typeof getWithdrawalHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWithdrawalHistory<TData = Awaited<ReturnType<typeof getWithdrawalHistory>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWithdrawalHistory>>,
          TError,
          Awaited<ReturnType<typeof getWithdrawalHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWithdrawalHistory<TData = Awaited<ReturnType<typeof getWithdrawalHistory>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What happened to a withdrawal
 */

export function useGetWithdrawalHistory<TData = Awaited<ReturnType<typeof getWithdrawalHistory>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWithdrawalHistoryQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * What administrators wrote about the withdrawal, the newest first, each with its former texts.
 * @summary The notes on a withdrawal
 */
export const listWithdrawalNotes = (
    id: string,
    params?: ListWithdrawalNotesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NotePage>(
      {area: 'withdrawals', beyond: 'call', answer: listWithdrawalNotesAnswer, url: `/admin/withdrawal/withdrawals/${encodeURIComponent(String(id))}/notes`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListWithdrawalNotesInfiniteQueryKey = (id: string,
    params?: ListWithdrawalNotesParams,) => {
    return [
    'infinite', 'admin','withdrawal','withdrawals',id,'notes', ...(params ? [params] : [])
    ] as const;
    }

export const getListWithdrawalNotesQueryKey = (id: string,
    params?: ListWithdrawalNotesParams,) => {
    return [
    'admin','withdrawal','withdrawals',id,'notes', ...(params ? [params] : [])
    ] as const;
    }


export const getListWithdrawalNotesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listWithdrawalNotes>>, ListWithdrawalNotesParams['cursor']>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(id: string,
    params?: ListWithdrawalNotesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listWithdrawalNotes>>, TError, TData, QueryKey, ListWithdrawalNotesParams['cursor']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWithdrawalNotesInfiniteQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWithdrawalNotes>>, QueryKey, ListWithdrawalNotesParams['cursor']> = ({ signal, pageParam }) => listWithdrawalNotes(id,{...params, 'cursor': pageParam ?? params?.['cursor']}, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listWithdrawalNotes>>, TError, TData, QueryKey, ListWithdrawalNotesParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWithdrawalNotesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listWithdrawalNotes>>>
export type ListWithdrawalNotesInfiniteQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useListWithdrawalNotesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listWithdrawalNotes>>, ListWithdrawalNotesParams['cursor']>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params: undefined |  ListWithdrawalNotesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listWithdrawalNotes>>, TError, TData, QueryKey, ListWithdrawalNotesParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWithdrawalNotes>>,
          TError,
          Awaited<ReturnType<typeof listWithdrawalNotes>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWithdrawalNotesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listWithdrawalNotes>>, ListWithdrawalNotesParams['cursor']>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params?: ListWithdrawalNotesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listWithdrawalNotes>>, TError, TData, QueryKey, ListWithdrawalNotesParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWithdrawalNotes>>,
          TError,
          Awaited<ReturnType<typeof listWithdrawalNotes>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWithdrawalNotesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listWithdrawalNotes>>, ListWithdrawalNotesParams['cursor']>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params?: ListWithdrawalNotesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listWithdrawalNotes>>, TError, TData, QueryKey, ListWithdrawalNotesParams['cursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The notes on a withdrawal
 */

export function useListWithdrawalNotesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listWithdrawalNotes>>, ListWithdrawalNotesParams['cursor']>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params?: ListWithdrawalNotesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listWithdrawalNotes>>, TError, TData, QueryKey, ListWithdrawalNotesParams['cursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWithdrawalNotesInfiniteQueryOptions(id,params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListWithdrawalNotesQueryOptions = <TData = Awaited<ReturnType<typeof listWithdrawalNotes>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(id: string,
    params?: ListWithdrawalNotesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawalNotes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWithdrawalNotesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWithdrawalNotes>>> = ({ signal }) => listWithdrawalNotes(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWithdrawalNotes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWithdrawalNotesQueryResult = NonNullable<Awaited<ReturnType<typeof listWithdrawalNotes>>>
export type ListWithdrawalNotesQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useListWithdrawalNotes<TData = Awaited<ReturnType<typeof listWithdrawalNotes>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params: undefined |  ListWithdrawalNotesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawalNotes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWithdrawalNotes>>,
          TError,
          Awaited<ReturnType<typeof listWithdrawalNotes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWithdrawalNotes<TData = Awaited<ReturnType<typeof listWithdrawalNotes>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params?: ListWithdrawalNotesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawalNotes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWithdrawalNotes>>,
          TError,
          Awaited<ReturnType<typeof listWithdrawalNotes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWithdrawalNotes<TData = Awaited<ReturnType<typeof listWithdrawalNotes>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params?: ListWithdrawalNotesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawalNotes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The notes on a withdrawal
 */

export function useListWithdrawalNotes<TData = Awaited<ReturnType<typeof listWithdrawalNotes>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params?: ListWithdrawalNotesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawalNotes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWithdrawalNotesQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * What awaits review now, and the decisions of administrators within the last days in UTC, by day and by reason code. Decisions that were undone do not count. It names nobody.
 * @summary How the review goes
 */
export const getReviewFigures = (
    params?: GetReviewFiguresParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ReviewFigures>(
      {area: 'withdrawals', beyond: 'call', answer: getReviewFiguresAnswer, url: `/admin/withdrawal/review-figures`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetReviewFiguresQueryKey = (params?: GetReviewFiguresParams,) => {
    return [
    'admin','withdrawal','review-figures', ...(params ? [params] : [])
    ] as const;
    }


export const getGetReviewFiguresQueryOptions = <TData = Awaited<ReturnType<typeof getReviewFigures>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(params?: GetReviewFiguresParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReviewFigures>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReviewFiguresQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReviewFigures>>> = ({ signal }) => getReviewFigures(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReviewFigures>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReviewFiguresQueryResult = NonNullable<Awaited<ReturnType<typeof getReviewFigures>>>
export type GetReviewFiguresQueryError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useGetReviewFigures<TData = Awaited<ReturnType<typeof getReviewFigures>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params: undefined |  GetReviewFiguresParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReviewFigures>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReviewFigures>>,
          TError,
          Awaited<ReturnType<typeof getReviewFigures>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReviewFigures<TData = Awaited<ReturnType<typeof getReviewFigures>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: GetReviewFiguresParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReviewFigures>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReviewFigures>>,
          TError,
          Awaited<ReturnType<typeof getReviewFigures>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReviewFigures<TData = Awaited<ReturnType<typeof getReviewFigures>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: GetReviewFiguresParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReviewFigures>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How the review goes
 */

export function useGetReviewFigures<TData = Awaited<ReturnType<typeof getReviewFigures>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: GetReviewFiguresParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReviewFigures>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReviewFiguresQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







const listReviewableWithdrawalsAnswer = [
  '0',
  '!n count;![1 withdrawals',
  '!i withdrawal_id;!s status player_state created_at;!u requested_amount net_payout_amount;2 approval_request',
  '!i id;!s action state permission subject_type hash requested_by requested_at expires_at;!?i subject_id;!?u amount;![3 caught_by;!?n rules_version;!x shown;![s waiting_for;[4 not_waiting_for;!?s decided_by reason decided_at;5 signature',
  '!s fact;!u at_least value',
  '!s username because',
  '!b is_signed;!?s unsigned_because key enrolled_by enrolled_at',
];

const getWithdrawalAnswer = [
  '0',
  'i withdrawal_id request_id;!s status created_at;u requested_amount amount processing_fee fee;?u net_payout_amount;?s player_email bank_name account_last4 rejection_reason notes return_reference return_code processed_at returned_at;?i player_id;s player_state;?1 user_info;?2 bank_account_info;?3 game_info;4 approval_request;n attempt;b can_be_recalled;?8 return_announcement;[9 found_on;?10 signals;f undo_seconds',
  '?s company_name contact_email contact_phone',
  '?s bank_name account_last4 routing_number account_type',
  '?s game_name developer;?i game_id',
  '!i id;!s action state permission subject_type hash requested_by requested_at expires_at;!?i subject_id;!?u amount;![5 caught_by;!?n rules_version;!x shown;![s waiting_for;[6 not_waiting_for;!?s decided_by reason decided_at;7 signature',
  '!s fact;!u at_least value',
  '!s username because',
  '!b is_signed;!?s unsigned_because key enrolled_by enrolled_at',
  '!s announced_at announced_by reason bank_reference',
  '!i statement_id line_id;!s file_name booked_on kind;!u amount;n attempt',
  'n account_age_days device_count;s bank_country',
];

const getWithdrawalHistoryAnswer = [
  '0',
  '![1 history',
  '!i id;?s from_status actor note bank_reference confirmed_by;!s to_status created_at;s action second_actor reason_code reason_label',
];

const listWithdrawalNotesAnswer = [
  '0',
  '![1 notes;!?s next_cursor',
  '!i id;!?s text author edited_at;!b is_own;!s written_at;![2 earlier',
  '!?s text;!s written_at',
];

const getReviewFiguresAnswer = [
  '0',
  '!n waiting snoozed decided;!?s oldest_at;!f target_hours;!?f median_minutes within_target per_hour;![1 days;![2 reasons',
  '!s date;!n approved rejected;!?f median_minutes',
  '!s use;!?s code label;!n count',
];
