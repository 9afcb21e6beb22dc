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
  AuditEntry
} from '../model/auditEntry.ts';

import type {
  AuditPage
} from '../model/auditPage.ts';

import type {
  ForbiddenResponse
} from '../model/forbiddenResponse.ts';

import type {
  InternalServerErrorResponse
} from '../model/internalServerErrorResponse.ts';

import type {
  ListAuditEntriesParams
} from '../model/listAuditEntriesParams.ts';

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
 * The entries that match every given filter, the newest first. One filter alone, with or without days, is always answered in full. Several filters together are looked for among at most 20,000 entries at a time: where that does not fill the page, `searched_until` says how far back the page has come, and `next_cursor` continues from there. A narrower filter is faster.
 * @summary List the audit log
 */
export const listAuditEntries = (
    params?: ListAuditEntriesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AuditPage>(
      {url: `/api/admin/audit`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListAuditEntriesQueryKey = (params?: ListAuditEntriesParams,) => {
    return [
    'api','admin','audit', ...(params ? [params] : [])
    ] as const;
    }


export const getListAuditEntriesQueryOptions = <TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(params?: ListAuditEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAuditEntriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAuditEntries>>> = ({ signal }) => listAuditEntries(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAuditEntriesQueryResult = NonNullable<Awaited<ReturnType<typeof listAuditEntries>>>
export type ListAuditEntriesQueryError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useListAuditEntries<TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params: undefined |  ListAuditEntriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAuditEntries>>,
          TError,
          Awaited<ReturnType<typeof listAuditEntries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuditEntries<TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListAuditEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAuditEntries>>,
          TError,
          Awaited<ReturnType<typeof listAuditEntries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuditEntries<TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListAuditEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the audit log
 */

export function useListAuditEntries<TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListAuditEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAuditEntriesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * With the fields before and after, and the block that seals the entry.
 * @summary One entry of the audit log
 */
export const getAuditEntry = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AuditEntry>(
      {url: `/api/admin/audit/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetAuditEntryQueryKey = (id: string,) => {
    return [
    'api','admin','audit',id
    ] as const;
    }


export const getGetAuditEntryQueryOptions = <TData = Awaited<ReturnType<typeof getAuditEntry>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuditEntry>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAuditEntryQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAuditEntry>>> = ({ signal }) => getAuditEntry(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAuditEntry>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAuditEntryQueryResult = NonNullable<Awaited<ReturnType<typeof getAuditEntry>>>
export type GetAuditEntryQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useGetAuditEntry<TData = Awaited<ReturnType<typeof getAuditEntry>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuditEntry>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAuditEntry>>,
          TError,
          Awaited<ReturnType<typeof getAuditEntry>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAuditEntry<TData = Awaited<ReturnType<typeof getAuditEntry>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuditEntry>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAuditEntry>>,
          TError,
          Awaited<ReturnType<typeof getAuditEntry>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAuditEntry<TData = Awaited<ReturnType<typeof getAuditEntry>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuditEntry>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One entry of the audit log
 */

export function useGetAuditEntry<TData = Awaited<ReturnType<typeof getAuditEntry>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuditEntry>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAuditEntryQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






