/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * What it is about: whether the player is `frozen`; others who use the same account (`shared_account`); the time since the registration (`account_age`); what became of the `earlier_requests`; whether the `bank_account` is new; the `frequency` of requests; the `amount` against the player's own; what was `spent` against what is withdrawn; the age of the bank account (`bank_account_age`) and the number of `devices`, as the platform says.
 */
export type SignalKind = typeof SignalKind[keyof typeof SignalKind];


export const SignalKind = {
  frozen: 'frozen',
  shared_account: 'shared_account',
  account_age: 'account_age',
  earlier_requests: 'earlier_requests',
  bank_account: 'bank_account',
  frequency: 'frequency',
  amount: 'amount',
  spent: 'spent',
  bank_account_age: 'bank_account_age',
  devices: 'devices',
} as const;
