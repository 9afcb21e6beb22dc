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
  InternalServerErrorResponse
} from '../model/internalServerErrorResponse.ts';

import type {
  ListPlayerNotesParams
} from '../model/listPlayerNotesParams.ts';

import type {
  ListPlayerTimelineParams
} from '../model/listPlayerTimelineParams.ts';

import type {
  ListPlayersParams
} from '../model/listPlayersParams.ts';

import type {
  NotFoundResponse
} from '../model/notFoundResponse.ts';

import type {
  NotePage
} from '../model/notePage.ts';

import type {
  Player
} from '../model/player.ts';

import type {
  PlayerPage
} from '../model/playerPage.ts';

import type {
  PlayerTimeline
} from '../model/playerTimeline.ts';

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
 * The players that match every given filter. Sums of money are as of now, also where the order is that of a few seconds ago.
 * @summary List players
 */
export const listPlayers = (
    params?: ListPlayersParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PlayerPage>(
      {area: 'players', beyond: 'call', answer: listPlayersAnswer, url: `/api/admin/players`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPlayersQueryKey = (params?: ListPlayersParams,) => {
    return [
    'api','admin','players', ...(params ? [params] : [])
    ] as const;
    }


export const getListPlayersQueryOptions = <TData = Awaited<ReturnType<typeof listPlayers>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(params?: ListPlayersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPlayersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPlayers>>> = ({ signal }) => listPlayers(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPlayers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPlayersQueryResult = NonNullable<Awaited<ReturnType<typeof listPlayers>>>
export type ListPlayersQueryError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useListPlayers<TData = Awaited<ReturnType<typeof listPlayers>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params: undefined |  ListPlayersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPlayers>>,
          TError,
          Awaited<ReturnType<typeof listPlayers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlayers<TData = Awaited<ReturnType<typeof listPlayers>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListPlayersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPlayers>>,
          TError,
          Awaited<ReturnType<typeof listPlayers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlayers<TData = Awaited<ReturnType<typeof listPlayers>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListPlayersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List players
 */

export function useListPlayers<TData = Awaited<ReturnType<typeof listPlayers>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListPlayersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPlayersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Every field of a player. The balance is the game platform's and is not here.
 * @summary One player
 */
export const getPlayer = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Player>(
      {area: 'players', beyond: 'call', answer: getPlayerAnswer, url: `/api/admin/players/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetPlayerQueryKey = (id: string,) => {
    return [
    'api','admin','players',id
    ] as const;
    }


export const getGetPlayerQueryOptions = <TData = Awaited<ReturnType<typeof getPlayer>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayer>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPlayerQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPlayer>>> = ({ signal }) => getPlayer(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPlayer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPlayerQueryResult = NonNullable<Awaited<ReturnType<typeof getPlayer>>>
export type GetPlayerQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useGetPlayer<TData = Awaited<ReturnType<typeof getPlayer>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayer>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlayer>>,
          TError,
          Awaited<ReturnType<typeof getPlayer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlayer<TData = Awaited<ReturnType<typeof getPlayer>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayer>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlayer>>,
          TError,
          Awaited<ReturnType<typeof getPlayer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlayer<TData = Awaited<ReturnType<typeof getPlayer>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayer>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One player
 */

export function useGetPlayer<TData = Awaited<ReturnType<typeof getPlayer>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayer>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPlayerQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Everything that is known of a player in one order, the newest first: the registration, transactions, each step of each withdrawal, freezes and how they ended, notes on the player and on withdrawals, and the erasure. Transactions are left out without `transactions.read`, withdrawals without `withdrawals.read`, compliance holds without `players.hold`.
 * @summary What happened to a player
 */
export const listPlayerTimeline = (
    id: string,
    params?: ListPlayerTimelineParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PlayerTimeline>(
      {area: 'players', beyond: 'call', answer: listPlayerTimelineAnswer, url: `/api/admin/players/${encodeURIComponent(String(id))}/timeline`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPlayerTimelineInfiniteQueryKey = (id: string,
    params?: ListPlayerTimelineParams,) => {
    return [
    'infinite', 'api','admin','players',id,'timeline', ...(params ? [params] : [])
    ] as const;
    }

export const getListPlayerTimelineQueryKey = (id: string,
    params?: ListPlayerTimelineParams,) => {
    return [
    'api','admin','players',id,'timeline', ...(params ? [params] : [])
    ] as const;
    }


export const getListPlayerTimelineInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listPlayerTimeline>>, ListPlayerTimelineParams['cursor']>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(id: string,
    params?: ListPlayerTimelineParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPlayerTimeline>>, TError, TData, QueryKey, ListPlayerTimelineParams['cursor']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPlayerTimelineInfiniteQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPlayerTimeline>>, QueryKey, ListPlayerTimelineParams['cursor']> = ({ signal, pageParam }) => listPlayerTimeline(id,{...params, 'cursor': pageParam ?? params?.['cursor']}, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPlayerTimeline>>, TError, TData, QueryKey, ListPlayerTimelineParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPlayerTimelineInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listPlayerTimeline>>>
export type ListPlayerTimelineInfiniteQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useListPlayerTimelineInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPlayerTimeline>>, ListPlayerTimelineParams['cursor']>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params: undefined |  ListPlayerTimelineParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPlayerTimeline>>, TError, TData, QueryKey, ListPlayerTimelineParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPlayerTimeline>>,
          TError,
          Awaited<ReturnType<typeof listPlayerTimeline>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlayerTimelineInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPlayerTimeline>>, ListPlayerTimelineParams['cursor']>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params?: ListPlayerTimelineParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPlayerTimeline>>, TError, TData, QueryKey, ListPlayerTimelineParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPlayerTimeline>>,
          TError,
          Awaited<ReturnType<typeof listPlayerTimeline>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlayerTimelineInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPlayerTimeline>>, ListPlayerTimelineParams['cursor']>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params?: ListPlayerTimelineParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPlayerTimeline>>, TError, TData, QueryKey, ListPlayerTimelineParams['cursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What happened to a player
 */

export function useListPlayerTimelineInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPlayerTimeline>>, ListPlayerTimelineParams['cursor']>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params?: ListPlayerTimelineParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPlayerTimeline>>, TError, TData, QueryKey, ListPlayerTimelineParams['cursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPlayerTimelineInfiniteQueryOptions(id,params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPlayerTimelineQueryOptions = <TData = Awaited<ReturnType<typeof listPlayerTimeline>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(id: string,
    params?: ListPlayerTimelineParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayerTimeline>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPlayerTimelineQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPlayerTimeline>>> = ({ signal }) => listPlayerTimeline(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPlayerTimeline>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPlayerTimelineQueryResult = NonNullable<Awaited<ReturnType<typeof listPlayerTimeline>>>
export type ListPlayerTimelineQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useListPlayerTimeline<TData = Awaited<ReturnType<typeof listPlayerTimeline>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params: undefined |  ListPlayerTimelineParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayerTimeline>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPlayerTimeline>>,
          TError,
          Awaited<ReturnType<typeof listPlayerTimeline>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlayerTimeline<TData = Awaited<ReturnType<typeof listPlayerTimeline>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params?: ListPlayerTimelineParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayerTimeline>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPlayerTimeline>>,
          TError,
          Awaited<ReturnType<typeof listPlayerTimeline>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlayerTimeline<TData = Awaited<ReturnType<typeof listPlayerTimeline>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params?: ListPlayerTimelineParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayerTimeline>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What happened to a player
 */

export function useListPlayerTimeline<TData = Awaited<ReturnType<typeof listPlayerTimeline>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params?: ListPlayerTimelineParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayerTimeline>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPlayerTimelineQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * What administrators wrote about the player, the newest first, each with its former texts.
 * @summary The notes on a player
 */
export const listPlayerNotes = (
    id: string,
    params?: ListPlayerNotesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NotePage>(
      {area: 'players', beyond: 'call', answer: listPlayerNotesAnswer, url: `/api/admin/players/${encodeURIComponent(String(id))}/notes`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPlayerNotesInfiniteQueryKey = (id: string,
    params?: ListPlayerNotesParams,) => {
    return [
    'infinite', 'api','admin','players',id,'notes', ...(params ? [params] : [])
    ] as const;
    }

export const getListPlayerNotesQueryKey = (id: string,
    params?: ListPlayerNotesParams,) => {
    return [
    'api','admin','players',id,'notes', ...(params ? [params] : [])
    ] as const;
    }


export const getListPlayerNotesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listPlayerNotes>>, ListPlayerNotesParams['cursor']>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(id: string,
    params?: ListPlayerNotesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPlayerNotes>>, TError, TData, QueryKey, ListPlayerNotesParams['cursor']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPlayerNotesInfiniteQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPlayerNotes>>, QueryKey, ListPlayerNotesParams['cursor']> = ({ signal, pageParam }) => listPlayerNotes(id,{...params, 'cursor': pageParam ?? params?.['cursor']}, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPlayerNotes>>, TError, TData, QueryKey, ListPlayerNotesParams['cursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPlayerNotesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listPlayerNotes>>>
export type ListPlayerNotesInfiniteQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useListPlayerNotesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPlayerNotes>>, ListPlayerNotesParams['cursor']>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params: undefined |  ListPlayerNotesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPlayerNotes>>, TError, TData, QueryKey, ListPlayerNotesParams['cursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPlayerNotes>>,
          TError,
          Awaited<ReturnType<typeof listPlayerNotes>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlayerNotesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPlayerNotes>>, ListPlayerNotesParams['cursor']>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params?: ListPlayerNotesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPlayerNotes>>, TError, TData, QueryKey, ListPlayerNotesParams['cursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPlayerNotes>>,
          TError,
          Awaited<ReturnType<typeof listPlayerNotes>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlayerNotesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPlayerNotes>>, ListPlayerNotesParams['cursor']>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params?: ListPlayerNotesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPlayerNotes>>, TError, TData, QueryKey, ListPlayerNotesParams['cursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The notes on a player
 */

export function useListPlayerNotesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPlayerNotes>>, ListPlayerNotesParams['cursor']>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params?: ListPlayerNotesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPlayerNotes>>, TError, TData, QueryKey, ListPlayerNotesParams['cursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPlayerNotesInfiniteQueryOptions(id,params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPlayerNotesQueryOptions = <TData = Awaited<ReturnType<typeof listPlayerNotes>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(id: string,
    params?: ListPlayerNotesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayerNotes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPlayerNotesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPlayerNotes>>> = ({ signal }) => listPlayerNotes(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPlayerNotes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPlayerNotesQueryResult = NonNullable<Awaited<ReturnType<typeof listPlayerNotes>>>
export type ListPlayerNotesQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useListPlayerNotes<TData = Awaited<ReturnType<typeof listPlayerNotes>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params: undefined |  ListPlayerNotesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayerNotes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPlayerNotes>>,
          TError,
          Awaited<ReturnType<typeof listPlayerNotes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlayerNotes<TData = Awaited<ReturnType<typeof listPlayerNotes>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params?: ListPlayerNotesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayerNotes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPlayerNotes>>,
          TError,
          Awaited<ReturnType<typeof listPlayerNotes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlayerNotes<TData = Awaited<ReturnType<typeof listPlayerNotes>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params?: ListPlayerNotesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayerNotes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The notes on a player
 */

export function useListPlayerNotes<TData = Awaited<ReturnType<typeof listPlayerNotes>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params?: ListPlayerNotesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayerNotes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPlayerNotesQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







const listPlayersAnswer = [
  '0',
  '![1 players;!?s next_cursor;n total;b total_capped',
  '!i player_id;!?s player_email display_name;!s state registered_at last_seen_at;u spent withdrawn waiting on_hold rejected returned;n transaction_count withdrawal_count;?2 archived;?3 shared_account;?4 freeze;?5 hold;?s erased_at',
  '!n withdrawal_count;!u paid rejected',
  '!n withdrawal_count;![i player_ids',
  '!s reason frozen_at;!?s frozen_by until',
  '!s reason held_at;!?s held_by',
];

const getPlayerAnswer = [
  '0',
  '!i player_id;!?s player_email display_name;!s state registered_at last_seen_at;u spent withdrawn waiting on_hold rejected returned;n transaction_count withdrawal_count;?1 archived;?2 shared_account;?3 freeze;?4 hold;?s erased_at',
  '!n withdrawal_count;!u paid rejected',
  '!n withdrawal_count;![i player_ids',
  '!s reason frozen_at;!?s frozen_by until',
  '!s reason held_at;!?s held_by',
];

const listPlayerTimelineAnswer = [
  '0',
  '![1 entries;!?s next_cursor',
  '!i id;!s at kind;!?s type record_name status actor text;!?i record_id;!?u amount',
];

const listPlayerNotesAnswer = [
  '0',
  '![1 notes;!?s next_cursor',
  '!i id;!?s text author edited_at;!b is_own;!s written_at;![2 earlier',
  '!?s text;!s written_at',
];
