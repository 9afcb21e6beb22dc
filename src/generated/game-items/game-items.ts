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
  CreateGameItemRequest
} from '../model/createGameItemRequest.ts';

import type {
  ForbiddenResponse
} from '../model/forbiddenResponse.ts';

import type {
  GameItem
} from '../model/gameItem.ts';

import type {
  GameItemList
} from '../model/gameItemList.ts';

import type {
  Id
} from '../model/id.ts';

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

import type {
  UpdateGameItemRequest
} from '../model/updateGameItemRequest.ts';

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
 * All items of the game, also those that are not active or not visible, by `sort_order` and then by name.
 * @summary List the items of a game
 */
export const listGameItems = (
    gameId: Id,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GameItemList>(
      {url: `/api/v1/game-items/admin/list/${encodeURIComponent(String(gameId))}`, method: 'GET', signal
    },
      options);
    }




export const getListGameItemsQueryKey = (gameId: Id,) => {
    return [
    'api','v1','game-items','admin','list',gameId
    ] as const;
    }


export const getListGameItemsQueryOptions = <TData = Awaited<ReturnType<typeof listGameItems>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(gameId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameItems>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGameItemsQueryKey(gameId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGameItems>>> = ({ signal }) => listGameItems(gameId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: gameId !== null && gameId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGameItems>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGameItemsQueryResult = NonNullable<Awaited<ReturnType<typeof listGameItems>>>
export type ListGameItemsQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse


export function useListGameItems<TData = Awaited<ReturnType<typeof listGameItems>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 gameId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameItems>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGameItems>>,
          TError,
          Awaited<ReturnType<typeof listGameItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameItems<TData = Awaited<ReturnType<typeof listGameItems>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 gameId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameItems>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGameItems>>,
          TError,
          Awaited<ReturnType<typeof listGameItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameItems<TData = Awaited<ReturnType<typeof listGameItems>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 gameId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameItems>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the items of a game
 */

export function useListGameItems<TData = Awaited<ReturnType<typeof listGameItems>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 gameId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameItems>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGameItemsQueryOptions(gameId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * What the body leaves out has its default. A game that does not exist is refused with 422, and so are an `available_until` that is not after `available_from` and either of the two unless `is_limited_time` is true.
 * @summary Create an item
 */
export const createGameItem = (
    createGameItemRequest: CreateGameItemRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GameItem>(
      {url: `/api/v1/game-items/admin/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: createGameItemRequest, signal
    },
      options);
    }




export const getCreateGameItemMutationKey = () => ['createGameItem'] as const;

export const getCreateGameItemMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createGameItem>>, TError,CreateGameItemMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createGameItem>>, TError,CreateGameItemMutationVariables, TContext> => {

const mutationKey = getCreateGameItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createGameItem>>, CreateGameItemMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createGameItem(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateGameItemMutationResult = NonNullable<Awaited<ReturnType<typeof createGameItem>>>
    export type CreateGameItemMutationBody = CreateGameItemRequest
    export type CreateGameItemMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse
    export type CreateGameItemMutationVariables = {data: CreateGameItemRequest}

    /**
 * @summary Create an item
 */
export const useCreateGameItem = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createGameItem>>, TError,CreateGameItemMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createGameItem>>,
        TError,
        CreateGameItemMutationVariables,
        TContext
      > => {
      return useMutation(getCreateGameItemMutationOptions(options), queryClient);
    }
    /**
 * Changes the fields that the body names and no others: the full form, or one flag alone. An item stays in its game: another `game_id` than its own is refused with 422. So are an `available_until` that would not be after `available_from`, either of the two unless `is_limited_time` would be true, and making active what has no price. With `updated_at`, the edit is refused (409, `stale_edit`) when the item has been changed since.
 * @summary Edit an item
 */
export const updateGameItem = (
    itemId: string,
    updateGameItemRequest: UpdateGameItemRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GameItem>(
      {url: `/api/v1/game-items/admin/update/${encodeURIComponent(String(itemId))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: updateGameItemRequest, signal
    },
      options);
    }




export const getUpdateGameItemMutationKey = () => ['updateGameItem'] as const;

export const getUpdateGameItemMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateGameItem>>, TError,UpdateGameItemMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateGameItem>>, TError,UpdateGameItemMutationVariables, TContext> => {

const mutationKey = getUpdateGameItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateGameItem>>, UpdateGameItemMutationVariables> = (props) => {
          const {itemId,data} = props ?? {};

          return  updateGameItem(itemId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateGameItemMutationResult = NonNullable<Awaited<ReturnType<typeof updateGameItem>>>
    export type UpdateGameItemMutationBody = UpdateGameItemRequest
    export type UpdateGameItemMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse
    export type UpdateGameItemMutationVariables = {itemId: string;data: UpdateGameItemRequest}

    /**
 * @summary Edit an item
 */
export const useUpdateGameItem = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateGameItem>>, TError,UpdateGameItemMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateGameItem>>,
        TError,
        UpdateGameItemMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateGameItemMutationOptions(options), queryClient);
    }
    /**
 * Takes the item out of every list for good. Transactions keep its name.
 * @summary Delete an item
 */
export const deleteGameItem = (
    itemId: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/game-items/admin/delete/${encodeURIComponent(String(itemId))}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteGameItemMutationKey = () => ['deleteGameItem'] as const;

export const getDeleteGameItemMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteGameItem>>, TError,DeleteGameItemMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteGameItem>>, TError,DeleteGameItemMutationVariables, TContext> => {

const mutationKey = getDeleteGameItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteGameItem>>, DeleteGameItemMutationVariables> = (props) => {
          const {itemId} = props ?? {};

          return  deleteGameItem(itemId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteGameItemMutationResult = NonNullable<Awaited<ReturnType<typeof deleteGameItem>>>

    export type DeleteGameItemMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse
    export type DeleteGameItemMutationVariables = {itemId: string}

    /**
 * @summary Delete an item
 */
export const useDeleteGameItem = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteGameItem>>, TError,DeleteGameItemMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteGameItem>>,
        TError,
        DeleteGameItemMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteGameItemMutationOptions(options), queryClient);
    }
