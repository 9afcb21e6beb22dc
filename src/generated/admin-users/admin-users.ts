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
  AdminSessionList
} from '../model/adminSessionList.ts';

import type {
  AdminUser
} from '../model/adminUser.ts';

import type {
  AdminUserList
} from '../model/adminUserList.ts';

import type {
  ApiError
} from '../model/apiError.ts';

import type {
  BadRequestResponse
} from '../model/badRequestResponse.ts';

import type {
  CreateServiceAccountRequest
} from '../model/createServiceAccountRequest.ts';

import type {
  CreateServiceTokenRequest
} from '../model/createServiceTokenRequest.ts';

import type {
  FinishSignOnRequest
} from '../model/finishSignOnRequest.ts';

import type {
  ForbiddenResponse
} from '../model/forbiddenResponse.ts';

import type {
  Invitation
} from '../model/invitation.ts';

import type {
  InviteAdminRequest
} from '../model/inviteAdminRequest.ts';

import type {
  NewServiceToken
} from '../model/newServiceToken.ts';

import type {
  NotFoundResponse
} from '../model/notFoundResponse.ts';

import type {
  OneUsePassword
} from '../model/oneUsePassword.ts';

import type {
  PeopleConflictResponse
} from '../model/peopleConflictResponse.ts';

import type {
  Role
} from '../model/role.ts';

import type {
  RoleList
} from '../model/roleList.ts';

import type {
  RoleRequest
} from '../model/roleRequest.ts';

import type {
  ServiceAccountList
} from '../model/serviceAccountList.ts';

import type {
  ServiceUnavailableResponse
} from '../model/serviceUnavailableResponse.ts';

import type {
  SignOnTest
} from '../model/signOnTest.ts';

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
  UpdateAdminRequest
} from '../model/updateAdminRequest.ts';

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
      {url: `/api/admin/admins`, method: 'GET', signal
    },
      options);
    }




export const getListAdminsQueryKey = () => {
    return [
    'api','admin','admins'
    ] as const;
    }


