import type { AdminUser } from '../../src/generated/model/adminUser.ts';
import type { Role as RoleJson } from '../../src/generated/model/role.ts';
import type { ServiceAccount } from '../../src/generated/model/serviceAccount.ts';
import { presentRoleNames } from '../authentication/present.ts';
import { PLATFORM_ROLE } from '../authentication/roles.ts';
import type { Action, AdminRow, RoleRow } from './queries.ts';
import type { ServiceAccountRow, ServiceToken } from './service-queries.ts';

/** @param lastActions omitted when they were not requested, or may not be seen */
export function presentAdminUser(row: AdminRow, lastActions?: Action[]): AdminUser {
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
    created_at: admin.createdAt.toISOString(),
    has_single_sign_on: admin.signOnIssuer !== null,
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
  return { id, name, permissions: [...permissions], ...kind, admin_count: adminCount };
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
