/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorCode } from './errorCode.ts';
import type { FieldError } from './fieldError.ts';
import type { Permission } from './permission.ts';

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
  /** The permission that the administrator lacks, where the code is `permission_missing`. */
  permission?: Permission | string;
  /** The usernames of up to five administrators who could grant `permission`: they have it, and may manage administrators. */
  granted_by?: string[];
  /** Where the code is `feed_changed`, decisions after this time may be lost, and records that were sent after it are to be sent again. */
  resync_from?: string;
  /** Where the code is `feed_changed`, where to continue in the feed. */
  next_cursor?: string;
}
