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
