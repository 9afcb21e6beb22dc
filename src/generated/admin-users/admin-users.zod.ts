/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  AdminSessionList,
  AdminUser,
  AdminUserList,
  ConfirmPersonRequest,
  CreateServiceAccountRequest,
  CreateServiceTokenRequest,
  Invitation,
  InviteAdminRequest,
  NewServiceToken,
  OneUsePassword,
  Role,
  RoleList,
  RoleRequest,
  ServiceAccountList,
  SignOnTest,
  TestSignOnRequest,
  UpdateAdminRequest
} from '../coinopAdminAPI.schemas.zod.ts';


/**
 * All of them, by their names, also those who are invited or disabled.
 * @summary List administrators
 */
export const ListAdminsResponse = AdminUserList

/**
 * Makes an account that nobody can sign in to before the invitation is accepted. With `mail_address` the link goes there by mail, and nobody else sees it; the address is used for nothing else. Without it, the caller hands over the link, `/admin-panel/login?invite=<token>`. The token is in this answer alone, so the call takes no `Idempotency-Key`; a second one is refused because the username is taken, and `renewInvitation` gives another link. Nobody can give a role that permits what they may not do themselves. Where a rule asks for a second person, roles by which money goes are missing at first: `approval_request` of the administrator gives them once somebody else agrees.
 * @summary Invite an administrator
 */
export const InviteAdminBody = InviteAdminRequest

export const InviteAdminResponse = Invitation

/**
 * For a periodic review of access: one line for each permission of each account that can be used, and one for each account without a permission or that is disabled or invited, by name, as CSV (RFC 4180, UTF-8) with a header row. The columns are `account`, `kind` (`person` or `service account`), `owner`, `state` (`active`, `invited` or `disabled`), `created_at`, `last_active_at`, `idle_days`, `is_idle` (`yes` from 60 days on), `permission`, `roles` (those that give it), `held_since`, `last_used_at` (to the hour; empty if never, or not since this is recorded) and `conflict` (the permission that the same account should not have too: `withdrawals.review` and `withdrawals.pay`). It is audited.
 * @summary Download who may do what as CSV
 */
export const ExportAccessEvidenceQueryParams = zod.object({
  "for_spreadsheets": zod.enum(['true', 'false']).optional().describe('Whether an apostrophe stands also before long numbers, and before those that begin with zeros, so that a spreadsheet keeps them as texts.')
})

export const ExportAccessEvidenceResponse = zod.unknown()

/**
 * With the newest entries of the audit log that are about what the administrator did.
 * @summary One administrator
 */
export const getAdminPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const GetAdminParams = zod.object({
  "id": zod.string().regex(getAdminPathIdRegExp).describe('The administrator\'s id.')
})

export const GetAdminResponse = AdminUser

/**
 * Counts from the next call of each of the administrator's sessions on. Nobody can change their own roles, or give or take one that permits what they may not do themselves. Whoever does it must have all permissions of the administrator. One administrator always remains who may manage administrators and roles. Where a rule asks for a second person, a role by which money goes is answered 202, and is given once somebody else agrees.
 * @summary Change the roles of an administrator
 */
export const updateAdminPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const UpdateAdminParams = zod.object({
  "id": zod.string().regex(updateAdminPathIdRegExp).describe('The administrator\'s id.')
})

export const updateAdminHeaderIdempotencyKeyMax = 200;


