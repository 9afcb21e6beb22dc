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
  BadRequestResponse
} from '../model/badRequestResponse.ts';

import type {
  ChooseMyPreferencesHeaders
} from '../model/chooseMyPreferencesHeaders.ts';

import type {
  ContentTooLargeResponse
} from '../model/contentTooLargeResponse.ts';

import type {
  EndMyOtherSessionsHeaders
} from '../model/endMyOtherSessionsHeaders.ts';

import type {
  EndMySessionHeaders
} from '../model/endMySessionHeaders.ts';

import type {
  ForbiddenResponse
} from '../model/forbiddenResponse.ts';

import type {
  InternalServerErrorResponse
} from '../model/internalServerErrorResponse.ts';

import type {
  MarkMentionsSeenHeaders
} from '../model/markMentionsSeenHeaders.ts';

import type {
  NotFoundResponse
} from '../model/notFoundResponse.ts';

import type {
  Preferences
} from '../model/preferences.ts';

import type {
  PreferencesRequest
} from '../model/preferencesRequest.ts';

import type {
  SeenMentionsRequest
} from '../model/seenMentionsRequest.ts';

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
 * Ends every session of the caller but the one that makes this call.
 * @summary End all my sessions but this one
 */
export const endMyOtherSessions = (
    headers?: EndMyOtherSessionsHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {area: 'my-account', beyond: 'call', url: `/api/admin/me/sessions`, method: 'DELETE',
      headers, signal
    },
      options);
    }




export const getEndMyOtherSessionsMutationKey = () => ['endMyOtherSessions'] as const;

export const getEndMyOtherSessionsMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endMyOtherSessions>>, TError,EndMyOtherSessionsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof endMyOtherSessions>>, TError,EndMyOtherSessionsMutationVariables, TContext> => {

const mutationKey = getEndMyOtherSessionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endMyOtherSessions>>, EndMyOtherSessionsMutationVariables> = (props) => {
          const {headers} = props ?? {};

          return  endMyOtherSessions(headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndMyOtherSessionsMutationResult = NonNullable<Awaited<ReturnType<typeof endMyOtherSessions>>>

    export type EndMyOtherSessionsMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type EndMyOtherSessionsMutationVariables = {headers?: EndMyOtherSessionsHeaders}

    /**
 * @summary End all my sessions but this one
 */
export const useEndMyOtherSessions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endMyOtherSessions>>, TError,EndMyOtherSessionsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endMyOtherSessions>>,
        TError,
        EndMyOtherSessionsMutationVariables,
        TContext
      > => {
      return useMutation(getEndMyOtherSessionsMutationOptions(options), queryClient);
    }
    /**
 * Takes mentions of the caller off their bell; those of others stay as they are.
 * @summary Note that I have seen mentions
 */
export const markMentionsSeen = (
    seenMentionsRequest: SeenMentionsRequest,
    headers?: MarkMentionsSeenHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {area: 'my-account', beyond: 'call', url: `/api/admin/me/mentions/seen`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: seenMentionsRequest, signal
    },
      options);
    }




export const getMarkMentionsSeenMutationKey = () => ['markMentionsSeen'] as const;

export const getMarkMentionsSeenMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markMentionsSeen>>, TError,MarkMentionsSeenMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof markMentionsSeen>>, TError,MarkMentionsSeenMutationVariables, TContext> => {

const mutationKey = getMarkMentionsSeenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markMentionsSeen>>, MarkMentionsSeenMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  markMentionsSeen(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MarkMentionsSeenMutationResult = NonNullable<Awaited<ReturnType<typeof markMentionsSeen>>>
    export type MarkMentionsSeenMutationBody = SeenMentionsRequest
    export type MarkMentionsSeenMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type MarkMentionsSeenMutationVariables = {data: SeenMentionsRequest;headers?: MarkMentionsSeenHeaders}

    /**
 * @summary Note that I have seen mentions
 */
export const useMarkMentionsSeen = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markMentionsSeen>>, TError,MarkMentionsSeenMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markMentionsSeen>>,
        TError,
        MarkMentionsSeenMutationVariables,
        TContext
      > => {
      return useMutation(getMarkMentionsSeenMutationOptions(options), queryClient);
    }
    /**
 * Sets the preferences that the body has, and leaves the others as they are; of `tables`, each list by itself. They change nothing for anybody else, so the audit log does not have them.
 * @summary Set up the portal for me
 */
export const chooseMyPreferences = (
    preferencesRequest: PreferencesRequest,
    headers?: ChooseMyPreferencesHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Preferences>(
      {area: 'my-account', beyond: 'call', url: `/api/admin/me/preferences`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: preferencesRequest, signal
    },
      options);
    }




export const getChooseMyPreferencesMutationKey = () => ['chooseMyPreferences'] as const;

export const getChooseMyPreferencesMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof chooseMyPreferences>>, TError,ChooseMyPreferencesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof chooseMyPreferences>>, TError,ChooseMyPreferencesMutationVariables, TContext> => {

const mutationKey = getChooseMyPreferencesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof chooseMyPreferences>>, ChooseMyPreferencesMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  chooseMyPreferences(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChooseMyPreferencesMutationResult = NonNullable<Awaited<ReturnType<typeof chooseMyPreferences>>>
    export type ChooseMyPreferencesMutationBody = PreferencesRequest
    export type ChooseMyPreferencesMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ChooseMyPreferencesMutationVariables = {data: PreferencesRequest;headers?: ChooseMyPreferencesHeaders}

    /**
 * @summary Set up the portal for me
 */
export const useChooseMyPreferences = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof chooseMyPreferences>>, TError,ChooseMyPreferencesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof chooseMyPreferences>>,
        TError,
        ChooseMyPreferencesMutationVariables,
        TContext
      > => {
      return useMutation(getChooseMyPreferencesMutationOptions(options), queryClient);
    }
    /**
 * Ends one session of the caller. Ending the one that makes this call signs out.
 * @summary End one of my sessions
 */
export const endMySession = (
    sessionId: string,
    headers?: EndMySessionHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {area: 'my-account', beyond: 'call', url: `/api/admin/me/sessions/${encodeURIComponent(String(sessionId))}`, method: 'DELETE',
      headers, signal
    },
      options);
    }




export const getEndMySessionMutationKey = () => ['endMySession'] as const;

export const getEndMySessionMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endMySession>>, TError,EndMySessionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof endMySession>>, TError,EndMySessionMutationVariables, TContext> => {

const mutationKey = getEndMySessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endMySession>>, EndMySessionMutationVariables> = (props) => {
          const {sessionId,headers} = props ?? {};

          return  endMySession(sessionId,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndMySessionMutationResult = NonNullable<Awaited<ReturnType<typeof endMySession>>>

    export type EndMySessionMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type EndMySessionMutationVariables = {sessionId: string;headers?: EndMySessionHeaders}

    /**
 * @summary End one of my sessions
 */
export const useEndMySession = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endMySession>>, TError,EndMySessionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endMySession>>,
        TError,
        EndMySessionMutationVariables,
        TContext
      > => {
      return useMutation(getEndMySessionMutationOptions(options), queryClient);
    }
