/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const IdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const Id = zod.string().regex(IdRegExp).describe('An opaque id, as this server takes it.');

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;

export const PlatformIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9._:|@~+=-]{0,127}$');


export const PlatformId = zod.string().regex(PlatformIdRegExp).describe('The platform\'s id of a player, an item or a transaction, as this server takes it: 1 to 128 letters, digits or . _ : | @ ~ + = -, beginning with a letter or digit. Two ids that differ in case are two ids.');

export type PlatformId = zod.input<typeof PlatformId>;
export type PlatformIdOutput = zod.output<typeof PlatformId>;

export const RecordIdMax = 200;



export const RecordId = zod.string().min(1).max(RecordIdMax).describe('An opaque id. It is sent back as it came.');

export type RecordId = zod.input<typeof RecordId>;
export type RecordIdOutput = zod.output<typeof RecordId>;

export const DayRegExp = new RegExp('^[1-9]\\d{3}-');


export const Day = zod.iso.date().regex(DayRegExp).describe('A day of the years 1000 to 9999, in UTC unless the call has a `time_zone`.');

export type Day = zod.input<typeof Day>;
export type DayOutput = zod.output<typeof Day>;

export const ErrorCode = zod.enum(['bad_request', 'unauthenticated', 'invalid_credentials', 'invalid_token', 'sign_on_refused', 'sign_on_expired', 'forbidden', 'permission_missing', 'own_account', 'password_change_required', 'person_required', 'program_required', 'own_approval', 'own_program', 'own_return', 'own_request', 'own_payment', 'same_person', 'not_author', 'not_own_decision', 'network_not_allowed', 'no_role_from_provider', 'sign_on_denied', 'groups_left_out', 'account_disabled', 'signs_in_elsewhere', 'second_factor_required', 'step_up_required', 'program_needs_service_account', 'demo_is_local', 'not_found', 'factor_waits', 'last_factor', 'no_passkeys_here', 'last_administrator', 'role_in_use', 'too_many_tokens', 'invalid_transition', 'awaiting_second', 'request_ended', 'signature_required', 'signature_refused', 'cannot_sign_yet', 'no_second_person', 'insufficient_balance', 'stale_edit', 'not_in_books', 'account_not_payable', 'return_announced', 'no_payment_rail', 'no_secrets_key', 'held', 'hold_ended', 'payments_paused', 'player_frozen', 'payment_withheld', 'too_many_versions', 'too_many_snoozes', 'paid_already', 'database_restored', 'feed_changed', 'body_too_large', 'invalid_input', 'rate_limited', 'internal', 'rail_unreadable', 'unavailable', 'busy', 'provider_unavailable', 'sign_on_misconfigured', 'feed_closed']).describe('400: `bad_request`. 401: `unauthenticated`, `invalid_credentials` of a sign-in, `invalid_token` of a service account, `sign_on_refused`, `sign_on_expired`. 403: `forbidden`, `permission_missing`, `own_account`, `own_approval`, `own_program`, `own_return`, `own_request`, `own_payment`, `same_person`, `not_author`, `not_own_decision`, `program_required` of a person, `password_change_required`, `second_factor_required`, `step_up_required`, `program_needs_service_account`, `person_required` of a service account, `network_not_allowed`, `no_role_from_provider`, `sign_on_denied`, `groups_left_out`, `account_disabled`, `signs_in_elsewhere`, `demo_is_local`. 404: `not_found`. 409: `factor_waits`, `last_factor`, `no_passkeys_here`, `last_administrator`, `role_in_use`, `too_many_tokens`, `invalid_transition`, `awaiting_second`, `request_ended`, `signature_required`, `signature_refused`, `cannot_sign_yet`, `no_second_person`, `insufficient_balance`, `stale_edit`, `not_in_books`, `account_not_payable`, `return_announced`, `no_payment_rail`, `no_secrets_key`, `held`, `hold_ended`, `payments_paused`, `player_frozen`, `payment_withheld`, `too_many_versions`, `too_many_snoozes`, `paid_already`, `database_restored`, `feed_changed`. 413: `body_too_large`. 422: `invalid_input`. 429: `rate_limited`. 500: `internal`. 502: `rail_unreadable`. 503: `unavailable`, `busy`, `provider_unavailable`, `sign_on_misconfigured`, `feed_closed`.');

export type ErrorCode = zod.input<typeof ErrorCode>;
export type ErrorCodeOutput = zod.output<typeof ErrorCode>;

export const FieldError = zod.strictObject({
  "path": zod.string().describe('Where it is, with dots between names; the name of a query or path parameter.'),
  "message": zod.string().describe('What is wrong with it, as the end of a sentence that begins with the field.')
}).describe('One refused field.');

export type FieldError = zod.input<typeof FieldError>;
export type FieldErrorOutput = zod.output<typeof FieldError>;

export const Permission = zod.enum(['transactions.read', 'transactions.decide', 'transactions.export', 'withdrawals.read', 'withdrawals.review', 'withdrawals.pay', 'withdrawals.export', 'games.read', 'games.write', 'items.read', 'items.write', 'revenue.read', 'payouts.create', 'players.read', 'players.write', 'players.pii', 'players.freeze', 'players.hold', 'notes.write', 'admins.read', 'admins.manage', 'roles.manage', 'audit.read', 'audit.export', 'system.read', 'payments.control', 'statements.read', 'policies.manage', 'platform.read', 'platform.write']).describe('What somebody may do, as `<area>.<verb>`. `players.pii` is to see who players are, `players.hold` to see and decide on compliance holds, `notes.write` to write notes on players and withdrawals, `statements.read` to see the statements of the bank, `withdrawals.review` to decide and recall withdrawals, `withdrawals.pay` to send, retry, recall and release payments and to announce their returns. Only people use `transactions.decide`, `withdrawals.review`, `withdrawals.pay`, `payouts.create`, `payments.control`, `players.freeze` and `players.hold`, and only programs `platform.*`.');

export type Permission = zod.input<typeof Permission>;
export type PermissionOutput = zod.output<typeof Permission>;

export const ApiError = zod.strictObject({
  "message": zod.string().describe('One sentence that can be shown to an administrator.'),
  "code": zod.union([ErrorCode,zod.string()]).optional().describe('A stable word for programs. A value that is not in ErrorCode is to be taken by the status alone.'),
  "errors": zod.array(FieldError).optional().describe('The fields that were refused, where it was about fields.'),
  "permission": zod.union([Permission,zod.string()]).optional().describe('The permission that the administrator lacks, where the code is `permission_missing`.'),
  "granted_by": zod.array(zod.string().describe('A username.')).optional().describe('The usernames of up to five administrators who could grant `permission`: they have it, and may manage administrators.'),
  "resync_from": zod.iso.datetime({"offset":true}).optional().describe('Where the code is `feed_changed`, decisions after this time may be lost, and records that were sent after it are to be sent again.'),
  "next_cursor": zod.string().optional().describe('Where the code is `feed_changed`, where to continue in the feed.')
}).describe('Why a call was refused.');

export type ApiError = zod.input<typeof ApiError>;
export type ApiErrorOutput = zod.output<typeof ApiError>;

export const loginRequestUsernameMax = 100;

export const loginRequestPasswordMax = 200;



export const LoginRequest = zod.strictObject({
  "username": zod.string().min(1).max(loginRequestUsernameMax).describe('The administrator\'s username; upper and lower case are the same.'),
  "password": zod.string().min(1).max(loginRequestPasswordMax).describe('The administrator\'s password.')
}).describe('The credentials of an administrator.');

export type LoginRequest = zod.input<typeof LoginRequest>;
export type LoginRequestOutput = zod.output<typeof LoginRequest>;

export const roleNameIdMax = 200;



export const RoleName = zod.strictObject({
  "id": zod.string().min(1).max(roleNameIdMax).describe('The role\'s id; that of a built-in role is its name.'),
  "name": zod.string().describe('The role\'s name; no two roles have the same.')
}).describe('A role, as far as one needs it to name it.');

export type RoleName = zod.input<typeof RoleName>;
export type RoleNameOutput = zod.output<typeof RoleName>;

export const SecondFactor = zod.enum(['none', 'to_enrol', 'to_show', 'shown']).describe('How the session stands. `none`: it has shown no second factor and needs none. `to_enrol`, `to_show`: until one is set up or shown, every call but those for it and signing out answers 403 with the code `second_factor_required`. `shown`: it has shown one.');

export type SecondFactor = zod.input<typeof SecondFactor>;
export type SecondFactorOutput = zod.output<typeof SecondFactor>;

export const adminIdMax = 200;



export const Admin = zod.strictObject({
  "id": zod.string().min(1).max(adminIdMax).optional().describe('The administrator\'s id.'),
  "username": zod.string().describe('The name that the administrator signs in with.'),
  "role": zod.string().describe('What the administrator is, shown in the sidebar. It is the name of the first of `roles`.'),
  "roles": zod.array(RoleName).optional().describe('All roles of the administrator.'),
  "permissions": zod.array(zod.union([Permission,zod.string()])).optional().describe('What the roles permit, as `GET /api/admin/me` has it. Where it is missing, a client shows everything.'),
  "must_change_password": zod.boolean().optional().describe('True when the password was given out for one use. Until it is changed, every call but changing it and signing out answers 403 with the code `password_change_required`.'),
  "second_factor": zod.union([SecondFactor,zod.string()]).optional().describe('How the session stands; a client goes on at a word that it does not know.'),
  "has_single_sign_on": zod.boolean().optional().describe('Whether the administrator signs in at the identity provider. Such an account has no password.')
}).describe('A signed-in administrator, as kept in the browser.');

export type Admin = zod.input<typeof Admin>;
export type AdminOutput = zod.output<typeof Admin>;

export const LoginResponse = zod.strictObject({
  "access_token": zod.string().describe('The bearer token of the new session, opaque.'),
  "admin": Admin
}).describe('A signed-in session: the bearer token of all other calls, and who is signed in.');

export type LoginResponse = zod.input<typeof LoginResponse>;
export type LoginResponseOutput = zod.output<typeof LoginResponse>;

export const adminSessionIdMax = 200;



export const AdminSession = zod.strictObject({
  "id": zod.string().min(1).max(adminSessionIdMax).describe('The session\'s id, which opens nothing.'),
  "address": zod.string().nullish().describe('Where the sign-in came from; null where that is not known.'),
  "user_agent": zod.string().nullish().describe('What the browser or program called itself at the sign-in; null where it did not.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When the administrator signed in.'),
  "last_active_at": zod.iso.datetime({"offset":true}).describe('When the administrator last did something in it, to the minute.'),
  "expires_at": zod.iso.datetime({"offset":true}).describe('When the session ends however busy it is; without activity it ends before.'),
  "is_current": zod.boolean().describe('Whether it is the session that asks.')
}).describe('A session of an administrator, which a sign-in began.');

export type AdminSession = zod.input<typeof AdminSession>;
export type AdminSessionOutput = zod.output<typeof AdminSession>;

export const Mention = zod.strictObject({
  "id": RecordId,
  "subject_type": zod.string().describe('Whether the note is about a `player` or a `withdrawal`.'),
  "subject_id": RecordId,
  "author": zod.string().nullable().describe('The username of whoever wrote the note; null where nobody is known.'),
  "at": zod.iso.datetime({"offset":true}).describe('When the note named the caller.')
}).describe('That a note names the caller.');

export type Mention = zod.input<typeof Mention>;
export type MentionOutput = zod.output<typeof Mention>;

export const PersonLinkReason = zod.enum(['invited', 'renewed_invitation', 'reset_password', 'reset_factors', 'enabled', 'sign_on_name', 'console', 'sign_on_fallback']).describe('What an administrator did to the other account; `sign_on_name`, that somebody signs in at the identity provider with the name of an account that was there before; `console`, that somebody at the console linked both; `sign_on_fallback`, that a former version took one account for the other by its name, which counts no longer.');

export type PersonLinkReason = zod.input<typeof PersonLinkReason>;
export type PersonLinkReasonOutput = zod.output<typeof PersonLinkReason>;

export const PersonLink = zod.strictObject({
  "id": RecordId,
  "username": zod.string().describe('The username of the account that was invited, reset or enabled again, or has the other one\'s name.'),
  "counts_as": zod.string().describe('The username of the account that did this, or had the name first.'),
  "why": zod.union([PersonLinkReason,zod.string()]).describe('How the link came about. A client shows `reason` for a word that it does not know.'),
  "reason": zod.string().describe('The same in a few words.'),
  "at": zod.iso.datetime({"offset":true}).describe('Since when they count as one person.'),
  "is_confirmable": zod.boolean().describe('Whether a third person can end it. What rests on a name, or on the word of the console, only the console takes back.')
}).describe('That two accounts count as one person, and why. It lasts until a third person confirms that they are two (`confirmPerson`), or somebody at the server\'s console.');

export type PersonLink = zod.input<typeof PersonLink>;
export type PersonLinkOutput = zod.output<typeof PersonLink>;

export const meIdMax = 200;

export const meApprovalsWaitingMin = 0;

export const meMentionsMax = 20;

export const meResetByMax = 1000;



export const Me = zod.strictObject({
  "id": zod.string().min(1).max(meIdMax).describe('The administrator\'s id.'),
  "username": zod.string().describe('The name that the administrator signs in with.'),
  "roles": zod.array(RoleName).describe('The administrator\'s roles, the first one first.'),
  "permissions": zod.array(zod.union([Permission,zod.string()])).describe('What all roles together permit. A client passes over those that it does not know.'),
  "second_factor": zod.union([SecondFactor,zod.string()]).optional().describe('How the session stands; a client goes on at a word that it does not know.'),
  "session": AdminSession,
  "payments_paused_at": zod.iso.datetime({"offset":true}).optional().describe('Since when payments are paused; left out while they are not.'),
  "database_restored_at": zod.iso.datetime({"offset":true}).optional().describe('When the database was found to be restored from a backup, or possibly so; left out when that is dealt with, and otherwise.'),
  "payment_limit_reached": zod.boolean().optional().describe('True while payments are paused because a limit was reached; else left out.'),
  "break_glass_until": zod.iso.datetime({"offset":true}).optional().describe('Until when no rule asks for a second person, because somebody at the server\'s console has suspended them; else left out.'),
  "approvals_waiting": zod.int().min(meApprovalsWaitingMin).optional().describe('How many decisions wait for the caller as the second person; left out where no rule asks for one, and for a program.'),
  "mentions": zod.array(Mention).max(meMentionsMax).optional().describe('The newest notes that name the caller with `@` and that they have not seen, on records that they may read; left out without any.'),
  "reset_by": zod.array(PersonLink).max(meResetByMax).optional().describe('Who gave the caller\'s account a new password or invitation, removed its second factors or enabled it again, until a third person has confirmed the caller; left out when nobody did.')
}).describe('The administrator who asks, and what they may do.');

export type Me = zod.input<typeof Me>;
export type MeOutput = zod.output<typeof Me>;

export const changeIdMax = 200;



export const Change = zod.strictObject({
  "kind": zod.union([zod.enum(['withdrawal', 'transaction', 'approval', 'mention']),zod.string()]).describe('A client passes over a word that it does not know.'),
  "id": zod.string().min(1).max(changeIdMax).nullable().describe('The record\'s id, of a mention that of the withdrawal or player; null for more records than are named.'),
  "is_new": zod.boolean().describe('True for a record that was not there before.')
}).describe('A record that has changed; its call says how.');

export type Change = zod.input<typeof Change>;
export type ChangeOutput = zod.output<typeof Change>;

export const changeNewsWithdrawalsWaitingMin = 0;
export const changeNewsWithdrawalsWaitingMax = 1000;



export const ChangeNews = zod.strictObject({
  "changes": zod.array(Change).describe('Each record once or more often; in the first event there are none.'),
  "withdrawals_waiting": zod.int().min(changeNewsWithdrawalsWaitingMin).max(changeNewsWithdrawalsWaitingMax).optional().describe('How many withdrawals await review now, 1,000 for more; left out for whoever may not read them.')
}).describe('Changes since the event before.');

export type ChangeNews = zod.input<typeof ChangeNews>;
export type ChangeNewsOutput = zod.output<typeof ChangeNews>;

export const Clock = zod.enum(['utc', 'local']).describe('The time zone in which the portal shows times, and whose days its filters are; `local` is that of the browser.');

export type Clock = zod.input<typeof Clock>;
export type ClockOutput = zod.output<typeof Clock>;

export const tableViewHiddenColumnsItemRegExp = new RegExp('^[a-z0-9_]{1,40}$');
export const tableViewHiddenColumnsMax = 30;



export const TableView = zod.strictObject({
  "hidden_columns": zod.array(zod.string().regex(tableViewHiddenColumnsItemRegExp)).max(tableViewHiddenColumnsMax).describe('The columns that are left out, by the portal\'s own names for them. A name that it does not know is ignored, so a new column is shown.'),
  "is_compact": zod.boolean().describe('True for lower rows.')
}).describe('Which columns of a table are left out, and whether its rows are close together.');

export type TableView = zod.input<typeof TableView>;
export type TableViewOutput = zod.output<typeof TableView>;

export const TablePreferences = zod.strictObject({
  "transactions": TableView.optional(),
  "withdrawals": TableView.optional(),
  "players": TableView.optional(),
  "audit": TableView.optional()
}).describe('How the lists of the portal show their records, by the list. One that is left out has its default in an answer, and stays as it is in a request.');

export type TablePreferences = zod.input<typeof TablePreferences>;
export type TablePreferencesOutput = zod.output<typeof TablePreferences>;

export const deskTextTextMax = 1000;



export const DeskText = zod.strictObject({
  "kind": zod.enum(['reason', 'note']).describe('Whether the key rejects for this reason, or writes this note.'),
  "text": zod.string().min(1).max(deskTextTextMax).describe('The text, which can be changed before it is sent.')
}).describe('A text that a key puts where it belongs.');

export type DeskText = zod.input<typeof DeskText>;
export type DeskTextOutput = zod.output<typeof DeskText>;

export const deskPreferencesTextsMax = 9;



export const DeskPreferences = zod.strictObject({
  "has_keys": zod.boolean().describe('Whether single keys decide about the withdrawal on the desk.'),
  "texts": zod.array(DeskText).max(deskPreferencesTextsMax).describe('The caller\'s own texts. Each is used by the key of its number, the first by 1.')
}).describe('How the review desk works for the caller. Left out of an answer, its keys are on and there are no texts.');

export type DeskPreferences = zod.input<typeof DeskPreferences>;
export type DeskPreferencesOutput = zod.output<typeof DeskPreferences>;

export const Preferences = zod.strictObject({
  "clock": zod.union([Clock,zod.string()]).describe('A client takes a word that it does not know for `utc`.'),
  "tables": TablePreferences.optional(),
  "desk": DeskPreferences.optional()
}).describe('How an administrator has set up the portal for themselves.');

export type Preferences = zod.input<typeof Preferences>;
export type PreferencesOutput = zod.output<typeof Preferences>;

export const PreferencesRequest = zod.strictObject({
  "clock": Clock.optional(),
  "tables": TablePreferences.optional(),
  "desk": DeskPreferences.optional()
}).describe('How the caller wants the portal to be.');

export type PreferencesRequest = zod.input<typeof PreferencesRequest>;
export type PreferencesRequestOutput = zod.output<typeof PreferencesRequest>;

export const seenMentionsRequestMentionIdsMax = 100;



export const SeenMentionsRequest = zod.strictObject({
  "mention_ids": zod.array(Id).min(1).max(seenMentionsRequestMentionIdsMax).describe('The ids of the mentions.')
}).describe('Mentions that the caller has seen.');

export type SeenMentionsRequest = zod.input<typeof SeenMentionsRequest>;
export type SeenMentionsRequestOutput = zod.output<typeof SeenMentionsRequest>;

export const FactorKind = zod.enum(['passkey', 'totp']).describe('`totp` is an authenticator app that shows one-time codes (RFC 6238).');

export type FactorKind = zod.input<typeof FactorKind>;
export type FactorKindOutput = zod.output<typeof FactorKind>;

export const factorIdMax = 200;

export const factorKeySha256RegExp = new RegExp('^[0-9a-f]{64}$');


export const Factor = zod.strictObject({
  "id": zod.string().min(1).max(factorIdMax).describe('The factor\'s id.'),
  "kind": zod.union([FactorKind,zod.string()]).describe('A client shows a kind that it does not know as it is.'),
  "name": zod.string().describe('What its administrator calls it.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was added.'),
  "last_used_at": zod.iso.datetime({"offset":true}).nullable().describe('When it was last shown.'),
  "counts_from": zod.iso.datetime({"offset":true}).nullish().describe('Null: it counts. Otherwise it was added in a session that had shown a recovery code, and counts for a step-up from then on, a day later, or once another administrator has confirmed it. Until then it completes a sign-in and no more.'),
  "key_sha256": zod.string().regex(factorKeySha256RegExp).nullish().describe('Of a passkey, the SHA-256 of its public key (SubjectPublicKeyInfo, DER) as it was recorded when it was added, in hex: the value that the programs print which verify signed decisions. Null of an authenticator app, and where the key is no longer the recorded one.')
}).describe('A second factor.');

export type Factor = zod.input<typeof Factor>;
export type FactorOutput = zod.output<typeof Factor>;

export const myFactorsRecoveryCodesLeftMin = 0;



export const MyFactors = zod.strictObject({
  "new_factor_waits": zod.boolean().optional().describe('Whether a factor that is added now counts for a step-up a day later only, or once another administrator confirms it: the session has shown a recovery code within five minutes, and no factor since.'),
  "factors": zod.array(Factor).describe('The oldest first.'),
  "recovery_codes_left": zod.int().min(myFactorsRecoveryCodesLeftMin).describe('How many recovery codes were not used yet.'),
  "is_required": zod.boolean().describe('Whether the administrator must have a second factor.'),
  "passkey_origin": zod.string().nullable().describe('The origin at which passkeys work; null where they work at none, because WebAuthn knows no IP addresses.'),
  "has_totp": zod.boolean().describe('Whether authenticator apps can be added; not without a key that encrypts their secrets.')
}).describe('The second factors of the caller, and what they may and must do about them.');

export type MyFactors = zod.input<typeof MyFactors>;
export type MyFactorsOutput = zod.output<typeof MyFactors>;

export const PasskeyOptions = zod.strictObject({
  "challenge": zod.string().describe('Unguessable, for one use.')
}).describe('The options of WebAuthn in their JSON form (`PublicKeyCredentialCreationOptionsJSON`, `PublicKeyCredentialRequestOptionsJSON`).');

export type PasskeyOptions = zod.input<typeof PasskeyOptions>;
export type PasskeyOptionsOutput = zod.output<typeof PasskeyOptions>;

export const passkeyCredentialIdMax = 2000;

export const passkeyCredentialRawIdMax = 2000;

export const passkeyCredentialResponseClientDataJSONMax = 4000;

export const passkeyCredentialResponseAttestationObjectMax = 20000;

export const passkeyCredentialResponseAuthenticatorDataMax = 20000;

export const passkeyCredentialResponseSignatureMax = 4000;

export const passkeyCredentialResponseUserHandleMax = 200;

export const passkeyCredentialResponsePublicKeyMax = 4000;

export const passkeyCredentialResponsePublicKeyAlgorithmMin = -65535;
export const passkeyCredentialResponsePublicKeyAlgorithmMax = 65535;

export const passkeyCredentialResponseTransportsItemMax = 50;

export const passkeyCredentialResponseTransportsMax = 10;

export const passkeyCredentialAuthenticatorAttachmentMax = 50;



export const PasskeyCredential = zod.strictObject({
  "id": zod.string().min(1).max(passkeyCredentialIdMax).describe('The passkey\'s id.'),
  "rawId": zod.string().min(1).max(passkeyCredentialRawIdMax).describe('The same.'),
  "type": zod.enum(['public-key']).describe('The kind of credential.'),
  "response": zod.strictObject({
  "clientDataJSON": zod.string().max(passkeyCredentialResponseClientDataJSONMax).describe('The challenge and the origin, as the browser saw them.'),
  "attestationObject": zod.string().max(passkeyCredentialResponseAttestationObjectMax).optional().describe('The new public key, and what is known about the authenticator.'),
  "authenticatorData": zod.string().max(passkeyCredentialResponseAuthenticatorDataMax).optional().describe('What the authenticator signed besides the challenge.'),
  "signature": zod.string().max(passkeyCredentialResponseSignatureMax).optional().describe('Of both.'),
  "userHandle": zod.string().max(passkeyCredentialResponseUserHandleMax).nullish().describe('Whose passkey it is.'),
  "publicKey": zod.string().max(passkeyCredentialResponsePublicKeyMax).optional().describe('The new public key once more.'),
  "publicKeyAlgorithm": zod.int().min(passkeyCredentialResponsePublicKeyAlgorithmMin).max(passkeyCredentialResponsePublicKeyAlgorithmMax).optional().describe('The algorithm of that key (COSE).'),
  "transports": zod.array(zod.string().max(passkeyCredentialResponseTransportsItemMax).describe('A transport.')).max(passkeyCredentialResponseTransportsMax).optional().describe('How the browser reaches the authenticator.')
}).describe('The authenticator\'s answer. A new passkey has an `attestationObject`, a shown one `authenticatorData` and a `signature`.'),
  "clientExtensionResults": zod.strictObject({

}).describe('No extension is used, so it is sent empty.'),
  "authenticatorAttachment": zod.string().max(passkeyCredentialAuthenticatorAttachmentMax).nullish().describe('Whether the authenticator is part of the device.')
}).describe('What the browser answered, in its JSON form (`RegistrationResponseJSON`, `AuthenticationResponseJSON`).');

export type PasskeyCredential = zod.input<typeof PasskeyCredential>;
export type PasskeyCredentialOutput = zod.output<typeof PasskeyCredential>;

export const FactorNameMax = 60;


export const FactorNameRegExp = new RegExp('\\S');


export const FactorName = zod.string().min(1).max(FactorNameMax).regex(FactorNameRegExp).describe('What the administrator calls it, to tell several apart.');

export type FactorName = zod.input<typeof FactorName>;
export type FactorNameOutput = zod.output<typeof FactorName>;

export const AddPasskeyRequest = zod.strictObject({
  "name": FactorName,
  "passkey": PasskeyCredential
}).describe('A passkey that the caller’s authenticator has just created, for the challenge that was asked for.');

export type AddPasskeyRequest = zod.input<typeof AddPasskeyRequest>;
export type AddPasskeyRequestOutput = zod.output<typeof AddPasskeyRequest>;

export const OneTimeCodeRegExp = new RegExp('^\\d{6}$');


export const OneTimeCode = zod.string().regex(OneTimeCodeRegExp).describe('The six digits that the app shows.');

export type OneTimeCode = zod.input<typeof OneTimeCode>;
export type OneTimeCodeOutput = zod.output<typeof OneTimeCode>;

export const TotpOffer = zod.strictObject({
  "challenge": zod.string().describe('To be sent back with the first code.'),
  "secret": zod.string().describe('In base32, for typing it in.'),
  "uri": zod.string().describe('For a QR code (`otpauth://totp/…`).')
}).describe('A new secret for an authenticator app. It counts only once a code from it has been sent back.');

export type TotpOffer = zod.input<typeof TotpOffer>;
export type TotpOfferOutput = zod.output<typeof TotpOffer>;

export const addTotpRequestChallengeMax = 200;



export const AddTotpRequest = zod.strictObject({
  "name": FactorName,
  "challenge": zod.string().min(1).max(addTotpRequestChallengeMax).describe('The one of the offer.'),
  "code": OneTimeCode
}).describe('A code from the authenticator app that was given the offered secret.');

export type AddTotpRequest = zod.input<typeof AddTotpRequest>;
export type AddTotpRequestOutput = zod.output<typeof AddTotpRequest>;

export const FactorAdded = zod.strictObject({
  "factor": Factor,
  "recovery_codes": zod.array(zod.string().describe('A recovery code.')).optional().describe('Only with the first factor, and never again.')
}).describe('The new second factor, with recovery codes when it is the first one. They are shown only here.');

export type FactorAdded = zod.input<typeof FactorAdded>;
export type FactorAddedOutput = zod.output<typeof FactorAdded>;

export const RecoveryCodes = zod.strictObject({
  "recovery_codes": zod.array(zod.string().describe('A recovery code.')).describe('Each for one sign-in.')
}).describe('Ten codes, each of which signs in once when the second factor is lost. They are shown only here.');

export type RecoveryCodes = zod.input<typeof RecoveryCodes>;
export type RecoveryCodesOutput = zod.output<typeof RecoveryCodes>;

export const showFactorRequestRecoveryCodeMax = 100;



export const ShowFactorRequest = zod.strictObject({
  "passkey": PasskeyCredential.optional(),
  "code": OneTimeCode.optional(),
  "recovery_code": zod.string().min(1).max(showFactorRequestRecoveryCodeMax).optional().describe('One of the recovery codes, with or without its dashes.')
}).describe('Exactly one of its fields. With none of them, or several, it is refused (422).');

export type ShowFactorRequest = zod.input<typeof ShowFactorRequest>;
export type ShowFactorRequestOutput = zod.output<typeof ShowFactorRequest>;

export const AdminSessionList = zod.strictObject({
  "sessions": zod.array(AdminSession).describe('The newest first.')
}).describe('The sessions of one administrator, the newest first.');

export type AdminSessionList = zod.input<typeof AdminSessionList>;
export type AdminSessionListOutput = zod.output<typeof AdminSessionList>;

export const acceptInvitationRequestTokenMax = 200;

export const acceptInvitationRequestNewPasswordMin = 12;
export const acceptInvitationRequestNewPasswordMax = 200;



export const AcceptInvitationRequest = zod.strictObject({
  "token": zod.string().min(1).max(acceptInvitationRequestTokenMax).describe('What the link carries.'),
  "new_password": zod.string().min(acceptInvitationRequestNewPasswordMin).max(acceptInvitationRequestNewPasswordMax).describe('The password from now on, at least 12 characters; not a common one, not one with the username in it.')
}).describe('The token of an invitation’s link, and the password that its administrator chose.');

export type AcceptInvitationRequest = zod.input<typeof AcceptInvitationRequest>;
export type AcceptInvitationRequestOutput = zod.output<typeof AcceptInvitationRequest>;

export const SignOnStart = zod.strictObject({
  "url": zod.url().describe('The identity provider\'s page for signing in.')
}).describe('The address at the identity provider to which the browser goes to sign in.');

export type SignOnStart = zod.input<typeof SignOnStart>;
export type SignOnStartOutput = zod.output<typeof SignOnStart>;

export const finishSignOnRequestAnswerMax = 8000;



export const FinishSignOnRequest = zod.strictObject({
  "answer": zod.string().min(1).max(finishSignOnRequestAnswerMax).describe('The query with which the provider sent the browser back.')
}).describe('The address with which the identity provider sent the browser back.');

export type FinishSignOnRequest = zod.input<typeof FinishSignOnRequest>;
export type FinishSignOnRequestOutput = zod.output<typeof FinishSignOnRequest>;

export const testSignOnRequestAnswerMax = 8000;



export const TestSignOnRequest = zod.strictObject({
  "answer": zod.string().min(1).max(testSignOnRequestAnswerMax).optional().describe('The query with which the provider sent the browser back. Left out, only the provider\'s metadata is tested.')
}).describe('The address with which the identity provider sent the browser back, if it did.');

export type TestSignOnRequest = zod.input<typeof TestSignOnRequest>;
export type TestSignOnRequestOutput = zod.output<typeof TestSignOnRequest>;

export const SignOnFailure = zod.strictObject({
  "step": zod.string().describe('How far the sign-in came; a client shows a step that it does not know as it is.'),
  "cause": zod.string().describe('The cause in one word; a client shows one that it does not know as it is.'),
  "explanation": zod.string().describe('The cause in words, and what to set where.'),
  "said": zod.string().optional().describe('The provider\'s own words, if it said any.')
}).describe('Why nobody would be signed in.');

export type SignOnFailure = zod.input<typeof SignOnFailure>;
export type SignOnFailureOutput = zod.output<typeof SignOnFailure>;

export const MappedRole = zod.strictObject({
  "value": zod.string().describe('The value of the claim.'),
  "role": zod.string().describe('The role\'s name.'),
  "exists": zod.boolean().describe('Whether there is a role of that name for people.')
}).describe('A value of the claim that names roles, and a role that it stands for.');

export type MappedRole = zod.input<typeof MappedRole>;
export type MappedRoleOutput = zod.output<typeof MappedRole>;

export const PersonName = zod.strictObject({
  "username": zod.string().describe('The administrator\'s username.'),
  "name": zod.string().describe('The name that the identity provider says.')
}).describe('The name of an administrator.');

export type PersonName = zod.input<typeof PersonName>;
export type PersonNameOutput = zod.output<typeof PersonName>;

export const PersonNames = zod.strictObject({
  "people": zod.array(PersonName).describe('By their usernames.')
}).describe('The names of administrators that the identity provider says.');

export type PersonNames = zod.input<typeof PersonNames>;
export type PersonNamesOutput = zod.output<typeof PersonNames>;

export const signOnTestMappedRolesMax = 1000;



export const SignOnTest = zod.strictObject({
  "failure": SignOnFailure.optional(),
  "issuer": zod.string().describe('The identity provider as SSO_ISSUER names it.'),
  "provider_issuer": zod.string().optional().describe('The identity provider as it names itself; left out when its metadata could not be read.'),
  "client_authentication": zod.string().optional().describe('How the portal proves itself to the provider.'),
  "algorithm": zod.string().optional().describe('The algorithm by which the ID token is signed.'),
  "name": zod.string().optional().describe('The username that a new account would get, if it is free; left out when nobody would be signed in.'),
  "display_name": zod.string().optional().describe('The person\'s name, if the provider says one.'),
  "subject": zod.string().optional().describe('The provider\'s id of the person, to which the account belongs; left out when nobody would be signed in.'),
  "roles_claim": zod.string().describe('The claim that is read for roles.'),
  "roles": zod.array(RoleName).describe('The roles that the person would have; without any, nobody is signed in.'),
  "mapped_roles": zod.array(MappedRole).max(signOnTestMappedRolesMax).describe('The roles that SSO_ROLES names, in its order.'),
  "claims": zod.record(zod.string(), zod.unknown()).describe('Every claim of the ID token, as the provider sent it.'),
  "userinfo": zod.record(zod.string(), zod.unknown()).optional().describe('Every claim of the userinfo, which is only asked for when the ID token lacks roles, names or the address.')
}).describe('What the identity provider says of somebody, and what that means here.');

export type SignOnTest = zod.input<typeof SignOnTest>;
export type SignOnTestOutput = zod.output<typeof SignOnTest>;

export const AdminState = zod.enum(['invited', 'active', 'disabled']).describe('`invited` until the invitation is accepted, then `active`; `disabled` cannot sign in.');

export type AdminState = zod.input<typeof AdminState>;
export type AdminStateOutput = zod.output<typeof AdminState>;

export const waitingFactorIdMax = 200;



export const WaitingFactor = zod.strictObject({
  "id": zod.string().min(1).max(waitingFactorIdMax).describe('The factor\'s id.'),
  "kind": zod.union([FactorKind,zod.string()]).describe('A client shows a kind that it does not know as it is.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was added.'),
  "counts_from": zod.iso.datetime({"offset":true}).describe('From when on it counts for a step-up, unless somebody confirms it before.')
}).describe('A second factor that was added with a recovery code within a day.');

export type WaitingFactor = zod.input<typeof WaitingFactor>;
export type WaitingFactorOutput = zod.output<typeof WaitingFactor>;

