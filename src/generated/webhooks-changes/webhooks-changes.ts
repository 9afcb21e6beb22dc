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
  DeleteWebhookHeaders
} from '../model/deleteWebhookHeaders.ts';

import type {
  ForbiddenResponse
} from '../model/forbiddenResponse.ts';

import type {
  InternalServerErrorResponse
} from '../model/internalServerErrorResponse.ts';

import type {
  NoSecretsKeyResponse
} from '../model/noSecretsKeyResponse.ts';

import type {
  NotFoundResponse
} from '../model/notFoundResponse.ts';

import type {
  SendWebhookAgainHeaders
} from '../model/sendWebhookAgainHeaders.ts';

import type {
  ServiceUnavailableResponse
} from '../model/serviceUnavailableResponse.ts';

import type {
  TestWebhookHeaders
} from '../model/testWebhookHeaders.ts';

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
  UpdateWebhookHeaders
} from '../model/updateWebhookHeaders.ts';

import type {
  WebhookDelivery
} from '../model/webhookDelivery.ts';

import type {
  WebhookSecret
} from '../model/webhookSecret.ts';

import type {
  WebhookTarget
} from '../model/webhookTarget.ts';

import type {
  WebhookTargetRequest
} from '../model/webhookTargetRequest.ts';

import { http } from '../../api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * It gets every event from now on, in messages as Standard Webhooks describes them: a POST with the headers `webhook-id`, `webhook-timestamp` and `webhook-signature`, and a body `{ type, timestamp, data }`, where `data` is the PlatformEvent. Any answer with a 2xx status takes the message; after any other it is sent again, later and later, for three days. The address must be https and in no private network; redirects are not followed. The secret is in this answer alone, which is kept nowhere, so the call takes no `Idempotency-Key`. At most 20 targets.
 * @summary Add a webhook target
 */
export const createWebhook = (
    webhookTargetRequest: WebhookTargetRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WebhookSecret>(
      {area: 'webhooks', beyond: 'call', url: `/api/admin/system/webhooks`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: webhookTargetRequest, signal
    },
      options);
    }




export const getCreateWebhookMutationKey = () => ['createWebhook'] as const;

