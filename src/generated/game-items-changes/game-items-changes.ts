/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  ApiError
} from '../model/apiError.ts';

import type {
  BadRequestResponse
} from '../model/badRequestResponse.ts';

import type {
  ContentTooLargeResponse
} from '../model/contentTooLargeResponse.ts';

import type {
  CreateGameItemHeaders
} from '../model/createGameItemHeaders.ts';

import type {
  CreateGameItemRequest
} from '../model/createGameItemRequest.ts';

import type {
  DeleteGameItemHeaders
} from '../model/deleteGameItemHeaders.ts';

import type {
  ForbiddenResponse
} from '../model/forbiddenResponse.ts';

import type {
  GameItem
} from '../model/gameItem.ts';

import type {
  InternalServerErrorResponse
} from '../model/internalServerErrorResponse.ts';

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
  UpdateGameItemHeaders
} from '../model/updateGameItemHeaders.ts';

import type {
  UpdateGameItemRequest
} from '../model/updateGameItemRequest.ts';

import { http } from '../../api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * What the body leaves out has its default. A game that does not exist is refused with 422, and so are an `available_until` that is not after `available_from` and either of the two unless `is_limited_time` is true.
 * @summary Create an item
 */
export const createGameItem = (
    createGameItemRequest: CreateGameItemRequest,
    headers?: CreateGameItemHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GameItem>(
      {url: `/api/v1/game-items/admin/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: createGameItemRequest, signal
    },
      options);
    }




export const getCreateGameItemMutationKey = () => ['createGameItem'] as const;

export const getCreateGameItemMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createGameItem>>, TError,CreateGameItemMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createGameItem>>, TError,CreateGameItemMutationVariables, TContext> => {

const mutationKey = getCreateGameItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createGameItem>>, CreateGameItemMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createGameItem(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateGameItemMutationResult = NonNullable<Awaited<ReturnType<typeof createGameItem>>>
    export type CreateGameItemMutationBody = CreateGameItemRequest
    export type CreateGameItemMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type CreateGameItemMutationVariables = {data: CreateGameItemRequest;headers?: CreateGameItemHeaders}

    /**
 * @summary Create an item
 */
export const useCreateGameItem = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
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
    headers?: UpdateGameItemHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GameItem>(
      {url: `/api/v1/game-items/admin/update/${encodeURIComponent(String(itemId))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: updateGameItemRequest, signal
    },
      options);
    }




export const getUpdateGameItemMutationKey = () => ['updateGameItem'] as const;

export const getUpdateGameItemMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateGameItem>>, TError,UpdateGameItemMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateGameItem>>, TError,UpdateGameItemMutationVariables, TContext> => {

const mutationKey = getUpdateGameItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateGameItem>>, UpdateGameItemMutationVariables> = (props) => {
          const {itemId,data,headers} = props ?? {};

          return  updateGameItem(itemId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateGameItemMutationResult = NonNullable<Awaited<ReturnType<typeof updateGameItem>>>
    export type UpdateGameItemMutationBody = UpdateGameItemRequest
    export type UpdateGameItemMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type UpdateGameItemMutationVariables = {itemId: string;data: UpdateGameItemRequest;headers?: UpdateGameItemHeaders}

    /**
 * @summary Edit an item
 */
export const useUpdateGameItem = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
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
    headers?: DeleteGameItemHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/game-items/admin/delete/${encodeURIComponent(String(itemId))}`, method: 'DELETE',
      headers, signal
    },
      options);
    }




export const getDeleteGameItemMutationKey = () => ['deleteGameItem'] as const;

export const getDeleteGameItemMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteGameItem>>, TError,DeleteGameItemMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteGameItem>>, TError,DeleteGameItemMutationVariables, TContext> => {

const mutationKey = getDeleteGameItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteGameItem>>, DeleteGameItemMutationVariables> = (props) => {
          const {itemId,headers} = props ?? {};

          return  deleteGameItem(itemId,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteGameItemMutationResult = NonNullable<Awaited<ReturnType<typeof deleteGameItem>>>

    export type DeleteGameItemMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type DeleteGameItemMutationVariables = {itemId: string;headers?: DeleteGameItemHeaders}

    /**
 * @summary Delete an item
 */
export const useDeleteGameItem = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteGameItem>>, TError,DeleteGameItemMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteGameItem>>,
        TError,
        DeleteGameItemMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteGameItemMutationOptions(options), queryClient);
    }
