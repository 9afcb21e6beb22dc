/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  ExportWithdrawalsParams
} from '../model/exportWithdrawalsParams.ts';

import type {
  ExportsBusyResponse
} from '../model/exportsBusyResponse.ts';

import type {
  ForbiddenResponse
} from '../model/forbiddenResponse.ts';

import type {
  InternalServerErrorResponse
} from '../model/internalServerErrorResponse.ts';

import type {
  ListWithdrawalSignalsParams
} from '../model/listWithdrawalSignalsParams.ts';

import type {
  ReasonCodeList
} from '../model/reasonCodeList.ts';

import type {
  ReviewQueue
} from '../model/reviewQueue.ts';

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
  WithdrawalSignalsList
} from '../model/withdrawalSignalsList.ts';

import type {
  WithdrawalSummary
} from '../model/withdrawalSummary.ts';

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
 * Every withdrawal that matches every given filter, newest first, as CSV (RFC 4180, UTF-8) with a header row. The columns are `withdrawal_id`, `status`, `requested_amount`, `processing_fee`, `net_payout_amount`, `player_email`, `player_id`, `company_name`, `contact_email`, `contact_phone`, `bank_name`, `account_last4`, `routing_last4`, `account_type`, `game_name`, `game_id`, `developer`, `created_at`, `processed_at`, `rejection_reason`, `notes`, `attempt`, `returned_at` and `return_reference`. A text that a spreadsheet would take for a formula has an apostrophe before it. All rows are as they were at one moment, the one at which the answer begins, whatever is changed while it is read. An export that fails after that, or is not taken within ten minutes, is broken off, never ended as if it were whole. Few run at once, those of transactions included; more are refused with 503 and `Retry-After`. Who exported how many rows is in the audit log.
 * @summary Download withdrawals as CSV
 */
export const exportWithdrawals = (
    params?: ExportWithdrawalsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<string>(
      {area: 'withdrawals', beyond: 'call', url: `/api/admin/exports/withdrawals`, method: 'GET',
        params, signal
    },
      options);
    }




export const getExportWithdrawalsQueryKey = (params?: ExportWithdrawalsParams,) => {
    return [
    'api','admin','exports','withdrawals', ...(params ? [params] : [])
    ] as const;
    }


