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
  AcceptInvitationRequest
} from '../model/acceptInvitationRequest.ts';

import type {
  ApiError
} from '../model/apiError.ts';

import type {
  BadRequestResponse
} from '../model/badRequestResponse.ts';

import type {
  ChangePasswordRequest
} from '../model/changePasswordRequest.ts';

import type {
  ContentTooLargeResponse
} from '../model/contentTooLargeResponse.ts';

import type {
  FinishSignOnRequest
} from '../model/finishSignOnRequest.ts';

import type {
  ForbiddenResponse
} from '../model/forbiddenResponse.ts';

import type {
  InternalServerErrorResponse
} from '../model/internalServerErrorResponse.ts';

import type {
  LoginResponse
} from '../model/loginResponse.ts';

import type {
  NotFoundResponse
} from '../model/notFoundResponse.ts';

import type {
  ServiceUnavailableResponse
} from '../model/serviceUnavailableResponse.ts';

import type {
  SignOnStart
} from '../model/signOnStart.ts';

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



/**
 * Replaces the password of the signed-in administrator. All other sessions of this administrator end; the one that asks goes on. It is the only call that an administrator with a one-use password may make besides signing out. A wrong current password counts as a failed attempt to sign in.
 * @summary Choose a new password
 */
export const changeAdminPassword = (
    changePasswordRequest: ChangePasswordRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {area: 'authentication', beyond: 'call', url: `/auth/admin-password`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: changePasswordRequest, signal
    },
      options);
    }




export const getChangeAdminPasswordMutationKey = () => ['changeAdminPassword'] as const;

export const getChangeAdminPasswordMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeAdminPassword>>, TError,ChangeAdminPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeAdminPassword>>, TError,ChangeAdminPasswordMutationVariables, TContext> => {

const mutationKey = getChangeAdminPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeAdminPassword>>, ChangeAdminPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeAdminPassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeAdminPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changeAdminPassword>>>
    export type ChangeAdminPasswordMutationBody = ChangePasswordRequest
    export type ChangeAdminPasswordMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ChangeAdminPasswordMutationVariables = {data: ChangePasswordRequest}

    /**
 * @summary Choose a new password
 */
export const useChangeAdminPassword = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeAdminPassword>>, TError,ChangeAdminPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeAdminPassword>>,
        TError,
        ChangeAdminPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getChangeAdminPasswordMutationOptions(options), queryClient);
    }
    /**
 * Chooses the password of an invited administrator, and signs in. An invitation works once, for 72 hours.
 * @summary Accept an invitation
 */
export const acceptInvitation = (
    acceptInvitationRequest: AcceptInvitationRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<LoginResponse>(
      {area: 'authentication', beyond: 'call', url: `/auth/admin-invitation`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: acceptInvitationRequest, signal
    },
      options);
    }




export const getAcceptInvitationMutationKey = () => ['acceptInvitation'] as const;

export const getAcceptInvitationMutationOptions = <TError = BadRequestResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptInvitation>>, TError,AcceptInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof acceptInvitation>>, TError,AcceptInvitationMutationVariables, TContext> => {

const mutationKey = getAcceptInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptInvitation>>, AcceptInvitationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  acceptInvitation(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AcceptInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof acceptInvitation>>>
    export type AcceptInvitationMutationBody = AcceptInvitationRequest
    export type AcceptInvitationMutationError = BadRequestResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type AcceptInvitationMutationVariables = {data: AcceptInvitationRequest}

    /**
 * @summary Accept an invitation
 */
export const useAcceptInvitation = <TError = BadRequestResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptInvitation>>, TError,AcceptInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptInvitation>>,
        TError,
        AcceptInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getAcceptInvitationMutationOptions(options), queryClient);
    }
    /**
 * The address of the identity provider to which the browser goes. A cookie that no script can read binds the provider's answer to this browser, for ten minutes. 404 where there is no single sign-on.
 * @summary Begin single sign-on
 */
export const beginSignOn = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SignOnStart>(
      {area: 'authentication', beyond: 'call', url: `/auth/admin-sign-on`, method: 'POST', signal
    },
      options);
    }




export const getBeginSignOnMutationKey = () => ['beginSignOn'] as const;

export const getBeginSignOnMutationOptions = <TError = ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beginSignOn>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof beginSignOn>>, TError,void, TContext> => {

const mutationKey = getBeginSignOnMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof beginSignOn>>, void> = () => {


          return  beginSignOn(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BeginSignOnMutationResult = NonNullable<Awaited<ReturnType<typeof beginSignOn>>>

    export type BeginSignOnMutationError = ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ApiError


    /**
 * @summary Begin single sign-on
 */
export const useBeginSignOn = <TError = ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beginSignOn>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof beginSignOn>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getBeginSignOnMutationOptions(options), queryClient);
    }
    /**
 * Signs in with the answer of the identity provider. The account is found by issuer and subject, never by an e-mail address, and created at the first sign-in. Its roles are read from the provider's answer each time; without one, nobody is signed in.
 * @summary Finish single sign-on
 */
export const finishSignOn = (
    finishSignOnRequest: FinishSignOnRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<LoginResponse>(
      {area: 'authentication', beyond: 'call', url: `/auth/admin-sign-on/answer`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: finishSignOnRequest, signal
    },
      options);
    }




export const getFinishSignOnMutationKey = () => ['finishSignOn'] as const;

export const getFinishSignOnMutationOptions = <TError = BadRequestResponse | ApiError | NotFoundResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof finishSignOn>>, TError,FinishSignOnMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof finishSignOn>>, TError,FinishSignOnMutationVariables, TContext> => {

const mutationKey = getFinishSignOnMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof finishSignOn>>, FinishSignOnMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  finishSignOn(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type FinishSignOnMutationResult = NonNullable<Awaited<ReturnType<typeof finishSignOn>>>
    export type FinishSignOnMutationBody = FinishSignOnRequest
    export type FinishSignOnMutationError = BadRequestResponse | ApiError | NotFoundResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse
    export type FinishSignOnMutationVariables = {data: FinishSignOnRequest}

    /**
 * @summary Finish single sign-on
 */
export const useFinishSignOn = <TError = BadRequestResponse | ApiError | NotFoundResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof finishSignOn>>, TError,FinishSignOnMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof finishSignOn>>,
        TError,
        FinishSignOnMutationVariables,
        TContext
      > => {
      return useMutation(getFinishSignOnMutationOptions(options), queryClient);
    }
