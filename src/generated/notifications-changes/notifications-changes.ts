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
  ChatRequest
} from '../model/chatRequest.ts';

import type {
  ChooseMyNotificationsHeaders
} from '../model/chooseMyNotificationsHeaders.ts';

import type {
  ConfirmAddressRequest
} from '../model/confirmAddressRequest.ts';

import type {
  ConfirmMyAddressHeaders
} from '../model/confirmMyAddressHeaders.ts';

import type {
  ContentTooLargeResponse
} from '../model/contentTooLargeResponse.ts';

import type {
  ForbiddenResponse
} from '../model/forbiddenResponse.ts';

import type {
  GiveMyAddressHeaders
} from '../model/giveMyAddressHeaders.ts';

import type {
  GiveMyChatHeaders
} from '../model/giveMyChatHeaders.ts';

import type {
  InternalServerErrorResponse
} from '../model/internalServerErrorResponse.ts';

import type {
  MailAddressRequest
} from '../model/mailAddressRequest.ts';

import type {
  NoSecretsKeyResponse
} from '../model/noSecretsKeyResponse.ts';

import type {
  NotFoundResponse
} from '../model/notFoundResponse.ts';

import type {
  NotificationTestRequest
} from '../model/notificationTestRequest.ts';

import type {
  Notifications
} from '../model/notifications.ts';

import type {
  NotificationsRequest
} from '../model/notificationsRequest.ts';

import type {
  RemoveMyAddressHeaders
} from '../model/removeMyAddressHeaders.ts';

import type {
  RemoveMyChatHeaders
} from '../model/removeMyChatHeaders.ts';

import type {
  ServiceUnavailableResponse
} from '../model/serviceUnavailableResponse.ts';

import type {
  TestMyNotificationsHeaders
} from '../model/testMyNotificationsHeaders.ts';

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
 * Replaces the choice. The audit log does not have it: it changes nothing for anybody else. Messages of a kind that the caller may not see any more do not come. Several of one kind come together: alerts within an hour, others within five minutes.
 * @summary Choose the messages that I get
 */
export const chooseMyNotifications = (
    notificationsRequest: NotificationsRequest,
    headers?: ChooseMyNotificationsHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Notifications>(
      {area: 'notifications', beyond: 'call', url: `/api/admin/me/notifications`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: notificationsRequest, signal
    },
      options);
    }




export const getChooseMyNotificationsMutationKey = () => ['chooseMyNotifications'] as const;