export const getExportWithdrawalsQueryOptions = <TData = Awaited<ReturnType<typeof exportWithdrawals>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ExportsBusyResponse>(params?: ExportWithdrawalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportWithdrawals>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportWithdrawalsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportWithdrawals>>> = ({ signal }) => exportWithdrawals(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportWithdrawals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportWithdrawalsQueryResult = NonNullable<Awaited<ReturnType<typeof exportWithdrawals>>>
export type ExportWithdrawalsQueryError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ExportsBusyResponse


export function useExportWithdrawals<TData = Awaited<ReturnType<typeof exportWithdrawals>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ExportsBusyResponse>(
 params: undefined |  ExportWithdrawalsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportWithdrawals>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportWithdrawals>>,
          TError,
          Awaited<ReturnType<typeof exportWithdrawals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportWithdrawals<TData = Awaited<ReturnType<typeof exportWithdrawals>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ExportsBusyResponse>(
 params?: ExportWithdrawalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportWithdrawals>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportWithdrawals>>,
          TError,
          Awaited<ReturnType<typeof exportWithdrawals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportWithdrawals<TData = Awaited<ReturnType<typeof exportWithdrawals>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ExportsBusyResponse>(
 params?: ExportWithdrawalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportWithdrawals>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download withdrawals as CSV
 */

export function useExportWithdrawals<TData = Awaited<ReturnType<typeof exportWithdrawals>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ExportsBusyResponse>(
 params?: ExportWithdrawalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportWithdrawals>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportWithdrawalsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Figures over all withdrawals, whatever the list is filtered by.
 * @summary Figures over all withdrawals
 */
export const getWithdrawalSummary = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WithdrawalSummary>(
      {answer: getWithdrawalSummaryAnswer, url: `/admin/withdrawal/withdrawals/summary`, method: 'GET', signal
    },
      options);
    }




export const getGetWithdrawalSummaryQueryKey = () => {
    return [
    'admin','withdrawal','withdrawals','summary'
    ] as const;
    }


export const getGetWithdrawalSummaryQueryOptions = <TData = Awaited<ReturnType<typeof getWithdrawalSummary>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalSummary>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWithdrawalSummaryQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWithdrawalSummary>>> = ({ signal }) => getWithdrawalSummary(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalSummary>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWithdrawalSummaryQueryResult = NonNullable<Awaited<ReturnType<typeof getWithdrawalSummary>>>
export type GetWithdrawalSummaryQueryError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useGetWithdrawalSummary<TData = Awaited<ReturnType<typeof getWithdrawalSummary>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalSummary>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWithdrawalSummary>>,
          TError,
          Awaited<ReturnType<typeof getWithdrawalSummary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWithdrawalSummary<TData = Awaited<ReturnType<typeof getWithdrawalSummary>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalSummary>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWithdrawalSummary>>,
          TError,
          Awaited<ReturnType<typeof getWithdrawalSummary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWithdrawalSummary<TData = Awaited<ReturnType<typeof getWithdrawalSummary>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalSummary>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Figures over all withdrawals
 */

export function useGetWithdrawalSummary<TData = Awaited<ReturnType<typeof getWithdrawalSummary>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalSummary>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWithdrawalSummaryQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Signals of the given withdrawals: of one that awaits review as they are now, of one that was decided as they were at that moment, whatever happened since. Ids that do not exist are left out.
 * @summary What helps to decide withdrawals
 */
export const listWithdrawalSignals = (
    params: ListWithdrawalSignalsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WithdrawalSignalsList>(
      {area: 'withdrawals', beyond: 'call', answer: listWithdrawalSignalsAnswer, url: `/admin/withdrawal/signals`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListWithdrawalSignalsQueryKey = (params?: ListWithdrawalSignalsParams,) => {
    return [
    'admin','withdrawal','signals', ...(params ? [params] : [])
    ] as const;
    }


export const getListWithdrawalSignalsQueryOptions = <TData = Awaited<ReturnType<typeof listWithdrawalSignals>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(params: ListWithdrawalSignalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawalSignals>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWithdrawalSignalsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWithdrawalSignals>>> = ({ signal }) => listWithdrawalSignals(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWithdrawalSignals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWithdrawalSignalsQueryResult = NonNullable<Awaited<ReturnType<typeof listWithdrawalSignals>>>
export type ListWithdrawalSignalsQueryError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useListWithdrawalSignals<TData = Awaited<ReturnType<typeof listWithdrawalSignals>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params: ListWithdrawalSignalsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawalSignals>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWithdrawalSignals>>,
          TError,
          Awaited<ReturnType<typeof listWithdrawalSignals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWithdrawalSignals<TData = Awaited<ReturnType<typeof listWithdrawalSignals>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params: ListWithdrawalSignalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawalSignals>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWithdrawalSignals>>,
          TError,
          Awaited<ReturnType<typeof listWithdrawalSignals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWithdrawalSignals<TData = Awaited<ReturnType<typeof listWithdrawalSignals>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params: ListWithdrawalSignalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawalSignals>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What helps to decide withdrawals
 */

export function useListWithdrawalSignals<TData = Awaited<ReturnType<typeof listWithdrawalSignals>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params: ListWithdrawalSignalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawalSignals>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWithdrawalSignalsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * How many withdrawals await review, since when the oldest does, and the claims in force.
 * @summary What awaits review, and who looks at what
 */
export const getReviewQueue = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ReviewQueue>(
      {area: 'withdrawals', beyond: 'call', answer: getReviewQueueAnswer, url: `/admin/withdrawal/review-queue`, method: 'GET', signal
    },
      options);
    }




export const getGetReviewQueueQueryKey = () => {
    return [
    'admin','withdrawal','review-queue'
    ] as const;
    }


export const getGetReviewQueueQueryOptions = <TData = Awaited<ReturnType<typeof getReviewQueue>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReviewQueue>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReviewQueueQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReviewQueue>>> = ({ signal }) => getReviewQueue(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReviewQueue>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReviewQueueQueryResult = NonNullable<Awaited<ReturnType<typeof getReviewQueue>>>
export type GetReviewQueueQueryError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useGetReviewQueue<TData = Awaited<ReturnType<typeof getReviewQueue>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReviewQueue>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReviewQueue>>,
          TError,
          Awaited<ReturnType<typeof getReviewQueue>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReviewQueue<TData = Awaited<ReturnType<typeof getReviewQueue>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReviewQueue>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReviewQueue>>,
          TError,
          Awaited<ReturnType<typeof getReviewQueue>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReviewQueue<TData = Awaited<ReturnType<typeof getReviewQueue>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReviewQueue>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What awaits review, and who looks at what
 */

export function useGetReviewQueue<TData = Awaited<ReturnType<typeof getReviewQueue>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReviewQueue>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReviewQueueQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The reasons by which rejections, returns, skips and snoozes are counted, retired ones included, in the order of their labels. A code stands beside the reason in words, never in its place.
 * @summary The reason codes
 */
export const listReasonCodes = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ReasonCodeList>(
      {area: 'withdrawals', beyond: 'call', answer: listReasonCodesAnswer, url: `/admin/withdrawal/reason-codes`, method: 'GET', signal
    },
      options);
    }




export const getListReasonCodesQueryKey = () => {
    return [
    'admin','withdrawal','reason-codes'
    ] as const;
    }


export const getListReasonCodesQueryOptions = <TData = Awaited<ReturnType<typeof listReasonCodes>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReasonCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReasonCodesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReasonCodes>>> = ({ signal }) => listReasonCodes(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReasonCodes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReasonCodesQueryResult = NonNullable<Awaited<ReturnType<typeof listReasonCodes>>>
export type ListReasonCodesQueryError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useListReasonCodes<TData = Awaited<ReturnType<typeof listReasonCodes>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReasonCodes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReasonCodes>>,
          TError,
          Awaited<ReturnType<typeof listReasonCodes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReasonCodes<TData = Awaited<ReturnType<typeof listReasonCodes>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReasonCodes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReasonCodes>>,
          TError,
          Awaited<ReturnType<typeof listReasonCodes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReasonCodes<TData = Awaited<ReturnType<typeof listReasonCodes>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReasonCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The reason codes
 */

export function useListReasonCodes<TData = Awaited<ReturnType<typeof listReasonCodes>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReasonCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReasonCodesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







const getWithdrawalSummaryAnswer = [
  '0',
  '!n totalPending processingToday completedThisMonth;n awaitingSecond;!f failureRate',
];

const listWithdrawalSignalsAnswer = [
  '0',
  '![1 withdrawals',
  '!i withdrawal_id;!s as_of;!b decided;![2 signals',
  '!s kind level sentence;!?s evidence;![i player_ids',
];

const getReviewQueueAnswer = [
  '0',
  '!n waiting lease_seconds;n awaiting_second;!?s oldest_at;!f target_hours;![1 claims;[2 snoozes;[s put_last',
  '!i withdrawal_id;!s username until;!b is_own',
  '!i withdrawal_id;!s username reason until',
];

const listReasonCodesAnswer = [
  '0',
  '![1 reason_codes',
  '!s code label;![s uses;!b is_retired;s version',
];
