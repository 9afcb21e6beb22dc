// The screens, and texts by which each is recognized on the mock.

/** By their names in the menu. */
export const SCREENS = [
  'Dashboard',
  'Transactions',
  'Withdrawals',
  'Games',
  'Game Items',
  'Company Revenue',
  'System',
] as const;
export type Screen = (typeof SCREENS)[number];
export type Words = Record<Screen, string | RegExp>;

export const USUAL: Words = {
  Dashboard: '$8,562.00',
  Transactions: 'TXN-900412',
  Withdrawals: 'WDR-100482',
  Games: 'Iron Harvest Tycoon',
  'Game Items': 'Oasis Bundle',
  'Company Revenue': 'CR-20261118-0007',
  System: 'PostgreSQL 18.0',
};

export const FAILED: Words = {
  Dashboard: 'Failed to load key figures',
  Transactions: 'Failed to load transactions',
  Withdrawals: 'Failed to load withdrawals',
  Games: 'Failed to fetch games',
  'Game Items': 'Failed to fetch games',
  'Company Revenue': 'Failed to load history data',
  System: 'Failed to load system status',
};
