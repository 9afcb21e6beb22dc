/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  AdminUser
} from '../model/adminUser.ts';

import type {
  BadRequestResponse
} from '../model/badRequestResponse.ts';

import type {
  ConfirmAdminFactorHeaders
} from '../model/confirmAdminFactorHeaders.ts';

import type {
  ConfirmPersonHeaders
} from '../model/confirmPersonHeaders.ts';

import type {
  ConfirmPersonRequest
} from '../model/confirmPersonRequest.ts';

import type {
  ContentTooLargeResponse
} from '../model/contentTooLargeResponse.ts';

import type {
  CreateRoleHeaders
} from '../model/createRoleHeaders.ts';

import type {
  CreateServiceAccountRequest
} from '../model/createServiceAccountRequest.ts';

import type {
  CreateServiceTokenRequest
} from '../model/createServiceTokenRequest.ts';

import type {
  DeleteRoleHeaders
} from '../model/deleteRoleHeaders.ts';

import type {
  DeleteServiceAccountHeaders
} from '../model/deleteServiceAccountHeaders.ts';

import type {
  DisableAdminHeaders
} from '../model/disableAdminHeaders.ts';

import type {
  EnableAdminHeaders
} from '../model/enableAdminHeaders.ts';

import type {
  EndAdminSessionHeaders
} from '../model/endAdminSessionHeaders.ts';

import type {
  EndAdminSessionsHeaders
} from '../model/endAdminSessionsHeaders.ts';

import type {
  ForbiddenResponse
} from '../model/forbiddenResponse.ts';

import type {
  InternalServerErrorResponse
} from '../model/internalServerErrorResponse.ts';

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
  ResetAdminFactorsHeaders
} from '../model/resetAdminFactorsHeaders.ts';

import type {
  RevokeServiceTokenHeaders
} from '../model/revokeServiceTokenHeaders.ts';

import type {
  Role
} from '../model/role.ts';

import type {
  RoleRequest
} from '../model/roleRequest.ts';

import type {
  ServiceUnavailableResponse
} from '../model/serviceUnavailableResponse.ts';

import type {
  SignOnTest
} from '../model/signOnTest.ts';

import type {
  TestSignOnRequest
} from '../model/testSignOnRequest.ts';

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
  UpdateAdminHeaders
} from '../model/updateAdminHeaders.ts';

import type {
  UpdateAdminRequest
} from '../model/updateAdminRequest.ts';

import type {
  UpdateRoleHeaders
} from '../model/updateRoleHeaders.ts';

import { http } from '../../api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Makes an account that nobody can sign in to before the invitation is accepted. With `mail_address` the link goes there by mail, and nobody else sees it; the address is used for nothing else. Without it, the caller hands over the link, `/admin-panel/login?invite=<token>`. The token is in this answer alone, so the call takes no `Idempotency-Key`; a second one is refused because the username is taken, and `renewInvitation` gives another link. Nobody can give a role that permits what they may not do themselves. Where a rule asks for a second person, roles by which money goes are missing at first: `approval_request` of the administrator gives them once somebody else agrees.
 * @summary Invite an administrator
 */
export const inviteAdmin = (
    inviteAdminRequest: InviteAdminRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Invitation>(
      {area: 'admin-users', beyond: 'call', url: `/api/admin/admins`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: inviteAdminRequest, signal
    },
      options);
    }




export const getInviteAdminMutationKey = () => ['inviteAdmin'] as const;

export const getInviteAdminMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
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
    export type InviteAdminMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type InviteAdminMutationVariables = {data: InviteAdminRequest}

    /**
 * @summary Invite an administrator
 */
export const useInviteAdmin = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
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
 * Counts from the next call of each of the administrator's sessions on. Nobody can change their own roles, or give or take one that permits what they may not do themselves. Whoever does it must have all permissions of the administrator. One administrator always remains who may manage administrators and roles. Where a rule asks for a second person, a role by which money goes is answered 202, and is given once somebody else agrees.
 * @summary Change the roles of an administrator
 */
