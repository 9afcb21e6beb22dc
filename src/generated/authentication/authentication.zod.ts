/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  AcceptInvitationRequest,
  AdminSessionList,
  ChangePasswordRequest,
  LoginRequest,
  LoginResponse,
  Me
} from '../coinopAdminAPI.schemas.zod.ts';


/**
 * Exchanges a username and password for an access token. The answer to a wrong password and to an unknown username is the same. Every attempt is logged. After 5 failures with a name, or 20 from an address, further attempts are answered 429 until `Retry-After` is over, also with the right password.
 * @summary Sign in
 */
export const AdminLoginBody = LoginRequest

export const AdminLoginResponse = LoginResponse

/**
 * Ends the session of the access token at once. The token is worthless from then on.
 * @summary Sign out
 */
export const AdminLogoutResponse = zod.void()

/**
 * Replaces the password of the signed-in administrator. All other sessions of this administrator end; the one that asks goes on. It is the only call that an administrator with a one-use password may make besides signing out. A wrong current password counts as a failed attempt to sign in.
 * @summary Choose a new password
 */
export const ChangeAdminPasswordBody = ChangePasswordRequest

export const ChangeAdminPasswordResponse = zod.void()

/**
 * Chooses the password of an invited administrator, and signs in. An invitation works once, for 72 hours.
 * @summary Accept an invitation
 */
export const AcceptInvitationBody = AcceptInvitationRequest

export const AcceptInvitationResponse = LoginResponse

/**
 * The roles and permissions that are in force now; a change of either counts from the next call of a session on. A client shows everything against a back end that lacks this call.
 * @summary Who asks, and what they may do
 */
export const GetMeResponse = Me

/**
 * @summary My sessions
 */
export const ListMySessionsResponse = AdminSessionList

/**
 * Made again, it ends what has begun since. So it takes no `Idempotency-Key`.
 * @summary End all my sessions but this one
 */
export const EndMyOtherSessionsResponse = zod.void()

/**
 * @summary End one of my sessions
 */
export const endMySessionPathSessionIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const EndMySessionParams = zod.object({
  "session_id": zod.string().regex(endMySessionPathSessionIdRegExp).describe('The session\'s id.')
})

export const endMySessionHeaderIdempotencyKeyMax = 200;


export const endMySessionHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const EndMySessionHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(endMySessionHeaderIdempotencyKeyMax).regex(endMySessionHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const EndMySessionResponse = zod.void()

