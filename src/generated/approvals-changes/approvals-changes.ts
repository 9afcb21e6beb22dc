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
  ApprovalConflictResponse
} from '../model/approvalConflictResponse.ts';

import type {
  ApprovalRequest
} from '../model/approvalRequest.ts';

import type {
  ApprovalRulesRequest
} from '../model/approvalRulesRequest.ts';

import type {
  ApproveApprovalHeaders
} from '../model/approveApprovalHeaders.ts';

import type {
  ApproveApprovalRequest
} from '../model/approveApprovalRequest.ts';

import type {
  BadRequestResponse
} from '../model/badRequestResponse.ts';

import type {
  ChallengeDecisionRequest
} from '../model/challengeDecisionRequest.ts';

import type {
  ChangeApprovalRulesHeaders
} from '../model/changeApprovalRulesHeaders.ts';

import type {
  ContentTooLargeResponse
} from '../model/contentTooLargeResponse.ts';

import type {
  DecisionChallenge
} from '../model/decisionChallenge.ts';

import type {
  DenyApprovalHeaders
} from '../model/denyApprovalHeaders.ts';

import type {
  DenyApprovalRequest
} from '../model/denyApprovalRequest.ts';

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
  RulesConflictResponse
} from '../model/rulesConflictResponse.ts';

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

import type {
  WithdrawApprovalHeaders
} from '../model/withdrawApprovalHeaders.ts';

import { http } from '../../api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Asks somebody else with `policies.manage` to agree to these rules: nobody changes them alone. They are in force once that person approves the request. What waits by then and is judged stricter becomes void. Rules under which a decision would wait for ever, because two people with its permission are missing, are refused with a decision that shows it (409, `no_second_person`).
 * @summary Ask for other rules
 */
export const changeApprovalRules = (
    approvalRulesRequest: ApprovalRulesRequest,
    headers?: ChangeApprovalRulesHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ApprovalRequest>(
      {area: 'approvals', beyond: 'call', url: `/api/admin/approvals/rules`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: approvalRulesRequest, signal
    },
      options);
    }




export const getChangeApprovalRulesMutationKey = () => ['changeApprovalRules'] as const;

