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
  ApiError
} from '../model/apiError.ts';

import type {
  BadRequestResponse
} from '../model/badRequestResponse.ts';

import type {
  ContentTooLargeResponse
} from '../model/contentTooLargeResponse.ts';

import type {
  ForbiddenResponse
} from '../model/forbiddenResponse.ts';

import type {
  InternalServerErrorResponse
} from '../model/internalServerErrorResponse.ts';

import type {
  LoginRequest
} from '../model/loginRequest.ts';

import type {
  LoginResponse
} from '../model/loginResponse.ts';

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



/**
 * Exchanges a username and password for an access token. The answer to a wrong password and to an unknown username is the same. Every attempt is logged. After 5 failures with a name, or 20 from an address, further attempts are answered 429 until `Retry-After` is over, also with the right password.
 * @summary Sign in
 */
export const adminLogin = (
    loginRequest: LoginRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<LoginResponse>(
      {url: `/auth/admin-login`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: loginRequest, signal
    },
      options);
    }




export const getAdminLoginMutationKey = () => ['adminLogin'] as const;

export const getAdminLoginMutationOptions = <TError = BadRequestResponse | ApiError | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof adminLogin>>, TError,AdminLoginMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof adminLogin>>, TError,AdminLoginMutationVariables, TContext> => {

const mutationKey = getAdminLoginMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof adminLogin>>, AdminLoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  adminLogin(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AdminLoginMutationResult = NonNullable<Awaited<ReturnType<typeof adminLogin>>>
    export type AdminLoginMutationBody = LoginRequest
    export type AdminLoginMutationError = BadRequestResponse | ApiError | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type AdminLoginMutationVariables = {data: LoginRequest}

    /**
 * @summary Sign in
 */
export const useAdminLogin = <TError = BadRequestResponse | ApiError | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof adminLogin>>, TError,AdminLoginMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof adminLogin>>,
        TError,
        AdminLoginMutationVariables,
        TContext
      > => {
      return useMutation(getAdminLoginMutationOptions(options), queryClient);
    }
    /**
 * Ends the session of the access token at once. The token is worthless from then on.
 * @summary Sign out
 */
export const adminLogout = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/auth/admin-logout`, method: 'POST', signal
    },
      options);
    }




export const getAdminLogoutMutationKey = () => ['adminLogout'] as const;

export const getAdminLogoutMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof adminLogout>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof adminLogout>>, TError,void, TContext> => {

const mutationKey = getAdminLogoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof adminLogout>>, void> = () => {


          return  adminLogout(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AdminLogoutMutationResult = NonNullable<Awaited<ReturnType<typeof adminLogout>>>

    export type AdminLogoutMutationError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


    /**
 * @summary Sign out
 */
export const useAdminLogout = <TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof adminLogout>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof adminLogout>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getAdminLogoutMutationOptions(options), queryClient);
    }
