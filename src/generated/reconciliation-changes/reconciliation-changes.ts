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
  ChangeReconciliationDifferenceHeaders
} from '../model/changeReconciliationDifferenceHeaders.ts';

import type {
  CloseReconciliationDifferenceHeaders
} from '../model/closeReconciliationDifferenceHeaders.ts';

import type {
  ContentTooLargeResponse
} from '../model/contentTooLargeResponse.ts';

import type {
  ForbiddenResponse
} from '../model/forbiddenResponse.ts';

import type {
  InternalServerErrorResponse
} from '../model/internalServerErrorResponse.ts';

import type {
  NotFoundResponse
} from '../model/notFoundResponse.ts';

import type {
  ReconcileRailHeaders
} from '../model/reconcileRailHeaders.ts';

import type {
  ReconcileRailRequest
} from '../model/reconcileRailRequest.ts';

import type {
  ReconcileStatementHeaders
} from '../model/reconcileStatementHeaders.ts';

import type {
  ReconcileStatementRequest
} from '../model/reconcileStatementRequest.ts';

import type {
  ReconciliationDifference
} from '../model/reconciliationDifference.ts';

import type {
  ReconciliationDifferenceChange
} from '../model/reconciliationDifferenceChange.ts';

import type {
  ReconciliationDifferenceClosing
} from '../model/reconciliationDifferenceClosing.ts';

import type {
  ReconciliationRun
} from '../model/reconciliationRun.ts';

import type {
  ServiceUnavailableResponse
} from '../model/serviceUnavailableResponse.ts';

import type {
  StatementHeader
} from '../model/statementHeader.ts';

import type {
  StatementHeaderRequest
} from '../model/statementHeaderRequest.ts';

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
 * Reads the header and the first rows of a CSV file, so that its columns can be chosen. It keeps nothing. The beginning of the file is enough.
 * @summary The columns of a statement
 */
export const readStatementHeader = (
    statementHeaderRequest: StatementHeaderRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<StatementHeader>(
      {area: 'reconciliation', beyond: 'call', url: `/api/admin/system/reconciliation/header`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: statementHeaderRequest, signal
    },
      options);
    }




export const getReadStatementHeaderMutationKey = () => ['readStatementHeader'] as const;

