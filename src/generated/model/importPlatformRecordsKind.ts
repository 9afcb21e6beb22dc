/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

export type ImportPlatformRecordsKind = typeof ImportPlatformRecordsKind[keyof typeof ImportPlatformRecordsKind];


export const ImportPlatformRecordsKind = {
  players: 'players',
  games: 'games',
  items: 'items',
  transactions: 'transactions',
  withdrawals: 'withdrawals',
} as const;
