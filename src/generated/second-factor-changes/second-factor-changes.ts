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
  AddPasskeyRequest
} from '../model/addPasskeyRequest.ts';

import type {
  AddTotpRequest
} from '../model/addTotpRequest.ts';

import type {
  BadRequestResponse
} from '../model/badRequestResponse.ts';

import type {
  ContentTooLargeResponse
} from '../model/contentTooLargeResponse.ts';

import type {
  FactorAdded
} from '../model/factorAdded.ts';

import type {
  FactorConflictResponse
} from '../model/factorConflictResponse.ts';

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
  PasskeyOptions
} from '../model/passkeyOptions.ts';

import type {
  RecoveryCodes
} from '../model/recoveryCodes.ts';

import type {
  RemoveMyFactorHeaders
} from '../model/removeMyFactorHeaders.ts';

import type {
  ServiceUnavailableResponse
} from '../model/serviceUnavailableResponse.ts';

import type {
  ShowFactorRequest
} from '../model/showFactorRequest.ts';

import type {
  TooManyRequestsResponse
} from '../model/tooManyRequestsResponse.ts';

import type {
  TotpOffer
} from '../model/totpOffer.ts';

import type {
  UnauthorizedResponse
} from '../model/unauthorizedResponse.ts';

import type {
  UnprocessableContentResponse
} from '../model/unprocessableContentResponse.ts';

import { http } from '../../api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * The answer is for `navigator.credentials.create`, and its challenge for one use within five minutes, in this session.
 * @summary Begin to add a passkey
 */
export const offerPasskey = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PasskeyOptions>(
      {area: 'second-factor', beyond: 'call', url: `/api/admin/me/factors/passkeys/options`, method: 'POST', signal
    },
      options);
    }




export const getOfferPasskeyMutationKey = () => ['offerPasskey'] as const;

