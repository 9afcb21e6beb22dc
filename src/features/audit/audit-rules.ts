import type { LinkProps } from '@tanstack/react-router';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Ban from 'lucide-react/icons/ban';
import ShieldX from 'lucide-react/icons/shield-x';
import type { May, Needed } from '../../api/may.ts';
import type { AuditEntry } from '../../generated/model/auditEntry.ts';
import type { AuditResult } from '../../generated/model/auditResult.ts';
import * as needs from '../../generated/permissions.ts';
import { humanise } from '../../lib/words.ts';
import { type Badge, badgeIn } from '../../ui/values/status-badge.tsx';

const BADGE: Record<AuditResult, Badge> = {
  done: { tone: 'success', label: 'Done', icon: BadgeCheck },
  refused: { tone: 'warning', label: 'Refused', icon: Ban },
  denied: { tone: 'danger', label: 'Denied', icon: ShieldX },
};

export const RESULTS = Object.entries(BADGE).map(([value, { label }]) => ({ value, label }));

/** The result is no field of its own: the action says it. */
export function resultOf(action: string): AuditResult {
  if (action === 'request.denied') return 'denied';
  return action.endsWith('_refused') ? 'refused' : 'done';
}

export const badgeOf = (result: string): Badge => badgeIn(BADGE, result);

type Actor = Pick<AuditEntry, 'actor' | 'actor_id' | 'subject_type'>;

/** Whoever acted. Without a name and an id it was the server itself, or somebody whom it does not know. */
export function actorOf({ actor, actor_id, subject_type }: Actor): string {
  if (actor === 'console') return 'Server console';
  if (actor === 'payment rail') return 'Payment rail';
  if (actor === 'housekeeping' && actor_id === null) return 'Housekeeping';
  return actor ?? actor_id ?? (['admin', 'request'].includes(subject_type) ? 'Unknown' : 'Server');
}

/** A record of which there is only one, or none, is named by its type. */
export const subjectOf = ({ subject_type, subject_id }: Pick<AuditEntry, 'subject_type' | 'subject_id'>): string =>
  subject_id ?? humanise(subject_type);

type Target = Pick<LinkProps, 'to' | 'search' | 'params'>;

/** By type: the screen that shows a record, and what it takes to see it there. */
const SCREENS: Readonly<Record<string, { permission: Needed; target: (id: string) => Target }>> = {
  withdrawal: {
    permission: needs.getWithdrawal,
    target: (open) => ({ to: '/withdrawals', search: { open } }),
  },
  transaction: {
    permission: needs.getTransaction,
    target: (id) => ({ to: '/transactions', search: { open: id } }),
  },
  player: { permission: needs.getPlayer, target: (id) => ({ to: '/players/$id', params: { id } }) },
  game: { permission: needs.getGameStats, target: (stats) => ({ to: '/games', search: { stats } }) },
  // The form is all that shows an item.
  game_item: { permission: needs.updateGameItem, target: (edit) => ({ to: '/game-items', search: { edit } }) },
  payout: { permission: needs.getPayout, target: (id) => ({ to: '/revenue', search: { payout: id } }) },
  admin: { permission: needs.getAdmin, target: (open) => ({ to: '/users', search: { open } }) },
  role: { permission: needs.listRoles, target: (edit) => ({ to: '/users', search: { tab: 'roles', edit } }) },
  service_account: {
    permission: needs.listServiceAccounts,
    target: (open) => ({ to: '/users', search: { tab: 'services', open } }),
  },
  webhook: {
    permission: needs.listWebhooks,
    target: (open) => ({ to: '/system', search: { part: 'webhooks', open } }),
  },
  reconciliation: {
    permission: needs.listReconciliations,
    target: (open) => ({ to: '/system', search: { part: 'reconciliation', open } }),
  },
  audit_entry: { permission: needs.getAuditEntry, target: (id) => ({ to: '/audit', search: { open: id } }) },
  // Those that name one are about a payment.
  payments: { permission: needs.getWithdrawal, target: (open) => ({ to: '/withdrawals', search: { open } }) },
};

/** Where a record is shown; undefined where it is not, or not to this administrator. A deleted one is nowhere. */
export function screenOf({ subject_type, subject_id, action }: AuditEntry, may: May): Target | undefined {
  const screen = Object.hasOwn(SCREENS, subject_type) ? SCREENS[subject_type] : undefined;
  if (!screen || subject_id === null || action.endsWith('.delete') || !may(screen.permission)) return undefined;
  return screen.target(subject_id);
}

/** Where whoever acted is shown. */
export function actorScreen({ actor_id, is_service }: AuditEntry, may: May): Target | undefined {
  if (actor_id === null || !may(is_service ? needs.listServiceAccounts : needs.getAdmin)) return undefined;
  return { to: '/users', search: is_service ? { tab: 'services', open: actor_id } : { open: actor_id } };
}
