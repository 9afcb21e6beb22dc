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
  ApiError
} from '../model/apiError.ts';

import type {
  BadRequestResponse
} from '../model/badRequestResponse.ts';

import type {
  ForbiddenResponse
} from '../model/forbiddenResponse.ts';

import type {
  ListReconciliationLinesParams
} from '../model/listReconciliationLinesParams.ts';

import type {
  NotFoundResponse
} from '../model/notFoundResponse.ts';

import type {
  ReconcileRailRequest
} from '../model/reconcileRailRequest.ts';

import type {
  ReconcileStatementRequest
} from '../model/reconcileStatementRequest.ts';

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
 * Reads the header and the first rows of a CSV file, so that its columns can be chosen. It keeps nothing. The beginning of the file is enough.
 * @summary The columns of a statement
 */
export const readStatementHeader = (
    statementHeaderRequest: StatementHeaderRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<StatementHeader>(
      {url: `/api/admin/system/reconciliation/header`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: statementHeaderRequest, signal
    },
      options);
    }




export const getReadStatementHeaderMutationKey = () => ['readStatementHeader'] as const;

export const getReadStatementHeaderMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
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
    export type ReadStatementHeaderMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse
    export type ReadStatementHeaderMutationVariables = {data: StatementHeaderRequest}

    /**
 * @summary The columns of a statement
 */
export const useReadStatementHeader = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
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
 * The newest 50, the newest first.
 * @summary Past comparisons
 */
export const listReconciliations = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ReconciliationRunList>(
      {url: `/api/admin/system/reconciliation/runs`, method: 'GET', signal
    },
      options);
    }




export const getListReconciliationsQueryKey = () => {
    return [
    'api','admin','system','reconciliation','runs'
    ] as const;
    }