export const updateAdminHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const UpdateAdminHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(updateAdminHeaderIdempotencyKeyMax).regex(updateAdminHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const UpdateAdminBody = UpdateAdminRequest

export const UpdateAdminResponse = AdminUser

/**
 * Ends all sessions, and an invitation, in the same transaction. Nobody can disable themselves, or the last administrator who may manage administrators and roles. Whoever does it must have all permissions of the administrator.
 * @summary Disable an administrator
 */
export const disableAdminPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const DisableAdminParams = zod.object({
  "id": zod.string().regex(disableAdminPathIdRegExp).describe('The administrator\'s id.')
})

export const disableAdminHeaderIdempotencyKeyMax = 200;


export const disableAdminHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const DisableAdminHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(disableAdminHeaderIdempotencyKeyMax).regex(disableAdminHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const DisableAdminResponse = AdminUser

/**
 * Lets a disabled administrator sign in again. Whoever does it must have all permissions of the administrator.
 * @summary Enable an administrator
 */
export const enableAdminPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const EnableAdminParams = zod.object({
  "id": zod.string().regex(enableAdminPathIdRegExp).describe('The administrator\'s id.')
})

export const enableAdminHeaderIdempotencyKeyMax = 200;


export const enableAdminHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const EnableAdminHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(enableAdminHeaderIdempotencyKeyMax).regex(enableAdminHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const EnableAdminResponse = AdminUser

/**
 * For an administrator who has not accepted the invitation, also when it is older than 72 hours: the link before no longer works. The token is in this answer alone, which is kept nowhere, so the call takes no `Idempotency-Key`, and a second one gives another token. Whoever does it must have all permissions of the administrator. 404 for an administrator who is not invited.
 * @summary Replace an invitation
 */
export const renewInvitationPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const RenewInvitationParams = zod.object({
  "id": zod.string().regex(renewInvitationPathIdRegExp).describe('The administrator\'s id.')
})

export const RenewInvitationResponse = Invitation

/**
 * Ends all sessions and gives a password for one sign-in within 72 hours, which is in this answer alone and kept nowhere; so the call takes no `Idempotency-Key`, and a second one gives another password. Whoever does it must have all permissions of the administrator.
 * @summary Reset a password
 */
export const resetAdminPasswordPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const ResetAdminPasswordParams = zod.object({
  "id": zod.string().regex(resetAdminPasswordPathIdRegExp).describe('The administrator\'s id.')
})

export const ResetAdminPasswordResponse = OneUsePassword

/**
 * For somebody who lost them: removes all factors and recovery codes, and ends all sessions. Whoever does it must have all permissions of the administrator.
 * @summary Reset the second factors of an administrator
 */
export const resetAdminFactorsPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const ResetAdminFactorsParams = zod.object({
  "id": zod.string().regex(resetAdminFactorsPathIdRegExp).describe('The administrator\'s id.')
})

export const resetAdminFactorsHeaderIdempotencyKeyMax = 200;


export const resetAdminFactorsHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const ResetAdminFactorsHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(resetAdminFactorsHeaderIdempotencyKeyMax).regex(resetAdminFactorsHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const ResetAdminFactorsResponse = AdminUser

/**
 * Whoever invites an administrator, resets their password or second factors, or enables them again, counts as one person with them from then on: neither is the second person for a decision of the other one. A third administrator ends that here, who knows that somebody else holds the account, and who counts as neither of both (403, `same_person`). Only the links that are named end; one that was made meanwhile stays.
 * @summary Confirm that an administrator is a person of their own
 */
export const confirmPersonPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const ConfirmPersonParams = zod.object({
  "id": zod.string().regex(confirmPersonPathIdRegExp).describe('The administrator\'s id.')
})

export const confirmPersonHeaderIdempotencyKeyMax = 200;


export const confirmPersonHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const ConfirmPersonHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(confirmPersonHeaderIdempotencyKeyMax).regex(confirmPersonHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const ConfirmPersonBody = ConfirmPersonRequest

export const ConfirmPersonResponse = AdminUser

/**
 * Lets a factor count at once that the administrator added with a recovery code; one that counts already stays as it is. Whoever does it must have all permissions of the administrator, and must not count as one person with them.
 * @summary Confirm a second factor of an administrator
 */
export const confirmAdminFactorPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const confirmAdminFactorPathFactorIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const ConfirmAdminFactorParams = zod.object({
  "id": zod.string().regex(confirmAdminFactorPathIdRegExp).describe('The administrator\'s id.'),
  "factor_id": zod.string().regex(confirmAdminFactorPathFactorIdRegExp).describe('The factor\'s id.')
})

export const confirmAdminFactorHeaderIdempotencyKeyMax = 200;


export const confirmAdminFactorHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const ConfirmAdminFactorHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(confirmAdminFactorHeaderIdempotencyKeyMax).regex(confirmAdminFactorHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const ConfirmAdminFactorResponse = AdminUser

/**
 * The browsers and clients in which the administrator is signed in, with where from and since when.
 * @summary Sessions of an administrator
 */
export const listAdminSessionsPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const ListAdminSessionsParams = zod.object({
  "id": zod.string().regex(listAdminSessionsPathIdRegExp).describe('The administrator\'s id.')
})

export const ListAdminSessionsResponse = AdminSessionList

/**
 * Whoever does it must have all permissions of the administrator.
 * @summary End all sessions of an administrator
 */
export const endAdminSessionsPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const EndAdminSessionsParams = zod.object({
  "id": zod.string().regex(endAdminSessionsPathIdRegExp).describe('The administrator\'s id.')
})

export const endAdminSessionsHeaderIdempotencyKeyMax = 200;


export const endAdminSessionsHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const EndAdminSessionsHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(endAdminSessionsHeaderIdempotencyKeyMax).regex(endAdminSessionsHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const EndAdminSessionsResponse = zod.void()

/**
 * Whoever does it must have all permissions of the administrator.
 * @summary End a session of an administrator
 */
export const endAdminSessionPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const endAdminSessionPathSessionIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const EndAdminSessionParams = zod.object({
  "id": zod.string().regex(endAdminSessionPathIdRegExp).describe('The administrator\'s id.'),
  "session_id": zod.string().regex(endAdminSessionPathSessionIdRegExp).describe('The session\'s id.')
})

export const endAdminSessionHeaderIdempotencyKeyMax = 200;


export const endAdminSessionHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const EndAdminSessionHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(endAdminSessionHeaderIdempotencyKeyMax).regex(endAdminSessionHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const EndAdminSessionResponse = zod.void()

/**
 * The built-in roles first, then the others by their names.
 * @summary List roles
 */
export const ListRolesResponse = RoleList

/**
 * Nobody can put a permission into a role that they do not have.
 * @summary Make a role
 */
export const createRoleHeaderIdempotencyKeyMax = 200;


export const createRoleHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const CreateRoleHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(createRoleHeaderIdempotencyKeyMax).regex(createRoleHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const CreateRoleBody = RoleRequest

export const CreateRoleResponse = Role

/**
 * Counts from the next call of everybody who has it. Built-in roles are not edited, and nobody edits a role of their own. Whoever does it must have all permissions of the role, before and after, and of everybody who has it.
 * @summary Change a role
 */
export const updateRolePathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const UpdateRoleParams = zod.object({
  "id": zod.string().regex(updateRolePathIdRegExp).describe('The role\'s id.')
})

export const updateRoleHeaderIdempotencyKeyMax = 200;


export const updateRoleHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const UpdateRoleHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(updateRoleHeaderIdempotencyKeyMax).regex(updateRoleHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const UpdateRoleBody = RoleRequest

export const UpdateRoleResponse = Role

/**
 * Refused while somebody has it, and for built-in roles. Whoever does it must have all of its permissions.
 * @summary Delete a role
 */
export const deleteRolePathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const DeleteRoleParams = zod.object({
  "id": zod.string().regex(deleteRolePathIdRegExp).describe('The role\'s id.')
})

export const deleteRoleHeaderIdempotencyKeyMax = 200;


export const deleteRoleHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const DeleteRoleHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(deleteRoleHeaderIdempotencyKeyMax).regex(deleteRoleHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const DeleteRoleResponse = zod.void()

/**
 * What the identity provider says of the caller, and as whom they would be signed in, or why not. The caller has gone to the provider and back as for a sign-in, and sends its answer here instead. Without an answer only the provider's metadata is tested. Nobody is signed in and nothing is stored. 404 where there is no single sign-on.
 * @summary Test single sign-on
 */
export const TestSignOnBody = TestSignOnRequest

export const TestSignOnResponse = SignOnTest

/**
 * The accounts of programs, by their names, with their tokens. A token's secret is in no answer but the one that created it.
 * @summary List service accounts
 */
export const ListServiceAccountsResponse = ServiceAccountList

/**
 * An account for a program, owned by the caller, with its first token. The token is in this answer only, which is stored nowhere, so the call takes no `Idempotency-Key`; a second one is refused because the name is taken. The program may do what its roles permit and its owner may do, at each call. A service account cannot sign in, and cannot change administrators, roles or service accounts.
 * @summary Create a service account
 */
export const CreateServiceAccountBody = CreateServiceAccountRequest

export const CreateServiceAccountResponse = NewServiceToken

/**
 * Revokes all of its tokens in the same transaction. Its name stays taken, because the audit log and the records that it changed name it. Whoever does it must have all permissions of the service account, or own it.
 * @summary Delete a service account
 */
export const deleteServiceAccountPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const DeleteServiceAccountParams = zod.object({
  "id": zod.string().regex(deleteServiceAccountPathIdRegExp).describe('The service account\'s id.')
})

export const deleteServiceAccountHeaderIdempotencyKeyMax = 200;


export const deleteServiceAccountHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const DeleteServiceAccountHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(deleteServiceAccountHeaderIdempotencyKeyMax).regex(deleteServiceAccountHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const DeleteServiceAccountResponse = zod.void()

/**
 * For rotation: both tokens work until one is revoked or expires, and no account has more than two that work. The caller must have every permission of the account. As with the first token, the answer is stored nowhere, and the call takes no `Idempotency-Key`.
 * @summary Create another token of a service account
 */
export const createServiceTokenPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const CreateServiceTokenParams = zod.object({
  "id": zod.string().regex(createServiceTokenPathIdRegExp).describe('The service account\'s id.')
})

export const CreateServiceTokenBody = CreateServiceTokenRequest

export const CreateServiceTokenResponse = NewServiceToken

/**
 * Whoever does it must have all permissions of the service account, or own it.
 * @summary Revoke a token
 */
export const revokeServiceTokenPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const revokeServiceTokenPathTokenIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const RevokeServiceTokenParams = zod.object({
  "id": zod.string().regex(revokeServiceTokenPathIdRegExp).describe('The service account\'s id.'),
  "token_id": zod.string().regex(revokeServiceTokenPathTokenIdRegExp).describe('The token\'s id.')
})

export const revokeServiceTokenHeaderIdempotencyKeyMax = 200;


export const revokeServiceTokenHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const RevokeServiceTokenHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(revokeServiceTokenHeaderIdempotencyKeyMax).regex(revokeServiceTokenHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const RevokeServiceTokenResponse = zod.void()

