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
  ExportReconciliationParams
} from '../model/exportReconciliationParams.ts';

import type {
  ForbiddenResponse
} from '../model/forbiddenResponse.ts';

import type {
  InternalServerErrorResponse
} from '../model/internalServerErrorResponse.ts';

import type {
  ListReconciliationDifferencesParams
} from '../model/listReconciliationDifferencesParams.ts';

import type {
  ListReconciliationLinesParams
} from '../model/listReconciliationLinesParams.ts';

import type {
  NotFoundResponse
} from '../model/notFoundResponse.ts';

import type {
  ReconciliationDifferencePage
} from '../model/reconciliationDifferencePage.ts';

import type {
  ReconciliationLinePage
} from '../model/reconciliationLinePage.ts';

import type {
  ReconciliationRun
} from '../model/reconciliationRun.ts';

import type {
  ReconciliationRunList
} from '../model/reconciliationRunList.ts';

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
 * The newest 50, the newest first.
 * @summary Past comparisons
 */
export const listReconciliations = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ReconciliationRunList>(
      {area: 'reconciliation', beyond: 'call', answer: listReconciliationsAnswer, url: `/api/admin/system/reconciliation/runs`, method: 'GET', signal
    },
      options);
    }




export const getListReconciliationsQueryKey = () => {
    return [
    'api','admin','system','reconciliation','runs'
    ] as const;
    }