export const getOfferPasskeyMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FactorConflictResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof offerPasskey>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof offerPasskey>>, TError,void, TContext> => {

const mutationKey = getOfferPasskeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof offerPasskey>>, void> = () => {


          return  offerPasskey(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type OfferPasskeyMutationResult = NonNullable<Awaited<ReturnType<typeof offerPasskey>>>

    export type OfferPasskeyMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FactorConflictResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


    /**
 * @summary Begin to add a passkey
 */
export const useOfferPasskey = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FactorConflictResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof offerPasskey>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof offerPasskey>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getOfferPasskeyMutationOptions(options), queryClient);
    }
    /**
 * Takes what `navigator.credentials.create` answered. The first factor comes with ten recovery codes, which are in this answer alone; so the call takes no `Idempotency-Key`. Instead of a factor, a recovery code will do that the session showed within five minutes. Adding a factor completes a sign-in that had to set one up, and is no step-up: see `counts_from` of a factor.
 * @summary Add a passkey
 */
export const addPasskey = (
    addPasskeyRequest: AddPasskeyRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<FactorAdded>(
      {area: 'second-factor', beyond: 'call', url: `/api/admin/me/factors/passkeys`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: addPasskeyRequest, signal
    },
      options);
    }




export const getAddPasskeyMutationKey = () => ['addPasskey'] as const;

export const getAddPasskeyMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FactorConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addPasskey>>, TError,AddPasskeyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addPasskey>>, TError,AddPasskeyMutationVariables, TContext> => {

const mutationKey = getAddPasskeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addPasskey>>, AddPasskeyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addPasskey(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddPasskeyMutationResult = NonNullable<Awaited<ReturnType<typeof addPasskey>>>
    export type AddPasskeyMutationBody = AddPasskeyRequest
    export type AddPasskeyMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FactorConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type AddPasskeyMutationVariables = {data: AddPasskeyRequest}

    /**
 * @summary Add a passkey
 */
export const useAddPasskey = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FactorConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addPasskey>>, TError,AddPasskeyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addPasskey>>,
        TError,
        AddPasskeyMutationVariables,
        TContext
      > => {
      return useMutation(getAddPasskeyMutationOptions(options), queryClient);
    }
    /**
 * The secret counts once a code of it has come back within fifteen minutes. Until then the same session is offered the same secret again.
 * @summary Begin to add an authenticator app
 */
export const offerTotp = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TotpOffer>(
      {area: 'second-factor', beyond: 'call', url: `/api/admin/me/factors/totp/options`, method: 'POST', signal
    },
      options);
    }




export const getOfferTotpMutationKey = () => ['offerTotp'] as const;

export const getOfferTotpMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FactorConflictResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof offerTotp>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof offerTotp>>, TError,void, TContext> => {

const mutationKey = getOfferTotpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof offerTotp>>, void> = () => {


          return  offerTotp(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type OfferTotpMutationResult = NonNullable<Awaited<ReturnType<typeof offerTotp>>>

    export type OfferTotpMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FactorConflictResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


    /**
 * @summary Begin to add an authenticator app
 */
export const useOfferTotp = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FactorConflictResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof offerTotp>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof offerTotp>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getOfferTotpMutationOptions(options), queryClient);
    }
    /**
 * As with a passkey, recovery codes come with the first factor, and adding it is no step-up. Wrong codes count as failed attempts.
 * @summary Add an authenticator app
 */
export const addTotp = (
    addTotpRequest: AddTotpRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<FactorAdded>(
      {area: 'second-factor', beyond: 'call', url: `/api/admin/me/factors/totp`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: addTotpRequest, signal
    },
      options);
    }




export const getAddTotpMutationKey = () => ['addTotp'] as const;

export const getAddTotpMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FactorConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addTotp>>, TError,AddTotpMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addTotp>>, TError,AddTotpMutationVariables, TContext> => {

const mutationKey = getAddTotpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addTotp>>, AddTotpMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addTotp(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddTotpMutationResult = NonNullable<Awaited<ReturnType<typeof addTotp>>>
    export type AddTotpMutationBody = AddTotpRequest
    export type AddTotpMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FactorConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type AddTotpMutationVariables = {data: AddTotpRequest}

    /**
 * @summary Add an authenticator app
 */
export const useAddTotp = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FactorConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addTotp>>, TError,AddTotpMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addTotp>>,
        TError,
        AddTotpMutationVariables,
        TContext
      > => {
      return useMutation(getAddTotpMutationOptions(options), queryClient);
    }
    /**
 * With the last one the recovery codes go too. Whoever must have a second factor keeps one.
 * @summary Remove a second factor of mine
 */
export const removeMyFactor = (
    factorId: string,
    headers?: RemoveMyFactorHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {area: 'second-factor', beyond: 'call', url: `/api/admin/me/factors/${encodeURIComponent(String(factorId))}`, method: 'DELETE',
      headers, signal
    },
      options);
    }




export const getRemoveMyFactorMutationKey = () => ['removeMyFactor'] as const;

export const getRemoveMyFactorMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FactorConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeMyFactor>>, TError,RemoveMyFactorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removeMyFactor>>, TError,RemoveMyFactorMutationVariables, TContext> => {

const mutationKey = getRemoveMyFactorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeMyFactor>>, RemoveMyFactorMutationVariables> = (props) => {
          const {factorId,headers} = props ?? {};

          return  removeMyFactor(factorId,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveMyFactorMutationResult = NonNullable<Awaited<ReturnType<typeof removeMyFactor>>>

    export type RemoveMyFactorMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FactorConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type RemoveMyFactorMutationVariables = {factorId: string;headers?: RemoveMyFactorHeaders}

    /**
 * @summary Remove a second factor of mine
 */
export const useRemoveMyFactor = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FactorConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeMyFactor>>, TError,RemoveMyFactorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeMyFactor>>,
        TError,
        RemoveMyFactorMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveMyFactorMutationOptions(options), queryClient);
    }
    /**
 * Ten codes, for one sign-in each, in place of those before. They are in this answer alone, so the call takes no `Idempotency-Key`.
 * @summary New recovery codes
 */
export const renewRecoveryCodes = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RecoveryCodes>(
      {area: 'second-factor', beyond: 'call', url: `/api/admin/me/recovery-codes`, method: 'POST', signal
    },
      options);
    }




export const getRenewRecoveryCodesMutationKey = () => ['renewRecoveryCodes'] as const;

export const getRenewRecoveryCodesMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewRecoveryCodes>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof renewRecoveryCodes>>, TError,void, TContext> => {

const mutationKey = getRenewRecoveryCodesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renewRecoveryCodes>>, void> = () => {


          return  renewRecoveryCodes(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RenewRecoveryCodesMutationResult = NonNullable<Awaited<ReturnType<typeof renewRecoveryCodes>>>

    export type RenewRecoveryCodesMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


    /**
 * @summary New recovery codes
 */
export const useRenewRecoveryCodes = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewRecoveryCodes>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renewRecoveryCodes>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getRenewRecoveryCodesMutationOptions(options), queryClient);
    }
    /**
 * The answer is for `navigator.credentials.get`, and its challenge for one use within five minutes, in this session.
 * @summary Begin to show a passkey
 */
export const challengePasskey = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PasskeyOptions>(
      {area: 'second-factor', beyond: 'call', url: `/api/admin/me/second-step/options`, method: 'POST', signal
    },
      options);
    }




export const getChallengePasskeyMutationKey = () => ['challengePasskey'] as const;

export const getChallengePasskeyMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FactorConflictResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof challengePasskey>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof challengePasskey>>, TError,void, TContext> => {

const mutationKey = getChallengePasskeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof challengePasskey>>, void> = () => {


          return  challengePasskey(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChallengePasskeyMutationResult = NonNullable<Awaited<ReturnType<typeof challengePasskey>>>

    export type ChallengePasskeyMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FactorConflictResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


    /**
 * @summary Begin to show a passkey
 */
export const useChallengePasskey = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FactorConflictResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof challengePasskey>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof challengePasskey>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getChallengePasskeyMutationOptions(options), queryClient);
    }
    /**
 * Exactly one of a passkey, a one-time code and a recovery code; the last counts at sign-in only. It completes the sign-in, or answers `step_up_required`, in this session alone. A recovery code is no step-up, and neither is a factor that was added with one, until it counts (`counts_from`): such a factor completes a sign-in, and is refused with `factor_waits` afterwards. Wrong ones count as failed attempts.
 * @summary Show a second factor
 */
export const showFactor = (
    showFactorRequest: ShowFactorRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {area: 'second-factor', beyond: 'call', url: `/api/admin/me/second-step`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: showFactorRequest, signal
    },
      options);
    }




export const getShowFactorMutationKey = () => ['showFactor'] as const;

export const getShowFactorMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FactorConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof showFactor>>, TError,ShowFactorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof showFactor>>, TError,ShowFactorMutationVariables, TContext> => {

const mutationKey = getShowFactorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof showFactor>>, ShowFactorMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  showFactor(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ShowFactorMutationResult = NonNullable<Awaited<ReturnType<typeof showFactor>>>
    export type ShowFactorMutationBody = ShowFactorRequest
    export type ShowFactorMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FactorConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ShowFactorMutationVariables = {data: ShowFactorRequest}

    /**
 * @summary Show a second factor
 */
export const useShowFactor = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FactorConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof showFactor>>, TError,ShowFactorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof showFactor>>,
        TError,
        ShowFactorMutationVariables,
        TContext
      > => {
      return useMutation(getShowFactorMutationOptions(options), queryClient);
    }