export const getListReconciliationsQueryOptions = <TData = Awaited<ReturnType<typeof listReconciliations>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReconciliations>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReconciliationsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReconciliations>>> = ({ signal }) => listReconciliations(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReconciliations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReconciliationsQueryResult = NonNullable<Awaited<ReturnType<typeof listReconciliations>>>
export type ListReconciliationsQueryError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse


export function useListReconciliations<TData = Awaited<ReturnType<typeof listReconciliations>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReconciliations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReconciliations>>,
          TError,
          Awaited<ReturnType<typeof listReconciliations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReconciliations<TData = Awaited<ReturnType<typeof listReconciliations>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReconciliations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReconciliations>>,
          TError,
          Awaited<ReturnType<typeof listReconciliations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReconciliations<TData = Awaited<ReturnType<typeof listReconciliations>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReconciliations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Past comparisons
 */

export function useListReconciliations<TData = Awaited<ReturnType<typeof listReconciliations>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReconciliations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReconciliationsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Compares the lines of a statement of the bank or the payment rail with the payments that the rail confirmed to us. A line belongs to the payment whose reference, key or withdrawal it names; each payment to one line. Signs of amounts do not count. Payments of the days that no line names are `only_here`. The statement is CSV with a header, in UTF-8, at most 5,000,000 characters and 50,000 lines.
 * @summary Compare a statement with our payments
 */
export const reconcileStatement = (
    reconcileStatementRequest: ReconcileStatementRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ReconciliationRun>(
      {url: `/api/admin/system/reconciliation/runs`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: reconcileStatementRequest, signal
    },
      options);
    }




export const getReconcileStatementMutationKey = () => ['reconcileStatement'] as const;

export const getReconcileStatementMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reconcileStatement>>, TError,ReconcileStatementMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reconcileStatement>>, TError,ReconcileStatementMutationVariables, TContext> => {

const mutationKey = getReconcileStatementMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reconcileStatement>>, ReconcileStatementMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  reconcileStatement(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReconcileStatementMutationResult = NonNullable<Awaited<ReturnType<typeof reconcileStatement>>>
    export type ReconcileStatementMutationBody = ReconcileStatementRequest
    export type ReconcileStatementMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse
    export type ReconcileStatementMutationVariables = {data: ReconcileStatementRequest}

    /**
 * @summary Compare a statement with our payments
 */
export const useReconcileStatement = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
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
 * Asks the payment rail which payments it has made since a day, and compares them with those that it confirmed to us. A payment is found by its key. At most 50,000 payments.
 * @summary Compare the rail's list with our payments
 */
export const reconcileRail = (
    reconcileRailRequest: ReconcileRailRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ReconciliationRun>(
      {url: `/api/admin/system/reconciliation/rail`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: reconcileRailRequest, signal
    },
      options);
    }




export const getReconcileRailMutationKey = () => ['reconcileRail'] as const;

export const getReconcileRailMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ApiError | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reconcileRail>>, TError,ReconcileRailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reconcileRail>>, TError,ReconcileRailMutationVariables, TContext> => {

const mutationKey = getReconcileRailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reconcileRail>>, ReconcileRailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  reconcileRail(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReconcileRailMutationResult = NonNullable<Awaited<ReturnType<typeof reconcileRail>>>
    export type ReconcileRailMutationBody = ReconcileRailRequest
    export type ReconcileRailMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ApiError | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse
    export type ReconcileRailMutationVariables = {data: ReconcileRailRequest}

    /**
 * @summary Compare the rail's list with our payments
 */
export const useReconcileRail = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ApiError | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
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
 * Its days and figures.
 * @summary A comparison
 */
export const getReconciliation = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ReconciliationRun>(
      {url: `/api/admin/system/reconciliation/runs/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetReconciliationQueryKey = (id: string,) => {
    return [
    'api','admin','system','reconciliation','runs',id
    ] as const;
    }


export const getGetReconciliationQueryOptions = <TData = Awaited<ReturnType<typeof getReconciliation>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReconciliation>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReconciliationQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReconciliation>>> = ({ signal }) => getReconciliation(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReconciliation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReconciliationQueryResult = NonNullable<Awaited<ReturnType<typeof getReconciliation>>>
export type GetReconciliationQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse


export function useGetReconciliation<TData = Awaited<ReturnType<typeof getReconciliation>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReconciliation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReconciliation>>,
          TError,
          Awaited<ReturnType<typeof getReconciliation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReconciliation<TData = Awaited<ReturnType<typeof getReconciliation>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReconciliation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReconciliation>>,
          TError,
          Awaited<ReturnType<typeof getReconciliation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReconciliation<TData = Awaited<ReturnType<typeof getReconciliation>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReconciliation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A comparison
 */

export function useGetReconciliation<TData = Awaited<ReturnType<typeof getReconciliation>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
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
      {url: `/api/admin/system/reconciliation/runs/${encodeURIComponent(String(id))}/lines`, method: 'GET',
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


export const getListReconciliationLinesQueryOptions = <TData = Awaited<ReturnType<typeof listReconciliationLines>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(id: string,
    params?: ListReconciliationLinesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReconciliationLines>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReconciliationLinesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReconciliationLines>>> = ({ signal }) => listReconciliationLines(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReconciliationLines>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReconciliationLinesQueryResult = NonNullable<Awaited<ReturnType<typeof listReconciliationLines>>>
export type ListReconciliationLinesQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse


export function useListReconciliationLines<TData = Awaited<ReturnType<typeof listReconciliationLines>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
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
export function useListReconciliationLines<TData = Awaited<ReturnType<typeof listReconciliationLines>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
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
export function useListReconciliationLines<TData = Awaited<ReturnType<typeof listReconciliationLines>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 id: string,
    params?: ListReconciliationLinesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReconciliationLines>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The lines of a comparison
 */

export function useListReconciliationLines<TData = Awaited<ReturnType<typeof listReconciliationLines>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
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
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<string>(
      {url: `/api/admin/system/reconciliation/runs/${encodeURIComponent(String(id))}/export`, method: 'GET', signal
    },
      options);
    }




export const getExportReconciliationQueryKey = (id: string,) => {
    return [
    'api','admin','system','reconciliation','runs',id,'export'
    ] as const;
    }


export const getExportReconciliationQueryOptions = <TData = Awaited<ReturnType<typeof exportReconciliation>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportReconciliation>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportReconciliationQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportReconciliation>>> = ({ signal }) => exportReconciliation(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportReconciliation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportReconciliationQueryResult = NonNullable<Awaited<ReturnType<typeof exportReconciliation>>>
export type ExportReconciliationQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse


export function useExportReconciliation<TData = Awaited<ReturnType<typeof exportReconciliation>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportReconciliation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportReconciliation>>,
          TError,
          Awaited<ReturnType<typeof exportReconciliation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportReconciliation<TData = Awaited<ReturnType<typeof exportReconciliation>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportReconciliation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportReconciliation>>,
          TError,
          Awaited<ReturnType<typeof exportReconciliation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportReconciliation<TData = Awaited<ReturnType<typeof exportReconciliation>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportReconciliation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A comparison as CSV
 */

export function useExportReconciliation<TData = Awaited<ReturnType<typeof exportReconciliation>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportReconciliation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportReconciliationQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






