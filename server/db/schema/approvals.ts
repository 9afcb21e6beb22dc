import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cents, createdAt, instant, serial } from './columns.ts';
import { admins } from './people.ts';

/** Versions of the rules that ask for a second person; the newest is in force. Append-only. */
export const approvalRules = pgTable(
  'approval_rules',
  {
    /** 1, 2, 3, …, without gaps. */
    version: integer('version').primaryKey(),
    /** The list of rules: server/second-person/rules.ts. */
    rules: jsonb('rules').notNull(),
    /** The administrator who asked for it; null for the server's own, which stands for the setting. */
    adminId: text('admin_id').references(() => admins.adminId),
    /** The second person; null where there was nobody else. */
    secondAdminId: text('second_admin_id').references(() => admins.adminId),
    reason: text('reason').notNull(),
    /** SHA-256 of the version, its rules and its reason, and the hash before, hex. */
    hash: text('hash').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('approval_rules_version', sql`${t.version} > 0`),
    check('approval_rules_two', sql`${t.secondAdminId} is null or ${t.secondAdminId} <> ${t.adminId}`),
  ],
);

/**
 * Decisions that wait for a second person, or waited. What was asked never changes; a trigger sees to it, and that whoever agrees is somebody
 * else (server/second-person/second-person.sql).
 */
export const approvalRequests = pgTable(
  'approval_requests',
  {
    id: serial('id').primaryKey(),
    action: text('action').notNull(),
    subjectType: text('subject_type').notNull(),
    /** Null for a payout, which does not exist yet. */
    subjectId: text('subject_id'),
    /** SHA-256 of what the record was when it was asked, hex; null without one. */
    subjectVersion: text('subject_version'),
    amountCents: cents('amount_cents'),
    /** The permission that both people need. */
    permission: text('permission').notNull(),
    /** The version of the rules that asked for a second person, and the facts by which they did; null for a change of the rules themselves. */
    rulesVersion: integer('rules_version').references(() => approvalRules.version),
    facts: jsonb('facts').notNull(),
    caught: jsonb('caught').notNull(),
    /** The call, as it is carried out once somebody agrees. */
    call: jsonb('call').notNull(),
    /** The fields that the second person is shown, in the contract's names. */
    shown: jsonb('shown').notNull(),
    /** SHA-256 of all of the above and the first person, hex. */
    hash: text('hash').notNull(),
    requestedBy: text('requested_by')
      .notNull()
      .references(() => admins.adminId),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    state: text('state').notNull().default('waiting'),
    /** The administrator who agreed, denied or withdrew; null when it expired or is void. */
    decidedBy: text('decided_by').references(() => admins.adminId),
    decidedAt: instant('decided_at'),
    /** The reason why it was denied or is void. */
    reason: text('reason'),
  },
  (t) => [
    check(
      'approval_requests_action',
      sql`${t.action} in ('approve', 'process', 'retry', 'payout', 'change_roles', 'change_rules')`,
    ),
    check(
      'approval_requests_state',
      sql`${t.state} in ('waiting', 'approved', 'denied', 'withdrawn', 'expired', 'void')`,
    ),
    check('approval_requests_two', sql`${t.state} not in ('approved', 'denied') or ${t.decidedBy} <> ${t.requestedBy}`),
    check('approval_requests_own', sql`${t.state} <> 'withdrawn' or ${t.decidedBy} = ${t.requestedBy}`),
    check(
      'approval_requests_decided',
      sql`(${t.state} in ('approved', 'denied', 'withdrawn')) = (${t.decidedBy} is not null) and (${t.state} = 'waiting') = (${t.decidedAt} is null)`,
    ),
    check('approval_requests_reason', sql`(${t.state} in ('denied', 'void')) = (${t.reason} is not null)`),
    uniqueIndex('approval_requests_subject')
      .on(t.subjectType, t.subjectId)
      .where(sql`${t.state} = 'waiting' and ${t.subjectId} is not null`),
    index('approval_requests_waiting').on(t.id).where(sql`${t.state} = 'waiting'`),
    index('approval_requests_requester').on(t.requestedBy, t.id),
  ],
);

/**
 * Times in which no rule asks for a second person, opened from the server's console. While one is open, `until` is in the future; it is ended
 * sooner by lowering `until`, and nothing else about it changes.
 */
export const breakGlass = pgTable(
  'break_glass',
  {
    id: serial('id').primaryKey(),
    reason: text('reason').notNull(),
    startedAt: instant('started_at').notNull().defaultNow(),
    until: instant('until').notNull(),
  },
  (t) => [check('break_glass_until', sql`${t.until} >= ${t.startedAt}`)],
);

/** The request that a decision of two people carried out; columns of several tables. */
export const secondPerson = () => ({
  /** The person who agreed, where a rule asked for a second one. */
  secondAdminId: text('second_admin_id').references(() => admins.adminId),
  approvalRequestId: bigint('approval_request_id', { mode: 'number' }),
});
