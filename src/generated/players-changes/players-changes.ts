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
  AddPlayerNoteHeaders
} from '../model/addPlayerNoteHeaders.ts';

import type {
  BadRequestResponse
} from '../model/badRequestResponse.ts';

import type {
  ContentTooLargeResponse
} from '../model/contentTooLargeResponse.ts';

import type {
  EditPlayerNoteHeaders
} from '../model/editPlayerNoteHeaders.ts';

import type {
  ForbiddenResponse
} from '../model/forbiddenResponse.ts';

import type {
  FreezePlayerHeaders
} from '../model/freezePlayerHeaders.ts';

import type {
  FreezePlayerRequest
} from '../model/freezePlayerRequest.ts';

import type {
  HoldPlayerHeaders
} from '../model/holdPlayerHeaders.ts';

import type {
  HoldPlayerRequest
} from '../model/holdPlayerRequest.ts';

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
  PaymentsStopped
} from '../model/paymentsStopped.ts';

import type {
  Player
} from '../model/player.ts';

import type {
  PlayerConflictResponse
} from '../model/playerConflictResponse.ts';

import type {
  PlayerReasonRequest
} from '../model/playerReasonRequest.ts';

import type {
  ReleasePlayerHoldHeaders
} from '../model/releasePlayerHoldHeaders.ts';

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
  TooManyRequestsResponse
} from '../model/tooManyRequestsResponse.ts';

import type {
  UnauthorizedResponse
} from '../model/unauthorizedResponse.ts';

import type {
  UnfreezePlayerHeaders
} from '../model/unfreezePlayerHeaders.ts';

import type {
  UnfreezePlayersTogetherHeaders
} from '../model/unfreezePlayersTogetherHeaders.ts';

import type {
  UnfreezeTogetherRequest
} from '../model/unfreezeTogetherRequest.ts';

import type {
  UnfrozenTogether
} from '../model/unfrozenTogether.ts';

import type {
  UnprocessableContentResponse
} from '../model/unprocessableContentResponse.ts';

import { http } from '../../api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Ends the freezes in force that one administrator began since a time, the oldest ids first and at most 500 with one call (`has_more`). Each is ended by itself, as by `POST /api/admin/players/{id}/unfreeze`: it has its own entry in the audit log, the platform is told of each (`player.unfrozen`), and nothing is paid. A freeze that cannot be ended stops no others. A call that is repeated with its key gets the same answer. If the first attempt never finished, the repetition ends the rest and names only the rest: freezes that have ended are not looked for.
 * @summary End all freezes that one person began
 */
export const unfreezePlayersTogether = (
    unfreezeTogetherRequest: UnfreezeTogetherRequest,
    headers?: UnfreezePlayersTogetherHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<UnfrozenTogether>(
      {area: 'players', beyond: 'call', url: `/api/admin/players/unfreeze-together`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: unfreezeTogetherRequest, signal
    },
      options);
    }




export const getUnfreezePlayersTogetherMutationKey = () => ['unfreezePlayersTogether'] as const;

export const getUnfreezePlayersTogetherMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unfreezePlayersTogether>>, TError,UnfreezePlayersTogetherMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof unfreezePlayersTogether>>, TError,UnfreezePlayersTogetherMutationVariables, TContext> => {

const mutationKey = getUnfreezePlayersTogetherMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof unfreezePlayersTogether>>, UnfreezePlayersTogetherMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  unfreezePlayersTogether(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UnfreezePlayersTogetherMutationResult = NonNullable<Awaited<ReturnType<typeof unfreezePlayersTogether>>>
    export type UnfreezePlayersTogetherMutationBody = UnfreezeTogetherRequest
    export type UnfreezePlayersTogetherMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type UnfreezePlayersTogetherMutationVariables = {data: UnfreezeTogetherRequest;headers?: UnfreezePlayersTogetherHeaders}

    /**
 * @summary End all freezes that one person began
 */
export const useUnfreezePlayersTogether = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unfreezePlayersTogether>>, TError,UnfreezePlayersTogetherMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof unfreezePlayersTogether>>,
        TError,
        UnfreezePlayersTogetherMutationVariables,
        TContext
      > => {
      return useMutation(getUnfreezePlayersTogetherMutationOptions(options), queryClient);
    }
    /**
 * Nothing more is paid to the player until the freeze ends: withdrawals cannot be approved, processed or retried, and no payment is sent that the payment rail was never asked for. Approved withdrawals await review again, and so do those that were sent and that the rail surely was not asked for (`recalled`); payments that the rail was asked for before are still asked about and end as the rail says (`under_way`). With `until` the freeze ends by itself at that time. Its end pays nothing: what awaits review is reviewed. The platform is told (`player.frozen`).
 * @summary Freeze a player
 */
export const freezePlayer = (
    id: string,
    freezePlayerRequest: FreezePlayerRequest,
    headers?: FreezePlayerHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PaymentsStopped>(
      {area: 'players', beyond: 'call', url: `/api/admin/players/${encodeURIComponent(String(id))}/freeze`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: freezePlayerRequest, signal
    },
      options);
    }




export const getFreezePlayerMutationKey = () => ['freezePlayer'] as const;

export const getFreezePlayerMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PlayerConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof freezePlayer>>, TError,FreezePlayerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof freezePlayer>>, TError,FreezePlayerMutationVariables, TContext> => {

const mutationKey = getFreezePlayerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof freezePlayer>>, FreezePlayerMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  freezePlayer(id,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type FreezePlayerMutationResult = NonNullable<Awaited<ReturnType<typeof freezePlayer>>>
    export type FreezePlayerMutationBody = FreezePlayerRequest
    export type FreezePlayerMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PlayerConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type FreezePlayerMutationVariables = {id: string;data: FreezePlayerRequest;headers?: FreezePlayerHeaders}

    /**
 * @summary Freeze a player
 */
export const useFreezePlayer = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PlayerConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof freezePlayer>>, TError,FreezePlayerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof freezePlayer>>,
        TError,
        FreezePlayerMutationVariables,
        TContext
      > => {
      return useMutation(getFreezePlayerMutationOptions(options), queryClient);
    }
    /**
 * The player's withdrawals can be approved and paid again; nothing is paid by this. The platform is told (`player.unfrozen`).
 * @summary End the freeze of a player
 */
export const unfreezePlayer = (
    id: string,
    playerReasonRequest: PlayerReasonRequest,
    headers?: UnfreezePlayerHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Player>(
      {area: 'players', beyond: 'call', url: `/api/admin/players/${encodeURIComponent(String(id))}/unfreeze`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: playerReasonRequest, signal
    },
      options);
    }




export const getUnfreezePlayerMutationKey = () => ['unfreezePlayer'] as const;

export const getUnfreezePlayerMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PlayerConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unfreezePlayer>>, TError,UnfreezePlayerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof unfreezePlayer>>, TError,UnfreezePlayerMutationVariables, TContext> => {

const mutationKey = getUnfreezePlayerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof unfreezePlayer>>, UnfreezePlayerMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  unfreezePlayer(id,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UnfreezePlayerMutationResult = NonNullable<Awaited<ReturnType<typeof unfreezePlayer>>>
    export type UnfreezePlayerMutationBody = PlayerReasonRequest
    export type UnfreezePlayerMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PlayerConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type UnfreezePlayerMutationVariables = {id: string;data: PlayerReasonRequest;headers?: UnfreezePlayerHeaders}

    /**
 * @summary End the freeze of a player
 */
export const useUnfreezePlayer = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PlayerConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unfreezePlayer>>, TError,UnfreezePlayerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof unfreezePlayer>>,
        TError,
        UnfreezePlayerMutationVariables,
        TContext
      > => {
      return useMutation(getUnfreezePlayerMutationOptions(options), queryClient);
    }
    /**
 * Stops payments as a freeze does, without an end. Needs `withdrawals.review` besides `players.hold`, as every recall does. Only somebody with `players.hold` sees the hold: it is in no other answer, list, count or timeline, and the platform is not told. A withdrawal that it recalls looks like one that the same person recalled, with `recall_note` as the reason.
 * @summary Place a player under a compliance hold
 */
export const holdPlayer = (
    id: string,
    holdPlayerRequest: HoldPlayerRequest,
    headers?: HoldPlayerHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PaymentsStopped>(
      {area: 'players', beyond: 'call', url: `/api/admin/players/${encodeURIComponent(String(id))}/hold`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: holdPlayerRequest, signal
    },
      options);
    }




export const getHoldPlayerMutationKey = () => ['holdPlayer'] as const;

export const getHoldPlayerMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PlayerConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof holdPlayer>>, TError,HoldPlayerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof holdPlayer>>, TError,HoldPlayerMutationVariables, TContext> => {

const mutationKey = getHoldPlayerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof holdPlayer>>, HoldPlayerMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  holdPlayer(id,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type HoldPlayerMutationResult = NonNullable<Awaited<ReturnType<typeof holdPlayer>>>
    export type HoldPlayerMutationBody = HoldPlayerRequest
    export type HoldPlayerMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PlayerConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type HoldPlayerMutationVariables = {id: string;data: HoldPlayerRequest;headers?: HoldPlayerHeaders}

    /**
 * @summary Place a player under a compliance hold
 */
export const useHoldPlayer = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PlayerConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof holdPlayer>>, TError,HoldPlayerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof holdPlayer>>,
        TError,
        HoldPlayerMutationVariables,
        TContext
      > => {
      return useMutation(getHoldPlayerMutationOptions(options), queryClient);
    }
    /**
 * The player's withdrawals can be approved and paid again, unless the player is frozen; nothing is paid by this.
 * @summary End the compliance hold of a player
 */
export const releasePlayerHold = (
    id: string,
    playerReasonRequest: PlayerReasonRequest,
    headers?: ReleasePlayerHoldHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Player>(
      {area: 'players', beyond: 'call', url: `/api/admin/players/${encodeURIComponent(String(id))}/release-hold`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: playerReasonRequest, signal
    },
      options);
    }




export const getReleasePlayerHoldMutationKey = () => ['releasePlayerHold'] as const;

export const getReleasePlayerHoldMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PlayerConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof releasePlayerHold>>, TError,ReleasePlayerHoldMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof releasePlayerHold>>, TError,ReleasePlayerHoldMutationVariables, TContext> => {

const mutationKey = getReleasePlayerHoldMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof releasePlayerHold>>, ReleasePlayerHoldMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  releasePlayerHold(id,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReleasePlayerHoldMutationResult = NonNullable<Awaited<ReturnType<typeof releasePlayerHold>>>
    export type ReleasePlayerHoldMutationBody = PlayerReasonRequest
    export type ReleasePlayerHoldMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PlayerConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ReleasePlayerHoldMutationVariables = {id: string;data: PlayerReasonRequest;headers?: ReleasePlayerHoldHeaders}

    /**
 * @summary End the compliance hold of a player
 */
export const useReleasePlayerHold = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PlayerConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof releasePlayerHold>>, TError,ReleasePlayerHoldMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof releasePlayerHold>>,
        TError,
        ReleasePlayerHoldMutationVariables,
        TContext
      > => {
      return useMutation(getReleasePlayerHoldMutationOptions(options), queryClient);
    }
    /**
 * The player's personal data, for somebody without `players.pii`. The reason is in the audit log, the data are not. Each person may reveal 20 records within an hour, and 100 within a day; then the answer is 429. Service accounts may not (403, `person_required`).
 * @summary Reveal who a player is
 */
export const revealPlayer = (
    id: string,
    revealRequest: RevealRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RevealedPerson>(
      {area: 'players', beyond: 'call', url: `/api/admin/players/${encodeURIComponent(String(id))}/reveal`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: revealRequest, signal
    },
      options);
    }




export const getRevealPlayerMutationKey = () => ['revealPlayer'] as const;

export const getRevealPlayerMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revealPlayer>>, TError,RevealPlayerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof revealPlayer>>, TError,RevealPlayerMutationVariables, TContext> => {

const mutationKey = getRevealPlayerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revealPlayer>>, RevealPlayerMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  revealPlayer(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevealPlayerMutationResult = NonNullable<Awaited<ReturnType<typeof revealPlayer>>>
    export type RevealPlayerMutationBody = RevealRequest
    export type RevealPlayerMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type RevealPlayerMutationVariables = {id: string;data: RevealRequest}

    /**
 * @summary Reveal who a player is
 */
export const useRevealPlayer = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revealPlayer>>, TError,RevealPlayerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revealPlayer>>,
        TError,
        RevealPlayerMutationVariables,
        TContext
      > => {
      return useMutation(getRevealPlayerMutationOptions(options), queryClient);
    }
    /**
 * Administrators who see the player read it; nobody else does. `@` and a username puts it on that person's bell. Without `players.pii` it may not contain an e-mail address (422).
 * @summary Write a note on a player
 */
export const addPlayerNote = (
    id: string,
    noteRequest: NoteRequest,
    headers?: AddPlayerNoteHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Note>(
      {area: 'players', beyond: 'call', url: `/api/admin/players/${encodeURIComponent(String(id))}/notes`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: noteRequest, signal
    },
      options);
    }




export const getAddPlayerNoteMutationKey = () => ['addPlayerNote'] as const;

export const getAddPlayerNoteMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addPlayerNote>>, TError,AddPlayerNoteMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addPlayerNote>>, TError,AddPlayerNoteMutationVariables, TContext> => {

const mutationKey = getAddPlayerNoteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addPlayerNote>>, AddPlayerNoteMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  addPlayerNote(id,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddPlayerNoteMutationResult = NonNullable<Awaited<ReturnType<typeof addPlayerNote>>>
    export type AddPlayerNoteMutationBody = NoteRequest
    export type AddPlayerNoteMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type AddPlayerNoteMutationVariables = {id: string;data: NoteRequest;headers?: AddPlayerNoteHeaders}

    /**
 * @summary Write a note on a player
 */
export const useAddPlayerNote = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addPlayerNote>>, TError,AddPlayerNoteMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addPlayerNote>>,
        TError,
        AddPlayerNoteMutationVariables,
        TContext
      > => {
      return useMutation(getAddPlayerNoteMutationOptions(options), queryClient);
    }
    /**
 * Only whoever wrote a note may edit it (403, `not_author`). The text before stays with the note. A note can be edited ten times (409, `too_many_versions`).
 * @summary Edit one's own note on a player
 */
export const editPlayerNote = (
    id: string,
    noteId: string,
    noteRequest: NoteRequest,
    headers?: EditPlayerNoteHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Note>(
      {area: 'players', beyond: 'call', url: `/api/admin/players/${encodeURIComponent(String(id))}/notes/${encodeURIComponent(String(noteId))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: noteRequest, signal
    },
      options);
    }




export const getEditPlayerNoteMutationKey = () => ['editPlayerNote'] as const;

export const getEditPlayerNoteMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NoteConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof editPlayerNote>>, TError,EditPlayerNoteMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof editPlayerNote>>, TError,EditPlayerNoteMutationVariables, TContext> => {

const mutationKey = getEditPlayerNoteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof editPlayerNote>>, EditPlayerNoteMutationVariables> = (props) => {
          const {id,noteId,data,headers} = props ?? {};

          return  editPlayerNote(id,noteId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EditPlayerNoteMutationResult = NonNullable<Awaited<ReturnType<typeof editPlayerNote>>>
    export type EditPlayerNoteMutationBody = NoteRequest
    export type EditPlayerNoteMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NoteConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type EditPlayerNoteMutationVariables = {id: string;noteId: string;data: NoteRequest;headers?: EditPlayerNoteHeaders}

    /**
 * @summary Edit one's own note on a player
 */
export const useEditPlayerNote = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NoteConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof editPlayerNote>>, TError,EditPlayerNoteMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof editPlayerNote>>,
        TError,
        EditPlayerNoteMutationVariables,
        TContext
      > => {
      return useMutation(getEditPlayerNoteMutationOptions(options), queryClient);
    }
