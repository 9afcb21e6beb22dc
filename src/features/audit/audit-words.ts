import type { AuditAction } from '../../generated/model/auditAction.ts';
import { humanise } from '../../lib/words.ts';

/** The actions in words, by the areas of the audit log in the order of the menu. */
const WORDS_OF: Readonly<Record<AuditAction, string>> = {
  'transaction.update_status': 'Changed the status of a transaction',
  'transaction.export': 'Exported transactions',
  'withdrawal.approve': 'Approved a withdrawal',
  'withdrawal.approve_refused': 'Could not approve a withdrawal',
  'withdrawal.recall': 'Recalled an approved withdrawal',
  'withdrawal.recall_refused': 'Could not recall a withdrawal',
  'withdrawal.reject': 'Rejected a withdrawal',
  'withdrawal.reject_refused': 'Could not reject a withdrawal',
  'withdrawal.process': 'Sent a withdrawal for payment',
  'withdrawal.process_refused': 'Could not send a withdrawal',
  'withdrawal.retry': 'Sent a failed withdrawal again',
  'withdrawal.retry_refused': 'Could not send a withdrawal again',
  'withdrawal.release': 'Released a failed withdrawal',
  'withdrawal.release_refused': 'Could not release a withdrawal',
  'withdrawal.cancel': 'Cancelled a withdrawal for the player',
  'withdrawal.cancel_refused': 'Could not cancel a withdrawal',
  'withdrawal.complete': 'Noted that a withdrawal was paid',
  'withdrawal.complete_refused': 'Could not note that a withdrawal was paid',
  'withdrawal.fail': 'Noted that a payment failed',
  'withdrawal.fail_refused': 'Could not note that a payment failed',
  'withdrawal.return': 'Booked a returned payment',
  'withdrawal.return_refused': 'Could not book a returned payment',
  'withdrawal.announce_return': 'Announced that a payment came back',
  'withdrawal.adopt': 'Took over a payment after a restore',
  'withdrawal.export': 'Exported withdrawals',
  'game.update': 'Edited a game',
  'game.toggle_status': 'Opened or closed a game',
  'game.overwrite': 'Overwrote a game with the platform’s record',
  'game_item.create': 'Created an item',
  'game_item.update': 'Edited an item',
  'game_item.delete': 'Deleted an item',
  'game_item.overwrite': 'Overwrote an item with the platform’s record',
  'revenue.export': 'Exported entries of revenue',
  'payout.process': 'Paid out revenue',
  'payout.process_refused': 'Could not pay out revenue',
  'payments.pause': 'Stopped all payments',
  'payments.resume': 'Resumed payments',
  'payments.ask_again': 'Had the bank asked again about a payment',
  'reconciliation.run': 'Compared a statement',
  'reconciliation.export': 'Exported a comparison',
  'admin.sign_in': 'Signed in',
  'admin.sign_in_refused': 'Could not sign in',
  'admin.sign_out': 'Logged out',
  'admin.end_session': 'Ended a session',
  'admin.change_password': 'Changed the password',
  'admin.change_password_refused': 'Could not change the password',
  'admin.reset_password': 'Reset a password',
  'admin.create': 'Created an administrator',
  'admin.invite': 'Invited an administrator',
  'admin.renew_invitation': 'Renewed an invitation',
  'admin.accept_invitation': 'Accepted an invitation',
  'admin.change_roles': 'Changed an administrator’s roles',
  'admin.disable': 'Disabled an administrator',
  'admin.enable': 'Enabled an administrator',
  'admin.add_factor': 'Added a second factor',
  'admin.remove_factor': 'Removed a second factor',
  'admin.renew_recovery_codes': 'Renewed the recovery codes',
  'admin.reset_factors': 'Removed all second factors',
  'admin.show_factor': 'Showed the second factor',
  'admin.show_factor_refused': 'Could not show the second factor',
  'admin.export': 'Exported who may do what',
  'role.create': 'Created a role',
  'role.update': 'Changed a role',
  'role.delete': 'Deleted a role',
  'service_account.create': 'Created a service account',
  'service_account.delete': 'Deleted a service account',
  'service_token.create': 'Created a token',
  'service_token.revoke': 'Revoked a token',
  'webhook.create': 'Added a webhook',
  'webhook.update': 'Changed a webhook',
  'webhook.delete': 'Deleted a webhook',
  'webhook.replace_secret': 'Replaced a webhook’s secret',
  'webhook.test': 'Sent a test to a webhook',
  'webhook.send_again': 'Sent a message to a webhook again',
  'platform.store_players': 'Stored players of the platform',
  'platform.store_games': 'Stored games of the platform',
  'platform.store_items': 'Stored items of the platform',
  'platform.store_transactions': 'Stored transactions of the platform',
  'platform.store_withdrawals': 'Stored withdrawals of the platform',
  'database.restore_found': 'Noticed a restored backup',
  'database.restore_ended': 'Ended a restore',
  'audit.export': 'Exported the audit log',
  'audit.show_personal_data': 'Read an entry with personal data',
  'request.denied': 'Was denied a call',
};

/** An action in words; one of another version of the server as it is. */
export const auditWords = (action: string): string =>
  Object.hasOwn(WORDS_OF, action) ? WORDS_OF[action as AuditAction] : action;

const AREAS: Readonly<Record<string, string>> = {
  transaction: 'Transactions',
  withdrawal: 'Withdrawals',
  game: 'Games',
  game_item: 'Game items',
  revenue: 'Company revenue',
  payout: 'Payouts',
  payments: 'Payments',
  reconciliation: 'Reconciliation',
  admin: 'Administrators',
  role: 'Roles',
  service_account: 'Service accounts',
  service_token: 'Tokens of service accounts',
  webhook: 'Webhooks',
  platform: 'Records of the platform',
  database: 'Restored backups',
  audit: 'Audit log',
  request: 'Denied calls',
};

interface AuditArea {
  area: string;
  label: string;
  actions: { action: string; words: string }[];
}

/** The areas with their actions, for a filter. */
export function auditAreas(): AuditArea[] {
  const areas = Map.groupBy(Object.entries(WORDS_OF), ([action]) => action.split('.', 1)[0] as string);
  return [...areas].map(([area, actions]) => ({
    area,
    label: AREAS[area] ?? humanise(area),
    actions: actions.map(([action, words]) => ({ action, words })),
  }));
}
