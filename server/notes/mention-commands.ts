import { and, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { mentions } from '../db/schema/mentions.ts';
import { admins } from '../db/schema/people.ts';
import type { Actor } from '../domain/actor.ts';
import { recordNotices } from '../notices/notice-commands.ts';
import type { NoteSubject } from './queries.ts';

/** A note that names more people is a mailing list. */
const MAX_MENTIONS = 20;

/** `@name` that is no part of an address; a full stop behind it ends the sentence. */
const NAMED = /(?<![\w.@-])@([a-z0-9._-]{2,100})/gi;

const namesIn = (text: string): string[] =>
  [...new Set([...text.matchAll(NAMED)].map(([, name = '']) => name.toLowerCase().replace(/[._-]+$/, '')))].slice(
    0,
    MAX_MENTIONS,
  );

/**
 * Puts a note on the bells of the people whom it names, and tells them. Whoever was named before is not told again; whether they may read the record is asked when they
 * look.
 */
export async function mentionPeople(
  tx: Transaction,
  noteId: number,
  by: Actor,
  { type: subjectType, id: subjectId }: NoteSubject,
  text: string,
): Promise<void> {
  const names = namesIn(text);
  if (names.length === 0) return;
  const people = await tx
    .select({ adminId: admins.adminId })
    .from(admins)
    .where(
      and(
        inArray(sql`lower(${admins.username})`, names),
        isNull(admins.disabledAt),
        isNull(admins.ownerId),
        ne(admins.adminId, by.adminId),
      ),
    );
  if (people.length === 0) return;
  const told = await tx
    .insert(mentions)
    .values(people.map(({ adminId }) => ({ noteId, adminId })))
    .onConflictDoNothing()
    .returning();
  const facts = { by: by.username, subjectType, subjectId };
  await recordNotices(
    tx,
    told.map(({ adminId }) => ({ kind: 'mentioned', adminId, facts })),
  );
}