export const getReadStatementHeaderMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readStatementHeader>>, TError,ReadStatementHeaderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof readStatementHeader>>, TError,ReadStatementHeaderMutationVariables, TContext> => {

const mutationKey = getReadStatementHeaderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof readStatementHeader>>, ReadStatementHeaderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  readStatementHeader(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReadStatementHeaderMutationResult = NonNullable<Awaited<ReturnType<typeof readStatementHeader>>>
    export type ReadStatementHeaderMutationBody = StatementHeaderRequest
    export type ReadStatementHeaderMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ReadStatementHeaderMutationVariables = {data: StatementHeaderRequest}

    /**
 * @summary The columns of a statement
 */
export const useReadStatementHeader = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readStatementHeader>>, TError,ReadStatementHeaderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof readStatementHeader>>,
        TError,
        ReadStatementHeaderMutationVariables,
        TContext
      > => {
      return useMutation(getReadStatementHeaderMutationOptions(options), queryClient);
    }
    /**
 * Compares the lines of a statement of the bank or the payment rail with the payments that the rail confirmed to us. A line belongs to the payment whose reference, key or withdrawal it names; each payment to one line. Only money that went out can be a payment: money that came in and names a payment is `returned`. Columns with the direction, the status and the currency count. The server finds them if `columns` does not name them. What can be read in two ways is refused with 422: `errors` has one entry per reading, whose `path` ends with the value to send (`date_order.day_first`, `money_out.negative`) and whose `message` says in words what that reading means. Payments of the days that no line names are `only_here`. The statement is CSV with a header, in UTF-8, at most 5,000,000 characters and 50,000 lines, about at most 92 days.
 * @summary Compare a statement with our payments
 */
export const reconcileStatement = (
    reconcileStatementRequest: ReconcileStatementRequest,
    headers?: ReconcileStatementHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ReconciliationRun>(
      {area: 'reconciliation', beyond: 'call', url: `/api/admin/system/reconciliation/runs`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: reconcileStatementRequest, signal
    },
      options);
    }




export const getReconcileStatementMutationKey = () => ['reconcileStatement'] as const;

export const getReconcileStatementMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | ApiError | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reconcileStatement>>, TError,ReconcileStatementMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reconcileStatement>>, TError,ReconcileStatementMutationVariables, TContext> => {

const mutationKey = getReconcileStatementMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reconcileStatement>>, ReconcileStatementMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  reconcileStatement(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReconcileStatementMutationResult = NonNullable<Awaited<ReturnType<typeof reconcileStatement>>>
    export type ReconcileStatementMutationBody = ReconcileStatementRequest
    export type ReconcileStatementMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | ApiError | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ReconcileStatementMutationVariables = {data: ReconcileStatementRequest;headers?: ReconcileStatementHeaders}

    /**
 * @summary Compare a statement with our payments
 */
export const useReconcileStatement = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | ApiError | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reconcileStatement>>, TError,ReconcileStatementMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reconcileStatement>>,
        TError,
        ReconcileStatementMutationVariables,
        TContext
      > => {
      return useMutation(getReconcileStatementMutationOptions(options), queryClient);
    }
    /**
 * Asks the payment rail which payments it has made since a day, and compares them with those that it confirmed to us. A payment is found by its key. At most 50,000 payments of 92 days.
 * @summary Compare the rail's list with our payments
 */
export const reconcileRail = (
    reconcileRailRequest: ReconcileRailRequest,
    headers?: ReconcileRailHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ReconciliationRun>(
      {area: 'reconciliation', beyond: 'call', url: `/api/admin/system/reconciliation/rail`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: reconcileRailRequest, signal
    },
      options);
    }




export const getReconcileRailMutationKey = () => ['reconcileRail'] as const;

export const getReconcileRailMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reconcileRail>>, TError,ReconcileRailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reconcileRail>>, TError,ReconcileRailMutationVariables, TContext> => {

const mutationKey = getReconcileRailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reconcileRail>>, ReconcileRailMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  reconcileRail(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReconcileRailMutationResult = NonNullable<Awaited<ReturnType<typeof reconcileRail>>>
    export type ReconcileRailMutationBody = ReconcileRailRequest
    export type ReconcileRailMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ReconcileRailMutationVariables = {data: ReconcileRailRequest;headers?: ReconcileRailHeaders}

    /**
 * @summary Compare the rail's list with our payments
 */
export const useReconcileRail = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reconcileRail>>, TError,ReconcileRailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reconcileRail>>,
        TError,
        ReconcileRailMutationVariables,
        TContext
      > => {
      return useMutation(getReconcileRailMutationOptions(options), queryClient);
    }
    /**
 * A field that is left out stays as it is. Only people may do this.
 * @summary Give a difference to somebody, or note its reason
 */
export const changeReconciliationDifference = (
    id: string,
    reconciliationDifferenceChange: ReconciliationDifferenceChange,
    headers?: ChangeReconciliationDifferenceHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ReconciliationDifference>(
      {area: 'reconciliation', beyond: 'call', url: `/api/admin/system/reconciliation/differences/${encodeURIComponent(String(id))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: reconciliationDifferenceChange, signal
    },
      options);
    }




export const getChangeReconciliationDifferenceMutationKey = () => ['changeReconciliationDifference'] as const;

export const getChangeReconciliationDifferenceMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeReconciliationDifference>>, TError,ChangeReconciliationDifferenceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeReconciliationDifference>>, TError,ChangeReconciliationDifferenceMutationVariables, TContext> => {

const mutationKey = getChangeReconciliationDifferenceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeReconciliationDifference>>, ChangeReconciliationDifferenceMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  changeReconciliationDifference(id,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeReconciliationDifferenceMutationResult = NonNullable<Awaited<ReturnType<typeof changeReconciliationDifference>>>
    export type ChangeReconciliationDifferenceMutationBody = ReconciliationDifferenceChange
    export type ChangeReconciliationDifferenceMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ChangeReconciliationDifferenceMutationVariables = {id: string;data: ReconciliationDifferenceChange;headers?: ChangeReconciliationDifferenceHeaders}

    /**
 * @summary Give a difference to somebody, or note its reason
 */
export const useChangeReconciliationDifference = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeReconciliationDifference>>, TError,ChangeReconciliationDifferenceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeReconciliationDifference>>,
        TError,
        ChangeReconciliationDifferenceMutationVariables,
        TContext
      > => {
      return useMutation(getChangeReconciliationDifferenceMutationOptions(options), queryClient);
    }
    /**
 * For good. Whoever sent in, approved, processed or retried the withdrawal cannot close it (`own_payment`); their accounts and service accounts count as one person. Only people may do this.
 * @summary Close a difference with its explanation
 */
export const closeReconciliationDifference = (
    id: string,
    reconciliationDifferenceClosing: ReconciliationDifferenceClosing,
    headers?: CloseReconciliationDifferenceHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ReconciliationDifference>(
      {area: 'reconciliation', beyond: 'call', url: `/api/admin/system/reconciliation/differences/${encodeURIComponent(String(id))}/close`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: reconciliationDifferenceClosing, signal
    },
      options);
    }




export const getCloseReconciliationDifferenceMutationKey = () => ['closeReconciliationDifference'] as const;

export const getCloseReconciliationDifferenceMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeReconciliationDifference>>, TError,CloseReconciliationDifferenceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof closeReconciliationDifference>>, TError,CloseReconciliationDifferenceMutationVariables, TContext> => {

const mutationKey = getCloseReconciliationDifferenceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof closeReconciliationDifference>>, CloseReconciliationDifferenceMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  closeReconciliationDifference(id,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CloseReconciliationDifferenceMutationResult = NonNullable<Awaited<ReturnType<typeof closeReconciliationDifference>>>
    export type CloseReconciliationDifferenceMutationBody = ReconciliationDifferenceClosing
    export type CloseReconciliationDifferenceMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type CloseReconciliationDifferenceMutationVariables = {id: string;data: ReconciliationDifferenceClosing;headers?: CloseReconciliationDifferenceHeaders}

    /**
 * @summary Close a difference with its explanation
 */
export const useCloseReconciliationDifference = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeReconciliationDifference>>, TError,CloseReconciliationDifferenceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof closeReconciliationDifference>>,
        TError,
        CloseReconciliationDifferenceMutationVariables,
        TContext
      > => {
      return useMutation(getCloseReconciliationDifferenceMutationOptions(options), queryClient);
    }
