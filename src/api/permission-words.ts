import type { Permission } from '../generated/model/permission.ts';

/** The permissions in words, by area, in the order of the menu. */
export const PERMISSION_GROUPS: { area: string; permissions: Partial<Record<Permission, string>> }[] = [
  {
    area: 'Transactions',
    permissions: {
      'transactions.read': 'See transactions',
      'transactions.decide': 'Change the status of pending transactions',
      'transactions.export': 'Export transactions',
    },
  },
  {
    area: 'Withdrawals',
    permissions: {
      'withdrawals.read': 'See withdrawals',
      'withdrawals.review': 'Approve, reject and recall withdrawals',
      'withdrawals.pay': 'Send, retry, recall and release payments, and announce returns',
      'withdrawals.export': 'Export withdrawals',
    },
  },
  { area: 'Games', permissions: { 'games.read': 'See games', 'games.write': 'Edit and deactivate games' } },
  { area: 'Game Items', permissions: { 'items.read': 'See items', 'items.write': 'Create, edit and delete items' } },
  {
    area: 'Company Revenue',
    permissions: { 'revenue.read': 'See revenue and payouts', 'payouts.create': 'Process payouts' },
  },
  {
    area: 'Players',
    permissions: {
      'players.read': 'See players',
      'players.write': 'Bring players in from a file',
      'players.pii': 'See who players are',
      'players.freeze': 'Freeze players',
      'players.hold': 'See compliance holds, and with the right to review withdrawals decide on them',
      'notes.write': 'Write notes on players and withdrawals',
    },
  },
  {
    area: 'Admin Users',
    permissions: {
      'admins.read': 'See administrators, roles and service accounts',
      'admins.manage': 'Invite, change and disable administrators, and manage service accounts',
      'roles.manage': 'Create, change and delete roles',
    },
  },
  { area: 'Audit Logs', permissions: { 'audit.read': 'See the audit log', 'audit.export': 'Export the audit log' } },
  {
    area: 'System',
    permissions: {
      'system.read': 'See the system’s status',
      'payments.control': 'Stop and resume payments, work on statements of the bank',
      'statements.read': 'See statements of the bank',
      'policies.manage': 'Change the rules for second approvals',
    },
  },
  {
    area: 'Platform',
    permissions: { 'platform.read': 'Read the feed of decisions', 'platform.write': 'Bring records in' },
  },
];

const WORDS = new Map(PERMISSION_GROUPS.flatMap(({ permissions }) => Object.entries(permissions)));

/** The permissions in words, by area, those of a newer server last and as they are. */
export function permissionsByArea(permissions: readonly string[]): { area: string; words: string }[] {
  const known = PERMISSION_GROUPS.map(({ area, permissions: ofArea }) => ({
    area,
    words: permissions.filter((one) => Object.hasOwn(ofArea, one)).map(permissionWords),
  }));
  const others = { area: 'Others', words: permissions.filter((one) => !WORDS.has(one)) };
  return [...known, others]
    .filter(({ words }) => words.length > 0)
    .map(({ area, words }) => ({ area, words: words.join(' · ') }));
}

/** A permission in words; one of a newer server as it is. */
export const permissionWords = (permission: string): string => WORDS.get(permission) ?? permission;
