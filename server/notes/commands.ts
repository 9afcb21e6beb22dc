import { and, eq, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import { secondsUntilAllowed } from '../audit/limit-queries.ts';
import { lockSubjectUntilEnd } from '../db/advisory-lock.ts';
import type { Transaction } from '../db/database.ts';
import { oneRow } from '../db/one-row.ts';
import { notes, noteVersions } from '../db/schema/players.ts';
import type { Actor } from '../domain/actor.ts';
import { InvalidInput, NotFound } from '../domain/errors.ts';
import { hasAddress, type PersonalData } from '../domain/personal-data.ts';
import { erasedPlayers } from '../records/erased-players.ts';
import { mentionPeople } from './mention-commands.ts';
import { isAbout, type NoteSubject, noteOf, playerOf } from './queries.ts';
import { NotAuthor, TooManyNotes, TooManyVersions } from './refusals.ts';

/** So often a note can be edited: all of its texts are in every answer with it. */
const MAX_EDITS = 10;
/** So many notes a person may write or edit within 24 hours: a day of steady work, and no way to bury what others wrote, or everybody they name. */
const MAX_PER_DAY = 500;

/** The author, and whether they may see the addresses of players. */
interface Writer {
  by: Actor;
  personal: PersonalData;
}

/**
 * Writes a note. The audit log has its id, never its text.
 *
 * @returns its id
 * @throws NotFound @throws TooManyNotes @throws InvalidInput for an address by somebody who may not see any, and for a player who was erased
 */
export async function addNote(
  tx: Transaction,
  { by, personal }: Writer,
  subject: NoteSubject,
  text: string,
): Promise<number> {
  refuseAddress(text, personal);
  await requireFewBefore(tx, by);
  const playerId = await playerOf(tx, subject);
  if ((await erasedPlayers(tx, [playerId])).size > 0) {
    throw new InvalidInput([{ path: 'text', message: 'cannot be kept: the player was erased' }]);
  }
  const withdrawalId = subject.type === 'withdrawal' ? subject.id : null;
  const { noteId } = oneRow(
    await tx.insert(notes).values({ playerId, withdrawalId, adminId: by.adminId, text: text.trim() }).returning(),
  );
  await mentionPeople(tx, noteId, by, subject, text);
  await audit(tx, by, subject, 'add_note', noteId);
  return noteId;
}

/**
 * Edits a note of one's own, and keeps the text before.
 *
 * @throws NotFound, also when it was erased with the player @throws NotAuthor @throws TooManyVersions @throws TooManyNotes
 * @throws InvalidInput for an address by somebody who may not see any
 */
export async function editNote(
  tx: Transaction,
  { by, personal }: Writer,
  subject: NoteSubject,
  noteId: number,
  text: string,
): Promise<void> {
  refuseAddress(text, personal);
  await requireFewBefore(tx, by);
  const [note] = await tx
    .select()
    .from(notes)
    .where(and(isAbout(subject), eq(notes.noteId, noteId)))
    .for('no key update');
  if (!note || note.text === null) throw new NotFound(`Note ${noteId}`);
  const { author, earlier } = await noteOf(tx, subject, noteId);
  if (note.adminId !== by.adminId) throw new NotAuthor(author);
  if (note.text === text.trim()) return;
  if (earlier.length >= MAX_EDITS) throw new TooManyVersions(earlier.length);
  const writtenAt = note.editedAt ?? note.createdAt;
  await tx.insert(noteVersions).values({ noteId, version: earlier.length + 1, text: note.text, writtenAt });
  await tx.update(notes).set({ text: text.trim(), editedAt: sql`now()` }).where(eq(notes.noteId, noteId));
  await mentionPeople(tx, noteId, by, subject, text);
  await audit(tx, by, subject, 'edit_note', noteId);
}

async function requireFewBefore(tx: Transaction, by: Actor): Promise<void> {
  // Of two calls at once, the second sees the first one's row.
  await lockSubjectUntilEnd(tx, 'notes', by.adminId);
  const seconds = await secondsUntilAllowed(tx, by.adminId, 'note', { most: MAX_PER_DAY, hours: 24 });
  if (seconds !== undefined) throw new TooManyNotes(MAX_PER_DAY, seconds);
}

/** It would be masked for its own author, who could not edit the note without losing it. */
function refuseAddress(text: string, personal: PersonalData): void {
  if (personal === 'shown' || !hasAddress(text)) return;
  throw new InvalidInput([{ path: 'text', message: 'must not contain an e-mail address' }]);
}

const audit = (tx: Transaction, by: Actor, { type, id }: NoteSubject, verb: 'add_note' | 'edit_note', noteId: number) =>
  recordAudit(tx, by, [
    { action: `${type}.${verb}` as const, subjectType: type, subjectId: id, after: { note_id: String(noteId) } },
  ]);
