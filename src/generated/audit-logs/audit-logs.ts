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
  AuditBlocks
} from '../model/auditBlocks.ts';

import type {
  AuditEntry
} from '../model/auditEntry.ts';

import type {
  AuditPage
} from '../model/auditPage.ts';

import type {
  ExportAuditEntriesParams
} from '../model/exportAuditEntriesParams.ts';

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
  ListAuditBlocksParams
} from '../model/listAuditBlocksParams.ts';

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
      {area: 'audit-logs', beyond: 'call', answer: listAuditEntriesAnswer, url: `/api/admin/audit`, method: 'GET',
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
 * Every entry that matches every given filter, the newest first, as CSV (RFC 4180, UTF-8) with a header row. The columns are `id`, `at`, `actor_id`, `actor`, `is_service`, `action`, `subject_type`, `subject_id`, `result`, `address`, `request_id`, `before` and `after`, the last two as JSON. A text that a spreadsheet would take for a formula has an apostrophe before it. What identifies a player is masked without `players.pii`, and a text that was erased is null. An export that fails after the answer has begun is broken off, never ended as if it were whole. One person runs one export at a time; more are refused with 503 and `Retry-After`. Who exported how many entries is in the audit log itself.
 * @summary Download entries of the audit log as CSV
 */
export const exportAuditEntries = (
    params?: ExportAuditEntriesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<string>(
      {area: 'audit-logs', beyond: 'call', url: `/api/admin/audit/export`, method: 'GET',
        params, signal
    },
      options);
    }




export const getExportAuditEntriesQueryKey = (params?: ExportAuditEntriesParams,) => {
    return [
    'api','admin','audit','export', ...(params ? [params] : [])
    ] as const;
    }


export const getExportAuditEntriesQueryOptions = <TData = Awaited<ReturnType<typeof exportAuditEntries>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ExportsBusyResponse>(params?: ExportAuditEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportAuditEntries>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportAuditEntriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportAuditEntries>>> = ({ signal }) => exportAuditEntries(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportAuditEntries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportAuditEntriesQueryResult = NonNullable<Awaited<ReturnType<typeof exportAuditEntries>>>
export type ExportAuditEntriesQueryError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ExportsBusyResponse


export function useExportAuditEntries<TData = Awaited<ReturnType<typeof exportAuditEntries>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ExportsBusyResponse>(
 params: undefined |  ExportAuditEntriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportAuditEntries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportAuditEntries>>,
          TError,
          Awaited<ReturnType<typeof exportAuditEntries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportAuditEntries<TData = Awaited<ReturnType<typeof exportAuditEntries>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ExportsBusyResponse>(
 params?: ExportAuditEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportAuditEntries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportAuditEntries>>,
          TError,
          Awaited<ReturnType<typeof exportAuditEntries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportAuditEntries<TData = Awaited<ReturnType<typeof exportAuditEntries>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ExportsBusyResponse>(
 params?: ExportAuditEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportAuditEntries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download entries of the audit log as CSV
 */

export function useExportAuditEntries<TData = Awaited<ReturnType<typeof exportAuditEntries>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ExportsBusyResponse>(
 params?: ExportAuditEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportAuditEntries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportAuditEntriesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The blocks from a number on, ascending, with everything that their hashes are made of, so that anybody can compute these anew. The hash of an entry is the SHA-256 of `[id, time, actor_id, actor, action, subject_type, subject_id, before, after, address, request_id]` in UTF-8, as JSON with a space after each comma of this list; `time` is the Unix time in seconds with six decimals, as a text; `before` and `after` are texts too, as PostgreSQL prints `jsonb` (the shorter names first, names of one length in the order of their bytes, a space after each comma and colon), and each text in them is replaced by `{"hmac_sha256": hmac}` of the entry's `texts`. The hash of a block is the SHA-256 of the JSON without spaces `[id, sealed_at, previous_hash, row_ids, row_hashes]`, where `sealed_at` is such a time. `previous_hash` of the first block is 64 zeros. A block whose hash is in a copy of the file of exported heads proves its entries, and all before them.
 * @summary List the blocks that seal the audit log
 */
export const listAuditBlocks = (
    params?: ListAuditBlocksParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AuditBlocks>(
      {area: 'audit-logs', beyond: 'call', answer: listAuditBlocksAnswer, url: `/api/admin/audit/blocks`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListAuditBlocksQueryKey = (params?: ListAuditBlocksParams,) => {
    return [
    'api','admin','audit','blocks', ...(params ? [params] : [])
    ] as const;
    }


export const getListAuditBlocksQueryOptions = <TData = Awaited<ReturnType<typeof listAuditBlocks>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(params?: ListAuditBlocksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditBlocks>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAuditBlocksQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAuditBlocks>>> = ({ signal }) => listAuditBlocks(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAuditBlocks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAuditBlocksQueryResult = NonNullable<Awaited<ReturnType<typeof listAuditBlocks>>>
export type ListAuditBlocksQueryError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useListAuditBlocks<TData = Awaited<ReturnType<typeof listAuditBlocks>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params: undefined |  ListAuditBlocksParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditBlocks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAuditBlocks>>,
          TError,
          Awaited<ReturnType<typeof listAuditBlocks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuditBlocks<TData = Awaited<ReturnType<typeof listAuditBlocks>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListAuditBlocksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditBlocks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAuditBlocks>>,
          TError,
          Awaited<ReturnType<typeof listAuditBlocks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuditBlocks<TData = Awaited<ReturnType<typeof listAuditBlocks>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListAuditBlocksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditBlocks>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the blocks that seal the audit log
 */

export function useListAuditBlocks<TData = Awaited<ReturnType<typeof listAuditBlocks>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListAuditBlocksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditBlocks>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAuditBlocksQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * With the fields before and after, their texts, and the block that seals the entry. Reading an entry with unmasked personal data is audited, once an hour for each person and entry.
 * @summary One entry of the audit log
 */
export const getAuditEntry = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AuditEntry>(
      {area: 'audit-logs', beyond: 'call', answer: getAuditEntryAnswer, url: `/api/admin/audit/${encodeURIComponent(String(id))}`, method: 'GET', signal
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







const listAuditEntriesAnswer = [
  '0',
  '![1 entries;!?s next_cursor searched_until',
  '!i id;!s at action result subject_type;!?i actor_id subject_id request_id;!?s actor address;!b is_service;?x before after;[2 texts;b is_masked;?3 block',
  '!s field hmac;!?s key erased_at;!b is_masked',
  '!n id;!s sealed_at hash',
];

const listAuditBlocksAnswer = [
  '0',
  '!s database;![1 blocks',
  '!n id;![n row_ids;!s row_hashes previous_hash hash sealed_at',
];

const getAuditEntryAnswer = [
  '0',
  '!i id;!s at action result subject_type;!?i actor_id subject_id request_id;!?s actor address;!b is_service;?x before after;[1 texts;b is_masked;?2 block',
  '!s field hmac;!?s key erased_at;!b is_masked',
  '!n id;!s sealed_at hash',
];