export const getChooseMyNotificationsMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof chooseMyNotifications>>, TError,ChooseMyNotificationsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof chooseMyNotifications>>, TError,ChooseMyNotificationsMutationVariables, TContext> => {

const mutationKey = getChooseMyNotificationsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof chooseMyNotifications>>, ChooseMyNotificationsMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  chooseMyNotifications(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChooseMyNotificationsMutationResult = NonNullable<Awaited<ReturnType<typeof chooseMyNotifications>>>
    export type ChooseMyNotificationsMutationBody = NotificationsRequest
    export type ChooseMyNotificationsMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ChooseMyNotificationsMutationVariables = {data: NotificationsRequest;headers?: ChooseMyNotificationsHeaders}

    /**
 * @summary Choose the messages that I get
 */
export const useChooseMyNotifications = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof chooseMyNotifications>>, TError,ChooseMyNotificationsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof chooseMyNotifications>>,
        TError,
        ChooseMyNotificationsMutationVariables,
        TContext
      > => {
      return useMutation(getChooseMyNotificationsMutationOptions(options), queryClient);
    }
    /**
 * Sends a link to the address. The address counts once the caller has opened the link, within 24 hours; until then the address before goes on to count. At most ten such messages and tests within an hour.
 * @summary Give a mail address
 */
export const giveMyAddress = (
    mailAddressRequest: MailAddressRequest,
    headers?: GiveMyAddressHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Notifications>(
      {area: 'notifications', beyond: 'call', url: `/api/admin/me/notifications/address`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: mailAddressRequest, signal
    },
      options);
    }




export const getGiveMyAddressMutationKey = () => ['giveMyAddress'] as const;

export const getGiveMyAddressMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NoSecretsKeyResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof giveMyAddress>>, TError,GiveMyAddressMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof giveMyAddress>>, TError,GiveMyAddressMutationVariables, TContext> => {

const mutationKey = getGiveMyAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof giveMyAddress>>, GiveMyAddressMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  giveMyAddress(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GiveMyAddressMutationResult = NonNullable<Awaited<ReturnType<typeof giveMyAddress>>>
    export type GiveMyAddressMutationBody = MailAddressRequest
    export type GiveMyAddressMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NoSecretsKeyResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type GiveMyAddressMutationVariables = {data: MailAddressRequest;headers?: GiveMyAddressHeaders}

    /**
 * @summary Give a mail address
 */
export const useGiveMyAddress = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NoSecretsKeyResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof giveMyAddress>>, TError,GiveMyAddressMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof giveMyAddress>>,
        TError,
        GiveMyAddressMutationVariables,
        TContext
      > => {
      return useMutation(getGiveMyAddressMutationOptions(options), queryClient);
    }
    /**
 * No more mail comes. The address is told.
 * @summary Remove my mail address
 */
export const removeMyAddress = (
    headers?: RemoveMyAddressHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {area: 'notifications', beyond: 'call', url: `/api/admin/me/notifications/address`, method: 'DELETE',
      headers, signal
    },
      options);
    }




export const getRemoveMyAddressMutationKey = () => ['removeMyAddress'] as const;

export const getRemoveMyAddressMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeMyAddress>>, TError,RemoveMyAddressMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removeMyAddress>>, TError,RemoveMyAddressMutationVariables, TContext> => {

const mutationKey = getRemoveMyAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeMyAddress>>, RemoveMyAddressMutationVariables> = (props) => {
          const {headers} = props ?? {};

          return  removeMyAddress(headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveMyAddressMutationResult = NonNullable<Awaited<ReturnType<typeof removeMyAddress>>>

    export type RemoveMyAddressMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type RemoveMyAddressMutationVariables = {headers?: RemoveMyAddressHeaders}

    /**
 * @summary Remove my mail address
 */
export const useRemoveMyAddress = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeMyAddress>>, TError,RemoveMyAddressMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeMyAddress>>,
        TError,
        RemoveMyAddressMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveMyAddressMutationOptions(options), queryClient);
    }
    /**
 * With the token of the link that was sent to the address. From now on mail goes there, and the address before is told. The link of somebody else is refused with 422.
 * @summary Confirm a mail address
 */
export const confirmMyAddress = (
    confirmAddressRequest: ConfirmAddressRequest,
    headers?: ConfirmMyAddressHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Notifications>(
      {area: 'notifications', beyond: 'call', url: `/api/admin/me/notifications/address/confirm`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: confirmAddressRequest, signal
    },
      options);
    }




export const getConfirmMyAddressMutationKey = () => ['confirmMyAddress'] as const;

export const getConfirmMyAddressMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmMyAddress>>, TError,ConfirmMyAddressMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmMyAddress>>, TError,ConfirmMyAddressMutationVariables, TContext> => {

const mutationKey = getConfirmMyAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmMyAddress>>, ConfirmMyAddressMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  confirmMyAddress(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmMyAddressMutationResult = NonNullable<Awaited<ReturnType<typeof confirmMyAddress>>>
    export type ConfirmMyAddressMutationBody = ConfirmAddressRequest
    export type ConfirmMyAddressMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ConfirmMyAddressMutationVariables = {data: ConfirmAddressRequest;headers?: ConfirmMyAddressHeaders}

    /**
 * @summary Confirm a mail address
 */
export const useConfirmMyAddress = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmMyAddress>>, TError,ConfirmMyAddressMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmMyAddress>>,
        TError,
        ConfirmMyAddressMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmMyAddressMutationOptions(options), queryClient);
    }
    /**
 * The address of an incoming webhook that takes `{ "text": … }`, as Slack and Mattermost have them, on one of the hosts that the server is set up for. It is a secret: the server keeps it encrypted, and no answer repeats it. The caller's mail address is told.
 * @summary Give the webhook of a chat
 */
export const giveMyChat = (
    chatRequest: ChatRequest,
    headers?: GiveMyChatHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Notifications>(
      {area: 'notifications', beyond: 'call', url: `/api/admin/me/notifications/chat`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: chatRequest, signal
    },
      options);
    }




export const getGiveMyChatMutationKey = () => ['giveMyChat'] as const;

export const getGiveMyChatMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NoSecretsKeyResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof giveMyChat>>, TError,GiveMyChatMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof giveMyChat>>, TError,GiveMyChatMutationVariables, TContext> => {

const mutationKey = getGiveMyChatMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof giveMyChat>>, GiveMyChatMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  giveMyChat(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GiveMyChatMutationResult = NonNullable<Awaited<ReturnType<typeof giveMyChat>>>
    export type GiveMyChatMutationBody = ChatRequest
    export type GiveMyChatMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NoSecretsKeyResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type GiveMyChatMutationVariables = {data: ChatRequest;headers?: GiveMyChatHeaders}

    /**
 * @summary Give the webhook of a chat
 */
export const useGiveMyChat = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NoSecretsKeyResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof giveMyChat>>, TError,GiveMyChatMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof giveMyChat>>,
        TError,
        GiveMyChatMutationVariables,
        TContext
      > => {
      return useMutation(getGiveMyChatMutationOptions(options), queryClient);
    }
    /**
 * No more messages go there. The mail address is told.
 * @summary Remove my chat
 */
export const removeMyChat = (
    headers?: RemoveMyChatHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {area: 'notifications', beyond: 'call', url: `/api/admin/me/notifications/chat`, method: 'DELETE',
      headers, signal
    },
      options);
    }




export const getRemoveMyChatMutationKey = () => ['removeMyChat'] as const;

export const getRemoveMyChatMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeMyChat>>, TError,RemoveMyChatMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removeMyChat>>, TError,RemoveMyChatMutationVariables, TContext> => {

const mutationKey = getRemoveMyChatMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeMyChat>>, RemoveMyChatMutationVariables> = (props) => {
          const {headers} = props ?? {};

          return  removeMyChat(headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveMyChatMutationResult = NonNullable<Awaited<ReturnType<typeof removeMyChat>>>

    export type RemoveMyChatMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type RemoveMyChatMutationVariables = {headers?: RemoveMyChatHeaders}

    /**
 * @summary Remove my chat
 */
export const useRemoveMyChat = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeMyChat>>, TError,RemoveMyChatMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeMyChat>>,
        TError,
        RemoveMyChatMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveMyChatMutationOptions(options), queryClient);
    }
    /**
 * Sends a test message to the address or the chat. At most ten within an hour.
 * @summary Send me a test
 */
export const testMyNotifications = (
    notificationTestRequest: NotificationTestRequest,
    headers?: TestMyNotificationsHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {area: 'notifications', beyond: 'call', url: `/api/admin/me/notifications/test`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: notificationTestRequest, signal
    },
      options);
    }




export const getTestMyNotificationsMutationKey = () => ['testMyNotifications'] as const;

export const getTestMyNotificationsMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof testMyNotifications>>, TError,TestMyNotificationsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof testMyNotifications>>, TError,TestMyNotificationsMutationVariables, TContext> => {

const mutationKey = getTestMyNotificationsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof testMyNotifications>>, TestMyNotificationsMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  testMyNotifications(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TestMyNotificationsMutationResult = NonNullable<Awaited<ReturnType<typeof testMyNotifications>>>
    export type TestMyNotificationsMutationBody = NotificationTestRequest
    export type TestMyNotificationsMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type TestMyNotificationsMutationVariables = {data: NotificationTestRequest;headers?: TestMyNotificationsHeaders}

    /**
 * @summary Send me a test
 */
export const useTestMyNotifications = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof testMyNotifications>>, TError,TestMyNotificationsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof testMyNotifications>>,
        TError,
        TestMyNotificationsMutationVariables,
        TContext
      > => {
      return useMutation(getTestMyNotificationsMutationOptions(options), queryClient);
    }