export const AdminAction = zod.strictObject({
  "at": zod.iso.datetime({"offset":true}).describe('When it was done.'),
  "action": zod.string().describe('What was done, as `<area>.<verb>`.'),
  "subject": zod.string().nullish().describe('The id of what it was done to.')
}).describe('An entry of the audit log, in short.');

export type AdminAction = zod.input<typeof AdminAction>;
export type AdminActionOutput = zod.output<typeof AdminAction>;

export const adminUserApprovalRequestIdMax = 200;

export const adminUserApprovalRequestSubjectIdMax = 200;

export const adminUserApprovalRequestNotWaitingForMax = 10;

export const adminUserIdMax = 200;

export const adminUserSessionCountMin = 0;

export const adminUserPersonLinksMax = 1000;



export const AdminUser = zod.strictObject({
  "approval_request": zod.strictObject({
  "id": zod.string().min(1).max(adminUserApprovalRequestIdMax).describe('An opaque id. It is sent back as it came.'),
  "action": zod.enum(['approve', 'process', 'retry', 'payout', 'change_roles', 'change_rules']).describe('What is done once somebody agrees.'),
  "state": zod.enum(['waiting', 'approved', 'denied', 'withdrawn', 'expired', 'void']).describe('Whether it waits, or how it ended. `approved` was carried out in the same transaction.'),
  "subject_type": zod.string().describe('What it is about, `withdrawal`, `payout`, `admin`, `role` or `approval_rules`.'),
  "subject_id": zod.string().min(1).max(adminUserApprovalRequestSubjectIdMax).nullable().describe('The id of the withdrawal, the administrator or the role; null for a payout, which does not exist yet, for the rules, and for a caller who may not read the record.'),
  "amount": zod.number().nullable().describe('The withdrawal\'s requested amount, or the payout\'s, US dollars; null for roles and for the rules.'),
  "permission": zod.enum(['transactions.read', 'transactions.decide', 'transactions.export', 'withdrawals.read', 'withdrawals.review', 'withdrawals.pay', 'withdrawals.export', 'games.read', 'games.write', 'items.read', 'items.write', 'revenue.read', 'payouts.create', 'players.read', 'players.write', 'players.pii', 'players.freeze', 'players.hold', 'notes.write', 'admins.read', 'admins.manage', 'roles.manage', 'audit.read', 'audit.export', 'system.read', 'payments.control', 'statements.read', 'policies.manage', 'platform.read', 'platform.write']).describe('What somebody may do, as `<area>.<verb>`. `players.pii` is to see who players are, `players.hold` to see and decide on compliance holds, `notes.write` to write notes on players and withdrawals, `statements.read` to see the statements of the bank, `withdrawals.review` to decide and recall withdrawals, `withdrawals.pay` to send, retry, recall and release payments and to announce their returns. Only people use `transactions.decide`, `withdrawals.review`, `withdrawals.pay`, `payouts.create`, `payments.control`, `players.freeze` and `players.hold`, and only programs `platform.*`.'),
  "caught_by": zod.array(zod.strictObject({
  "fact": zod.enum(['amount', 'decider_day_sum', 'player_day_sum', 'own_program_amount']).describe('`amount` of the one decision, in bulk the sum of all that it would let go alone; `decider_day_sum`, what the same person decided alone within 24 hours, with this decision; `player_day_sum`, what people let go to the same player within 24 hours, with this decision; `own_program_amount`, the amount of what a service account of the decider\'s has stored, in bulk their sum.'),
  "at_least": zod.number().describe('From which amount on the rule asks, US dollars.'),
  "value": zod.number().describe('What it was, US dollars. For a role the same as `at_least`.')
}).describe('A rule that asked for a second person, and why.')).describe('The rules that asked for a second person; none for a change of the rules themselves, which always does.'),
  "rules_version": zod.int().nullable().describe('The version of the rules that asked; null for a change of the rules.'),
  "shown": zod.record(zod.string(), zod.unknown()).describe('The fields of the record and of the call to which the second person agrees, as they were when it was asked, by their names in this contract; and the `signals` of a withdrawal at that moment. Ids are left out for a caller who may not read the record.'),
  "hash": zod.string().describe('SHA-256, hex, of all that was asked and who asked.'),
  "requested_by": zod.string().describe('The username of the administrator who asked.'),
  "requested_at": zod.iso.datetime({"offset":true}).describe('When it was asked.'),
  "expires_at": zod.iso.datetime({"offset":true}).describe('When it expires, unless it ends before.'),
  "waiting_for": zod.array(zod.string()).describe('The usernames of some who can decide it; empty when it has ended, or nobody can just now.'),
  "not_waiting_for": zod.array(zod.strictObject({
  "username": zod.string().describe('The username of the administrator.'),
  "because": zod.string().describe('Why, and what ends it, in words.')
}).describe('That an administrator counts as one person with whoever asked.')).max(adminUserApprovalRequestNotWaitingForMax).optional().describe('Those with the permission who cannot decide it, because they count as one person with whoever asked, and why; left out without any, and when it has ended.'),
  "decided_by": zod.string().nullable().describe('The username of whoever approved, denied or withdrew it; null while it waits, and when it expired or is void.'),
  "decided_at": zod.iso.datetime({"offset":true}).nullable().describe('When it ended; null while it waits.'),
  "reason": zod.string().nullable().describe('Why it was denied, or is void; null otherwise.'),
  "signature": zod.strictObject({
  "is_signed": zod.boolean().describe('Whether the decision was signed by a passkey.'),
  "unsigned_because": zod.union([zod.enum(['no_passkey', 'passkey_too_new', 'passkey_not_recorded']).describe('Why a decision is not signed: no passkey, none that was added at least 24 hours before, or none whose addition is recorded with its public key; add that one anew.'),zod.null()]).describe('Why not; null when it was signed.'),
  "key": zod.string().nullable().describe('SHA-256, hex, of the passkey\'s public key (SPKI); null when it was not signed.'),
  "enrolled_at": zod.iso.datetime({"offset":true}).nullable().describe('When the passkey was added; null when it was not signed.'),
  "enrolled_by": zod.string().nullable().describe('The username of whoever added it; null when it was not signed.')
}).optional().describe('Whether whoever approved or denied the request signed that, as the audit log has it. Absent while nobody has decided. `npm run audit -- verify` checks each signature.')
}).optional().describe('The change that waits for a second person; only in the answer to the call that asked for it.'),
  "id": zod.string().min(1).max(adminUserIdMax).describe('The administrator\'s id.'),
  "username": zod.string().describe('The name that the administrator signs in with.'),
  "roles": zod.array(RoleName).describe('The roles, the first one first.'),
  "state": zod.union([AdminState,zod.string()]).describe('A client shows a state that it does not know as it is.'),
  "invitation_expires_at": zod.iso.datetime({"offset":true}).nullish().describe('Until when the invitation can be accepted; null where there is none.'),
  "last_active_at": zod.iso.datetime({"offset":true}).nullish().describe('When the administrator last did something in a session that is in force; null without one.'),
  "factor_kinds": zod.array(zod.union([FactorKind,zod.string()])).optional().describe('The kinds of second factors that the administrator has.'),
  "waiting_factors": zod.array(WaitingFactor).optional().describe('The factors that the administrator added with a recovery code and that do not count yet, the oldest first. Somebody else can confirm them. Left out where there is none.'),
  "session_count": zod.int().min(adminUserSessionCountMin).describe('How many sessions are in force.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When the account was made.'),
  "version": zod.string().optional().describe('The version of what an edit changes. It is another one after each change.'),
  "has_single_sign_on": zod.boolean().optional().describe('Whether the administrator signs in at the identity provider, which also says the roles. Such an account has no password.'),
  "person_links": zod.array(PersonLink).max(adminUserPersonLinksMax).optional().describe('Why the administrator counts as one person with others, the oldest first; only where one administrator is asked for, and for one who was changed.'),
  "last_actions": zod.array(AdminAction).optional().describe('What the administrator did last, the newest first; only where one administrator is asked for.')
}).describe('An administrator, as others see them.');

export type AdminUser = zod.input<typeof AdminUser>;
export type AdminUserOutput = zod.output<typeof AdminUser>;

export const AdminUserList = zod.strictObject({
  "admins": zod.array(AdminUser).describe('By their names.')
}).describe('All administrators, without service accounts.');

export type AdminUserList = zod.input<typeof AdminUserList>;
export type AdminUserListOutput = zod.output<typeof AdminUserList>;

export const AuditResult = zod.enum(['done', 'refused', 'denied']).describe('`done`; `refused`, tried and refused, such as an approval of a withdrawal that had been rejected (actions that end in `_refused`); or `denied`, a call that was turned away (`request.denied`).');

export type AuditResult = zod.input<typeof AuditResult>;
export type AuditResultOutput = zod.output<typeof AuditResult>;

export const AuditAction = zod.enum(['admin.sign_in', 'admin.sign_in_refused', 'admin.sign_out', 'admin.end_session', 'admin.change_password', 'admin.change_password_refused', 'admin.reset_password', 'admin.create', 'admin.invite', 'admin.renew_invitation', 'admin.accept_invitation', 'admin.change_roles', 'admin.disable', 'admin.enable', 'admin.add_factor', 'admin.remove_factor', 'admin.renew_recovery_codes', 'admin.confirm_factor', 'admin.reset_factors', 'admin.confirm_person', 'admin.link_person', 'admin.unlink_person', 'admin.link_sign_on', 'admin.change_contact', 'admin.show_factor', 'admin.show_factor_refused', 'admin.export', 'role.create', 'role.update', 'role.delete', 'service_account.create', 'service_account.delete', 'service_account.give', 'service_token.create', 'service_token.revoke', 'transaction.update_status', 'transaction.export', 'withdrawal.approve', 'withdrawal.approve_refused', 'withdrawal.recall', 'withdrawal.recall_refused', 'withdrawal.reject', 'withdrawal.reject_refused', 'withdrawal.process', 'withdrawal.process_refused', 'withdrawal.retry', 'withdrawal.retry_refused', 'withdrawal.release', 'withdrawal.release_refused', 'withdrawal.undo', 'withdrawal.undo_refused', 'withdrawal.cancel', 'withdrawal.cancel_refused', 'withdrawal.complete', 'withdrawal.complete_refused', 'withdrawal.fail', 'withdrawal.fail_refused', 'withdrawal.return', 'withdrawal.return_refused', 'withdrawal.announce_return', 'withdrawal.adopt', 'withdrawal.export', 'withdrawal.reveal', 'withdrawal.skip', 'withdrawal.snooze', 'withdrawal.wake', 'withdrawal.add_note', 'withdrawal.edit_note', 'player.freeze', 'player.unfreeze', 'player.hold', 'player.release_hold', 'player.reveal', 'player.add_note', 'player.edit_note', 'player.erase', 'player.read_in_bulk', 'game.update', 'game.toggle_status', 'game.overwrite', 'game.export', 'game_item.create', 'game_item.update', 'game_item.delete', 'game_item.overwrite', 'game_item.export', 'revenue.export', 'payout.process', 'payout.process_refused', 'approval.request', 'approval.approve', 'approval.deny', 'approval.withdraw', 'approval.expire', 'approval.void', 'approval_rules.change', 'break_glass.start', 'break_glass.end', 'reason_code.create', 'reason_code.update', 'payments.pause', 'payments.resume', 'payments.ask_again', 'reconciliation.run', 'reconciliation.export', 'reconciliation.change_difference', 'reconciliation.close_difference', 'statement.upload', 'statement.confirm_match', 'statement.reject_match', 'statement.undo_match', 'statement.undo_rejection', 'statement.leave_out', 'statement.undo_leave_out', 'statement.close', 'statement.reopen', 'statement.discard', 'statement.export', 'statement.clear_texts', 'statement.forget_layout', 'webhook.create', 'webhook.update', 'webhook.delete', 'webhook.replace_secret', 'webhook.test', 'webhook.send_again', 'webhook.switch_off', 'platform.store_players', 'platform.store_games', 'platform.store_items', 'platform.store_transactions', 'platform.store_withdrawals', 'platform.store_archived_withdrawals', 'database.restore_found', 'database.restore_ended', 'database.restore_drill', 'audit.export', 'audit.show_personal_data', 'audit.erase_text', 'request.denied']).describe('What was done, as `<area>.<verb>`. Entries of former versions may have others.');

export type AuditAction = zod.input<typeof AuditAction>;
export type AuditActionOutput = zod.output<typeof AuditAction>;

export const auditEntryActorIdMax = 200;

export const auditEntryRequestIdMax = 200;




export const AuditEntry = zod.strictObject({
  "id": RecordId,
  "at": zod.iso.datetime({"offset":true}).describe('When it was done, to the microsecond.'),
  "actor_id": zod.string().min(1).max(auditEntryActorIdMax).nullable().describe('The id of the administrator or service account who acted; null for the server itself, its console, the rail, and somebody unknown who tried to sign in.'),
  "actor": zod.string().nullable().describe('The name of whoever acted; null for the server itself, and for somebody unknown who tried to sign in.'),
  "is_service": zod.boolean().describe('Whether a service account acted.'),
  "action": AuditAction,
  "subject_type": zod.string().describe('What kind of record it was done to.'),
  "subject_id": zod.string().nullable().describe('The id of what it was done to; of a denied call its method and path. Null where there is only one, as of the payments.'),
  "result": AuditResult,
  "address": zod.string().nullable().describe('The network address that the call came from.'),
  "request_id": zod.string().min(1).max(auditEntryRequestIdMax).nullable().describe('The `X-Request-Id` of the call; null for what no call did.'),
  "before": zod.record(zod.string(), zod.unknown()).nullish().describe('The fields that changed, as they were; only where one entry is asked for. Null for what is new. What identifies a player is masked without `players.pii`.'),
  "after": zod.record(zod.string(), zod.unknown()).nullish().describe('The same fields afterwards, and what was noted; only where one entry is asked for. Null for what was deleted.'),
  "texts": zod.array(zod.strictObject({
  "field": zod.string().describe('Where the text is, `before` or `after` with the field\'s name.'),
  "hmac": zod.string().describe('HMAC-SHA-256 of the text in UTF-8, in hex, as it is sealed.'),
  "key": zod.string().nullable().describe('The key of the HMAC, in hex; null where the text is not shown as it is, because it is masked or was erased.'),
  "is_masked": zod.boolean().describe('Whether the text is masked, so that it cannot be compared with its hash.'),
  "erased_at": zod.iso.datetime({"offset":true}).nullable().describe('When the text was erased; null while it is there.')
})).optional().describe('Those of the fields of `before` and `after` that are free text; only where one entry is asked for. They are kept outside the sealed entry, which has their keyed hashes, so that they can be erased.'),
  "is_masked": zod.boolean().optional().describe('Whether anything but the texts is masked, so that the entry\'s hash cannot be computed from this answer; only where one entry is asked for.'),
  "block": zod.strictObject({
  "id": zod.int().min(1).describe('The block\'s number.'),
  "sealed_at": zod.iso.datetime({"offset":true}).describe('When the block was sealed, to the microsecond.'),
  "hash": zod.string().describe('The block\'s SHA-256, in hex, as the exported file of heads has it.')
}).nullish().describe('The block that seals the entry; only where one entry is asked for. Null within the first seconds, while it is in none.')
}).describe('An entry of the audit log.');

export type AuditEntry = zod.input<typeof AuditEntry>;
export type AuditEntryOutput = zod.output<typeof AuditEntry>;





export const AuditBlock = zod.strictObject({
  "id": zod.int().min(1).describe('The block\'s number.'),
  "row_ids": zod.array(zod.int().min(1)).describe('The ids of its entries, ascending.'),
  "row_hashes": zod.string().describe('The SHA-256 of each of these entries in hex, one after the other.'),
  "previous_hash": zod.string().describe('The hash of the block before, in hex.'),
  "hash": zod.string().describe('The block\'s SHA-256, in hex.'),
  "sealed_at": zod.iso.datetime({"offset":true}).describe('When the block was sealed, to the microsecond.')
}).describe('Entries of the audit log that are sealed together.');

export type AuditBlock = zod.input<typeof AuditBlock>;
export type AuditBlockOutput = zod.output<typeof AuditBlock>;

export const AuditBlocks = zod.strictObject({
  "database": zod.string().describe('Which database this is, as the exported heads name it.'),
  "blocks": zod.array(AuditBlock).describe('The blocks.')
}).describe('Blocks of the audit log, ascending.');

export type AuditBlocks = zod.input<typeof AuditBlocks>;
export type AuditBlocksOutput = zod.output<typeof AuditBlocks>;

export const AuditPage = zod.strictObject({
  "entries": zod.array(AuditEntry).describe('The newest first.'),
  "next_cursor": zod.string().nullable().describe('Where the next page begins; null on the last one.'),
  "searched_until": zod.iso.datetime({"offset":true}).nullable().describe('Where the search was ended before the page was full, because the filters match few of very many entries: the time of the oldest entry that was looked at. Narrow the filters, or continue with `next_cursor`. Otherwise null.')
}).describe('A page of the audit log.');

export type AuditPage = zod.input<typeof AuditPage>;
export type AuditPageOutput = zod.output<typeof AuditPage>;

export const NotificationKind = zod.enum(['request_waiting', 'request_decided', 'mentioned', 'alert', 'summary']).describe('A kind of message that somebody can choose: a request that waits for them as the second person, a decision about their own request, a note that mentions them, an alert, a daily summary of the queue.');

export type NotificationKind = zod.input<typeof NotificationKind>;
export type NotificationKindOutput = zod.output<typeof NotificationKind>;

export const NotificationKindsMax = 5;



export const NotificationKinds = zod.array(NotificationKind).max(NotificationKindsMax).describe('Empty for none.');

export type NotificationKinds = zod.input<typeof NotificationKinds>;
export type NotificationKindsOutput = zod.output<typeof NotificationKinds>;

export const ChosenKinds = zod.array(zod.union([NotificationKind,zod.string()]).describe('A client leaves out a word that it does not know.')).describe('Empty for none.');

export type ChosenKinds = zod.input<typeof ChosenKinds>;
export type ChosenKindsOutput = zod.output<typeof ChosenKinds>;

export const summaryTimeHourMin = 0;
export const summaryTimeHourMax = 23;

export const summaryTimeTimeZoneRegExp = new RegExp('^[A-Za-z0-9_+/-]{1,64}$');


export const SummaryTime = zod.strictObject({
  "hour": zod.int().min(summaryTimeHourMin).max(summaryTimeHourMax).describe('The full hour, in the time zone.'),
  "time_zone": zod.string().regex(summaryTimeTimeZoneRegExp).describe('The IANA name of the time zone. The server refuses a zone that it does not know with 422.')
}).describe('The time of the daily summary.');

export type SummaryTime = zod.input<typeof SummaryTime>;
export type SummaryTimeOutput = zod.output<typeof SummaryTime>;

export const Notifications = zod.strictObject({
  "mail": zod.strictObject({
  "is_available": zod.boolean().describe('Whether the server is set up to send mail.'),
  "address": zod.string().nullable().describe('The address that counts; null for none.'),
  "pending_address": zod.string().nullable().describe('An address whose link was not opened yet; null for none.'),
  "pending_until": zod.iso.datetime({"offset":true}).nullable().describe('Until when that link can be opened; null for none.'),
  "kinds": ChosenKinds
}).describe('By mail.'),
  "chat": zod.strictObject({
  "is_available": zod.boolean().describe('Whether the server is set up to send messages to a chat.'),
  "is_set": zod.boolean().describe('Whether the caller gave the address of a webhook.'),
  "kinds": ChosenKinds
}).describe('In a chat.'),
  "summary": SummaryTime
}).describe('The messages that an administrator gets.');

export type Notifications = zod.input<typeof Notifications>;
export type NotificationsOutput = zod.output<typeof Notifications>;

export const NotificationsRequest = zod.strictObject({
  "mail": NotificationKinds,
  "chat": NotificationKinds,
  "summary": SummaryTime
}).describe('The kinds of messages that the caller wants, and the time of the summary.');

export type NotificationsRequest = zod.input<typeof NotificationsRequest>;
export type NotificationsRequestOutput = zod.output<typeof NotificationsRequest>;

export const MailAddressMax = 254;


export const MailAddressRegExp = new RegExp('^[A-Za-z0-9._%+-]{1,64}@([A-Za-z0-9-]{1,63}[.])+[A-Za-z]{2,63}$');


export const MailAddress = zod.string().max(MailAddressMax).regex(MailAddressRegExp).describe('A mail address without a name.');

export type MailAddress = zod.input<typeof MailAddress>;
export type MailAddressOutput = zod.output<typeof MailAddress>;

export const MailAddressRequest = zod.strictObject({
  "address": MailAddress
}).describe('The caller\'s mail address.');

export type MailAddressRequest = zod.input<typeof MailAddressRequest>;
export type MailAddressRequestOutput = zod.output<typeof MailAddressRequest>;

export const confirmAddressRequestTokenMin = 20;
export const confirmAddressRequestTokenMax = 200;



export const ConfirmAddressRequest = zod.strictObject({
  "token": zod.string().min(confirmAddressRequestTokenMin).max(confirmAddressRequestTokenMax).describe('The value of `confirm` in the link.')
}).describe('The token of the link that was sent to an address.');

export type ConfirmAddressRequest = zod.input<typeof ConfirmAddressRequest>;
export type ConfirmAddressRequestOutput = zod.output<typeof ConfirmAddressRequest>;

export const chatRequestUrlMax = 2000;



export const ChatRequest = zod.strictObject({
  "url": zod.string().min(1).max(chatRequestUrlMax).describe('Its address, which is a secret.')
}).describe('The incoming webhook of a chat.');

export type ChatRequest = zod.input<typeof ChatRequest>;
export type ChatRequestOutput = zod.output<typeof ChatRequest>;

export const NotificationChannel = zod.enum(['mail', 'chat']).describe('By mail, or in a chat.');

export type NotificationChannel = zod.input<typeof NotificationChannel>;
export type NotificationChannelOutput = zod.output<typeof NotificationChannel>;

export const NotificationTestRequest = zod.strictObject({
  "channel": NotificationChannel
}).describe('The way to test.');

export type NotificationTestRequest = zod.input<typeof NotificationTestRequest>;
export type NotificationTestRequestOutput = zod.output<typeof NotificationTestRequest>;

export const WebhookDeliveryState = zod.enum(['waiting', 'delivered', 'given_up']).describe('`waiting` to be sent or sent again, `delivered`, or `given_up`.');

export type WebhookDeliveryState = zod.input<typeof WebhookDeliveryState>;
export type WebhookDeliveryStateOutput = zod.output<typeof WebhookDeliveryState>;

export const messageAttemptsMin = 0;



export const Message = zod.strictObject({
  "id": Id,
  "username": zod.string().describe('The administrator who gets it.'),
  "channel": zod.union([NotificationChannel,zod.string()]).describe('By mail, or in a chat.'),
  "kind": zod.string().describe('A `NotificationKind`, or `password_reset`, `factors_reset`, `new_device`, `contact_changed`, `confirm_address`, `invitation`, `test`.'),
  "state": zod.union([WebhookDeliveryState,zod.string()]).describe('How far it is.'),
  "attempts": zod.int().min(messageAttemptsMin).describe('How often it was sent.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was written.'),
  "last_attempt_at": zod.iso.datetime({"offset":true}).nullable().describe('When it was last sent; null before that.'),
  "next_attempt_at": zod.iso.datetime({"offset":true}).nullable().describe('When it will be sent; null when it will not.'),
  "delivered_at": zod.iso.datetime({"offset":true}).nullable().describe('When the mail server or the chat took it; null before that.'),
  "error": zod.string().nullable().describe('Why the last attempt failed; null when it did not.')
}).describe('A message to an administrator, with its last attempt.');

export type Message = zod.input<typeof Message>;
export type MessageOutput = zod.output<typeof Message>;

export const MessagePage = zod.strictObject({
  "messages": zod.array(Message).describe('The newest first.'),
  "next_cursor": zod.string().nullable().describe('Where the next page begins; null on the last one.')
}).describe('A page of the messages to administrators.');

export type MessagePage = zod.input<typeof MessagePage>;
export type MessagePageOutput = zod.output<typeof MessagePage>;

export const RoleIdsMax = 20;



export const RoleIds = zod.array(Id).max(RoleIdsMax).describe('Ids of roles; the first names the administrator.');

export type RoleIds = zod.input<typeof RoleIds>;
export type RoleIdsOutput = zod.output<typeof RoleIds>;

export const inviteAdminRequestUsernameRegExp = new RegExp('^[A-Za-z0-9._-]{2,100}$');
export const inviteAdminRequestMailAddressMax = 254;


export const inviteAdminRequestMailAddressRegExp = new RegExp('^[A-Za-z0-9._%+-]{1,64}@([A-Za-z0-9-]{1,63}[.])+[A-Za-z]{2,63}$');


export const InviteAdminRequest = zod.strictObject({
  "username": zod.string().regex(inviteAdminRequestUsernameRegExp).describe('Letters, digits, dots, dashes and underscores; upper and lower case are the same.'),
  "roles": RoleIds,
  "mail_address": zod.string().max(inviteAdminRequestMailAddressMax).regex(inviteAdminRequestMailAddressRegExp).optional().describe('A mail address without a name.')
}).describe('A new administrator, who chooses a password by the link of the invitation.');

export type InviteAdminRequest = zod.input<typeof InviteAdminRequest>;
export type InviteAdminRequestOutput = zod.output<typeof InviteAdminRequest>;

export const confirmPersonRequestLinksMax = 1000;



export const ConfirmPersonRequest = zod.strictObject({
  "links": zod.array(Id).min(1).max(confirmPersonRequestLinksMax).describe('The ids of the links that the caller has seen.')
}).describe('What the caller confirms.');

export type ConfirmPersonRequest = zod.input<typeof ConfirmPersonRequest>;
export type ConfirmPersonRequestOutput = zod.output<typeof ConfirmPersonRequest>;

export const updateAdminRequestVersionRegExp = new RegExp('^[0-9a-f]{32}$');


export const UpdateAdminRequest = zod.strictObject({
  "roles": RoleIds,
  "version": zod.string().regex(updateAdminRequestVersionRegExp).optional().describe('The record\'s `version` that the edit is based on. Left out, the edit is made whatever happened since.')
}).describe('The roles that the administrator has from now on.');

export type UpdateAdminRequest = zod.input<typeof UpdateAdminRequest>;
export type UpdateAdminRequestOutput = zod.output<typeof UpdateAdminRequest>;

export const Invitation = zod.strictObject({
  "admin": AdminUser,
  "token": zod.string().nullable().describe('The value of `invite` in the link to the sign-in page; null where the link went by mail.'),
  "expires_at": zod.iso.datetime({"offset":true}).describe('Until when it can be accepted.')
}).describe('The token of the link by which an administrator begins. It is shown only here, and works once.');

export type Invitation = zod.input<typeof Invitation>;
export type InvitationOutput = zod.output<typeof Invitation>;

export const OneUsePassword = zod.strictObject({
  "password": zod.string().describe('For one sign-in within 72 hours, after which another has to be chosen.')
}).describe('A password that works once, to choose another one with. It is shown only here.');

export type OneUsePassword = zod.input<typeof OneUsePassword>;
export type OneUsePasswordOutput = zod.output<typeof OneUsePassword>;

export const roleApprovalRequestIdMax = 200;

export const roleApprovalRequestSubjectIdMax = 200;

export const roleApprovalRequestNotWaitingForMax = 10;

export const roleIdMax = 200;

export const roleAdminCountMin = 0;



export const Role = zod.strictObject({
  "approval_request": zod.strictObject({
  "id": zod.string().min(1).max(roleApprovalRequestIdMax).describe('An opaque id. It is sent back as it came.'),
  "action": zod.enum(['approve', 'process', 'retry', 'payout', 'change_roles', 'change_rules']).describe('What is done once somebody agrees.'),
  "state": zod.enum(['waiting', 'approved', 'denied', 'withdrawn', 'expired', 'void']).describe('Whether it waits, or how it ended. `approved` was carried out in the same transaction.'),
  "subject_type": zod.string().describe('What it is about, `withdrawal`, `payout`, `admin`, `role` or `approval_rules`.'),
  "subject_id": zod.string().min(1).max(roleApprovalRequestSubjectIdMax).nullable().describe('The id of the withdrawal, the administrator or the role; null for a payout, which does not exist yet, for the rules, and for a caller who may not read the record.'),
  "amount": zod.number().nullable().describe('The withdrawal\'s requested amount, or the payout\'s, US dollars; null for roles and for the rules.'),
  "permission": zod.enum(['transactions.read', 'transactions.decide', 'transactions.export', 'withdrawals.read', 'withdrawals.review', 'withdrawals.pay', 'withdrawals.export', 'games.read', 'games.write', 'items.read', 'items.write', 'revenue.read', 'payouts.create', 'players.read', 'players.write', 'players.pii', 'players.freeze', 'players.hold', 'notes.write', 'admins.read', 'admins.manage', 'roles.manage', 'audit.read', 'audit.export', 'system.read', 'payments.control', 'statements.read', 'policies.manage', 'platform.read', 'platform.write']).describe('What somebody may do, as `<area>.<verb>`. `players.pii` is to see who players are, `players.hold` to see and decide on compliance holds, `notes.write` to write notes on players and withdrawals, `statements.read` to see the statements of the bank, `withdrawals.review` to decide and recall withdrawals, `withdrawals.pay` to send, retry, recall and release payments and to announce their returns. Only people use `transactions.decide`, `withdrawals.review`, `withdrawals.pay`, `payouts.create`, `payments.control`, `players.freeze` and `players.hold`, and only programs `platform.*`.'),
  "caught_by": zod.array(zod.strictObject({
  "fact": zod.enum(['amount', 'decider_day_sum', 'player_day_sum', 'own_program_amount']).describe('`amount` of the one decision, in bulk the sum of all that it would let go alone; `decider_day_sum`, what the same person decided alone within 24 hours, with this decision; `player_day_sum`, what people let go to the same player within 24 hours, with this decision; `own_program_amount`, the amount of what a service account of the decider\'s has stored, in bulk their sum.'),
  "at_least": zod.number().describe('From which amount on the rule asks, US dollars.'),
  "value": zod.number().describe('What it was, US dollars. For a role the same as `at_least`.')
}).describe('A rule that asked for a second person, and why.')).describe('The rules that asked for a second person; none for a change of the rules themselves, which always does.'),
  "rules_version": zod.int().nullable().describe('The version of the rules that asked; null for a change of the rules.'),
  "shown": zod.record(zod.string(), zod.unknown()).describe('The fields of the record and of the call to which the second person agrees, as they were when it was asked, by their names in this contract; and the `signals` of a withdrawal at that moment. Ids are left out for a caller who may not read the record.'),
  "hash": zod.string().describe('SHA-256, hex, of all that was asked and who asked.'),
  "requested_by": zod.string().describe('The username of the administrator who asked.'),
  "requested_at": zod.iso.datetime({"offset":true}).describe('When it was asked.'),
  "expires_at": zod.iso.datetime({"offset":true}).describe('When it expires, unless it ends before.'),
  "waiting_for": zod.array(zod.string()).describe('The usernames of some who can decide it; empty when it has ended, or nobody can just now.'),
  "not_waiting_for": zod.array(zod.strictObject({
  "username": zod.string().describe('The username of the administrator.'),
  "because": zod.string().describe('Why, and what ends it, in words.')
}).describe('That an administrator counts as one person with whoever asked.')).max(roleApprovalRequestNotWaitingForMax).optional().describe('Those with the permission who cannot decide it, because they count as one person with whoever asked, and why; left out without any, and when it has ended.'),
  "decided_by": zod.string().nullable().describe('The username of whoever approved, denied or withdrew it; null while it waits, and when it expired or is void.'),
  "decided_at": zod.iso.datetime({"offset":true}).nullable().describe('When it ended; null while it waits.'),
  "reason": zod.string().nullable().describe('Why it was denied, or is void; null otherwise.'),
  "signature": zod.strictObject({
  "is_signed": zod.boolean().describe('Whether the decision was signed by a passkey.'),
  "unsigned_because": zod.union([zod.enum(['no_passkey', 'passkey_too_new', 'passkey_not_recorded']).describe('Why a decision is not signed: no passkey, none that was added at least 24 hours before, or none whose addition is recorded with its public key; add that one anew.'),zod.null()]).describe('Why not; null when it was signed.'),
  "key": zod.string().nullable().describe('SHA-256, hex, of the passkey\'s public key (SPKI); null when it was not signed.'),
  "enrolled_at": zod.iso.datetime({"offset":true}).nullable().describe('When the passkey was added; null when it was not signed.'),
  "enrolled_by": zod.string().nullable().describe('The username of whoever added it; null when it was not signed.')
}).optional().describe('Whether whoever approved or denied the request signed that, as the audit log has it. Absent while nobody has decided. `npm run audit -- verify` checks each signature.')
}).optional().describe('The change that waits for a second person; only in the answer to the call that asked for it.'),
  "id": zod.string().min(1).max(roleIdMax).describe('The role\'s id; that of a built-in role is its name.'),
  "name": zod.string().describe('The role\'s name; no two roles have the same.'),
  "permissions": zod.array(zod.union([Permission,zod.string()])).describe('What it permits.'),
  "version": zod.string().optional().describe('The version of what an edit changes. It is another one after each change.'),
  "is_built_in": zod.boolean().describe('Whether it comes with the server, and cannot be changed.'),
  "is_for_services": zod.boolean().optional().describe('Whether only service accounts may have it.'),
  "admin_count": zod.int().min(roleAdminCountMin).describe('How many administrators and service accounts have it.')
}).describe('A set of permissions under a name.');

export type Role = zod.input<typeof Role>;
export type RoleOutput = zod.output<typeof Role>;

export const RoleList = zod.strictObject({
  "roles": zod.array(Role).describe('The built-in ones first.')
}).describe('The built-in roles, then one’s own.');

export type RoleList = zod.input<typeof RoleList>;
export type RoleListOutput = zod.output<typeof RoleList>;

export const RecordVersion = zod.string().describe('The version of what an edit changes. It is another one after each change.');

export type RecordVersion = zod.input<typeof RecordVersion>;
export type RecordVersionOutput = zod.output<typeof RecordVersion>;

export const BasedOnVersionRegExp = new RegExp('^[0-9a-f]{32}$');


export const BasedOnVersion = zod.string().regex(BasedOnVersionRegExp).describe('The record\'s `version` that the edit is based on. Left out, the edit is made whatever happened since.');

export type BasedOnVersion = zod.input<typeof BasedOnVersion>;
export type BasedOnVersionOutput = zod.output<typeof BasedOnVersion>;

export const roleRequestNameMax = 60;


export const roleRequestNameRegExp = new RegExp('\\S');
export const roleRequestPermissionsMax = 100;

export const roleRequestVersionRegExp = new RegExp('^[0-9a-f]{32}$');


export const RoleRequest = zod.strictObject({
  "name": zod.string().min(1).max(roleRequestNameMax).regex(roleRequestNameRegExp).describe('Another than that of every other role.'),
  "permissions": zod.array(Permission).max(roleRequestPermissionsMax).describe('What it permits.'),
  "version": zod.string().regex(roleRequestVersionRegExp).optional().describe('The record\'s `version` that the edit is based on. Left out, the edit is made whatever happened since.')
}).describe('A role of one’s own.');

export type RoleRequest = zod.input<typeof RoleRequest>;
export type RoleRequestOutput = zod.output<typeof RoleRequest>;

export const serviceAccountOwnerIdMax = 200;



export const ServiceAccountOwner = zod.strictObject({
  "id": zod.string().min(1).max(serviceAccountOwnerIdMax).describe('The administrator\'s id.'),
  "username": zod.string().describe('The administrator\'s name.'),
  "is_disabled": zod.boolean().describe('Whether the administrator is disabled. Then no token of the account works.')
}).describe('The administrator who owns a service account.');

