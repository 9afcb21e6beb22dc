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
  ForbiddenResponse
} from '../model/forbiddenResponse.ts';

import type {
  InternalServerErrorResponse
} from '../model/internalServerErrorResponse.ts';

import type {
  ListStatementLinesParams
} from '../model/listStatementLinesParams.ts';

import type {
  ListStatementsParams
} from '../model/listStatementsParams.ts';

import type {
  NotFoundResponse
} from '../model/notFoundResponse.ts';

import type {
  ServiceUnavailableResponse
} from '../model/serviceUnavailableResponse.ts';

import type {
  Statement
} from '../model/statement.ts';

import type {
  StatementCandidateList
} from '../model/statementCandidateList.ts';

import type {
  StatementLinePage
} from '../model/statementLinePage.ts';

import type {
  StatementPage
} from '../model/statementPage.ts';

import type {
  StatementProfileList
} from '../model/statementProfileList.ts';

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
 * The newest first, by the time of their upload.
 * @summary Statements of the bank
 */
export const listStatements = (
    params?: ListStatementsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<StatementPage>(
      {area: 'statements', beyond: 'call', answer: listStatementsAnswer, url: `/api/admin/system/reconciliation/statements`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListStatementsQueryKey = (params?: ListStatementsParams,) => {
    return [
    'api','admin','system','reconciliation','statements', ...(params ? [params] : [])
    ] as const;
    }


export const getListStatementsQueryOptions = <TData = Awaited<ReturnType<typeof listStatements>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(params?: ListStatementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStatements>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStatementsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStatements>>> = ({ signal }) => listStatements(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStatements>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStatementsQueryResult = NonNullable<Awaited<ReturnType<typeof listStatements>>>
export type ListStatementsQueryError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useListStatements<TData = Awaited<ReturnType<typeof listStatements>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params: undefined |  ListStatementsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStatements>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStatements>>,
          TError,
          Awaited<ReturnType<typeof listStatements>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStatements<TData = Awaited<ReturnType<typeof listStatements>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListStatementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStatements>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStatements>>,
          TError,
          Awaited<ReturnType<typeof listStatements>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStatements<TData = Awaited<ReturnType<typeof listStatements>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListStatementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStatements>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Statements of the bank
 */

export function useListStatements<TData = Awaited<ReturnType<typeof listStatements>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListStatementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStatements>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStatementsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Its facts, how many of its lines are in which state, and whether it follows on the statement before.
 * @summary One statement
 */
export const getStatement = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Statement>(
      {area: 'statements', beyond: 'call', answer: getStatementAnswer, url: `/api/admin/system/reconciliation/statements/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetStatementQueryKey = (id: string,) => {
    return [
    'api','admin','system','reconciliation','statements',id
    ] as const;
    }


export const getGetStatementQueryOptions = <TData = Awaited<ReturnType<typeof getStatement>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatement>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStatementQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStatement>>> = ({ signal }) => getStatement(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStatement>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStatementQueryResult = NonNullable<Awaited<ReturnType<typeof getStatement>>>
export type GetStatementQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useGetStatement<TData = Awaited<ReturnType<typeof getStatement>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatement>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStatement>>,
          TError,
          Awaited<ReturnType<typeof getStatement>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStatement<TData = Awaited<ReturnType<typeof getStatement>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatement>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStatement>>,
          TError,
          Awaited<ReturnType<typeof getStatement>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStatement<TData = Awaited<ReturnType<typeof getStatement>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatement>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One statement
 */

export function useGetStatement<TData = Awaited<ReturnType<typeof getStatement>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatement>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStatementQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * In the order of the file. Texts are masked without `players.pii`.
 * @summary The lines of a statement
 */
export const listStatementLines = (
    id: string,
    params?: ListStatementLinesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<StatementLinePage>(
      {area: 'statements', beyond: 'call', answer: listStatementLinesAnswer, url: `/api/admin/system/reconciliation/statements/${encodeURIComponent(String(id))}/lines`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListStatementLinesQueryKey = (id: string,
    params?: ListStatementLinesParams,) => {
    return [
    'api','admin','system','reconciliation','statements',id,'lines', ...(params ? [params] : [])
    ] as const;
    }


export const getListStatementLinesQueryOptions = <TData = Awaited<ReturnType<typeof listStatementLines>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(id: string,
    params?: ListStatementLinesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStatementLines>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStatementLinesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStatementLines>>> = ({ signal }) => listStatementLines(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStatementLines>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStatementLinesQueryResult = NonNullable<Awaited<ReturnType<typeof listStatementLines>>>
export type ListStatementLinesQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useListStatementLines<TData = Awaited<ReturnType<typeof listStatementLines>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params: undefined |  ListStatementLinesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStatementLines>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStatementLines>>,
          TError,
          Awaited<ReturnType<typeof listStatementLines>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStatementLines<TData = Awaited<ReturnType<typeof listStatementLines>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params?: ListStatementLinesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStatementLines>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStatementLines>>,
          TError,
          Awaited<ReturnType<typeof listStatementLines>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStatementLines<TData = Awaited<ReturnType<typeof listStatementLines>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params?: ListStatementLinesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStatementLines>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The lines of a statement
 */

export function useListStatementLines<TData = Awaited<ReturnType<typeof listStatementLines>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    params?: ListStatementLinesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStatementLines>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStatementLinesQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The likeliest first, at most 20. A payment that has a match already is no candidate.
 * @summary Payments that a line may be
 */
export const listStatementCandidates = (
    id: string,
    lineId: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<StatementCandidateList>(
      {area: 'statements', beyond: 'call', answer: listStatementCandidatesAnswer, url: `/api/admin/system/reconciliation/statements/${encodeURIComponent(String(id))}/lines/${encodeURIComponent(String(lineId))}/candidates`, method: 'GET', signal
    },
      options);
    }




export const getListStatementCandidatesQueryKey = (id: string,
    lineId: string,) => {
    return [
    'api','admin','system','reconciliation','statements',id,'lines',lineId,'candidates'
    ] as const;
    }


export const getListStatementCandidatesQueryOptions = <TData = Awaited<ReturnType<typeof listStatementCandidates>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(id: string,
    lineId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStatementCandidates>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStatementCandidatesQueryKey(id,lineId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStatementCandidates>>> = ({ signal }) => listStatementCandidates(id,lineId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined && lineId !== null && lineId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStatementCandidates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStatementCandidatesQueryResult = NonNullable<Awaited<ReturnType<typeof listStatementCandidates>>>
export type ListStatementCandidatesQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useListStatementCandidates<TData = Awaited<ReturnType<typeof listStatementCandidates>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    lineId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStatementCandidates>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStatementCandidates>>,
          TError,
          Awaited<ReturnType<typeof listStatementCandidates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStatementCandidates<TData = Awaited<ReturnType<typeof listStatementCandidates>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    lineId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStatementCandidates>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStatementCandidates>>,
          TError,
          Awaited<ReturnType<typeof listStatementCandidates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStatementCandidates<TData = Awaited<ReturnType<typeof listStatementCandidates>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    lineId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStatementCandidates>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Payments that a line may be
 */

export function useListStatementCandidates<TData = Awaited<ReturnType<typeof listStatementCandidates>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string,
    lineId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStatementCandidates>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStatementCandidatesQueryOptions(id,lineId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Every line in the order of the file, a row for each part of its match, with who confirmed it and when. It is audited. Texts are masked without `players.pii`.
 * @summary A statement with its matches as CSV
 */
export const exportStatement = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<string>(
      {area: 'statements', beyond: 'call', url: `/api/admin/system/reconciliation/statements/${encodeURIComponent(String(id))}/export`, method: 'GET', signal
    },
      options);
    }




export const getExportStatementQueryKey = (id: string,) => {
    return [
    'api','admin','system','reconciliation','statements',id,'export'
    ] as const;
    }


export const getExportStatementQueryOptions = <TData = Awaited<ReturnType<typeof exportStatement>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportStatement>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportStatementQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportStatement>>> = ({ signal }) => exportStatement(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportStatement>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportStatementQueryResult = NonNullable<Awaited<ReturnType<typeof exportStatement>>>
export type ExportStatementQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useExportStatement<TData = Awaited<ReturnType<typeof exportStatement>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportStatement>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportStatement>>,
          TError,
          Awaited<ReturnType<typeof exportStatement>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportStatement<TData = Awaited<ReturnType<typeof exportStatement>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportStatement>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportStatement>>,
          TError,
          Awaited<ReturnType<typeof exportStatement>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportStatement<TData = Awaited<ReturnType<typeof exportStatement>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportStatement>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A statement with its matches as CSV
 */

export function useExportStatement<TData = Awaited<ReturnType<typeof exportStatement>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportStatement>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportStatementQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Each layout of a CSV file that was uploaded, and how the server reads it. The next file with the same header needs no answers. The one that was used last comes first; at most 100.
 * @summary Layouts of CSV files
 */
export const listStatementProfiles = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<StatementProfileList>(
      {area: 'statements', beyond: 'call', answer: listStatementProfilesAnswer, url: `/api/admin/system/reconciliation/profiles`, method: 'GET', signal
    },
      options);
    }




export const getListStatementProfilesQueryKey = () => {
    return [
    'api','admin','system','reconciliation','profiles'
    ] as const;
    }


export const getListStatementProfilesQueryOptions = <TData = Awaited<ReturnType<typeof listStatementProfiles>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStatementProfiles>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStatementProfilesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStatementProfiles>>> = ({ signal }) => listStatementProfiles(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStatementProfiles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStatementProfilesQueryResult = NonNullable<Awaited<ReturnType<typeof listStatementProfiles>>>
export type ListStatementProfilesQueryError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useListStatementProfiles<TData = Awaited<ReturnType<typeof listStatementProfiles>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStatementProfiles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStatementProfiles>>,
          TError,
          Awaited<ReturnType<typeof listStatementProfiles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStatementProfiles<TData = Awaited<ReturnType<typeof listStatementProfiles>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStatementProfiles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStatementProfiles>>,
          TError,
          Awaited<ReturnType<typeof listStatementProfiles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStatementProfiles<TData = Awaited<ReturnType<typeof listStatementProfiles>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStatementProfiles>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Layouts of CSV files
 */

export function useListStatementProfiles<TData = Awaited<ReturnType<typeof listStatementProfiles>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStatementProfiles>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStatementProfilesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







const listStatementsAnswer = [
  '0',
  '![1 statements;!?s next_cursor',
  '!i id;!s file_name uploaded_by format state uploaded_at;!?s account_last4 currency number period_from period_to closed_by discarded_by reason closed_at discarded_at;!?f opening_balance closing_balance;!f money_in money_out;!n lines overlapping missing_payments;!2 counts;![3 problems',
  '!n matched proposed returned open left_out unreadable unfinished',
  '!s kind message',
];

const getStatementAnswer = [
  '0',
  '!i id;!s file_name uploaded_by format state uploaded_at;!?s account_last4 currency number period_from period_to closed_by discarded_by reason closed_at discarded_at;!?f opening_balance closing_balance;!f money_in money_out;!n lines overlapping missing_payments;!1 counts;![2 problems',
  '!n matched proposed returned open left_out unreadable unfinished',
  '!s kind message',
];

const listStatementLinesAnswer = [
  '0',
  '![1 lines;!?s next_cursor',
  '!i id;!n line;!s state;!?s booked_on currency reference text status return_code note;!?f amount;!?2 match;!?4 difference',
  '!i id;!s kind state reason;!?n step;![3 parts;!?u payment_amount;!b is_own_payment;!?s confirmed_at confirmed_by',
  '!i line_id;!?i withdrawal_id;!?n attempt;!u amount',
  '!i id run_id;!s day found_at result;!?i withdrawal_id;!?s reference note owner reason closed_by explanation closed_at;!?u their_amount our_amount;s version;!b is_own_payment;?i statement_id statement_line_id',
];

const listStatementCandidatesAnswer = [
  '0',
  '![1 candidates',
  '!i withdrawal_id;!n attempt;!u amount;!f difference;!s paid_at reason;!?s reference;!b is_own_payment',
];

const listStatementProfilesAnswer = [
  '0',
  '![1 profiles',
  '!i id;![s header;!{s columns;!?s date_order money_out;!s currency used_by used_at',
];
