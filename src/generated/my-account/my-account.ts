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
  ChangeNews
} from '../model/changeNews.ts';

import type {
  ForbiddenResponse
} from '../model/forbiddenResponse.ts';

import type {
  InternalServerErrorResponse
} from '../model/internalServerErrorResponse.ts';

import type {
  Me
} from '../model/me.ts';

import type {
  NotFoundResponse
} from '../model/notFoundResponse.ts';

import type {
  Preferences
} from '../model/preferences.ts';

import type {
  ServiceUnavailableResponse
} from '../model/serviceUnavailableResponse.ts';

import type {
  StreamsBusyResponse
} from '../model/streamsBusyResponse.ts';

import type {
  TooManyRequestsResponse
} from '../model/tooManyRequestsResponse.ts';

import type {
  UnauthorizedResponse
} from '../model/unauthorizedResponse.ts';

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
 * The roles and permissions that are in force now; a change of either counts from the next call of a session on. A client shows everything against a back end that lacks this call.
 * @summary Who asks, and what they may do
 */
export const getMe = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Me>(
      {area: 'my-account', beyond: 'call', answer: getMeAnswer, url: `/api/admin/me`, method: 'GET', signal
    },
      options);
    }




export const getGetMeQueryKey = () => {
    return [
    'api','admin','me'
    ] as const;
    }


export const getGetMeQueryOptions = <TData = Awaited<ReturnType<typeof getMe>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMe>>> = ({ signal }) => getMe(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMeQueryResult = NonNullable<Awaited<ReturnType<typeof getMe>>>
export type GetMeQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMe>>,
          TError,
          Awaited<ReturnType<typeof getMe>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMe>>,
          TError,
          Awaited<ReturnType<typeof getMe>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who asks, and what they may do
 */

export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For whoever accepts `text/event-stream`, a stream of server-sent events without an end, each with a ChangeNews as its data: one at once, and one when something has changed, within a second of its commit. It tells of withdrawals (every step), of transactions (those that arrive, and decisions about them), of requests for a second person, and of notes that name the caller; of what the caller may not read it tells nothing. A comment shows every ten seconds that the stream is alive. The server ends it when the session ends, within half a minute, and when it stops; the client then opens another one, and loads anew what may have changed meanwhile. At most 20 streams of a person and 1,000 of a process are open at once; more are refused with 503 and `Retry-After`. A stream does not keep a session alive if its call has `X-Background`. Anybody else gets what the first event would say, as JSON. Only for people; programs read `GET /api/platform/events`.
 * @summary Hear of changes as they happen
 */
export const followChanges = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ChangeNews | string>(
      {area: 'my-account', beyond: 'call', answer: followChangesAnswer, url: `/api/admin/changes`, method: 'GET', signal
    },
      options);
    }




export const getFollowChangesQueryKey = () => {
    return [
    'api','admin','changes'
    ] as const;
    }


export const getFollowChangesQueryOptions = <TData = Awaited<ReturnType<typeof followChanges>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | StreamsBusyResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof followChanges>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFollowChangesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof followChanges>>> = ({ signal }) => followChanges(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof followChanges>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FollowChangesQueryResult = NonNullable<Awaited<ReturnType<typeof followChanges>>>
export type FollowChangesQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | StreamsBusyResponse


export function useFollowChanges<TData = Awaited<ReturnType<typeof followChanges>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | StreamsBusyResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof followChanges>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof followChanges>>,
          TError,
          Awaited<ReturnType<typeof followChanges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFollowChanges<TData = Awaited<ReturnType<typeof followChanges>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | StreamsBusyResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof followChanges>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof followChanges>>,
          TError,
          Awaited<ReturnType<typeof followChanges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFollowChanges<TData = Awaited<ReturnType<typeof followChanges>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | StreamsBusyResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof followChanges>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Hear of changes as they happen
 */

export function useFollowChanges<TData = Awaited<ReturnType<typeof followChanges>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | StreamsBusyResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof followChanges>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFollowChangesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * What the caller chose last, in any browser; the defaults before.
 * @summary How I have set up the portal
 */
export const getMyPreferences = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Preferences>(
      {area: 'my-account', beyond: 'call', answer: getMyPreferencesAnswer, url: `/api/admin/me/preferences`, method: 'GET', signal
    },
      options);
    }




export const getGetMyPreferencesQueryKey = () => {
    return [
    'api','admin','me','preferences'
    ] as const;
    }


export const getGetMyPreferencesQueryOptions = <TData = Awaited<ReturnType<typeof getMyPreferences>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyPreferences>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMyPreferencesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyPreferences>>> = ({ signal }) => getMyPreferences(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMyPreferences>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMyPreferencesQueryResult = NonNullable<Awaited<ReturnType<typeof getMyPreferences>>>
export type GetMyPreferencesQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useGetMyPreferences<TData = Awaited<ReturnType<typeof getMyPreferences>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyPreferences>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyPreferences>>,
          TError,
          Awaited<ReturnType<typeof getMyPreferences>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyPreferences<TData = Awaited<ReturnType<typeof getMyPreferences>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyPreferences>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyPreferences>>,
          TError,
          Awaited<ReturnType<typeof getMyPreferences>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyPreferences<TData = Awaited<ReturnType<typeof getMyPreferences>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyPreferences>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How I have set up the portal
 */

export function useGetMyPreferences<TData = Awaited<ReturnType<typeof getMyPreferences>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyPreferences>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMyPreferencesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







const getMeAnswer = [
  '0',
  '!i id;!s username;![1 roles;![s permissions;s second_factor payments_paused_at database_restored_at break_glass_until;!2 session;b payment_limit_reached;n approvals_waiting;[3 mentions;[4 reset_by',
  '!i id;!s name',
  '!i id;?s address user_agent;!s created_at last_active_at expires_at;!b is_current',
  '!i id subject_id;!s subject_type at;!?s author',
  '!i id;!s username counts_as reason why at;!b is_confirmable',
];

const followChangesAnswer = [
  '0',
  '![1 changes;n withdrawals_waiting',
  '!s kind;!?i id;!b is_new',
];

const getMyPreferencesAnswer = [
  '0',
  '!s clock;1 tables;3 desk',
  '2 transactions withdrawals players audit',
  '![s hidden_columns;!b is_compact',
  '!b has_keys;![4 texts',
  '!s kind text',
];
