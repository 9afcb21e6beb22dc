/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * How grave it is, from `pass`, which is normal, to `high`.
 */
export type SignalLevel = typeof SignalLevel[keyof typeof SignalLevel];


export const SignalLevel = {
  pass: 'pass',
  note: 'note',
  warn: 'warn',
  high: 'high',
} as const;
