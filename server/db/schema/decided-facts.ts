import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

// Facts of the audit log on which a later call depends. A trigger on the log fills these tables, so the rows of every server and of the console
// count (server/audit/decided-facts.sql). Each row has the id and the time of its entry. Append-only. As in the log, subjects have no foreign key.

const entry = () => bigint('audit_id', { mode: 'number' }).primaryKey();

/** Actions of which an administrator may take only so many within a time: notes that they wrote or edited, personal data that they revealed. */
export const limitedActions = pgTable(
  'limited_actions',
  {
    auditId: entry(),
    adminId: text('admin_id').notNull(),
    kind: text('kind', { enum: ['note', 'reveal'] }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('limited_actions_kind', sql`${t.kind} in ('note', 'reveal')`),
    index('limited_actions_newest').on(t.adminId, t.kind, t.createdAt),
  ],
);

/** Passkeys as they were added. What is changed in `factors` since has no effect on who may sign decisions. */
export const passkeyAdditions = pgTable(
  'passkey_additions',
  {
    auditId: entry(),
    adminId: text('admin_id').notNull(),
    factorId: text('factor_id').notNull(),
    credentialId: text('credential_id').notNull(),
    /** SubjectPublicKeyInfo, base64url. */
    publicKey: text('public_key').notNull(),
    rpId: text('rp_id').notNull(),
    addedBy: text('added_by').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('passkey_additions_factor').on(t.adminId, t.factorId)],
);

/** Times at which an administrator lost a password, all second factors, or a passkey. */
export const credentialLosses = pgTable(
  'credential_losses',
  {
    auditId: entry(),
    adminId: text('admin_id').notNull(),
    lost: text('lost', { enum: ['password', 'factors', 'passkey'] }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('credential_losses_lost', sql`${t.lost} in ('password', 'factors', 'passkey')`),
    index('credential_losses_newest').on(t.adminId, t.createdAt),
  ],
);

/** Items that an administrator deleted: the platform does not bring them back without `force`. */
export const deletedItems = pgTable(
  'deleted_items',
  { auditId: entry(), itemId: text('item_id').notNull(), createdAt: createdAt() },
  (t) => [index('deleted_items_item').on(t.itemId)],
);

/** Times at which an account did something, to the hour, or was opened: enabled, or its invitation accepted. An idle account is disabled. */
export const accountActivity = pgTable(
  'account_activity',
  {
    /** An entry can be both: somebody accepts their own invitation. */
    auditId: bigint('audit_id', { mode: 'number' }).notNull(),
    adminId: text('admin_id').notNull(),
    what: text('what', { enum: ['acted', 'opened'] }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.auditId, t.what] }),
    check('account_activity_what', sql`${t.what} in ('acted', 'opened')`),
    index('account_activity_newest').on(t.adminId, t.what, t.createdAt),
  ],
);
