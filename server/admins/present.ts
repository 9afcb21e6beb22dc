import type { AdminUser } from '../../src/generated/model/adminUser.ts';
import type { Role as RoleJson } from '../../src/generated/model/role.ts';
import { presentRoleNames } from '../authentication/present.ts';
import type { Action, AdminRow, RoleRow } from './queries.ts';

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
  return { id, name, permissions: [...permissions], is_built_in: isBuiltIn, admin_count: adminCount };
}
