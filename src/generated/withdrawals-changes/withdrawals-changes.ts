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
  ApproveWithdrawalHeaders
} from '../model/approveWithdrawalHeaders.ts';

import type {
  ApproveWithdrawalRequest
} from '../model/approveWithdrawalRequest.ts';

import type {
  BadRequestResponse
} from '../model/badRequestResponse.ts';

import type {
  BulkApproveRequest
} from '../model/bulkApproveRequest.ts';

import type {
  BulkApproveWithdrawalsHeaders
} from '../model/bulkApproveWithdrawalsHeaders.ts';

import type {
  BulkDecidedResponse
} from '../model/bulkDecidedResponse.ts';

import type {
  BulkRecallRequest
} from '../model/bulkRecallRequest.ts';

import type {
  BulkRecallWithdrawalsHeaders
} from '../model/bulkRecallWithdrawalsHeaders.ts';

import type {
  BulkRejectRequest
} from '../model/bulkRejectRequest.ts';

import type {
  BulkRejectWithdrawalsHeaders
} from '../model/bulkRejectWithdrawalsHeaders.ts';

import type {
  BulkReviewedResponse
} from '../model/bulkReviewedResponse.ts';

import type {
  BulkUndoRequest
} from '../model/bulkUndoRequest.ts';

import type {
  BulkUndoWithdrawalsHeaders
} from '../model/bulkUndoWithdrawalsHeaders.ts';

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
  NotFoundResponse
} from '../model/notFoundResponse.ts';

import type {
  ProcessWithdrawalHeaders
} from '../model/processWithdrawalHeaders.ts';

import type {
  RecallWithdrawalHeaders
} from '../model/recallWithdrawalHeaders.ts';

import type {
  RecallWithdrawalRequest
} from '../model/recallWithdrawalRequest.ts';

import type {
  RejectWithdrawalHeaders
} from '../model/rejectWithdrawalHeaders.ts';

import type {
  RejectWithdrawalRequest
} from '../model/rejectWithdrawalRequest.ts';

import type {
  ReleaseWithdrawalHeaders
} from '../model/releaseWithdrawalHeaders.ts';

import type {
  ReleaseWithdrawalRequest
} from '../model/releaseWithdrawalRequest.ts';

import type {
  RetryWithdrawalHeaders
} from '../model/retryWithdrawalHeaders.ts';

import type {
  ReturnWithdrawalHeaders
} from '../model/returnWithdrawalHeaders.ts';

import type {
  ReturnWithdrawalRequest
} from '../model/returnWithdrawalRequest.ts';

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
  UndoWithdrawalHeaders
} from '../model/undoWithdrawalHeaders.ts';

import type {
  UnprocessableContentResponse
} from '../model/unprocessableContentResponse.ts';

import type {
  Withdrawal
} from '../model/withdrawal.ts';

import type {
  WithdrawalAwaitsSecondResponse
} from '../model/withdrawalAwaitsSecondResponse.ts';

import type {
  WithdrawalChangedResponse
} from '../model/withdrawalChangedResponse.ts';

import type {
  WithdrawalConflictResponse
} from '../model/withdrawalConflictResponse.ts';

import type {
  WithdrawalDecidedResponse
} from '../model/withdrawalDecidedResponse.ts';

import { http } from '../../api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Moves a withdrawal from `pending` or `pending_review` to `approved`. One whose payment came back is approved by somebody who neither approved it before (`own_approval`) nor announced the return (`own_return`), and not at all when the bank's code is about the account (409, `account_not_payable`). Where duties are separate, nobody approves what a service account of theirs sent in (`own_program`). For a day after an administrator gave another one an invitation or a new password, both count as one person.
 * @summary Approve a withdrawal
 */
export const approveWithdrawal = (
    id: string,
    approveWithdrawalRequest: ApproveWithdrawalRequest,
    headers?: ApproveWithdrawalHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WithdrawalDecidedResponse | WithdrawalAwaitsSecondResponse>(
      {url: `/admin/withdrawal/withdrawals/${encodeURIComponent(String(id))}/approve`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: approveWithdrawalRequest, signal
    },
      options);
    }




export const getApproveWithdrawalMutationKey = () => ['approveWithdrawal'] as const;

