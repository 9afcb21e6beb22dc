import type { Admin as AdminJson } from '../../src/generated/model/admin.ts';
import type { AdminSession } from '../../src/generated/model/adminSession.ts';
import type { Me } from '../../src/generated/model/me.ts';
import type { Mention as MentionJson } from '../../src/generated/model/mention.ts';
import type { PersonLink as PersonLinkJson } from '../../src/generated/model/personLink.ts';
import type { RoleName } from '../../src/generated/model/roleName.ts';
import type { Mention } from './mention-queries.ts';
import { isConfirmable, type PersonLink, reasonOf } from './person-links.ts';
import type { Admin, SecondPersonState, Session } from './queries.ts';
import { permissionsOf, type Role } from './roles.ts';
import { type SecondFactorState, secondFactorState } from './second-factor.ts';

export const presentLink = (link: PersonLink): PersonLinkJson => ({
  id: String(link.id),
  username: link.other.username,
  counts_as: link.one.username,
  why: link.why,
  reason: reasonOf(link),
  at: link.at.toISOString(),
  is_confirmable: isConfirmable(link),
});

/** The contract's Admin. */
export function presentAdmin(admin: Admin, roles: readonly Role[], secondFactor: SecondFactorState): AdminJson {
  return {
    id: admin.adminId,
    username: admin.username,
    role: roles[0]?.name ?? '',
    roles: presentRoleNames(roles),
    permissions: permissionsOf(roles),
    must_change_password: admin.mustChangePassword,
    second_factor: secondFactor,
    has_single_sign_on: admin.signOnIssuer !== null,
  };
}

/**
 * @param pause of payments; undefined while they are not paused
 * @param restoredAt when the database was found to be restored; undefined otherwise
 * @param approvals what waits for them as the second person; undefined for a program
 * @param mentions notes that name them, which they have not seen
 * @param resets by others, of which nobody has confirmed that the account is still theirs
 */
export function presentMe(
  who: { adminId: string; username: string },
  roles: readonly Role[],
  { session, hasFactor }: { session: Session; hasFactor: boolean },
  pause: { pausedAt: Date; pausedBy: string | null } | undefined,
  restoredAt: Date | undefined,
  approvals: SecondPersonState | undefined,
  mentions: readonly Mention[],
  resets: readonly PersonLink[],
): Me {
  const heldSince = pause?.pausedAt ?? restoredAt;
  return {
    id: who.adminId,
    username: who.username,
    roles: presentRoleNames(roles),
    permissions: permissionsOf(roles),
    second_factor: secondFactorState(session, hasFactor),
    session: presentSession(session, session.tokenHash),
    ...(heldSince && { payments_paused_at: heldSince.toISOString() }),
    ...(pause?.pausedBy === null && { payment_limit_reached: true }),
    ...(restoredAt && { database_restored_at: restoredAt.toISOString() }),
    ...(approvals?.suspendedUntil && { break_glass_until: approvals.suspendedUntil.toISOString() }),
    ...(approvals?.waiting !== undefined && { approvals_waiting: approvals.waiting }),
    ...(mentions.length > 0 && { mentions: mentions.map(presentMention) }),
    ...(resets.length > 0 && { reset_by: resets.map(presentLink) }),
  };
}

const presentMention = ({ id, playerId, withdrawalId, author, at }: Mention): MentionJson => ({
  id: String(id),
  subject_type: withdrawalId === null ? 'player' : 'withdrawal',
  subject_id: withdrawalId ?? playerId,
  author,
  at: at.toISOString(),
});

export const presentRoleNames = (roles: readonly Role[]): RoleName[] => roles.map(({ id, name }) => ({ id, name }));

/** @param current the hash of the caller's token */
export function presentSession(session: Session, current: string): AdminSession {
  return {
    id: session.sessionId,
    address: session.address,
    user_agent: session.userAgent,
    created_at: session.createdAt.toISOString(),
    last_active_at: session.lastActiveAt.toISOString(),
    expires_at: session.expiresAt.toISOString(),
    is_current: session.tokenHash === current,
  };
}
