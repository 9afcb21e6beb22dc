/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/** The list call of each area with extensions: a back end that lacks it has none of them. Some areas have no such call. */
export const LIST_CALLS = {
  'authentication': '/api/admin/people',
  'my-account': '/api/admin/me/sessions',
  'notifications': '/api/admin/system/messages',
  'second-factor': '/api/admin/me/factors',
  'admin-users': '/api/admin/admins',
  'dashboard': undefined,
  'system': '/api/admin/system/payments',
  'webhooks': '/api/admin/system/webhooks',
  'reconciliation': '/api/admin/system/reconciliation/runs',
  'statements': '/api/admin/system/reconciliation/statements',
  'transactions': undefined,
  'withdrawals': '/admin/withdrawal/reviewable',
  'approvals': '/api/admin/approvals',
  'players': '/api/admin/players',
  'games': undefined,
  'company-revenue': undefined,
  'audit-logs': '/api/admin/audit',
  'platform': '/api/platform/events',
  'game-items': undefined,
} as const;

export type Area = keyof typeof LIST_CALLS;
