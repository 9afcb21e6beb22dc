/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * 400: `bad_request`. 401: `unauthenticated`, `invalid_credentials` of a sign-in, `invalid_token` of a service account, `sign_on_refused`. 403: `forbidden`, `permission_missing`, `own_account`, `own_approval`, `own_program`, `own_return`, `not_author`, `program_required` of a person, `password_change_required`, `second_factor_required`, `step_up_required`, `program_needs_service_account`, `person_required` of a service account, `network_not_allowed`, `no_role_from_provider`, `account_disabled`, `signs_in_elsewhere`, `demo_is_local`. 404: `not_found`. 409: `last_factor`, `no_passkeys_here`, `last_administrator`, `role_in_use`, `too_many_tokens`, `invalid_transition`, `stale_edit`, `not_in_books`, `account_not_payable`, `return_announced`, `no_payment_rail`, `no_secrets_key`, `payments_paused`, `player_frozen`, `payment_withheld`, `too_many_versions`, `paid_already`, `database_restored`, `feed_changed`. 413: `body_too_large`. 422: `invalid_input`. 429: `rate_limited`. 500: `internal`. 502: `rail_unreadable`. 503: `unavailable`, `busy`, `provider_unavailable`, `feed_closed`.
 */
export type ErrorCode = typeof ErrorCode[keyof typeof ErrorCode];


export const ErrorCode = {
  bad_request: 'bad_request',
  unauthenticated: 'unauthenticated',
  invalid_credentials: 'invalid_credentials',
  invalid_token: 'invalid_token',
  sign_on_refused: 'sign_on_refused',
  forbidden: 'forbidden',
  permission_missing: 'permission_missing',
  own_account: 'own_account',
  password_change_required: 'password_change_required',
  person_required: 'person_required',
  program_required: 'program_required',
  own_approval: 'own_approval',
  own_program: 'own_program',
  own_return: 'own_return',
  not_author: 'not_author',
  network_not_allowed: 'network_not_allowed',
  no_role_from_provider: 'no_role_from_provider',
  account_disabled: 'account_disabled',
  signs_in_elsewhere: 'signs_in_elsewhere',
  second_factor_required: 'second_factor_required',
  step_up_required: 'step_up_required',
  program_needs_service_account: 'program_needs_service_account',
  demo_is_local: 'demo_is_local',
  not_found: 'not_found',
  last_factor: 'last_factor',
  no_passkeys_here: 'no_passkeys_here',
  last_administrator: 'last_administrator',
  role_in_use: 'role_in_use',
  too_many_tokens: 'too_many_tokens',
  invalid_transition: 'invalid_transition',
  stale_edit: 'stale_edit',
  not_in_books: 'not_in_books',
  account_not_payable: 'account_not_payable',
  return_announced: 'return_announced',
  no_payment_rail: 'no_payment_rail',
  no_secrets_key: 'no_secrets_key',
  payments_paused: 'payments_paused',
  player_frozen: 'player_frozen',
  payment_withheld: 'payment_withheld',
  too_many_versions: 'too_many_versions',
  paid_already: 'paid_already',
  database_restored: 'database_restored',
  feed_changed: 'feed_changed',
  body_too_large: 'body_too_large',
  invalid_input: 'invalid_input',
  rate_limited: 'rate_limited',
  internal: 'internal',
  rail_unreadable: 'rail_unreadable',
  unavailable: 'unavailable',
  busy: 'busy',
  provider_unavailable: 'provider_unavailable',
  feed_closed: 'feed_closed',
} as const;
