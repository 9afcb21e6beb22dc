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
  ContentTooLargeResponse
} from '../model/contentTooLargeResponse.ts';

import type {
  ForbiddenResponse
} from '../model/forbiddenResponse.ts';

import type {
  InternalServerErrorResponse
} from '../model/internalServerErrorResponse.ts';

import type {
  PayoutRequest
} from '../model/payoutRequest.ts';

import type {
  PayoutResult
} from '../model/payoutResult.ts';

import type {
  ProcessPayoutHeaders
} from '../model/processPayoutHeaders.ts';

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
 * Takes the amount from the available balance, from the oldest revenue records first; the last may be used in part. An amount above the balance takes nothing and answers 200 with `success: false` and the reason in `error`.
 * @summary Pay revenue out
 */
export const processPayout = (
    payoutRequest: PayoutRequest,
    headers?: ProcessPayoutHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PayoutResult>(
      {url: `/api/admin/company-revenue/process-payout`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: payoutRequest, signal
    },
      options);
    }




export const getProcessPayoutMutationKey = () => ['processPayout'] as const;

export const getProcessPayoutMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof processPayout>>, TError,ProcessPayoutMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof processPayout>>, TError,ProcessPayoutMutationVariables, TContext> => {

const mutationKey = getProcessPayoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof processPayout>>, ProcessPayoutMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  processPayout(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ProcessPayoutMutationResult = NonNullable<Awaited<ReturnType<typeof processPayout>>>
    export type ProcessPayoutMutationBody = PayoutRequest
    export type ProcessPayoutMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ProcessPayoutMutationVariables = {data: PayoutRequest;headers?: ProcessPayoutHeaders}

    /**
 * @summary Pay revenue out
 */
export const useProcessPayout = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof processPayout>>, TError,ProcessPayoutMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof processPayout>>,
        TError,
        ProcessPayoutMutationVariables,
        TContext
      > => {
      return useMutation(getProcessPayoutMutationOptions(options), queryClient);
    }
