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
  ForeseeApprovalParams
} from '../model/foreseeApprovalParams.ts';

import type {
  ForeseenApproval
} from '../model/foreseenApproval.ts';

import type {
  InternalServerErrorResponse
} from '../model/internalServerErrorResponse.ts';

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
 * What the rules in force would say if the caller made the call now: `withdrawal_ids` of an approval, of sending and of sending again, `amount` of a payout. It changes nothing, and the call itself is judged anew. Not for service accounts.
 * @summary Whether a decision would wait for a second person
 */
export const foreseeApproval = (
    params: ForeseeApprovalParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ForeseenApproval>(
      {area: 'approvals', beyond: 'call', answer: foreseeApprovalAnswer, url: `/api/admin/approvals/foreseen`, method: 'GET',
        params, signal
    },
      options);
    }




export const getForeseeApprovalQueryKey = (params?: ForeseeApprovalParams,) => {
    return [
    'api','admin','approvals','foreseen', ...(params ? [params] : [])
    ] as const;
    }


export const getForeseeApprovalQueryOptions = <TData = Awaited<ReturnType<typeof foreseeApproval>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(params: ForeseeApprovalParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof foreseeApproval>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getForeseeApprovalQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof foreseeApproval>>> = ({ signal }) => foreseeApproval(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof foreseeApproval>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ForeseeApprovalQueryResult = NonNullable<Awaited<ReturnType<typeof foreseeApproval>>>
export type ForeseeApprovalQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useForeseeApproval<TData = Awaited<ReturnType<typeof foreseeApproval>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params: ForeseeApprovalParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof foreseeApproval>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof foreseeApproval>>,
          TError,
          Awaited<ReturnType<typeof foreseeApproval>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useForeseeApproval<TData = Awaited<ReturnType<typeof foreseeApproval>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params: ForeseeApprovalParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof foreseeApproval>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof foreseeApproval>>,
          TError,
          Awaited<ReturnType<typeof foreseeApproval>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useForeseeApproval<TData = Awaited<ReturnType<typeof foreseeApproval>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params: ForeseeApprovalParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof foreseeApproval>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether a decision would wait for a second person
 */

export function useForeseeApproval<TData = Awaited<ReturnType<typeof foreseeApproval>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params: ForeseeApprovalParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof foreseeApproval>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getForeseeApprovalQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







const foreseeApprovalAnswer = [
  '0',
  '!b needs_second;![i withdrawal_ids;![1 caught_by;![s waiting_for',
  '!s fact;!u at_least value',
];
