/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * 400: `bad_request`. 401: `unauthenticated`, `invalid_credentials` of a sign-in. 403: `forbidden`, `permission_missing`, `own_account`, `password_change_required`, `second_factor_required`, `step_up_required`, `program_needs_service_account`, `demo_is_local`. 404: `not_found`. 409: `last_factor`, `no_passkeys_here`, `last_administrator`, `role_in_use`, `invalid_transition`, `stale_edit`, `not_in_books`, `no_payment_rail`, `no_secrets_key`. 422: `invalid_input`. 429: `rate_limited`. 500: `internal`. 503: `unavailable`, `busy`.
 */
export type ErrorCode = typeof ErrorCode[keyof typeof ErrorCode];


export const ErrorCode = {
  bad_request: 'bad_request',
  unauthenticated: 'unauthenticated',
  invalid_credentials: 'invalid_credentials',
  forbidden: 'forbidden',
  permission_missing: 'permission_missing',
  own_account: 'own_account',
  password_change_required: 'password_change_required',
  second_factor_required: 'second_factor_required',
  step_up_required: 'step_up_required',
  program_needs_service_account: 'program_needs_service_account',
  demo_is_local: 'demo_is_local',
  not_found: 'not_found',
  last_factor: 'last_factor',
  no_passkeys_here: 'no_passkeys_here',
  last_administrator: 'last_administrator',
  role_in_use: 'role_in_use',
  invalid_transition: 'invalid_transition',
  stale_edit: 'stale_edit',
  not_in_books: 'not_in_books',
  no_payment_rail: 'no_payment_rail',
  no_secrets_key: 'no_secrets_key',
  invalid_input: 'invalid_input',
  rate_limited: 'rate_limited',
  internal: 'internal',
  unavailable: 'unavailable',
  busy: 'busy',
} as const;