export type ServiceAccountOwner = zod.input<typeof ServiceAccountOwner>;
export type ServiceAccountOwnerOutput = zod.output<typeof ServiceAccountOwner>;

export const NetworkMax = 60;



export const Network = zod.string().min(1).max(NetworkMax).describe('An address, or a network as in 203.0.113.0/24 or 2001:db8::/48.');

export type Network = zod.input<typeof Network>;
export type NetworkOutput = zod.output<typeof Network>;

export const serviceTokenIdMax = 200;



export const ServiceToken = zod.strictObject({
  "id": zod.string().min(1).max(serviceTokenIdMax).describe('The token\'s id, the second part of the token itself.'),
  "networks": zod.array(Network).describe('The networks that the token may be used from; empty for all.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When the token was created.'),
  "expires_at": zod.iso.datetime({"offset":true}).describe('When the token stops working.'),
  "last_used_at": zod.iso.datetime({"offset":true}).nullable().describe('When the token was last used, to the minute; null when it never was.'),
  "last_used_from": zod.string().nullable().describe('The address that the token was last used from; null when it never was, or the address is unknown.')
}).describe('A token of a service account, without its secret.');

export type ServiceToken = zod.input<typeof ServiceToken>;
export type ServiceTokenOutput = zod.output<typeof ServiceToken>;

export const serviceAccountIdMax = 200;



export const ServiceAccount = zod.strictObject({
  "id": zod.string().min(1).max(serviceAccountIdMax).describe('The service account\'s id.'),
  "name": zod.string().describe('The name in the audit log, unique among service accounts and administrators.'),
  "owner": ServiceAccountOwner,
  "roles": zod.array(RoleName).describe('The roles. Of their permissions the account has those that its owner has, too.'),
  "tokens": zod.array(ServiceToken).describe('The tokens that were not revoked, the newest first.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When the account was created.')
}).describe('The account of a program.');

export type ServiceAccount = zod.input<typeof ServiceAccount>;
export type ServiceAccountOutput = zod.output<typeof ServiceAccount>;

export const ServiceAccountList = zod.strictObject({
  "service_accounts": zod.array(ServiceAccount).describe('By their names.')
}).describe('All service accounts with their tokens, without the secrets.');

export type ServiceAccountList = zod.input<typeof ServiceAccountList>;
export type ServiceAccountListOutput = zod.output<typeof ServiceAccountList>;

export const NetworksMax = 20;



export const Networks = zod.array(Network).max(NetworksMax).describe('The networks that the token may be used from. Without any it may be used from everywhere.');

export type Networks = zod.input<typeof Networks>;
export type NetworksOutput = zod.output<typeof Networks>;

export const TokenDaysDefault = 90;
export const TokenDaysMax = 365;



export const TokenDays = zod.int().min(1).max(TokenDaysMax).default(TokenDaysDefault).describe('After how many days the token stops working.');

export type TokenDays = zod.input<typeof TokenDays>;
export type TokenDaysOutput = zod.output<typeof TokenDays>;

export const createServiceAccountRequestNameRegExp = new RegExp('^[A-Za-z0-9._-]{2,100}$');


export const CreateServiceAccountRequest = zod.strictObject({
  "name": zod.string().regex(createServiceAccountRequestNameRegExp).describe('Letters, digits, dots, dashes and underscores; upper and lower case are the same. Another than that of every administrator.'),
  "roles": RoleIds,
  "expires_in_days": TokenDays.optional(),
  "networks": Networks.optional()
}).describe('A new account for a program, with its first token.');

export type CreateServiceAccountRequest = zod.input<typeof CreateServiceAccountRequest>;
export type CreateServiceAccountRequestOutput = zod.output<typeof CreateServiceAccountRequest>;

export const CreateServiceTokenRequest = zod.strictObject({
  "expires_in_days": TokenDays.optional(),
  "networks": Networks.optional()
}).describe('Another token for a service account.');

export type CreateServiceTokenRequest = zod.input<typeof CreateServiceTokenRequest>;
export type CreateServiceTokenRequestOutput = zod.output<typeof CreateServiceTokenRequest>;

export const NewServiceToken = zod.strictObject({
  "service_account": ServiceAccount,
  "token": zod.string().describe('The bearer token of the program, `coa_<id>_<secret>_<checksum>`. It cannot be shown again.'),
  "expires_at": zod.iso.datetime({"offset":true}).describe('When the token stops working.')
}).describe('A token with its secret, which is shown only here.');

export type NewServiceToken = zod.input<typeof NewServiceToken>;
export type NewServiceTokenOutput = zod.output<typeof NewServiceToken>;

export const changePasswordRequestCurrentPasswordMax = 200;

export const changePasswordRequestNewPasswordMin = 12;
export const changePasswordRequestNewPasswordMax = 200;



export const ChangePasswordRequest = zod.strictObject({
  "current_password": zod.string().min(1).max(changePasswordRequestCurrentPasswordMax).describe('The password in force.'),
  "new_password": zod.string().min(changePasswordRequestNewPasswordMin).max(changePasswordRequestNewPasswordMax).describe('The password from now on, at least 12 characters, another than the one in force; not a common one, not one with the username in it.')
}).describe('The caller’s password as it is, and as it shall be.');

export type ChangePasswordRequest = zod.input<typeof ChangePasswordRequest>;
export type ChangePasswordRequestOutput = zod.output<typeof ChangePasswordRequest>;

export const transactionMixPurchasesMin = 0;

export const transactionMixTransfersMin = 0;

export const transactionMixWithdrawalsMin = 0;

export const transactionMixCurrencySendsMin = 0;

export const transactionMixItemPurchasesMin = 0;



export const TransactionMix = zod.strictObject({
  "purchases": zod.int().min(transactionMixPurchasesMin).describe('Transactions of type `purchase`.'),
  "transfers": zod.int().min(transactionMixTransfersMin).describe('Transactions of type `transfer`.'),
  "withdrawals": zod.int().min(transactionMixWithdrawalsMin).describe('Transactions of type `withdrawal`.'),
  "currencySends": zod.int().min(transactionMixCurrencySendsMin).describe('Transactions of type `currency_send`.'),
  "itemPurchases": zod.int().min(transactionMixItemPurchasesMin).describe('Transactions of type `item_purchase`.')
}).describe('How many transactions of each type were made in the period. Together they are `totalTransactions`.');

export type TransactionMix = zod.input<typeof TransactionMix>;
export type TransactionMixOutput = zod.output<typeof TransactionMix>;

export const dashboardStatsActiveUsersMin = 0;

export const dashboardStatsTotalTransactionsMin = 0;

export const dashboardStatsPendingWithdrawalsMin = 0;

export const dashboardStatsTodayNewPlayersMin = 0;

export const dashboardStatsTodayTransactionsMin = 0;

export const dashboardStatsRevenueSeriesMax = 90;

export const dashboardStatsActiveUsersSeriesItemMin = 0;

export const dashboardStatsActiveUsersSeriesMax = 90;

export const dashboardStatsTransactionsSeriesItemMin = 0;

export const dashboardStatsTransactionsSeriesMax = 90;

export const dashboardStatsPendingWithdrawalsSeriesItemMin = 0;

export const dashboardStatsPendingWithdrawalsSeriesMax = 90;



export const DashboardStats = zod.strictObject({
  "totalRevenue": zod.number().optional().describe('What the company earned in the period, over all revenue types, US dollars.'),
  "revenueChange": zod.number().nullish().describe('The change of revenue against as many days before, percent, one decimal; null when there was none. Today is left out.'),
  "activeUsers": zod.int().min(dashboardStatsActiveUsersMin).optional().describe('How many players made at least one transaction in the period.'),
  "userChange": zod.number().nullish().describe('The change of active players against as many days before, percent, one decimal; null when there were none. Today is left out.'),
  "totalTransactions": zod.int().min(dashboardStatsTotalTransactionsMin).optional().describe('How many transactions were made in the period, in any status.'),
  "transactionChange": zod.number().nullish().describe('The change of transactions against as many days before, percent, one decimal; null when there were none. Today is left out.'),
  "pendingWithdrawals": zod.int().min(dashboardStatsPendingWithdrawalsMin).optional().describe('How many withdrawals await review now, whatever the period.'),
  "withdrawalChange": zod.number().nullish().describe('The change of `pendingWithdrawals` against their number as many days ago, percent, one decimal; null when there were none.'),
  "transactionTypes": TransactionMix.optional(),
  "todayRevenue": zod.number().optional().describe('What the company earned since 00:00 UTC today, US dollars.'),
  "todayNewPlayers": zod.int().min(dashboardStatsTodayNewPlayersMin).optional().describe('How many players joined since 00:00 UTC today.'),
  "todayTransactions": zod.int().min(dashboardStatsTodayTransactionsMin).optional().describe('How many transactions were made since 00:00 UTC today, in any status.'),
  "todayAvgTransaction": zod.number().optional().describe('The mean amount of today\'s transactions, US dollars, rounded to cents; 0 when there are none.'),
  "revenueSeries": zod.array(zod.number()).max(dashboardStatsRevenueSeriesMax).optional().describe('The revenue of each UTC day of the period, oldest first, today last, US dollars. Together it is `totalRevenue`.'),
  "activeUsersSeries": zod.array(zod.int().min(dashboardStatsActiveUsersSeriesItemMin)).max(dashboardStatsActiveUsersSeriesMax).optional().describe('How many players made at least one transaction on each UTC day of the period, oldest first, today last.'),
  "transactionsSeries": zod.array(zod.int().min(dashboardStatsTransactionsSeriesItemMin)).max(dashboardStatsTransactionsSeriesMax).optional().describe('How many transactions were made on each UTC day of the period, oldest first, today last. Together they are `totalTransactions`.'),
  "pendingWithdrawalsSeries": zod.array(zod.int().min(dashboardStatsPendingWithdrawalsSeriesItemMin)).max(dashboardStatsPendingWithdrawalsSeriesMax).optional().describe('How many withdrawals awaited review at the end of each UTC day of the period, oldest first; the last one is `pendingWithdrawals`.')
}).describe('The figures that the administrator may see.');

export type DashboardStats = zod.input<typeof DashboardStats>;
export type DashboardStatsOutput = zod.output<typeof DashboardStats>;

export const TransactionType = zod.enum(['purchase', 'transfer', 'withdrawal', 'currency_send', 'item_purchase']).describe('`purchase` buys in-game currency; `item_purchase` buys an item; `transfer` moves money between players; `currency_send` gives in-game currency to another player; `withdrawal` pays out to a bank account.');

export type TransactionType = zod.input<typeof TransactionType>;
export type TransactionTypeOutput = zod.output<typeof TransactionType>;

export const TransactionStatus = zod.enum(['pending', 'completed', 'failed', 'cancelled']).describe('A `pending` transaction can become any of the others, which are final.');

export type TransactionStatus = zod.input<typeof TransactionStatus>;
export type TransactionStatusOutput = zod.output<typeof TransactionStatus>;

export const PlayerState = zod.enum(['active', 'frozen', 'erased']).describe('`frozen`: nothing is paid to the player for now; `erased`: what identified the player is gone; `active` otherwise. A player who is erased and frozen is `frozen`.');

export type PlayerState = zod.input<typeof PlayerState>;
export type PlayerStateOutput = zod.output<typeof PlayerState>;

export const transactionIdMax = 200;

export const transactionTransactionIdMax = 200;

export const transactionPlayerIdMax = 200;

export const transactionGameIdMax = 200;

export const transactionItemIdMax = 200;



export const Transaction = zod.strictObject({
  "id": zod.string().min(1).max(transactionIdMax).describe('The id that calls about it take.'),
  "transaction_id": zod.string().min(1).max(transactionTransactionIdMax).describe('The id that is shown to players and administrators.'),
  "transaction_type": zod.union([TransactionType,zod.string()]).describe('What it is. A value that is not in TransactionType is to be shown as it is.'),
  "player_email": zod.string().nullable().describe('The player\'s e-mail address. Without the permission `players.pii` it is masked, as in `j•••@example.com`.'),
  "game_name": zod.string().nullable().describe('The game\'s name; null when it belongs to no game.'),
  "amount": zod.number().describe('What it is worth, US dollars.'),
  "status": zod.union([TransactionStatus,zod.string()]).describe('Where it stands. A value that is not in TransactionStatus is to be shown as it is.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was made.'),
  "player_id": zod.string().min(1).max(transactionPlayerIdMax).nullish().describe('The player\'s id.'),
  "player_state": zod.union([PlayerState,zod.string()]).optional().describe('The player\'s state now. A value that is not in PlayerState is to be shown as it is.'),
  "game_id": zod.string().min(1).max(transactionGameIdMax).nullish().describe('The game\'s id; null when it belongs to no game.'),
  "item_id": zod.string().min(1).max(transactionItemIdMax).nullish().describe('The id of the item that was bought; null when it was none.'),
  "item_name": zod.string().nullish().describe('The name of the item when it was bought; null when it was none.'),
  "fee": zod.number().nullish().describe('What the platform keeps of the amount, US dollars; null when unknown.'),
  "notes": zod.string().nullish().describe('What the administrator who decided it noted.'),
  "updated_at": zod.iso.datetime({"offset":true}).nullish().describe('When it last changed.'),
  "status_changed_by": zod.string().nullish().describe('The username of the administrator who set its status; null when none did.')
}).describe('Something that a player bought, sent or moved.');

export type Transaction = zod.input<typeof Transaction>;
export type TransactionOutput = zod.output<typeof Transaction>;

export const RecentTransactions = zod.strictObject({
  "transactions": zod.array(Transaction).describe('The transactions, newest first.')
}).describe('The newest transactions, the newest first.');

export type RecentTransactions = zod.input<typeof RecentTransactions>;
export type RecentTransactionsOutput = zod.output<typeof RecentTransactions>;

export const RevenueChart = zod.strictObject({
  "labels": zod.array(zod.string()).describe('The UTC days, `YYYY-MM-DD`, oldest first.'),
  "data": zod.array(zod.number()).describe('What the company earned on each of these days, US dollars; as many as `labels`.')
}).describe('One label and one value per day, in the order of the days.');

export type RevenueChart = zod.input<typeof RevenueChart>;
export type RevenueChartOutput = zod.output<typeof RevenueChart>;

export const userGrowthDataItemMin = 0;



export const UserGrowth = zod.strictObject({
  "labels": zod.array(zod.string()).describe('The UTC days, `YYYY-MM-DD`, oldest first.'),
  "data": zod.array(zod.int().min(userGrowthDataItemMin)).describe('How many players joined on each of these days; as many as `labels`.')
}).describe('One label and one value per day, in the order of the days.');

export type UserGrowth = zod.input<typeof UserGrowth>;
export type UserGrowthOutput = zod.output<typeof UserGrowth>;

export const ServiceStatus = zod.enum(['operational', 'degraded', 'down', 'not_used']).describe('`operational` does all that it should; `degraded` is slow or does part of it; `down` does not answer; `not_used` is not part of this installation.');

export type ServiceStatus = zod.input<typeof ServiceStatus>;
export type ServiceStatusOutput = zod.output<typeof ServiceStatus>;

export const systemServiceUptimePercentMin = 0;
export const systemServiceUptimePercentMax = 100;

export const systemServiceLatencyMsMin = 0;



export const SystemService = zod.strictObject({
  "name": zod.string().describe('Which part, `API`, `Database`, `Cache`, `Queue` or `Storage`. Our own server adds `Audit log`, `Second person` where a rule asks for one, which says whether there are two people for each decision, `Platform` while the game platform sends records, which says whether its clock agrees with the server\'s, and `Roles` while a role has `players.hold` without `withdrawals.review`, which a hold needs.'),
  "status": zod.union([ServiceStatus,zod.string()]).describe('How it does. A value that is not in ServiceStatus is to be shown as it is.'),
  "uptime_percent": zod.number().min(systemServiceUptimePercentMin).max(systemServiceUptimePercentMax).nullable().describe('Of its checks since the server started, at most those of the last 24 hours, the share that it passed, percent; null when unknown.'),
  "latency_ms": zod.number().min(systemServiceLatencyMsMin).nullable().describe('How long it took to answer the last check, milliseconds; null when unknown.'),
  "detail": zod.string().nullable().describe('What there is to say about it, for an administrator.')
}).describe('One part of the platform.');

export type SystemService = zod.input<typeof SystemService>;
export type SystemServiceOutput = zod.output<typeof SystemService>;

export const SystemAlert = zod.strictObject({
  "name": zod.string().describe('Which one, as in `docs/alerts.md` and in the rules for Prometheus.'),
  "severity": zod.string().describe('`page` wants somebody at any hour, `ticket` within the working day.'),
  "summary": zod.string().describe('A sentence for whoever sees to it.'),
  "raised_at": zod.iso.datetime({"offset":true}).describe('When it was told of.'),
  "source": zod.string().nullable().describe('The process that has it; null for one that all processes have.')
}).describe('A trouble of the server, from when it was told of until it is over.');

export type SystemAlert = zod.input<typeof SystemAlert>;
export type SystemAlertOutput = zod.output<typeof SystemAlert>;

export const systemWorkFailuresMin = 0;



export const SystemWork = zod.strictObject({
  "name": zod.string().describe('The work, for people.'),
  "last_succeeded_at": zod.iso.datetime({"offset":true}).nullable().describe('When an attempt last succeeded; null before the first time.'),
  "failures": zod.int().min(systemWorkFailuresMin).describe('How many attempts failed.'),
  "is_failing": zod.boolean().describe('The newest attempt failed.')
}).describe('Work that a server process does again and again, since it started.');

export type SystemWork = zod.input<typeof SystemWork>;
export type SystemWorkOutput = zod.output<typeof SystemWork>;

export const systemErrorRequestIdMax = 200;



export const SystemError = zod.strictObject({
  "at": zod.iso.datetime({"offset":true}).describe('When it happened.'),
  "message": zod.string().describe('What went wrong, without secrets and without the data of players.'),
  "request_id": zod.string().min(1).max(systemErrorRequestIdMax).nullable().describe('The id of the request in the server\'s log; null when it happened outside of a request.')
}).describe('One unexpected error of the server, or of the portal in a browser.');

export type SystemError = zod.input<typeof SystemError>;
export type SystemErrorOutput = zod.output<typeof SystemError>;

export const systemStatusCommitRegExp = new RegExp('^[0-9a-f]{7,64}$');
export const systemStatusUptimeSecondsMin = 0;

export const systemStatusPeopleLinksItemIdMax = 200;

export const systemStatusPeopleLinksMax = 10000;

export const systemStatusPeopleUnclearItemIdMax = 200;

export const systemStatusPeopleUnclearMax = 10000;



export const SystemStatus = zod.strictObject({
  "services": zod.array(SystemService).describe('The parts of the platform.'),
  "version": zod.string().describe('The version of the server.'),
  "commit": zod.string().regex(systemStatusCommitRegExp).optional().describe('The commit that the server was made of; absent when the server does not know it.'),
  "started_at": zod.iso.datetime({"offset":true}).describe('When the server started.'),
  "uptime_seconds": zod.int().min(systemStatusUptimeSecondsMin).describe('For how long it has been running, seconds.'),
  "checked_at": zod.iso.datetime({"offset":true}).describe('When the services were checked.'),
  "books": zod.strictObject({
  "balanced": zod.boolean().describe('True when no invariant is broken.'),
  "findings": zod.array(zod.strictObject({
  "invariant": zod.string().describe('Which one.'),
  "message": zod.string().describe('What does not add up, in words for an administrator.')
}).describe('One broken invariant.')).describe('The broken invariants; empty when balanced.'),
  "checked_at": zod.iso.datetime({"offset":true}).optional().describe('When they were checked, which may be up to a minute before the services were.')
}).optional().describe('Whether the books add up, by the invariants that the server checks.'),
  "alerts": zod.array(SystemAlert).optional().describe('The troubles that somebody should see to, the oldest first. Absent while the server does not know.'),
  "people": zod.strictObject({
  "links": zod.array(zod.strictObject({
  "id": zod.string().min(1).max(systemStatusPeopleLinksItemIdMax).describe('An opaque id. It is sent back as it came.'),
  "username": zod.string().describe('The username of the account that was invited, reset or enabled again, or has the other one\'s name.'),
  "counts_as": zod.string().describe('The username of the account that did this, or had the name first.'),
  "why": zod.union([zod.enum(['invited', 'renewed_invitation', 'reset_password', 'reset_factors', 'enabled', 'sign_on_name', 'console', 'sign_on_fallback']).describe('What an administrator did to the other account; `sign_on_name`, that somebody signs in at the identity provider with the name of an account that was there before; `console`, that somebody at the console linked both; `sign_on_fallback`, that a former version took one account for the other by its name, which counts no longer.'),zod.string()]).describe('How the link came about. A client shows `reason` for a word that it does not know.'),
  "reason": zod.string().describe('The same in a few words.'),
  "at": zod.iso.datetime({"offset":true}).describe('Since when they count as one person.'),
  "is_confirmable": zod.boolean().describe('Whether a third person can end it. What rests on a name, or on the word of the console, only the console takes back.')
}).describe('That two accounts count as one person, and why. It lasts until a third person confirms that they are two (`confirmPerson`), or somebody at the server\'s console.')).max(systemStatusPeopleLinksMax).describe('The links that count, the oldest first.'),
  "unclear": zod.array(zod.strictObject({
  "id": zod.string().min(1).max(systemStatusPeopleUnclearItemIdMax).describe('An opaque id. It is sent back as it came.'),
  "username": zod.string().describe('The username of the account that was invited, reset or enabled again, or has the other one\'s name.'),
  "counts_as": zod.string().describe('The username of the account that did this, or had the name first.'),
  "why": zod.union([zod.enum(['invited', 'renewed_invitation', 'reset_password', 'reset_factors', 'enabled', 'sign_on_name', 'console', 'sign_on_fallback']).describe('What an administrator did to the other account; `sign_on_name`, that somebody signs in at the identity provider with the name of an account that was there before; `console`, that somebody at the console linked both; `sign_on_fallback`, that a former version took one account for the other by its name, which counts no longer.'),zod.string()]).describe('How the link came about. A client shows `reason` for a word that it does not know.'),
  "reason": zod.string().describe('The same in a few words.'),
  "at": zod.iso.datetime({"offset":true}).describe('Since when they count as one person.'),
  "is_confirmable": zod.boolean().describe('Whether a third person can end it. What rests on a name, or on the word of the console, only the console takes back.')
}).describe('That two accounts count as one person, and why. It lasts until a third person confirms that they are two (`confirmPerson`), or somebody at the server\'s console.')).max(systemStatusPeopleUnclearMax).describe('Accounts of single sign-on that a former version took for `admin` by their name. They count as people of their own until the console says what they are (`link-person` or `unlink-person`).')
}).optional().describe('Who counts as one person where a rule asks for a second one, and why.'),
  "background": zod.array(SystemWork).optional().describe('Work that this server process does again and again.'),
  "last_errors": zod.array(SystemError).optional().describe('The newest unexpected errors of the server, and those that browsers reported, newest first, at most 20.')
}).describe('The state of the server, its parts and its books.');

export type SystemStatus = zod.input<typeof SystemStatus>;
export type SystemStatusOutput = zod.output<typeof SystemStatus>;

export const systemPeopleLinksMax = 10000;

export const systemPeopleUnclearMax = 10000;



export const SystemPeople = zod.strictObject({
  "links": zod.array(PersonLink).max(systemPeopleLinksMax).describe('The links that count, the oldest first.'),
  "unclear": zod.array(PersonLink).max(systemPeopleUnclearMax).describe('Accounts of single sign-on that a former version took for `admin` by their name. They count as people of their own until the console says what they are (`link-person` or `unlink-person`).')
}).describe('Who counts as one person where a rule asks for a second one, and why.');

export type SystemPeople = zod.input<typeof SystemPeople>;
export type SystemPeopleOutput = zod.output<typeof SystemPeople>;

export const BooksFinding = zod.strictObject({
  "invariant": zod.string().describe('Which one.'),
  "message": zod.string().describe('What does not add up, in words for an administrator.')
}).describe('One broken invariant.');

export type BooksFinding = zod.input<typeof BooksFinding>;
export type BooksFindingOutput = zod.output<typeof BooksFinding>;

export const SystemBooks = zod.strictObject({
  "balanced": zod.boolean().describe('True when no invariant is broken.'),
  "findings": zod.array(BooksFinding).describe('The broken invariants; empty when balanced.'),
  "checked_at": zod.iso.datetime({"offset":true}).optional().describe('When they were checked, which may be up to a minute before the services were.')
}).describe('Whether the books add up, by the invariants that the server checks.');

export type SystemBooks = zod.input<typeof SystemBooks>;
export type SystemBooksOutput = zod.output<typeof SystemBooks>;

export const browserErrorReportDirectiveMax = 40;


export const browserErrorReportDirectiveRegExp = new RegExp('^[a-z-]{1,40}$');
export const browserErrorReportBlockedMax = 120;


export const browserErrorReportBlockedRegExp = new RegExp('^([a-z-]{1,40}|https?://[A-Za-z0-9.-]{1,100}(:[0-9]{1,5})?)$');
export const browserErrorReportFileMax = 80;


export const browserErrorReportFileRegExp = new RegExp('^[A-Za-z0-9_-]{1,76}\\.(js|css)$');
export const browserErrorReportLineMax = 10000000;

export const browserErrorReportColumnMax = 10000000;



