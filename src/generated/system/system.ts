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
  BadRequestResponse
} from '../model/badRequestResponse.ts';

import type {
  BrowserErrorReport
} from '../model/browserErrorReport.ts';

import type {
  ForbiddenResponse
} from '../model/forbiddenResponse.ts';

import type {
  PausePaymentsRequest
} from '../model/pausePaymentsRequest.ts';

import type {
  PaymentsFoundResponse
} from '../model/paymentsFoundResponse.ts';

import type {
  ServiceUnavailableResponse
} from '../model/serviceUnavailableResponse.ts';

import type {
  SystemStatus
} from '../model/systemStatus.ts';

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
 * It answers while parts of the platform are down and says which; 503 is left for when it cannot even do that.
 * @summary How the platform is doing
 */
export const getSystemStatus = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SystemStatus>(
      {url: `/api/admin/system/status`, method: 'GET', signal
    },
      options);
    }




export const getGetSystemStatusQueryKey = () => {
    return [
    'api','admin','system','status'
    ] as const;
    }


export const getGetSystemStatusQueryOptions = <TData = Awaited<ReturnType<typeof getSystemStatus>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSystemStatus>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSystemStatusQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSystemStatus>>> = ({ signal }) => getSystemStatus(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSystemStatus>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSystemStatusQueryResult = NonNullable<Awaited<ReturnType<typeof getSystemStatus>>>
export type GetSystemStatusQueryError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse


export function useGetSystemStatus<TData = Awaited<ReturnType<typeof getSystemStatus>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSystemStatus>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSystemStatus>>,
          TError,
          Awaited<ReturnType<typeof getSystemStatus>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSystemStatus<TData = Awaited<ReturnType<typeof getSystemStatus>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSystemStatus>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSystemStatus>>,
          TError,
          Awaited<ReturnType<typeof getSystemStatus>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSystemStatus<TData = Awaited<ReturnType<typeof getSystemStatus>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSystemStatus>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How the platform is doing
 */

export function useGetSystemStatus<TData = Awaited<ReturnType<typeof getSystemStatus>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSystemStatus>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSystemStatusQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Adds the error to `last_errors` of the system's status. It needs no access token, because the sign-in page can fail too. 6 reports a minute are taken from each administrator, and 6 a minute from all callers without a session together. A report is at most 1,000 bytes long.
 * @summary Report an error of the portal in a browser
 */
export const reportBrowserError = (
    browserErrorReport: BrowserErrorReport,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/admin/system/browser-errors`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: browserErrorReport, signal
    },
      options);
    }




export const getReportBrowserErrorMutationKey = () => ['reportBrowserError'] as const;

export const getReportBrowserErrorMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
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
    export type ReportBrowserErrorMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse
    export type ReportBrowserErrorMutationVariables = {data: BrowserErrorReport}

    /**
 * @summary Report an error of the portal in a browser
 */
export const useReportBrowserError = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
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
 * The payment rail, what waits to be sent or for an answer, the payments that have no answer by name, and the processes that pay. It says nothing about the books.
 * @summary How paying withdrawals is doing
 */
export const getPayments = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PaymentsFoundResponse>(
      {url: `/api/admin/system/payments`, method: 'GET', signal
    },
      options);
    }




export const getGetPaymentsQueryKey = () => {
    return [
    'api','admin','system','payments'
    ] as const;
    }


export const getGetPaymentsQueryOptions = <TData = Awaited<ReturnType<typeof getPayments>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayments>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPaymentsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPayments>>> = ({ signal }) => getPayments(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPayments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPaymentsQueryResult = NonNullable<Awaited<ReturnType<typeof getPayments>>>
export type GetPaymentsQueryError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse


export function useGetPayments<TData = Awaited<ReturnType<typeof getPayments>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPayments>>,
          TError,
          Awaited<ReturnType<typeof getPayments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayments<TData = Awaited<ReturnType<typeof getPayments>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPayments>>,
          TError,
          Awaited<ReturnType<typeof getPayments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayments<TData = Awaited<ReturnType<typeof getPayments>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayments>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How paying withdrawals is doing
 */

export function useGetPayments<TData = Awaited<ReturnType<typeof getPayments>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayments>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPaymentsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * From its answer on, no process sends anything new to the payment rail: approved withdrawals stay approved, and `process` and `retry` are refused (409, `payments_paused`). Payments that were sent before are still asked about, and their answers taken. Pausing what is paused changes nothing.
 * @summary Pause payments
 */
export const pausePayments = (
    pausePaymentsRequest: PausePaymentsRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PaymentsFoundResponse>(
      {url: `/api/admin/system/payments/pause`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: pausePaymentsRequest, signal
    },
      options);
    }




export const getPausePaymentsMutationKey = () => ['pausePayments'] as const;

export const getPausePaymentsMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pausePayments>>, TError,PausePaymentsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof pausePayments>>, TError,PausePaymentsMutationVariables, TContext> => {

const mutationKey = getPausePaymentsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof pausePayments>>, PausePaymentsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  pausePayments(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PausePaymentsMutationResult = NonNullable<Awaited<ReturnType<typeof pausePayments>>>
    export type PausePaymentsMutationBody = PausePaymentsRequest
    export type PausePaymentsMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse
    export type PausePaymentsMutationVariables = {data: PausePaymentsRequest}

    /**
 * @summary Pause payments
 */
export const usePausePayments = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
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
 * Ends a pause. Withdrawals whose cooling-off ended meanwhile are sent at once. It changes nothing where payments are not paused.
 * @summary Go on with payments
 */
export const resumePayments = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PaymentsFoundResponse>(
      {url: `/api/admin/system/payments/resume`, method: 'POST', signal
    },
      options);
    }




export const getResumePaymentsMutationKey = () => ['resumePayments'] as const;

export const getResumePaymentsMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resumePayments>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resumePayments>>, TError,void, TContext> => {

const mutationKey = getResumePaymentsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resumePayments>>, void> = () => {


          return  resumePayments(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResumePaymentsMutationResult = NonNullable<Awaited<ReturnType<typeof resumePayments>>>

    export type ResumePaymentsMutationError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse


    /**
 * @summary Go on with payments
 */
export const useResumePayments = <TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resumePayments>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resumePayments>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getResumePaymentsMutationOptions(options), queryClient);
    }