export const getListReconciliationsQueryOptions = <TData = Awaited<ReturnType<typeof listReconciliations>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReconciliations>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReconciliationsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReconciliations>>> = ({ signal }) => listReconciliations(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReconciliations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReconciliationsQueryResult = NonNullable<Awaited<ReturnType<typeof listReconciliations>>>
export type ListReconciliationsQueryError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useListReconciliations<TData = Awaited<ReturnType<typeof listReconciliations>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReconciliations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReconciliations>>,
          TError,
          Awaited<ReturnType<typeof listReconciliations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReconciliations<TData = Awaited<ReturnType<typeof listReconciliations>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReconciliations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReconciliations>>,
          TError,
          Awaited<ReturnType<typeof listReconciliations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReconciliations<TData = Awaited<ReturnType<typeof listReconciliations>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReconciliations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Past comparisons
 */

export function useListReconciliations<TData = Awaited<ReturnType<typeof listReconciliations>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReconciliations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReconciliationsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Each stays open until somebody has explained it. One that is open for a day raises an alert.
 * @summary Differences that the daily comparison and statements of the bank found
 */
export const listReconciliationDifferences = (
    params?: ListReconciliationDifferencesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ReconciliationDifferencePage>(
      {area: 'reconciliation', beyond: 'call', answer: listReconciliationDifferencesAnswer, url: `/api/admin/system/reconciliation/differences`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListReconciliationDifferencesQueryKey = (params?: ListReconciliationDifferencesParams,) => {
    return [
    'api','admin','system','reconciliation','differences', ...(params ? [params] : [])
    ] as const;
    }


export const getListReconciliationDifferencesQueryOptions = <TData = Awaited<ReturnType<typeof listReconciliationDifferences>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(params?: ListReconciliationDifferencesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReconciliationDifferences>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReconciliationDifferencesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReconciliationDifferences>>> = ({ signal }) => listReconciliationDifferences(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReconciliationDifferences>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReconciliationDifferencesQueryResult = NonNullable<Awaited<ReturnType<typeof listReconciliationDifferences>>>
export type ListReconciliationDifferencesQueryError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useListReconciliationDifferences<TData = Awaited<ReturnType<typeof listReconciliationDifferences>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params: undefined |  ListReconciliationDifferencesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReconciliationDifferences>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReconciliationDifferences>>,
          TError,
          Awaited<ReturnType<typeof listReconciliationDifferences>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReconciliationDifferences<TData = Awaited<ReturnType<typeof listReconciliationDifferences>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListReconciliationDifferencesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReconciliationDifferences>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReconciliationDifferences>>,
          TError,
          Awaited<ReturnType<typeof listReconciliationDifferences>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReconciliationDifferences<TData = Awaited<ReturnType<typeof listReconciliationDifferences>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListReconciliationDifferencesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReconciliationDifferences>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Differences that the daily comparison and statements of the bank found
 */

export function useListReconciliationDifferences<TData = Awaited<ReturnType<typeof listReconciliationDifferences>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListReconciliationDifferencesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReconciliationDifferences>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReconciliationDifferencesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Its days and figures.
 * @summary A comparison
 */
export const getReconciliation = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ReconciliationRun>(
      {area: 'reconciliation', beyond: 'call', answer: getReconciliationAnswer, url: `/api/admin/system/reconciliation/runs/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetReconciliationQueryKey = (id: string,) => {
    return [
    'api','admin','system','reconciliation','runs',id
    ] as const;
    }


export const getGetReconciliationQueryOptions = <TData = Awaited<ReturnType<typeof getReconciliation>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReconciliation>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReconciliationQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReconciliation>>> = ({ signal }) => getReconciliation(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReconciliation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReconciliationQueryResult = NonNullable<Awaited<ReturnType<typeof getReconciliation>>>
export type GetReconciliationQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useGetReconciliation<TData = Awaited<ReturnType<typeof getReconciliation>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReconciliation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReconciliation>>,
          TError,
          Awaited<ReturnType<typeof getReconciliation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReconciliation<TData = Awaited<ReturnType<typeof getReconciliation>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReconciliation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReconciliation>>,
          TError,
          Awaited<ReturnType<typeof getReconciliation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReconciliation<TData = Awaited<ReturnType<typeof getReconciliation>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReconciliation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A comparison
 */

export function useGetReconciliation<TData = Awaited<ReturnType<typeof getReconciliation>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReconciliation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReconciliationQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * In the order of the file, then the payments that are only here.
 * @summary The lines of a comparison
 */
export const listReconciliationLines = (
    id: string,
    params?: ListReconciliationLinesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ReconciliationLinePage>(
      {area: 'reconciliation', beyond: 'call', answer: listReconciliationLinesAnswer, url: `/api/admin/system/reconciliation/runs/${encodeURIComponent(String(id))}/lines`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListReconciliationLinesQueryKey = (id: string,
    params?: ListReconciliationLinesParams,) => {
    return [
    'api','admin','system','reconciliation','runs',id,'lines', ...(params ? [params] : [])
    ] as const;
    }


export const getListReconciliationLinesQueryOptions = <TData = Awaited<ReturnType<typeof listReconciliationLines>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(id: string,
    params?: ListReconciliationLinesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReconciliationLines>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReconciliationLinesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReconciliationLines>>> = ({ signal }) => listReconciliationLines(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReconciliationLines>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReconciliationLinesQueryResult = NonNullable<Awaited<ReturnType<typeof listReconciliationLines>>>
export type ListReconciliationLinesQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useListReconciliationLines<TData = Awaited<ReturnType<typeof listReconciliationLines>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params: undefined |  ListReconciliationLinesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReconciliationLines>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReconciliationLines>>,
          TError,
          Awaited<ReturnType<typeof listReconciliationLines>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReconciliationLines<TData = Awaited<ReturnType<typeof listReconciliationLines>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params?: ListReconciliationLinesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReconciliationLines>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReconciliationLines>>,
          TError,
          Awaited<ReturnType<typeof listReconciliationLines>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReconciliationLines<TData = Awaited<ReturnType<typeof listReconciliationLines>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params?: ListReconciliationLinesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReconciliationLines>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The lines of a comparison
 */

export function useListReconciliationLines<TData = Awaited<ReturnType<typeof listReconciliationLines>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params?: ListReconciliationLinesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReconciliationLines>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReconciliationLinesQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Every line of the comparison, in the same order. It is audited.
 * @summary A comparison as CSV
 */
export const exportReconciliation = (
    id: string,
    params?: ExportReconciliationParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<string>(
      {area: 'reconciliation', beyond: 'call', url: `/api/admin/system/reconciliation/runs/${encodeURIComponent(String(id))}/export`, method: 'GET',
        params, signal
    },
      options);
    }




export const getExportReconciliationQueryKey = (id: string,
    params?: ExportReconciliationParams,) => {
    return [
    'api','admin','system','reconciliation','runs',id,'export', ...(params ? [params] : [])
    ] as const;
    }


export const getExportReconciliationQueryOptions = <TData = Awaited<ReturnType<typeof exportReconciliation>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(id: string,
    params?: ExportReconciliationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportReconciliation>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportReconciliationQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportReconciliation>>> = ({ signal }) => exportReconciliation(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportReconciliation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportReconciliationQueryResult = NonNullable<Awaited<ReturnType<typeof exportReconciliation>>>
export type ExportReconciliationQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useExportReconciliation<TData = Awaited<ReturnType<typeof exportReconciliation>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params: undefined |  ExportReconciliationParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportReconciliation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportReconciliation>>,
          TError,
          Awaited<ReturnType<typeof exportReconciliation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportReconciliation<TData = Awaited<ReturnType<typeof exportReconciliation>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params?: ExportReconciliationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportReconciliation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportReconciliation>>,
          TError,
          Awaited<ReturnType<typeof exportReconciliation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportReconciliation<TData = Awaited<ReturnType<typeof exportReconciliation>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params?: ExportReconciliationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportReconciliation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A comparison as CSV
 */

export function useExportReconciliation<TData = Awaited<ReturnType<typeof exportReconciliation>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params?: ExportReconciliationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportReconciliation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportReconciliationQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







const listReconciliationsAnswer = [
  '0',
  '![1 runs;?2 daily',
  '!i id;!s created_at created_by file_name date_from date_to;s source;!n matched other_amount only_there only_here;n unreadable returned other_currency not_booked',
  '!n hour;!?s last_day failure failing_since',
];

const listReconciliationDifferencesAnswer = [
  '0',
  '![1 differences;![s owners;!?s next_cursor',
  '!i id run_id;!s day found_at result;!?i withdrawal_id;!?s reference note owner reason closed_by explanation closed_at;!?u their_amount our_amount;s version;!b is_own_payment;?i statement_id statement_line_id',
];

const getReconciliationAnswer = [
  '0',
  '!i id;!s created_at created_by file_name date_from date_to;s source;!n matched other_amount only_there only_here;n unreadable returned other_currency not_booked',
];

const listReconciliationLinesAnswer = [
  '0',
  '![1 lines;!?s next_cursor',
  '!s result;!?i withdrawal_id;!?n line;!?s reference note paid_at;!?u their_amount our_amount',
];
