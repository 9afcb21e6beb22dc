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
  ExportTransactionsParams
} from '../model/exportTransactionsParams.ts';

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
  ListTransactionsParams
} from '../model/listTransactionsParams.ts';

import type {
  ServiceUnavailableResponse
} from '../model/serviceUnavailableResponse.ts';

import type {
  TooManyRequestsResponse
} from '../model/tooManyRequestsResponse.ts';

import type {
  TransactionPage
} from '../model/transactionPage.ts';

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
 * One page of the transactions that match every given filter, newest first. A page beyond the last is empty and still carries `totalPages`. Where a `search` would read very many transactions, it looks at the newest 20,000 that another filter leaves, and `searchedUntil` says how far back it has come.
 * @summary List transactions
 */
export const listTransactions = (
    params?: ListTransactionsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TransactionPage>(
      {area: 'transactions', beyond: ['type', 'game_id', 'player_id', 'date_from', 'date_to', 'time_zone', 'limit'], answer: listTransactionsAnswer, url: `/api/admin/transactions`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListTransactionsQueryKey = (params?: ListTransactionsParams,) => {
    return [
    'api','admin','transactions', ...(params ? [params] : [])
    ] as const;
    }


export const getListTransactionsQueryOptions = <TData = Awaited<ReturnType<typeof listTransactions>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(params?: ListTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTransactionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTransactions>>> = ({ signal }) => listTransactions(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTransactionsQueryResult = NonNullable<Awaited<ReturnType<typeof listTransactions>>>
export type ListTransactionsQueryError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useListTransactions<TData = Awaited<ReturnType<typeof listTransactions>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params: undefined |  ListTransactionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTransactions>>,
          TError,
          Awaited<ReturnType<typeof listTransactions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransactions<TData = Awaited<ReturnType<typeof listTransactions>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTransactions>>,
          TError,
          Awaited<ReturnType<typeof listTransactions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransactions<TData = Awaited<ReturnType<typeof listTransactions>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List transactions
 */

export function useListTransactions<TData = Awaited<ReturnType<typeof listTransactions>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTransactionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Every transaction that matches every given filter, newest first, as CSV (RFC 4180, UTF-8) with a header row. The columns are `transaction_id`, `transaction_type`, `player_email`, `game_name`, `amount`, `fee`, `status`, `created_at` and `notes`. A text that a spreadsheet would take for a formula has an apostrophe before it. All rows are as they were at one moment, the one at which the answer begins, whatever is changed while it is read. An export that fails after that, or is not taken within ten minutes, is broken off, never ended as if it were whole. Few run at once; more are refused with 503 and `Retry-After`. Who exported how many rows is in the audit log.
 * @summary Download transactions as CSV
 */
export const exportTransactions = (
    params?: ExportTransactionsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<string>(
      {area: 'transactions', beyond: 'call', url: `/api/admin/exports/transactions`, method: 'GET',
        params, signal
    },
      options);
    }




export const getExportTransactionsQueryKey = (params?: ExportTransactionsParams,) => {
    return [
    'api','admin','exports','transactions', ...(params ? [params] : [])
    ] as const;
    }


export const getExportTransactionsQueryOptions = <TData = Awaited<ReturnType<typeof exportTransactions>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ExportsBusyResponse>(params?: ExportTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportTransactions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportTransactionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportTransactions>>> = ({ signal }) => exportTransactions(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportTransactions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportTransactionsQueryResult = NonNullable<Awaited<ReturnType<typeof exportTransactions>>>
export type ExportTransactionsQueryError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ExportsBusyResponse


export function useExportTransactions<TData = Awaited<ReturnType<typeof exportTransactions>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ExportsBusyResponse>(
 params: undefined |  ExportTransactionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportTransactions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportTransactions>>,
          TError,
          Awaited<ReturnType<typeof exportTransactions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportTransactions<TData = Awaited<ReturnType<typeof exportTransactions>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ExportsBusyResponse>(
 params?: ExportTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportTransactions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportTransactions>>,
          TError,
          Awaited<ReturnType<typeof exportTransactions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportTransactions<TData = Awaited<ReturnType<typeof exportTransactions>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ExportsBusyResponse>(
 params?: ExportTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportTransactions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download transactions as CSV
 */

export function useExportTransactions<TData = Awaited<ReturnType<typeof exportTransactions>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ExportsBusyResponse>(
 params?: ExportTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportTransactions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportTransactionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







const listTransactionsAnswer = [
  '0',
  '![1 transactions;!n totalPages;n page total;b totalCapped;s searchedUntil',
  '!i id transaction_id;!s transaction_type status created_at;!?s player_email game_name;!u amount;?i player_id game_id item_id;s player_state;?s item_name notes status_changed_by updated_at;?u fee',
];
