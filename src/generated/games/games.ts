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
  ExportGamesParams
} from '../model/exportGamesParams.ts';

import type {
  ExportsBusyResponse
} from '../model/exportsBusyResponse.ts';

import type {
  ForbiddenResponse
} from '../model/forbiddenResponse.ts';

import type {
  Game
} from '../model/game.ts';

import type {
  GameList
} from '../model/gameList.ts';

import type {
  GameStats
} from '../model/gameStats.ts';

import type {
  GetGameStatsParams
} from '../model/getGameStatsParams.ts';

import type {
  InternalServerErrorResponse
} from '../model/internalServerErrorResponse.ts';

import type {
  ListGamesParams
} from '../model/listGamesParams.ts';

import type {
  NotFoundResponse
} from '../model/notFoundResponse.ts';

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
 * Every game that matches every given filter, by name.
 * @summary List games
 */
export const listGames = (
    params?: ListGamesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GameList>(
      {area: 'games', beyond: ['search', 'status'], answer: listGamesAnswer, url: `/api/admin/games`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListGamesQueryKey = (params?: ListGamesParams,) => {
    return [
    'api','admin','games', ...(params ? [params] : [])
    ] as const;
    }


export const getListGamesQueryOptions = <TData = Awaited<ReturnType<typeof listGames>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(params?: ListGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGames>>> = ({ signal }) => listGames(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGamesQueryResult = NonNullable<Awaited<ReturnType<typeof listGames>>>
export type ListGamesQueryError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useListGames<TData = Awaited<ReturnType<typeof listGames>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params: undefined |  ListGamesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGames>>,
          TError,
          Awaited<ReturnType<typeof listGames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGames<TData = Awaited<ReturnType<typeof listGames>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGames>>,
          TError,
          Awaited<ReturnType<typeof listGames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGames<TData = Awaited<ReturnType<typeof listGames>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List games
 */

export function useListGames<TData = Awaited<ReturnType<typeof listGames>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGamesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Every field of a game. Its `updated_at` is the version that an edit is based on.
 * @summary One game
 */
export const getGame = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Game>(
      {answer: getGameAnswer, url: `/api/admin/games/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetGameQueryKey = (id: string,) => {
    return [
    'api','admin','games',id
    ] as const;
    }


export const getGetGameQueryOptions = <TData = Awaited<ReturnType<typeof getGame>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGame>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGameQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGame>>> = ({ signal }) => getGame(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGame>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetGameQueryResult = NonNullable<Awaited<ReturnType<typeof getGame>>>
export type GetGameQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useGetGame<TData = Awaited<ReturnType<typeof getGame>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGame>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGame>>,
          TError,
          Awaited<ReturnType<typeof getGame>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGame<TData = Awaited<ReturnType<typeof getGame>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGame>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGame>>,
          TError,
          Awaited<ReturnType<typeof getGame>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGame<TData = Awaited<ReturnType<typeof getGame>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGame>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One game
 */

export function useGetGame<TData = Awaited<ReturnType<typeof getGame>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGame>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGameQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The period is that many UTC days and ends with today.
 * @summary Figures of one game
 */
export const getGameStats = (
    id: string,
    params?: GetGameStatsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GameStats>(
      {area: 'games', beyond: ['days'], answer: getGameStatsAnswer, url: `/api/admin/games/${encodeURIComponent(String(id))}/stats`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetGameStatsQueryKey = (id: string,
    params?: GetGameStatsParams,) => {
    return [
    'api','admin','games',id,'stats', ...(params ? [params] : [])
    ] as const;
    }


export const getGetGameStatsQueryOptions = <TData = Awaited<ReturnType<typeof getGameStats>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(id: string,
    params?: GetGameStatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameStats>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGameStatsQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGameStats>>> = ({ signal }) => getGameStats(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGameStats>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetGameStatsQueryResult = NonNullable<Awaited<ReturnType<typeof getGameStats>>>
export type GetGameStatsQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useGetGameStats<TData = Awaited<ReturnType<typeof getGameStats>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params: undefined |  GetGameStatsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameStats>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGameStats>>,
          TError,
          Awaited<ReturnType<typeof getGameStats>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGameStats<TData = Awaited<ReturnType<typeof getGameStats>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params?: GetGameStatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameStats>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGameStats>>,
          TError,
          Awaited<ReturnType<typeof getGameStats>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGameStats<TData = Awaited<ReturnType<typeof getGameStats>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params?: GetGameStatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameStats>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Figures of one game
 */

export function useGetGameStats<TData = Awaited<ReturnType<typeof getGameStats>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params?: GetGameStatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameStats>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGameStatsQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Games as CSV (RFC 4180, UTF-8) with a header row, by name. The columns are the fields of a record of `POST /api/platform/games`, which `POST /api/admin/imports/games` reads back to the same records. `updated_at` is the record's version by the platform's clock, or the time of its last change where the platform never sent it. A text that a spreadsheet would take for a formula has an apostrophe before it, which an import takes off. Who exported how many rows is in the audit log.
 * @summary Download games as CSV
 */
export const exportGames = (
    params?: ExportGamesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<string>(
      {area: 'games', beyond: 'call', url: `/api/admin/exports/games`, method: 'GET',
        params, signal
    },
      options);
    }




export const getExportGamesQueryKey = (params?: ExportGamesParams,) => {
    return [
    'api','admin','exports','games', ...(params ? [params] : [])
    ] as const;
    }


export const getExportGamesQueryOptions = <TData = Awaited<ReturnType<typeof exportGames>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ExportsBusyResponse>(params?: ExportGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportGames>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportGames>>> = ({ signal }) => exportGames(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportGamesQueryResult = NonNullable<Awaited<ReturnType<typeof exportGames>>>
export type ExportGamesQueryError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ExportsBusyResponse


export function useExportGames<TData = Awaited<ReturnType<typeof exportGames>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ExportsBusyResponse>(
 params: undefined |  ExportGamesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportGames>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportGames>>,
          TError,
          Awaited<ReturnType<typeof exportGames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportGames<TData = Awaited<ReturnType<typeof exportGames>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ExportsBusyResponse>(
 params?: ExportGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportGames>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportGames>>,
          TError,
          Awaited<ReturnType<typeof exportGames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportGames<TData = Awaited<ReturnType<typeof exportGames>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ExportsBusyResponse>(
 params?: ExportGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportGames>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download games as CSV
 */

export function useExportGames<TData = Awaited<ReturnType<typeof exportGames>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ExportsBusyResponse>(
 params?: ExportGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportGames>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportGamesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







const listGamesAnswer = [
  '0',
  '![1 games',
  '!i game_id;!s game_name;?s developer genre description image_url;?f platform_fee_percent;s status created_at updated_at;n item_count player_count',
];

const getGameAnswer = [
  '0',
  '!i game_id;!s game_name;?s developer genre description image_url;?f platform_fee_percent;s status created_at updated_at;n item_count player_count',
];

const getGameStatsAnswer = [
  '0',
  '!u revenue;!n transactions players;![1 top_items;!2 series',
  '!i item_id;!s item_name;!n sold;!u sales',
  '![s labels;![f revenue;![n transactions',
];
