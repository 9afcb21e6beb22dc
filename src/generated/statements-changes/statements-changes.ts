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
  BulkConfirmStatementLinesHeaders
} from '../model/bulkConfirmStatementLinesHeaders.ts';

import type {
  BulkLeaveOutStatementLinesHeaders
} from '../model/bulkLeaveOutStatementLinesHeaders.ts';

import type {
  BulkRejectStatementLinesHeaders
} from '../model/bulkRejectStatementLinesHeaders.ts';

import type {
  BulkStatementLinesRequest
} from '../model/bulkStatementLinesRequest.ts';

import type {
  BulkStatementLinesResult
} from '../model/bulkStatementLinesResult.ts';

import type {
  BulkUndoStatementLinesHeaders
} from '../model/bulkUndoStatementLinesHeaders.ts';

import type {
  CloseStatementHeaders
} from '../model/closeStatementHeaders.ts';

import type {
  ConfirmStatementLineHeaders
} from '../model/confirmStatementLineHeaders.ts';

import type {
  ConfirmStatementLineRequest
} from '../model/confirmStatementLineRequest.ts';

import type {
  ContentTooLargeResponse
} from '../model/contentTooLargeResponse.ts';

import type {
  DeleteStatementProfileHeaders
} from '../model/deleteStatementProfileHeaders.ts';

import type {
  DiscardStatementHeaders
} from '../model/discardStatementHeaders.ts';

import type {
  ForbiddenResponse
} from '../model/forbiddenResponse.ts';

import type {
  InternalServerErrorResponse
} from '../model/internalServerErrorResponse.ts';

import type {
  LeaveOutRequest
} from '../model/leaveOutRequest.ts';

import type {
  NotFoundResponse
} from '../model/notFoundResponse.ts';

import type {
  PreviewStatementParams
} from '../model/previewStatementParams.ts';

import type {
  RejectStatementLineHeaders
} from '../model/rejectStatementLineHeaders.ts';

import type {
  ReopenStatementHeaders
} from '../model/reopenStatementHeaders.ts';

import type {
  ServiceUnavailableResponse
} from '../model/serviceUnavailableResponse.ts';

import type {
  Statement
} from '../model/statement.ts';

import type {
  StatementLine
} from '../model/statementLine.ts';

import type {
  StatementPreview
} from '../model/statementPreview.ts';

import type {
  StatementReason
} from '../model/statementReason.ts';

import type {
  StatementUpload
} from '../model/statementUpload.ts';

import type {
  TooManyRequestsResponse
} from '../model/tooManyRequestsResponse.ts';

import type {
  UnauthorizedResponse
} from '../model/unauthorizedResponse.ts';

import type {
  UndoStatementLineHeaders
} from '../model/undoStatementLineHeaders.ts';

import type {
  UnprocessableContentResponse
} from '../model/unprocessableContentResponse.ts';

import type {
  UploadStatementParams
} from '../model/uploadStatementParams.ts';

import { http } from '../../api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Reads a statement, keeps its lines and matches them with the payments that the rail confirmed. It moves no money. The body is the file as the bank wrote it, at most 25 MB, in CSV, camt.052, camt.053, camt.054, MT940, BAI2 or OFX. The server tells the format by the content. The same content again answers 200 with the statement that is there. Lines that an earlier statement of the account has are skipped and counted in `overlapping`. A file that can be read in two ways is refused with 422: `errors` has one entry per choice, whose `path` is the name and the value of the parameter to send (`date_order.day_first`) and whose `message` says what it means. `POST …/preview` asks the same questions. One upload of an account runs at a time, and four in a process of the server; others are answered with 429.
 * @summary Upload a statement of the bank
 */
export const uploadStatement = (
    uploadStatementBody: Blob,
    params: UploadStatementParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<StatementUpload>(
      {area: 'statements', beyond: 'call', url: `/api/admin/system/reconciliation/statements`, method: 'POST',
      headers: {'Content-Type': 'application/octet-stream', },
      data: uploadStatementBody,
        params, signal
    },
      options);
    }




export const getUploadStatementMutationKey = () => ['uploadStatement'] as const;