export const getApproveWithdrawalMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof approveWithdrawal>>, TError,ApproveWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof approveWithdrawal>>, TError,ApproveWithdrawalMutationVariables, TContext> => {

const mutationKey = getApproveWithdrawalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof approveWithdrawal>>, ApproveWithdrawalMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  approveWithdrawal(id,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ApproveWithdrawalMutationResult = NonNullable<Awaited<ReturnType<typeof approveWithdrawal>>>
    export type ApproveWithdrawalMutationBody = ApproveWithdrawalRequest
    export type ApproveWithdrawalMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ApproveWithdrawalMutationVariables = {id: string;data: ApproveWithdrawalRequest;headers?: ApproveWithdrawalHeaders}

    /**
 * @summary Approve a withdrawal
 */
export const useApproveWithdrawal = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof approveWithdrawal>>, TError,ApproveWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof approveWithdrawal>>,
        TError,
        ApproveWithdrawalMutationVariables,
        TContext
      > => {
      return useMutation(getApproveWithdrawalMutationOptions(options), queryClient);
    }
    /**
 * Moves a withdrawal from `pending` or `pending_review` to `rejected`, for a reason that is kept with it.
 * @summary Reject a withdrawal
 */
export const rejectWithdrawal = (
    id: string,
    rejectWithdrawalRequest: RejectWithdrawalRequest,
    headers?: RejectWithdrawalHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WithdrawalDecidedResponse>(
      {url: `/admin/withdrawal/withdrawals/${encodeURIComponent(String(id))}/reject`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: rejectWithdrawalRequest, signal
    },
      options);
    }




export const getRejectWithdrawalMutationKey = () => ['rejectWithdrawal'] as const;

export const getRejectWithdrawalMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rejectWithdrawal>>, TError,RejectWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof rejectWithdrawal>>, TError,RejectWithdrawalMutationVariables, TContext> => {

const mutationKey = getRejectWithdrawalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rejectWithdrawal>>, RejectWithdrawalMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  rejectWithdrawal(id,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RejectWithdrawalMutationResult = NonNullable<Awaited<ReturnType<typeof rejectWithdrawal>>>
    export type RejectWithdrawalMutationBody = RejectWithdrawalRequest
    export type RejectWithdrawalMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type RejectWithdrawalMutationVariables = {id: string;data: RejectWithdrawalRequest;headers?: RejectWithdrawalHeaders}

    /**
 * @summary Reject a withdrawal
 */
export const useRejectWithdrawal = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rejectWithdrawal>>, TError,RejectWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rejectWithdrawal>>,
        TError,
        RejectWithdrawalMutationVariables,
        TContext
      > => {
      return useMutation(getRejectWithdrawalMutationOptions(options), queryClient);
    }
    /**
 * Moves a withdrawal from `approved` to `processing`. The rest of the cooling-off time is skipped, but not while its approval is held (409, `held`). Where duties are separate, not by whoever approved it (`own_approval`) or owns the service account that sent it in (`own_program`).
 * @summary Start the payment of an approved withdrawal
 */
export const processWithdrawal = (
    id: string,
    headers?: ProcessWithdrawalHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WithdrawalChangedResponse | WithdrawalAwaitsSecondResponse>(
      {url: `/admin/withdrawal/withdrawals/${encodeURIComponent(String(id))}/process`, method: 'POST',
      headers, signal
    },
      options);
    }




export const getProcessWithdrawalMutationKey = () => ['processWithdrawal'] as const;

export const getProcessWithdrawalMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof processWithdrawal>>, TError,ProcessWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof processWithdrawal>>, TError,ProcessWithdrawalMutationVariables, TContext> => {

const mutationKey = getProcessWithdrawalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof processWithdrawal>>, ProcessWithdrawalMutationVariables> = (props) => {
          const {id,headers} = props ?? {};

          return  processWithdrawal(id,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ProcessWithdrawalMutationResult = NonNullable<Awaited<ReturnType<typeof processWithdrawal>>>

    export type ProcessWithdrawalMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ProcessWithdrawalMutationVariables = {id: string;headers?: ProcessWithdrawalHeaders}

    /**
 * @summary Start the payment of an approved withdrawal
 */
export const useProcessWithdrawal = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof processWithdrawal>>, TError,ProcessWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof processWithdrawal>>,
        TError,
        ProcessWithdrawalMutationVariables,
        TContext
      > => {
      return useMutation(getProcessWithdrawalMutationOptions(options), queryClient);
    }
    /**
 * Moves a withdrawal from `failed` to `processing`, as a new attempt. Where duties are separate, not by whoever approved it (`own_approval`) or owns the service account that sent it in (`own_program`).
 * @summary Try a failed payment again
 */
export const retryWithdrawal = (
    id: string,
    headers?: RetryWithdrawalHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WithdrawalChangedResponse | WithdrawalAwaitsSecondResponse>(
      {url: `/admin/withdrawal/withdrawals/${encodeURIComponent(String(id))}/retry`, method: 'POST',
      headers, signal
    },
      options);
    }




export const getRetryWithdrawalMutationKey = () => ['retryWithdrawal'] as const;

export const getRetryWithdrawalMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof retryWithdrawal>>, TError,RetryWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof retryWithdrawal>>, TError,RetryWithdrawalMutationVariables, TContext> => {

const mutationKey = getRetryWithdrawalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof retryWithdrawal>>, RetryWithdrawalMutationVariables> = (props) => {
          const {id,headers} = props ?? {};

          return  retryWithdrawal(id,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RetryWithdrawalMutationResult = NonNullable<Awaited<ReturnType<typeof retryWithdrawal>>>

    export type RetryWithdrawalMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type RetryWithdrawalMutationVariables = {id: string;headers?: RetryWithdrawalHeaders}

    /**
 * @summary Try a failed payment again
 */
export const useRetryWithdrawal = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof retryWithdrawal>>, TError,RetryWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof retryWithdrawal>>,
        TError,
        RetryWithdrawalMutationVariables,
        TContext
      > => {
      return useMutation(getRetryWithdrawalMutationOptions(options), queryClient);
    }
    /**
 * Moves a withdrawal from `approved` back to `pending_review`, for a reason that is kept in its history. The money stays on hold. A withdrawal that is `processing` is recalled as well, as long as the payment rail surely was not asked for it (`can_be_recalled`): its money goes back on hold. A payment that has begun is not stopped. Needs `withdrawals.pay` or `withdrawals.review`.
 * @summary Take an approval back
 */
export const recallWithdrawal = (
    id: string,
    recallWithdrawalRequest: RecallWithdrawalRequest,
    headers?: RecallWithdrawalHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Withdrawal>(
      {area: 'withdrawals', beyond: 'call', url: `/admin/withdrawal/withdrawals/${encodeURIComponent(String(id))}/recall`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: recallWithdrawalRequest, signal
    },
      options);
    }




export const getRecallWithdrawalMutationKey = () => ['recallWithdrawal'] as const;

export const getRecallWithdrawalMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof recallWithdrawal>>, TError,RecallWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof recallWithdrawal>>, TError,RecallWithdrawalMutationVariables, TContext> => {

const mutationKey = getRecallWithdrawalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof recallWithdrawal>>, RecallWithdrawalMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  recallWithdrawal(id,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RecallWithdrawalMutationResult = NonNullable<Awaited<ReturnType<typeof recallWithdrawal>>>
    export type RecallWithdrawalMutationBody = RecallWithdrawalRequest
    export type RecallWithdrawalMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type RecallWithdrawalMutationVariables = {id: string;data: RecallWithdrawalRequest;headers?: RecallWithdrawalHeaders}

    /**
 * @summary Take an approval back
 */
export const useRecallWithdrawal = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof recallWithdrawal>>, TError,RecallWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof recallWithdrawal>>,
        TError,
        RecallWithdrawalMutationVariables,
        TContext
      > => {
      return useMutation(getRecallWithdrawalMutationOptions(options), queryClient);
    }
    /**
 * Moves a withdrawal from `approved` or `rejected` back to the status that it had before the caller decided it; somebody else's decision is refused (`not_own_decision`). An approval can be undone until it is sent, a rejection only while it is held, for `undo_seconds` after the decision (409, `hold_ended`). The money of a rejection goes back on hold. The platform never hears of a decision that was undone while it was held, and gets `withdrawal.recalled` for an approval that it was told of. History and audit log keep both steps.
 * @summary Undo one's own decision
 */
export const undoWithdrawal = (
    id: string,
    headers?: UndoWithdrawalHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Withdrawal>(
      {area: 'withdrawals', beyond: 'call', url: `/admin/withdrawal/withdrawals/${encodeURIComponent(String(id))}/undo`, method: 'POST',
      headers, signal
    },
      options);
    }




export const getUndoWithdrawalMutationKey = () => ['undoWithdrawal'] as const;

export const getUndoWithdrawalMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoWithdrawal>>, TError,UndoWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof undoWithdrawal>>, TError,UndoWithdrawalMutationVariables, TContext> => {

const mutationKey = getUndoWithdrawalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof undoWithdrawal>>, UndoWithdrawalMutationVariables> = (props) => {
          const {id,headers} = props ?? {};

          return  undoWithdrawal(id,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UndoWithdrawalMutationResult = NonNullable<Awaited<ReturnType<typeof undoWithdrawal>>>

    export type UndoWithdrawalMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type UndoWithdrawalMutationVariables = {id: string;headers?: UndoWithdrawalHeaders}

    /**
 * @summary Undo one's own decision
 */
export const useUndoWithdrawal = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoWithdrawal>>, TError,UndoWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof undoWithdrawal>>,
        TError,
        UndoWithdrawalMutationVariables,
        TContext
      > => {
      return useMutation(getUndoWithdrawalMutationOptions(options), queryClient);
    }
    /**
 * Moves a withdrawal from `failed` to `rejected`, for a reason that is kept with it. The amount on hold goes back to the player.
 * @summary Give the money of a failed withdrawal back to the player
 */
export const releaseWithdrawal = (
    id: string,
    releaseWithdrawalRequest: ReleaseWithdrawalRequest,
    headers?: ReleaseWithdrawalHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Withdrawal>(
      {area: 'withdrawals', beyond: 'call', url: `/admin/withdrawal/withdrawals/${encodeURIComponent(String(id))}/release`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: releaseWithdrawalRequest, signal
    },
      options);
    }




export const getReleaseWithdrawalMutationKey = () => ['releaseWithdrawal'] as const;

export const getReleaseWithdrawalMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof releaseWithdrawal>>, TError,ReleaseWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof releaseWithdrawal>>, TError,ReleaseWithdrawalMutationVariables, TContext> => {

const mutationKey = getReleaseWithdrawalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof releaseWithdrawal>>, ReleaseWithdrawalMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  releaseWithdrawal(id,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReleaseWithdrawalMutationResult = NonNullable<Awaited<ReturnType<typeof releaseWithdrawal>>>
    export type ReleaseWithdrawalMutationBody = ReleaseWithdrawalRequest
    export type ReleaseWithdrawalMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ReleaseWithdrawalMutationVariables = {id: string;data: ReleaseWithdrawalRequest;headers?: ReleaseWithdrawalHeaders}

    /**
 * @summary Give the money of a failed withdrawal back to the player
 */
export const useReleaseWithdrawal = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof releaseWithdrawal>>, TError,ReleaseWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof releaseWithdrawal>>,
        TError,
        ReleaseWithdrawalMutationVariables,
        TContext
      > => {
      return useMutation(getReleaseWithdrawalMutationOptions(options), queryClient);
    }
    /**
 * Marks a `completed` withdrawal (`return_announcement`), and changes nothing else: a return is booked once the payment rail's own list has it, or somebody confirms it at the server's console. Then the withdrawal awaits review again, the net amount and the fee are on hold, and the fee is no longer revenue. Each payment is announced once (409, `return_announced`).
 * @summary Announce that the bank sent a payment back
 */
export const returnWithdrawal = (
    id: string,
    returnWithdrawalRequest: ReturnWithdrawalRequest,
    headers?: ReturnWithdrawalHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Withdrawal>(
      {area: 'withdrawals', beyond: 'call', url: `/admin/withdrawal/withdrawals/${encodeURIComponent(String(id))}/return`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: returnWithdrawalRequest, signal
    },
      options);
    }




export const getReturnWithdrawalMutationKey = () => ['returnWithdrawal'] as const;

export const getReturnWithdrawalMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof returnWithdrawal>>, TError,ReturnWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof returnWithdrawal>>, TError,ReturnWithdrawalMutationVariables, TContext> => {

const mutationKey = getReturnWithdrawalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof returnWithdrawal>>, ReturnWithdrawalMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  returnWithdrawal(id,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReturnWithdrawalMutationResult = NonNullable<Awaited<ReturnType<typeof returnWithdrawal>>>
    export type ReturnWithdrawalMutationBody = ReturnWithdrawalRequest
    export type ReturnWithdrawalMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ReturnWithdrawalMutationVariables = {id: string;data: ReturnWithdrawalRequest;headers?: ReturnWithdrawalHeaders}

    /**
 * @summary Announce that the bank sent a payment back
 */
export const useReturnWithdrawal = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | WithdrawalConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof returnWithdrawal>>, TError,ReturnWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof returnWithdrawal>>,
        TError,
        ReturnWithdrawalMutationVariables,
        TContext
      > => {
      return useMutation(getReturnWithdrawalMutationOptions(options), queryClient);
    }
    /**
 * Approves each of the named withdrawals that still awaits review, all in one transaction. The answer says what became of each; one that could not be approved does not hold up the others.
 * @summary Approve several withdrawals
 */
export const bulkApproveWithdrawals = (
    bulkApproveRequest: BulkApproveRequest,
    headers?: BulkApproveWithdrawalsHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BulkDecidedResponse>(
      {url: `/admin/withdrawal/withdrawals/bulk-approve`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: bulkApproveRequest, signal
    },
      options);
    }




export const getBulkApproveWithdrawalsMutationKey = () => ['bulkApproveWithdrawals'] as const;

export const getBulkApproveWithdrawalsMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bulkApproveWithdrawals>>, TError,BulkApproveWithdrawalsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof bulkApproveWithdrawals>>, TError,BulkApproveWithdrawalsMutationVariables, TContext> => {

const mutationKey = getBulkApproveWithdrawalsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bulkApproveWithdrawals>>, BulkApproveWithdrawalsMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  bulkApproveWithdrawals(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BulkApproveWithdrawalsMutationResult = NonNullable<Awaited<ReturnType<typeof bulkApproveWithdrawals>>>
    export type BulkApproveWithdrawalsMutationBody = BulkApproveRequest
    export type BulkApproveWithdrawalsMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type BulkApproveWithdrawalsMutationVariables = {data: BulkApproveRequest;headers?: BulkApproveWithdrawalsHeaders}

    /**
 * @summary Approve several withdrawals
 */
export const useBulkApproveWithdrawals = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bulkApproveWithdrawals>>, TError,BulkApproveWithdrawalsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bulkApproveWithdrawals>>,
        TError,
        BulkApproveWithdrawalsMutationVariables,
        TContext
      > => {
      return useMutation(getBulkApproveWithdrawalsMutationOptions(options), queryClient);
    }
    /**
 * Rejects each of the named withdrawals that still awaits review, all in one transaction and for the same reason. The answer says what became of each.
 * @summary Reject several withdrawals
 */
export const bulkRejectWithdrawals = (
    bulkRejectRequest: BulkRejectRequest,
    headers?: BulkRejectWithdrawalsHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BulkDecidedResponse>(
      {url: `/admin/withdrawal/withdrawals/bulk-reject`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: bulkRejectRequest, signal
    },
      options);
    }




export const getBulkRejectWithdrawalsMutationKey = () => ['bulkRejectWithdrawals'] as const;

export const getBulkRejectWithdrawalsMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bulkRejectWithdrawals>>, TError,BulkRejectWithdrawalsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof bulkRejectWithdrawals>>, TError,BulkRejectWithdrawalsMutationVariables, TContext> => {

const mutationKey = getBulkRejectWithdrawalsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bulkRejectWithdrawals>>, BulkRejectWithdrawalsMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  bulkRejectWithdrawals(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BulkRejectWithdrawalsMutationResult = NonNullable<Awaited<ReturnType<typeof bulkRejectWithdrawals>>>
    export type BulkRejectWithdrawalsMutationBody = BulkRejectRequest
    export type BulkRejectWithdrawalsMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type BulkRejectWithdrawalsMutationVariables = {data: BulkRejectRequest;headers?: BulkRejectWithdrawalsHeaders}

    /**
 * @summary Reject several withdrawals
 */
export const useBulkRejectWithdrawals = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bulkRejectWithdrawals>>, TError,BulkRejectWithdrawalsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bulkRejectWithdrawals>>,
        TError,
        BulkRejectWithdrawalsMutationVariables,
        TContext
      > => {
      return useMutation(getBulkRejectWithdrawalsMutationOptions(options), queryClient);
    }
    /**
 * Recalls each of the named withdrawals that is approved, or is processing and that the payment rail surely was not asked for, all in one transaction and for the same reason. The answer says what became of each. Needs `withdrawals.pay` or `withdrawals.review`.
 * @summary Take several approvals back
 */
export const bulkRecallWithdrawals = (
    bulkRecallRequest: BulkRecallRequest,
    headers?: BulkRecallWithdrawalsHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BulkReviewedResponse>(
      {area: 'withdrawals', beyond: 'call', url: `/admin/withdrawal/withdrawals/bulk-recall`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: bulkRecallRequest, signal
    },
      options);
    }




export const getBulkRecallWithdrawalsMutationKey = () => ['bulkRecallWithdrawals'] as const;

export const getBulkRecallWithdrawalsMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bulkRecallWithdrawals>>, TError,BulkRecallWithdrawalsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof bulkRecallWithdrawals>>, TError,BulkRecallWithdrawalsMutationVariables, TContext> => {

const mutationKey = getBulkRecallWithdrawalsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bulkRecallWithdrawals>>, BulkRecallWithdrawalsMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  bulkRecallWithdrawals(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BulkRecallWithdrawalsMutationResult = NonNullable<Awaited<ReturnType<typeof bulkRecallWithdrawals>>>
    export type BulkRecallWithdrawalsMutationBody = BulkRecallRequest
    export type BulkRecallWithdrawalsMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type BulkRecallWithdrawalsMutationVariables = {data: BulkRecallRequest;headers?: BulkRecallWithdrawalsHeaders}

    /**
 * @summary Take several approvals back
 */
export const useBulkRecallWithdrawals = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bulkRecallWithdrawals>>, TError,BulkRecallWithdrawalsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bulkRecallWithdrawals>>,
        TError,
        BulkRecallWithdrawalsMutationVariables,
        TContext
      > => {
      return useMutation(getBulkRecallWithdrawalsMutationOptions(options), queryClient);
    }
    /**
 * Undoes the caller's decision about each of the named withdrawals, as `POST …/{id}/undo` does, all in one transaction. The answer says what became of each.
 * @summary Undo several of one's own decisions
 */
export const bulkUndoWithdrawals = (
    bulkUndoRequest: BulkUndoRequest,
    headers?: BulkUndoWithdrawalsHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BulkReviewedResponse>(
      {area: 'withdrawals', beyond: 'call', url: `/admin/withdrawal/withdrawals/bulk-undo`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: bulkUndoRequest, signal
    },
      options);
    }




export const getBulkUndoWithdrawalsMutationKey = () => ['bulkUndoWithdrawals'] as const;

export const getBulkUndoWithdrawalsMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bulkUndoWithdrawals>>, TError,BulkUndoWithdrawalsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof bulkUndoWithdrawals>>, TError,BulkUndoWithdrawalsMutationVariables, TContext> => {

const mutationKey = getBulkUndoWithdrawalsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bulkUndoWithdrawals>>, BulkUndoWithdrawalsMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  bulkUndoWithdrawals(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BulkUndoWithdrawalsMutationResult = NonNullable<Awaited<ReturnType<typeof bulkUndoWithdrawals>>>
    export type BulkUndoWithdrawalsMutationBody = BulkUndoRequest
    export type BulkUndoWithdrawalsMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type BulkUndoWithdrawalsMutationVariables = {data: BulkUndoRequest;headers?: BulkUndoWithdrawalsHeaders}

    /**
 * @summary Undo several of one's own decisions
 */
export const useBulkUndoWithdrawals = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bulkUndoWithdrawals>>, TError,BulkUndoWithdrawalsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bulkUndoWithdrawals>>,
        TError,
        BulkUndoWithdrawalsMutationVariables,
        TContext
      > => {
      return useMutation(getBulkUndoWithdrawalsMutationOptions(options), queryClient);
    }