export const getChangeApprovalRulesMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | RulesConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeApprovalRules>>, TError,ChangeApprovalRulesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeApprovalRules>>, TError,ChangeApprovalRulesMutationVariables, TContext> => {

const mutationKey = getChangeApprovalRulesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeApprovalRules>>, ChangeApprovalRulesMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  changeApprovalRules(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeApprovalRulesMutationResult = NonNullable<Awaited<ReturnType<typeof changeApprovalRules>>>
    export type ChangeApprovalRulesMutationBody = ApprovalRulesRequest
    export type ChangeApprovalRulesMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | RulesConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ChangeApprovalRulesMutationVariables = {data: ApprovalRulesRequest;headers?: ChangeApprovalRulesHeaders}

    /**
 * @summary Ask for other rules
 */
export const useChangeApprovalRules = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | RulesConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeApprovalRules>>, TError,ChangeApprovalRulesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeApprovalRules>>,
        TError,
        ChangeApprovalRulesMutationVariables,
        TContext
      > => {
      return useMutation(getChangeApprovalRulesMutationOptions(options), queryClient);
    }
    /**
 * For the second person, before `approveApproval` and `denyApproval`. Whoever has a passkey that was added at least 24 hours ago signs with it: the challenge of WebAuthn is the SHA-256, in base64url, of the JSON array `[nonce, hash, id, decision]` without spaces, with `hash` and `id` of the request. It is for one use within five minutes, in this session, for this decision about this request. Compute it from the request as it was shown, instead of taking it from `options`. `options` is null for whoever has no such passkey: the decision is then made without a signature, and shown so. For 24 hours after a passkey was removed, or second factors were reset, whoever has no other that signs cannot decide (409, `cannot_sign_yet`).
 * @summary Begin to sign a decision
 */
export const challengeDecision = (
    id: string,
    challengeDecisionRequest: ChallengeDecisionRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DecisionChallenge>(
      {area: 'approvals', beyond: 'call', url: `/api/admin/approvals/${encodeURIComponent(String(id))}/challenge`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: challengeDecisionRequest, signal
    },
      options);
    }




export const getChallengeDecisionMutationKey = () => ['challengeDecision'] as const;

export const getChallengeDecisionMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApprovalConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof challengeDecision>>, TError,ChallengeDecisionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof challengeDecision>>, TError,ChallengeDecisionMutationVariables, TContext> => {

const mutationKey = getChallengeDecisionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof challengeDecision>>, ChallengeDecisionMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  challengeDecision(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChallengeDecisionMutationResult = NonNullable<Awaited<ReturnType<typeof challengeDecision>>>
    export type ChallengeDecisionMutationBody = ChallengeDecisionRequest
    export type ChallengeDecisionMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApprovalConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ChallengeDecisionMutationVariables = {id: string;data: ChallengeDecisionRequest}

    /**
 * @summary Begin to sign a decision
 */
export const useChallengeDecision = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApprovalConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof challengeDecision>>, TError,ChallengeDecisionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof challengeDecision>>,
        TError,
        ChallengeDecisionMutationVariables,
        TContext
      > => {
      return useMutation(getChallengeDecisionMutationOptions(options), queryClient);
    }
    /**
 * Carries the decision out, in the same transaction, if it can be made now: everything is checked anew. Whoever asked, or counts as the same person, is refused (`own_request`). Whoever has a passkey that signs sends its `signature` (409, `signature_required`); see `challengeDecision`.
 * @summary Agree as the second person
 */
export const approveApproval = (
    id: string,
    approveApprovalRequest?: ApproveApprovalRequest,
    headers?: ApproveApprovalHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ApprovalRequest>(
      {area: 'approvals', beyond: 'call', url: `/api/admin/approvals/${encodeURIComponent(String(id))}/approve`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: approveApprovalRequest, signal
    },
      options);
    }




export const getApproveApprovalMutationKey = () => ['approveApproval'] as const;

export const getApproveApprovalMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApprovalConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof approveApproval>>, TError,ApproveApprovalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof approveApproval>>, TError,ApproveApprovalMutationVariables, TContext> => {

const mutationKey = getApproveApprovalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof approveApproval>>, ApproveApprovalMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  approveApproval(id,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ApproveApprovalMutationResult = NonNullable<Awaited<ReturnType<typeof approveApproval>>>
    export type ApproveApprovalMutationBody = ApproveApprovalRequest | undefined
    export type ApproveApprovalMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApprovalConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ApproveApprovalMutationVariables = {id: string;data?: ApproveApprovalRequest;headers?: ApproveApprovalHeaders}

    /**
 * @summary Agree as the second person
 */
export const useApproveApproval = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApprovalConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof approveApproval>>, TError,ApproveApprovalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof approveApproval>>,
        TError,
        ApproveApprovalMutationVariables,
        TContext
      > => {
      return useMutation(getApproveApprovalMutationOptions(options), queryClient);
    }
    /**
 * Ends the request; what it is about stays as it is. Whoever has a passkey that signs sends its `signature` (409, `signature_required`); see `challengeDecision`. It does not cover the reason.
 * @summary Disagree as the second person
 */
export const denyApproval = (
    id: string,
    denyApprovalRequest: DenyApprovalRequest,
    headers?: DenyApprovalHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ApprovalRequest>(
      {area: 'approvals', beyond: 'call', url: `/api/admin/approvals/${encodeURIComponent(String(id))}/deny`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: denyApprovalRequest, signal
    },
      options);
    }




export const getDenyApprovalMutationKey = () => ['denyApproval'] as const;

export const getDenyApprovalMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApprovalConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof denyApproval>>, TError,DenyApprovalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof denyApproval>>, TError,DenyApprovalMutationVariables, TContext> => {

const mutationKey = getDenyApprovalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof denyApproval>>, DenyApprovalMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  denyApproval(id,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DenyApprovalMutationResult = NonNullable<Awaited<ReturnType<typeof denyApproval>>>
    export type DenyApprovalMutationBody = DenyApprovalRequest
    export type DenyApprovalMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApprovalConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type DenyApprovalMutationVariables = {id: string;data: DenyApprovalRequest;headers?: DenyApprovalHeaders}

    /**
 * @summary Disagree as the second person
 */
export const useDenyApproval = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApprovalConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof denyApproval>>, TError,DenyApprovalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof denyApproval>>,
        TError,
        DenyApprovalMutationVariables,
        TContext
      > => {
      return useMutation(getDenyApprovalMutationOptions(options), queryClient);
    }
    /**
 * Ends the request; what it is about stays as it is. Only for whoever asked (`not_author`).
 * @summary Take a request of one's own back
 */
export const withdrawApproval = (
    id: string,
    headers?: WithdrawApprovalHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ApprovalRequest>(
      {area: 'approvals', beyond: 'call', url: `/api/admin/approvals/${encodeURIComponent(String(id))}/withdraw`, method: 'POST',
      headers, signal
    },
      options);
    }




export const getWithdrawApprovalMutationKey = () => ['withdrawApproval'] as const;

export const getWithdrawApprovalMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApprovalConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawApproval>>, TError,WithdrawApprovalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof withdrawApproval>>, TError,WithdrawApprovalMutationVariables, TContext> => {

const mutationKey = getWithdrawApprovalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawApproval>>, WithdrawApprovalMutationVariables> = (props) => {
          const {id,headers} = props ?? {};

          return  withdrawApproval(id,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WithdrawApprovalMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawApproval>>>

    export type WithdrawApprovalMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApprovalConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type WithdrawApprovalMutationVariables = {id: string;headers?: WithdrawApprovalHeaders}

    /**
 * @summary Take a request of one's own back
 */
export const useWithdrawApproval = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApprovalConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawApproval>>, TError,WithdrawApprovalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawApproval>>,
        TError,
        WithdrawApprovalMutationVariables,
        TContext
      > => {
      return useMutation(getWithdrawApprovalMutationOptions(options), queryClient);
    }
