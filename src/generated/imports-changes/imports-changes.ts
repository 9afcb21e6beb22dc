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
  BadRequestResponse
} from '../model/badRequestResponse.ts';

import type {
  ForbiddenResponse
} from '../model/forbiddenResponse.ts';

import type {
  ImportGameItemsParams
} from '../model/importGameItemsParams.ts';

import type {
  ImportGamesParams
} from '../model/importGamesParams.ts';

import type {
  ImportPlayersParams
} from '../model/importPlayersParams.ts';

import type {
  ImportedResponse
} from '../model/importedResponse.ts';

import type {
  InternalServerErrorResponse
} from '../model/internalServerErrorResponse.ts';

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



/**
 * The same as `POST /api/platform/imports`, for people: a file of any size, read by the same rules and answered in the same way. Values of players are masked for callers without `players.pii`.
 * @summary Bring a file of players in
 */
export const importPlayers = (
    importPlayersBody: string,
    params?: ImportPlayersParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ImportedResponse>(
      {area: 'players', beyond: 'call', url: `/api/admin/imports/players`, method: 'POST',
      headers: {'Content-Type': 'text/csv', },
      data: importPlayersBody,
        params, signal
    },
      options);
    }




export const getImportPlayersMutationKey = () => ['importPlayers'] as const;

export const getImportPlayersMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importPlayers>>, TError,ImportPlayersMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof importPlayers>>, TError,ImportPlayersMutationVariables, TContext> => {

const mutationKey = getImportPlayersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof importPlayers>>, ImportPlayersMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  importPlayers(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ImportPlayersMutationResult = NonNullable<Awaited<ReturnType<typeof importPlayers>>>
    export type ImportPlayersMutationBody = string
    export type ImportPlayersMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ImportPlayersMutationVariables = {data: string;params?: ImportPlayersParams}

    /**
 * @summary Bring a file of players in
 */
export const useImportPlayers = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importPlayers>>, TError,ImportPlayersMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof importPlayers>>,
        TError,
        ImportPlayersMutationVariables,
        TContext
      > => {
      return useMutation(getImportPlayersMutationOptions(options), queryClient);
    }
    /**
 * The same as `POST /api/platform/imports`, for people: a file of any size, read by the same rules and answered in the same way.
 * @summary Bring a file of games in
 */
export const importGames = (
    importGamesBody: string,
    params?: ImportGamesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ImportedResponse>(
      {area: 'games', beyond: 'call', url: `/api/admin/imports/games`, method: 'POST',
      headers: {'Content-Type': 'text/csv', },
      data: importGamesBody,
        params, signal
    },
      options);
    }




export const getImportGamesMutationKey = () => ['importGames'] as const;

export const getImportGamesMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importGames>>, TError,ImportGamesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof importGames>>, TError,ImportGamesMutationVariables, TContext> => {

const mutationKey = getImportGamesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof importGames>>, ImportGamesMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  importGames(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ImportGamesMutationResult = NonNullable<Awaited<ReturnType<typeof importGames>>>
    export type ImportGamesMutationBody = string
    export type ImportGamesMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ImportGamesMutationVariables = {data: string;params?: ImportGamesParams}

    /**
 * @summary Bring a file of games in
 */
export const useImportGames = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importGames>>, TError,ImportGamesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof importGames>>,
        TError,
        ImportGamesMutationVariables,
        TContext
      > => {
      return useMutation(getImportGamesMutationOptions(options), queryClient);
    }
    /**
 * The same as `POST /api/platform/imports`, for people: a file of any size, read by the same rules and answered in the same way.
 * @summary Bring a file of items in
 */
export const importGameItems = (
    importGameItemsBody: string,
    params?: ImportGameItemsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ImportedResponse>(
      {area: 'game-items', beyond: 'call', url: `/api/admin/imports/items`, method: 'POST',
      headers: {'Content-Type': 'text/csv', },
      data: importGameItemsBody,
        params, signal
    },
      options);
    }




export const getImportGameItemsMutationKey = () => ['importGameItems'] as const;

export const getImportGameItemsMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importGameItems>>, TError,ImportGameItemsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof importGameItems>>, TError,ImportGameItemsMutationVariables, TContext> => {

const mutationKey = getImportGameItemsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof importGameItems>>, ImportGameItemsMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  importGameItems(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ImportGameItemsMutationResult = NonNullable<Awaited<ReturnType<typeof importGameItems>>>
    export type ImportGameItemsMutationBody = string
    export type ImportGameItemsMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ImportGameItemsMutationVariables = {data: string;params?: ImportGameItemsParams}

    /**
 * @summary Bring a file of items in
 */
export const useImportGameItems = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importGameItems>>, TError,ImportGameItemsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof importGameItems>>,
        TError,
        ImportGameItemsMutationVariables,
        TContext
      > => {
      return useMutation(getImportGameItemsMutationOptions(options), queryClient);
    }
