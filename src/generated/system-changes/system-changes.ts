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
  BrowserErrorReport
} from '../model/browserErrorReport.ts';

import type {
  ContentTooLargeResponse
} from '../model/contentTooLargeResponse.ts';

import type {
  DatabaseRestoredResponse
} from '../model/databaseRestoredResponse.ts';

import type {
  ForbiddenResponse
} from '../model/forbiddenResponse.ts';

import type {
  InternalServerErrorResponse
} from '../model/internalServerErrorResponse.ts';

import type {
  PausePaymentsHeaders
} from '../model/pausePaymentsHeaders.ts';

import type {
  PausePaymentsRequest
} from '../model/pausePaymentsRequest.ts';

import type {
  PaymentsFoundResponse
} from '../model/paymentsFoundResponse.ts';

import type {
  ResumePaymentsHeaders
} from '../model/resumePaymentsHeaders.ts';

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
 * Adds the error to `last_errors` of the system's status. It needs no access token, because the sign-in page can fail too. 6 reports a minute are taken from each administrator, and 6 a minute from all callers without a session together. A report is at most 1,000 bytes long.
 * @summary Report an error of the portal in a browser
 */
export const reportBrowserError = (
    browserErrorReport: BrowserErrorReport,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {area: 'system', beyond: 'call', url: `/api/admin/system/browser-errors`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: browserErrorReport, signal
    },
      options);
    }




export const getReportBrowserErrorMutationKey = () => ['reportBrowserError'] as const;

export const getReportBrowserErrorMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportBrowserError>>, TError,ReportBrowserErrorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reportBrowserError>>, TError,ReportBrowserErrorMutationVariables, TContext> => {

const mutationKey = getReportBrowserErrorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reportBrowserError>>, ReportBrowserErrorMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  reportBrowserError(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReportBrowserErrorMutationResult = NonNullable<Awaited<ReturnType<typeof reportBrowserError>>>
    export type ReportBrowserErrorMutationBody = BrowserErrorReport
    export type ReportBrowserErrorMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ReportBrowserErrorMutationVariables = {data: BrowserErrorReport}

    /**
 * @summary Report an error of the portal in a browser
 */
export const useReportBrowserError = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportBrowserError>>, TError,ReportBrowserErrorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reportBrowserError>>,
        TError,
        ReportBrowserErrorMutationVariables,
        TContext
      > => {
      return useMutation(getReportBrowserErrorMutationOptions(options), queryClient);
    }
    /**
 * From its answer on, no process sends anything new to the payment rail: approved withdrawals stay approved, and `process` and `retry` are refused (409, `payments_paused`). Payments that were sent before are still asked about, and their answers taken. Pausing what is paused changes nothing.
 * @summary Pause payments
 */
export const pausePayments = (
    pausePaymentsRequest: PausePaymentsRequest,
    headers?: PausePaymentsHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PaymentsFoundResponse>(
      {area: 'system', beyond: 'call', url: `/api/admin/system/payments/pause`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: pausePaymentsRequest, signal
    },
      options);
    }




export const getPausePaymentsMutationKey = () => ['pausePayments'] as const;

export const getPausePaymentsMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pausePayments>>, TError,PausePaymentsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof pausePayments>>, TError,PausePaymentsMutationVariables, TContext> => {

const mutationKey = getPausePaymentsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof pausePayments>>, PausePaymentsMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  pausePayments(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PausePaymentsMutationResult = NonNullable<Awaited<ReturnType<typeof pausePayments>>>
    export type PausePaymentsMutationBody = PausePaymentsRequest
    export type PausePaymentsMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type PausePaymentsMutationVariables = {data: PausePaymentsRequest;headers?: PausePaymentsHeaders}

    /**
 * @summary Pause payments
 */
export const usePausePayments = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pausePayments>>, TError,PausePaymentsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof pausePayments>>,
        TError,
        PausePaymentsMutationVariables,
        TContext
      > => {
      return useMutation(getPausePaymentsMutationOptions(options), queryClient);
    }
    /**
 * Ends a pause. Withdrawals whose cooling-off ended meanwhile are sent at once. It changes nothing where payments are not paused. It is refused while payments are paused because the database was restored (409, `database_restored`).
 * @summary Resume payments
 */
export const resumePayments = (
    headers?: ResumePaymentsHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PaymentsFoundResponse>(
      {area: 'system', beyond: 'call', url: `/api/admin/system/payments/resume`, method: 'POST',
      headers, signal
    },
      options);
    }




export const getResumePaymentsMutationKey = () => ['resumePayments'] as const;

export const getResumePaymentsMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | DatabaseRestoredResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resumePayments>>, TError,ResumePaymentsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resumePayments>>, TError,ResumePaymentsMutationVariables, TContext> => {

const mutationKey = getResumePaymentsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resumePayments>>, ResumePaymentsMutationVariables> = (props) => {
          const {headers} = props ?? {};

          return  resumePayments(headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResumePaymentsMutationResult = NonNullable<Awaited<ReturnType<typeof resumePayments>>>

    export type ResumePaymentsMutationError = UnauthorizedResponse | ForbiddenResponse | DatabaseRestoredResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ResumePaymentsMutationVariables = {headers?: ResumePaymentsHeaders}

    /**
 * @summary Resume payments
 */
export const useResumePayments = <TError = UnauthorizedResponse | ForbiddenResponse | DatabaseRestoredResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resumePayments>>, TError,ResumePaymentsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resumePayments>>,
        TError,
        ResumePaymentsMutationVariables,
        TContext
      > => {
      return useMutation(getResumePaymentsMutationOptions(options), queryClient);
    }
