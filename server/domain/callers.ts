import type { Permission } from '../../src/generated/model/permission.ts';

// Permissions that work for people only, or for programs only, whatever roles an account has.

/** Reviewing and paying withdrawals, stopping that for a player, and paying out revenue: never by a program, which shows no second factor. */
export const PEOPLE_ONLY: readonly Permission[] = [
  'withdrawals.review',
  'withdrawals.pay',
  'payouts.create',
  'players.freeze',
  'players.hold',
];

/** The platform's records and its feed: never by a person, who could otherwise invent the player whom they pay. */
export const isForProgramsOnly = (permission: Permission): boolean => permission.startsWith('platform.');
