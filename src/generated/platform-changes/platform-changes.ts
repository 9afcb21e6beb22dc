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
  CancelPlatformWithdrawalHeaders
} from '../model/cancelPlatformWithdrawalHeaders.ts';

import type {
  ContentTooLargeResponse
} from '../model/contentTooLargeResponse.ts';

import type {
  ForbiddenResponse
} from '../model/forbiddenResponse.ts';

import type {
  ImportPlatformRecordsParams
} from '../model/importPlatformRecordsParams.ts';

import type {
  ImportedResponse
} from '../model/importedResponse.ts';

import type {
  InternalServerErrorResponse
} from '../model/internalServerErrorResponse.ts';

import type {
  NotFoundResponse
} from '../model/notFoundResponse.ts';

import type {
  PlatformBatchStoredResponse
} from '../model/platformBatchStoredResponse.ts';

import type {
  PlatformGamesRequest
} from '../model/platformGamesRequest.ts';

import type {
  PlatformItemsRequest
} from '../model/platformItemsRequest.ts';

import type {
  PlatformPlayersRequest
} from '../model/platformPlayersRequest.ts';

import type {
  PlatformTransactionsRequest
} from '../model/platformTransactionsRequest.ts';

import type {
  PlatformWithdrawalsRequest
} from '../model/platformWithdrawalsRequest.ts';

import type {
  ServiceUnavailableResponse
} from '../model/serviceUnavailableResponse.ts';

import type {
  StorePlatformGamesHeaders
} from '../model/storePlatformGamesHeaders.ts';

import type {
  StorePlatformItemsHeaders
} from '../model/storePlatformItemsHeaders.ts';

import type {
  StorePlatformPlayersHeaders
} from '../model/storePlatformPlayersHeaders.ts';

import type {
  StorePlatformTransactionsHeaders
} from '../model/storePlatformTransactionsHeaders.ts';

import type {
  StorePlatformWithdrawalsHeaders
} from '../model/storePlatformWithdrawalsHeaders.ts';

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
  WithdrawalConflictResponse
} from '../model/withdrawalConflictResponse.ts';

import { http } from '../../api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Takes 1 to 1,000 records. What is right is stored and the rest is not; the answer says of each record what became of it. Records may be sent again and in any order: the same record again is `unchanged`, a newer version, by `updated_at`, is `updated`, and an older one is `unchanged`. A record that fits no schema is `invalid` and refuses neither the call nor the other records. Records are whole: a field that is left out gets its default. An e-mail address belongs to one player: another one with it is a `conflict`.
 * @summary Bring players in
 */
export const storePlatformPlayers = (
    platformPlayersRequest: PlatformPlayersRequest,
    headers?: StorePlatformPlayersHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PlatformBatchStoredResponse>(
      {area: 'platform', beyond: 'call', url: `/api/platform/players`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: platformPlayersRequest, signal
    },
      options);
    }




export const getStorePlatformPlayersMutationKey = () => ['storePlatformPlayers'] as const;

