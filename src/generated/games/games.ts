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
  ApiError
} from '../model/apiError.ts';

import type {
  BadRequestResponse
} from '../model/badRequestResponse.ts';

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
  ListGamesParams
} from '../model/listGamesParams.ts';

import type {
  NotFoundResponse
} from '../model/notFoundResponse.ts';

import type {
  ServiceUnavailableResponse
} from '../model/serviceUnavailableResponse.ts';

import type {
  ToggleGameStatusRequest
} from '../model/toggleGameStatusRequest.ts';

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
  UpdateGameRequest
} from '../model/updateGameRequest.ts';

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
      {url: `/api/admin/games`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListGamesQueryKey = (params?: ListGamesParams,) => {
    return [
    'api','admin','games', ...(params ? [params] : [])
    ] as const;
    }


export const getListGamesQueryOptions = <TData = Awaited<ReturnType<typeof listGames>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(params?: ListGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGames>>> = ({ signal }) => listGames(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGamesQueryResult = NonNullable<Awaited<ReturnType<typeof listGames>>>
export type ListGamesQueryError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse


export function useListGames<TData = Awaited<ReturnType<typeof listGames>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 params: undefined |  ListGamesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGames>>,
          TError,
          Awaited<ReturnType<typeof listGames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGames<TData = Awaited<ReturnType<typeof listGames>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 params?: ListGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGames>>,
          TError,
          Awaited<ReturnType<typeof listGames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGames<TData = Awaited<ReturnType<typeof listGames>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 params?: ListGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List games
 */

export function useListGames<TData = Awaited<ReturnType<typeof listGames>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 params?: ListGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGamesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary One game
 */
export const getGame = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Game>(
      {url: `/api/admin/games/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetGameQueryKey = (id: string,) => {
    return [
    'api','admin','games',id
    ] as const;
    }


export const getGetGameQueryOptions = <TData = Awaited<ReturnType<typeof getGame>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGame>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGameQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGame>>> = ({ signal }) => getGame(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGame>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetGameQueryResult = NonNullable<Awaited<ReturnType<typeof getGame>>>
export type GetGameQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse


export function useGetGame<TData = Awaited<ReturnType<typeof getGame>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGame>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGame>>,
          TError,
          Awaited<ReturnType<typeof getGame>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGame<TData = Awaited<ReturnType<typeof getGame>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGame>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGame>>,
          TError,
          Awaited<ReturnType<typeof getGame>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGame<TData = Awaited<ReturnType<typeof getGame>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGame>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One game
 */

export function useGetGame<TData = Awaited<ReturnType<typeof getGame>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGame>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGameQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Changes the fields that the body names and no others. With `updated_at`, the edit is refused (409, `stale_edit`) when somebody else changed the game since.
 * @summary Edit a game
 */
export const updateGame = (
    id: string,
    updateGameRequest: UpdateGameRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Game>(
      {url: `/api/admin/games/${encodeURIComponent(String(id))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: updateGameRequest, signal
    },
      options);
    }




export const getUpdateGameMutationKey = () => ['updateGame'] as const;

export const getUpdateGameMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateGame>>, TError,UpdateGameMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateGame>>, TError,UpdateGameMutationVariables, TContext> => {

const mutationKey = getUpdateGameMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateGame>>, UpdateGameMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateGame(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateGameMutationResult = NonNullable<Awaited<ReturnType<typeof updateGame>>>
    export type UpdateGameMutationBody = UpdateGameRequest
    export type UpdateGameMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse
    export type UpdateGameMutationVariables = {id: string;data: UpdateGameRequest}

    /**
 * @summary Edit a game
 */
export const useUpdateGame = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateGame>>, TError,UpdateGameMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateGame>>,
        TError,
        UpdateGameMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateGameMutationOptions(options), queryClient);
    }
    /**
 * Makes an active game inactive and an inactive one active. A body that names the wanted status makes it that status: a game that has it already is answered as it is, so that two calls cannot undo each other.
 * @summary Open or close a game
 */
export const toggleGameStatus = (
    id: string,
    toggleGameStatusRequest?: ToggleGameStatusRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Game>(
      {url: `/api/admin/games/${encodeURIComponent(String(id))}/toggle-status`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: toggleGameStatusRequest, signal
    },
      options);
    }




export const getToggleGameStatusMutationKey = () => ['toggleGameStatus'] as const;

export const getToggleGameStatusMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof toggleGameStatus>>, TError,ToggleGameStatusMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof toggleGameStatus>>, TError,ToggleGameStatusMutationVariables, TContext> => {

const mutationKey = getToggleGameStatusMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof toggleGameStatus>>, ToggleGameStatusMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  toggleGameStatus(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ToggleGameStatusMutationResult = NonNullable<Awaited<ReturnType<typeof toggleGameStatus>>>
    export type ToggleGameStatusMutationBody = ToggleGameStatusRequest | undefined
    export type ToggleGameStatusMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse
    export type ToggleGameStatusMutationVariables = {id: string;data?: ToggleGameStatusRequest}

    /**
 * @summary Open or close a game
 */
export const useToggleGameStatus = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof toggleGameStatus>>, TError,ToggleGameStatusMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof toggleGameStatus>>,
        TError,
        ToggleGameStatusMutationVariables,
        TContext
      > => {
      return useMutation(getToggleGameStatusMutationOptions(options), queryClient);
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
      {url: `/api/admin/games/${encodeURIComponent(String(id))}/stats`, method: 'GET',
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


export const getGetGameStatsQueryOptions = <TData = Awaited<ReturnType<typeof getGameStats>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(id: string,
    params?: GetGameStatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameStats>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGameStatsQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGameStats>>> = ({ signal }) => getGameStats(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGameStats>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetGameStatsQueryResult = NonNullable<Awaited<ReturnType<typeof getGameStats>>>
export type GetGameStatsQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse


export function useGetGameStats<TData = Awaited<ReturnType<typeof getGameStats>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
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
export function useGetGameStats<TData = Awaited<ReturnType<typeof getGameStats>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
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
export function useGetGameStats<TData = Awaited<ReturnType<typeof getGameStats>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 id: string,
    params?: GetGameStatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameStats>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Figures of one game
 */

export function useGetGameStats<TData = Awaited<ReturnType<typeof getGameStats>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 id: string,
    params?: GetGameStatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameStats>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGameStatsQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






