/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { FieldError } from './fieldError.ts';

/**
 * Why a call was refused.
 */
export interface ApiError {
  /** One sentence that can be shown to an administrator. */
  message: string;
  /** A stable word for programs. */
  code?: string;
  /** The fields that were refused, where it was about fields. */
  errors?: FieldError[];
}