export const getUploadStatementMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | ApiError | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadStatement>>, TError,UploadStatementMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadStatement>>, TError,UploadStatementMutationVariables, TContext> => {

const mutationKey = getUploadStatementMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadStatement>>, UploadStatementMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  uploadStatement(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadStatementMutationResult = NonNullable<Awaited<ReturnType<typeof uploadStatement>>>
    export type UploadStatementMutationBody = Blob
    export type UploadStatementMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | ApiError | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type UploadStatementMutationVariables = {data: Blob;params: UploadStatementParams}

    /**
 * @summary Upload a statement of the bank
 */
export const useUploadStatement = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | ApiError | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadStatement>>, TError,UploadStatementMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadStatement>>,
        TError,
        UploadStatementMutationVariables,
        TContext
      > => {
      return useMutation(getUploadStatementMutationOptions(options), queryClient);
    }
    /**
 * Reads the same body as an upload and keeps nothing. The answer says what the server understood and which questions are open. A file that cannot be read at all is refused with 422.
 * @summary How a statement would be read
 */
export const previewStatement = (
    previewStatementBody: Blob,
    params: PreviewStatementParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<StatementPreview>(
      {area: 'statements', beyond: 'call', url: `/api/admin/system/reconciliation/statements/preview`, method: 'POST',
      headers: {'Content-Type': 'application/octet-stream', },
      data: previewStatementBody,
        params, signal
    },
      options);
    }




export const getPreviewStatementMutationKey = () => ['previewStatement'] as const;

export const getPreviewStatementMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | ApiError | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewStatement>>, TError,PreviewStatementMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof previewStatement>>, TError,PreviewStatementMutationVariables, TContext> => {

const mutationKey = getPreviewStatementMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof previewStatement>>, PreviewStatementMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  previewStatement(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PreviewStatementMutationResult = NonNullable<Awaited<ReturnType<typeof previewStatement>>>
    export type PreviewStatementMutationBody = Blob
    export type PreviewStatementMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | ApiError | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type PreviewStatementMutationVariables = {data: Blob;params: PreviewStatementParams}

    /**
 * @summary How a statement would be read
 */
export const usePreviewStatement = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ContentTooLargeResponse | ApiError | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewStatement>>, TError,PreviewStatementMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof previewStatement>>,
        TError,
        PreviewStatementMutationVariables,
        TContext
      > => {
      return useMutation(getPreviewStatementMutationOptions(options), queryClient);
    }
    /**
 * Confirms the match that is proposed, with every line of it. With `payments` it makes a match with these payments instead, and confirms it; they add up to the line, or with `fee` to the line without it. Nobody confirms the match of a payment that they, or an account that counts as them, sent in, approved, processed or retried (`own_payment`): it stays proposed. Only people may do this.
 * @summary Confirm the match of a line
 */
export const confirmStatementLine = (
    id: string,
    lineId: string,
    confirmStatementLineRequest: ConfirmStatementLineRequest,
    headers?: ConfirmStatementLineHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<StatementLine>(
      {area: 'statements', beyond: 'call', url: `/api/admin/system/reconciliation/statements/${encodeURIComponent(String(id))}/lines/${encodeURIComponent(String(lineId))}/confirm`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: confirmStatementLineRequest, signal
    },
      options);
    }




export const getConfirmStatementLineMutationKey = () => ['confirmStatementLine'] as const;

export const getConfirmStatementLineMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmStatementLine>>, TError,ConfirmStatementLineMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmStatementLine>>, TError,ConfirmStatementLineMutationVariables, TContext> => {

const mutationKey = getConfirmStatementLineMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmStatementLine>>, ConfirmStatementLineMutationVariables> = (props) => {
          const {id,lineId,data,headers} = props ?? {};

          return  confirmStatementLine(id,lineId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmStatementLineMutationResult = NonNullable<Awaited<ReturnType<typeof confirmStatementLine>>>
    export type ConfirmStatementLineMutationBody = ConfirmStatementLineRequest
    export type ConfirmStatementLineMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ConfirmStatementLineMutationVariables = {id: string;lineId: string;data: ConfirmStatementLineRequest;headers?: ConfirmStatementLineHeaders}

    /**
 * @summary Confirm the match of a line
 */
export const useConfirmStatementLine = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmStatementLine>>, TError,ConfirmStatementLineMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmStatementLine>>,
        TError,
        ConfirmStatementLineMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmStatementLineMutationOptions(options), queryClient);
    }
    /**
 * The match ends, and every line of it is open. Only people may do this.
 * @summary Reject the proposed match of a line
 */
export const rejectStatementLine = (
    id: string,
    lineId: string,
    headers?: RejectStatementLineHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<StatementLine>(
      {area: 'statements', beyond: 'call', url: `/api/admin/system/reconciliation/statements/${encodeURIComponent(String(id))}/lines/${encodeURIComponent(String(lineId))}/reject`, method: 'POST',
      headers, signal
    },
      options);
    }




export const getRejectStatementLineMutationKey = () => ['rejectStatementLine'] as const;

export const getRejectStatementLineMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rejectStatementLine>>, TError,RejectStatementLineMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof rejectStatementLine>>, TError,RejectStatementLineMutationVariables, TContext> => {

const mutationKey = getRejectStatementLineMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rejectStatementLine>>, RejectStatementLineMutationVariables> = (props) => {
          const {id,lineId,headers} = props ?? {};

          return  rejectStatementLine(id,lineId,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RejectStatementLineMutationResult = NonNullable<Awaited<ReturnType<typeof rejectStatementLine>>>

    export type RejectStatementLineMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type RejectStatementLineMutationVariables = {id: string;lineId: string;headers?: RejectStatementLineHeaders}

    /**
 * @summary Reject the proposed match of a line
 */
export const useRejectStatementLine = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rejectStatementLine>>, TError,RejectStatementLineMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rejectStatementLine>>,
        TError,
        RejectStatementLineMutationVariables,
        TContext
      > => {
      return useMutation(getRejectStatementLineMutationOptions(options), queryClient);
    }
    /**
 * A confirmed match ends, and every line of it is open. A rejected match is proposed again, if its payments have no other one. A line that a person left out is open. A closed statement is open again. Nobody undoes the match of a payment that they sent (`own_payment`). Only people may do this.
 * @summary Undo the last decision about a line
 */
export const undoStatementLine = (
    id: string,
    lineId: string,
    headers?: UndoStatementLineHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<StatementLine>(
      {area: 'statements', beyond: 'call', url: `/api/admin/system/reconciliation/statements/${encodeURIComponent(String(id))}/lines/${encodeURIComponent(String(lineId))}/undo`, method: 'POST',
      headers, signal
    },
      options);
    }




export const getUndoStatementLineMutationKey = () => ['undoStatementLine'] as const;

export const getUndoStatementLineMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoStatementLine>>, TError,UndoStatementLineMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof undoStatementLine>>, TError,UndoStatementLineMutationVariables, TContext> => {

const mutationKey = getUndoStatementLineMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof undoStatementLine>>, UndoStatementLineMutationVariables> = (props) => {
          const {id,lineId,headers} = props ?? {};

          return  undoStatementLine(id,lineId,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UndoStatementLineMutationResult = NonNullable<Awaited<ReturnType<typeof undoStatementLine>>>

    export type UndoStatementLineMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type UndoStatementLineMutationVariables = {id: string;lineId: string;headers?: UndoStatementLineHeaders}

    /**
 * @summary Undo the last decision about a line
 */
export const useUndoStatementLine = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoStatementLine>>, TError,UndoStatementLineMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof undoStatementLine>>,
        TError,
        UndoStatementLineMutationVariables,
        TContext
      > => {
      return useMutation(getUndoStatementLineMutationOptions(options), queryClient);
    }
    /**
 * Each is confirmed by itself, as `POST …/lines/{line_id}/confirm` does; the answer says what became of each. With `step`, all lines of the statement whose match this step found, at most 500 with one call; `left` says how many are left.
 * @summary Confirm the proposed matches of several lines
 */
export const bulkConfirmStatementLines = (
    id: string,
    bulkStatementLinesRequest: BulkStatementLinesRequest,
    headers?: BulkConfirmStatementLinesHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BulkStatementLinesResult>(
      {area: 'statements', beyond: 'call', url: `/api/admin/system/reconciliation/statements/${encodeURIComponent(String(id))}/bulk-confirm`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: bulkStatementLinesRequest, signal
    },
      options);
    }




export const getBulkConfirmStatementLinesMutationKey = () => ['bulkConfirmStatementLines'] as const;

export const getBulkConfirmStatementLinesMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bulkConfirmStatementLines>>, TError,BulkConfirmStatementLinesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof bulkConfirmStatementLines>>, TError,BulkConfirmStatementLinesMutationVariables, TContext> => {

const mutationKey = getBulkConfirmStatementLinesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bulkConfirmStatementLines>>, BulkConfirmStatementLinesMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  bulkConfirmStatementLines(id,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BulkConfirmStatementLinesMutationResult = NonNullable<Awaited<ReturnType<typeof bulkConfirmStatementLines>>>
    export type BulkConfirmStatementLinesMutationBody = BulkStatementLinesRequest
    export type BulkConfirmStatementLinesMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type BulkConfirmStatementLinesMutationVariables = {id: string;data: BulkStatementLinesRequest;headers?: BulkConfirmStatementLinesHeaders}

    /**
 * @summary Confirm the proposed matches of several lines
 */
export const useBulkConfirmStatementLines = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bulkConfirmStatementLines>>, TError,BulkConfirmStatementLinesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bulkConfirmStatementLines>>,
        TError,
        BulkConfirmStatementLinesMutationVariables,
        TContext
      > => {
      return useMutation(getBulkConfirmStatementLinesMutationOptions(options), queryClient);
    }
    /**
 * Each is rejected by itself; the answer says what became of each. With `step`, all lines of the statement whose match this step found, at most 500 with one call; `left` says how many are left.
 * @summary Reject the proposed matches of several lines
 */
export const bulkRejectStatementLines = (
    id: string,
    bulkStatementLinesRequest: BulkStatementLinesRequest,
    headers?: BulkRejectStatementLinesHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BulkStatementLinesResult>(
      {area: 'statements', beyond: 'call', url: `/api/admin/system/reconciliation/statements/${encodeURIComponent(String(id))}/bulk-reject`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: bulkStatementLinesRequest, signal
    },
      options);
    }




export const getBulkRejectStatementLinesMutationKey = () => ['bulkRejectStatementLines'] as const;

export const getBulkRejectStatementLinesMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bulkRejectStatementLines>>, TError,BulkRejectStatementLinesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof bulkRejectStatementLines>>, TError,BulkRejectStatementLinesMutationVariables, TContext> => {

const mutationKey = getBulkRejectStatementLinesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bulkRejectStatementLines>>, BulkRejectStatementLinesMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  bulkRejectStatementLines(id,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BulkRejectStatementLinesMutationResult = NonNullable<Awaited<ReturnType<typeof bulkRejectStatementLines>>>
    export type BulkRejectStatementLinesMutationBody = BulkStatementLinesRequest
    export type BulkRejectStatementLinesMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type BulkRejectStatementLinesMutationVariables = {id: string;data: BulkStatementLinesRequest;headers?: BulkRejectStatementLinesHeaders}

    /**
 * @summary Reject the proposed matches of several lines
 */
export const useBulkRejectStatementLines = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bulkRejectStatementLines>>, TError,BulkRejectStatementLinesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bulkRejectStatementLines>>,
        TError,
        BulkRejectStatementLinesMutationVariables,
        TContext
      > => {
      return useMutation(getBulkRejectStatementLinesMutationOptions(options), queryClient);
    }
    /**
 * For open lines about other people, such as salaries or rent. Each is left out by itself; the answer says what became of each. It is no difference any more, keeps its amount for the balance, and its text is masked without `players.pii`. `POST …/lines/{line_id}/undo` takes it back in. Only people may do this.
 * @summary Leave out lines that are none of ours
 */
export const bulkLeaveOutStatementLines = (
    id: string,
    leaveOutRequest: LeaveOutRequest,
    headers?: BulkLeaveOutStatementLinesHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BulkStatementLinesResult>(
      {area: 'statements', beyond: 'call', url: `/api/admin/system/reconciliation/statements/${encodeURIComponent(String(id))}/bulk-leave-out`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: leaveOutRequest, signal
    },
      options);
    }




export const getBulkLeaveOutStatementLinesMutationKey = () => ['bulkLeaveOutStatementLines'] as const;

export const getBulkLeaveOutStatementLinesMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bulkLeaveOutStatementLines>>, TError,BulkLeaveOutStatementLinesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof bulkLeaveOutStatementLines>>, TError,BulkLeaveOutStatementLinesMutationVariables, TContext> => {

const mutationKey = getBulkLeaveOutStatementLinesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bulkLeaveOutStatementLines>>, BulkLeaveOutStatementLinesMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  bulkLeaveOutStatementLines(id,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BulkLeaveOutStatementLinesMutationResult = NonNullable<Awaited<ReturnType<typeof bulkLeaveOutStatementLines>>>
    export type BulkLeaveOutStatementLinesMutationBody = LeaveOutRequest
    export type BulkLeaveOutStatementLinesMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type BulkLeaveOutStatementLinesMutationVariables = {id: string;data: LeaveOutRequest;headers?: BulkLeaveOutStatementLinesHeaders}

    /**
 * @summary Leave out lines that are none of ours
 */
export const useBulkLeaveOutStatementLines = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bulkLeaveOutStatementLines>>, TError,BulkLeaveOutStatementLinesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bulkLeaveOutStatementLines>>,
        TError,
        BulkLeaveOutStatementLinesMutationVariables,
        TContext
      > => {
      return useMutation(getBulkLeaveOutStatementLinesMutationOptions(options), queryClient);
    }
    /**
 * Each is undone by itself; the answer says what became of each. With `step`, all lines of the statement whose confirmed match this step found, at most 500 with one call; `left` says how many are left.
 * @summary Undo the last decisions about several lines
 */
export const bulkUndoStatementLines = (
    id: string,
    bulkStatementLinesRequest: BulkStatementLinesRequest,
    headers?: BulkUndoStatementLinesHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BulkStatementLinesResult>(
      {area: 'statements', beyond: 'call', url: `/api/admin/system/reconciliation/statements/${encodeURIComponent(String(id))}/bulk-undo`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: bulkStatementLinesRequest, signal
    },
      options);
    }




export const getBulkUndoStatementLinesMutationKey = () => ['bulkUndoStatementLines'] as const;

export const getBulkUndoStatementLinesMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bulkUndoStatementLines>>, TError,BulkUndoStatementLinesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof bulkUndoStatementLines>>, TError,BulkUndoStatementLinesMutationVariables, TContext> => {

const mutationKey = getBulkUndoStatementLinesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bulkUndoStatementLines>>, BulkUndoStatementLinesMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  bulkUndoStatementLines(id,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BulkUndoStatementLinesMutationResult = NonNullable<Awaited<ReturnType<typeof bulkUndoStatementLines>>>
    export type BulkUndoStatementLinesMutationBody = BulkStatementLinesRequest
    export type BulkUndoStatementLinesMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type BulkUndoStatementLinesMutationVariables = {id: string;data: BulkStatementLinesRequest;headers?: BulkUndoStatementLinesHeaders}

    /**
 * @summary Undo the last decisions about several lines
 */
export const useBulkUndoStatementLines = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bulkUndoStatementLines>>, TError,BulkUndoStatementLinesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bulkUndoStatementLines>>,
        TError,
        BulkUndoStatementLinesMutationVariables,
        TContext
      > => {
      return useMutation(getBulkUndoStatementLinesMutationOptions(options), queryClient);
    }
    /**
 * Possible once every line is matched, returned with a confirmed match, left out, or explained: its difference is closed. Only people may do this.
 * @summary Close a statement
 */
export const closeStatement = (
    id: string,
    headers?: CloseStatementHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Statement>(
      {area: 'statements', beyond: 'call', url: `/api/admin/system/reconciliation/statements/${encodeURIComponent(String(id))}/close`, method: 'POST',
      headers, signal
    },
      options);
    }




export const getCloseStatementMutationKey = () => ['closeStatement'] as const;

export const getCloseStatementMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeStatement>>, TError,CloseStatementMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof closeStatement>>, TError,CloseStatementMutationVariables, TContext> => {

const mutationKey = getCloseStatementMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof closeStatement>>, CloseStatementMutationVariables> = (props) => {
          const {id,headers} = props ?? {};

          return  closeStatement(id,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CloseStatementMutationResult = NonNullable<Awaited<ReturnType<typeof closeStatement>>>

    export type CloseStatementMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type CloseStatementMutationVariables = {id: string;headers?: CloseStatementHeaders}

    /**
 * @summary Close a statement
 */
export const useCloseStatement = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeStatement>>, TError,CloseStatementMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof closeStatement>>,
        TError,
        CloseStatementMutationVariables,
        TContext
      > => {
      return useMutation(getCloseStatementMutationOptions(options), queryClient);
    }
    /**
 * Its matches stay. Only people may do this.
 * @summary Reopen a closed statement
 */
export const reopenStatement = (
    id: string,
    statementReason: StatementReason,
    headers?: ReopenStatementHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Statement>(
      {area: 'statements', beyond: 'call', url: `/api/admin/system/reconciliation/statements/${encodeURIComponent(String(id))}/reopen`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: statementReason, signal
    },
      options);
    }




export const getReopenStatementMutationKey = () => ['reopenStatement'] as const;

export const getReopenStatementMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reopenStatement>>, TError,ReopenStatementMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reopenStatement>>, TError,ReopenStatementMutationVariables, TContext> => {

const mutationKey = getReopenStatementMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reopenStatement>>, ReopenStatementMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  reopenStatement(id,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReopenStatementMutationResult = NonNullable<Awaited<ReturnType<typeof reopenStatement>>>
    export type ReopenStatementMutationBody = StatementReason
    export type ReopenStatementMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ReopenStatementMutationVariables = {id: string;data: StatementReason;headers?: ReopenStatementHeaders}

    /**
 * @summary Reopen a closed statement
 */
export const useReopenStatement = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reopenStatement>>, TError,ReopenStatementMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reopenStatement>>,
        TError,
        ReopenStatementMutationVariables,
        TContext
      > => {
      return useMutation(getReopenStatementMutationOptions(options), queryClient);
    }
    /**
 * Ends a statement without confirmed matches for good, with a reason. Its proposals and differences end too. The same file can be uploaded again, for example with another order of dates. Only people may do this.
 * @summary Discard a statement
 */
export const discardStatement = (
    id: string,
    statementReason: StatementReason,
    headers?: DiscardStatementHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Statement>(
      {area: 'statements', beyond: 'call', url: `/api/admin/system/reconciliation/statements/${encodeURIComponent(String(id))}/discard`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: statementReason, signal
    },
      options);
    }




export const getDiscardStatementMutationKey = () => ['discardStatement'] as const;

export const getDiscardStatementMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof discardStatement>>, TError,DiscardStatementMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof discardStatement>>, TError,DiscardStatementMutationVariables, TContext> => {

const mutationKey = getDiscardStatementMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof discardStatement>>, DiscardStatementMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  discardStatement(id,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DiscardStatementMutationResult = NonNullable<Awaited<ReturnType<typeof discardStatement>>>
    export type DiscardStatementMutationBody = StatementReason
    export type DiscardStatementMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type DiscardStatementMutationVariables = {id: string;data: StatementReason;headers?: DiscardStatementHeaders}

    /**
 * @summary Discard a statement
 */
export const useDiscardStatement = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ApiError | ContentTooLargeResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof discardStatement>>, TError,DiscardStatementMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof discardStatement>>,
        TError,
        DiscardStatementMutationVariables,
        TContext
      > => {
      return useMutation(getDiscardStatementMutationOptions(options), queryClient);
    }
    /**
 * The next file with this header asks its questions again. Only people may do this.
 * @summary Forget how a layout is read
 */
export const deleteStatementProfile = (
    id: string,
    headers?: DeleteStatementProfileHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {area: 'statements', beyond: 'call', url: `/api/admin/system/reconciliation/profiles/${encodeURIComponent(String(id))}`, method: 'DELETE',
      headers, signal
    },
      options);
    }




export const getDeleteStatementProfileMutationKey = () => ['deleteStatementProfile'] as const;

export const getDeleteStatementProfileMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteStatementProfile>>, TError,DeleteStatementProfileMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteStatementProfile>>, TError,DeleteStatementProfileMutationVariables, TContext> => {

const mutationKey = getDeleteStatementProfileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteStatementProfile>>, DeleteStatementProfileMutationVariables> = (props) => {
          const {id,headers} = props ?? {};

          return  deleteStatementProfile(id,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteStatementProfileMutationResult = NonNullable<Awaited<ReturnType<typeof deleteStatementProfile>>>

    export type DeleteStatementProfileMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type DeleteStatementProfileMutationVariables = {id: string;headers?: DeleteStatementProfileHeaders}

    /**
 * @summary Forget how a layout is read
 */
export const useDeleteStatementProfile = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteStatementProfile>>, TError,DeleteStatementProfileMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteStatementProfile>>,
        TError,
        DeleteStatementProfileMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteStatementProfileMutationOptions(options), queryClient);
    }