export const getCreateWebhookMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NoSecretsKeyResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWebhook>>, TError,CreateWebhookMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createWebhook>>, TError,CreateWebhookMutationVariables, TContext> => {

const mutationKey = getCreateWebhookMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createWebhook>>, CreateWebhookMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createWebhook(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateWebhookMutationResult = NonNullable<Awaited<ReturnType<typeof createWebhook>>>
    export type CreateWebhookMutationBody = WebhookTargetRequest
    export type CreateWebhookMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NoSecretsKeyResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type CreateWebhookMutationVariables = {data: WebhookTargetRequest}

    /**
 * @summary Add a webhook target
 */
export const useCreateWebhook = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NoSecretsKeyResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWebhook>>, TError,CreateWebhookMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createWebhook>>,
        TError,
        CreateWebhookMutationVariables,
        TContext
      > => {
      return useMutation(getCreateWebhookMutationOptions(options), queryClient);
    }
    /**
 * Messages that wait go to the new address. Another choice of events is for later events.
 * @summary Change a webhook target
 */
export const updateWebhook = (
    id: string,
    webhookTargetRequest: WebhookTargetRequest,
    headers?: UpdateWebhookHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WebhookTarget>(
      {area: 'webhooks', beyond: 'call', url: `/api/admin/system/webhooks/${encodeURIComponent(String(id))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: webhookTargetRequest, signal
    },
      options);
    }




export const getUpdateWebhookMutationKey = () => ['updateWebhook'] as const;

export const getUpdateWebhookMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateWebhook>>, TError,UpdateWebhookMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateWebhook>>, TError,UpdateWebhookMutationVariables, TContext> => {

const mutationKey = getUpdateWebhookMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateWebhook>>, UpdateWebhookMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  updateWebhook(id,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateWebhookMutationResult = NonNullable<Awaited<ReturnType<typeof updateWebhook>>>
    export type UpdateWebhookMutationBody = WebhookTargetRequest
    export type UpdateWebhookMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type UpdateWebhookMutationVariables = {id: string;data: WebhookTargetRequest;headers?: UpdateWebhookHeaders}

    /**
 * @summary Change a webhook target
 */
export const useUpdateWebhook = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateWebhook>>, TError,UpdateWebhookMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateWebhook>>,
        TError,
        UpdateWebhookMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateWebhookMutationOptions(options), queryClient);
    }
    /**
 * With its log, and with every message that waits for it.
 * @summary Delete a webhook target
 */
export const deleteWebhook = (
    id: string,
    headers?: DeleteWebhookHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {area: 'webhooks', beyond: 'call', url: `/api/admin/system/webhooks/${encodeURIComponent(String(id))}`, method: 'DELETE',
      headers, signal
    },
      options);
    }




export const getDeleteWebhookMutationKey = () => ['deleteWebhook'] as const;

export const getDeleteWebhookMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteWebhook>>, TError,DeleteWebhookMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteWebhook>>, TError,DeleteWebhookMutationVariables, TContext> => {

const mutationKey = getDeleteWebhookMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteWebhook>>, DeleteWebhookMutationVariables> = (props) => {
          const {id,headers} = props ?? {};

          return  deleteWebhook(id,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteWebhookMutationResult = NonNullable<Awaited<ReturnType<typeof deleteWebhook>>>

    export type DeleteWebhookMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type DeleteWebhookMutationVariables = {id: string;headers?: DeleteWebhookHeaders}

    /**
 * @summary Delete a webhook target
 */
export const useDeleteWebhook = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteWebhook>>, TError,DeleteWebhookMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteWebhook>>,
        TError,
        DeleteWebhookMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteWebhookMutationOptions(options), queryClient);
    }
    /**
 * For a day messages are signed with both secrets, so that the receiver can change over. The secret is in this answer alone, which is kept nowhere, so the call takes no `Idempotency-Key`.
 * @summary Give a webhook target another secret
 */
export const replaceWebhookSecret = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WebhookSecret>(
      {area: 'webhooks', beyond: 'call', url: `/api/admin/system/webhooks/${encodeURIComponent(String(id))}/secret`, method: 'POST', signal
    },
      options);
    }




export const getReplaceWebhookSecretMutationKey = () => ['replaceWebhookSecret'] as const;

export const getReplaceWebhookSecretMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NoSecretsKeyResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof replaceWebhookSecret>>, TError,ReplaceWebhookSecretMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof replaceWebhookSecret>>, TError,ReplaceWebhookSecretMutationVariables, TContext> => {

const mutationKey = getReplaceWebhookSecretMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof replaceWebhookSecret>>, ReplaceWebhookSecretMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  replaceWebhookSecret(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReplaceWebhookSecretMutationResult = NonNullable<Awaited<ReturnType<typeof replaceWebhookSecret>>>

    export type ReplaceWebhookSecretMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NoSecretsKeyResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ReplaceWebhookSecretMutationVariables = {id: string}

    /**
 * @summary Give a webhook target another secret
 */
export const useReplaceWebhookSecret = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NoSecretsKeyResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof replaceWebhookSecret>>, TError,ReplaceWebhookSecretMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof replaceWebhookSecret>>,
        TError,
        ReplaceWebhookSecretMutationVariables,
        TContext
      > => {
      return useMutation(getReplaceWebhookSecretMutationOptions(options), queryClient);
    }
    /**
 * A message of the type `webhook.test`, without an event. It is sent at once, and tried again like any other.
 * @summary Send a test message
 */
export const testWebhook = (
    id: string,
    headers?: TestWebhookHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WebhookDelivery>(
      {area: 'webhooks', beyond: 'call', url: `/api/admin/system/webhooks/${encodeURIComponent(String(id))}/test`, method: 'POST',
      headers, signal
    },
      options);
    }




export const getTestWebhookMutationKey = () => ['testWebhook'] as const;

export const getTestWebhookMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof testWebhook>>, TError,TestWebhookMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof testWebhook>>, TError,TestWebhookMutationVariables, TContext> => {

const mutationKey = getTestWebhookMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof testWebhook>>, TestWebhookMutationVariables> = (props) => {
          const {id,headers} = props ?? {};

          return  testWebhook(id,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TestWebhookMutationResult = NonNullable<Awaited<ReturnType<typeof testWebhook>>>

    export type TestWebhookMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type TestWebhookMutationVariables = {id: string;headers?: TestWebhookHeaders}

    /**
 * @summary Send a test message
 */
export const useTestWebhook = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof testWebhook>>, TError,TestWebhookMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof testWebhook>>,
        TError,
        TestWebhookMutationVariables,
        TContext
      > => {
      return useMutation(getTestWebhookMutationOptions(options), queryClient);
    }
    /**
 * With the id that it had, at once, and tried again for another three days.
 * @summary Send a message again
 */
export const sendWebhookAgain = (
    id: string,
    deliveryId: string,
    headers?: SendWebhookAgainHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WebhookDelivery>(
      {area: 'webhooks', beyond: 'call', url: `/api/admin/system/webhooks/${encodeURIComponent(String(id))}/deliveries/${encodeURIComponent(String(deliveryId))}/send-again`, method: 'POST',
      headers, signal
    },
      options);
    }




export const getSendWebhookAgainMutationKey = () => ['sendWebhookAgain'] as const;

export const getSendWebhookAgainMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendWebhookAgain>>, TError,SendWebhookAgainMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof sendWebhookAgain>>, TError,SendWebhookAgainMutationVariables, TContext> => {

const mutationKey = getSendWebhookAgainMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendWebhookAgain>>, SendWebhookAgainMutationVariables> = (props) => {
          const {id,deliveryId,headers} = props ?? {};

          return  sendWebhookAgain(id,deliveryId,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendWebhookAgainMutationResult = NonNullable<Awaited<ReturnType<typeof sendWebhookAgain>>>

    export type SendWebhookAgainMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type SendWebhookAgainMutationVariables = {id: string;deliveryId: string;headers?: SendWebhookAgainHeaders}

    /**
 * @summary Send a message again
 */
export const useSendWebhookAgain = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendWebhookAgain>>, TError,SendWebhookAgainMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendWebhookAgain>>,
        TError,
        SendWebhookAgainMutationVariables,
        TContext
      > => {
      return useMutation(getSendWebhookAgainMutationOptions(options), queryClient);
    }
