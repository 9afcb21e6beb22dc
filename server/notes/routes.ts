import { type Context, Hono } from 'hono';
import type { NotePage } from '../../src/generated/model/notePage.ts';
import {
  AddPlayerNoteBody,
  EditPlayerNoteParams,
  ListPlayerNotesParams,
  ListPlayerNotesQueryParams,
} from '../../src/generated/players/players.zod.ts';
import type { Database, Transaction } from '../db/database.ts';
import { NotFound } from '../domain/errors.ts';
import { decodeRowNumber, encodeRowNumber } from '../domain/page-cursor.ts';
import { answerOnce } from '../http/answer-once.ts';
import type { AppEnv } from '../http/app-env.ts';
import { actorOf, asSeenBy, personalDataFor } from '../http/auth.ts';
import { readBody, readParams, readQuery } from '../http/validate.ts';
import { addNote, editNote } from './commands.ts';
import { presentNote } from './present.ts';
import { type NoteSubject, noteOf, notePage } from './queries.ts';

const PATHS = {
  player: '/api/admin/players/:id/notes',
  withdrawal: '/admin/withdrawal/withdrawals/:id/notes',
} as const;

/** Notes on players and on withdrawals, which have the same operations. */
export function noteRoutes(db: Database): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  for (const type of ['player', 'withdrawal'] as const) {
    const subjectOf = (c: Context<AppEnv>): NoteSubject => ({ type, id: readParams(c, ListPlayerNotesParams).id });

    routes.get(PATHS[type], async (c) => {
      const subject = subjectOf(c);
      const { limit, cursor } = readQuery(c, ListPlayerNotesQueryParams);
      const { rows, next } = await notePage(db, subject, limit, decodeRowNumber(cursor));
      const { adminId } = actorOf(c);
      const page: NotePage = {
        notes: rows.map((row) => presentNote(row, adminId)),
        next_cursor: encodeRowNumber(next),
      };
      return c.json(asSeenBy(c, page));
    });

    routes.post(PATHS[type], async (c) => {
      const subject = subjectOf(c);
      const { text } = await readBody(c, AddPlayerNoteBody);
      return answerOnce(c, db, async (tx) => {
        const noteId = await addNote(tx, writerOf(c), subject, text);
        return { body: await present(c, tx, subject, noteId) };
      });
    });

    routes.put(`${PATHS[type]}/:note_id`, async (c) => {
      const subject = subjectOf(c);
      const noteId = readNoteId(c);
      const { text } = await readBody(c, AddPlayerNoteBody);
      return answerOnce(c, db, async (tx) => {
        await editNote(tx, writerOf(c), subject, noteId, text);
        return { body: await present(c, tx, subject, noteId) };
      });
    });
  }

  return routes;
}

const writerOf = (c: Context<AppEnv>) => ({ by: actorOf(c), personal: personalDataFor(c) });

const present = async (c: Context<AppEnv>, tx: Transaction, subject: NoteSubject, noteId: number) =>
  presentNote(await noteOf(tx, subject, noteId), actorOf(c).adminId);

/** The contract's ids are texts and ours are numbers; any other text is an id that does not exist. @throws NotFound */
function readNoteId(c: Context<AppEnv>): number {
  const { note_id } = readParams(c, EditPlayerNoteParams);
  if (!/^[1-9]\d{0,14}$/.test(note_id)) throw new NotFound(`Note ${note_id}`);
  return Number(note_id);
}
