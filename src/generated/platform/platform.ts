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
  FeedChangedResponse
} from '../model/feedChangedResponse.ts';

import type {
  FeedUnavailableResponse
} from '../model/feedUnavailableResponse.ts';

import type {
  ForbiddenResponse
} from '../model/forbiddenResponse.ts';

import type {
  InternalServerErrorResponse
} from '../model/internalServerErrorResponse.ts';

import type {
  ListPlatformEventsParams
} from '../model/listPlatformEventsParams.ts';

import type {
  PlatformEventPage
} from '../model/platformEventPage.ts';

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
 * The decisions that were made here, in the order in which they are told: each exactly once, none skipped, and those about one record in the order in which they were made. They are kept for 90 days, for which the feed can be read again from any `next_cursor`. Where there is nothing new the call waits for it, up to `wait` seconds; of one token two calls wait, and a third one is answered at once, empty. Cursors are signed: one that was changed, or that another database has signed, is answered with 422 and changes nothing. After the database was restored from a backup the feed is closed (503, `feed_closed`) until an operator has dealt with what is missing; then a new feed begins, and cursors of the former one are answered with 409, `feed_changed`.
 * @summary What was decided
 */
export const listPlatformEvents = (
    params?: ListPlatformEventsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PlatformEventPage>(
      {area: 'platform', beyond: 'call', answer: listPlatformEventsAnswer, url: `/api/platform/events`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPlatformEventsQueryKey = (params?: ListPlatformEventsParams,) => {
    return [
    'api','platform','events', ...(params ? [params] : [])
    ] as const;
    }


export const getListPlatformEventsQueryOptions = <TData = Awaited<ReturnType<typeof listPlatformEvents>>, TError = UnauthorizedResponse | ForbiddenResponse | FeedChangedResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | FeedUnavailableResponse>(params?: ListPlatformEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlatformEvents>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPlatformEventsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPlatformEvents>>> = ({ signal }) => listPlatformEvents(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPlatformEvents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPlatformEventsQueryResult = NonNullable<Awaited<ReturnType<typeof listPlatformEvents>>>
export type ListPlatformEventsQueryError = UnauthorizedResponse | ForbiddenResponse | FeedChangedResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | FeedUnavailableResponse


export function useListPlatformEvents<TData = Awaited<ReturnType<typeof listPlatformEvents>>, TError = UnauthorizedResponse | ForbiddenResponse | FeedChangedResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | FeedUnavailableResponse>(
 params: undefined |  ListPlatformEventsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlatformEvents>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPlatformEvents>>,
          TError,
          Awaited<ReturnType<typeof listPlatformEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlatformEvents<TData = Awaited<ReturnType<typeof listPlatformEvents>>, TError = UnauthorizedResponse | ForbiddenResponse | FeedChangedResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | FeedUnavailableResponse>(
 params?: ListPlatformEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlatformEvents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPlatformEvents>>,
          TError,
          Awaited<ReturnType<typeof listPlatformEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlatformEvents<TData = Awaited<ReturnType<typeof listPlatformEvents>>, TError = UnauthorizedResponse | ForbiddenResponse | FeedChangedResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | FeedUnavailableResponse>(
 params?: ListPlatformEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlatformEvents>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What was decided
 */

export function useListPlatformEvents<TData = Awaited<ReturnType<typeof listPlatformEvents>>, TError = UnauthorizedResponse | ForbiddenResponse | FeedChangedResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | FeedUnavailableResponse>(
 params?: ListPlatformEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlatformEvents>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPlatformEventsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







const listPlatformEventsAnswer = [
  '0',
  '![1 events;!s next_cursor',
  '!i id subject_id;!s type subject_type created_at;!x record',
];