export const updateAdmin = (
    id: string,
    updateAdminRequest: UpdateAdminRequest,
    headers?: UpdateAdminHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AdminUser>(
      {area: 'admin-users', beyond: 'call', url: `/api/admin/admins/${encodeURIComponent(String(id))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: updateAdminRequest, signal
    },
      options);
    }




export const getUpdateAdminMutationKey = () => ['updateAdmin'] as const;

export const getUpdateAdminMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAdmin>>, TError,UpdateAdminMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateAdmin>>, TError,UpdateAdminMutationVariables, TContext> => {

const mutationKey = getUpdateAdminMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateAdmin>>, UpdateAdminMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  updateAdmin(id,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateAdminMutationResult = NonNullable<Awaited<ReturnType<typeof updateAdmin>>>
    export type UpdateAdminMutationBody = UpdateAdminRequest
    export type UpdateAdminMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type UpdateAdminMutationVariables = {id: string;data: UpdateAdminRequest;headers?: UpdateAdminHeaders}

    /**
 * @summary Change the roles of an administrator
 */
export const useUpdateAdmin = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
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
 * Ends all sessions, and an invitation, in the same transaction. Nobody can disable themselves, or the last administrator who may manage administrators and roles. Whoever does it must have all permissions of the administrator.
 * @summary Disable an administrator
 */
export const disableAdmin = (
    id: string,
    headers?: DisableAdminHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AdminUser>(
      {area: 'admin-users', beyond: 'call', url: `/api/admin/admins/${encodeURIComponent(String(id))}/disable`, method: 'POST',
      headers, signal
    },
      options);
    }




export const getDisableAdminMutationKey = () => ['disableAdmin'] as const;

export const getDisableAdminMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disableAdmin>>, TError,DisableAdminMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof disableAdmin>>, TError,DisableAdminMutationVariables, TContext> => {

const mutationKey = getDisableAdminMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof disableAdmin>>, DisableAdminMutationVariables> = (props) => {
          const {id,headers} = props ?? {};

          return  disableAdmin(id,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DisableAdminMutationResult = NonNullable<Awaited<ReturnType<typeof disableAdmin>>>

    export type DisableAdminMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type DisableAdminMutationVariables = {id: string;headers?: DisableAdminHeaders}

    /**
 * @summary Disable an administrator
 */
export const useDisableAdmin = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
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
 * Lets a disabled administrator sign in again. Whoever does it must have all permissions of the administrator.
 * @summary Enable an administrator
 */
export const enableAdmin = (
    id: string,
    headers?: EnableAdminHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AdminUser>(
      {area: 'admin-users', beyond: 'call', url: `/api/admin/admins/${encodeURIComponent(String(id))}/enable`, method: 'POST',
      headers, signal
    },
      options);
    }




export const getEnableAdminMutationKey = () => ['enableAdmin'] as const;

export const getEnableAdminMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof enableAdmin>>, TError,EnableAdminMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof enableAdmin>>, TError,EnableAdminMutationVariables, TContext> => {

const mutationKey = getEnableAdminMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof enableAdmin>>, EnableAdminMutationVariables> = (props) => {
          const {id,headers} = props ?? {};

          return  enableAdmin(id,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EnableAdminMutationResult = NonNullable<Awaited<ReturnType<typeof enableAdmin>>>

    export type EnableAdminMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type EnableAdminMutationVariables = {id: string;headers?: EnableAdminHeaders}

    /**
 * @summary Enable an administrator
 */
export const useEnableAdmin = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
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
 * For an administrator who has not accepted the invitation, also when it is older than 72 hours: the link before no longer works. The token is in this answer alone, which is kept nowhere, so the call takes no `Idempotency-Key`, and a second one gives another token. Whoever does it must have all permissions of the administrator. 404 for an administrator who is not invited.
 * @summary Replace an invitation
 */
export const renewInvitation = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Invitation>(
      {area: 'admin-users', beyond: 'call', url: `/api/admin/admins/${encodeURIComponent(String(id))}/invitation`, method: 'POST', signal
    },
      options);
    }




export const getRenewInvitationMutationKey = () => ['renewInvitation'] as const;

export const getRenewInvitationMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewInvitation>>, TError,RenewInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof renewInvitation>>, TError,RenewInvitationMutationVariables, TContext> => {

const mutationKey = getRenewInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renewInvitation>>, RenewInvitationMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  renewInvitation(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RenewInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof renewInvitation>>>

    export type RenewInvitationMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type RenewInvitationMutationVariables = {id: string}

    /**
 * @summary Replace an invitation
 */
export const useRenewInvitation = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewInvitation>>, TError,RenewInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renewInvitation>>,
        TError,
        RenewInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getRenewInvitationMutationOptions(options), queryClient);
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
      {area: 'admin-users', beyond: 'call', url: `/api/admin/admins/${encodeURIComponent(String(id))}/reset-password`, method: 'POST', signal
    },
      options);
    }




export const getResetAdminPasswordMutationKey = () => ['resetAdminPassword'] as const;

export const getResetAdminPasswordMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
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

    export type ResetAdminPasswordMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ResetAdminPasswordMutationVariables = {id: string}

    /**
 * @summary Reset a password
 */
export const useResetAdminPassword = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
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
    headers?: ResetAdminFactorsHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AdminUser>(
      {area: 'admin-users', beyond: 'call', url: `/api/admin/admins/${encodeURIComponent(String(id))}/reset-factors`, method: 'POST',
      headers, signal
    },
      options);
    }




export const getResetAdminFactorsMutationKey = () => ['resetAdminFactors'] as const;

export const getResetAdminFactorsMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetAdminFactors>>, TError,ResetAdminFactorsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resetAdminFactors>>, TError,ResetAdminFactorsMutationVariables, TContext> => {

const mutationKey = getResetAdminFactorsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetAdminFactors>>, ResetAdminFactorsMutationVariables> = (props) => {
          const {id,headers} = props ?? {};

          return  resetAdminFactors(id,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetAdminFactorsMutationResult = NonNullable<Awaited<ReturnType<typeof resetAdminFactors>>>

    export type ResetAdminFactorsMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ResetAdminFactorsMutationVariables = {id: string;headers?: ResetAdminFactorsHeaders}

    /**
 * @summary Reset the second factors of an administrator
 */
export const useResetAdminFactors = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
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
 * Whoever invites an administrator, resets their password or second factors, or enables them again, counts as one person with them from then on: neither is the second person for a decision of the other one. A third administrator ends that here, who knows that somebody else holds the account, and who counts as neither of both (403, `same_person`). Only the links that are named end; one that was made meanwhile stays.
 * @summary Confirm that an administrator is a person of their own
 */
export const confirmPerson = (
    id: string,
    confirmPersonRequest: ConfirmPersonRequest,
    headers?: ConfirmPersonHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AdminUser>(
      {area: 'admin-users', beyond: 'call', url: `/api/admin/admins/${encodeURIComponent(String(id))}/confirm-person`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: confirmPersonRequest, signal
    },
      options);
    }




export const getConfirmPersonMutationKey = () => ['confirmPerson'] as const;

export const getConfirmPersonMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmPerson>>, TError,ConfirmPersonMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmPerson>>, TError,ConfirmPersonMutationVariables, TContext> => {

const mutationKey = getConfirmPersonMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmPerson>>, ConfirmPersonMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  confirmPerson(id,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmPersonMutationResult = NonNullable<Awaited<ReturnType<typeof confirmPerson>>>
    export type ConfirmPersonMutationBody = ConfirmPersonRequest
    export type ConfirmPersonMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ConfirmPersonMutationVariables = {id: string;data: ConfirmPersonRequest;headers?: ConfirmPersonHeaders}

    /**
 * @summary Confirm that an administrator is a person of their own
 */
export const useConfirmPerson = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmPerson>>, TError,ConfirmPersonMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmPerson>>,
        TError,
        ConfirmPersonMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmPersonMutationOptions(options), queryClient);
    }
    /**
 * Lets a factor count at once that the administrator added with a recovery code; one that counts already stays as it is. Whoever does it must have all permissions of the administrator, and must not count as one person with them.
 * @summary Confirm a second factor of an administrator
 */
export const confirmAdminFactor = (
    id: string,
    factorId: string,
    headers?: ConfirmAdminFactorHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AdminUser>(
      {area: 'admin-users', beyond: 'call', url: `/api/admin/admins/${encodeURIComponent(String(id))}/factors/${encodeURIComponent(String(factorId))}/confirm`, method: 'POST',
      headers, signal
    },
      options);
    }




export const getConfirmAdminFactorMutationKey = () => ['confirmAdminFactor'] as const;

export const getConfirmAdminFactorMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmAdminFactor>>, TError,ConfirmAdminFactorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmAdminFactor>>, TError,ConfirmAdminFactorMutationVariables, TContext> => {

const mutationKey = getConfirmAdminFactorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmAdminFactor>>, ConfirmAdminFactorMutationVariables> = (props) => {
          const {id,factorId,headers} = props ?? {};

          return  confirmAdminFactor(id,factorId,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmAdminFactorMutationResult = NonNullable<Awaited<ReturnType<typeof confirmAdminFactor>>>

    export type ConfirmAdminFactorMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ConfirmAdminFactorMutationVariables = {id: string;factorId: string;headers?: ConfirmAdminFactorHeaders}

    /**
 * @summary Confirm a second factor of an administrator
 */
export const useConfirmAdminFactor = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmAdminFactor>>, TError,ConfirmAdminFactorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmAdminFactor>>,
        TError,
        ConfirmAdminFactorMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmAdminFactorMutationOptions(options), queryClient);
    }
    /**
 * Whoever does it must have all permissions of the administrator.
 * @summary End all sessions of an administrator
 */
export const endAdminSessions = (
    id: string,
    headers?: EndAdminSessionsHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {area: 'admin-users', beyond: 'call', url: `/api/admin/admins/${encodeURIComponent(String(id))}/sessions`, method: 'DELETE',
      headers, signal
    },
      options);
    }




export const getEndAdminSessionsMutationKey = () => ['endAdminSessions'] as const;

export const getEndAdminSessionsMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endAdminSessions>>, TError,EndAdminSessionsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof endAdminSessions>>, TError,EndAdminSessionsMutationVariables, TContext> => {

const mutationKey = getEndAdminSessionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endAdminSessions>>, EndAdminSessionsMutationVariables> = (props) => {
          const {id,headers} = props ?? {};

          return  endAdminSessions(id,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndAdminSessionsMutationResult = NonNullable<Awaited<ReturnType<typeof endAdminSessions>>>

    export type EndAdminSessionsMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type EndAdminSessionsMutationVariables = {id: string;headers?: EndAdminSessionsHeaders}

    /**
 * @summary End all sessions of an administrator
 */
export const useEndAdminSessions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
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
 * Whoever does it must have all permissions of the administrator.
 * @summary End a session of an administrator
 */
export const endAdminSession = (
    id: string,
    sessionId: string,
    headers?: EndAdminSessionHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {area: 'admin-users', beyond: 'call', url: `/api/admin/admins/${encodeURIComponent(String(id))}/sessions/${encodeURIComponent(String(sessionId))}`, method: 'DELETE',
      headers, signal
    },
      options);
    }




export const getEndAdminSessionMutationKey = () => ['endAdminSession'] as const;

export const getEndAdminSessionMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endAdminSession>>, TError,EndAdminSessionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof endAdminSession>>, TError,EndAdminSessionMutationVariables, TContext> => {

const mutationKey = getEndAdminSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endAdminSession>>, EndAdminSessionMutationVariables> = (props) => {
          const {id,sessionId,headers} = props ?? {};

          return  endAdminSession(id,sessionId,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndAdminSessionMutationResult = NonNullable<Awaited<ReturnType<typeof endAdminSession>>>

    export type EndAdminSessionMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type EndAdminSessionMutationVariables = {id: string;sessionId: string;headers?: EndAdminSessionHeaders}

    /**
 * @summary End a session of an administrator
 */
export const useEndAdminSession = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
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
 * Nobody can put a permission into a role that they do not have.
 * @summary Make a role
 */
export const createRole = (
    roleRequest: RoleRequest,
    headers?: CreateRoleHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Role>(
      {area: 'admin-users', beyond: 'call', url: `/api/admin/roles`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: roleRequest, signal
    },
      options);
    }




export const getCreateRoleMutationKey = () => ['createRole'] as const;

export const getCreateRoleMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRole>>, TError,CreateRoleMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createRole>>, TError,CreateRoleMutationVariables, TContext> => {

const mutationKey = getCreateRoleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createRole>>, CreateRoleMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createRole(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateRoleMutationResult = NonNullable<Awaited<ReturnType<typeof createRole>>>
    export type CreateRoleMutationBody = RoleRequest
    export type CreateRoleMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type CreateRoleMutationVariables = {data: RoleRequest;headers?: CreateRoleHeaders}

    /**
 * @summary Make a role
 */
export const useCreateRole = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
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
 * Counts from the next call of everybody who has it. Built-in roles are not edited, and nobody edits a role of their own. Whoever does it must have all permissions of the role, before and after, and of everybody who has it.
 * @summary Change a role
 */
export const updateRole = (
    id: string,
    roleRequest: RoleRequest,
    headers?: UpdateRoleHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Role>(
      {area: 'admin-users', beyond: 'call', url: `/api/admin/roles/${encodeURIComponent(String(id))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: roleRequest, signal
    },
      options);
    }




export const getUpdateRoleMutationKey = () => ['updateRole'] as const;

export const getUpdateRoleMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateRole>>, TError,UpdateRoleMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateRole>>, TError,UpdateRoleMutationVariables, TContext> => {

const mutationKey = getUpdateRoleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateRole>>, UpdateRoleMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  updateRole(id,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateRoleMutationResult = NonNullable<Awaited<ReturnType<typeof updateRole>>>
    export type UpdateRoleMutationBody = RoleRequest
    export type UpdateRoleMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type UpdateRoleMutationVariables = {id: string;data: RoleRequest;headers?: UpdateRoleHeaders}

    /**
 * @summary Change a role
 */
export const useUpdateRole = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
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
 * Refused while somebody has it, and for built-in roles. Whoever does it must have all of its permissions.
 * @summary Delete a role
 */
export const deleteRole = (
    id: string,
    headers?: DeleteRoleHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {area: 'admin-users', beyond: 'call', url: `/api/admin/roles/${encodeURIComponent(String(id))}`, method: 'DELETE',
      headers, signal
    },
      options);
    }




export const getDeleteRoleMutationKey = () => ['deleteRole'] as const;

export const getDeleteRoleMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteRole>>, TError,DeleteRoleMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteRole>>, TError,DeleteRoleMutationVariables, TContext> => {

const mutationKey = getDeleteRoleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteRole>>, DeleteRoleMutationVariables> = (props) => {
          const {id,headers} = props ?? {};

          return  deleteRole(id,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteRoleMutationResult = NonNullable<Awaited<ReturnType<typeof deleteRole>>>

    export type DeleteRoleMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type DeleteRoleMutationVariables = {id: string;headers?: DeleteRoleHeaders}

    /**
 * @summary Delete a role
 */
export const useDeleteRole = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
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
 * What the identity provider says of the caller, and as whom they would be signed in, or why not. The caller has gone to the provider and back as for a sign-in, and sends its answer here instead. Without an answer only the provider's metadata is tested. Nobody is signed in and nothing is stored. 404 where there is no single sign-on.
 * @summary Test single sign-on
 */
export const testSignOn = (
    testSignOnRequest: TestSignOnRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SignOnTest>(
      {area: 'admin-users', beyond: 'call', url: `/api/admin/sign-on/test`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: testSignOnRequest, signal
    },
      options);
    }




export const getTestSignOnMutationKey = () => ['testSignOn'] as const;

export const getTestSignOnMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
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
    export type TestSignOnMutationBody = TestSignOnRequest
    export type TestSignOnMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type TestSignOnMutationVariables = {data: TestSignOnRequest}

    /**
 * @summary Test single sign-on
 */
export const useTestSignOn = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
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
 * An account for a program, owned by the caller, with its first token. The token is in this answer only, which is stored nowhere, so the call takes no `Idempotency-Key`; a second one is refused because the name is taken. The program may do what its roles permit and its owner may do, at each call. A service account cannot sign in, and cannot change administrators, roles or service accounts.
 * @summary Create a service account
 */
export const createServiceAccount = (
    createServiceAccountRequest: CreateServiceAccountRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NewServiceToken>(
      {area: 'admin-users', beyond: 'call', url: `/api/admin/service-accounts`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: createServiceAccountRequest, signal
    },
      options);
    }




export const getCreateServiceAccountMutationKey = () => ['createServiceAccount'] as const;

export const getCreateServiceAccountMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
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
    export type CreateServiceAccountMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type CreateServiceAccountMutationVariables = {data: CreateServiceAccountRequest}

    /**
 * @summary Create a service account
 */
export const useCreateServiceAccount = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
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
 * Revokes all of its tokens in the same transaction. Its name stays taken, because the audit log and the records that it changed name it. Whoever does it must have all permissions of the service account, or own it.
 * @summary Delete a service account
 */
export const deleteServiceAccount = (
    id: string,
    headers?: DeleteServiceAccountHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {area: 'admin-users', beyond: 'call', url: `/api/admin/service-accounts/${encodeURIComponent(String(id))}`, method: 'DELETE',
      headers, signal
    },
      options);
    }




export const getDeleteServiceAccountMutationKey = () => ['deleteServiceAccount'] as const;

export const getDeleteServiceAccountMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteServiceAccount>>, TError,DeleteServiceAccountMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteServiceAccount>>, TError,DeleteServiceAccountMutationVariables, TContext> => {

const mutationKey = getDeleteServiceAccountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteServiceAccount>>, DeleteServiceAccountMutationVariables> = (props) => {
          const {id,headers} = props ?? {};

          return  deleteServiceAccount(id,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteServiceAccountMutationResult = NonNullable<Awaited<ReturnType<typeof deleteServiceAccount>>>

    export type DeleteServiceAccountMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type DeleteServiceAccountMutationVariables = {id: string;headers?: DeleteServiceAccountHeaders}

    /**
 * @summary Delete a service account
 */
export const useDeleteServiceAccount = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
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
      {area: 'admin-users', beyond: 'call', url: `/api/admin/service-accounts/${encodeURIComponent(String(id))}/tokens`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: createServiceTokenRequest, signal
    },
      options);
    }




export const getCreateServiceTokenMutationKey = () => ['createServiceToken'] as const;

export const getCreateServiceTokenMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
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
    export type CreateServiceTokenMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type CreateServiceTokenMutationVariables = {id: string;data: CreateServiceTokenRequest}

    /**
 * @summary Create another token of a service account
 */
export const useCreateServiceToken = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
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
 * Whoever does it must have all permissions of the service account, or own it.
 * @summary Revoke a token
 */
export const revokeServiceToken = (
    id: string,
    tokenId: string,
    headers?: RevokeServiceTokenHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {area: 'admin-users', beyond: 'call', url: `/api/admin/service-accounts/${encodeURIComponent(String(id))}/tokens/${encodeURIComponent(String(tokenId))}`, method: 'DELETE',
      headers, signal
    },
      options);
    }




export const getRevokeServiceTokenMutationKey = () => ['revokeServiceToken'] as const;

export const getRevokeServiceTokenMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeServiceToken>>, TError,RevokeServiceTokenMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeServiceToken>>, TError,RevokeServiceTokenMutationVariables, TContext> => {

const mutationKey = getRevokeServiceTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeServiceToken>>, RevokeServiceTokenMutationVariables> = (props) => {
          const {id,tokenId,headers} = props ?? {};

          return  revokeServiceToken(id,tokenId,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevokeServiceTokenMutationResult = NonNullable<Awaited<ReturnType<typeof revokeServiceToken>>>

    export type RevokeServiceTokenMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type RevokeServiceTokenMutationVariables = {id: string;tokenId: string;headers?: RevokeServiceTokenHeaders}

    /**
 * @summary Revoke a token
 */
export const useRevokeServiceToken = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PeopleConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeServiceToken>>, TError,RevokeServiceTokenMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeServiceToken>>,
        TError,
        RevokeServiceTokenMutationVariables,
        TContext
      > => {
      return useMutation(getRevokeServiceTokenMutationOptions(options), queryClient);
    }
