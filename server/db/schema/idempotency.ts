import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { admins } from './people.ts';

/**
 * The answer to each request that carried a key, written in the transaction of its effect, so that a repeated request
 * has no second effect.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.adminId, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 of method, path and body, hex. */
    requestHash: text('request_hash').notNull(),
    /** Null until the transaction of the effect commits, so no other transaction sees it null. */
    status: integer('status'),
    /** The body as it was sent, byte for byte. */
    answer: text('answer'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.adminId, t.key] }), index('idempotency_keys_created').on(t.createdAt)],
);
