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
  AdminSessionList
} from '../model/adminSessionList.ts';

import type {
  AdminUser
} from '../model/adminUser.ts';

import type {
  AdminUserList
} from '../model/adminUserList.ts';

import type {
  ExportAccessEvidenceParams
} from '../model/exportAccessEvidenceParams.ts';

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
  NotFoundResponse
} from '../model/notFoundResponse.ts';

import type {
  RoleList
} from '../model/roleList.ts';

import type {
  ServiceAccountList
} from '../model/serviceAccountList.ts';

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
 * All of them, by their names, also those who are invited or disabled.
 * @summary List administrators
 */
export const listAdmins = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AdminUserList>(
      {area: 'admin-users', beyond: 'call', answer: listAdminsAnswer, url: `/api/admin/admins`, method: 'GET', signal
    },
      options);
    }




export const getListAdminsQueryKey = () => {
    return [
    'api','admin','admins'
    ] as const;
    }


export const getListAdminsQueryOptions = <TData = Awaited<ReturnType<typeof listAdmins>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdmins>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAdminsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAdmins>>> = ({ signal }) => listAdmins(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAdmins>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAdminsQueryResult = NonNullable<Awaited<ReturnType<typeof listAdmins>>>
export type ListAdminsQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useListAdmins<TData = Awaited<ReturnType<typeof listAdmins>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdmins>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdmins>>,
          TError,
          Awaited<ReturnType<typeof listAdmins>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdmins<TData = Awaited<ReturnType<typeof listAdmins>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdmins>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdmins>>,
          TError,
          Awaited<ReturnType<typeof listAdmins>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdmins<TData = Awaited<ReturnType<typeof listAdmins>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdmins>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List administrators
 */

export function useListAdmins<TData = Awaited<ReturnType<typeof listAdmins>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdmins>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAdminsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For a periodic review of access: one line for each permission of each account that can be used, and one for each account without a permission or that is disabled or invited, by name, as CSV (RFC 4180, UTF-8) with a header row. The columns are `account`, `kind` (`person` or `service account`), `owner`, `state` (`active`, `invited` or `disabled`), `created_at`, `last_active_at`, `idle_days`, `is_idle` (`yes` from 60 days on), `permission`, `roles` (those that give it), `held_since`, `last_used_at` (to the hour; empty if never, or not since this is recorded) and `conflict` (the permission that the same account should not have too: `withdrawals.review` and `withdrawals.pay`). It is audited.
 * @summary Download who may do what as CSV
 */
export const exportAccessEvidence = (
    params?: ExportAccessEvidenceParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<string>(
      {area: 'admin-users', beyond: 'call', url: `/api/admin/admins/access-evidence`, method: 'GET',
        params, signal
    },
      options);
    }




export const getExportAccessEvidenceQueryKey = (params?: ExportAccessEvidenceParams,) => {
    return [
    'api','admin','admins','access-evidence', ...(params ? [params] : [])
    ] as const;
    }


export const getExportAccessEvidenceQueryOptions = <TData = Awaited<ReturnType<typeof exportAccessEvidence>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ExportsBusyResponse>(params?: ExportAccessEvidenceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportAccessEvidence>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportAccessEvidenceQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportAccessEvidence>>> = ({ signal }) => exportAccessEvidence(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportAccessEvidence>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportAccessEvidenceQueryResult = NonNullable<Awaited<ReturnType<typeof exportAccessEvidence>>>
export type ExportAccessEvidenceQueryError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ExportsBusyResponse


export function useExportAccessEvidence<TData = Awaited<ReturnType<typeof exportAccessEvidence>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ExportsBusyResponse>(
 params: undefined |  ExportAccessEvidenceParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportAccessEvidence>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportAccessEvidence>>,
          TError,
          Awaited<ReturnType<typeof exportAccessEvidence>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportAccessEvidence<TData = Awaited<ReturnType<typeof exportAccessEvidence>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ExportsBusyResponse>(
 params?: ExportAccessEvidenceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportAccessEvidence>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportAccessEvidence>>,
          TError,
          Awaited<ReturnType<typeof exportAccessEvidence>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportAccessEvidence<TData = Awaited<ReturnType<typeof exportAccessEvidence>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ExportsBusyResponse>(
 params?: ExportAccessEvidenceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportAccessEvidence>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download who may do what as CSV
 */

export function useExportAccessEvidence<TData = Awaited<ReturnType<typeof exportAccessEvidence>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ExportsBusyResponse>(
 params?: ExportAccessEvidenceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportAccessEvidence>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportAccessEvidenceQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * With the newest entries of the audit log that are about what the administrator did.
 * @summary One administrator
 */
export const getAdmin = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AdminUser>(
      {area: 'admin-users', beyond: 'call', answer: getAdminAnswer, url: `/api/admin/admins/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetAdminQueryKey = (id: string,) => {
    return [
    'api','admin','admins',id
    ] as const;
    }


export const getGetAdminQueryOptions = <TData = Awaited<ReturnType<typeof getAdmin>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdmin>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAdminQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAdmin>>> = ({ signal }) => getAdmin(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAdmin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAdminQueryResult = NonNullable<Awaited<ReturnType<typeof getAdmin>>>
export type GetAdminQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useGetAdmin<TData = Awaited<ReturnType<typeof getAdmin>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdmin>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdmin>>,
          TError,
          Awaited<ReturnType<typeof getAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdmin<TData = Awaited<ReturnType<typeof getAdmin>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdmin>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdmin>>,
          TError,
          Awaited<ReturnType<typeof getAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdmin<TData = Awaited<ReturnType<typeof getAdmin>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdmin>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One administrator
 */

export function useGetAdmin<TData = Awaited<ReturnType<typeof getAdmin>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdmin>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAdminQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The browsers and clients in which the administrator is signed in, with where from and since when.
 * @summary Sessions of an administrator
 */
export const listAdminSessions = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AdminSessionList>(
      {area: 'admin-users', beyond: 'call', answer: listAdminSessionsAnswer, url: `/api/admin/admins/${encodeURIComponent(String(id))}/sessions`, method: 'GET', signal
    },
      options);
    }




export const getListAdminSessionsQueryKey = (id: string,) => {
    return [
    'api','admin','admins',id,'sessions'
    ] as const;
    }


export const getListAdminSessionsQueryOptions = <TData = Awaited<ReturnType<typeof listAdminSessions>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminSessions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAdminSessionsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAdminSessions>>> = ({ signal }) => listAdminSessions(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAdminSessions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAdminSessionsQueryResult = NonNullable<Awaited<ReturnType<typeof listAdminSessions>>>
export type ListAdminSessionsQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useListAdminSessions<TData = Awaited<ReturnType<typeof listAdminSessions>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminSessions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdminSessions>>,
          TError,
          Awaited<ReturnType<typeof listAdminSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdminSessions<TData = Awaited<ReturnType<typeof listAdminSessions>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminSessions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdminSessions>>,
          TError,
          Awaited<ReturnType<typeof listAdminSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdminSessions<TData = Awaited<ReturnType<typeof listAdminSessions>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminSessions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Sessions of an administrator
 */

export function useListAdminSessions<TData = Awaited<ReturnType<typeof listAdminSessions>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminSessions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAdminSessionsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The built-in roles first, then the others by their names.
 * @summary List roles
 */
export const listRoles = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RoleList>(
      {area: 'admin-users', beyond: 'call', answer: listRolesAnswer, url: `/api/admin/roles`, method: 'GET', signal
    },
      options);
    }




export const getListRolesQueryKey = () => {
    return [
    'api','admin','roles'
    ] as const;
    }


export const getListRolesQueryOptions = <TData = Awaited<ReturnType<typeof listRoles>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRoles>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRolesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRoles>>> = ({ signal }) => listRoles(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRoles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRolesQueryResult = NonNullable<Awaited<ReturnType<typeof listRoles>>>
export type ListRolesQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useListRoles<TData = Awaited<ReturnType<typeof listRoles>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRoles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRoles>>,
          TError,
          Awaited<ReturnType<typeof listRoles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRoles<TData = Awaited<ReturnType<typeof listRoles>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRoles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRoles>>,
          TError,
          Awaited<ReturnType<typeof listRoles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRoles<TData = Awaited<ReturnType<typeof listRoles>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRoles>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List roles
 */

export function useListRoles<TData = Awaited<ReturnType<typeof listRoles>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRoles>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRolesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The accounts of programs, by their names, with their tokens. A token's secret is in no answer but the one that created it.
 * @summary List service accounts
 */
export const listServiceAccounts = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ServiceAccountList>(
      {area: 'admin-users', beyond: 'call', answer: listServiceAccountsAnswer, url: `/api/admin/service-accounts`, method: 'GET', signal
    },
      options);
    }




export const getListServiceAccountsQueryKey = () => {
    return [
    'api','admin','service-accounts'
    ] as const;
    }


export const getListServiceAccountsQueryOptions = <TData = Awaited<ReturnType<typeof listServiceAccounts>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listServiceAccounts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListServiceAccountsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listServiceAccounts>>> = ({ signal }) => listServiceAccounts(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listServiceAccounts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListServiceAccountsQueryResult = NonNullable<Awaited<ReturnType<typeof listServiceAccounts>>>
export type ListServiceAccountsQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useListServiceAccounts<TData = Awaited<ReturnType<typeof listServiceAccounts>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listServiceAccounts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listServiceAccounts>>,
          TError,
          Awaited<ReturnType<typeof listServiceAccounts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListServiceAccounts<TData = Awaited<ReturnType<typeof listServiceAccounts>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listServiceAccounts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listServiceAccounts>>,
          TError,
          Awaited<ReturnType<typeof listServiceAccounts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListServiceAccounts<TData = Awaited<ReturnType<typeof listServiceAccounts>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listServiceAccounts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List service accounts
 */

export function useListServiceAccounts<TData = Awaited<ReturnType<typeof listServiceAccounts>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listServiceAccounts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListServiceAccountsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







const listAdminsAnswer = [
  '0',
  '![1 admins',
  '2 approval_request;!i id;!s username state created_at;![6 roles;?s invitation_expires_at last_active_at;[s factor_kinds;[7 waiting_factors;!n session_count;s version;b has_single_sign_on;[8 person_links;[9 last_actions',
  '!i id;!s action state permission subject_type hash requested_by requested_at expires_at;!?i subject_id;!?u amount;![3 caught_by;!?n rules_version;!x shown;![s waiting_for;[4 not_waiting_for;!?s decided_by reason decided_at;5 signature',
  '!s fact;!u at_least value',
  '!s username because',
  '!b is_signed;!?s unsigned_because key enrolled_by enrolled_at',
  '!i id;!s name',
  '!i id;!s kind created_at counts_from',
  '!i id;!s username counts_as reason why at;!b is_confirmable',
  '!s at action;?s subject',
];

const getAdminAnswer = [
  '0',
  '1 approval_request;!i id;!s username state created_at;![5 roles;?s invitation_expires_at last_active_at;[s factor_kinds;[6 waiting_factors;!n session_count;s version;b has_single_sign_on;[7 person_links;[8 last_actions',
  '!i id;!s action state permission subject_type hash requested_by requested_at expires_at;!?i subject_id;!?u amount;![2 caught_by;!?n rules_version;!x shown;![s waiting_for;[3 not_waiting_for;!?s decided_by reason decided_at;4 signature',
  '!s fact;!u at_least value',
  '!s username because',
  '!b is_signed;!?s unsigned_because key enrolled_by enrolled_at',
  '!i id;!s name',
  '!i id;!s kind created_at counts_from',
  '!i id;!s username counts_as reason why at;!b is_confirmable',
  '!s at action;?s subject',
];

const listAdminSessionsAnswer = [
  '0',
  '![1 sessions',
  '!i id;?s address user_agent;!s created_at last_active_at expires_at;!b is_current',
];

const listRolesAnswer = [
  '0',
  '![1 roles',
  '2 approval_request;!i id;!s name;![s permissions;s version;!b is_built_in;b is_for_services;!n admin_count',
  '!i id;!s action state permission subject_type hash requested_by requested_at expires_at;!?i subject_id;!?u amount;![3 caught_by;!?n rules_version;!x shown;![s waiting_for;[4 not_waiting_for;!?s decided_by reason decided_at;5 signature',
  '!s fact;!u at_least value',
  '!s username because',
  '!b is_signed;!?s unsigned_because key enrolled_by enrolled_at',
];

const listServiceAccountsAnswer = [
  '0',
  '![1 service_accounts',
  '!i id;!s name created_at;!2 owner;![3 roles;![4 tokens',
  '!i id;!s username;!b is_disabled',
  '!i id;!s name',
  '!i id;![s networks;!s created_at expires_at;!?s last_used_at last_used_from',
];
