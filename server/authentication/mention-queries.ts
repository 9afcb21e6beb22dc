import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Permission } from '../../src/generated/model/permission.ts';
import type { Database } from '../db/database.ts';
import { mentions } from '../db/schema/mentions.ts';
import { admins } from '../db/schema/people.ts';
import { notes } from '../db/schema/players.ts';

const MOST = 20;
const authors = alias(admins, 'author');

/** A note that names the caller. */
export type Mention = Awaited<ReturnType<typeof unseenMentions>>[number];

/** The newest notes that name somebody and that they have not seen, on records that they may read now. */
export async function unseenMentions(db: Database, adminId: string, permissions: readonly Permission[]) {
  const readable = or(
    permissions.includes('withdrawals.read') ? sql`${notes.withdrawalId} is not null` : undefined,
    permissions.includes('players.read') ? isNull(notes.withdrawalId) : undefined,
  );
  if (!readable) return [];
  return db
    .select({
      id: mentions.id,
      playerId: notes.playerId,
      withdrawalId: notes.withdrawalId,
      author: authors.username,
      at: mentions.createdAt,
    })
    .from(mentions)
    .innerJoin(notes, eq(notes.noteId, mentions.noteId))
    .leftJoin(authors, eq(authors.adminId, notes.adminId))
    .where(and(eq(mentions.adminId, adminId), isNull(mentions.seenAt), readable))
    .orderBy(desc(mentions.id))
    .limit(MOST);
}
