/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorCode } from './errorCode.ts';
import type { FieldError } from './fieldError.ts';

/**
 * Why a call was refused.
 */
export interface ApiError {
  /** One sentence that can be shown to an administrator. */
  message: string;
  /** A stable word for programs. A value that is not in ErrorCode is to be taken by the status alone. */
  code?: ErrorCode | string;
  /** The fields that were refused, where it was about fields. */
  errors?: FieldError[];
}
