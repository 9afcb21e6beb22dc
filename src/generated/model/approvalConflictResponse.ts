/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ApiError } from './apiError.ts';

/**
 * The request has ended (`request_ended`); the decision has to be signed (`signature_required`), its signature does not fit (`signature_refused`), or cannot be made yet (`cannot_sign_yet`); or what was asked for cannot be done now, for the reason that it would have without a second person, and the request goes on waiting
 */
export type ApprovalConflictResponse = ApiError;