export const getStorePlatformPlayersMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof storePlatformPlayers>>, TError,StorePlatformPlayersMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof storePlatformPlayers>>, TError,StorePlatformPlayersMutationVariables, TContext> => {

const mutationKey = getStorePlatformPlayersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof storePlatformPlayers>>, StorePlatformPlayersMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  storePlatformPlayers(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StorePlatformPlayersMutationResult = NonNullable<Awaited<ReturnType<typeof storePlatformPlayers>>>
    export type StorePlatformPlayersMutationBody = PlatformPlayersRequest
    export type StorePlatformPlayersMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type StorePlatformPlayersMutationVariables = {data: PlatformPlayersRequest;headers?: StorePlatformPlayersHeaders}

    /**
 * @summary Bring players in
 */
export const useStorePlatformPlayers = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof storePlatformPlayers>>, TError,StorePlatformPlayersMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof storePlatformPlayers>>,
        TError,
        StorePlatformPlayersMutationVariables,
        TContext
      > => {
      return useMutation(getStorePlatformPlayersMutationOptions(options), queryClient);
    }
    /**
 * Takes 1 to 1,000 records. What is right is stored and the rest is not; the answer says of each record what became of it. Records may be sent again and in any order: the same record again is `unchanged`, a newer version, by `updated_at`, is `updated`, and an older one is `unchanged`. A record that fits no schema is `invalid` and refuses neither the call nor the other records. Records are whole: a field that is left out gets its default. Once an administrator has changed a game, an update of it is a `conflict` that carries the game as it is, until one with `force` overwrites it.
 * @summary Bring games in
 */
export const storePlatformGames = (
    platformGamesRequest: PlatformGamesRequest,
    headers?: StorePlatformGamesHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PlatformBatchStoredResponse>(
      {area: 'platform', beyond: 'call', url: `/api/platform/games`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: platformGamesRequest, signal
    },
      options);
    }




export const getStorePlatformGamesMutationKey = () => ['storePlatformGames'] as const;

export const getStorePlatformGamesMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof storePlatformGames>>, TError,StorePlatformGamesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof storePlatformGames>>, TError,StorePlatformGamesMutationVariables, TContext> => {

const mutationKey = getStorePlatformGamesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof storePlatformGames>>, StorePlatformGamesMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  storePlatformGames(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StorePlatformGamesMutationResult = NonNullable<Awaited<ReturnType<typeof storePlatformGames>>>
    export type StorePlatformGamesMutationBody = PlatformGamesRequest
    export type StorePlatformGamesMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type StorePlatformGamesMutationVariables = {data: PlatformGamesRequest;headers?: StorePlatformGamesHeaders}

    /**
 * @summary Bring games in
 */
export const useStorePlatformGames = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof storePlatformGames>>, TError,StorePlatformGamesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof storePlatformGames>>,
        TError,
        StorePlatformGamesMutationVariables,
        TContext
      > => {
      return useMutation(getStorePlatformGamesMutationOptions(options), queryClient);
    }
    /**
 * Takes 1 to 1,000 records. What is right is stored and the rest is not; the answer says of each record what became of it. Records may be sent again and in any order: the same record again is `unchanged`, a newer version, by `updated_at`, is `updated`, and an older one is `unchanged`. A record that fits no schema is `invalid` and refuses neither the call nor the other records. Records are whole: a field that is left out gets its default. Once an administrator has changed or deleted an item, an update of it is a `conflict` that carries the item as it is, until one with `force` overwrites it. An item whose game is not there yet is a `missing_reference`.
 * @summary Bring items in
 */
export const storePlatformItems = (
    platformItemsRequest: PlatformItemsRequest,
    headers?: StorePlatformItemsHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PlatformBatchStoredResponse>(
      {area: 'platform', beyond: 'call', url: `/api/platform/items`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: platformItemsRequest, signal
    },
      options);
    }




export const getStorePlatformItemsMutationKey = () => ['storePlatformItems'] as const;

export const getStorePlatformItemsMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof storePlatformItems>>, TError,StorePlatformItemsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof storePlatformItems>>, TError,StorePlatformItemsMutationVariables, TContext> => {

const mutationKey = getStorePlatformItemsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof storePlatformItems>>, StorePlatformItemsMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  storePlatformItems(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StorePlatformItemsMutationResult = NonNullable<Awaited<ReturnType<typeof storePlatformItems>>>
    export type StorePlatformItemsMutationBody = PlatformItemsRequest
    export type StorePlatformItemsMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type StorePlatformItemsMutationVariables = {data: PlatformItemsRequest;headers?: StorePlatformItemsHeaders}

    /**
 * @summary Bring items in
 */
export const useStorePlatformItems = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof storePlatformItems>>, TError,StorePlatformItemsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof storePlatformItems>>,
        TError,
        StorePlatformItemsMutationVariables,
        TContext
      > => {
      return useMutation(getStorePlatformItemsMutationOptions(options), queryClient);
    }
    /**
 * Takes 1 to 1,000 records. What is right is stored and the rest is not; the answer says of each record what became of it. Records may be sent again and in any order: the same record again is `unchanged`, a newer version, by `updated_at`, is `updated`, and an older one is `unchanged`. A record that fits no schema is `invalid` and refuses neither the call nor the other records. A transaction's amount, player, game, type and time never change: a record that contradicts them is a `conflict`. Its status goes from `pending` to `completed`, `failed` or `cancelled`, and stays; one that an administrator has decided stays as decided. The fee is the one that is given, or for a purchase what the game's share comes to when the record arrives first. A transaction whose player or game is not there yet is a `missing_reference`.
 * @summary Bring transactions in
 */
export const storePlatformTransactions = (
    platformTransactionsRequest: PlatformTransactionsRequest,
    headers?: StorePlatformTransactionsHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PlatformBatchStoredResponse>(
      {area: 'platform', beyond: 'call', url: `/api/platform/transactions`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: platformTransactionsRequest, signal
    },
      options);
    }




export const getStorePlatformTransactionsMutationKey = () => ['storePlatformTransactions'] as const;

export const getStorePlatformTransactionsMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof storePlatformTransactions>>, TError,StorePlatformTransactionsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof storePlatformTransactions>>, TError,StorePlatformTransactionsMutationVariables, TContext> => {

const mutationKey = getStorePlatformTransactionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof storePlatformTransactions>>, StorePlatformTransactionsMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  storePlatformTransactions(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StorePlatformTransactionsMutationResult = NonNullable<Awaited<ReturnType<typeof storePlatformTransactions>>>
    export type StorePlatformTransactionsMutationBody = PlatformTransactionsRequest
    export type StorePlatformTransactionsMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type StorePlatformTransactionsMutationVariables = {data: PlatformTransactionsRequest;headers?: StorePlatformTransactionsHeaders}

    /**
 * @summary Bring transactions in
 */
export const useStorePlatformTransactions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof storePlatformTransactions>>, TError,StorePlatformTransactionsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof storePlatformTransactions>>,
        TError,
        StorePlatformTransactionsMutationVariables,
        TContext
      > => {
      return useMutation(getStorePlatformTransactionsMutationOptions(options), queryClient);
    }
    /**
 * Takes 1 to 1,000 records. What is right is stored and the rest is not; the answer says of each record what became of it. Records may be sent again and in any order: the same record again is `unchanged`, a newer version, by `updated_at`, is `updated`, and an older one is `unchanged`. A record that fits no schema is `invalid` and refuses neither the call nor the other records. The money of a request is on hold from then on. A request never changes: a record that contradicts it is a `conflict`. Its transaction, with the withdrawal's id, is made with it and follows it. Of account numbers only the last four digits are taken; a text with a whole one is `invalid`. A withdrawal whose player or game is not there yet is a `missing_reference`.
 * @summary Bring requests for withdrawals in
 */
export const storePlatformWithdrawals = (
    platformWithdrawalsRequest: PlatformWithdrawalsRequest,
    headers?: StorePlatformWithdrawalsHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PlatformBatchStoredResponse>(
      {area: 'platform', beyond: 'call', url: `/api/platform/withdrawals`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: platformWithdrawalsRequest, signal
    },
      options);
    }




export const getStorePlatformWithdrawalsMutationKey = () => ['storePlatformWithdrawals'] as const;

export const getStorePlatformWithdrawalsMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof storePlatformWithdrawals>>, TError,StorePlatformWithdrawalsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof storePlatformWithdrawals>>, TError,StorePlatformWithdrawalsMutationVariables, TContext> => {

const mutationKey = getStorePlatformWithdrawalsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof storePlatformWithdrawals>>, StorePlatformWithdrawalsMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  storePlatformWithdrawals(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StorePlatformWithdrawalsMutationResult = NonNullable<Awaited<ReturnType<typeof storePlatformWithdrawals>>>
    export type StorePlatformWithdrawalsMutationBody = PlatformWithdrawalsRequest
    export type StorePlatformWithdrawalsMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type StorePlatformWithdrawalsMutationVariables = {data: PlatformWithdrawalsRequest;headers?: StorePlatformWithdrawalsHeaders}

    /**
 * @summary Bring requests for withdrawals in
 */
export const useStorePlatformWithdrawals = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof storePlatformWithdrawals>>, TError,StorePlatformWithdrawalsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof storePlatformWithdrawals>>,
        TError,
        StorePlatformWithdrawalsMutationVariables,
        TContext
      > => {
      return useMutation(getStorePlatformWithdrawalsMutationOptions(options), queryClient);
    }
    /**
 * Moves a withdrawal from `pending` or `pending_review` to `rejected`, with the reason "Cancelled by the player". The amount on hold goes back to the player. While an administrator's decision can still be undone, the answer is 409, `held`, whatever was decided.
 * @summary Cancel a withdrawal for its player
 */
export const cancelPlatformWithdrawal = (
    id: string,
    headers?: CancelPlatformWithdrawalHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Withdrawal>(
      {area: 'platform', beyond: 'call', url: `/api/platform/withdrawals/${encodeURIComponent(String(id))}/cancel`, method: 'POST',
      headers, signal
    },
      options);
    }




export const getCancelPlatformWithdrawalMutationKey = () => ['cancelPlatformWithdrawal'] as const;

export const getCancelPlatformWithdrawalMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelPlatformWithdrawal>>, TError,CancelPlatformWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelPlatformWithdrawal>>, TError,CancelPlatformWithdrawalMutationVariables, TContext> => {

const mutationKey = getCancelPlatformWithdrawalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelPlatformWithdrawal>>, CancelPlatformWithdrawalMutationVariables> = (props) => {
          const {id,headers} = props ?? {};

          return  cancelPlatformWithdrawal(id,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelPlatformWithdrawalMutationResult = NonNullable<Awaited<ReturnType<typeof cancelPlatformWithdrawal>>>

    export type CancelPlatformWithdrawalMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type CancelPlatformWithdrawalMutationVariables = {id: string;headers?: CancelPlatformWithdrawalHeaders}

    /**
 * @summary Cancel a withdrawal for its player
 */
export const useCancelPlatformWithdrawal = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelPlatformWithdrawal>>, TError,CancelPlatformWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelPlatformWithdrawal>>,
        TError,
        CancelPlatformWithdrawalMutationVariables,
        TContext
      > => {
      return useMutation(getCancelPlatformWithdrawalMutationOptions(options), queryClient);
    }
    /**
 * Takes a file of any size, also packed by gzip, with one JSON object per line or as CSV whose first line names the fields. Each record is judged as if it had been sent in a batch. The answer comes while the file is still being sent: a line after each batch, with what was refused, and a last one with `ended`. Without that last line the answer is cut off. A file can be sent again, as a whole or from the line on that the answer names last: what is there already is `unchanged`. One import of an account runs at a time, and four in a process of the server; others are answered with 429. A thousand refused records in a row end an import. CSV is separated by commas, semicolons or tabs, in UTF-8, UTF-16 or Windows-1252. The names of its columns may have other case and spaces. A decimal comma counts in a file with semicolons alone. Times are ISO 8601, also with a space for the T; without a time zone they are in UTC. What was assumed is in `assumed`. One apostrophe before what a spreadsheet would take for a formula, or for a number whose digits it drops, is taken off, as exports put it there. A record that lacks columns whose stored values differ from the default is `incomplete` (`left_out`). An empty cell never clears a field, and `\N` does.
 * @summary Bring a file of records in
 */
export const importPlatformRecords = (
    importPlatformRecordsBody: string,
    params: ImportPlatformRecordsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ImportedResponse>(
      {area: 'platform', beyond: 'call', url: `/api/platform/imports`, method: 'POST',
      headers: {'Content-Type': 'application/x-ndjson', },
      data: importPlatformRecordsBody,
        params, signal
    },
      options);
    }




export const getImportPlatformRecordsMutationKey = () => ['importPlatformRecords'] as const;

export const getImportPlatformRecordsMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importPlatformRecords>>, TError,ImportPlatformRecordsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof importPlatformRecords>>, TError,ImportPlatformRecordsMutationVariables, TContext> => {

const mutationKey = getImportPlatformRecordsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof importPlatformRecords>>, ImportPlatformRecordsMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  importPlatformRecords(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ImportPlatformRecordsMutationResult = NonNullable<Awaited<ReturnType<typeof importPlatformRecords>>>
    export type ImportPlatformRecordsMutationBody = string
    export type ImportPlatformRecordsMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ImportPlatformRecordsMutationVariables = {data: string;params: ImportPlatformRecordsParams}

    /**
 * @summary Bring a file of records in
 */
export const useImportPlatformRecords = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importPlatformRecords>>, TError,ImportPlatformRecordsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof importPlatformRecords>>,
        TError,
        ImportPlatformRecordsMutationVariables,
        TContext
      > => {
      return useMutation(getImportPlatformRecordsMutationOptions(options), queryClient);
    }
