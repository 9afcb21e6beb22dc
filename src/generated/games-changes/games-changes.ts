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
  ForbiddenResponse
} from '../model/forbiddenResponse.ts';

import type {
  Game
} from '../model/game.ts';

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
  ToggleGameStatusHeaders
} from '../model/toggleGameStatusHeaders.ts';

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
  UpdateGameHeaders
} from '../model/updateGameHeaders.ts';

import type {
  UpdateGameRequest
} from '../model/updateGameRequest.ts';

import { http } from '../../api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Changes the fields that the body names and no others. With `updated_at`, the edit is refused (409, `stale_edit`) when somebody else changed the game since.
 * @summary Edit a game
 */
export const updateGame = (
    id: string,
    updateGameRequest: UpdateGameRequest,
    headers?: UpdateGameHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Game>(
      {url: `/api/admin/games/${encodeURIComponent(String(id))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: updateGameRequest, signal
    },
      options);
    }




export const getUpdateGameMutationKey = () => ['updateGame'] as const;

export const getUpdateGameMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateGame>>, TError,UpdateGameMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateGame>>, TError,UpdateGameMutationVariables, TContext> => {

const mutationKey = getUpdateGameMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateGame>>, UpdateGameMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  updateGame(id,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateGameMutationResult = NonNullable<Awaited<ReturnType<typeof updateGame>>>
    export type UpdateGameMutationBody = UpdateGameRequest
    export type UpdateGameMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type UpdateGameMutationVariables = {id: string;data: UpdateGameRequest;headers?: UpdateGameHeaders}

    /**
 * @summary Edit a game
 */
export const useUpdateGame = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
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
    headers?: ToggleGameStatusHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Game>(
      {url: `/api/admin/games/${encodeURIComponent(String(id))}/toggle-status`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: toggleGameStatusRequest, signal
    },
      options);
    }




export const getToggleGameStatusMutationKey = () => ['toggleGameStatus'] as const;

export const getToggleGameStatusMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof toggleGameStatus>>, TError,ToggleGameStatusMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof toggleGameStatus>>, TError,ToggleGameStatusMutationVariables, TContext> => {

const mutationKey = getToggleGameStatusMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof toggleGameStatus>>, ToggleGameStatusMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  toggleGameStatus(id,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ToggleGameStatusMutationResult = NonNullable<Awaited<ReturnType<typeof toggleGameStatus>>>
    export type ToggleGameStatusMutationBody = ToggleGameStatusRequest | undefined
    export type ToggleGameStatusMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ToggleGameStatusMutationVariables = {id: string;data?: ToggleGameStatusRequest;headers?: ToggleGameStatusHeaders}

    /**
 * @summary Open or close a game
 */
export const useToggleGameStatus = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof toggleGameStatus>>, TError,ToggleGameStatusMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof toggleGameStatus>>,
        TError,
        ToggleGameStatusMutationVariables,
        TContext
      > => {
      return useMutation(getToggleGameStatusMutationOptions(options), queryClient);
    }
