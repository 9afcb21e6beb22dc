import { and, asc, desc, eq, inArray, isNull, lt, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { type Page, readPage } from '../db/page.ts';
import { admins } from '../db/schema/people.ts';
import { notes, noteVersions, players } from '../db/schema/players.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';
import { NotFound } from '../domain/errors.ts';

/** The record that a note is about, by its id. */
export interface NoteSubject {
  type: 'player' | 'withdrawal';
  id: string;
}

/** SQL of whether a note is about it; a note on a withdrawal is not one on its player. */
export const isAbout = ({ type, id }: NoteSubject): SQL | undefined =>
  type === 'player' ? and(eq(notes.playerId, id), isNull(notes.withdrawalId)) : eq(notes.withdrawalId, id);

/** The player whom a note on it is about. @throws NotFound */
export async function playerOf(db: Database, { type, id }: NoteSubject): Promise<string> {
  const [found] =
    type === 'player'
      ? await db.select({ playerId: players.playerId }).from(players).where(eq(players.playerId, id))
      : await db.select({ playerId: withdrawals.playerId }).from(withdrawals).where(eq(withdrawals.withdrawalId, id));
  if (!found) throw new NotFound(`${type === 'player' ? 'Player' : 'Withdrawal'} ${id}`);
  return found.playerId;
}

/** A note, whoever wrote it, and its former texts, the latest first. */
export type NoteRow = Awaited<ReturnType<typeof withVersions>>[number];

/** The notes on a player or a withdrawal, newest first. @throws NotFound */
export async function notePage(
  db: Database,
  subject: NoteSubject,
  limit: number,
  after: number | undefined,
): Promise<Page<NoteRow, number>> {
  await playerOf(db, subject);
  const { rows, next } = await readPage(
    limit,
    (count) =>
      selectNotes(db)
        .where(and(isAbout(subject), after === undefined ? undefined : lt(notes.noteId, after)))
        .orderBy(desc(notes.noteId))
        .limit(count),
    ({ note }) => note.noteId,
  );
  return { rows: await withVersions(db, rows), next };
}

/** @throws NotFound */
export async function noteOf(db: Database, subject: NoteSubject, noteId: number): Promise<NoteRow> {
  const found = await selectNotes(db).where(and(isAbout(subject), eq(notes.noteId, noteId)));
  const [row] = await withVersions(db, found);
  if (!row) throw new NotFound(`Note ${noteId}`);
  return row;
}

const selectNotes = (db: Database) =>
  db.select({ note: notes, author: admins.username }).from(notes).leftJoin(admins, eq(admins.adminId, notes.adminId));

async function withVersions(db: Database, rows: Awaited<ReturnType<typeof selectNotes>>) {
  const ids = rows.map(({ note }) => note.noteId);
  const versions =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(noteVersions)
          .where(inArray(noteVersions.noteId, ids))
          .orderBy(asc(noteVersions.noteId), desc(noteVersions.version));
  const byNote = Map.groupBy(versions, ({ noteId }) => noteId);
  return rows.map((row) => ({ ...row, earlier: byNote.get(row.note.noteId) ?? [] }));
}
