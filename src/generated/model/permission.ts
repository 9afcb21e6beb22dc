/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * What somebody may do, as `<area>.<verb>`. `players.pii` is to see who players are, `players.hold` to see and decide on compliance holds, `notes.write` to write notes on players and withdrawals, `statements.read` to see the statements of the bank, `withdrawals.review` to decide and recall withdrawals, `withdrawals.pay` to send, retry, recall and release payments and to announce their returns. Only people use `transactions.decide`, `withdrawals.review`, `withdrawals.pay`, `payouts.create`, `payments.control`, `players.freeze` and `players.hold`, and only programs `platform.*`.
 */
export type Permission = typeof Permission[keyof typeof Permission];


export const Permission = {
  transactionsread: 'transactions.read',
  transactionsdecide: 'transactions.decide',
  transactionsexport: 'transactions.export',
  withdrawalsread: 'withdrawals.read',
  withdrawalsreview: 'withdrawals.review',
  withdrawalspay: 'withdrawals.pay',
  withdrawalsexport: 'withdrawals.export',
  gamesread: 'games.read',
  gameswrite: 'games.write',
  itemsread: 'items.read',
  itemswrite: 'items.write',
  revenueread: 'revenue.read',
  payoutscreate: 'payouts.create',
  playersread: 'players.read',
  playerswrite: 'players.write',
  playerspii: 'players.pii',
  playersfreeze: 'players.freeze',
  playershold: 'players.hold',
  noteswrite: 'notes.write',
  adminsread: 'admins.read',
  adminsmanage: 'admins.manage',
  rolesmanage: 'roles.manage',
  auditread: 'audit.read',
  auditexport: 'audit.export',
  systemread: 'system.read',
  paymentscontrol: 'payments.control',
  statementsread: 'statements.read',
  policiesmanage: 'policies.manage',
  platformread: 'platform.read',
  platformwrite: 'platform.write',
} as const;
