import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, serial } from './columns.ts';
import { admins } from './people.ts';
import { notes } from './players.ts';

/** People whom a note names with '@'. */
export const mentions = pgTable(
  'mentions',
  {
    id: serial('id').primaryKey(),
    noteId: bigint('note_id', { mode: 'number' })
      .notNull()
      .references(() => notes.noteId),
    /** The person who is mentioned. */
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.adminId),
    createdAt: createdAt(),
    /** When that person had seen it; null before. */
    seenAt: instant('seen_at'),
  },
  (t) => [
    uniqueIndex('mentions_note').on(t.noteId, t.adminId),
    index('mentions_unseen').on(t.adminId, t.id).where(sql`${t.seenAt} is null`),
  ],
);
