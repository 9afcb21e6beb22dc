/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  AcceptInvitationRequest,
  ChangePasswordRequest,
  FinishSignOnRequest,
  LoginRequest,
  LoginResponse,
  PersonNames,
  SignOnStart
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
 * The address of the identity provider to which the browser goes. A cookie that no script can read binds the provider's answer to this browser, for ten minutes. 404 where there is no single sign-on.
 * @summary Begin single sign-on
 */
export const BeginSignOnResponse = SignOnStart

/**
 * The address at which a browser ends its session at the identity provider, after it has signed out here. 404 where there is no single sign-on, or the provider has no such address.
 * @summary Where to sign out at the identity provider
 */
export const EndSignOnResponse = SignOnStart

/**
 * Signs in with the answer of the identity provider. The account is found by issuer and subject, never by an e-mail address, and created at the first sign-in. Its roles are read from the provider's answer each time; without one, nobody is signed in.
 * @summary Finish single sign-on
 */
export const FinishSignOnBody = FinishSignOnRequest

export const FinishSignOnResponse = LoginResponse

/**
 * The names that the identity provider says of administrators, so that a screen can show them beside usernames. Accounts without a name are left out.
 * @summary The names of colleagues
 */
export const ListPeopleResponse = PersonNames

