/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  AddPasskeyRequest,
  AddTotpRequest,
  FactorAdded,
  MyFactors,
  PasskeyOptions,
  RecoveryCodes,
  ShowFactorRequest,
  TotpOffer
} from '../coinopAdminAPI.schemas.zod.ts';


/**
 * Also before the second step of a sign-in, which needs to know them. Where a back end lacks this call, it has no second factors.
 * @summary My second factors
 */
export const ListMyFactorsResponse = MyFactors

/**
 * The answer is for `navigator.credentials.create`, and its challenge for one use within five minutes, in this session.
 * @summary Begin to add a passkey
 */
export const OfferPasskeyResponse = PasskeyOptions

/**
 * Takes what `navigator.credentials.create` answered. The first factor comes with ten recovery codes, which are in this answer alone; so the call takes no `Idempotency-Key`. Instead of a factor, a recovery code will do that the session showed within five minutes. Adding a factor completes a sign-in that had to set one up, and is no step-up: see `counts_from` of a factor.
 * @summary Add a passkey
 */
export const AddPasskeyBody = AddPasskeyRequest

export const AddPasskeyResponse = FactorAdded

/**
 * The secret is in this answer alone, and counts once a code of it has come back within five minutes.
 * @summary Begin to add an authenticator app
 */
export const OfferTotpResponse = TotpOffer

/**
 * As with a passkey, recovery codes come with the first factor, and adding it is no step-up. Wrong codes count as failed attempts.
 * @summary Add an authenticator app
 */
export const AddTotpBody = AddTotpRequest

export const AddTotpResponse = FactorAdded

/**
 * With the last one the recovery codes go too. Whoever must have a second factor keeps one.
 * @summary Remove a second factor of mine
 */
export const removeMyFactorPathFactorIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const RemoveMyFactorParams = zod.object({
  "factor_id": zod.string().regex(removeMyFactorPathFactorIdRegExp).describe('The factor\'s id.')
})

export const removeMyFactorHeaderIdempotencyKeyMax = 200;


export const removeMyFactorHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const RemoveMyFactorHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(removeMyFactorHeaderIdempotencyKeyMax).regex(removeMyFactorHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const RemoveMyFactorResponse = zod.void()

/**
 * Ten codes, for one sign-in each, in place of those before. They are in this answer alone, so the call takes no `Idempotency-Key`.
 * @summary New recovery codes
 */
export const RenewRecoveryCodesResponse = RecoveryCodes

/**
 * The answer is for `navigator.credentials.get`, and its challenge for one use within five minutes, in this session.
 * @summary Begin to show a passkey
 */
export const ChallengePasskeyResponse = PasskeyOptions

/**
 * Exactly one of a passkey, a one-time code and a recovery code; the last counts at sign-in only. It completes the sign-in, or answers `step_up_required`, in this session alone. A recovery code is no step-up, and neither is a factor that was added with one, until it counts (`counts_from`): such a factor completes a sign-in, and is refused with `factor_waits` afterwards. Wrong ones count as failed attempts.
 * @summary Show a second factor
 */
export const ShowFactorBody = ShowFactorRequest

export const ShowFactorResponse = zod.void()

