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
  NotFoundResponse
} from '../model/notFoundResponse.ts';

import type {
  ServiceUnavailableResponse
} from '../model/serviceUnavailableResponse.ts';

import type {
  TooManyRequestsResponse
} from '../model/tooManyRequestsResponse.ts';

import type {
  Transaction
} from '../model/transaction.ts';

import type {
  TransactionConflictResponse
} from '../model/transactionConflictResponse.ts';

import type {
  UnauthorizedResponse
} from '../model/unauthorizedResponse.ts';

import type {
  UnprocessableContentResponse
} from '../model/unprocessableContentResponse.ts';

import type {
  UpdateTransactionStatusHeaders
} from '../model/updateTransactionStatusHeaders.ts';

import type {
  UpdateTransactionStatusRequest
} from '../model/updateTransactionStatusRequest.ts';

import { http } from '../../api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Moves a transaction from `pending` to `completed`, `failed` or `cancelled`, which are final. One of type `withdrawal` follows its withdrawal and cannot be moved here: 409.
 * @summary Decide a pending transaction
 */
export const updateTransactionStatus = (
    id: string,
    updateTransactionStatusRequest: UpdateTransactionStatusRequest,
    headers?: UpdateTransactionStatusHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Transaction>(
      {url: `/api/admin/transactions/${encodeURIComponent(String(id))}/status`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: updateTransactionStatusRequest, signal
    },
      options);
    }




export const getUpdateTransactionStatusMutationKey = () => ['updateTransactionStatus'] as const;

export const getUpdateTransactionStatusMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TransactionConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateTransactionStatus>>, TError,UpdateTransactionStatusMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateTransactionStatus>>, TError,UpdateTransactionStatusMutationVariables, TContext> => {

const mutationKey = getUpdateTransactionStatusMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateTransactionStatus>>, UpdateTransactionStatusMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  updateTransactionStatus(id,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateTransactionStatusMutationResult = NonNullable<Awaited<ReturnType<typeof updateTransactionStatus>>>
    export type UpdateTransactionStatusMutationBody = UpdateTransactionStatusRequest
    export type UpdateTransactionStatusMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TransactionConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type UpdateTransactionStatusMutationVariables = {id: string;data: UpdateTransactionStatusRequest;headers?: UpdateTransactionStatusHeaders}

    /**
 * @summary Decide a pending transaction
 */
export const useUpdateTransactionStatus = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TransactionConflictResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateTransactionStatus>>, TError,UpdateTransactionStatusMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateTransactionStatus>>,
        TError,
        UpdateTransactionStatusMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateTransactionStatusMutationOptions(options), queryClient);
    }