export const BrowserErrorReport = zod.strictObject({
  "kind": zod.enum(['code_missing', 'drawing_failed', 'policy_violation', 'uncaught']).describe('`code_missing`: a file of the portal could not be loaded; `drawing_failed`: a part of the screen could not be drawn; `policy_violation`: the browser refused something that the page\'s content security policy forbids; `uncaught`: anything else that no code handled.'),
  "error": zod.enum(['Error', 'TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'URIError', 'AggregateError', 'DOMException', 'Other']).optional().describe('The class of the error; `Other` for any that is not listed. A `policy_violation` has none.'),
  "screen": zod.enum(['login', 'dashboard', 'transactions', 'withdrawals', 'games', 'game-items', 'revenue', 'players', 'users', 'audit', 'system', 'other']).describe('The screen that was open, as in its path; `other` for any path that is not listed.'),
  "directive": zod.string().max(browserErrorReportDirectiveMax).regex(browserErrorReportDirectiveRegExp).optional().describe('The directive of the policy that a `policy_violation` is about.'),
  "blocked": zod.string().max(browserErrorReportBlockedMax).regex(browserErrorReportBlockedRegExp).optional().describe('What the policy refused: an origin, without path and query, or a word of the browser\'s such as `inline`, `eval` or `data`.'),
  "file": zod.string().max(browserErrorReportFileMax).regex(browserErrorReportFileRegExp).optional().describe('The file of the portal that is missing, or in which the error or the violation arose; without its folder.'),
  "line": zod.int().min(1).max(browserErrorReportLineMax).optional().describe('Where in `file` it arose; the first line is 1.'),
  "column": zod.int().min(1).max(browserErrorReportColumnMax).optional().describe('Where in `line` it arose; the first column is 1.')
}).describe('An error of the portal in a browser. It has no field for a message, so that nothing that stood on the screen can be in it.');

export type BrowserErrorReport = zod.input<typeof BrowserErrorReport>;
export type BrowserErrorReportOutput = zod.output<typeof BrowserErrorReport>;

export const PauseReasonMax = 1000;


export const PauseReasonRegExp = new RegExp('\\S');


export const PauseReason = zod.string().min(1).max(PauseReasonMax).regex(PauseReasonRegExp).describe('Why, in words; not blank. White space around it is removed.');

export type PauseReason = zod.input<typeof PauseReason>;
export type PauseReasonOutput = zod.output<typeof PauseReason>;

export const PaymentsPause = zod.strictObject({
  "paused_at": zod.iso.datetime({"offset":true}).describe('Since when.'),
  "paused_by": zod.string().describe('The administrator\'s name; `System` when the server paused them, at a limit.'),
  "reason": PauseReason
}).describe('While payments are paused, who paused them and why; left out while they are not.');

export type PaymentsPause = zod.input<typeof PaymentsPause>;
export type PaymentsPauseOutput = zod.output<typeof PaymentsPause>;

export const DatabaseRestore = zod.strictObject({
  "found_at": zod.iso.datetime({"offset":true}).describe('When that was found.'),
  "is_certain": zod.boolean().describe('Whether something says so; false when nothing says that it is not.'),
  "evidence": zod.array(zod.string().describe('A sentence.')).describe('What says so, in sentences.')
}).describe('While payments are paused and the platform\'s feed is closed because the database may be older than the world around it, as after a backup was restored; left out otherwise.');

export type DatabaseRestore = zod.input<typeof DatabaseRestore>;
export type DatabaseRestoreOutput = zod.output<typeof DatabaseRestore>;

export const PaymentRail = zod.strictObject({
  "kind": zod.enum(['none', 'simulator', 'http']).describe('`none` pays nothing, `simulator` pays nobody, `http` is a payment rail at an address.'),
  "address": zod.string().nullable().describe('Where the rail is, without secrets; null when it has no address.'),
  "last_answer_at": zod.iso.datetime({"offset":true}).nullable().describe('When the rail last answered any of the processes about a payment; null when it never did.')
}).describe('By what this server pays.');

export type PaymentRail = zod.input<typeof PaymentRail>;
export type PaymentRailOutput = zod.output<typeof PaymentRail>;

export const paymentStageCountMin = 0;

export const paymentStageNetAmountMin = 0;



export const PaymentStage = zod.strictObject({
  "count": zod.int().min(paymentStageCountMin).describe('How many withdrawals.'),
  "net_amount": zod.number().min(paymentStageNetAmountMin).describe('What they pay out together, US dollars.'),
  "oldest_at": zod.iso.datetime({"offset":true}).nullable().describe('Since when the oldest of them is there; null without any.')
}).describe('The withdrawals in one stage of being paid.');

export type PaymentStage = zod.input<typeof PaymentStage>;
export type PaymentStageOutput = zod.output<typeof PaymentStage>;

export const PaymentQueue = zod.strictObject({
  "cooling_off": PaymentStage.describe('Approved, and not yet long enough.'),
  "ready": PaymentStage.describe('To be sent next, or as soon as payments go on.'),
  "sent": PaymentStage.describe('Sent to the payment rail, which still has time to answer.'),
  "unanswered": PaymentStage.describe('Sent, and waiting for an answer for longer than one question to the rail may take.')
}).describe('The withdrawals that are approved or being paid, by how far they are.');

export type PaymentQueue = zod.input<typeof PaymentQueue>;
export type PaymentQueueOutput = zod.output<typeof PaymentQueue>;

export const unansweredPaymentWithdrawalIdMax = 200;




export const UnansweredPayment = zod.strictObject({
  "withdrawal_id": zod.string().min(1).max(unansweredPaymentWithdrawalIdMax).describe('The withdrawal.'),
  "attempt": zod.int().min(1).describe('Which attempt to pay it.'),
  "net_amount": zod.number().describe('What it pays out, US dollars.'),
  "sent_at": zod.iso.datetime({"offset":true}).describe('When it was sent.')
}).describe('A payment that was sent and has no answer.');

export type UnansweredPayment = zod.input<typeof UnansweredPayment>;
export type UnansweredPaymentOutput = zod.output<typeof UnansweredPayment>;

export const PaymentLimit = zod.strictObject({
  "limit": zod.number().nullable().describe('At most so much is sent within that time, net, US dollars; null for no limit.'),
  "sent": zod.number().describe('What was sent within that time up to now, net, US dollars.'),
  "proposed": zod.number().nullable().describe('Without a limit, twice what was paid within the busiest hour or day (UTC) of the last 90 days, rounded up, US dollars; null when there is a limit, or nothing was paid.')
}).describe('One limit, and what counts towards it.');

export type PaymentLimit = zod.input<typeof PaymentLimit>;
export type PaymentLimitOutput = zod.output<typeof PaymentLimit>;

export const PaymentLimits = zod.strictObject({
  "hour": PaymentLimit,
  "day": PaymentLimit
}).describe('Limits of what is sent. They come from the server\'s environment only; reaching one pauses payments, and going on does not raise it.');

export type PaymentLimits = zod.input<typeof PaymentLimits>;
export type PaymentLimitsOutput = zod.output<typeof PaymentLimits>;

export const paymentWorkerIdMax = 200;



export const PaymentWorker = zod.strictObject({
  "id": zod.string().min(1).max(paymentWorkerIdMax).describe('Tells it from all others.'),
  "name": zod.string().describe('The machine and the process.'),
  "started_at": zod.iso.datetime({"offset":true}).describe('When it began.'),
  "last_seen_at": zod.iso.datetime({"offset":true}).describe('Its last sign of life, which it gives every five seconds.'),
  "is_alive": zod.boolean().describe('Whether that was within the last half minute.')
}).describe('A process that sends payments and asks about them.');

export type PaymentWorker = zod.input<typeof PaymentWorker>;
export type PaymentWorkerOutput = zod.output<typeof PaymentWorker>;

export const Payments = zod.strictObject({
  "status": ServiceStatus,
  "detail": zod.string().describe('What there is to say about it, for an administrator.'),
  "pause": PaymentsPause.optional(),
  "restore": DatabaseRestore.optional(),
  "rail": PaymentRail,
  "queue": PaymentQueue,
  "unanswered": zod.array(UnansweredPayment).describe('The payments that wait for an answer for longer than one question to the rail may take, the oldest first, at most 50.'),
  "limits": PaymentLimits.optional().describe('How much this server may send within an hour and a day (PAYMENT_LIMIT_HOUR, PAYMENT_LIMIT_DAY).'),
  "separate_duties": zod.boolean().optional().describe('Whether whoever approved or stored a withdrawal is kept from sending it (SEPARATE_DUTIES).'),
  "workers": zod.array(PaymentWorker).describe('The processes that send payments, of all servers over this database; those without a sign of life for a day are left out.')
}).describe('How paying withdrawals is doing.');

export type Payments = zod.input<typeof Payments>;
export type PaymentsOutput = zod.output<typeof Payments>;

export const PausePaymentsRequest = zod.strictObject({
  "reason": PauseReason
}).describe('Why payments are paused; everybody who is signed in can read it.');

export type PausePaymentsRequest = zod.input<typeof PausePaymentsRequest>;
export type PausePaymentsRequestOutput = zod.output<typeof PausePaymentsRequest>;

export const WithdrawalEventType = zod.enum(['withdrawal.approved', 'withdrawal.recalled', 'withdrawal.rejected', 'withdrawal.cancelled', 'withdrawal.processing', 'withdrawal.completed', 'withdrawal.failed', 'withdrawal.returned', 'withdrawal.released']).describe('What was done.');

export type WithdrawalEventType = zod.input<typeof WithdrawalEventType>;
export type WithdrawalEventTypeOutput = zod.output<typeof WithdrawalEventType>;

export const TransactionEventType = zod.enum(['transaction.decided']).describe('What was done.');

export type TransactionEventType = zod.input<typeof TransactionEventType>;
export type TransactionEventTypeOutput = zod.output<typeof TransactionEventType>;

export const PlayerEventType = zod.enum(['player.frozen', 'player.unfrozen']).describe('What was done.');

export type PlayerEventType = zod.input<typeof PlayerEventType>;
export type PlayerEventTypeOutput = zod.output<typeof PlayerEventType>;

export const GameEventType = zod.enum(['game.changed']).describe('What was done.');

export type GameEventType = zod.input<typeof GameEventType>;
export type GameEventTypeOutput = zod.output<typeof GameEventType>;

export const ItemEventType = zod.enum(['item.changed', 'item.deleted']).describe('What was done.');

export type ItemEventType = zod.input<typeof ItemEventType>;
export type ItemEventTypeOutput = zod.output<typeof ItemEventType>;

export const ApprovalsEventType = zod.enum(['approvals.suspended', 'approvals.resumed']).describe('What was done.');

export type ApprovalsEventType = zod.input<typeof ApprovalsEventType>;
export type ApprovalsEventTypeOutput = zod.output<typeof ApprovalsEventType>;

export const WebhookEventType = zod.union([WithdrawalEventType,TransactionEventType,PlayerEventType,GameEventType,ItemEventType,ApprovalsEventType]).describe('A type of event that a target can choose.');

export type WebhookEventType = zod.input<typeof WebhookEventType>;
export type WebhookEventTypeOutput = zod.output<typeof WebhookEventType>;

export const WebhookEventsMax = 100;



export const WebhookEvents = zod.array(WebhookEventType).max(WebhookEventsMax).nullable().describe('The types of events that it gets; null for all, also of later versions. `alerts` decides about alerts, and news of the feed are sent to every target. Left out, a new target gets all, and an existing one stays as it is.');

export type WebhookEvents = zod.input<typeof WebhookEvents>;
export type WebhookEventsOutput = zod.output<typeof WebhookEvents>;

export const webhookTargetRequestUrlMax = 2000;

export const webhookTargetRequestDescriptionMax = 200;

export const webhookTargetRequestVersionRegExp = new RegExp('^[0-9a-f]{32}$');


export const WebhookTargetRequest = zod.strictObject({
  "url": zod.string().min(1).max(webhookTargetRequestUrlMax).describe('An https address in a public network, without user, password and fragment.'),
  "description": zod.string().max(webhookTargetRequestDescriptionMax).optional().describe('What it is for, for administrators.'),
  "version": zod.string().regex(webhookTargetRequestVersionRegExp).optional().describe('The record\'s `version` that the edit is based on. Left out, the edit is made whatever happened since.'),
  "events": WebhookEvents.optional(),
  "alerts": zod.boolean().optional().describe('Whether it gets `alert.raised` and `alert.cleared`. Left out, a new target gets them, and an existing one stays as it is.'),
  "is_active": zod.boolean().optional().describe('Whether messages are sent. One that is switched on gets first what waits. Left out, a new target is on, and an existing one stays as it is.')
}).describe('An address to which events are sent.');

export type WebhookTargetRequest = zod.input<typeof WebhookTargetRequest>;
export type WebhookTargetRequestOutput = zod.output<typeof WebhookTargetRequest>;

export const webhookTargetIdMax = 200;

export const webhookTargetWaitingMin = 0;



export const WebhookTarget = zod.strictObject({
  "id": zod.string().min(1).max(webhookTargetIdMax).describe('The target\'s id.'),
  "url": zod.string().describe('Where messages are sent.'),
  "description": zod.string().describe('What it is for.'),
  "version": zod.string().optional().describe('The version of what an edit changes. It is another one after each change.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was added; it gets the events since then.'),
  "waiting": zod.int().min(webhookTargetWaitingMin).describe('How many messages wait to be sent, or sent again.'),
  "last_delivered_at": zod.iso.datetime({"offset":true}).nullable().describe('When it last took a message; null when it never did.'),
  "failing_since": zod.iso.datetime({"offset":true}).nullable().describe('Since when every attempt has failed; null while the last one succeeded.'),
  "has_failed_for_a_day": zod.boolean().describe('Whether that is longer ago than a day.'),
  "last_error": zod.string().nullable().describe('Why the last attempt failed; null while they succeed.'),
  "previous_secret_until": zod.iso.datetime({"offset":true}).nullable().describe('Until when messages are also signed with the secret before; null when they are not.'),
  "events": zod.array(zod.string().describe('A type of event.')).nullable().describe('The types of events that it gets, besides alerts and news of the feed; null for all.'),
  "alerts": zod.boolean().describe('Whether it gets alerts.'),
  "is_active": zod.boolean().describe('Whether messages are sent. False since it answered 410, or since somebody switched it off; they wait until it is switched on.')
}).describe('An address to which the events of the feed are sent.');

export type WebhookTarget = zod.input<typeof WebhookTarget>;
export type WebhookTargetOutput = zod.output<typeof WebhookTarget>;

export const WebhookTargetList = zod.strictObject({
  "targets": zod.array(WebhookTarget).describe('The oldest first.')
}).describe('All addresses to which events are sent.');

export type WebhookTargetList = zod.input<typeof WebhookTargetList>;
export type WebhookTargetListOutput = zod.output<typeof WebhookTargetList>;

export const WebhookSecret = zod.strictObject({
  "target": WebhookTarget,
  "secret": zod.string().describe('Signs messages; `whsec_` with base64, as Standard Webhooks has it.')
}).describe('A target with its secret, which is readable only here.');

export type WebhookSecret = zod.input<typeof WebhookSecret>;
export type WebhookSecretOutput = zod.output<typeof WebhookSecret>;

export const webhookDeliveryIdMax = 200;

export const webhookDeliveryEventIdMax = 200;

export const webhookDeliverySubjectIdMax = 200;

export const webhookDeliveryAttemptsMin = 0;



export const WebhookDelivery = zod.strictObject({
  "id": zod.string().min(1).max(webhookDeliveryIdMax).describe('The delivery\'s id.'),
  "event_id": zod.string().min(1).max(webhookDeliveryEventIdMax).nullable().describe('The event\'s id in the feed, which is the message\'s `webhook-id`; null for a test.'),
  "type": zod.string().describe('The event\'s type, or `webhook.test`.'),
  "subject_id": zod.string().min(1).max(webhookDeliverySubjectIdMax).nullable().describe('The record that the event is about; null for a test.'),
  "state": zod.union([WebhookDeliveryState,zod.string()]).describe('How far it is.'),
  "attempts": zod.int().min(webhookDeliveryAttemptsMin).describe('How often it was sent.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was written.'),
  "last_attempt_at": zod.iso.datetime({"offset":true}).nullable().describe('When it was last sent; null before that.'),
  "next_attempt_at": zod.iso.datetime({"offset":true}).nullable().describe('When it will be sent; null when it will not.'),
  "delivered_at": zod.iso.datetime({"offset":true}).nullable().describe('When the target took it; null before that.'),
  "answer_status": zod.int().nullable().describe('The HTTP status of the last answer; null without one.'),
  "error": zod.string().nullable().describe('Why the last attempt failed; null when it did not.')
}).describe('A message to a target, with its last attempt.');

export type WebhookDelivery = zod.input<typeof WebhookDelivery>;
export type WebhookDeliveryOutput = zod.output<typeof WebhookDelivery>;

export const WebhookDeliveryPage = zod.strictObject({
  "deliveries": zod.array(WebhookDelivery).describe('The newest first.'),
  "next_cursor": zod.string().nullable().describe('Where the next page begins; null on the last one.')
}).describe('A page of the messages to one target.');

export type WebhookDeliveryPage = zod.input<typeof WebhookDeliveryPage>;
export type WebhookDeliveryPageOutput = zod.output<typeof WebhookDeliveryPage>;

export const ReconcileRailRequest = zod.strictObject({
  "since": Day.describe('The first UTC day, not after today and at most 91 days before it.')
}).describe('Since when the payment rail’s own list is compared.');

export type ReconcileRailRequest = zod.input<typeof ReconcileRailRequest>;
export type ReconcileRailRequestOutput = zod.output<typeof ReconcileRailRequest>;

export const reconciliationRunIdMax = 200;

export const reconciliationRunMatchedMin = 0;

export const reconciliationRunOtherAmountMin = 0;

export const reconciliationRunOnlyThereMin = 0;

export const reconciliationRunOnlyHereMin = 0;

export const reconciliationRunUnreadableMin = 0;



export const ReconciliationRun = zod.strictObject({
  "id": zod.string().min(1).max(reconciliationRunIdMax).describe('The comparison\'s id.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was made.'),
  "created_by": zod.string().describe('The administrator\'s name; `the server` for the daily comparison.'),
  "file_name": zod.string().describe('`Payment rail`; the name of the file for comparisons that servers before contract 4.0.0 made.'),
  "source": zod.enum(['file', 'rail']).optional().describe('`rail`, the list of the payment rail. `file` for comparisons that servers before contract 4.0.0 made.'),
  "date_from": Day.describe('The first UTC day.'),
  "date_to": Day.describe('The last UTC day.'),
  "matched": zod.int().min(reconciliationRunMatchedMin).describe('Lines that fit one of our payments.'),
  "other_amount": zod.int().min(reconciliationRunOtherAmountMin).describe('Lines that fit one, with another amount.'),
  "only_there": zod.int().min(reconciliationRunOnlyThereMin).describe('Lines that fit none.'),
  "only_here": zod.int().min(reconciliationRunOnlyHereMin).describe('Payments of these days that no line names.'),
  "unreadable": zod.int().min(reconciliationRunUnreadableMin).optional().describe('Entries of the payment rail\'s list that cannot be understood.')
}).describe('A comparison of the payment rail\'s list with our payments.');

export type ReconciliationRun = zod.input<typeof ReconciliationRun>;
export type ReconciliationRunOutput = zod.output<typeof ReconciliationRun>;

export const dailyReconciliationHourMin = 0;
export const dailyReconciliationHourMax = 23;



export const DailyReconciliation = zod.strictObject({
  "hour": zod.int().min(dailyReconciliationHourMin).max(dailyReconciliationHourMax).describe('The hour of the day, UTC, from which on the day before is compared.'),
  "last_day": zod.union([Day,zod.null()]).describe('The newest UTC day that was compared; null when none was.'),
  "failing_since": zod.iso.datetime({"offset":true}).nullable().describe('When the first attempt failed for the oldest day that could not be compared yet; null when there is none.'),
  "failure": zod.string().nullable().describe('Why.')
}).describe('How far the comparison is that the server makes by itself every day, of the payments of the day before.');

export type DailyReconciliation = zod.input<typeof DailyReconciliation>;
export type DailyReconciliationOutput = zod.output<typeof DailyReconciliation>;

export const ReconciliationRunList = zod.strictObject({
  "runs": zod.array(ReconciliationRun).describe('The newest first.'),
  "daily": zod.union([DailyReconciliation,zod.null()]).optional().describe('The daily comparison; null when the server makes none.')
}).describe('The comparisons that were made, the newest first.');

export type ReconciliationRunList = zod.input<typeof ReconciliationRunList>;
export type ReconciliationRunListOutput = zod.output<typeof ReconciliationRunList>;

export const ReconciliationResult = zod.enum(['matched', 'other_amount', 'only_there', 'only_here', 'unreadable']).describe('`matched`, `other_amount`, `only_there` on the statement, or `only_here`. An extension: `unreadable`, an entry of the payment rail\'s list, or a line of a statement, that cannot be understood; its note says why.');

export type ReconciliationResult = zod.input<typeof ReconciliationResult>;
export type ReconciliationResultOutput = zod.output<typeof ReconciliationResult>;

export const reconciliationDifferenceIdMax = 200;

export const reconciliationDifferenceRunIdMax = 200;

export const reconciliationDifferenceWithdrawalIdMax = 200;

export const reconciliationDifferenceStatementIdMax = 200;

export const reconciliationDifferenceStatementLineIdMax = 200;



export const ReconciliationDifference = zod.strictObject({
  "id": zod.string().min(1).max(reconciliationDifferenceIdMax).describe('The difference\'s id.'),
  "run_id": zod.string().min(1).max(reconciliationDifferenceRunIdMax).describe('The comparison that found it.'),
  "day": Day.describe('The UTC day that was compared.'),
  "found_at": zod.iso.datetime({"offset":true}).describe('When it was found.'),
  "result": zod.union([ReconciliationResult,zod.string()]).describe('The kind of difference.'),
  "withdrawal_id": zod.string().min(1).max(reconciliationDifferenceWithdrawalIdMax).nullable().describe('The withdrawal; null when it is about none of ours.'),
  "reference": zod.string().nullable().describe('The rail\'s reference.'),
  "their_amount": zod.number().nullable().describe('The amount on the rail\'s list, US dollars.'),
  "our_amount": zod.number().nullable().describe('The amount that we know, US dollars.'),
  "note": zod.string().nullable().describe('What else the comparison found.'),
  "owner": zod.string().nullable().describe('The username of whoever looks into it; null when nobody does.'),
  "reason": zod.string().nullable().describe('The reason for the difference, as far as it is known.'),
  "version": zod.string().optional().describe('The version of what an edit changes. It is another one after each change.'),
  "is_own_payment": zod.boolean().describe('Whether the caller sent the payment, and so cannot close it.'),
  "closed_at": zod.iso.datetime({"offset":true}).nullable().describe('When it was closed; null while it is open.'),
  "closed_by": zod.string().nullable().describe('The username of whoever closed it.'),
  "explanation": zod.string().nullable().describe('The explanation with which it was closed.'),
  "statement_id": zod.string().min(1).max(reconciliationDifferenceStatementIdMax).nullish().describe('The statement of the bank that it was found on; null for the daily comparison.'),
  "statement_line_id": zod.string().min(1).max(reconciliationDifferenceStatementLineIdMax).nullish().describe('The line of that statement; null for a payment that is missing on it.')
}).describe('A difference that the daily comparison or a statement of the bank found.');

export type ReconciliationDifference = zod.input<typeof ReconciliationDifference>;
export type ReconciliationDifferenceOutput = zod.output<typeof ReconciliationDifference>;

export const ReconciliationDifferencePage = zod.strictObject({
  "differences": zod.array(ReconciliationDifference).describe('Open ones the oldest first, closed ones the newest first.'),
  "owners": zod.array(zod.string().describe('A username.')).describe('The usernames of those who can be given a difference.'),
  "next_cursor": zod.string().nullable().describe('Where the next page begins; null on the last one.')
}).describe('A page of the differences.');

export type ReconciliationDifferencePage = zod.input<typeof ReconciliationDifferencePage>;
export type ReconciliationDifferencePageOutput = zod.output<typeof ReconciliationDifferencePage>;

export const reconciliationDifferenceChangeOwnerMax = 100;

export const reconciliationDifferenceChangeReasonMax = 1000;

export const reconciliationDifferenceChangeVersionRegExp = new RegExp('^[0-9a-f]{32}$');


export const ReconciliationDifferenceChange = zod.strictObject({
  "owner": zod.string().min(1).max(reconciliationDifferenceChangeOwnerMax).nullish().describe('The username of somebody who may control payments; null gives it to nobody.'),
  "reason": zod.string().max(reconciliationDifferenceChangeReasonMax).nullish().describe('The reason, as far as it is known.'),
  "version": zod.string().regex(reconciliationDifferenceChangeVersionRegExp).optional().describe('The record\'s `version` that the edit is based on. Left out, the edit is made whatever happened since.')
}).describe('What is known of a difference. A field that is left out stays as it is.');

export type ReconciliationDifferenceChange = zod.input<typeof ReconciliationDifferenceChange>;
export type ReconciliationDifferenceChangeOutput = zod.output<typeof ReconciliationDifferenceChange>;

export const reconciliationDifferenceClosingExplanationMax = 1000;


export const reconciliationDifferenceClosingExplanationRegExp = new RegExp('\\S');


export const ReconciliationDifferenceClosing = zod.strictObject({
  "explanation": zod.string().min(1).max(reconciliationDifferenceClosingExplanationMax).regex(reconciliationDifferenceClosingExplanationRegExp).describe('The explanation, for whoever asks later.')
}).describe('Why a difference is none any more.');

export type ReconciliationDifferenceClosing = zod.input<typeof ReconciliationDifferenceClosing>;
export type ReconciliationDifferenceClosingOutput = zod.output<typeof ReconciliationDifferenceClosing>;

export const reconciliationLineWithdrawalIdMax = 200;



export const ReconciliationLine = zod.strictObject({
  "result": zod.union([ReconciliationResult,zod.string()]).describe('What was found.'),
  "withdrawal_id": zod.string().min(1).max(reconciliationLineWithdrawalIdMax).nullable().describe('The withdrawal; null when the line names none of ours.'),
  "line": zod.int().nullable().describe('Its number in the file, whose header is line 1; null for a payment that is only here, and in the list of the payment rail, but for the number of an `unreadable` entry.'),
  "reference": zod.string().nullable().describe('The reference on the statement or, for what is only here, the rail\'s.'),
  "their_amount": zod.number().nullable().describe('The amount on the statement, without its sign, US dollars.'),
  "our_amount": zod.number().nullable().describe('The amount that we know, US dollars.'),
  "paid_at": zod.iso.datetime({"offset":true}).nullable().describe('When the rail confirmed our payment.'),
  "note": zod.string().nullable().describe('What else there is to say.')
}).describe('An entry of the rail\'s list, or a payment that is not on it.');

export type ReconciliationLine = zod.input<typeof ReconciliationLine>;
export type ReconciliationLineOutput = zod.output<typeof ReconciliationLine>;

export const ReconciliationLinePage = zod.strictObject({
  "lines": zod.array(ReconciliationLine).describe('In the order of the file.'),
  "next_cursor": zod.string().nullable().describe('Where the next page begins; null on the last one.')
}).describe('A page of the results of a comparison.');

export type ReconciliationLinePage = zod.input<typeof ReconciliationLinePage>;
export type ReconciliationLinePageOutput = zod.output<typeof ReconciliationLinePage>;

export const StatementFormat = zod.enum(['csv', 'camt.052', 'camt.053', 'camt.054', 'mt940', 'bai2', 'ofx']).describe('The format of a statement\'s file.');

export type StatementFormat = zod.input<typeof StatementFormat>;
export type StatementFormatOutput = zod.output<typeof StatementFormat>;

export const StatementState = zod.enum(['open', 'closed', 'discarded']).describe('`open` while somebody works on it, `closed` once every line is matched or explained, `discarded` when it does not count.');

export type StatementState = zod.input<typeof StatementState>;
export type StatementStateOutput = zod.output<typeof StatementState>;

export const StatementLineState = zod.enum(['matched', 'proposed', 'returned', 'open', 'left_out', 'unreadable']).describe('`matched`: a confirmed match. `proposed`: a match that a person confirms or rejects. `returned`: money that came in and is the return of a payment, by a match that is proposed or confirmed. `open`: no match; a person explains it. `left_out`: no booking, such as a heading, a total or a failed payment, or a booking of other people. `unreadable`: it looks like a booking and cannot be understood; a person explains it.');

export type StatementLineState = zod.input<typeof StatementLineState>;
export type StatementLineStateOutput = zod.output<typeof StatementLineState>;

export const statementCountsMatchedMin = 0;

export const statementCountsProposedMin = 0;

export const statementCountsReturnedMin = 0;

export const statementCountsOpenMin = 0;

export const statementCountsLeftOutMin = 0;

export const statementCountsUnreadableMin = 0;

export const statementCountsUnfinishedMin = 0;



export const StatementCounts = zod.strictObject({
  "matched": zod.int().min(statementCountsMatchedMin).describe('With a confirmed match.'),
  "proposed": zod.int().min(statementCountsProposedMin).describe('With a match that a person confirms or rejects.'),
  "returned": zod.int().min(statementCountsReturnedMin).describe('Returns of payments.'),
  "open": zod.int().min(statementCountsOpenMin).describe('Without a match.'),
  "left_out": zod.int().min(statementCountsLeftOutMin).describe('No booking.'),
  "unreadable": zod.int().min(statementCountsUnreadableMin).describe('Cannot be understood.'),
  "unfinished": zod.int().min(statementCountsUnfinishedMin).describe('Lines that keep the statement from being closed, because nobody has confirmed or explained them.')
}).describe('How many lines of a statement are in each state.');

export type StatementCounts = zod.input<typeof StatementCounts>;
export type StatementCountsOutput = zod.output<typeof StatementCounts>;

export const StatementProblem = zod.strictObject({
  "kind": zod.union([zod.enum(['opening_balance', 'closing_balance', 'number', 'other_account']),zod.string()]).describe('`opening_balance`: it is not the closing balance of the statement before. `closing_balance`: opening balance and lines do not add up to it. `number`: a statement is missing in between. `other_account`: no statement of this account was uploaded before, but of others.'),
  "message": zod.string().describe('What does not follow, for people.')
}).describe('Something that does not follow in a statement, or on the statement before. It refuses nothing.');

export type StatementProblem = zod.input<typeof StatementProblem>;
export type StatementProblemOutput = zod.output<typeof StatementProblem>;

export const statementIdMax = 200;

export const statementMoneyInMin = 0;

export const statementMoneyOutMin = 0;

export const statementLinesMin = 0;

export const statementOverlappingMin = 0;

export const statementMissingPaymentsMin = 0;



export const Statement = zod.strictObject({
  "id": zod.string().min(1).max(statementIdMax).describe('The statement\'s id.'),
  "file_name": zod.string().describe('The name of the file.'),
  "format": zod.union([StatementFormat,zod.string()]).describe('The format of the file.'),
  "state": zod.union([StatementState,zod.string()]).describe('Whether somebody works on it.'),
  "uploaded_at": zod.iso.datetime({"offset":true}).describe('When it was uploaded.'),
  "uploaded_by": zod.string().describe('The administrator\'s username.'),
  "account_last4": zod.string().nullable().describe('The last four characters of the account\'s number; null when the file does not name it.'),
  "currency": zod.string().nullable().describe('The currency of the account, ISO 4217; null when the file does not name it.'),
  "number": zod.string().nullable().describe('The bank\'s number of the statement.'),
  "period_from": zod.union([Day,zod.null()]).describe('The first day; null when the file has neither lines nor a period.'),
  "period_to": zod.union([Day,zod.null()]).describe('The last day.'),
  "opening_balance": zod.number().nullable().describe('The balance before the first line, in the currency of the account.'),
  "closing_balance": zod.number().nullable().describe('The balance after the last line.'),
  "money_in": zod.number().min(statementMoneyInMin).describe('The sum of the lines with money that came in, but for what was left out.'),
  "money_out": zod.number().min(statementMoneyOutMin).describe('The sum of the lines with money that went out, without its sign.'),
  "lines": zod.int().min(statementLinesMin).describe('How many lines were kept, in every state.'),
  "overlapping": zod.int().min(statementOverlappingMin).describe('How many lines were skipped, because an earlier statement of the account has them.'),
  "counts": StatementCounts,
  "missing_payments": zod.int().min(statementMissingPaymentsMin).describe('Payments of these days that no statement has. Each is a difference, which `GET …/differences?statement_id=` lists.'),
  "problems": zod.array(StatementProblem).describe('What does not follow. Empty when everything does.'),
  "closed_at": zod.iso.datetime({"offset":true}).nullable().describe('When it was closed; null while it is not.'),
  "closed_by": zod.string().nullable().describe('The username of the person who closed it.'),
  "discarded_at": zod.iso.datetime({"offset":true}).nullable().describe('When it was discarded.'),
  "discarded_by": zod.string().nullable().describe('The username of the person who discarded it.'),
  "reason": zod.string().nullable().describe('Why it was discarded, or reopened the last time.')
}).describe('A statement of the bank.');

export type Statement = zod.input<typeof Statement>;
export type StatementOutput = zod.output<typeof Statement>;

export const StatementPage = zod.strictObject({
  "statements": zod.array(Statement).describe('The newest first.'),
  "next_cursor": zod.string().nullable().describe('Where the next page begins; null on the last one.')
}).describe('A page of the statements.');

export type StatementPage = zod.input<typeof StatementPage>;
export type StatementPageOutput = zod.output<typeof StatementPage>;

export const StatementUpload = zod.strictObject({
  "statement": Statement,
  "already_there": zod.boolean().describe('Whether the same content was uploaded before. Nothing was changed then.')
}).describe('The statement that an upload made, or that was there.');

export type StatementUpload = zod.input<typeof StatementUpload>;
export type StatementUploadOutput = zod.output<typeof StatementUpload>;

export const StatementQuestion = zod.strictObject({
  "name": zod.union([zod.enum(['date_order', 'money_out', 'date_column', 'amount_column', 'reference_column', 'account']),zod.string()]).describe('The parameter for the answer.'),
  "about": zod.string().describe('The part of the file that is unclear.'),
  "choices": zod.array(zod.strictObject({
  "value": zod.string().describe('The value to send.'),
  "words": zod.string().describe('The meaning of that value.')
}).describe('A way to read it.')).describe('At least two.')
}).describe('Something that a file does not settle. The answer goes into the parameter of the same name.');

export type StatementQuestion = zod.input<typeof StatementQuestion>;
export type StatementQuestionOutput = zod.output<typeof StatementQuestion>;




export const StatementNote = zod.strictObject({
  "line": zod.int().min(1).describe('Where it stands in the file.'),
  "text": zod.string().describe('The row, shortened. Masked without `players.pii`.'),
  "reason": zod.string().describe('Why it does not count.'),
  "remedy": zod.string().optional().describe('What to do about it, if something can be done.')
}).describe('A row of a file that does not count.');

export type StatementNote = zod.input<typeof StatementNote>;
export type StatementNoteOutput = zod.output<typeof StatementNote>;




export const StatementPreviewLine = zod.strictObject({
  "line": zod.int().min(1).describe('Where it stands in the file.'),
  "booked_on": Day.describe('The day on which the bank booked it.'),
  "amount": zod.number().describe('Below zero for money that went out.'),
  "currency": zod.string().describe('ISO 4217.'),
  "reference": zod.string().nullable().describe('The reference in a field of its own.'),
  "text": zod.string().describe('All other words of the line. Masked without `players.pii`.')
}).describe('A line as the server understands it.');

export type StatementPreviewLine = zod.input<typeof StatementPreviewLine>;
export type StatementPreviewLineOutput = zod.output<typeof StatementPreviewLine>;

export const statementPreviewLinesMin = 0;

export const statementPreviewLeftOutCountMin = 0;

export const statementPreviewUnreadableCountMin = 0;



export const StatementPreview = zod.strictObject({
  "file_name": zod.string().describe('The name of the file.'),
  "format": zod.union([StatementFormat,zod.string()]).describe('The format of the file.'),
  "account_last4": zod.string().nullable().describe('The last four characters of the account\'s number.'),
  "currency": zod.string().nullable().describe('The currency of the account, ISO 4217.'),
  "number": zod.string().nullable().describe('The bank\'s number of the statement.'),
  "period_from": zod.union([Day,zod.null()]).describe('The first day.'),
  "period_to": zod.union([Day,zod.null()]).describe('The last day.'),
  "opening_balance": zod.number().nullable().describe('The balance before the first line.'),
  "closing_balance": zod.number().nullable().describe('The balance after the last line.'),
  "lines": zod.int().min(statementPreviewLinesMin).describe('How many lines are bookings.'),
  "header": zod.array(zod.string()).describe('The header row of a CSV file; empty for other formats.'),
  "columns": zod.record(zod.string(), zod.string()).describe('Which columns of a CSV file mean what, by their names in the header. Empty for other formats.'),
  "assumed": zod.array(zod.string()).describe('What the server assumes and the file does not say, in sentences.'),
  "rows": zod.array(StatementPreviewLine).describe('The first lines, at most 20.'),
  "left_out": zod.array(StatementNote).describe('Rows that are no bookings, at most 50.'),
  "left_out_count": zod.int().min(statementPreviewLeftOutCountMin).describe('How many rows are no bookings.'),
  "unreadable": zod.array(StatementNote).describe('Rows that cannot be understood, at most 50.'),
  "unreadable_count": zod.int().min(statementPreviewUnreadableCountMin).describe('How many rows cannot be understood.'),
  "questions": zod.array(StatementQuestion).describe('What the file does not settle. `rows` are read by the first choice of each. Empty when the file can be uploaded as it is.'),
  "is_known_layout": zod.boolean().describe('Whether a CSV file with the same header was uploaded before.'),
  "already_there": zod.string().nullable().describe('The id of the statement with the same content; null when there is none.')
}).describe('What the server understands of a file. Nothing is kept.');

export type StatementPreview = zod.input<typeof StatementPreview>;
export type StatementPreviewOutput = zod.output<typeof StatementPreview>;

export const statementMatchPartStatementIdMax = 200;

export const statementMatchPartLineIdMax = 200;

export const statementMatchPartWithdrawalIdMax = 200;




export const StatementMatchPart = zod.strictObject({
  "statement_id": zod.string().min(1).max(statementMatchPartStatementIdMax).describe('The statement of the line. The parts of a payment may be on two.'),
  "line_id": zod.string().min(1).max(statementMatchPartLineIdMax).describe('The line.'),
  "withdrawal_id": zod.string().min(1).max(statementMatchPartWithdrawalIdMax).nullable().describe('The withdrawal whose payment it is; null for a fee.'),
  "attempt": zod.int().min(1).nullable().describe('Which attempt to send it.'),
  "amount": zod.number().describe('US dollars, with the sign of the line.')
}).describe('A share of a line. All parts of a line add up to it.');

export type StatementMatchPart = zod.input<typeof StatementMatchPart>;
export type StatementMatchPartOutput = zod.output<typeof StatementMatchPart>;

export const statementMatchIdMax = 200;

export const statementMatchStepMax = 7;



export const StatementMatch = zod.strictObject({
  "id": zod.string().min(1).max(statementMatchIdMax).describe('The match\'s id.'),
  "kind": zod.union([zod.enum(['payment', 'return', 'fee']),zod.string()]).describe('Whether the line is about payments, a return of one, or a fee alone.'),
  "state": zod.union([zod.enum(['proposed', 'confirmed']),zod.string()]).describe('A proposed match waits for a person.'),
  "step": zod.int().min(1).max(statementMatchStepMax).nullable().describe('The step that found it: 1 by its name, 2 by a name that was written otherwise, 3 a return, 4 by amount and date, 5 as a sum, 6 in parts, 7 a fee. Null: a person chose the payments.'),
  "reason": zod.string().describe('Why the line is about these payments, in words.'),
  "parts": zod.array(StatementMatchPart).describe('The parts of all lines of the match, at most 200.'),
  "payment_amount": zod.number().nullable().describe('The sum of the payments as we know them, US dollars; null for a fee.'),
  "is_own_payment": zod.boolean().describe('Whether the caller sent one of the payments, and so neither confirms nor undoes the match.'),
  "confirmed_at": zod.iso.datetime({"offset":true}).nullable().describe('When it was confirmed.'),
  "confirmed_by": zod.string().nullable().describe('The username of the person who confirmed it; `the server` when it confirmed itself.')
}).describe('The payments, the return or the fee that a line is about.');

export type StatementMatch = zod.input<typeof StatementMatch>;
export type StatementMatchOutput = zod.output<typeof StatementMatch>;

export const StatementLineDetail = zod.strictObject({
  "amount": zod.number().nullable().describe('Below zero for money that went out; null if the bank does not say it.'),
  "reference": zod.string().nullable().describe('The reference in a field of its own.'),
  "text": zod.string().nullable().describe('All other words. Masked without `players.pii`.'),
  "return_code": zod.string().nullable().describe('The bank\'s code for the reason of a return.')
}).describe('A payment within a batch.');

export type StatementLineDetail = zod.input<typeof StatementLineDetail>;
export type StatementLineDetailOutput = zod.output<typeof StatementLineDetail>;

export const statementLineIdMax = 200;




export const StatementLine = zod.strictObject({
  "id": zod.string().min(1).max(statementLineIdMax).describe('The line\'s id.'),
  "line": zod.int().min(1).describe('Where it stands in the file.'),
  "state": zod.union([StatementLineState,zod.string()]).describe('What was found.'),
  "booked_on": zod.union([Day,zod.null()]).describe('The day on which the bank booked it; null if it is no booking.'),
  "amount": zod.number().nullable().describe('Below zero for money that went out; null if it is no booking.'),
  "currency": zod.string().nullable().describe('ISO 4217.'),
  "reference": zod.string().nullable().describe('The reference in a field of its own.'),
  "text": zod.string().nullable().describe('All other words of the line. Masked without `players.pii`; null once it was cleared, because the player was erased or its time was over.'),
  "details": zod.array(StatementLineDetail).describe('The payments of a batch as the bank lists them, at most 200. Empty for other lines, and once the text was cleared.'),
  "status": zod.string().nullable().describe('The bank\'s word for its state.'),
  "return_code": zod.string().nullable().describe('The bank\'s code for the reason of a return.'),
  "note": zod.string().nullable().describe('Why it has no match, does not count or cannot be understood.'),
  "can_propose_again": zod.boolean().describe('Whether a person rejected its match, which `undo` proposes again.'),
  "match": zod.union([StatementMatch,zod.null()]).describe('The match of the line; null without one.'),
  "difference": zod.union([ReconciliationDifference,zod.null()]).describe('The difference of a line without a match. Its owner, reason and explanation are given with `PUT …/differences/{id}` and `POST …/differences/{id}/close`.')
}).describe('A line of a statement.');

export type StatementLine = zod.input<typeof StatementLine>;
export type StatementLineOutput = zod.output<typeof StatementLine>;

export const StatementLinePage = zod.strictObject({
  "lines": zod.array(StatementLine).describe('In the order of the file.'),
  "next_cursor": zod.string().nullable().describe('Where the next page begins; null on the last one.')
}).describe('A page of the lines of a statement.');

export type StatementLinePage = zod.input<typeof StatementLinePage>;
export type StatementLinePageOutput = zod.output<typeof StatementLinePage>;

export const statementCandidateWithdrawalIdMax = 200;




export const StatementCandidate = zod.strictObject({
  "withdrawal_id": zod.string().min(1).max(statementCandidateWithdrawalIdMax).describe('The withdrawal.'),
  "attempt": zod.int().min(1).describe('Which attempt to send it.'),
  "amount": zod.number().describe('The payment as we know it, US dollars.'),
  "difference": zod.number().describe('The amount of the line, without its sign, less the payment.'),
  "paid_at": zod.iso.datetime({"offset":true}).describe('When the rail confirmed it.'),
  "reference": zod.string().nullable().describe('The rail\'s reference.'),
  "reason": zod.string().describe('Why the line may be this payment.'),
  "is_own_payment": zod.boolean().describe('Whether the caller sent the payment, and so cannot confirm it.')
}).describe('A payment that a line may be.');

export type StatementCandidate = zod.input<typeof StatementCandidate>;
export type StatementCandidateOutput = zod.output<typeof StatementCandidate>;

export const StatementCandidateList = zod.strictObject({
  "candidates": zod.array(StatementCandidate).describe('At most 20.')
}).describe('Payments that a line may be, the likeliest first.');

export type StatementCandidateList = zod.input<typeof StatementCandidateList>;
export type StatementCandidateListOutput = zod.output<typeof StatementCandidateList>;

export const confirmStatementLineRequestMatchIdRegExp = new RegExp('^[1-9][0-9]{0,14}$');
export const confirmStatementLineRequestPaymentsItemAttemptMax = 1000;

export const confirmStatementLineRequestPaymentsMax = 100;

export const confirmStatementLineRequestFeeExclusiveMin = 0;
export const confirmStatementLineRequestFeeMax = 100000000;



export const ConfirmStatementLineRequest = zod.strictObject({
  "match_id": zod.string().regex(confirmStatementLineRequestMatchIdRegExp).optional().describe('The proposed match as it was seen. Another one is refused with 409. Left out, any.'),
  "payments": zod.array(zod.strictObject({
  "withdrawal_id": Id,
  "attempt": zod.int().min(1).max(confirmStatementLineRequestPaymentsItemAttemptMax).describe('Which attempt to send it.')
}).describe('A payment.')).min(1).max(confirmStatementLineRequestPaymentsMax).optional().describe('The payments that the line is about; for money that came in, the payment that it returns.'),
  "fee": zod.number().gt(confirmStatementLineRequestFeeExclusiveMin).max(confirmStatementLineRequestFeeMax).optional().describe('The part of the line that is a fee, US dollars. It needs `payments`.')
}).describe('Which match to confirm. Empty, the one that is proposed.');

export type ConfirmStatementLineRequest = zod.input<typeof ConfirmStatementLineRequest>;
export type ConfirmStatementLineRequestOutput = zod.output<typeof ConfirmStatementLineRequest>;

export const bulkStatementLinesRequestLineIdsItemRegExp = new RegExp('^[1-9][0-9]{0,14}$');
export const bulkStatementLinesRequestLineIdsMax = 200;

export const bulkStatementLinesRequestStepMax = 7;



export const BulkStatementLinesRequest = zod.strictObject({
  "line_ids": zod.array(zod.string().regex(bulkStatementLinesRequestLineIdsItemRegExp)).min(1).max(bulkStatementLinesRequestLineIdsMax).optional().describe('The lines.'),
  "step": zod.int().min(1).max(bulkStatementLinesRequestStepMax).optional().describe('The step that found their match.')
}).describe('Lines of a statement, either by their ids or by the step that found their match.');

export type BulkStatementLinesRequest = zod.input<typeof BulkStatementLinesRequest>;
export type BulkStatementLinesRequestOutput = zod.output<typeof BulkStatementLinesRequest>;

export const leaveOutRequestLineIdsItemRegExp = new RegExp('^[1-9][0-9]{0,14}$');
export const leaveOutRequestLineIdsMax = 200;

export const leaveOutRequestReasonMax = 400;


export const leaveOutRequestReasonRegExp = new RegExp('\\S');


export const LeaveOutRequest = zod.strictObject({
  "line_ids": zod.array(zod.string().regex(leaveOutRequestLineIdsItemRegExp)).min(1).max(leaveOutRequestLineIdsMax).describe('The lines.'),
  "reason": zod.string().min(1).max(leaveOutRequestReasonMax).regex(leaveOutRequestReasonRegExp).describe('The reason, for later readers.')
}).describe('Lines of a statement that are none of ours, and why.');

export type LeaveOutRequest = zod.input<typeof LeaveOutRequest>;
export type LeaveOutRequestOutput = zod.output<typeof LeaveOutRequest>;

export const bulkStatementLinesResultProcessedMin = 0;

export const bulkStatementLinesResultLeftMin = 0;



export const BulkStatementLinesResult = zod.strictObject({
  "processed": zod.int().min(bulkStatementLinesResultProcessedMin).describe('How many were changed; the length of `succeeded`.'),
  "succeeded": zod.array(zod.string()).describe('The ids of the lines that were changed.'),
  "failed": zod.array(zod.strictObject({
  "id": zod.string().describe('The line\'s id.'),
  "reason": zod.string().describe('Why it was not changed.')
}).describe('A line that was not changed, and why.')).describe('The lines that were not changed, each with the reason.'),
  "left": zod.int().min(bulkStatementLinesResultLeftMin).describe('How many lines of the step this call did not reach; 0 when lines were named.')
}).describe('What happened to each line.');

export type BulkStatementLinesResult = zod.input<typeof BulkStatementLinesResult>;
export type BulkStatementLinesResultOutput = zod.output<typeof BulkStatementLinesResult>;

export const statementReasonReasonMax = 1000;


export const statementReasonReasonRegExp = new RegExp('\\S');


export const StatementReason = zod.strictObject({
  "reason": zod.string().min(1).max(statementReasonReasonMax).regex(statementReasonReasonRegExp).describe('The reason, for later readers.')
}).describe('Why a statement is reopened or discarded.');

export type StatementReason = zod.input<typeof StatementReason>;
export type StatementReasonOutput = zod.output<typeof StatementReason>;

export const statementProfileIdMax = 200;



export const StatementProfile = zod.strictObject({
  "id": zod.string().min(1).max(statementProfileIdMax).describe('The layout\'s id.'),
  "header": zod.array(zod.string()).describe('The header row.'),
  "columns": zod.record(zod.string(), zod.string()).describe('Which columns mean what, by their names in the header.'),
  "date_order": zod.string().nullable().describe('How dates with two readings are read, `day_first` or `month_first`; null when they have one.'),
  "money_out": zod.string().nullable().describe('Which amounts went out, `negative` or `positive`; null when a column says it.'),
  "currency": zod.string().describe('The currency of lines that name none.'),
  "used_at": zod.iso.datetime({"offset":true}).describe('When it was used last.'),
  "used_by": zod.string().describe('The username of the person who uploaded that file.')
}).describe('A layout of a CSV file, and how the server reads it.');

export type StatementProfile = zod.input<typeof StatementProfile>;
export type StatementProfileOutput = zod.output<typeof StatementProfile>;

export const StatementProfileList = zod.strictObject({
  "profiles": zod.array(StatementProfile).describe('The one that was used last first.')
}).describe('The layouts that are known.');

export type StatementProfileList = zod.input<typeof StatementProfileList>;
export type StatementProfileListOutput = zod.output<typeof StatementProfileList>;

export const statementFindingStatementIdMax = 200;

export const statementFindingLineIdMax = 200;




export const StatementFinding = zod.strictObject({
  "statement_id": zod.string().min(1).max(statementFindingStatementIdMax).describe('The statement.'),
  "line_id": zod.string().min(1).max(statementFindingLineIdMax).describe('Its line.'),
  "file_name": zod.string().describe('The name of the statement\'s file.'),
  "booked_on": Day.describe('The day on which the bank booked it.'),
  "amount": zod.number().describe('The part of the line, US dollars. Below zero for money that went out.'),
  "attempt": zod.int().min(1).optional().describe('Which attempt to send it.'),
  "kind": zod.union([zod.enum(['payment', 'return']),zod.string()]).describe('Whether the bank paid it or returned it.')
}).describe('A line of a statement on which a payment was found.');

export type StatementFinding = zod.input<typeof StatementFinding>;
export type StatementFindingOutput = zod.output<typeof StatementFinding>;

export const transactionPageTotalPagesMin = 0;


export const transactionPageTotalMin = 0;



export const TransactionPage = zod.strictObject({
  "transactions": zod.array(Transaction).describe('The transactions of the page, newest first.'),
  "totalPages": zod.int().min(transactionPageTotalPagesMin).describe('How many pages there are; 0 when nothing matches.'),
  "page": zod.int().min(1).optional().describe('Which page this is.'),
  "total": zod.int().min(transactionPageTotalMin).optional().describe('How many transactions match, over all pages. With a `search` or a `player_id`, the newest 10,000 of them at most.'),
  "totalCapped": zod.boolean().optional().describe('True when a `search` or a `player_id` finds more than the 10,000 that `total` and `totalPages` count.'),
  "searchedUntil": zod.iso.datetime({"offset":true}).optional().describe('Where a `search` was ended, because many transactions match the other filters and few of them the search: the time of the oldest that was looked at. `total` and `totalPages` count what was found since then; an earlier `date_to` looks at older ones. Otherwise it is left out.')
}).describe('One page of the transactions that match, and how many there are.');

export type TransactionPage = zod.input<typeof TransactionPage>;
export type TransactionPageOutput = zod.output<typeof TransactionPage>;

export const updateTransactionStatusRequestNotesMax = 1000;



export const UpdateTransactionStatusRequest = zod.strictObject({
  "status": zod.enum(['completed', 'failed', 'cancelled']).describe('The status from now on.'),
  "notes": zod.string().max(updateTransactionStatusRequestNotesMax).optional().describe('A note to keep with the decision.')
}).describe('What an administrator decided about a pending transaction.');

export type UpdateTransactionStatusRequest = zod.input<typeof UpdateTransactionStatusRequest>;
export type UpdateTransactionStatusRequestOutput = zod.output<typeof UpdateTransactionStatusRequest>;

export const WithdrawalStatus = zod.enum(['pending_review', 'pending', 'approved', 'processing', 'completed', 'rejected', 'failed']).describe('`pending` and `pending_review` await review; `approved` waits to be paid; `processing` is with the bank; `completed`, `rejected` are final; `failed` can be retried.');

export type WithdrawalStatus = zod.input<typeof WithdrawalStatus>;
export type WithdrawalStatusOutput = zod.output<typeof WithdrawalStatus>;

export const WithdrawalUserInfo = zod.strictObject({
  "company_name": zod.string().nullish().describe('The company, where the player is one. Masked without `players.pii`, as in `L•••`.'),
  "contact_email": zod.string().nullish().describe('Where to write to. Masked as `player_email` is.'),
  "contact_phone": zod.string().nullish().describe('Where to call. Without `players.pii` only the last two digits are shown, as in `•••42`.')
}).describe('Who the money is for.');

export type WithdrawalUserInfo = zod.input<typeof WithdrawalUserInfo>;
export type WithdrawalUserInfoOutput = zod.output<typeof WithdrawalUserInfo>;

export const WithdrawalBankAccount = zod.strictObject({
  "bank_name": zod.string().nullish().describe('The bank\'s name.'),
  "account_last4": zod.string().nullish().describe('The last four digits of the account number.'),
  "routing_number": zod.string().nullish().describe('The routing number. Our server sends its last four digits only; another back end may send all nine.'),
  "account_type": zod.string().nullish().describe('The kind of account.')
}).describe('Where the money goes. Only the last four digits of a number are ever to be displayed.');

export type WithdrawalBankAccount = zod.input<typeof WithdrawalBankAccount>;
export type WithdrawalBankAccountOutput = zod.output<typeof WithdrawalBankAccount>;

export const withdrawalGameInfoGameIdMax = 200;



export const WithdrawalGameInfo = zod.strictObject({
  "game_name": zod.string().nullish().describe('The game\'s name.'),
  "game_id": zod.string().min(1).max(withdrawalGameInfoGameIdMax).nullish().describe('The game\'s id.'),
  "developer": zod.string().nullish().describe('The studio that makes the game.')
}).describe('The game in which the money was earned.');

export type WithdrawalGameInfo = zod.input<typeof WithdrawalGameInfo>;
export type WithdrawalGameInfoOutput = zod.output<typeof WithdrawalGameInfo>;

export const ReturnAnnouncement = zod.strictObject({
  "announced_at": zod.iso.datetime({"offset":true}).describe('When it was said.'),
  "announced_by": zod.string().describe('The administrator\'s username.'),
  "reason": zod.string().describe('The bank\'s reason, in the administrator\'s words.'),
  "bank_reference": zod.string().describe('What the bank calls the return.')
}).describe('What an administrator said about a payment that the bank sent back. It moves no money.');

export type ReturnAnnouncement = zod.input<typeof ReturnAnnouncement>;
export type ReturnAnnouncementOutput = zod.output<typeof ReturnAnnouncement>;

export const platformSignalsAccountAgeDaysMin = 0;
export const platformSignalsAccountAgeDaysMax = 100000;

export const platformSignalsBankCountryRegExp = new RegExp('^[A-Z]{2}$');
export const platformSignalsDeviceCountMin = 0;
export const platformSignalsDeviceCountMax = 100000;



export const PlatformSignals = zod.strictObject({
  "account_age_days": zod.int().min(platformSignalsAccountAgeDaysMin).max(platformSignalsAccountAgeDaysMax).optional().describe('How long ago the bank account was first used, days.'),
  "bank_country": zod.string().regex(platformSignalsBankCountryRegExp).optional().describe('The country of the bank, ISO 3166-1.'),
  "device_count": zod.int().min(platformSignalsDeviceCountMin).max(platformSignalsDeviceCountMax).optional().describe('From how many devices the player has signed in.')
}).describe('Facts about the player that a review may want, as the platform knows them.');

export type PlatformSignals = zod.input<typeof PlatformSignals>;
export type PlatformSignalsOutput = zod.output<typeof PlatformSignals>;

export const withdrawalWithdrawalIdMax = 200;

export const withdrawalRequestIdMax = 200;

export const withdrawalPlayerIdMax = 200;

export const withdrawalApprovalRequestIdMax = 200;

export const withdrawalApprovalRequestSubjectIdMax = 200;

export const withdrawalApprovalRequestNotWaitingForMax = 10;

export const withdrawalAttemptMin = 0;



export const Withdrawal = zod.strictObject({
  "withdrawal_id": zod.string().min(1).max(withdrawalWithdrawalIdMax).optional().describe('The id.'),
  "request_id": zod.string().min(1).max(withdrawalRequestIdMax).optional().describe('The id, under its other name.'),
  "status": zod.union([WithdrawalStatus,zod.string()]).describe('Where the withdrawal stands. A value that is not in WithdrawalStatus is to be shown as Pending.'),
  "requested_amount": zod.number().optional().describe('What the player asked for, US dollars.'),
  "amount": zod.number().optional().describe('What the player asked for, under its other name, US dollars.'),
  "processing_fee": zod.number().optional().describe('What the platform keeps of it, US dollars.'),
  "fee": zod.number().optional().describe('What the platform keeps of it, under its other name, US dollars.'),
  "net_payout_amount": zod.number().nullish().describe('What reaches the bank account, US dollars. Absent or null means requested amount minus fee.'),
  "player_email": zod.string().nullish().describe('The player\'s e-mail address. Without the permission `players.pii` it is masked, as in `m•••@example.com`.'),
  "player_id": zod.string().min(1).max(withdrawalPlayerIdMax).nullish().describe('The player\'s id.'),
  "player_state": zod.union([PlayerState,zod.string()]).optional().describe('The player\'s state now. A value that is not in PlayerState is to be shown as it is.'),
  "user_info": zod.union([WithdrawalUserInfo,zod.null()]).optional().describe('Who the money is for.'),
  "bank_account_info": zod.union([WithdrawalBankAccount,zod.null()]).optional().describe('Where the money goes.'),
  "bank_name": zod.string().nullish().describe('The bank\'s name.'),
  "account_last4": zod.string().nullish().describe('The last four digits of the account number.'),
  "game_info": zod.union([WithdrawalGameInfo,zod.null()]).optional().describe('The game in which the money was earned.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When the player asked for it.'),
  "processed_at": zod.iso.datetime({"offset":true}).nullish().describe('When the payment was completed or definitely failed; null before.'),
  "rejection_reason": zod.string().nullish().describe('Why it was rejected, or released after its payment had failed; null unless it was.'),
  "notes": zod.string().nullish().describe('What the administrator who approved it noted.'),
  "approval_request": zod.strictObject({
  "id": zod.string().min(1).max(withdrawalApprovalRequestIdMax).describe('An opaque id. It is sent back as it came.'),
  "action": zod.enum(['approve', 'process', 'retry', 'payout', 'change_roles', 'change_rules']).describe('What is done once somebody agrees.'),
  "state": zod.enum(['waiting', 'approved', 'denied', 'withdrawn', 'expired', 'void']).describe('Whether it waits, or how it ended. `approved` was carried out in the same transaction.'),
  "subject_type": zod.string().describe('What it is about, `withdrawal`, `payout`, `admin`, `role` or `approval_rules`.'),
  "subject_id": zod.string().min(1).max(withdrawalApprovalRequestSubjectIdMax).nullable().describe('The id of the withdrawal, the administrator or the role; null for a payout, which does not exist yet, for the rules, and for a caller who may not read the record.'),
  "amount": zod.number().nullable().describe('The withdrawal\'s requested amount, or the payout\'s, US dollars; null for roles and for the rules.'),
  "permission": zod.enum(['transactions.read', 'transactions.decide', 'transactions.export', 'withdrawals.read', 'withdrawals.review', 'withdrawals.pay', 'withdrawals.export', 'games.read', 'games.write', 'items.read', 'items.write', 'revenue.read', 'payouts.create', 'players.read', 'players.write', 'players.pii', 'players.freeze', 'players.hold', 'notes.write', 'admins.read', 'admins.manage', 'roles.manage', 'audit.read', 'audit.export', 'system.read', 'payments.control', 'statements.read', 'policies.manage', 'platform.read', 'platform.write']).describe('What somebody may do, as `<area>.<verb>`. `players.pii` is to see who players are, `players.hold` to see and decide on compliance holds, `notes.write` to write notes on players and withdrawals, `statements.read` to see the statements of the bank, `withdrawals.review` to decide and recall withdrawals, `withdrawals.pay` to send, retry, recall and release payments and to announce their returns. Only people use `transactions.decide`, `withdrawals.review`, `withdrawals.pay`, `payouts.create`, `payments.control`, `players.freeze` and `players.hold`, and only programs `platform.*`.'),
  "caught_by": zod.array(zod.strictObject({
  "fact": zod.enum(['amount', 'decider_day_sum', 'player_day_sum', 'own_program_amount']).describe('`amount` of the one decision, in bulk the sum of all that it would let go alone; `decider_day_sum`, what the same person decided alone within 24 hours, with this decision; `player_day_sum`, what people let go to the same player within 24 hours, with this decision; `own_program_amount`, the amount of what a service account of the decider\'s has stored, in bulk their sum.'),
  "at_least": zod.number().describe('From which amount on the rule asks, US dollars.'),
  "value": zod.number().describe('What it was, US dollars. For a role the same as `at_least`.')
}).describe('A rule that asked for a second person, and why.')).describe('The rules that asked for a second person; none for a change of the rules themselves, which always does.'),
  "rules_version": zod.int().nullable().describe('The version of the rules that asked; null for a change of the rules.'),
  "shown": zod.record(zod.string(), zod.unknown()).describe('The fields of the record and of the call to which the second person agrees, as they were when it was asked, by their names in this contract; and the `signals` of a withdrawal at that moment. Ids are left out for a caller who may not read the record.'),
  "hash": zod.string().describe('SHA-256, hex, of all that was asked and who asked.'),
  "requested_by": zod.string().describe('The username of the administrator who asked.'),
  "requested_at": zod.iso.datetime({"offset":true}).describe('When it was asked.'),
  "expires_at": zod.iso.datetime({"offset":true}).describe('When it expires, unless it ends before.'),
  "waiting_for": zod.array(zod.string()).describe('The usernames of some who can decide it; empty when it has ended, or nobody can just now.'),
  "not_waiting_for": zod.array(zod.strictObject({
  "username": zod.string().describe('The username of the administrator.'),
  "because": zod.string().describe('Why, and what ends it, in words.')
}).describe('That an administrator counts as one person with whoever asked.')).max(withdrawalApprovalRequestNotWaitingForMax).optional().describe('Those with the permission who cannot decide it, because they count as one person with whoever asked, and why; left out without any, and when it has ended.'),
  "decided_by": zod.string().nullable().describe('The username of whoever approved, denied or withdrew it; null while it waits, and when it expired or is void.'),
  "decided_at": zod.iso.datetime({"offset":true}).nullable().describe('When it ended; null while it waits.'),
  "reason": zod.string().nullable().describe('Why it was denied, or is void; null otherwise.'),
  "signature": zod.strictObject({
  "is_signed": zod.boolean().describe('Whether the decision was signed by a passkey.'),
  "unsigned_because": zod.union([zod.enum(['no_passkey', 'passkey_too_new', 'passkey_not_recorded']).describe('Why a decision is not signed: no passkey, none that was added at least 24 hours before, or none whose addition is recorded with its public key; add that one anew.'),zod.null()]).describe('Why not; null when it was signed.'),
  "key": zod.string().nullable().describe('SHA-256, hex, of the passkey\'s public key (SPKI); null when it was not signed.'),
  "enrolled_at": zod.iso.datetime({"offset":true}).nullable().describe('When the passkey was added; null when it was not signed.'),
  "enrolled_by": zod.string().nullable().describe('The username of whoever added it; null when it was not signed.')
}).optional().describe('Whether whoever approved or denied the request signed that, as the audit log has it. Absent while nobody has decided. `npm run audit -- verify` checks each signature.')
}).optional().describe('A decision about it that waits for a second person; absent where none does.'),
  "attempt": zod.int().min(withdrawalAttemptMin).optional().describe('How often it was sent to the bank.'),
  "can_be_recalled": zod.boolean().optional().describe('True for a withdrawal that is `processing` and that the payment rail surely was not asked for: it can still be recalled. Left out for every other.'),
  "returned_at": zod.iso.datetime({"offset":true}).nullish().describe('When it was booked that the bank sent the money back, the last time; null where that never happened.'),
  "return_reference": zod.string().nullish().describe('The bank\'s reference of that return.'),
  "return_code": zod.string().nullish().describe('The bank\'s code for the reason of that return, such as R03; null when it gave none.'),
  "return_announcement": zod.union([ReturnAnnouncement,zod.null()]).optional().describe('Who said that the bank sent the present payment back, while neither the payment rail nor the console has confirmed it; else null.'),
  "found_on": zod.array(StatementFinding).optional().describe('The lines of statements of the bank on which its payments and their returns were found, by confirmed matches. Only where one withdrawal is asked for, and only with `statements.read`.'),
  "signals": zod.union([PlatformSignals,zod.null()]).optional().describe('Facts about the player that the platform sent with the request; null where it sent none.'),
  "undo_seconds": zod.number().optional().describe('Only in the answer to a decision: for how many seconds it is held, in which the caller can undo it, nobody is told of it and nothing is sent. Absent where decisions are not held.')
}).describe('A player\'s request to have money paid out to a bank account. Where two names are given for one thing (`withdrawal_id` or `request_id`, `requested_amount` or `amount`, `processing_fee` or `fee`), a back end sends at least one.');

export type Withdrawal = zod.input<typeof Withdrawal>;
export type WithdrawalOutput = zod.output<typeof Withdrawal>;

export const WithdrawalList = zod.strictObject({
  "withdrawals": zod.array(Withdrawal).describe('The withdrawals, newest first.'),
  "next_cursor": zod.string().nullish().describe('The `cursor` of the next page; null or absent on the last.')
}).describe('The withdrawals that match, the newest first. With `limit` it is a page of them, with a `next_cursor`.');

export type WithdrawalList = zod.input<typeof WithdrawalList>;
export type WithdrawalListOutput = zod.output<typeof WithdrawalList>;

export const withdrawalSummaryTotalPendingMin = 0;

export const withdrawalSummaryAwaitingSecondMin = 0;

export const withdrawalSummaryProcessingTodayMin = 0;

export const withdrawalSummaryCompletedThisMonthMin = 0;

export const withdrawalSummaryFailureRateMin = 0;
export const withdrawalSummaryFailureRateMax = 100;



export const WithdrawalSummary = zod.strictObject({
  "totalPending": zod.int().min(withdrawalSummaryTotalPendingMin).describe('How many await review now.'),
  "awaitingSecond": zod.int().min(withdrawalSummaryAwaitingSecondMin).optional().describe('About how many a decision awaits a second person now, whatever their status; those that await review are among `totalPending` too.'),
  "processingToday": zod.int().min(withdrawalSummaryProcessingTodayMin).describe('How many went to the bank since 00:00 UTC today, each counted once.'),
  "completedThisMonth": zod.int().min(withdrawalSummaryCompletedThisMonthMin).describe('How many were completed in the last 30 days, each counted once, also if its payment was returned and sent again.'),
  "failureRate": zod.number().min(withdrawalSummaryFailureRateMin).max(withdrawalSummaryFailureRateMax).describe('Of the payments that were completed or failed in the last 30 days, the share that failed, in percent, one decimal.')
}).describe('Counts over all withdrawals; `failureRate` is a percentage of the payments that ended in the last 30 days.');

export type WithdrawalSummary = zod.input<typeof WithdrawalSummary>;
export type WithdrawalSummaryOutput = zod.output<typeof WithdrawalSummary>;

export const approveWithdrawalRequestNotesMax = 1000;



export const ApproveWithdrawalRequest = zod.strictObject({
  "notes": zod.string().max(approveWithdrawalRequestNotesMax).optional().describe('A note to keep with the approval.')
}).describe('Optional notes to an approval.');

export type ApproveWithdrawalRequest = zod.input<typeof ApproveWithdrawalRequest>;
export type ApproveWithdrawalRequestOutput = zod.output<typeof ApproveWithdrawalRequest>;

export const RejectionReasonMax = 1000;


export const RejectionReasonRegExp = new RegExp('\\S');


export const RejectionReason = zod.string().min(1).max(RejectionReasonMax).regex(RejectionReasonRegExp).describe('Why it is rejected; not blank. White space around it is dropped.');

export type RejectionReason = zod.input<typeof RejectionReason>;
export type RejectionReasonOutput = zod.output<typeof RejectionReason>;

export const ReasonCodeIdMin = 2;
export const ReasonCodeIdMax = 40;


export const ReasonCodeIdRegExp = new RegExp('^[a-z][a-z0-9_]*$');


export const ReasonCodeId = zod.string().min(ReasonCodeIdMin).max(ReasonCodeIdMax).regex(ReasonCodeIdRegExp).describe('Lower-case letters, digits and underscores, a letter first.');

export type ReasonCodeId = zod.input<typeof ReasonCodeId>;
export type ReasonCodeIdOutput = zod.output<typeof ReasonCodeId>;

export const RejectWithdrawalRequest = zod.strictObject({
  "reason": RejectionReason,
  "reason_code": ReasonCodeId.optional().describe('A reason code for this step, beside the reason in words.')
}).describe('Why the withdrawal is rejected.');

export type RejectWithdrawalRequest = zod.input<typeof RejectWithdrawalRequest>;
export type RejectWithdrawalRequestOutput = zod.output<typeof RejectWithdrawalRequest>;

export const StepReasonMax = 1000;


export const StepReasonRegExp = new RegExp('\\S');


export const StepReason = zod.string().min(1).max(StepReasonMax).regex(StepReasonRegExp).describe('Why it is done; not blank, and kept in the history. White space around it is dropped.');

export type StepReason = zod.input<typeof StepReason>;
export type StepReasonOutput = zod.output<typeof StepReason>;

export const RecallWithdrawalRequest = zod.strictObject({
  "reason": StepReason
}).describe('Why an approved withdrawal goes back to its review.');

export type RecallWithdrawalRequest = zod.input<typeof RecallWithdrawalRequest>;
export type RecallWithdrawalRequestOutput = zod.output<typeof RecallWithdrawalRequest>;

export const ReleaseWithdrawalRequest = zod.strictObject({
  "reason": StepReason
}).describe('Why the money of a failed withdrawal goes back to the player.');

export type ReleaseWithdrawalRequest = zod.input<typeof ReleaseWithdrawalRequest>;
export type ReleaseWithdrawalRequestOutput = zod.output<typeof ReleaseWithdrawalRequest>;

export const returnWithdrawalRequestBankReferenceMax = 100;


export const returnWithdrawalRequestBankReferenceRegExp = new RegExp('\\S');


export const ReturnWithdrawalRequest = zod.strictObject({
  "reason": StepReason,
  "reason_code": ReasonCodeId.optional().describe('A reason code for this step, beside the reason in words.'),
  "bank_reference": zod.string().min(1).max(returnWithdrawalRequestBankReferenceMax).regex(returnWithdrawalRequestBankReferenceRegExp).describe('What the bank calls the return on its statement; not blank. White space around it is dropped.')
}).describe('What is known about a payment that the bank sent back.');

export type ReturnWithdrawalRequest = zod.input<typeof ReturnWithdrawalRequest>;
export type ReturnWithdrawalRequestOutput = zod.output<typeof ReturnWithdrawalRequest>;

export const WithdrawalIdsMax = 200;



export const WithdrawalIds = zod.array(Id).min(1).max(WithdrawalIdsMax).describe('The withdrawals, each named once.');

export type WithdrawalIds = zod.input<typeof WithdrawalIds>;
export type WithdrawalIdsOutput = zod.output<typeof WithdrawalIds>;

export const bulkApproveRequestNotesMax = 1000;



export const BulkApproveRequest = zod.strictObject({
  "withdrawal_ids": WithdrawalIds,
  "notes": zod.string().max(bulkApproveRequestNotesMax).optional().describe('A note to keep with each approval.')
}).describe('The withdrawals to approve, with optional notes to each.');

export type BulkApproveRequest = zod.input<typeof BulkApproveRequest>;
export type BulkApproveRequestOutput = zod.output<typeof BulkApproveRequest>;

export const BulkRejectRequest = zod.strictObject({
  "withdrawal_ids": WithdrawalIds,
  "reason": RejectionReason,
  "reason_code": ReasonCodeId.optional().describe('A reason code for this step, beside the reason in words.')
}).describe('The withdrawals to reject, and why.');

export type BulkRejectRequest = zod.input<typeof BulkRejectRequest>;
export type BulkRejectRequestOutput = zod.output<typeof BulkRejectRequest>;

export const BulkRecallRequest = zod.strictObject({
  "withdrawal_ids": WithdrawalIds,
  "reason": StepReason
}).describe('The approved withdrawals that go back to their review, and why.');

export type BulkRecallRequest = zod.input<typeof BulkRecallRequest>;
export type BulkRecallRequestOutput = zod.output<typeof BulkRecallRequest>;

export const BulkUndoRequest = zod.strictObject({
  "withdrawal_ids": WithdrawalIds
}).describe('The withdrawals about which the caller\'s decisions are undone.');

export type BulkUndoRequest = zod.input<typeof BulkUndoRequest>;
export type BulkUndoRequestOutput = zod.output<typeof BulkUndoRequest>;

export const bulkReviewFailureIdMax = 200;



export const BulkReviewFailure = zod.strictObject({
  "id": zod.string().min(1).max(bulkReviewFailureIdMax).describe('The withdrawal\'s id.'),
  "reason": zod.string().describe('Why it did not change, in words for an administrator.')
}).describe('A withdrawal that was not changed, and why.');

export type BulkReviewFailure = zod.input<typeof BulkReviewFailure>;
export type BulkReviewFailureOutput = zod.output<typeof BulkReviewFailure>;

export const bulkReviewResultProcessedMin = 0;



export const BulkReviewResult = zod.strictObject({
  "processed": zod.int().min(bulkReviewResultProcessedMin).describe('How many changed their status; the length of `succeeded`.'),
  "succeeded": zod.array(zod.string()).describe('The ids of those that changed their status.'),
  "failed": zod.array(BulkReviewFailure).describe('Those that did not, each with the reason.'),
  "awaiting_second": zod.array(zod.string()).optional().describe('The ids of those that wait for a second person and have not changed. Absent where none does.'),
  "undo_seconds": zod.number().optional().describe('Only in the answer to decisions: for how many seconds they are held, in which the caller can undo them. Absent where decisions are not held.')
}).describe('What happened to each withdrawal: each is decided by itself.');

export type BulkReviewResult = zod.input<typeof BulkReviewResult>;
export type BulkReviewResultOutput = zod.output<typeof BulkReviewResult>;

export const ReasonUse = zod.enum(['reject', 'return', 'skip', 'snooze']).describe('A step that is counted by reason codes. `return` is the announcement that a payment came back.');

export type ReasonUse = zod.input<typeof ReasonUse>;
export type ReasonUseOutput = zod.output<typeof ReasonUse>;

export const ReasonLabelMax = 60;


export const ReasonLabelRegExp = new RegExp('\\S');


export const ReasonLabel = zod.string().min(1).max(ReasonLabelMax).regex(ReasonLabelRegExp).describe('What people read; another than that of every other code. White space around it is dropped.');

export type ReasonLabel = zod.input<typeof ReasonLabel>;
export type ReasonLabelOutput = zod.output<typeof ReasonLabel>;

export const ReasonUsesMax = 4;



export const ReasonUses = zod.array(ReasonUse).min(1).max(ReasonUsesMax).describe('The steps for which it is offered.');

export type ReasonUses = zod.input<typeof ReasonUses>;
export type ReasonUsesOutput = zod.output<typeof ReasonUses>;

export const AddReasonCodeRequest = zod.strictObject({
  "code": ReasonCodeId.describe('What steps keep; another than every other code\'s, and never changed.'),
  "label": ReasonLabel,
  "uses": ReasonUses
}).describe('A new reason code.');

export type AddReasonCodeRequest = zod.input<typeof AddReasonCodeRequest>;
export type AddReasonCodeRequestOutput = zod.output<typeof AddReasonCodeRequest>;

export const reasonCodeRequestVersionRegExp = new RegExp('^[0-9a-f]{32}$');


export const ReasonCodeRequest = zod.strictObject({
  "label": ReasonLabel,
  "uses": ReasonUses,
  "is_retired": zod.boolean().describe('Whether it is no longer offered.'),
  "version": zod.string().regex(reasonCodeRequestVersionRegExp).optional().describe('The record\'s `version` that the edit is based on. Left out, the edit is made whatever happened since.')
}).describe('What a reason code means, and where it is offered.');

export type ReasonCodeRequest = zod.input<typeof ReasonCodeRequest>;
export type ReasonCodeRequestOutput = zod.output<typeof ReasonCodeRequest>;

export const ReasonCode = zod.strictObject({
  "code": ReasonCodeId,
  "label": zod.string().describe('What people read.'),
  "uses": zod.array(ReasonUse).describe('The steps for which it is offered.'),
  "is_retired": zod.boolean().describe('Whether it is no longer offered.'),
  "version": zod.string().optional().describe('The version of what an edit changes. It is another one after each change.')
}).describe('A reason by which steps are counted.');

export type ReasonCode = zod.input<typeof ReasonCode>;
export type ReasonCodeOutput = zod.output<typeof ReasonCode>;

export const ReasonCodeList = zod.strictObject({
  "reason_codes": zod.array(ReasonCode).describe('In the order of their labels.')
}).describe('The reason codes, also those that are retired.');

export type ReasonCodeList = zod.input<typeof ReasonCodeList>;
export type ReasonCodeListOutput = zod.output<typeof ReasonCodeList>;

export const ReviewClaim = zod.strictObject({
  "withdrawal_id": RecordId,
  "username": zod.string().describe('The administrator who looks at it.'),
  "is_own": zod.boolean().describe('Whether that is the caller.'),
  "until": zod.iso.datetime({"offset":true}).describe('When the claim ends, unless it is renewed.')
}).describe('That somebody looks at a withdrawal. It forbids nobody to decide it.');

export type ReviewClaim = zod.input<typeof ReviewClaim>;
export type ReviewClaimOutput = zod.output<typeof ReviewClaim>;

export const ReviewSnooze = zod.strictObject({
  "withdrawal_id": RecordId,
  "username": zod.string().describe('The administrator who set it aside.'),
  "until": zod.iso.datetime({"offset":true}).describe('When the desk hands it out again.'),
  "reason": zod.string().describe('Why. Addresses in it are masked without `players.pii`.')
}).describe('That a withdrawal is set aside until a time. It forbids nobody to decide it.');

export type ReviewSnooze = zod.input<typeof ReviewSnooze>;
export type ReviewSnoozeOutput = zod.output<typeof ReviewSnooze>;

export const reviewQueueWaitingMin = 0;

export const reviewQueueAwaitingSecondMin = 0;



export const ReviewQueue = zod.strictObject({
  "waiting": zod.int().min(reviewQueueWaitingMin).describe('How many await review.'),
  "awaiting_second": zod.int().min(reviewQueueAwaitingSecondMin).optional().describe('About how many withdrawals a decision awaits a second person; the desk does not hand them out.'),
  "oldest_at": zod.iso.datetime({"offset":true}).nullable().describe('When the oldest of them was requested; null when none waits.'),
  "target_hours": zod.number().describe('Within so many hours one should be decided (`REVIEW_TARGET`).'),
  "lease_seconds": zod.int().describe('How long a claim lasts that is not renewed (`REVIEW_LEASE`).'),
  "claims": zod.array(ReviewClaim).describe('The claims in force, at most 500.'),
  "snoozes": zod.array(ReviewSnooze).optional().describe('The snoozes in force, at most 500, those that end first first.'),
  "put_last": zod.array(RecordId).optional().describe('The withdrawals that the desk hands to the caller last because their approval was refused with `payment_withheld`, at most 500, the latest first.')
}).describe('The withdrawals that await review.');

export type ReviewQueue = zod.input<typeof ReviewQueue>;
export type ReviewQueueOutput = zod.output<typeof ReviewQueue>;

export const SkipRequest = zod.strictObject({
  "reason": StepReason,
  "reason_code": ReasonCodeId.optional().describe('A reason code for this step, beside the reason in words.')
}).describe('Why the caller leaves it to others.');

export type SkipRequest = zod.input<typeof SkipRequest>;
export type SkipRequestOutput = zod.output<typeof SkipRequest>;

export const SnoozeRequest = zod.strictObject({
  "until": zod.iso.datetime({"offset":true}).describe('When the desk hands it out again; in the future, and at most 30 days ahead.'),
  "reason": StepReason,
  "reason_code": ReasonCodeId.optional().describe('A reason code for this step, beside the reason in words.')
}).describe('Until when it is set aside, and why.');

export type SnoozeRequest = zod.input<typeof SnoozeRequest>;
export type SnoozeRequestOutput = zod.output<typeof SnoozeRequest>;

export const reviewDayApprovedMin = 0;

export const reviewDayRejectedMin = 0;



export const ReviewDay = zod.strictObject({
  "date": zod.iso.date().describe('The day in UTC.'),
  "approved": zod.int().min(reviewDayApprovedMin).describe('How many were approved.'),
  "rejected": zod.int().min(reviewDayRejectedMin).describe('How many were rejected.'),
  "median_minutes": zod.number().nullable().describe('As in the figures of all days.')
}).describe('The decisions of one day.');

export type ReviewDay = zod.input<typeof ReviewDay>;
export type ReviewDayOutput = zod.output<typeof ReviewDay>;




export const ReasonCount = zod.strictObject({
  "use": ReasonUse,
  "code": zod.string().nullable().describe('The reason code.'),
  "label": zod.string().nullable().describe('Its label, as it is now.'),
  "count": zod.int().min(1).describe('How many steps gave it.')
}).describe('How often a reason was given.');

export type ReasonCount = zod.input<typeof ReasonCount>;
export type ReasonCountOutput = zod.output<typeof ReasonCount>;

export const reviewFiguresWaitingMin = 0;

export const reviewFiguresSnoozedMin = 0;

export const reviewFiguresDecidedMin = 0;

export const reviewFiguresWithinTargetMin = 0;
export const reviewFiguresWithinTargetMax = 100;



export const ReviewFigures = zod.strictObject({
  "waiting": zod.int().min(reviewFiguresWaitingMin).describe('How many await review, those that are set aside included.'),
  "snoozed": zod.int().min(reviewFiguresSnoozedMin).describe('How many of them are set aside until a time.'),
  "oldest_at": zod.iso.datetime({"offset":true}).nullable().describe('When the oldest of them was requested; null when none waits.'),
  "target_hours": zod.number().describe('Within so many hours one should be decided (`REVIEW_TARGET`).'),
  "decided": zod.int().min(reviewFiguresDecidedMin).describe('How many decisions there were within the days.'),
  "median_minutes": zod.number().nullable().describe('The median of the minutes from when it began to await review to its decision; null without decisions.'),
  "within_target": zod.number().min(reviewFiguresWithinTargetMin).max(reviewFiguresWithinTargetMax).nullable().describe('The share that was decided within the target, as a percentage; null without decisions.'),
  "per_hour": zod.number().nullable().describe('Decisions in an hour, of the hours in which there were any; null without decisions.'),
  "days": zod.array(ReviewDay).describe('The days in UTC, the latest first, also those without decisions.'),
  "reasons": zod.array(ReasonCount).describe('How often each reason code was given within the days, the most frequent first; without a code, `code` and `label` are null.')
}).describe('How the review goes.');

export type ReviewFigures = zod.input<typeof ReviewFigures>;
export type ReviewFiguresOutput = zod.output<typeof ReviewFigures>;

export const ReviewOrder = zod.enum(['oldest', 'riskiest', 'largest']).describe('What comes first: the `oldest`, the `riskiest` by the levels of its signals, or the `largest`. A new withdrawal\'s signals count after a second.');

export type ReviewOrder = zod.input<typeof ReviewOrder>;
export type ReviewOrderOutput = zod.output<typeof ReviewOrder>;

export const claimNextRequestExceptMax = 200;



export const ClaimNextRequest = zod.strictObject({
  "order": ReviewOrder,
  "except": zod.array(Id).max(claimNextRequestExceptMax).optional().describe('Those that the caller does not want, such as the one that is on the screen.')
}).describe('Which withdrawal to claim.');

export type ClaimNextRequest = zod.input<typeof ClaimNextRequest>;
export type ClaimNextRequestOutput = zod.output<typeof ClaimNextRequest>;

export const ClaimAnswer = zod.strictObject({
  "claim": zod.union([ReviewClaim,zod.null()]).describe('Null when there is none.')
}).describe('The claim in force.');

export type ClaimAnswer = zod.input<typeof ClaimAnswer>;
export type ClaimAnswerOutput = zod.output<typeof ClaimAnswer>;

export const ApprovalFact = zod.enum(['amount', 'decider_day_sum', 'player_day_sum', 'own_program_amount']).describe('`amount` of the one decision, in bulk the sum of all that it would let go alone; `decider_day_sum`, what the same person decided alone within 24 hours, with this decision; `player_day_sum`, what people let go to the same player within 24 hours, with this decision; `own_program_amount`, the amount of what a service account of the decider\'s has stored, in bulk their sum.');

export type ApprovalFact = zod.input<typeof ApprovalFact>;
export type ApprovalFactOutput = zod.output<typeof ApprovalFact>;

export const CaughtByRule = zod.strictObject({
  "fact": ApprovalFact,
  "at_least": zod.number().describe('From which amount on the rule asks, US dollars.'),
  "value": zod.number().describe('What it was, US dollars. For a role the same as `at_least`.')
}).describe('A rule that asked for a second person, and why.');

export type CaughtByRule = zod.input<typeof CaughtByRule>;
export type CaughtByRuleOutput = zod.output<typeof CaughtByRule>;

export const SamePersonAs = zod.strictObject({
  "username": zod.string().describe('The username of the administrator.'),
  "because": zod.string().describe('Why, and what ends it, in words.')
}).describe('That an administrator counts as one person with whoever asked.');

export type SamePersonAs = zod.input<typeof SamePersonAs>;
export type SamePersonAsOutput = zod.output<typeof SamePersonAs>;

export const UnsignedBecause = zod.enum(['no_passkey', 'passkey_too_new', 'passkey_not_recorded']).describe('Why a decision is not signed: no passkey, none that was added at least 24 hours before, or none whose addition is recorded with its public key; add that one anew.');

export type UnsignedBecause = zod.input<typeof UnsignedBecause>;
export type UnsignedBecauseOutput = zod.output<typeof UnsignedBecause>;

export const ApprovalSignature = zod.strictObject({
  "is_signed": zod.boolean().describe('Whether the decision was signed by a passkey.'),
  "unsigned_because": zod.union([UnsignedBecause,zod.null()]).describe('Why not; null when it was signed.'),
  "key": zod.string().nullable().describe('SHA-256, hex, of the passkey\'s public key (SPKI); null when it was not signed.'),
  "enrolled_at": zod.iso.datetime({"offset":true}).nullable().describe('When the passkey was added; null when it was not signed.'),
  "enrolled_by": zod.string().nullable().describe('The username of whoever added it; null when it was not signed.')
}).describe('Whether whoever approved or denied the request signed that, as the audit log has it. Absent while nobody has decided. `npm run audit -- verify` checks each signature.');

export type ApprovalSignature = zod.input<typeof ApprovalSignature>;
export type ApprovalSignatureOutput = zod.output<typeof ApprovalSignature>;

export const approvalRequestSubjectIdMax = 200;

export const approvalRequestNotWaitingForMax = 10;



export const ApprovalRequest = zod.strictObject({
  "id": RecordId,
  "action": zod.enum(['approve', 'process', 'retry', 'payout', 'change_roles', 'change_rules']).describe('What is done once somebody agrees.'),
  "state": zod.enum(['waiting', 'approved', 'denied', 'withdrawn', 'expired', 'void']).describe('Whether it waits, or how it ended. `approved` was carried out in the same transaction.'),
  "subject_type": zod.string().describe('What it is about, `withdrawal`, `payout`, `admin`, `role` or `approval_rules`.'),
  "subject_id": zod.string().min(1).max(approvalRequestSubjectIdMax).nullable().describe('The id of the withdrawal, the administrator or the role; null for a payout, which does not exist yet, for the rules, and for a caller who may not read the record.'),
  "amount": zod.number().nullable().describe('The withdrawal\'s requested amount, or the payout\'s, US dollars; null for roles and for the rules.'),
  "permission": Permission,
  "caught_by": zod.array(CaughtByRule).describe('The rules that asked for a second person; none for a change of the rules themselves, which always does.'),
  "rules_version": zod.int().nullable().describe('The version of the rules that asked; null for a change of the rules.'),
  "shown": zod.record(zod.string(), zod.unknown()).describe('The fields of the record and of the call to which the second person agrees, as they were when it was asked, by their names in this contract; and the `signals` of a withdrawal at that moment. Ids are left out for a caller who may not read the record.'),
  "hash": zod.string().describe('SHA-256, hex, of all that was asked and who asked.'),
  "requested_by": zod.string().describe('The username of the administrator who asked.'),
  "requested_at": zod.iso.datetime({"offset":true}).describe('When it was asked.'),
  "expires_at": zod.iso.datetime({"offset":true}).describe('When it expires, unless it ends before.'),
  "waiting_for": zod.array(zod.string()).describe('The usernames of some who can decide it; empty when it has ended, or nobody can just now.'),
  "not_waiting_for": zod.array(SamePersonAs).max(approvalRequestNotWaitingForMax).optional().describe('Those with the permission who cannot decide it, because they count as one person with whoever asked, and why; left out without any, and when it has ended.'),
  "decided_by": zod.string().nullable().describe('The username of whoever approved, denied or withdrew it; null while it waits, and when it expired or is void.'),
  "decided_at": zod.iso.datetime({"offset":true}).nullable().describe('When it ended; null while it waits.'),
  "reason": zod.string().nullable().describe('Why it was denied, or is void; null otherwise.'),
  "signature": ApprovalSignature.optional()
}).describe('A decision of one person that waits for a second one, or waited. What was asked never changes, and `hash` covers it. It ends when somebody decides, when whoever asked withdraws it, after 72 hours, or when the record or the rules changed so that it is void.');

export type ApprovalRequest = zod.input<typeof ApprovalRequest>;
export type ApprovalRequestOutput = zod.output<typeof ApprovalRequest>;

export const ReviewableWithdrawal = zod.strictObject({
  "withdrawal_id": RecordId,
  "status": WithdrawalStatus,
  "requested_amount": zod.number().describe('What the player asked for, US dollars.'),
  "net_payout_amount": zod.number().describe('What reaches the bank account, US dollars.'),
  "player_state": PlayerState,
  "approval_request": ApprovalRequest.optional(),
  "created_at": zod.iso.datetime({"offset":true}).describe('When the player made the request.')
}).describe('What one has to know of a withdrawal to decide it among many.');

export type ReviewableWithdrawal = zod.input<typeof ReviewableWithdrawal>;
export type ReviewableWithdrawalOutput = zod.output<typeof ReviewableWithdrawal>;

export const reviewableWithdrawalsCountMin = 0;



export const ReviewableWithdrawals = zod.strictObject({
  "count": zod.int().min(reviewableWithdrawalsCountMin).describe('How many there are, whatever `limit` is.'),
  "withdrawals": zod.array(ReviewableWithdrawal).describe('The oldest of them, the oldest first, at most as many as `limit` says.')
}).describe('What awaits review among the withdrawals that match filters, as of one moment.');

export type ReviewableWithdrawals = zod.input<typeof ReviewableWithdrawals>;
export type ReviewableWithdrawalsOutput = zod.output<typeof ReviewableWithdrawals>;

export const SignalKind = zod.enum(['frozen', 'shared_account', 'account_age', 'earlier_requests', 'bank_account', 'frequency', 'amount', 'spent', 'bank_account_age', 'devices']).describe('What it is about: whether the player is `frozen`; others who use the same account (`shared_account`); the time since the registration (`account_age`); what became of the `earlier_requests`; whether the `bank_account` is new; the `frequency` of requests; the `amount` against the player\'s own; what was `spent` against what is withdrawn; the age of the bank account (`bank_account_age`) and the number of `devices`, as the platform says.');

export type SignalKind = zod.input<typeof SignalKind>;
export type SignalKindOutput = zod.output<typeof SignalKind>;

export const SignalLevel = zod.enum(['pass', 'note', 'warn', 'high']).describe('How grave it is, from `pass`, which is normal, to `high`.');

export type SignalLevel = zod.input<typeof SignalLevel>;
export type SignalLevelOutput = zod.output<typeof SignalLevel>;

export const SignalEvidence = zod.enum(['player', 'withdrawals', 'transactions', 'players']).describe('Records that show a signal: the `player`, the player\'s `withdrawals` or `transactions`, or the other `players`.');

export type SignalEvidence = zod.input<typeof SignalEvidence>;
export type SignalEvidenceOutput = zod.output<typeof SignalEvidence>;

export const WithdrawalSignal = zod.strictObject({
  "kind": SignalKind,
  "level": SignalLevel,
  "sentence": zod.string().describe('What is known, with its figures.'),
  "evidence": zod.union([SignalEvidence,zod.null()]).describe('Which records show it; null where none do.'),
  "player_ids": zod.array(RecordId).describe('Other players whom it is about.')
}).describe('One thing that is known about a withdrawal or its player.');

export type WithdrawalSignal = zod.input<typeof WithdrawalSignal>;
export type WithdrawalSignalOutput = zod.output<typeof WithdrawalSignal>;

export const WithdrawalSignals = zod.strictObject({
  "withdrawal_id": RecordId,
  "as_of": zod.iso.datetime({"offset":true}).describe('The moment whose facts they are.'),
  "decided": zod.boolean().describe('Whether `as_of` is the moment of the decision, and not now.'),
  "signals": zod.array(WithdrawalSignal).describe('The gravest first. What is normal is among them.')
}).describe('What helps to decide a withdrawal.');

export type WithdrawalSignals = zod.input<typeof WithdrawalSignals>;
export type WithdrawalSignalsOutput = zod.output<typeof WithdrawalSignals>;

export const WithdrawalSignalsList = zod.strictObject({
  "withdrawals": zod.array(WithdrawalSignals).describe('One for each withdrawal that exists, in the order of the ids.')
}).describe('Signals of some withdrawals.');

export type WithdrawalSignalsList = zod.input<typeof WithdrawalSignalsList>;
export type WithdrawalSignalsListOutput = zod.output<typeof WithdrawalSignalsList>;

export const withdrawalHistoryEntryIdMax = 200;



export const WithdrawalHistoryEntry = zod.strictObject({
  "id": zod.string().min(1).max(withdrawalHistoryEntryIdMax).describe('The entry\'s id.'),
  "from_status": zod.string().nullish().describe('The status before; null for the creation.'),
  "to_status": zod.string().describe('The status after.'),
  "action": zod.string().optional().describe('What was done, `create`, `approve`, `recall`, `reject`, `process`, `retry`, `complete`, `fail`, `return`, `release`, `undo` or `cancel`.'),
  "actor": zod.string().nullish().describe('The administrator\'s username; null when the system did it.'),
  "second_actor": zod.string().optional().describe('The username of the administrator who agreed, where the decision needed a second person; absent otherwise.'),
  "note": zod.string().nullish().describe('The note or reason given.'),
  "reason_code": zod.string().optional().describe('The reason code given beside the reason; left out where none was.'),
  "reason_label": zod.string().optional().describe('The label of that code, as it is now.'),
  "bank_reference": zod.string().nullish().describe('The bank\'s reference, where the money came back; else null.'),
  "confirmed_by": zod.string().nullish().describe('Of a return, who confirmed it, `rail` or `console`; else null.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it happened.')
}).describe('One change of a withdrawal\'s status.');

export type WithdrawalHistoryEntry = zod.input<typeof WithdrawalHistoryEntry>;
export type WithdrawalHistoryEntryOutput = zod.output<typeof WithdrawalHistoryEntry>;

export const WithdrawalHistory = zod.strictObject({
  "history": zod.array(WithdrawalHistoryEntry).describe('The changes, oldest first.')
}).describe('Every change of a withdrawal’s status, the oldest first.');

export type WithdrawalHistory = zod.input<typeof WithdrawalHistory>;
export type WithdrawalHistoryOutput = zod.output<typeof WithdrawalHistory>;

export const ForeseenApproval = zod.strictObject({
  "needs_second": zod.boolean().describe('Whether it would wait for a second person, or a part of it.'),
  "withdrawal_ids": zod.array(RecordId).describe('The withdrawals that would wait.'),
  "caught_by": zod.array(CaughtByRule).describe('The rules that would ask; of several withdrawals, those of the first.'),
  "waiting_for": zod.array(zod.string().describe('A username.')).describe('Usernames of those who could be the second person, at most ten.')
}).describe('What the rules in force say about a decision that was not made yet.');

export type ForeseenApproval = zod.input<typeof ForeseenApproval>;
export type ForeseenApprovalOutput = zod.output<typeof ForeseenApproval>;

export const SignedDecision = zod.enum(['approve', 'deny']).describe('The decision of the second person.');

export type SignedDecision = zod.input<typeof SignedDecision>;
export type SignedDecisionOutput = zod.output<typeof SignedDecision>;

export const ChallengeDecisionRequest = zod.strictObject({
  "decision": SignedDecision
}).describe('The decision that is to be signed.');

export type ChallengeDecisionRequest = zod.input<typeof ChallengeDecisionRequest>;
export type ChallengeDecisionRequestOutput = zod.output<typeof ChallengeDecisionRequest>;

export const DecisionChallenge = zod.strictObject({
  "nonce": zod.string().nullable().describe('The part of the challenge that is used once.'),
  "options": zod.union([PasskeyOptions,zod.null()]).describe('For `navigator.credentials.get`.'),
  "unsigned_because": zod.union([UnsignedBecause,zod.null()]).describe('Why nothing is signed.')
}).describe('What a passkey has to sign. `nonce` and `options` are null together, and then `unsigned_because` is not.');

export type DecisionChallenge = zod.input<typeof DecisionChallenge>;
export type DecisionChallengeOutput = zod.output<typeof DecisionChallenge>;

export const decisionSignatureNonceMin = 43;
export const decisionSignatureNonceMax = 43;



export const DecisionSignature = zod.strictObject({
  "nonce": zod.string().min(decisionSignatureNonceMin).max(decisionSignatureNonceMax).describe('Of the challenge.'),
  "passkey": PasskeyCredential
}).describe('A decision signed by a passkey.');

export type DecisionSignature = zod.input<typeof DecisionSignature>;
export type DecisionSignatureOutput = zod.output<typeof DecisionSignature>;

export const ApproveApprovalRequest = zod.strictObject({
  "signature": DecisionSignature.optional()
}).describe('The signature of whoever has a passkey that signs.');

export type ApproveApprovalRequest = zod.input<typeof ApproveApprovalRequest>;
export type ApproveApprovalRequestOutput = zod.output<typeof ApproveApprovalRequest>;

export const approvalRuleActionsMax = 4;

export const approvalRuleAtLeastMin = 0;
export const approvalRuleAtLeastMax = 100000000;



export const ApprovalRule = zod.strictObject({
  "actions": zod.array(zod.enum(['approve', 'process', 'retry', 'payout', 'change_roles'])).min(1).max(approvalRuleActionsMax).describe('The decisions, single or in bulk. `change_roles` is giving somebody a role by which they could be one of the two people, or widening such a role; it counts as any amount, so a rule of the `amount` catches it whatever it is, and other facts do not go with it. A payout goes to no player and is stored by no program.'),
  "fact": ApprovalFact,
  "at_least": zod.number().min(approvalRuleAtLeastMin).max(approvalRuleAtLeastMax).describe('From which amount on, US dollars.')
}).describe('From an amount on, these decisions need a second person.');

export type ApprovalRule = zod.input<typeof ApprovalRule>;
export type ApprovalRuleOutput = zod.output<typeof ApprovalRule>;




export const ApprovalRulesVersion = zod.strictObject({
  "version": zod.int().min(1).describe('Its number; the highest is in force.'),
  "rules": zod.array(ApprovalRule).describe('The rules; with none, nothing waits for a second person.'),
  "author": zod.string().nullable().describe('The username of the administrator who asked for it; null for the server\'s own.'),
  "second": zod.string().nullable().describe('The username of the administrator who agreed; null for the server\'s own.'),
  "reason": zod.string().describe('Why it was made.'),
  "hash": zod.string().describe('SHA-256, hex, of the version, its rules and its reason, and of the hash of the version before.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('Since when it was in force.')
}).describe('A version of the rules. It never changes.');

export type ApprovalRulesVersion = zod.input<typeof ApprovalRulesVersion>;
export type ApprovalRulesVersionOutput = zod.output<typeof ApprovalRulesVersion>;

export const approvalRulesVersionMin = 0;



export const ApprovalRules = zod.strictObject({
  "version": zod.int().min(approvalRulesVersionMin).describe('The version in force; 0 before the first.'),
  "versions": zod.array(ApprovalRulesVersion).describe('The newest 50 versions, the one in force first.')
}).describe('The rules that ask for a second person.');

export type ApprovalRules = zod.input<typeof ApprovalRules>;
export type ApprovalRulesOutput = zod.output<typeof ApprovalRules>;

export const approvalRulesRequestRulesMax = 50;

export const approvalRulesRequestReasonMax = 500;


export const approvalRulesRequestReasonRegExp = new RegExp('\\S');
export const approvalRulesRequestBasedOnMin = 0;
export const approvalRulesRequestBasedOnMax = 1000000000;



export const ApprovalRulesRequest = zod.strictObject({
  "rules": zod.array(ApprovalRule).max(approvalRulesRequestRulesMax).describe('All rules; none means that nothing waits for a second person any more.'),
  "reason": zod.string().min(1).max(approvalRulesRequestReasonMax).regex(approvalRulesRequestReasonRegExp).describe('Why.'),
  "based_on": zod.int().min(approvalRulesRequestBasedOnMin).max(approvalRulesRequestBasedOnMax).describe('The version from which they were made; 0 before the first.')
}).describe('The rules as they shall be.');

export type ApprovalRulesRequest = zod.input<typeof ApprovalRulesRequest>;
export type ApprovalRulesRequestOutput = zod.output<typeof ApprovalRulesRequest>;

export const denyApprovalRequestReasonMax = 500;


export const denyApprovalRequestReasonRegExp = new RegExp('\\S');


export const DenyApprovalRequest = zod.strictObject({
  "reason": zod.string().min(1).max(denyApprovalRequestReasonMax).regex(denyApprovalRequestReasonRegExp).describe('Why, for whoever asked.'),
  "signature": DecisionSignature.optional()
}).describe('Why a request is denied.');

export type DenyApprovalRequest = zod.input<typeof DenyApprovalRequest>;
export type DenyApprovalRequestOutput = zod.output<typeof DenyApprovalRequest>;

export const ApprovalList = zod.strictObject({
  "approvals": zod.array(ApprovalRequest).describe('The requests.'),
  "next_cursor": zod.string().nullable().describe('Where the next page begins; null on the last.')
}).describe('A page of requests, the newest first.');

export type ApprovalList = zod.input<typeof ApprovalList>;
export type ApprovalListOutput = zod.output<typeof ApprovalList>;




export const ArchivedSums = zod.strictObject({
  "withdrawal_count": zod.int().min(1).describe('How many there are.'),
  "paid": zod.number().describe('Amounts of paid ones, fees included, US dollars.'),
  "rejected": zod.number().describe('Amounts of rejected ones, US dollars.')
}).describe('A player\'s withdrawals of the system before this one.');

export type ArchivedSums = zod.input<typeof ArchivedSums>;
export type ArchivedSumsOutput = zod.output<typeof ArchivedSums>;

export const sharedAccountWithdrawalCountMax = 1000;

export const sharedAccountPlayerIdsItemMax = 200;

export const sharedAccountPlayerIdsMax = 20;



export const SharedAccount = zod.strictObject({
  "withdrawal_count": zod.int().min(1).max(sharedAccountWithdrawalCountMax).describe('How many withdrawals, up to 1,000.'),
  "player_ids": zod.array(zod.string().min(1).max(sharedAccountPlayerIdsItemMax).describe('A player\'s id.')).max(sharedAccountPlayerIdsMax).describe('Whose withdrawals, up to 20 players.')
}).describe('Withdrawals of other players to the same bank accounts, by the platform\'s fingerprints of these.');

export type SharedAccount = zod.input<typeof SharedAccount>;
export type SharedAccountOutput = zod.output<typeof SharedAccount>;

export const PlayerFreeze = zod.strictObject({
  "reason": zod.string().describe('Why.'),
  "frozen_by": zod.string().nullable().describe('The administrator\'s username; null where the demo data has it from nobody.'),
  "frozen_at": zod.iso.datetime({"offset":true}).describe('Since when.'),
  "until": zod.iso.datetime({"offset":true}).nullable().describe('When it ends by itself; null where somebody must end it.')
}).describe('A freeze.');

export type PlayerFreeze = zod.input<typeof PlayerFreeze>;
export type PlayerFreezeOutput = zod.output<typeof PlayerFreeze>;

export const PlayerHold = zod.strictObject({
  "reason": zod.string().describe('Why.'),
  "held_by": zod.string().nullable().describe('The administrator\'s username; null where the demo data has it from nobody.'),
  "held_at": zod.iso.datetime({"offset":true}).describe('Since when.')
}).describe('A compliance hold.');

export type PlayerHold = zod.input<typeof PlayerHold>;
export type PlayerHoldOutput = zod.output<typeof PlayerHold>;

export const playerPlayerIdMax = 200;

export const playerTransactionCountMin = 0;

export const playerWithdrawalCountMin = 0;



export const Player = zod.strictObject({
  "player_id": zod.string().min(1).max(playerPlayerIdMax).describe('The platform\'s id of the player.'),
  "player_email": zod.string().nullable().describe('The e-mail address; null where the player is erased. Without `players.pii` it is masked, as in `m•••@example.com`.'),
  "display_name": zod.string().nullable().describe('The name that other players see; null where the player is erased.'),
  "state": zod.union([PlayerState,zod.string()]).describe('A value that is not in PlayerState is to be shown as it is.'),
  "registered_at": zod.iso.datetime({"offset":true}).describe('When the player joined the platform.'),
  "last_seen_at": zod.iso.datetime({"offset":true}).describe('When the player last bought, sent, moved or asked for something, or joined.'),
  "spent": zod.number().optional().describe('Completed purchases, of items too, US dollars.'),
  "withdrawn": zod.number().optional().describe('Amounts of completed withdrawals, fees included, US dollars.'),
  "waiting": zod.number().optional().describe('Amounts that await review, US dollars.'),
  "on_hold": zod.number().optional().describe('Amounts that were asked for and are neither paid nor rejected, US dollars. What awaits review is part of it. Only where one player is asked for, like all fields below.'),
  "rejected": zod.number().optional().describe('Amounts of rejected and released withdrawals, US dollars.'),
  "returned": zod.number().optional().describe('What the bank sent back, without fees, once for each time, US dollars.'),
  "transaction_count": zod.int().min(playerTransactionCountMin).optional().describe('How many transactions there are, in any status.'),
  "withdrawal_count": zod.int().min(playerWithdrawalCountMin).optional().describe('How many withdrawals there are, in any status.'),
  "archived": zod.union([ArchivedSums,zod.null()]).optional().describe('The withdrawals that were paid or rejected before this system was in use, in no other figure; null where there are none.'),
  "shared_account": zod.union([SharedAccount,zod.null()]).optional().describe('Who else withdrew to a bank account of this player; null where nobody did.'),
  "freeze": zod.union([PlayerFreeze,zod.null()]).optional().describe('The freeze in force; null where there is none.'),
  "hold": zod.union([PlayerHold,zod.null()]).optional().describe('The compliance hold in force; null where there is none.'),
  "erased_at": zod.iso.datetime({"offset":true}).nullish().describe('When what identified the player was erased; null where it was not.')
}).describe('Somebody who plays. Sums of money are left out for whoever may not see the transactions or withdrawals that they are of.');

export type Player = zod.input<typeof Player>;
export type PlayerOutput = zod.output<typeof Player>;

export const playerPageTotalMin = 0;
export const playerPageTotalMax = 10000;



export const PlayerPage = zod.strictObject({
  "players": zod.array(Player).describe('In the order that was asked for.'),
  "next_cursor": zod.string().nullable().describe('Where the next page begins; null on the last one.'),
  "total": zod.int().min(playerPageTotalMin).max(playerPageTotalMax).optional().describe('How many players match, on all pages.'),
  "total_capped": zod.boolean().optional().describe('More players match than `total` says.')
}).describe('A page of players.');

export type PlayerPage = zod.input<typeof PlayerPage>;
export type PlayerPageOutput = zod.output<typeof PlayerPage>;

export const PlayerTimelineKind = zod.enum(['registered', 'transaction', 'withdrawal', 'archived_withdrawal', 'frozen', 'unfrozen', 'freeze_expired', 'held', 'hold_released', 'note', 'erased']).describe('What happened: the player `registered`; a `transaction`; a step of a `withdrawal`; an `archived_withdrawal` was paid or rejected by the system before this one; the player was `frozen`, `unfrozen`, or the freeze reached its end (`freeze_expired`); a compliance hold was placed (`held`) or ended (`hold_released`); a `note` was written; the player was `erased`.');

export type PlayerTimelineKind = zod.input<typeof PlayerTimelineKind>;
export type PlayerTimelineKindOutput = zod.output<typeof PlayerTimelineKind>;

export const playerTimelineEntryIdMax = 200;

export const playerTimelineEntryRecordIdMax = 200;



export const PlayerTimelineEntry = zod.strictObject({
  "id": zod.string().min(1).max(playerTimelineEntryIdMax).describe('The entry\'s id, which no other entry of the player has.'),
  "at": zod.iso.datetime({"offset":true}).describe('When it happened.'),
  "kind": zod.union([PlayerTimelineKind,zod.string()]).describe('What happened. A value that is not in PlayerTimelineKind is to be shown as it is.'),
  "type": zod.string().nullable().describe('Of a transaction its type, of a withdrawal the step as `action` of its history; else null.'),
  "record_id": zod.string().min(1).max(playerTimelineEntryRecordIdMax).nullable().describe('The id of the transaction, withdrawal or note, as calls about it take it; else null.'),
  "record_name": zod.string().nullable().describe('The id of the transaction or withdrawal as people know it, also of the withdrawal that a note is about; else null.'),
  "amount": zod.number().nullable().describe('What the transaction is worth or the withdrawal asks for, US dollars; else null.'),
  "status": zod.string().nullable().describe('The status of the transaction now, of the withdrawal after this step, or of the archived withdrawal; else null.'),
  "actor": zod.string().nullable().describe('The username of the administrator who did it; null for the player, the system and the console.'),
  "text": zod.string().nullable().describe('The reason, or the text of the note as it is now; null where there is none.')
}).describe('Something that happened to a player.');

export type PlayerTimelineEntry = zod.input<typeof PlayerTimelineEntry>;
export type PlayerTimelineEntryOutput = zod.output<typeof PlayerTimelineEntry>;

export const PlayerTimeline = zod.strictObject({
  "entries": zod.array(PlayerTimelineEntry).describe('The newest first.'),
  "next_cursor": zod.string().nullable().describe('Where the next page begins; null on the last one.')
}).describe('A page of what happened to a player.');

export type PlayerTimeline = zod.input<typeof PlayerTimeline>;
export type PlayerTimelineOutput = zod.output<typeof PlayerTimeline>;

export const FreezePlayerRequest = zod.strictObject({
  "reason": StepReason,
  "until": zod.iso.datetime({"offset":true}).nullish().describe('When the freeze ends by itself; in the future. Null or left out, somebody must end it.')
}).describe('Why a player is frozen, and until when.');

export type FreezePlayerRequest = zod.input<typeof FreezePlayerRequest>;
export type FreezePlayerRequestOutput = zod.output<typeof FreezePlayerRequest>;

export const holdPlayerRequestRecallNoteDefault = `Recalled for another review`;
export const holdPlayerRequestRecallNoteMax = 1000;


export const holdPlayerRequestRecallNoteRegExp = new RegExp('\\S');


export const HoldPlayerRequest = zod.strictObject({
  "reason": StepReason,
  "recall_note": zod.string().min(1).max(holdPlayerRequestRecallNoteMax).regex(holdPlayerRequestRecallNoteRegExp).default(holdPlayerRequestRecallNoteDefault).describe('The reason of the recalls, which everybody who sees the withdrawals reads. It must not mention the hold. White space around it is dropped.')
}).describe('Why nothing may be paid to a player.');

export type HoldPlayerRequest = zod.input<typeof HoldPlayerRequest>;
export type HoldPlayerRequestOutput = zod.output<typeof HoldPlayerRequest>;

export const PlayerReasonRequest = zod.strictObject({
  "reason": StepReason
}).describe('Why it is done.');

export type PlayerReasonRequest = zod.input<typeof PlayerReasonRequest>;
export type PlayerReasonRequestOutput = zod.output<typeof PlayerReasonRequest>;

export const unfreezeTogetherRequestFrozenByMax = 100;



export const UnfreezeTogetherRequest = zod.strictObject({
  "frozen_by": zod.string().min(1).max(unfreezeTogetherRequestFrozenByMax).describe('The username of the administrator who began them, and who may be disabled by now.'),
  "since": zod.iso.datetime({"offset":true}).describe('Only freezes that began at this time or later.'),
  "reason": StepReason
}).describe('Whose freezes end, and why.');

export type UnfreezeTogetherRequest = zod.input<typeof UnfreezeTogetherRequest>;
export type UnfreezeTogetherRequestOutput = zod.output<typeof UnfreezeTogetherRequest>;

export const unfreezeFailureIdMax = 200;



export const UnfreezeFailure = zod.strictObject({
  "id": zod.string().min(1).max(unfreezeFailureIdMax).describe('The player\'s id.'),
  "reason": zod.string().describe('Why it did not end, in words for an administrator.')
}).describe('A player whose freeze could not be ended, and why.');

export type UnfreezeFailure = zod.input<typeof UnfreezeFailure>;
export type UnfreezeFailureOutput = zod.output<typeof UnfreezeFailure>;

export const unfrozenTogetherUnfrozenMax = 500;

export const unfrozenTogetherFailedMax = 500;



export const UnfrozenTogether = zod.strictObject({
  "unfrozen": zod.array(zod.string()).max(unfrozenTogetherUnfrozenMax).describe('The ids of the players whose freeze ended.'),
  "failed": zod.array(UnfreezeFailure).max(unfrozenTogetherFailedMax).describe('Those who are still frozen, each with the reason.'),
  "has_more": zod.boolean().describe('Whether there are freezes that this call did not come to. The same call with another key ends them.')
}).describe('What became of the freezes that one person began. One that somebody else ended meanwhile is in neither list.');

export type UnfrozenTogether = zod.input<typeof UnfrozenTogether>;
export type UnfrozenTogetherOutput = zod.output<typeof UnfrozenTogether>;

export const paymentsStoppedRecalledMin = 0;

export const paymentsStoppedUnderWayMin = 0;



export const PaymentsStopped = zod.strictObject({
  "player": Player,
  "recalled": zod.int().min(paymentsStoppedRecalledMin).describe('How many withdrawals that were approved, or sent without the payment rail being asked, await review again.'),
  "under_way": zod.int().min(paymentsStoppedUnderWayMin).describe('How many payments cannot be stopped any more, because the payment rail was asked for them before, or may have been.')
}).describe('A player to whom nothing more is paid, and what became of the payments that were on their way.');

export type PaymentsStopped = zod.input<typeof PaymentsStopped>;
export type PaymentsStoppedOutput = zod.output<typeof PaymentsStopped>;

export const RevealRequest = zod.strictObject({
  "reason": StepReason
}).describe('Why somebody must see who it is.');

export type RevealRequest = zod.input<typeof RevealRequest>;
export type RevealRequestOutput = zod.output<typeof RevealRequest>;

export const RevealedPerson = zod.strictObject({
  "player_email": zod.string().nullable().describe('The e-mail address; null where the player is erased.'),
  "company_name": zod.string().nullish().describe('Of a withdrawal, the company.'),
  "contact_email": zod.string().nullish().describe('Of a withdrawal, where to write to.'),
  "contact_phone": zod.string().nullish().describe('Of a withdrawal, where to call.')
}).describe('Personal data, for this answer only. Of a player there is only the address.');

export type RevealedPerson = zod.input<typeof RevealedPerson>;
export type RevealedPersonOutput = zod.output<typeof RevealedPerson>;

export const noteRequestTextMax = 4000;


export const noteRequestTextRegExp = new RegExp('\\S');


export const NoteRequest = zod.strictObject({
  "text": zod.string().min(1).max(noteRequestTextMax).regex(noteRequestTextRegExp).describe('What is to be noted, as plain text; not blank. White space around it is dropped.')
}).describe('A note.');

export type NoteRequest = zod.input<typeof NoteRequest>;
export type NoteRequestOutput = zod.output<typeof NoteRequest>;

export const NoteVersion = zod.strictObject({
  "text": zod.string().nullable().describe('The text; null where it was erased with the player.'),
  "written_at": zod.iso.datetime({"offset":true}).describe('When the note got this text.')
}).describe('A former text of a note.');

export type NoteVersion = zod.input<typeof NoteVersion>;
export type NoteVersionOutput = zod.output<typeof NoteVersion>;

export const noteEarlierMax = 10;



export const Note = zod.strictObject({
  "id": RecordId,
  "text": zod.string().nullable().describe('The text as it is now; plain text. Null where it was erased with the player. Addresses in it are masked without `players.pii`.'),
  "author": zod.string().nullable().describe('The username of whoever wrote it; null where the demo data has it from nobody.'),
  "is_own": zod.boolean().describe('Whether the caller wrote it, and so may edit it.'),
  "written_at": zod.iso.datetime({"offset":true}).describe('When it was written.'),
  "edited_at": zod.iso.datetime({"offset":true}).nullable().describe('When it was last edited; null where it was not.'),
  "earlier": zod.array(NoteVersion).max(noteEarlierMax).describe('The texts before, the latest first; empty where it was not edited.')
}).describe('What an administrator wrote about a player or a withdrawal.');

export type Note = zod.input<typeof Note>;
export type NoteOutput = zod.output<typeof Note>;

export const NotePage = zod.strictObject({
  "notes": zod.array(Note).describe('The newest first.'),
  "next_cursor": zod.string().nullable().describe('Where the next page begins; null on the last one.')
}).describe('A page of notes.');

export type NotePage = zod.input<typeof NotePage>;
export type NotePageOutput = zod.output<typeof NotePage>;

export const ImageUrlMax = 2000;


export const ImageUrlRegExp = new RegExp('^https?://\\S+$');


export const ImageUrl = zod.string().max(ImageUrlMax).regex(ImageUrlRegExp).nullable().describe('The address of an image, http or https; null for none.');

export type ImageUrl = zod.input<typeof ImageUrl>;
export type ImageUrlOutput = zod.output<typeof ImageUrl>;

export const GameStatus = zod.enum(['active', 'inactive']).describe('An `active` game is open to players, an `inactive` one is closed.');

export type GameStatus = zod.input<typeof GameStatus>;
export type GameStatusOutput = zod.output<typeof GameStatus>;

export const gameGameIdMax = 200;

export const gameItemCountMin = 0;

export const gamePlayerCountMin = 0;



export const Game = zod.strictObject({
  "game_id": zod.string().min(1).max(gameGameIdMax).describe('The id.'),
  "game_name": zod.string().describe('The name.'),
  "developer": zod.string().nullish().describe('The studio that makes it.'),
  "genre": zod.string().nullish().describe('What kind of game it is.'),
  "description": zod.string().nullish().describe('What it is about.'),
  "image_url": zod.string().nullish().describe('The address of its picture.'),
  "platform_fee_percent": zod.number().nullish().describe('What the platform keeps of its sales, percent.'),
  "status": zod.union([GameStatus,zod.string()]).optional().describe('Whether players can play it. A value that is not in GameStatus is to be shown as it is.'),
  "item_count": zod.int().min(gameItemCountMin).optional().describe('How many items it has, active or not.'),
  "player_count": zod.int().min(gamePlayerCountMin).optional().describe('How many players have made a transaction in it.'),
  "created_at": zod.iso.datetime({"offset":true}).optional().describe('When it was added.'),
  "updated_at": zod.iso.datetime({"offset":true}).optional().describe('When it last changed; to be sent with an edit.')
}).describe('A game of the platform.');

export type Game = zod.input<typeof Game>;
export type GameOutput = zod.output<typeof Game>;

export const GameList = zod.strictObject({
  "games": zod.array(Game).describe('The games, by name.')
}).describe('All games that match, by name.');

export type GameList = zod.input<typeof GameList>;
export type GameListOutput = zod.output<typeof GameList>;

export const updateGameRequestGameNameMax = 200;


export const updateGameRequestGameNameRegExp = new RegExp('\\S');
export const updateGameRequestDeveloperMax = 200;

export const updateGameRequestGenreMax = 100;

export const updateGameRequestDescriptionMax = 2000;

export const updateGameRequestImageUrlMax = 2000;


export const updateGameRequestImageUrlRegExp = new RegExp('^https?://\\S+$');
export const updateGameRequestPlatformFeePercentMin = 0;
export const updateGameRequestPlatformFeePercentMax = 100;



export const UpdateGameRequest = zod.strictObject({
  "game_name": zod.string().min(1).max(updateGameRequestGameNameMax).regex(updateGameRequestGameNameRegExp).optional().describe('The name, not blank. White space around it is dropped.'),
  "developer": zod.string().max(updateGameRequestDeveloperMax).nullish().describe('The studio that makes it.'),
  "genre": zod.string().max(updateGameRequestGenreMax).nullish().describe('What kind of game it is.'),
  "description": zod.string().max(updateGameRequestDescriptionMax).nullish().describe('What it is about.'),
  "image_url": zod.string().max(updateGameRequestImageUrlMax).regex(updateGameRequestImageUrlRegExp).nullish().describe('The address of an image, http or https; null for none.'),
  "platform_fee_percent": zod.number().min(updateGameRequestPlatformFeePercentMin).max(updateGameRequestPlatformFeePercentMax).optional().describe('What the platform keeps of its sales, percent, at most two decimals. It holds for sales from now on.'),
  "updated_at": zod.iso.datetime({"offset":true}).optional().describe('The game\'s `updated_at` that the edit is based on. Left out, the edit is made whatever happened since.')
}).describe('The fields of a game that change; those left out stay as they are.');

export type UpdateGameRequest = zod.input<typeof UpdateGameRequest>;
export type UpdateGameRequestOutput = zod.output<typeof UpdateGameRequest>;

export const ToggleGameStatusRequest = zod.strictObject({
  "status": zod.enum(['active', 'inactive']).optional().describe('The status that the game is to have. Left out, it gets the other one than it has.')
}).describe('The status that the game has from now on.');

export type ToggleGameStatusRequest = zod.input<typeof ToggleGameStatusRequest>;
export type ToggleGameStatusRequestOutput = zod.output<typeof ToggleGameStatusRequest>;

export const gameTopItemItemIdMax = 200;

export const gameTopItemSoldMin = 0;



export const GameTopItem = zod.strictObject({
  "item_id": zod.string().min(1).max(gameTopItemItemIdMax).describe('The item\'s id.'),
  "item_name": zod.string().describe('The item\'s name.'),
  "sold": zod.int().min(gameTopItemSoldMin).describe('How many were sold.'),
  "sales": zod.number().describe('What players paid for them, US dollars.')
}).describe('One item and how it sold, counting completed transactions.');

export type GameTopItem = zod.input<typeof GameTopItem>;
export type GameTopItemOutput = zod.output<typeof GameTopItem>;

export const gameSeriesTransactionsItemMin = 0;



export const GameSeries = zod.strictObject({
  "labels": zod.array(zod.string()).describe('The UTC days, `YYYY-MM-DD`, oldest first.'),
  "revenue": zod.array(zod.number()).describe('What the company earned with the game on each of these days, US dollars.'),
  "transactions": zod.array(zod.int().min(gameSeriesTransactionsItemMin)).describe('How many transactions were made in the game on each of these days.')
}).describe('The period day by day.');

export type GameSeries = zod.input<typeof GameSeries>;
export type GameSeriesOutput = zod.output<typeof GameSeries>;

export const gameStatsTransactionsMin = 0;

export const gameStatsPlayersMin = 0;



export const GameStats = zod.strictObject({
  "revenue": zod.number().describe('What the company earned with the game in the period, US dollars.'),
  "transactions": zod.int().min(gameStatsTransactionsMin).describe('How many transactions were made in the game in the period, in any status.'),
  "players": zod.int().min(gameStatsPlayersMin).describe('How many players made at least one of them.'),
  "top_items": zod.array(GameTopItem).describe('The items with the highest sales in the period, highest first, at most five.'),
  "series": GameSeries
}).describe('Figures of one game over a period.');

export type GameStats = zod.input<typeof GameStats>;
export type GameStatsOutput = zod.output<typeof GameStats>;

export const ItemType = zod.enum(['currency_pack', 'bundle', 'starter_pack', 'special_offer']).describe('What kind of item it is.');

export type ItemType = zod.input<typeof ItemType>;
export type ItemTypeOutput = zod.output<typeof ItemType>;

export const ItemCategory = zod.enum(['featured', 'weekly', 'daily', 'standard']).describe('The shelf that it stands on.');

export type ItemCategory = zod.input<typeof ItemCategory>;
export type ItemCategoryOutput = zod.output<typeof ItemCategory>;

export const ItemRarity = zod.enum(['common', 'rare', 'epic', 'legendary']).describe('How rare it is.');

export type ItemRarity = zod.input<typeof ItemRarity>;
export type ItemRarityOutput = zod.output<typeof ItemRarity>;

export const ItemColorRegExp = new RegExp('^#[0-9A-Fa-f]{6}$');


export const ItemColor = zod.string().regex(ItemColorRegExp).describe('The colour of its card, red, green and blue in hexadecimal.');

export type ItemColor = zod.input<typeof ItemColor>;
export type ItemColorOutput = zod.output<typeof ItemColor>;

export const ItemNameMax = 200;


export const ItemNameRegExp = new RegExp('\\S');


export const ItemName = zod.string().min(1).max(ItemNameMax).regex(ItemNameRegExp).describe('The name, not blank. White space around it is dropped.');

export type ItemName = zod.input<typeof ItemName>;
export type ItemNameOutput = zod.output<typeof ItemName>;

export const ItemTextMax = 200;



export const ItemText = zod.string().max(ItemTextMax).nullable().describe('A text on the item\'s card; null for none.');

export type ItemText = zod.input<typeof ItemText>;
export type ItemTextOutput = zod.output<typeof ItemText>;

export const OptionalPriceUsdMin = 0;
export const OptionalPriceUsdMax = 1000000;



export const OptionalPriceUsd = zod.number().min(OptionalPriceUsdMin).max(OptionalPriceUsdMax).nullable().describe('A price, US dollars, at most two decimals; null for none.');

export type OptionalPriceUsd = zod.input<typeof OptionalPriceUsd>;
export type OptionalPriceUsdOutput = zod.output<typeof OptionalPriceUsd>;

export const OptionalPercentMin = 0;
export const OptionalPercentMax = 100;



export const OptionalPercent = zod.int().min(OptionalPercentMin).max(OptionalPercentMax).nullable().describe('A share in whole percent; null for none.');

export type OptionalPercent = zod.input<typeof OptionalPercent>;
export type OptionalPercentOutput = zod.output<typeof OptionalPercent>;

export const OptionalCurrencyAmountMin = 0;
export const OptionalCurrencyAmountMax = 1000000000;



export const OptionalCurrencyAmount = zod.int().min(OptionalCurrencyAmountMin).max(OptionalCurrencyAmountMax).nullable().describe('An amount of in-game currency; null for none.');

export type OptionalCurrencyAmount = zod.input<typeof OptionalCurrencyAmount>;
export type OptionalCurrencyAmountOutput = zod.output<typeof OptionalCurrencyAmount>;

export const PurchaseLimitMax = 1000000;



export const PurchaseLimit = zod.int().min(1).max(PurchaseLimitMax).nullable().describe('How many may be bought; null for any number.');

export type PurchaseLimit = zod.input<typeof PurchaseLimit>;
export type PurchaseLimitOutput = zod.output<typeof PurchaseLimit>;

export const OptionalTime = zod.iso.datetime({"offset":true}).nullable().describe('A point in time; null for none.');

export type OptionalTime = zod.input<typeof OptionalTime>;
export type OptionalTimeOutput = zod.output<typeof OptionalTime>;

export const SortOrderMin = -1000000;
export const SortOrderMax = 1000000;



export const SortOrder = zod.int().min(SortOrderMin).max(SortOrderMax).describe('Where it stands among the items of its game, lowest first.');

export type SortOrder = zod.input<typeof SortOrder>;
export type SortOrderOutput = zod.output<typeof SortOrder>;

export const gameItemItemIdMax = 200;

export const gameItemGameIdMax = 200;



export const GameItem = zod.strictObject({
  "item_id": zod.string().min(1).max(gameItemItemIdMax).describe('The id.'),
  "game_id": zod.string().min(1).max(gameItemGameIdMax).describe('The id of the game that it is sold in.'),
  "item_name": zod.string().describe('The name.'),
  "item_type": zod.union([ItemType,zod.string()]).describe('What kind of item it is. A value that is not in ItemType is to be shown as it is.'),
  "item_category": zod.union([ItemCategory,zod.string()]).describe('The shelf that it stands on. A value that is not in ItemCategory is to be shown as it is.'),
  "item_rarity": zod.union([ItemRarity,zod.string()]).describe('How rare it is. A value that is not in ItemRarity is to be shown as it is.'),
  "price_usd": zod.number().nullable().describe('What a player pays, US dollars; null for a draft that nobody has priced yet.'),
  "original_price_usd": zod.number().nullish().describe('What it cost before, US dollars, shown struck through; null for none.'),
  "discount_percentage": zod.number().nullish().describe('The discount shown on the card, percent; null for none.'),
  "currency_amount": zod.int().nullable().describe('How much in-game currency it gives; null for a draft, or where it gives none.'),
  "bonus_amount": zod.int().nullish().describe('How much more in-game currency comes on top; null for none.'),
  "display_name": zod.string().nullish().describe('The name on the card; null for `item_name`.'),
  "display_subtitle": zod.string().nullish().describe('The line below the name.'),
  "display_tag": zod.string().nullish().describe('The word on the card\'s ribbon.'),
  "display_getting": zod.string().nullish().describe('What the buyer gets, in words.'),
  "image_url": zod.string().nullish().describe('The address of the large picture.'),
  "icon_url": zod.string().nullish().describe('The address of the icon.'),
  "thumbnail_url": zod.string().nullish().describe('The address of the small picture.'),
  "is_limited_time": zod.boolean().describe('True for a limited time offer, which `available_from` and `available_until` bound.'),
  "available_from": zod.iso.datetime({"offset":true}).nullish().describe('From when a limited time offer can be bought; null for no such bound.'),
  "available_until": zod.iso.datetime({"offset":true}).nullish().describe('Until when a limited time offer can be bought, after `available_from`; null for no such bound.'),
  "max_purchases_per_player": zod.int().nullish().describe('How many a player may buy in all; null for any number.'),
  "max_purchases_per_day": zod.int().nullish().describe('How many a player may buy in a UTC day; null for any number.'),
  "sort_order": zod.int().describe('Where it stands among the items of its game, lowest first.'),
  "is_featured": zod.boolean().describe('True when it is put in front.'),
  "is_best_value": zod.boolean().describe('True when it is marked as the best value.'),
  "is_most_popular": zod.boolean().describe('True when it is marked as the most popular.'),
  "is_active": zod.boolean().describe('True when it can be bought.'),
  "is_visible": zod.boolean().describe('True when players see it in the shop.'),
  "item_color": zod.string().describe('The colour of its card, red, green and blue in hexadecimal.'),
  "updated_at": zod.iso.datetime({"offset":true}).optional().describe('When it last changed; to be sent with an edit.')
}).describe('Something that is sold in a game.');

export type GameItem = zod.input<typeof GameItem>;
export type GameItemOutput = zod.output<typeof GameItem>;

export const GameItemList = zod.strictObject({
  "items": zod.array(GameItem).describe('The items, by `sort_order`.')
}).describe('The items of one game.');

export type GameItemList = zod.input<typeof GameItemList>;
export type GameItemListOutput = zod.output<typeof GameItemList>;

export const createGameItemRequestItemTypeDefault = 'currency_pack';
export const createGameItemRequestItemCategoryDefault = 'standard';
export const createGameItemRequestItemRarityDefault = 'common';
export const createGameItemRequestIsLimitedTimeDefault = false;
export const createGameItemRequestSortOrderDefault = 0;
export const createGameItemRequestIsFeaturedDefault = false;
export const createGameItemRequestIsBestValueDefault = false;
export const createGameItemRequestIsMostPopularDefault = false;
export const createGameItemRequestIsActiveDefault = true;
export const createGameItemRequestIsVisibleDefault = true;
export const createGameItemRequestItemColorDefault = '#FFFFFF';

export const CreateGameItemRequest = zod.strictObject({
  "game_id": Id.describe('The id of the game that it is sold in.'),
  "item_name": ItemName,
  "item_type": ItemType.default(createGameItemRequestItemTypeDefault),
  "item_category": ItemCategory.default(createGameItemRequestItemCategoryDefault),
  "item_rarity": ItemRarity.default(createGameItemRequestItemRarityDefault),
  "price_usd": OptionalPriceUsd.describe('What a player pays, US dollars, at most two decimals; null for none.'),
  "original_price_usd": OptionalPriceUsd.optional().describe('What it cost before, US dollars, at most two decimals; null for none.'),
  "discount_percentage": OptionalPercent.optional().describe('The discount shown on the card, in whole percent; null for none.'),
  "currency_amount": OptionalCurrencyAmount.describe('How much in-game currency it gives; null for none.'),
  "bonus_amount": OptionalCurrencyAmount.optional().describe('How much more in-game currency comes on top; null for none.'),
  "display_name": ItemText.optional().describe('The name on the card; null for `item_name`.'),
  "display_subtitle": ItemText.optional().describe('The line below the name; null for none.'),
  "display_tag": ItemText.optional().describe('The word on the card\'s ribbon; null for none.'),
  "display_getting": ItemText.optional().describe('What the buyer gets, in words; null for none.'),
  "image_url": ImageUrl.optional().describe('The address of the large picture, http or https; null for none.'),
  "icon_url": ImageUrl.optional().describe('The address of the icon, http or https; null for none.'),
  "thumbnail_url": ImageUrl.optional().describe('The address of the small picture, http or https; null for none.'),
  "is_limited_time": zod.boolean().default(createGameItemRequestIsLimitedTimeDefault).describe('True for a limited time offer, which `available_from` and `available_until` bound.'),
  "available_from": OptionalTime.optional().describe('From when a limited time offer can be bought; null for no such bound.'),
  "available_until": OptionalTime.optional().describe('Until when a limited time offer can be bought, after `available_from`; null for no such bound.'),
  "max_purchases_per_player": PurchaseLimit.optional().describe('How many a player may buy in all; null for any number.'),
  "max_purchases_per_day": PurchaseLimit.optional().describe('How many a player may buy in a UTC day; null for any number.'),
  "sort_order": SortOrder.default(createGameItemRequestSortOrderDefault),
  "is_featured": zod.boolean().default(createGameItemRequestIsFeaturedDefault).describe('True when it is put in front.'),
  "is_best_value": zod.boolean().default(createGameItemRequestIsBestValueDefault).describe('True when it is marked as the best value.'),
  "is_most_popular": zod.boolean().default(createGameItemRequestIsMostPopularDefault).describe('True when it is marked as the most popular.'),
  "is_active": zod.boolean().default(createGameItemRequestIsActiveDefault).describe('True when it can be bought.'),
  "is_visible": zod.boolean().default(createGameItemRequestIsVisibleDefault).describe('True when players see it in the shop.'),
  "item_color": ItemColor.default(createGameItemRequestItemColorDefault)
}).describe('A new item. Numbers that do not apply are null.');

export type CreateGameItemRequest = zod.input<typeof CreateGameItemRequest>;
export type CreateGameItemRequestOutput = zod.output<typeof CreateGameItemRequest>;

export const UpdateGameItemRequest = zod.strictObject({
  "game_id": Id.optional().describe('The id of the game that it is sold in, which cannot change.'),
  "item_name": ItemName.optional(),
  "item_type": ItemType.optional(),
  "item_category": ItemCategory.optional(),
  "item_rarity": ItemRarity.optional(),
  "price_usd": OptionalPriceUsd.optional().describe('What a player pays, US dollars, at most two decimals; null for none.'),
  "original_price_usd": OptionalPriceUsd.optional().describe('What it cost before, US dollars, at most two decimals; null for none.'),
  "discount_percentage": OptionalPercent.optional().describe('The discount shown on the card, in whole percent; null for none.'),
  "currency_amount": OptionalCurrencyAmount.optional().describe('How much in-game currency it gives; null for none.'),
  "bonus_amount": OptionalCurrencyAmount.optional().describe('How much more in-game currency comes on top; null for none.'),
  "display_name": ItemText.optional().describe('The name on the card; null for `item_name`.'),
  "display_subtitle": ItemText.optional().describe('The line below the name; null for none.'),
  "display_tag": ItemText.optional().describe('The word on the card\'s ribbon; null for none.'),
  "display_getting": ItemText.optional().describe('What the buyer gets, in words; null for none.'),
  "image_url": ImageUrl.optional().describe('The address of the large picture, http or https; null for none.'),
  "icon_url": ImageUrl.optional().describe('The address of the icon, http or https; null for none.'),
  "thumbnail_url": ImageUrl.optional().describe('The address of the small picture, http or https; null for none.'),
  "is_limited_time": zod.boolean().optional().describe('True for a limited time offer, which `available_from` and `available_until` bound.'),
  "available_from": OptionalTime.optional().describe('From when a limited time offer can be bought; null for no such bound.'),
  "available_until": OptionalTime.optional().describe('Until when a limited time offer can be bought, after `available_from`; null for no such bound.'),
  "max_purchases_per_player": PurchaseLimit.optional().describe('How many a player may buy in all; null for any number.'),
  "max_purchases_per_day": PurchaseLimit.optional().describe('How many a player may buy in a UTC day; null for any number.'),
  "sort_order": SortOrder.optional(),
  "is_featured": zod.boolean().optional().describe('True when it is put in front.'),
  "is_best_value": zod.boolean().optional().describe('True when it is marked as the best value.'),
  "is_most_popular": zod.boolean().optional().describe('True when it is marked as the most popular.'),
  "is_active": zod.boolean().optional().describe('True when it can be bought.'),
  "is_visible": zod.boolean().optional().describe('True when players see it in the shop.'),
  "item_color": ItemColor.optional(),
  "updated_at": zod.iso.datetime({"offset":true}).optional().describe('The item\'s `updated_at` that the edit is based on. Left out, the edit is made whatever happened since.')
}).describe('What is left out stays as it is, so nothing here has a default.');

export type UpdateGameItemRequest = zod.input<typeof UpdateGameItemRequest>;
export type UpdateGameItemRequestOutput = zod.output<typeof UpdateGameItemRequest>;

export const RevenueType = zod.enum(['transfer_fee', 'purchase_fee', 'withdrawal_fee', 'platform_fee', 'other']).describe('What a fee was taken for.');

export type RevenueType = zod.input<typeof RevenueType>;
export type RevenueTypeOutput = zod.output<typeof RevenueType>;

export const revenueBalanceTotalRecordsMin = 0;

export const revenueBalanceOwedUsdMin = 0;



export const RevenueBalance = zod.strictObject({
  "total_available_usd": zod.number().describe('What can be paid out now, US dollars. It is all revenue less all payouts, and never below 0.'),
  "total_records": zod.int().min(revenueBalanceTotalRecordsMin).describe('How many revenue records still hold some of it.'),
  "owed_usd": zod.number().min(revenueBalanceOwedUsdMin).optional().describe('What was paid out and is no longer revenue, because a withdrawal came back and its fee with it, US dollars. The next revenue makes up for it before anything is available again; 0 while something is available.'),
  "awaiting_second": zod.array(zod.string()).optional().describe('The ids of the requests for payouts that wait for a second person; absent where none does. What they ask for is still available.')
}).describe('The revenue that can be paid out.');

export type RevenueBalance = zod.input<typeof RevenueBalance>;
export type RevenueBalanceOutput = zod.output<typeof RevenueBalance>;

export const revenueOfTypeRecordCountMin = 0;



export const RevenueOfType = zod.strictObject({
  "total_amount": zod.number().describe('How much it is, US dollars.'),
  "record_count": zod.int().min(revenueOfTypeRecordCountMin).describe('In how many revenue records.')
}).describe('The revenue of one type.');

export type RevenueOfType = zod.input<typeof RevenueOfType>;
export type RevenueOfTypeOutput = zod.output<typeof RevenueOfType>;

export const MonthlyRevenue = zod.strictObject({
  "current_month": zod.number().describe('The revenue of this month so far, US dollars.'),
  "previous_month": zod.number().describe('The revenue of the whole month before, US dollars.'),
  "average": zod.number().describe('The mean of the complete months since the first revenue, at most the last twelve, US dollars, rounded to cents; 0 while there is none.'),
  "growth_rate": zod.number().nullable().describe('The change from the previous month to the current one, percent, one decimal, over the same whole UTC days of both: those of the current month up to yesterday. Null when those days of the previous month had no revenue, or less than was reversed in them, and on the first of a month.')
}).describe('Revenue by UTC calendar month.');

export type MonthlyRevenue = zod.input<typeof MonthlyRevenue>;
export type MonthlyRevenueOutput = zod.output<typeof MonthlyRevenue>;

export const RevenueStatistics = zod.strictObject({
  "total_lifetime_revenue": zod.number().describe('All revenue since the beginning, less fees of withdrawals that came back, US dollars.'),
  "total_paid_out": zod.number().describe('All payouts since the beginning, US dollars.'),
  "by_revenue_type": zod.record(zod.string(), RevenueOfType).describe('The revenue of each type, by the words of RevenueType; another word is to be shown as it is. A type without revenue may be left out.'),
  "monthly_stats": MonthlyRevenue
}).describe('Revenue in all, by type and by month.');

export type RevenueStatistics = zod.input<typeof RevenueStatistics>;
export type RevenueStatisticsOutput = zod.output<typeof RevenueStatistics>;

export const PayoutMethod = zod.enum(['Internal Transfer', 'Bank Transfer', 'ACH', 'Wire Transfer']).describe('How a payout is made.');

export type PayoutMethod = zod.input<typeof PayoutMethod>;
export type PayoutMethodOutput = zod.output<typeof PayoutMethod>;

export const PayoutUser = zod.strictObject({
  "username": zod.string().describe('The username.')
}).describe('An administrator who made a payout.');

export type PayoutUser = zod.input<typeof PayoutUser>;
export type PayoutUserOutput = zod.output<typeof PayoutUser>;

export const payoutIdMax = 200;

export const payoutRecordCountMin = 0;



export const Payout = zod.strictObject({
  "id": zod.string().min(1).max(payoutIdMax).describe('The id.'),
  "paid_out_at": zod.iso.datetime({"offset":true}).describe('When it was paid out.'),
  "amount": zod.number().describe('How much was paid out, US dollars.'),
  "payout_method": zod.union([PayoutMethod,zod.string()]).describe('How it was made. A value that is not in PayoutMethod is to be shown as it is.'),
  "payout_reference": zod.string().nullable().describe('What it is called in the bank\'s papers.'),
  "record_count": zod.int().min(payoutRecordCountMin).describe('How many revenue records it took from, wholly or in part.'),
  "paid_out_by_user": zod.union([PayoutUser,zod.null()]).describe('Who made it; null when the system did.'),
  "notes": zod.string().nullish().describe('What was noted with it.')
}).describe('Revenue that was paid out.');

export type Payout = zod.input<typeof Payout>;
export type PayoutOutput = zod.output<typeof Payout>;

export const PayoutList = zod.strictObject({
  "payouts": zod.array(Payout).describe('The payouts, newest first.'),
  "next_cursor": zod.string().nullish().describe('The `cursor` of the next page; null or absent on the last.')
}).describe('A page of the payouts.');

export type PayoutList = zod.input<typeof PayoutList>;
export type PayoutListOutput = zod.output<typeof PayoutList>;

export const payoutRequestPayoutAmountExclusiveMin = 0;
export const payoutRequestPayoutAmountMax = 1000000000000;

export const payoutRequestNotesMax = 1000;



export const PayoutRequest = zod.strictObject({
  "payout_amount": zod.number().gt(payoutRequestPayoutAmountExclusiveMin).max(payoutRequestPayoutAmountMax).describe('How much to pay out, US dollars, at most two decimals.'),
  "payout_method": PayoutMethod,
  "notes": zod.string().max(payoutRequestNotesMax).nullish().describe('A note to keep with the payout; null for none.')
}).describe('How much revenue to pay out, and how.');

export type PayoutRequest = zod.input<typeof PayoutRequest>;
export type PayoutRequestOutput = zod.output<typeof PayoutRequest>;

export const payoutResultApprovalRequestIdMax = 200;

export const payoutResultApprovalRequestSubjectIdMax = 200;

export const payoutResultApprovalRequestNotWaitingForMax = 10;



export const PayoutResult = zod.strictObject({
  "success": zod.boolean().describe('True when it was paid out; false when nothing happened.'),
  "error": zod.string().nullish().describe('Why it was not paid out, in words for an administrator.'),
  "payout": zod.union([Payout,zod.null()]).optional().describe('The payout; null when there is none.'),
  "approval_request": zod.strictObject({
  "id": zod.string().min(1).max(payoutResultApprovalRequestIdMax).describe('An opaque id. It is sent back as it came.'),
  "action": zod.enum(['approve', 'process', 'retry', 'payout', 'change_roles', 'change_rules']).describe('What is done once somebody agrees.'),
  "state": zod.enum(['waiting', 'approved', 'denied', 'withdrawn', 'expired', 'void']).describe('Whether it waits, or how it ended. `approved` was carried out in the same transaction.'),
  "subject_type": zod.string().describe('What it is about, `withdrawal`, `payout`, `admin`, `role` or `approval_rules`.'),
  "subject_id": zod.string().min(1).max(payoutResultApprovalRequestSubjectIdMax).nullable().describe('The id of the withdrawal, the administrator or the role; null for a payout, which does not exist yet, for the rules, and for a caller who may not read the record.'),
  "amount": zod.number().nullable().describe('The withdrawal\'s requested amount, or the payout\'s, US dollars; null for roles and for the rules.'),
  "permission": zod.enum(['transactions.read', 'transactions.decide', 'transactions.export', 'withdrawals.read', 'withdrawals.review', 'withdrawals.pay', 'withdrawals.export', 'games.read', 'games.write', 'items.read', 'items.write', 'revenue.read', 'payouts.create', 'players.read', 'players.write', 'players.pii', 'players.freeze', 'players.hold', 'notes.write', 'admins.read', 'admins.manage', 'roles.manage', 'audit.read', 'audit.export', 'system.read', 'payments.control', 'statements.read', 'policies.manage', 'platform.read', 'platform.write']).describe('What somebody may do, as `<area>.<verb>`. `players.pii` is to see who players are, `players.hold` to see and decide on compliance holds, `notes.write` to write notes on players and withdrawals, `statements.read` to see the statements of the bank, `withdrawals.review` to decide and recall withdrawals, `withdrawals.pay` to send, retry, recall and release payments and to announce their returns. Only people use `transactions.decide`, `withdrawals.review`, `withdrawals.pay`, `payouts.create`, `payments.control`, `players.freeze` and `players.hold`, and only programs `platform.*`.'),
  "caught_by": zod.array(zod.strictObject({
  "fact": zod.enum(['amount', 'decider_day_sum', 'player_day_sum', 'own_program_amount']).describe('`amount` of the one decision, in bulk the sum of all that it would let go alone; `decider_day_sum`, what the same person decided alone within 24 hours, with this decision; `player_day_sum`, what people let go to the same player within 24 hours, with this decision; `own_program_amount`, the amount of what a service account of the decider\'s has stored, in bulk their sum.'),
  "at_least": zod.number().describe('From which amount on the rule asks, US dollars.'),
  "value": zod.number().describe('What it was, US dollars. For a role the same as `at_least`.')
}).describe('A rule that asked for a second person, and why.')).describe('The rules that asked for a second person; none for a change of the rules themselves, which always does.'),
  "rules_version": zod.int().nullable().describe('The version of the rules that asked; null for a change of the rules.'),
  "shown": zod.record(zod.string(), zod.unknown()).describe('The fields of the record and of the call to which the second person agrees, as they were when it was asked, by their names in this contract; and the `signals` of a withdrawal at that moment. Ids are left out for a caller who may not read the record.'),
  "hash": zod.string().describe('SHA-256, hex, of all that was asked and who asked.'),
  "requested_by": zod.string().describe('The username of the administrator who asked.'),
  "requested_at": zod.iso.datetime({"offset":true}).describe('When it was asked.'),
  "expires_at": zod.iso.datetime({"offset":true}).describe('When it expires, unless it ends before.'),
  "waiting_for": zod.array(zod.string()).describe('The usernames of some who can decide it; empty when it has ended, or nobody can just now.'),
  "not_waiting_for": zod.array(zod.strictObject({
  "username": zod.string().describe('The username of the administrator.'),
  "because": zod.string().describe('Why, and what ends it, in words.')
}).describe('That an administrator counts as one person with whoever asked.')).max(payoutResultApprovalRequestNotWaitingForMax).optional().describe('Those with the permission who cannot decide it, because they count as one person with whoever asked, and why; left out without any, and when it has ended.'),
  "decided_by": zod.string().nullable().describe('The username of whoever approved, denied or withdrew it; null while it waits, and when it expired or is void.'),
  "decided_at": zod.iso.datetime({"offset":true}).nullable().describe('When it ended; null while it waits.'),
  "reason": zod.string().nullable().describe('Why it was denied, or is void; null otherwise.'),
  "signature": zod.strictObject({
  "is_signed": zod.boolean().describe('Whether the decision was signed by a passkey.'),
  "unsigned_because": zod.union([zod.enum(['no_passkey', 'passkey_too_new', 'passkey_not_recorded']).describe('Why a decision is not signed: no passkey, none that was added at least 24 hours before, or none whose addition is recorded with its public key; add that one anew.'),zod.null()]).describe('Why not; null when it was signed.'),
  "key": zod.string().nullable().describe('SHA-256, hex, of the passkey\'s public key (SPKI); null when it was not signed.'),
  "enrolled_at": zod.iso.datetime({"offset":true}).nullable().describe('When the passkey was added; null when it was not signed.'),
  "enrolled_by": zod.string().nullable().describe('The username of whoever added it; null when it was not signed.')
}).optional().describe('Whether whoever approved or denied the request signed that, as the audit log has it. Absent while nobody has decided. `npm run audit -- verify` checks each signature.')
}).optional().describe('The request that waits for a second person; absent where nobody else was asked.')
}).describe('Whether the payout was made: with `success` false nothing was paid, and `error` says why.');

export type PayoutResult = zod.input<typeof PayoutResult>;
export type PayoutResultOutput = zod.output<typeof PayoutResult>;

export const payoutRecordRecordIdMax = 200;

export const payoutRecordSourceIdMax = 200;



export const PayoutRecord = zod.strictObject({
  "record_id": zod.string().min(1).max(payoutRecordRecordIdMax).describe('The revenue record\'s id.'),
  "revenue_type": zod.union([RevenueType,zod.string()]).describe('What the fee was taken for. A value that is not in RevenueType is to be shown as it is.'),
  "source_id": zod.string().min(1).max(payoutRecordSourceIdMax).nullable().describe('The id of what it was taken from, a transaction or a withdrawal for most; null when there is none.'),
  "total_amount": zod.number().describe('What the company earned with it, US dollars.'),
  "used_amount": zod.number().describe('What this payout took of it, US dollars; less than `total_amount` when another payout took the rest.'),
  "earned_at": zod.iso.datetime({"offset":true}).describe('When it was earned.')
}).describe('One revenue record and what a payout took of it.');

export type PayoutRecord = zod.input<typeof PayoutRecord>;
export type PayoutRecordOutput = zod.output<typeof PayoutRecord>;

export const PayoutRecordList = zod.strictObject({
  "records": zod.array(PayoutRecord).describe('The records, in the order in which they were recorded.'),
  "next_cursor": zod.string().nullish().describe('The `cursor` of the next page; null or absent on the last.')
}).describe('A page of the revenue records that a payout used.');

export type PayoutRecordList = zod.input<typeof PayoutRecordList>;
export type PayoutRecordListOutput = zod.output<typeof PayoutRecordList>;

export const platformPlayerEmailMin = 3;
export const platformPlayerEmailMax = 254;


export const platformPlayerEmailRegExp = new RegExp('^[^\\s@]+@[^\\s@]+$');
export const platformPlayerDisplayNameMax = 200;


export const platformPlayerDisplayNameRegExp = new RegExp('\\S');


export const PlatformPlayer = zod.strictObject({
  "player_id": PlatformId.describe('The platform\'s id of the player.'),
  "email": zod.string().min(platformPlayerEmailMin).max(platformPlayerEmailMax).regex(platformPlayerEmailRegExp).describe('The player\'s e-mail address.'),
  "display_name": zod.string().min(1).max(platformPlayerDisplayNameMax).regex(platformPlayerDisplayNameRegExp).describe('The name that other players see. White space around it is dropped.'),
  "registered_at": zod.iso.datetime({"offset":true}).describe('When the player joined; at most five minutes ahead of our clock, and never changed.'),
  "updated_at": zod.iso.datetime({"offset":true}).describe('The record\'s version by the platform\'s clock, to the millisecond; at most five minutes ahead of ours.')
}).describe('A player, as the platform has it.');

export type PlatformPlayer = zod.input<typeof PlatformPlayer>;
export type PlatformPlayerOutput = zod.output<typeof PlatformPlayer>;

export const platformPlayersRequestRecordsMax = 1000;

export const platformPlayersRequestAllOrNothingDefault = false;

export const PlatformPlayersRequest = zod.strictObject({
  "records": zod.array(PlatformPlayer).min(1).max(platformPlayersRequestRecordsMax).describe('The records, each looked at by itself.'),
  "all_or_nothing": zod.boolean().default(platformPlayersRequestAllOrNothingDefault).describe('Whether nothing is stored where one record cannot be.')
}).describe('Players, 1 to 1,000 at once.');

export type PlatformPlayersRequest = zod.input<typeof PlatformPlayersRequest>;
export type PlatformPlayersRequestOutput = zod.output<typeof PlatformPlayersRequest>;

export const platformGameGameNameMax = 200;


export const platformGameGameNameRegExp = new RegExp('\\S');
export const platformGameDeveloperDefault = ``;
export const platformGameDeveloperMax = 200;

export const platformGameGenreDefault = ``;
export const platformGameGenreMax = 100;

export const platformGameDescriptionDefault = ``;
export const platformGameDescriptionMax = 2000;

export const platformGamePlatformFeePercentMin = 0;
export const platformGamePlatformFeePercentMax = 100;

export const platformGameStatusDefault = 'active';

export const PlatformGame = zod.strictObject({
  "game_id": Id.describe('The platform\'s id of the game.'),
  "game_name": zod.string().min(1).max(platformGameGameNameMax).regex(platformGameGameNameRegExp).describe('The name, not blank. White space around it is dropped.'),
  "developer": zod.string().max(platformGameDeveloperMax).default(platformGameDeveloperDefault).describe('The studio that makes it.'),
  "genre": zod.string().max(platformGameGenreMax).default(platformGameGenreDefault).describe('What kind of game it is.'),
  "description": zod.string().max(platformGameDescriptionMax).default(platformGameDescriptionDefault).describe('What it is about.'),
  "image_url": ImageUrl.optional(),
  "platform_fee_percent": zod.number().min(platformGamePlatformFeePercentMin).max(platformGamePlatformFeePercentMax).describe('What the platform keeps of its sales, percent, at most two decimals.'),
  "status": GameStatus.default(platformGameStatusDefault),
  "updated_at": zod.iso.datetime({"offset":true}).describe('The record\'s version by the platform\'s clock, to the millisecond; at most five minutes ahead of ours.')
}).describe('A game, as the platform has it.');

export type PlatformGame = zod.input<typeof PlatformGame>;
export type PlatformGameOutput = zod.output<typeof PlatformGame>;

export const platformGamesRequestRecordsMax = 1000;

export const platformGamesRequestAllOrNothingDefault = false;
export const platformGamesRequestForceDefault = false;

export const PlatformGamesRequest = zod.strictObject({
  "records": zod.array(PlatformGame).min(1).max(platformGamesRequestRecordsMax).describe('The records, each looked at by itself.'),
  "all_or_nothing": zod.boolean().default(platformGamesRequestAllOrNothingDefault).describe('Whether nothing is stored where one record cannot be.'),
  "force": zod.boolean().default(platformGamesRequestForceDefault).describe('Whether a record that an administrator has changed is overwritten; it is in the audit log.')
}).describe('Games, 1 to 1,000 at once.');

export type PlatformGamesRequest = zod.input<typeof PlatformGamesRequest>;
export type PlatformGamesRequestOutput = zod.output<typeof PlatformGamesRequest>;

export const platformItemItemTypeDefault = 'currency_pack';
export const platformItemItemCategoryDefault = 'standard';
export const platformItemItemRarityDefault = 'common';
export const platformItemIsLimitedTimeDefault = false;
export const platformItemSortOrderDefault = 0;
export const platformItemIsFeaturedDefault = false;
export const platformItemIsBestValueDefault = false;
export const platformItemIsMostPopularDefault = false;
export const platformItemIsActiveDefault = true;
export const platformItemIsVisibleDefault = true;
export const platformItemItemColorDefault = '#FFFFFF';

export const PlatformItem = zod.strictObject({
  "item_id": PlatformId.describe('The platform\'s id of the item.'),
  "game_id": Id.describe('The id of the game that it is sold in.'),
  "item_name": ItemName,
  "item_type": ItemType.default(platformItemItemTypeDefault),
  "item_category": ItemCategory.default(platformItemItemCategoryDefault),
  "item_rarity": ItemRarity.default(platformItemItemRarityDefault),
  "price_usd": OptionalPriceUsd.describe('What a player pays, US dollars, at most two decimals; null for no price.'),
  "original_price_usd": OptionalPriceUsd.optional().describe('What it cost before, US dollars, at most two decimals; null for none.'),
  "discount_percentage": OptionalPercent.optional().describe('The discount shown on the card, in whole percent; null for none.'),
  "currency_amount": OptionalCurrencyAmount.describe('How much in-game currency it gives; null for none.'),
  "bonus_amount": OptionalCurrencyAmount.optional().describe('How much more in-game currency comes on top; null for none.'),
  "display_name": ItemText.optional().describe('The name on the card; null for `item_name`.'),
  "display_subtitle": ItemText.optional().describe('The line below the name; null for none.'),
  "display_tag": ItemText.optional().describe('The word on the card\'s ribbon; null for none.'),
  "display_getting": ItemText.optional().describe('What the buyer gets, in words; null for none.'),
  "image_url": ImageUrl.optional().describe('The address of the large picture, http or https; null for none.'),
  "icon_url": ImageUrl.optional().describe('The address of the icon, http or https; null for none.'),
  "thumbnail_url": ImageUrl.optional().describe('The address of the small picture, http or https; null for none.'),
  "is_limited_time": zod.boolean().default(platformItemIsLimitedTimeDefault).describe('True for a limited time offer, which `available_from` and `available_until` bound.'),
  "available_from": OptionalTime.optional().describe('From when a limited time offer can be bought; null for no such bound.'),
  "available_until": OptionalTime.optional().describe('Until when a limited time offer can be bought, after `available_from`; null for no such bound.'),
  "max_purchases_per_player": PurchaseLimit.optional().describe('How many a player may buy in all; null for any number.'),
  "max_purchases_per_day": PurchaseLimit.optional().describe('How many a player may buy in a UTC day; null for any number.'),
  "sort_order": SortOrder.default(platformItemSortOrderDefault),
  "is_featured": zod.boolean().default(platformItemIsFeaturedDefault).describe('True when it is put in front.'),
  "is_best_value": zod.boolean().default(platformItemIsBestValueDefault).describe('True when it is marked as the best value.'),
  "is_most_popular": zod.boolean().default(platformItemIsMostPopularDefault).describe('True when it is marked as the most popular.'),
  "is_active": zod.boolean().default(platformItemIsActiveDefault).describe('True when it can be bought.'),
  "is_visible": zod.boolean().default(platformItemIsVisibleDefault).describe('True when players see it in the shop.'),
  "item_color": ItemColor.default(platformItemItemColorDefault),
  "updated_at": zod.iso.datetime({"offset":true}).describe('The record\'s version by the platform\'s clock, to the millisecond; at most five minutes ahead of ours.')
}).describe('An item that is sold in a game, as the platform has it.');

export type PlatformItem = zod.input<typeof PlatformItem>;
export type PlatformItemOutput = zod.output<typeof PlatformItem>;

export const platformItemsRequestRecordsMax = 1000;

export const platformItemsRequestAllOrNothingDefault = false;
export const platformItemsRequestForceDefault = false;

export const PlatformItemsRequest = zod.strictObject({
  "records": zod.array(PlatformItem).min(1).max(platformItemsRequestRecordsMax).describe('The records, each looked at by itself.'),
  "all_or_nothing": zod.boolean().default(platformItemsRequestAllOrNothingDefault).describe('Whether nothing is stored where one record cannot be.'),
  "force": zod.boolean().default(platformItemsRequestForceDefault).describe('Whether a record that an administrator has changed is overwritten; it is in the audit log.')
}).describe('Items, 1 to 1,000 at once.');

export type PlatformItemsRequest = zod.input<typeof PlatformItemsRequest>;
export type PlatformItemsRequestOutput = zod.output<typeof PlatformItemsRequest>;

export const platformTransactionItemNameMax = 200;

export const platformTransactionAmountExclusiveMin = 0;
export const platformTransactionAmountMax = 100000000;

export const platformTransactionFeeMin = 0;
export const platformTransactionFeeMax = 100000000;

export const platformTransactionNotesMax = 1000;



export const PlatformTransaction = zod.strictObject({
  "transaction_id": PlatformId.describe('The platform\'s id of the transaction.'),
  "transaction_type": zod.enum(['purchase', 'transfer', 'currency_send', 'item_purchase']).describe('What was done.'),
  "player_id": PlatformId.describe('The player who made it.'),
  "game_id": Id.describe('The game in which it was made.'),
  "item_id": PlatformId.optional().describe('The item that was bought; left out where it was none.'),
  "item_name": zod.string().max(platformTransactionItemNameMax).optional().describe('The item\'s name at that time.'),
  "amount": zod.number().gt(platformTransactionAmountExclusiveMin).max(platformTransactionAmountMax).describe('US dollars, at most two decimals.'),
  "fee": zod.number().min(platformTransactionFeeMin).max(platformTransactionFeeMax).optional().describe('What the company earns with it, US dollars, at most the amount. Left out, it is the game\'s share of a purchase and nothing for any other type.'),
  "status": TransactionStatus,
  "notes": zod.string().max(platformTransactionNotesMax).optional().describe('What there is to say about it.'),
  "occurred_at": zod.iso.datetime({"offset":true}).describe('When it was made, by the platform\'s clock; at most five minutes ahead of ours, and never changed.'),
  "updated_at": zod.iso.datetime({"offset":true}).describe('The record\'s version by the platform\'s clock, to the millisecond; at most five minutes ahead of ours.')
}).describe('A transaction, as the platform has it. That of a withdrawal is made with the withdrawal and not sent.');

export type PlatformTransaction = zod.input<typeof PlatformTransaction>;
export type PlatformTransactionOutput = zod.output<typeof PlatformTransaction>;

export const platformTransactionsRequestRecordsMax = 1000;

export const platformTransactionsRequestAllOrNothingDefault = false;

export const PlatformTransactionsRequest = zod.strictObject({
  "records": zod.array(PlatformTransaction).min(1).max(platformTransactionsRequestRecordsMax).describe('The records, each looked at by itself.'),
  "all_or_nothing": zod.boolean().default(platformTransactionsRequestAllOrNothingDefault).describe('Whether nothing is stored where one record cannot be.')
}).describe('Transactions, 1 to 1,000 at once.');

export type PlatformTransactionsRequest = zod.input<typeof PlatformTransactionsRequest>;
export type PlatformTransactionsRequestOutput = zod.output<typeof PlatformTransactionsRequest>;

export const platformWithdrawalRequestedAmountExclusiveMin = 0;
export const platformWithdrawalRequestedAmountMax = 100000000;

export const platformWithdrawalProcessingFeeDefault = 0;
export const platformWithdrawalProcessingFeeMin = 0;
export const platformWithdrawalProcessingFeeMax = 100000000;

export const platformWithdrawalStatusDefault = `pending_review`;
export const platformWithdrawalBankNameMax = 200;


export const platformWithdrawalBankNameRegExp = new RegExp('\\S');
export const platformWithdrawalAccountLast4RegExp = new RegExp('^[0-9]{4}$');
export const platformWithdrawalRoutingLast4RegExp = new RegExp('^[0-9]{4}$');
export const platformWithdrawalAccountTypeDefault = `checking`;
export const platformWithdrawalAccountTypeMax = 40;

export const platformWithdrawalAccountFingerprintRegExp = new RegExp('^[0-9a-f]{64}$');
export const platformWithdrawalCompanyNameMax = 200;

export const platformWithdrawalContactEmailMax = 254;


export const platformWithdrawalContactEmailRegExp = new RegExp('^[^\\s@]+@[^\\s@]+$');
export const platformWithdrawalContactPhoneRegExp = new RegExp('^\\+?[0-9 ().-]{5,25}$');


export const PlatformWithdrawal = zod.strictObject({
  "withdrawal_id": Id.describe('The platform\'s id of the request, which no transaction has.'),
  "player_id": PlatformId.describe('Who asks for it.'),
  "game_id": Id.describe('The game in which the money was earned.'),
  "requested_amount": zod.number().gt(platformWithdrawalRequestedAmountExclusiveMin).max(platformWithdrawalRequestedAmountMax).describe('What the player asks for, US dollars, at most two decimals.'),
  "processing_fee": zod.number().min(platformWithdrawalProcessingFeeMin).max(platformWithdrawalProcessingFeeMax).default(platformWithdrawalProcessingFeeDefault).describe('What the company keeps of it, US dollars; less than the requested amount.'),
  "status": zod.enum(['pending', 'pending_review']).default(platformWithdrawalStatusDefault).describe('Where it begins; both await their review.'),
  "bank_name": zod.string().min(1).max(platformWithdrawalBankNameMax).regex(platformWithdrawalBankNameRegExp).describe('The bank\'s name.'),
  "account_last4": zod.string().regex(platformWithdrawalAccountLast4RegExp).describe('The last four digits of the account number, and never more.'),
  "routing_last4": zod.string().regex(platformWithdrawalRoutingLast4RegExp).describe('The last four digits of the routing number, and never more.'),
  "account_type": zod.string().min(1).max(platformWithdrawalAccountTypeMax).default(platformWithdrawalAccountTypeDefault).describe('The kind of account.'),
  "account_fingerprint": zod.string().regex(platformWithdrawalAccountFingerprintRegExp).describe('HMAC-SHA-256 of the whole account, in hexadecimal, with a key that only the platform has: the same for the same account, and nothing that could be turned back into its number.'),
  "company_name": zod.string().max(platformWithdrawalCompanyNameMax).optional().describe('The company, where the player is one.'),
  "contact_email": zod.string().max(platformWithdrawalContactEmailMax).regex(platformWithdrawalContactEmailRegExp).optional().describe('Where to write to.'),
  "contact_phone": zod.string().regex(platformWithdrawalContactPhoneRegExp).optional().describe('Where to call.'),
  "signals": PlatformSignals.optional(),
  "occurred_at": zod.iso.datetime({"offset":true}).describe('When the player asked for it, by the platform\'s clock; at most five minutes ahead of ours.')
}).describe('A player\'s request to have money paid out, as the platform has it.');

export type PlatformWithdrawal = zod.input<typeof PlatformWithdrawal>;
export type PlatformWithdrawalOutput = zod.output<typeof PlatformWithdrawal>;

export const platformWithdrawalsRequestRecordsMax = 1000;

export const platformWithdrawalsRequestAllOrNothingDefault = false;

export const PlatformWithdrawalsRequest = zod.strictObject({
  "records": zod.array(PlatformWithdrawal).min(1).max(platformWithdrawalsRequestRecordsMax).describe('The records, each looked at by itself.'),
  "all_or_nothing": zod.boolean().default(platformWithdrawalsRequestAllOrNothingDefault).describe('Whether nothing is stored where one record cannot be.')
}).describe('Requests for withdrawals, 1 to 1,000 at once.');

export type PlatformWithdrawalsRequest = zod.input<typeof PlatformWithdrawalsRequest>;
export type PlatformWithdrawalsRequestOutput = zod.output<typeof PlatformWithdrawalsRequest>;

export const platformRecordResultIndexMin = 0;

export const platformRecordResultIdMax = 200;



export const PlatformRecordResult = zod.strictObject({
  "index": zod.int().min(platformRecordResultIndexMin).describe('Its place among the records of the call, from 0 on.'),
  "id": zod.string().min(1).max(platformRecordResultIdMax).nullable().describe('Its id; null where it has none that could be one.'),
  "result": zod.union([zod.enum(['created', 'updated', 'unchanged', 'conflict', 'invalid', 'missing_reference', 'not_stored']),zod.string()]).describe('`created`, `updated` and `unchanged` are done. `conflict` contradicts the record that is there, `invalid` fits no schema, `missing_reference` names a player or game that is not there yet, and `not_stored` is right but was given up with the others (`all_or_nothing`).'),
  "message": zod.string().nullish().describe('Why it was not stored, in words; null where it was.'),
  "errors": zod.array(FieldError).optional().describe('The fields that do not hold what they must; only of an `invalid` record.'),
  "record": zod.record(zod.string(), zod.unknown()).optional().describe('The record as it is here; only of some conflicts.')
}).describe('What became of one record.');

export type PlatformRecordResult = zod.input<typeof PlatformRecordResult>;
export type PlatformRecordResultOutput = zod.output<typeof PlatformRecordResult>;

export const platformBatchResultCountsMinOne = 0;



export const PlatformBatchResult = zod.strictObject({
  "stored": zod.boolean().describe('False where `all_or_nothing` kept every record from being stored.'),
  "counts": zod.record(zod.string(), zod.int().min(platformBatchResultCountsMinOne)).describe('How many records came to each result; a result without records may be left out.'),
  "results": zod.array(PlatformRecordResult).describe('What became of each record, in the order in which they were sent.')
}).describe('What happened to each record of a batch.');

export type PlatformBatchResult = zod.input<typeof PlatformBatchResult>;
export type PlatformBatchResultOutput = zod.output<typeof PlatformBatchResult>;

export const platformEventIdMax = 200;

export const platformEventSubjectIdMax = 200;



export const PlatformEvent = zod.strictObject({
  "id": zod.string().min(1).max(platformEventIdMax).describe('By it an event that was received twice is known. No two events have the same one, not even one that was lost when the database was restored.'),
  "type": zod.string().describe('What was done: `withdrawal.` with `approved`, `recalled`, `rejected`, `cancelled`, `processing`, `completed`, `failed`, `returned` or `released`; `transaction.decided`; `player.frozen`, whose record has `until`, or `player.unfrozen`; `game.changed`; `item.changed` or `item.deleted`; `feed.changed` when the database was restored, whose record has `resync_from` as the error of that name; `approvals.suspended` when somebody at the server\'s console suspended the rules that ask for a second person, whose record has `until`, or `approvals.resumed`; `alert.raised` and `alert.cleared` when the server has a trouble, and when that is over. There may be others. A freeze that ends at `until` has no event of its own.'),
  "subject_type": zod.string().describe('What kind of record it is about, `withdrawal`, `transaction`, `player`, `game`, `item`, `feed`, `approvals` or `alert`.'),
  "subject_id": zod.string().min(1).max(platformEventSubjectIdMax).describe('The platform\'s id of the record.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was decided.'),
  "record": zod.record(zod.string(), zod.unknown()).describe('The record\'s ids, its status and its amounts.')
}).describe('A decision, with the record as it was after it. No person is in it but by an id.');

export type PlatformEvent = zod.input<typeof PlatformEvent>;
export type PlatformEventOutput = zod.output<typeof PlatformEvent>;

export const PlatformEventPage = zod.strictObject({
  "events": zod.array(PlatformEvent).describe('The events, in the order in which they are to be taken; none where nothing is new.'),
  "next_cursor": zod.string().describe('Where to continue, also where nothing was new.')
}).describe('The next events of the feed, and the cursor to continue after.');

export type PlatformEventPage = zod.input<typeof PlatformEventPage>;
export type PlatformEventPageOutput = zod.output<typeof PlatformEventPage>;

export const withdrawalEventIdMax = 200;

export const withdrawalEventSubjectIdMax = 200;

export const withdrawalEventRecordWithdrawalIdMax = 200;

export const withdrawalEventRecordPlayerIdMax = 200;

export const withdrawalEventRecordGameIdMax = 200;



export const WithdrawalEvent = zod.strictObject({
  "id": zod.string().min(1).max(withdrawalEventIdMax).describe('The id of the event; it is the same in the feed.'),
  "type": WithdrawalEventType,
  "subject_type": zod.enum(['withdrawal']).describe('What kind of record it is about.'),
  "subject_id": zod.string().min(1).max(withdrawalEventSubjectIdMax).describe('The platform\'s id of the record.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was decided.'),
  "record": zod.strictObject({
  "withdrawal_id": zod.string().min(1).max(withdrawalEventRecordWithdrawalIdMax).describe('The withdrawal.'),
  "player_id": zod.string().min(1).max(withdrawalEventRecordPlayerIdMax).describe('Whose it is.'),
  "game_id": zod.string().min(1).max(withdrawalEventRecordGameIdMax).nullable().describe('The game in which it was asked for.'),
  "status": zod.string().describe('Its status after the decision.'),
  "requested_amount": zod.number().describe('The amount that was asked for.'),
  "processing_fee": zod.number().describe('The fee of it.'),
  "net_payout_amount": zod.number().describe('What is paid.'),
  "attempt": zod.int().describe('How many payments were tried before.')
}).describe('The record as it was after the decision.')
}).describe('A decision about a withdrawal.');

export type WithdrawalEvent = zod.input<typeof WithdrawalEvent>;
export type WithdrawalEventOutput = zod.output<typeof WithdrawalEvent>;

export const WithdrawalMessage = zod.strictObject({
  "type": WithdrawalEventType,
  "timestamp": zod.iso.datetime({"offset":true}).describe('When it was decided.'),
  "data": WithdrawalEvent
}).describe('The body of a webhook message about a record of the kind withdrawal.');

export type WithdrawalMessage = zod.input<typeof WithdrawalMessage>;
export type WithdrawalMessageOutput = zod.output<typeof WithdrawalMessage>;

export const transactionEventIdMax = 200;

export const transactionEventSubjectIdMax = 200;

export const transactionEventRecordTransactionIdMax = 200;

export const transactionEventRecordPlayerIdMax = 200;

export const transactionEventRecordGameIdMax = 200;



export const TransactionEvent = zod.strictObject({
  "id": zod.string().min(1).max(transactionEventIdMax).describe('The id of the event; it is the same in the feed.'),
  "type": TransactionEventType,
  "subject_type": zod.enum(['transaction']).describe('What kind of record it is about.'),
  "subject_id": zod.string().min(1).max(transactionEventSubjectIdMax).describe('The platform\'s id of the record.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was decided.'),
  "record": zod.strictObject({
  "transaction_id": zod.string().min(1).max(transactionEventRecordTransactionIdMax).describe('The transaction.'),
  "transaction_type": zod.string().describe('Its type.'),
  "player_id": zod.string().min(1).max(transactionEventRecordPlayerIdMax).describe('Whose it is.'),
  "game_id": zod.string().min(1).max(transactionEventRecordGameIdMax).nullable().describe('The game in which it was made.'),
  "amount": zod.number().describe('Its amount.'),
  "fee": zod.number().describe('The fee of it.'),
  "status": zod.string().describe('Its status after the decision.')
}).describe('The record as it was after the decision.')
}).describe('A decision about a transaction.');

export type TransactionEvent = zod.input<typeof TransactionEvent>;
export type TransactionEventOutput = zod.output<typeof TransactionEvent>;

export const TransactionMessage = zod.strictObject({
  "type": TransactionEventType,
  "timestamp": zod.iso.datetime({"offset":true}).describe('When it was decided.'),
  "data": TransactionEvent
}).describe('The body of a webhook message about a record of the kind transaction.');

export type TransactionMessage = zod.input<typeof TransactionMessage>;
export type TransactionMessageOutput = zod.output<typeof TransactionMessage>;

export const playerEventIdMax = 200;

export const playerEventSubjectIdMax = 200;

export const playerEventRecordPlayerIdMax = 200;



export const PlayerEvent = zod.strictObject({
  "id": zod.string().min(1).max(playerEventIdMax).describe('The id of the event; it is the same in the feed.'),
  "type": PlayerEventType,
  "subject_type": zod.enum(['player']).describe('What kind of record it is about.'),
  "subject_id": zod.string().min(1).max(playerEventSubjectIdMax).describe('The platform\'s id of the record.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was decided.'),
  "record": zod.strictObject({
  "player_id": zod.string().min(1).max(playerEventRecordPlayerIdMax).describe('The player.'),
  "state": zod.string().describe('Its state, `frozen` or `active`.'),
  "until": zod.string().nullable().describe('When the freeze ends by itself; null for one that does not.')
}).describe('The record as it was after the decision.')
}).describe('A decision about a player.');

export type PlayerEvent = zod.input<typeof PlayerEvent>;
export type PlayerEventOutput = zod.output<typeof PlayerEvent>;

export const PlayerMessage = zod.strictObject({
  "type": PlayerEventType,
  "timestamp": zod.iso.datetime({"offset":true}).describe('When it was decided.'),
  "data": PlayerEvent
}).describe('The body of a webhook message about a record of the kind player.');

export type PlayerMessage = zod.input<typeof PlayerMessage>;
export type PlayerMessageOutput = zod.output<typeof PlayerMessage>;

export const gameEventIdMax = 200;

export const gameEventSubjectIdMax = 200;

export const gameEventRecordGameIdMax = 200;



export const GameEvent = zod.strictObject({
  "id": zod.string().min(1).max(gameEventIdMax).describe('The id of the event; it is the same in the feed.'),
  "type": GameEventType,
  "subject_type": zod.enum(['game']).describe('What kind of record it is about.'),
  "subject_id": zod.string().min(1).max(gameEventSubjectIdMax).describe('The platform\'s id of the record.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was decided.'),
  "record": zod.strictObject({
  "game_id": zod.string().min(1).max(gameEventRecordGameIdMax).describe('The game.'),
  "game_name": zod.string().describe('Its name.'),
  "status": zod.string().describe('Its status.'),
  "platform_fee_percent": zod.number().describe('The fee of purchases in it in percent.')
}).describe('The record as it was after the decision.')
}).describe('A change of a game.');

export type GameEvent = zod.input<typeof GameEvent>;
export type GameEventOutput = zod.output<typeof GameEvent>;

export const GameMessage = zod.strictObject({
  "type": GameEventType,
  "timestamp": zod.iso.datetime({"offset":true}).describe('When it was decided.'),
  "data": GameEvent
}).describe('The body of a webhook message about a record of the kind game.');

export type GameMessage = zod.input<typeof GameMessage>;
export type GameMessageOutput = zod.output<typeof GameMessage>;

export const itemEventIdMax = 200;

export const itemEventSubjectIdMax = 200;

export const itemEventRecordItemIdMax = 200;



export const ItemEvent = zod.strictObject({
  "id": zod.string().min(1).max(itemEventIdMax).describe('The id of the event; it is the same in the feed.'),
  "type": ItemEventType,
  "subject_type": zod.enum(['item']).describe('What kind of record it is about.'),
  "subject_id": zod.string().min(1).max(itemEventSubjectIdMax).describe('The platform\'s id of the record.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was decided.'),
  "record": zod.strictObject({
  "item_id": zod.string().min(1).max(itemEventRecordItemIdMax).describe('The item.')
}).describe('The record as it was after the decision.')
}).describe('A change of an item. The record of one that was deleted has its id alone.');

export type ItemEvent = zod.input<typeof ItemEvent>;
export type ItemEventOutput = zod.output<typeof ItemEvent>;

export const ItemMessage = zod.strictObject({
  "type": ItemEventType,
  "timestamp": zod.iso.datetime({"offset":true}).describe('When it was decided.'),
  "data": ItemEvent
}).describe('The body of a webhook message about a record of the kind item.');

export type ItemMessage = zod.input<typeof ItemMessage>;
export type ItemMessageOutput = zod.output<typeof ItemMessage>;

export const FeedEventType = zod.enum(['feed.changed']).describe('What was done.');

export type FeedEventType = zod.input<typeof FeedEventType>;
export type FeedEventTypeOutput = zod.output<typeof FeedEventType>;

export const feedEventIdMax = 200;

export const feedEventSubjectIdMax = 200;



export const FeedEvent = zod.strictObject({
  "id": zod.string().min(1).max(feedEventIdMax).describe('The id of the event; it is the same in the feed.'),
  "type": FeedEventType,
  "subject_type": zod.enum(['feed']).describe('What kind of record it is about.'),
  "subject_id": zod.string().min(1).max(feedEventSubjectIdMax).describe('The platform\'s id of the record.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was decided.'),
  "record": zod.strictObject({
  "resync_from": zod.string().describe('Send records again that changed after this time.')
}).describe('The record as it was after the decision.')
}).describe('The database was restored from a backup.');

export type FeedEvent = zod.input<typeof FeedEvent>;
export type FeedEventOutput = zod.output<typeof FeedEvent>;

export const FeedMessage = zod.strictObject({
  "type": FeedEventType,
  "timestamp": zod.iso.datetime({"offset":true}).describe('When it was decided.'),
  "data": FeedEvent
}).describe('The body of a webhook message about a record of the kind feed.');

export type FeedMessage = zod.input<typeof FeedMessage>;
export type FeedMessageOutput = zod.output<typeof FeedMessage>;

export const AlertEventType = zod.enum(['alert.raised', 'alert.cleared']).describe('Whether it begins or is over.');

export type AlertEventType = zod.input<typeof AlertEventType>;
export type AlertEventTypeOutput = zod.output<typeof AlertEventType>;

export const alertEventIdMax = 200;

export const alertEventSubjectIdMax = 200;



export const AlertEvent = zod.strictObject({
  "id": zod.string().min(1).max(alertEventIdMax).describe('The id of the event; it is the same in the feed.'),
  "type": AlertEventType,
  "subject_type": zod.enum(['alert']).describe('What kind of record it is about.'),
  "subject_id": zod.string().min(1).max(alertEventSubjectIdMax).describe('The id of the trouble, the same when it is over.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was found.'),
  "record": zod.strictObject({
  "name": zod.string().describe('Which one, as in docs/alerts.md and in the rules for Prometheus.'),
  "severity": zod.string().describe('`page` wants somebody at any hour, `ticket` within the working day.'),
  "summary": zod.string().describe('A sentence for whoever sees to it.'),
  "raised_at": zod.iso.datetime({"offset":true}).describe('When it was told of.'),
  "cleared_at": zod.iso.datetime({"offset":true}).nullable().describe('When it was over; null until then.')
}).describe('The trouble.')
}).describe('A trouble of the server, told of once when it begins and once when it is over.');

export type AlertEvent = zod.input<typeof AlertEvent>;
export type AlertEventOutput = zod.output<typeof AlertEvent>;

export const AlertMessage = zod.strictObject({
  "type": AlertEventType,
  "timestamp": zod.iso.datetime({"offset":true}).describe('When it was found.'),
  "data": AlertEvent
}).describe('The body of a webhook message about a trouble of the server.');

export type AlertMessage = zod.input<typeof AlertMessage>;
export type AlertMessageOutput = zod.output<typeof AlertMessage>;

export const approvalsEventIdMax = 200;

export const approvalsEventSubjectIdMax = 200;



export const ApprovalsEvent = zod.strictObject({
  "id": zod.string().min(1).max(approvalsEventIdMax).describe('The id of the event; it is the same in the feed.'),
  "type": ApprovalsEventType,
  "subject_type": zod.enum(['approvals']).describe('What kind of record it is about.'),
  "subject_id": zod.string().min(1).max(approvalsEventSubjectIdMax).describe('The number of the suspension.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was decided.'),
  "record": zod.strictObject({
  "until": zod.string().describe('Until when no second person is asked for.')
}).describe('The record as it was after the decision.')
}).describe('Somebody at the server\'s console suspended the rules that ask for a second person, or put them back in force.');

export type ApprovalsEvent = zod.input<typeof ApprovalsEvent>;
export type ApprovalsEventOutput = zod.output<typeof ApprovalsEvent>;

export const ApprovalsMessage = zod.strictObject({
  "type": ApprovalsEventType,
  "timestamp": zod.iso.datetime({"offset":true}).describe('When it was decided.'),
  "data": ApprovalsEvent
}).describe('The body of a webhook message about a record of the kind approvals.');

export type ApprovalsMessage = zod.input<typeof ApprovalsMessage>;
export type ApprovalsMessageOutput = zod.output<typeof ApprovalsMessage>;

export const TestMessage = zod.strictObject({
  "type": zod.enum(['webhook.test']).describe('That it is a test.'),
  "timestamp": zod.iso.datetime({"offset":true}).describe('When it was asked for.'),
  "data": zod.looseObject({

}).describe('Empty.')
}).describe('The body of a test of the target, which is about nothing.');

export type TestMessage = zod.input<typeof TestMessage>;
export type TestMessageOutput = zod.output<typeof TestMessage>;
