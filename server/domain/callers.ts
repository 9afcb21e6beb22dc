import type { Permission } from '../../src/generated/model/permission.ts';

// Permissions that work for people only, or for programs only, whatever roles an account has.

/** Deciding, paying, stopping payments, and what else asks for a second factor: never by a program, which shows none. */
export const PEOPLE_ONLY: readonly Permission[] = [
  'transactions.decide',
  'withdrawals.review',
  'withdrawals.pay',
  'payouts.create',
  'payments.control',
  'players.freeze',
  'players.write',
  'players.hold',
];

/** The platform's transactions, withdrawals and feed: never by a person, who could otherwise invent the money that they pay. */
export const isForProgramsOnly = (permission: Permission): boolean => permission.startsWith('platform.');
