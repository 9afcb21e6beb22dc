import type { Permission } from '../../src/generated/model/permission.ts';

// Permissions that work for people only, or for programs only, whatever roles an account has.

/** Deciding, paying, stopping payments and revealing personal data: never by a program, which shows no second factor. */
export const PEOPLE_ONLY: readonly Permission[] = [
  'transactions.decide',
  'withdrawals.review',
  'withdrawals.pay',
  'payouts.create',
  'payments.control',
  'players.freeze',
  'players.hold',
];

/** The platform's records and its feed: never by a person, who could otherwise invent the player whom they pay. */
export const isForProgramsOnly = (permission: Permission): boolean => permission.startsWith('platform.');
