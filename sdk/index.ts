// The package's plain entry: nothing here needs React.
export { ApiError } from './api-error.ts';
export type { Call, CallOptions, Sent } from './call.ts';
export { type Client, createClient } from './client.ts';
export { type Connection, type ConnectionOptions, createConnection, type Token } from './connection.ts';
// What the contract calls ApiError is the body of an error answer; a caller meets it as the class above.
export type { ApiError as ApiErrorBody } from './generated/model/apiError.ts';
export * from './generated/model/index.ts';
export * from './generated/operations.ts';
