// The package's main entry, without dependencies on other packages.
export { type AwaitSecondOptions, awaitSecond } from './await-second.ts';
export type { Call, CallOptions } from './call.ts';
export { type Client, createClient } from './client.ts';
export {
  type Answered,
  type Connection,
  type ConnectionOptions,
  createConnection,
  type ReceivedAnswer,
  type ReceivedResult,
  type SentRequest,
  type Token,
} from './connection.ts';
// In the contract, ApiError is the body of an error answer; in this package it is the error's class.
export {
  ApiError,
  BadRequestError,
  type ClientErrorCode,
  ConflictError,
  ConnectionError,
  ForbiddenError,
  InvalidAnswerError,
  InvalidInputError,
  NotFoundError,
  RateLimitError,
  ServerError,
  TimeoutError,
  UnauthorizedError,
} from './errors.ts';
export * from './generated/lists.ts';
export type { ApiError as ApiErrorBody } from './generated/model.ts';
export * from './generated/model.ts';
export * from './generated/operations.ts';
export { VERSION } from './generated/version.ts';
export type { Paged } from './paged.ts';
export { lines, streamed } from './streamed.ts';
export {
  type VerifiedMessage,
  type VerifyOptions,
  verifyWebhook,
  type WebhookMessage,
  type WebhookRequest,
  WebhookVerificationError,
} from './verify-webhook.ts';
