import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, instant, serial } from './columns.ts';
import { admins } from './people.ts';

/** Actions and attempts: by whom, from where, with the values before and after. Append-only. */
export const auditLog = pgTable(
  'audit_log',
  {
    auditId: serial('audit_id').primaryKey(),
    createdAt: createdAt(),
    adminId: text('admin_id').references(() => admins.adminId),
    /** The username as given, even when no administrator has it. */
    username: text('username'),
    action: text('action').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id'),
    before: jsonb('before'),
    after: jsonb('after'),
    address: text('address'),
    requestId: text('request_id'),
  },
  (t) => [
    // One for each filter of the audit log, which lists the newest first; each also carries days.
    index('audit_log_newest').on(t.createdAt, t.auditId),
    index('audit_log_subject').on(t.subjectId, t.createdAt, t.auditId),
    index('audit_log_admin').on(t.adminId, t.createdAt, t.auditId),
    index('audit_log_name')
      .on(t.username, t.createdAt, t.auditId)
      .where(sql`${t.adminId} is null and ${t.username} is not null`),
    // Also of all actions of an area, with a result, or on a type of subject.
    index('audit_log_action').on(t.action, t.subjectType, t.createdAt, t.auditId),
    index('audit_log_request').on(t.requestId, t.createdAt, t.auditId).where(sql`${t.requestId} is not null`),
  ],
);

/** Blocks that seal the rows of the audit log; see server/audit/chain.ts. Append-only. */
export const auditBlocks = pgTable(
  'audit_blocks',
  {
    /** 1, 2, 3, …, without gaps. */
    blockId: bigint('block_id', { mode: 'number' }).primaryKey(),
    /** Ascending. Numbers between two of them belong to transactions that were rolled back. */
    rowIds: bigint('row_ids', { mode: 'number' }).array().notNull(),
    /** SHA-256 of each of these rows, 32 bytes per row. */
    rowHashes: bytes('row_hashes').notNull(),
    previousHash: bytes('previous_hash').notNull(),
    hash: bytes('hash').notNull(),
    sealedAt: instant('sealed_at').notNull().defaultNow(),
  },
  // For the block of a row: the first one whose last row is not before it.
  (t) => [index('audit_blocks_last_row').on(sql`(${t.rowIds}[array_upper(${t.rowIds}, 1)])`)],
);

/** Reasons and notes of audit rows, which have only their hashes; see server/audit/texts.ts. Inserted, and erased once. */
export const auditTexts = pgTable(
  'audit_texts',
  {
    auditId: bigint('audit_id', { mode: 'number' }).notNull(),
    /** `before` or `after` with the field's name, as in `after.note`. */
    field: text('field').notNull(),
    text: text('text'),
    /** The key of its hash in the row. */
    key: bytes('key'),
    erasedAt: instant('erased_at'),
  },
  (t) => [primaryKey({ columns: [t.auditId, t.field] })],
);