export const getListAdminsQueryOptions = <TData = Awaited<ReturnType<typeof listAdmins>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdmins>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAdminsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAdmins>>> = ({ signal }) => listAdmins(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAdmins>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAdminsQueryResult = NonNullable<Awaited<ReturnType<typeof listAdmins>>>
export type ListAdminsQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse


export function useListAdmins<TData = Awaited<ReturnType<typeof listAdmins>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdmins>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdmins>>,
          TError,
          Awaited<ReturnType<typeof listAdmins>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdmins<TData = Awaited<ReturnType<typeof listAdmins>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdmins>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdmins>>,
          TError,
          Awaited<ReturnType<typeof listAdmins>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdmins<TData = Awaited<ReturnType<typeof listAdmins>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdmins>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List administrators
 */

export function useListAdmins<TData = Awaited<ReturnType<typeof listAdmins>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdmins>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAdminsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Makes an account that nobody can sign in to before the invitation is accepted. No mail is sent: whoever invites hands over the link, `/admin-panel/login?invite=<token>`. The token is in this answer alone, which is kept nowhere, so the call takes no `Idempotency-Key`; a second one is refused because the username is taken. Nobody can give a role that permits what they may not do themselves.
 * @summary Invite an administrator
 */
export const inviteAdmin = (
    inviteAdminRequest: InviteAdminRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Invitation>(
      {url: `/api/admin/admins`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: inviteAdminRequest, signal
    },
      options);
    }




export const getInviteAdminMutationKey = () => ['inviteAdmin'] as const;

export const getInviteAdminMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inviteAdmin>>, TError,InviteAdminMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof inviteAdmin>>, TError,InviteAdminMutationVariables, TContext> => {

const mutationKey = getInviteAdminMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof inviteAdmin>>, InviteAdminMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  inviteAdmin(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type InviteAdminMutationResult = NonNullable<Awaited<ReturnType<typeof inviteAdmin>>>
    export type InviteAdminMutationBody = InviteAdminRequest
    export type InviteAdminMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse
    export type InviteAdminMutationVariables = {data: InviteAdminRequest}

    /**
 * @summary Invite an administrator
 */
export const useInviteAdmin = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inviteAdmin>>, TError,InviteAdminMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof inviteAdmin>>,
        TError,
        InviteAdminMutationVariables,
        TContext
      > => {
      return useMutation(getInviteAdminMutationOptions(options), queryClient);
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
      {url: `/api/admin/admins/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetAdminQueryKey = (id: string,) => {
    return [
    'api','admin','admins',id
    ] as const;
    }


export const getGetAdminQueryOptions = <TData = Awaited<ReturnType<typeof getAdmin>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdmin>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAdminQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAdmin>>> = ({ signal }) => getAdmin(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAdmin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAdminQueryResult = NonNullable<Awaited<ReturnType<typeof getAdmin>>>
export type GetAdminQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse


export function useGetAdmin<TData = Awaited<ReturnType<typeof getAdmin>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdmin>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdmin>>,
          TError,
          Awaited<ReturnType<typeof getAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdmin<TData = Awaited<ReturnType<typeof getAdmin>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdmin>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdmin>>,
          TError,
          Awaited<ReturnType<typeof getAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdmin<TData = Awaited<ReturnType<typeof getAdmin>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdmin>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One administrator
 */

export function useGetAdmin<TData = Awaited<ReturnType<typeof getAdmin>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdmin>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAdminQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Counts from the next call of each of the administrator's sessions on. Nobody can change their own roles, or give one that permits what they may not do themselves. One administrator always remains who may manage administrators and roles.
 * @summary Change the roles of an administrator
 */
export const updateAdmin = (
    id: string,
    updateAdminRequest: UpdateAdminRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AdminUser>(
      {url: `/api/admin/admins/${encodeURIComponent(String(id))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: updateAdminRequest, signal
    },
      options);
    }




export const getUpdateAdminMutationKey = () => ['updateAdmin'] as const;

export const getUpdateAdminMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAdmin>>, TError,UpdateAdminMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateAdmin>>, TError,UpdateAdminMutationVariables, TContext> => {

const mutationKey = getUpdateAdminMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateAdmin>>, UpdateAdminMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateAdmin(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateAdminMutationResult = NonNullable<Awaited<ReturnType<typeof updateAdmin>>>
    export type UpdateAdminMutationBody = UpdateAdminRequest
    export type UpdateAdminMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse
    export type UpdateAdminMutationVariables = {id: string;data: UpdateAdminRequest}

    /**
 * @summary Change the roles of an administrator
 */
export const useUpdateAdmin = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAdmin>>, TError,UpdateAdminMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateAdmin>>,
        TError,
        UpdateAdminMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateAdminMutationOptions(options), queryClient);
    }
    /**
 * Ends all sessions, and an invitation, in the same transaction. Nobody can disable themselves, or the last administrator who may manage administrators and roles.
 * @summary Disable an administrator
 */
export const disableAdmin = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AdminUser>(
      {url: `/api/admin/admins/${encodeURIComponent(String(id))}/disable`, method: 'POST', signal
    },
      options);
    }




export const getDisableAdminMutationKey = () => ['disableAdmin'] as const;

export const getDisableAdminMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disableAdmin>>, TError,DisableAdminMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof disableAdmin>>, TError,DisableAdminMutationVariables, TContext> => {

const mutationKey = getDisableAdminMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof disableAdmin>>, DisableAdminMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  disableAdmin(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DisableAdminMutationResult = NonNullable<Awaited<ReturnType<typeof disableAdmin>>>

    export type DisableAdminMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse
    export type DisableAdminMutationVariables = {id: string}

    /**
 * @summary Disable an administrator
 */
export const useDisableAdmin = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disableAdmin>>, TError,DisableAdminMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof disableAdmin>>,
        TError,
        DisableAdminMutationVariables,
        TContext
      > => {
      return useMutation(getDisableAdminMutationOptions(options), queryClient);
    }
    /**
 * Lets a disabled administrator sign in again. Whoever does it must have all permissions that this gives back.
 * @summary Enable an administrator
 */
export const enableAdmin = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AdminUser>(
      {url: `/api/admin/admins/${encodeURIComponent(String(id))}/enable`, method: 'POST', signal
    },
      options);
    }




export const getEnableAdminMutationKey = () => ['enableAdmin'] as const;

export const getEnableAdminMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof enableAdmin>>, TError,EnableAdminMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof enableAdmin>>, TError,EnableAdminMutationVariables, TContext> => {

const mutationKey = getEnableAdminMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof enableAdmin>>, EnableAdminMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  enableAdmin(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EnableAdminMutationResult = NonNullable<Awaited<ReturnType<typeof enableAdmin>>>

    export type EnableAdminMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse
    export type EnableAdminMutationVariables = {id: string}

    /**
 * @summary Enable an administrator
 */
export const useEnableAdmin = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof enableAdmin>>, TError,EnableAdminMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof enableAdmin>>,
        TError,
        EnableAdminMutationVariables,
        TContext
      > => {
      return useMutation(getEnableAdminMutationOptions(options), queryClient);
    }
    /**
 * Ends all sessions and gives a password for one sign-in within 72 hours, which is in this answer alone and kept nowhere; so the call takes no `Idempotency-Key`, and a second one gives another password. Whoever does it must have all permissions of the administrator.
 * @summary Reset a password
 */
export const resetAdminPassword = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OneUsePassword>(
      {url: `/api/admin/admins/${encodeURIComponent(String(id))}/reset-password`, method: 'POST', signal
    },
      options);
    }




export const getResetAdminPasswordMutationKey = () => ['resetAdminPassword'] as const;

export const getResetAdminPasswordMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetAdminPassword>>, TError,ResetAdminPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resetAdminPassword>>, TError,ResetAdminPasswordMutationVariables, TContext> => {

const mutationKey = getResetAdminPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetAdminPassword>>, ResetAdminPasswordMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  resetAdminPassword(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetAdminPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetAdminPassword>>>

    export type ResetAdminPasswordMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse
    export type ResetAdminPasswordMutationVariables = {id: string}

    /**
 * @summary Reset a password
 */
export const useResetAdminPassword = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetAdminPassword>>, TError,ResetAdminPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetAdminPassword>>,
        TError,
        ResetAdminPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getResetAdminPasswordMutationOptions(options), queryClient);
    }
    /**
 * For somebody who lost them: removes all factors and recovery codes, and ends all sessions. Whoever does it must have all permissions of the administrator.
 * @summary Reset the second factors of an administrator
 */
export const resetAdminFactors = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AdminUser>(
      {url: `/api/admin/admins/${encodeURIComponent(String(id))}/reset-factors`, method: 'POST', signal
    },
      options);
    }




export const getResetAdminFactorsMutationKey = () => ['resetAdminFactors'] as const;

export const getResetAdminFactorsMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetAdminFactors>>, TError,ResetAdminFactorsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resetAdminFactors>>, TError,ResetAdminFactorsMutationVariables, TContext> => {

const mutationKey = getResetAdminFactorsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetAdminFactors>>, ResetAdminFactorsMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  resetAdminFactors(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetAdminFactorsMutationResult = NonNullable<Awaited<ReturnType<typeof resetAdminFactors>>>

    export type ResetAdminFactorsMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse
    export type ResetAdminFactorsMutationVariables = {id: string}

    /**
 * @summary Reset the second factors of an administrator
 */
export const useResetAdminFactors = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetAdminFactors>>, TError,ResetAdminFactorsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetAdminFactors>>,
        TError,
        ResetAdminFactorsMutationVariables,
        TContext
      > => {
      return useMutation(getResetAdminFactorsMutationOptions(options), queryClient);
    }
    /**
 * @summary Sessions of an administrator
 */
export const listAdminSessions = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AdminSessionList>(
      {url: `/api/admin/admins/${encodeURIComponent(String(id))}/sessions`, method: 'GET', signal
    },
      options);
    }




export const getListAdminSessionsQueryKey = (id: string,) => {
    return [
    'api','admin','admins',id,'sessions'
    ] as const;
    }


export const getListAdminSessionsQueryOptions = <TData = Awaited<ReturnType<typeof listAdminSessions>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminSessions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAdminSessionsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAdminSessions>>> = ({ signal }) => listAdminSessions(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAdminSessions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAdminSessionsQueryResult = NonNullable<Awaited<ReturnType<typeof listAdminSessions>>>
export type ListAdminSessionsQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse


export function useListAdminSessions<TData = Awaited<ReturnType<typeof listAdminSessions>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminSessions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdminSessions>>,
          TError,
          Awaited<ReturnType<typeof listAdminSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdminSessions<TData = Awaited<ReturnType<typeof listAdminSessions>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminSessions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdminSessions>>,
          TError,
          Awaited<ReturnType<typeof listAdminSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdminSessions<TData = Awaited<ReturnType<typeof listAdminSessions>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminSessions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Sessions of an administrator
 */

export function useListAdminSessions<TData = Awaited<ReturnType<typeof listAdminSessions>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminSessions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAdminSessionsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary End all sessions of an administrator
 */
export const endAdminSessions = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/admin/admins/${encodeURIComponent(String(id))}/sessions`, method: 'DELETE', signal
    },
      options);
    }




export const getEndAdminSessionsMutationKey = () => ['endAdminSessions'] as const;

export const getEndAdminSessionsMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endAdminSessions>>, TError,EndAdminSessionsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof endAdminSessions>>, TError,EndAdminSessionsMutationVariables, TContext> => {

const mutationKey = getEndAdminSessionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endAdminSessions>>, EndAdminSessionsMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  endAdminSessions(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndAdminSessionsMutationResult = NonNullable<Awaited<ReturnType<typeof endAdminSessions>>>

    export type EndAdminSessionsMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse
    export type EndAdminSessionsMutationVariables = {id: string}

    /**
 * @summary End all sessions of an administrator
 */
export const useEndAdminSessions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endAdminSessions>>, TError,EndAdminSessionsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endAdminSessions>>,
        TError,
        EndAdminSessionsMutationVariables,
        TContext
      > => {
      return useMutation(getEndAdminSessionsMutationOptions(options), queryClient);
    }
    /**
 * @summary End a session of an administrator
 */
export const endAdminSession = (
    id: string,
    sessionId: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/admin/admins/${encodeURIComponent(String(id))}/sessions/${encodeURIComponent(String(sessionId))}`, method: 'DELETE', signal
    },
      options);
    }




export const getEndAdminSessionMutationKey = () => ['endAdminSession'] as const;

export const getEndAdminSessionMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endAdminSession>>, TError,EndAdminSessionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof endAdminSession>>, TError,EndAdminSessionMutationVariables, TContext> => {

const mutationKey = getEndAdminSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endAdminSession>>, EndAdminSessionMutationVariables> = (props) => {
          const {id,sessionId} = props ?? {};

          return  endAdminSession(id,sessionId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndAdminSessionMutationResult = NonNullable<Awaited<ReturnType<typeof endAdminSession>>>

    export type EndAdminSessionMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse
    export type EndAdminSessionMutationVariables = {id: string;sessionId: string}

    /**
 * @summary End a session of an administrator
 */
export const useEndAdminSession = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endAdminSession>>, TError,EndAdminSessionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endAdminSession>>,
        TError,
        EndAdminSessionMutationVariables,
        TContext
      > => {
      return useMutation(getEndAdminSessionMutationOptions(options), queryClient);
    }
    /**
 * The built-in roles first, then the others by their names.
 * @summary List roles
 */
export const listRoles = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RoleList>(
      {url: `/api/admin/roles`, method: 'GET', signal
    },
      options);
    }




export const getListRolesQueryKey = () => {
    return [
    'api','admin','roles'
    ] as const;
    }


export const getListRolesQueryOptions = <TData = Awaited<ReturnType<typeof listRoles>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRoles>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRolesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRoles>>> = ({ signal }) => listRoles(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRoles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRolesQueryResult = NonNullable<Awaited<ReturnType<typeof listRoles>>>
export type ListRolesQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse


export function useListRoles<TData = Awaited<ReturnType<typeof listRoles>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRoles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRoles>>,
          TError,
          Awaited<ReturnType<typeof listRoles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRoles<TData = Awaited<ReturnType<typeof listRoles>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRoles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRoles>>,
          TError,
          Awaited<ReturnType<typeof listRoles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRoles<TData = Awaited<ReturnType<typeof listRoles>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRoles>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List roles
 */

export function useListRoles<TData = Awaited<ReturnType<typeof listRoles>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRoles>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRolesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Nobody can put a permission into a role that they do not have.
 * @summary Make a role
 */
export const createRole = (
    roleRequest: RoleRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Role>(
      {url: `/api/admin/roles`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: roleRequest, signal
    },
      options);
    }




export const getCreateRoleMutationKey = () => ['createRole'] as const;

export const getCreateRoleMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRole>>, TError,CreateRoleMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createRole>>, TError,CreateRoleMutationVariables, TContext> => {

const mutationKey = getCreateRoleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createRole>>, CreateRoleMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createRole(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateRoleMutationResult = NonNullable<Awaited<ReturnType<typeof createRole>>>
    export type CreateRoleMutationBody = RoleRequest
    export type CreateRoleMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse
    export type CreateRoleMutationVariables = {data: RoleRequest}

    /**
 * @summary Make a role
 */
export const useCreateRole = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRole>>, TError,CreateRoleMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createRole>>,
        TError,
        CreateRoleMutationVariables,
        TContext
      > => {
      return useMutation(getCreateRoleMutationOptions(options), queryClient);
    }
    /**
 * Counts from the next call of everybody who has it. Built-in roles are not edited, and nobody edits a role of their own.
 * @summary Change a role
 */
export const updateRole = (
    roleId: string,
    roleRequest: RoleRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Role>(
      {url: `/api/admin/roles/${encodeURIComponent(String(roleId))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: roleRequest, signal
    },
      options);
    }




export const getUpdateRoleMutationKey = () => ['updateRole'] as const;

export const getUpdateRoleMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateRole>>, TError,UpdateRoleMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateRole>>, TError,UpdateRoleMutationVariables, TContext> => {

const mutationKey = getUpdateRoleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateRole>>, UpdateRoleMutationVariables> = (props) => {
          const {roleId,data} = props ?? {};

          return  updateRole(roleId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateRoleMutationResult = NonNullable<Awaited<ReturnType<typeof updateRole>>>
    export type UpdateRoleMutationBody = RoleRequest
    export type UpdateRoleMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse
    export type UpdateRoleMutationVariables = {roleId: string;data: RoleRequest}

    /**
 * @summary Change a role
 */
export const useUpdateRole = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateRole>>, TError,UpdateRoleMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateRole>>,
        TError,
        UpdateRoleMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateRoleMutationOptions(options), queryClient);
    }
    /**
 * Refused while somebody has it, and for built-in roles.
 * @summary Delete a role
 */
export const deleteRole = (
    roleId: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/admin/roles/${encodeURIComponent(String(roleId))}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteRoleMutationKey = () => ['deleteRole'] as const;

export const getDeleteRoleMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteRole>>, TError,DeleteRoleMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteRole>>, TError,DeleteRoleMutationVariables, TContext> => {

const mutationKey = getDeleteRoleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteRole>>, DeleteRoleMutationVariables> = (props) => {
          const {roleId} = props ?? {};

          return  deleteRole(roleId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteRoleMutationResult = NonNullable<Awaited<ReturnType<typeof deleteRole>>>

    export type DeleteRoleMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse
    export type DeleteRoleMutationVariables = {roleId: string}

    /**
 * @summary Delete a role
 */
export const useDeleteRole = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteRole>>, TError,DeleteRoleMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteRole>>,
        TError,
        DeleteRoleMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteRoleMutationOptions(options), queryClient);
    }
    /**
 * What the identity provider says of the caller, and as whom they would be signed in. The caller has gone to the provider and back as for a sign-in, and sends its answer here instead. Nobody is signed in and nothing is stored. 404 where there is no single sign-on.
 * @summary Test single sign-on
 */
export const testSignOn = (
    finishSignOnRequest: FinishSignOnRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SignOnTest>(
      {url: `/api/admin/sign-on/test`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: finishSignOnRequest, signal
    },
      options);
    }




export const getTestSignOnMutationKey = () => ['testSignOn'] as const;

export const getTestSignOnMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof testSignOn>>, TError,TestSignOnMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof testSignOn>>, TError,TestSignOnMutationVariables, TContext> => {

const mutationKey = getTestSignOnMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof testSignOn>>, TestSignOnMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  testSignOn(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TestSignOnMutationResult = NonNullable<Awaited<ReturnType<typeof testSignOn>>>
    export type TestSignOnMutationBody = FinishSignOnRequest
    export type TestSignOnMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ApiError
    export type TestSignOnMutationVariables = {data: FinishSignOnRequest}

    /**
 * @summary Test single sign-on
 */
export const useTestSignOn = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof testSignOn>>, TError,TestSignOnMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof testSignOn>>,
        TError,
        TestSignOnMutationVariables,
        TContext
      > => {
      return useMutation(getTestSignOnMutationOptions(options), queryClient);
    }
    /**
 * The accounts of programs, by their names, with their tokens. A token's secret is in no answer but the one that created it.
 * @summary List service accounts
 */
export const listServiceAccounts = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ServiceAccountList>(
      {url: `/api/admin/service-accounts`, method: 'GET', signal
    },
      options);
    }




export const getListServiceAccountsQueryKey = () => {
    return [
    'api','admin','service-accounts'
    ] as const;
    }


export const getListServiceAccountsQueryOptions = <TData = Awaited<ReturnType<typeof listServiceAccounts>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listServiceAccounts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListServiceAccountsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listServiceAccounts>>> = ({ signal }) => listServiceAccounts(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listServiceAccounts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListServiceAccountsQueryResult = NonNullable<Awaited<ReturnType<typeof listServiceAccounts>>>
export type ListServiceAccountsQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse


export function useListServiceAccounts<TData = Awaited<ReturnType<typeof listServiceAccounts>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listServiceAccounts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listServiceAccounts>>,
          TError,
          Awaited<ReturnType<typeof listServiceAccounts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListServiceAccounts<TData = Awaited<ReturnType<typeof listServiceAccounts>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listServiceAccounts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listServiceAccounts>>,
          TError,
          Awaited<ReturnType<typeof listServiceAccounts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListServiceAccounts<TData = Awaited<ReturnType<typeof listServiceAccounts>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listServiceAccounts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List service accounts
 */

export function useListServiceAccounts<TData = Awaited<ReturnType<typeof listServiceAccounts>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listServiceAccounts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListServiceAccountsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An account for a program, owned by the caller, with its first token. The token is in this answer only, which is stored nowhere, so the call takes no `Idempotency-Key`; a second one is refused because the name is taken. The program may do what its roles permit and its owner may do, at each call. A service account cannot sign in, and cannot change administrators, roles or service accounts.
 * @summary Create a service account
 */
export const createServiceAccount = (
    createServiceAccountRequest: CreateServiceAccountRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NewServiceToken>(
      {url: `/api/admin/service-accounts`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: createServiceAccountRequest, signal
    },
      options);
    }




export const getCreateServiceAccountMutationKey = () => ['createServiceAccount'] as const;

export const getCreateServiceAccountMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createServiceAccount>>, TError,CreateServiceAccountMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createServiceAccount>>, TError,CreateServiceAccountMutationVariables, TContext> => {

const mutationKey = getCreateServiceAccountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createServiceAccount>>, CreateServiceAccountMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createServiceAccount(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateServiceAccountMutationResult = NonNullable<Awaited<ReturnType<typeof createServiceAccount>>>
    export type CreateServiceAccountMutationBody = CreateServiceAccountRequest
    export type CreateServiceAccountMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse
    export type CreateServiceAccountMutationVariables = {data: CreateServiceAccountRequest}

    /**
 * @summary Create a service account
 */
export const useCreateServiceAccount = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createServiceAccount>>, TError,CreateServiceAccountMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createServiceAccount>>,
        TError,
        CreateServiceAccountMutationVariables,
        TContext
      > => {
      return useMutation(getCreateServiceAccountMutationOptions(options), queryClient);
    }
    /**
 * Revokes all of its tokens in the same transaction. Its name stays taken, because the audit log and the records that it changed name it.
 * @summary Delete a service account
 */
export const deleteServiceAccount = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/admin/service-accounts/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteServiceAccountMutationKey = () => ['deleteServiceAccount'] as const;

export const getDeleteServiceAccountMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteServiceAccount>>, TError,DeleteServiceAccountMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteServiceAccount>>, TError,DeleteServiceAccountMutationVariables, TContext> => {

const mutationKey = getDeleteServiceAccountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteServiceAccount>>, DeleteServiceAccountMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteServiceAccount(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteServiceAccountMutationResult = NonNullable<Awaited<ReturnType<typeof deleteServiceAccount>>>

    export type DeleteServiceAccountMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse
    export type DeleteServiceAccountMutationVariables = {id: string}

    /**
 * @summary Delete a service account
 */
export const useDeleteServiceAccount = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteServiceAccount>>, TError,DeleteServiceAccountMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteServiceAccount>>,
        TError,
        DeleteServiceAccountMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteServiceAccountMutationOptions(options), queryClient);
    }
    /**
 * For rotation: both tokens work until one is revoked or expires, and no account has more than two that work. The caller must have every permission of the account. As with the first token, the answer is stored nowhere, and the call takes no `Idempotency-Key`.
 * @summary Create another token of a service account
 */
export const createServiceToken = (
    id: string,
    createServiceTokenRequest: CreateServiceTokenRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NewServiceToken>(
      {url: `/api/admin/service-accounts/${encodeURIComponent(String(id))}/tokens`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: createServiceTokenRequest, signal
    },
      options);
    }




export const getCreateServiceTokenMutationKey = () => ['createServiceToken'] as const;

export const getCreateServiceTokenMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createServiceToken>>, TError,CreateServiceTokenMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createServiceToken>>, TError,CreateServiceTokenMutationVariables, TContext> => {

const mutationKey = getCreateServiceTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createServiceToken>>, CreateServiceTokenMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createServiceToken(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateServiceTokenMutationResult = NonNullable<Awaited<ReturnType<typeof createServiceToken>>>
    export type CreateServiceTokenMutationBody = CreateServiceTokenRequest
    export type CreateServiceTokenMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse
    export type CreateServiceTokenMutationVariables = {id: string;data: CreateServiceTokenRequest}

    /**
 * @summary Create another token of a service account
 */
export const useCreateServiceToken = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createServiceToken>>, TError,CreateServiceTokenMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createServiceToken>>,
        TError,
        CreateServiceTokenMutationVariables,
        TContext
      > => {
      return useMutation(getCreateServiceTokenMutationOptions(options), queryClient);
    }
    /**
 * @summary Revoke a token
 */
export const revokeServiceToken = (
    id: string,
    tokenId: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/admin/service-accounts/${encodeURIComponent(String(id))}/tokens/${encodeURIComponent(String(tokenId))}`, method: 'DELETE', signal
    },
      options);
    }




export const getRevokeServiceTokenMutationKey = () => ['revokeServiceToken'] as const;

export const getRevokeServiceTokenMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeServiceToken>>, TError,RevokeServiceTokenMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeServiceToken>>, TError,RevokeServiceTokenMutationVariables, TContext> => {

const mutationKey = getRevokeServiceTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeServiceToken>>, RevokeServiceTokenMutationVariables> = (props) => {
          const {id,tokenId} = props ?? {};

          return  revokeServiceToken(id,tokenId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevokeServiceTokenMutationResult = NonNullable<Awaited<ReturnType<typeof revokeServiceToken>>>

    export type RevokeServiceTokenMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse
    export type RevokeServiceTokenMutationVariables = {id: string;tokenId: string}

    /**
 * @summary Revoke a token
 */
export const useRevokeServiceToken = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeServiceToken>>, TError,RevokeServiceTokenMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeServiceToken>>,
        TError,
        RevokeServiceTokenMutationVariables,
        TContext
      > => {
      return useMutation(getRevokeServiceTokenMutationOptions(options), queryClient);
    }
