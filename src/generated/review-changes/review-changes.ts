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
  AddReasonCodeHeaders
} from '../model/addReasonCodeHeaders.ts';

import type {
  AddReasonCodeRequest
} from '../model/addReasonCodeRequest.ts';

import type {
  AddWithdrawalNoteHeaders
} from '../model/addWithdrawalNoteHeaders.ts';

import type {
  ApiError
} from '../model/apiError.ts';

import type {
  BadRequestResponse
} from '../model/badRequestResponse.ts';

import type {
  ClaimAnswer
} from '../model/claimAnswer.ts';

import type {
  ClaimNextRequest
} from '../model/claimNextRequest.ts';

import type {
  ClaimNextWithdrawalHeaders
} from '../model/claimNextWithdrawalHeaders.ts';

import type {
  ClaimWithdrawalHeaders
} from '../model/claimWithdrawalHeaders.ts';

import type {
  ContentTooLargeResponse
} from '../model/contentTooLargeResponse.ts';

import type {
  DeferralConflictResponse
} from '../model/deferralConflictResponse.ts';

import type {
  EditWithdrawalNoteHeaders
} from '../model/editWithdrawalNoteHeaders.ts';

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
  Note
} from '../model/note.ts';

import type {
  NoteConflictResponse
} from '../model/noteConflictResponse.ts';

import type {
  NoteRequest
} from '../model/noteRequest.ts';

import type {
  ReasonCode
} from '../model/reasonCode.ts';

import type {
  ReasonCodeRequest
} from '../model/reasonCodeRequest.ts';

import type {
  ReleaseWithdrawalClaimHeaders
} from '../model/releaseWithdrawalClaimHeaders.ts';

import type {
  RevealRequest
} from '../model/revealRequest.ts';

import type {
  RevealedPerson
} from '../model/revealedPerson.ts';

import type {
  ServiceUnavailableResponse
} from '../model/serviceUnavailableResponse.ts';

import type {
  SkipRequest
} from '../model/skipRequest.ts';

import type {
  SkipWithdrawalHeaders
} from '../model/skipWithdrawalHeaders.ts';

import type {
  SnoozeRequest
} from '../model/snoozeRequest.ts';

import type {
  SnoozeWithdrawalHeaders
} from '../model/snoozeWithdrawalHeaders.ts';

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
  UpdateReasonCodeHeaders
} from '../model/updateReasonCodeHeaders.ts';

import type {
  WakeWithdrawalHeaders
} from '../model/wakeWithdrawalHeaders.ts';

import { http } from '../../api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Gives the caller the first withdrawal that awaits review and that nobody else looks at; two callers never get the same one. First come those that the caller has claimed already. Withdrawals of frozen players come last, and so do those whose approval was refused to the caller with `payment_withheld`. A claim ends by itself after `lease_seconds`, unless it is renewed, and forbids nobody to decide the withdrawal. Nobody has more than 20.
 * @summary Claim the next withdrawal to review
 */
export const claimNextWithdrawal = (
    claimNextRequest: ClaimNextRequest,
    headers?: ClaimNextWithdrawalHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ClaimAnswer>(
      {area: 'withdrawals', beyond: 'call', url: `/admin/withdrawal/withdrawals/claims`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: claimNextRequest, signal
    },
      options);
    }




export const getClaimNextWithdrawalMutationKey = () => ['claimNextWithdrawal'] as const;

export const getClaimNextWithdrawalMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimNextWithdrawal>>, TError,ClaimNextWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof claimNextWithdrawal>>, TError,ClaimNextWithdrawalMutationVariables, TContext> => {

const mutationKey = getClaimNextWithdrawalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof claimNextWithdrawal>>, ClaimNextWithdrawalMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  claimNextWithdrawal(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ClaimNextWithdrawalMutationResult = NonNullable<Awaited<ReturnType<typeof claimNextWithdrawal>>>
    export type ClaimNextWithdrawalMutationBody = ClaimNextRequest
    export type ClaimNextWithdrawalMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ClaimNextWithdrawalMutationVariables = {data: ClaimNextRequest;headers?: ClaimNextWithdrawalHeaders}

    /**
 * @summary Claim the next withdrawal to review
 */
export const useClaimNextWithdrawal = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimNextWithdrawal>>, TError,ClaimNextWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimNextWithdrawal>>,
        TError,
        ClaimNextWithdrawalMutationVariables,
        TContext
      > => {
      return useMutation(getClaimNextWithdrawalMutationOptions(options), queryClient);
    }
    /**
 * Tells others that the caller looks at it, for another `lease_seconds`. Does nothing where somebody else does, whose claim is the answer then.
 * @summary Claim this withdrawal, or renew the claim
 */
export const claimWithdrawal = (
    id: string,
    headers?: ClaimWithdrawalHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ClaimAnswer>(
      {area: 'withdrawals', beyond: 'call', url: `/admin/withdrawal/withdrawals/${encodeURIComponent(String(id))}/claim`, method: 'PUT',
      headers, signal
    },
      options);
    }




export const getClaimWithdrawalMutationKey = () => ['claimWithdrawal'] as const;

export const getClaimWithdrawalMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimWithdrawal>>, TError,ClaimWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof claimWithdrawal>>, TError,ClaimWithdrawalMutationVariables, TContext> => {

const mutationKey = getClaimWithdrawalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof claimWithdrawal>>, ClaimWithdrawalMutationVariables> = (props) => {
          const {id,headers} = props ?? {};

          return  claimWithdrawal(id,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ClaimWithdrawalMutationResult = NonNullable<Awaited<ReturnType<typeof claimWithdrawal>>>

    export type ClaimWithdrawalMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ClaimWithdrawalMutationVariables = {id: string;headers?: ClaimWithdrawalHeaders}

    /**
 * @summary Claim this withdrawal, or renew the claim
 */
export const useClaimWithdrawal = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimWithdrawal>>, TError,ClaimWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimWithdrawal>>,
        TError,
        ClaimWithdrawalMutationVariables,
        TContext
      > => {
      return useMutation(getClaimWithdrawalMutationOptions(options), queryClient);
    }
    /**
 * Ends the caller's own claim of it, if there is one; the desk can give it to somebody else at once.
 * @summary Give a claim back
 */
export const releaseWithdrawalClaim = (
    id: string,
    headers?: ReleaseWithdrawalClaimHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {area: 'withdrawals', beyond: 'call', url: `/admin/withdrawal/withdrawals/${encodeURIComponent(String(id))}/claim`, method: 'DELETE',
      headers, signal
    },
      options);
    }




export const getReleaseWithdrawalClaimMutationKey = () => ['releaseWithdrawalClaim'] as const;

export const getReleaseWithdrawalClaimMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof releaseWithdrawalClaim>>, TError,ReleaseWithdrawalClaimMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof releaseWithdrawalClaim>>, TError,ReleaseWithdrawalClaimMutationVariables, TContext> => {

const mutationKey = getReleaseWithdrawalClaimMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof releaseWithdrawalClaim>>, ReleaseWithdrawalClaimMutationVariables> = (props) => {
          const {id,headers} = props ?? {};

          return  releaseWithdrawalClaim(id,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReleaseWithdrawalClaimMutationResult = NonNullable<Awaited<ReturnType<typeof releaseWithdrawalClaim>>>

    export type ReleaseWithdrawalClaimMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ReleaseWithdrawalClaimMutationVariables = {id: string;headers?: ReleaseWithdrawalClaimHeaders}

    /**
 * @summary Give a claim back
 */
export const useReleaseWithdrawalClaim = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof releaseWithdrawalClaim>>, TError,ReleaseWithdrawalClaimMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof releaseWithdrawalClaim>>,
        TError,
        ReleaseWithdrawalClaimMutationVariables,
        TContext
      > => {
      return useMutation(getReleaseWithdrawalClaimMutationOptions(options), queryClient);
    }
    /**
 * The desk no longer hands it to the caller, and still to others, until it is decided. The caller's claim ends. It forbids nobody to decide it.
 * @summary Leave a withdrawal to others
 */
export const skipWithdrawal = (
    id: string,
    skipRequest: SkipRequest,
    headers?: SkipWithdrawalHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {area: 'withdrawals', beyond: 'call', url: `/admin/withdrawal/withdrawals/${encodeURIComponent(String(id))}/skip`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: skipRequest, signal
    },
      options);
    }




export const getSkipWithdrawalMutationKey = () => ['skipWithdrawal'] as const;

export const getSkipWithdrawalMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeferralConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof skipWithdrawal>>, TError,SkipWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof skipWithdrawal>>, TError,SkipWithdrawalMutationVariables, TContext> => {

const mutationKey = getSkipWithdrawalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof skipWithdrawal>>, SkipWithdrawalMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  skipWithdrawal(id,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SkipWithdrawalMutationResult = NonNullable<Awaited<ReturnType<typeof skipWithdrawal>>>
    export type SkipWithdrawalMutationBody = SkipRequest
    export type SkipWithdrawalMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeferralConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type SkipWithdrawalMutationVariables = {id: string;data: SkipRequest;headers?: SkipWithdrawalHeaders}

    /**
 * @summary Leave a withdrawal to others
 */
export const useSkipWithdrawal = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeferralConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof skipWithdrawal>>, TError,SkipWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof skipWithdrawal>>,
        TError,
        SkipWithdrawalMutationVariables,
        TContext
      > => {
      return useMutation(getSkipWithdrawalMutationOptions(options), queryClient);
    }
    /**
 * The desk hands it to nobody until then, at most 30 days ahead, or until it is decided. Another snooze takes the place of one in force. It still counts as waiting, and forbids nobody to decide it. Nobody has more than 50 in force (409, `too_many_snoozes`).
 * @summary Set a withdrawal aside until a time
 */
export const snoozeWithdrawal = (
    id: string,
    snoozeRequest: SnoozeRequest,
    headers?: SnoozeWithdrawalHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {area: 'withdrawals', beyond: 'call', url: `/admin/withdrawal/withdrawals/${encodeURIComponent(String(id))}/snooze`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: snoozeRequest, signal
    },
      options);
    }




export const getSnoozeWithdrawalMutationKey = () => ['snoozeWithdrawal'] as const;

export const getSnoozeWithdrawalMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeferralConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof snoozeWithdrawal>>, TError,SnoozeWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof snoozeWithdrawal>>, TError,SnoozeWithdrawalMutationVariables, TContext> => {

const mutationKey = getSnoozeWithdrawalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof snoozeWithdrawal>>, SnoozeWithdrawalMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  snoozeWithdrawal(id,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SnoozeWithdrawalMutationResult = NonNullable<Awaited<ReturnType<typeof snoozeWithdrawal>>>
    export type SnoozeWithdrawalMutationBody = SnoozeRequest
    export type SnoozeWithdrawalMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeferralConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type SnoozeWithdrawalMutationVariables = {id: string;data: SnoozeRequest;headers?: SnoozeWithdrawalHeaders}

    /**
 * @summary Set a withdrawal aside until a time
 */
export const useSnoozeWithdrawal = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeferralConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof snoozeWithdrawal>>, TError,SnoozeWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof snoozeWithdrawal>>,
        TError,
        SnoozeWithdrawalMutationVariables,
        TContext
      > => {
      return useMutation(getSnoozeWithdrawalMutationOptions(options), queryClient);
    }
    /**
 * The desk hands it out again at once, whoever set it aside.
 * @summary End a snooze
 */
export const wakeWithdrawal = (
    id: string,
    headers?: WakeWithdrawalHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {area: 'withdrawals', beyond: 'call', url: `/admin/withdrawal/withdrawals/${encodeURIComponent(String(id))}/snooze`, method: 'DELETE',
      headers, signal
    },
      options);
    }




export const getWakeWithdrawalMutationKey = () => ['wakeWithdrawal'] as const;

export const getWakeWithdrawalMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof wakeWithdrawal>>, TError,WakeWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof wakeWithdrawal>>, TError,WakeWithdrawalMutationVariables, TContext> => {

const mutationKey = getWakeWithdrawalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof wakeWithdrawal>>, WakeWithdrawalMutationVariables> = (props) => {
          const {id,headers} = props ?? {};

          return  wakeWithdrawal(id,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WakeWithdrawalMutationResult = NonNullable<Awaited<ReturnType<typeof wakeWithdrawal>>>

    export type WakeWithdrawalMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type WakeWithdrawalMutationVariables = {id: string;headers?: WakeWithdrawalHeaders}

    /**
 * @summary End a snooze
 */
export const useWakeWithdrawal = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof wakeWithdrawal>>, TError,WakeWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof wakeWithdrawal>>,
        TError,
        WakeWithdrawalMutationVariables,
        TContext
      > => {
      return useMutation(getWakeWithdrawalMutationOptions(options), queryClient);
    }
    /**
 * The personal data of a withdrawal, for somebody without `players.pii`. It counts and is noted as revealing a player is.
 * @summary Reveal who a withdrawal is for
 */
export const revealWithdrawal = (
    id: string,
    revealRequest: RevealRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RevealedPerson>(
      {area: 'withdrawals', beyond: 'call', url: `/admin/withdrawal/withdrawals/${encodeURIComponent(String(id))}/reveal`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: revealRequest, signal
    },
      options);
    }




export const getRevealWithdrawalMutationKey = () => ['revealWithdrawal'] as const;

export const getRevealWithdrawalMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revealWithdrawal>>, TError,RevealWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof revealWithdrawal>>, TError,RevealWithdrawalMutationVariables, TContext> => {

const mutationKey = getRevealWithdrawalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revealWithdrawal>>, RevealWithdrawalMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  revealWithdrawal(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevealWithdrawalMutationResult = NonNullable<Awaited<ReturnType<typeof revealWithdrawal>>>
    export type RevealWithdrawalMutationBody = RevealRequest
    export type RevealWithdrawalMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type RevealWithdrawalMutationVariables = {id: string;data: RevealRequest}

    /**
 * @summary Reveal who a withdrawal is for
 */
export const useRevealWithdrawal = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revealWithdrawal>>, TError,RevealWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revealWithdrawal>>,
        TError,
        RevealWithdrawalMutationVariables,
        TContext
      > => {
      return useMutation(getRevealWithdrawalMutationOptions(options), queryClient);
    }
    /**
 * Administrators who see the withdrawal read it; nobody else does. `@` and a username puts it on that person's bell. Without `players.pii` it may not contain an e-mail address (422).
 * @summary Write a note on a withdrawal
 */
export const addWithdrawalNote = (
    id: string,
    noteRequest: NoteRequest,
    headers?: AddWithdrawalNoteHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Note>(
      {area: 'withdrawals', beyond: 'call', url: `/admin/withdrawal/withdrawals/${encodeURIComponent(String(id))}/notes`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: noteRequest, signal
    },
      options);
    }




export const getAddWithdrawalNoteMutationKey = () => ['addWithdrawalNote'] as const;

export const getAddWithdrawalNoteMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addWithdrawalNote>>, TError,AddWithdrawalNoteMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addWithdrawalNote>>, TError,AddWithdrawalNoteMutationVariables, TContext> => {

const mutationKey = getAddWithdrawalNoteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addWithdrawalNote>>, AddWithdrawalNoteMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  addWithdrawalNote(id,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddWithdrawalNoteMutationResult = NonNullable<Awaited<ReturnType<typeof addWithdrawalNote>>>
    export type AddWithdrawalNoteMutationBody = NoteRequest
    export type AddWithdrawalNoteMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type AddWithdrawalNoteMutationVariables = {id: string;data: NoteRequest;headers?: AddWithdrawalNoteHeaders}

    /**
 * @summary Write a note on a withdrawal
 */
export const useAddWithdrawalNote = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addWithdrawalNote>>, TError,AddWithdrawalNoteMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addWithdrawalNote>>,
        TError,
        AddWithdrawalNoteMutationVariables,
        TContext
      > => {
      return useMutation(getAddWithdrawalNoteMutationOptions(options), queryClient);
    }
    /**
 * Only whoever wrote a note may edit it (403, `not_author`). The text before stays with the note. A note can be edited ten times (409, `too_many_versions`).
 * @summary Edit one's own note on a withdrawal
 */
export const editWithdrawalNote = (
    id: string,
    noteId: string,
    noteRequest: NoteRequest,
    headers?: EditWithdrawalNoteHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Note>(
      {area: 'withdrawals', beyond: 'call', url: `/admin/withdrawal/withdrawals/${encodeURIComponent(String(id))}/notes/${encodeURIComponent(String(noteId))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: noteRequest, signal
    },
      options);
    }




export const getEditWithdrawalNoteMutationKey = () => ['editWithdrawalNote'] as const;

export const getEditWithdrawalNoteMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NoteConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof editWithdrawalNote>>, TError,EditWithdrawalNoteMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof editWithdrawalNote>>, TError,EditWithdrawalNoteMutationVariables, TContext> => {

const mutationKey = getEditWithdrawalNoteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof editWithdrawalNote>>, EditWithdrawalNoteMutationVariables> = (props) => {
          const {id,noteId,data,headers} = props ?? {};

          return  editWithdrawalNote(id,noteId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EditWithdrawalNoteMutationResult = NonNullable<Awaited<ReturnType<typeof editWithdrawalNote>>>
    export type EditWithdrawalNoteMutationBody = NoteRequest
    export type EditWithdrawalNoteMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NoteConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type EditWithdrawalNoteMutationVariables = {id: string;noteId: string;data: NoteRequest;headers?: EditWithdrawalNoteHeaders}

    /**
 * @summary Edit one's own note on a withdrawal
 */
export const useEditWithdrawalNote = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NoteConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof editWithdrawalNote>>, TError,EditWithdrawalNoteMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof editWithdrawalNote>>,
        TError,
        EditWithdrawalNoteMutationVariables,
        TContext
      > => {
      return useMutation(getEditWithdrawalNoteMutationOptions(options), queryClient);
    }
    /**
 * Adds a reason code, which then can be given with a step. There are at most 100, since none is ever deleted.
 * @summary Add a reason code
 */
export const addReasonCode = (
    addReasonCodeRequest: AddReasonCodeRequest,
    headers?: AddReasonCodeHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ReasonCode>(
      {area: 'withdrawals', beyond: 'call', url: `/admin/withdrawal/reason-codes`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: addReasonCodeRequest, signal
    },
      options);
    }




export const getAddReasonCodeMutationKey = () => ['addReasonCode'] as const;

export const getAddReasonCodeMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addReasonCode>>, TError,AddReasonCodeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addReasonCode>>, TError,AddReasonCodeMutationVariables, TContext> => {

const mutationKey = getAddReasonCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addReasonCode>>, AddReasonCodeMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  addReasonCode(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddReasonCodeMutationResult = NonNullable<Awaited<ReturnType<typeof addReasonCode>>>
    export type AddReasonCodeMutationBody = AddReasonCodeRequest
    export type AddReasonCodeMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type AddReasonCodeMutationVariables = {data: AddReasonCodeRequest;headers?: AddReasonCodeHeaders}

    /**
 * @summary Add a reason code
 */
export const useAddReasonCode = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addReasonCode>>, TError,AddReasonCodeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addReasonCode>>,
        TError,
        AddReasonCodeMutationVariables,
        TContext
      > => {
      return useMutation(getAddReasonCodeMutationOptions(options), queryClient);
    }
    /**
 * Counts for the steps that have it already, too. A code that is retired is no longer offered or accepted, and still counted.
 * @summary Change a reason code
 */
export const updateReasonCode = (
    code: string,
    reasonCodeRequest: ReasonCodeRequest,
    headers?: UpdateReasonCodeHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ReasonCode>(
      {area: 'withdrawals', beyond: 'call', url: `/admin/withdrawal/reason-codes/${encodeURIComponent(String(code))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: reasonCodeRequest, signal
    },
      options);
    }




export const getUpdateReasonCodeMutationKey = () => ['updateReasonCode'] as const;

export const getUpdateReasonCodeMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateReasonCode>>, TError,UpdateReasonCodeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateReasonCode>>, TError,UpdateReasonCodeMutationVariables, TContext> => {

const mutationKey = getUpdateReasonCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateReasonCode>>, UpdateReasonCodeMutationVariables> = (props) => {
          const {code,data,headers} = props ?? {};

          return  updateReasonCode(code,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateReasonCodeMutationResult = NonNullable<Awaited<ReturnType<typeof updateReasonCode>>>
    export type UpdateReasonCodeMutationBody = ReasonCodeRequest
    export type UpdateReasonCodeMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type UpdateReasonCodeMutationVariables = {code: string;data: ReasonCodeRequest;headers?: UpdateReasonCodeHeaders}

    /**
 * @summary Change a reason code
 */
export const useUpdateReasonCode = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateReasonCode>>, TError,UpdateReasonCodeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateReasonCode>>,
        TError,
        UpdateReasonCodeMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateReasonCodeMutationOptions(options), queryClient);
    }
