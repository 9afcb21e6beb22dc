import type { AdminUser } from '../../src/generated/model/adminUser.ts';
import type { Permission } from '../../src/generated/model/permission.ts';
import type { Role as RoleJson } from '../../src/generated/model/role.ts';
import type { ServiceAccount } from '../../src/generated/model/serviceAccount.ts';
import type { Action } from '../audit/entry-queries.ts';
import type { PersonLink } from '../authentication/person-links.ts';
import { presentLink, presentRoleNames } from '../authentication/present.ts';
import { PLATFORM_ROLE } from '../authentication/roles.ts';
import { versionOf } from '../db/record-version.ts';
import { type CsvColumns, csvHeader, IN_UTC } from '../domain/csv.ts';
import type { Evidence } from './evidence-queries.ts';
import type { AdminRow, RoleRow } from './queries.ts';
import { roleVersion } from './role-commands.ts';
import type { ServiceAccountRow, ServiceToken } from './service-queries.ts';

/**
 * @param links with others, when one administrator was asked for or changed
 * @param lastActions omitted when they were not requested, or may not be seen
 */
export function presentAdminUser(row: AdminRow, links?: readonly PersonLink[], lastActions?: Action[]): AdminUser {
  const { admin, invitedUntil } = row;
  return {
    id: admin.adminId,
    username: admin.username,
    roles: presentRoleNames(row.roles),
    state: admin.disabledAt ? 'disabled' : invitedUntil ? 'invited' : 'active',
    invitation_expires_at: invitedUntil?.toISOString() ?? null,
    last_active_at: row.lastActiveAt?.toISOString() ?? null,
    session_count: row.sessionCount,
    factor_kinds: row.factorKinds,
    ...(row.waitingFactors.length > 0 && {
      waiting_factors: row.waitingFactors.map((factor) => ({
        ...factor,
        created_at: new Date(factor.created_at).toISOString(),
        counts_from: new Date(factor.counts_from).toISOString(),
      })),
    }),
    created_at: admin.createdAt.toISOString(),
    version: versionOf(admin.roleIds),
    has_single_sign_on: admin.signOnIssuer !== null,
    ...(links && { person_links: links.map(presentLink) }),
    ...(lastActions && {
      last_actions: lastActions.map(({ createdAt, action, subjectId }) => ({
        at: createdAt.toISOString(),
        action,
        subject: subjectId,
      })),
    }),
  };
}

export function presentRole({ id, name, permissions, isBuiltIn, adminCount }: RoleRow): RoleJson {
  const kind = { is_built_in: isBuiltIn, is_for_services: id === PLATFORM_ROLE };
  const version = roleVersion({ name, permissions });
  return { id, name, permissions: [...permissions], version, ...kind, admin_count: adminCount };
}

export function presentServiceAccount({ account, owner, roles, tokens }: ServiceAccountRow): ServiceAccount {
  return {
    id: account.adminId,
    name: account.username,
    owner: { id: owner.adminId, username: owner.username, is_disabled: owner.disabledAt !== null },
    roles: presentRoleNames(roles),
    tokens: tokens.map(presentToken),
    created_at: account.createdAt.toISOString(),
  };
}

const presentToken = (token: ServiceToken) => ({
  id: token.tokenId,
  networks: token.networks,
  created_at: token.createdAt.toISOString(),
  expires_at: token.expiresAt.toISOString(),
  last_used_at: token.lastUsedAt?.toISOString() ?? null,
  last_used_from: token.lastUsedFrom,
});

/** An account is called idle after this many days. */
const IDLE_DAYS = 60;

/** Two permissions that one account should not have both: whoever approves a withdrawal should not send it. */
const APART: Partial<Record<Permission, Permission>> = {
  'withdrawals.review': 'withdrawals.pay',
  'withdrawals.pay': 'withdrawals.review',
};

type EvidenceLine = Evidence & { others: readonly Permission[] };

const EVIDENCE: CsvColumns<EvidenceLine> = [
  ['account', ({ account }) => account.username],
  ['kind', ({ owner }) => (owner === null ? 'person' : 'service account')],
  ['owner', ({ owner }) => owner],
  ['state', ({ state }) => state],
  ['created_at', ({ account }) => account.createdAt.toISOString()],
  ['last_active_at', ({ activity }) => activity.lastActiveAt?.toISOString() ?? null],
  ['idle_days', ({ activity }) => String(activity.idleDays)],
  ['is_idle', ({ activity }) => (activity.idleDays >= IDLE_DAYS ? 'yes' : 'no')],
  ['permission', ({ permission }) => permission],
  ['roles', ({ roles }) => roles.join(' / ')],
  ['held_since', ({ heldSince }) => heldSince?.toISOString() ?? null],
  ['last_used_at', ({ lastUsedAt }) => lastUsedAt?.toISOString() ?? null],
  ['conflict', ({ permission, others }) => others.find((one) => permission && APART[permission] === one) ?? null],
];

export const EVIDENCE_HEADER = csvHeader(EVIDENCE);

/** The cells of the lines of the access evidence, each with the conflict among the permissions of its account. */
export function presentEvidence(rows: readonly Evidence[]): (string | null)[][] {
  const ofAccount = Map.groupBy(rows, ({ account }) => account.adminId);
  return rows.map((row) => {
    const others = (ofAccount.get(row.account.adminId) ?? []).flatMap(({ permission }) => permission ?? []);
    return EVIDENCE.map(([, cell]) => cell({ ...row, others }, IN_UTC));
  });
}
