import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { databaseTime } from '../db/one-row.ts';
import { isOneOfMany } from '../db/one-of.ts';
import { statementProfiles } from '../db/schema/statements.ts';
import { withdrawalHistory } from '../db/schema/withdrawals.ts';
import { BodyTooLarge, InvalidInput } from '../domain/errors.ts';
import { dayOf } from '../statistics/utc-days.ts';
import type { CsvProfile } from './reading/profile.ts';
import { readStatement } from './reading/read-statement.ts';
import type { Answers, Question, Reading } from './reading/reading.ts';

export const MAX_FILE_BYTES = 25 * 1024 * 1024;
/** Names that are looked up to tell the order of dates. */
const MAX_NAMES = 2_000;

/** What a file is, and the hash of its content. */
export interface ReadFile {
  reading: Exclude<Reading, { outcome: 'refused' }>;
  sha256: string;
  /** Whether its layout was used before. */
  isKnownLayout: boolean;
}

/**
 * Reads a file as it arrives. It is never held as a whole.
 *
 * @throws BodyTooLarge; InvalidInput when it cannot be read
 */
export async function readUpload(db: Database, body: AsyncIterable<Uint8Array>, answers: Answers): Promise<ReadFile> {
  const hash = createHash('sha256');
  const today = (await databaseTime(db)).toISOString().slice(0, 10);
  const bytes = counted(body, (chunk) => void hash.update(chunk));
  let isKnownLayout = false;
  const reading = await readStatement(bytes, {
    answers,
    today,
    profileOf: async (layout) => {
      const profile = await profileOf(db, layout);
      isKnownLayout = profile !== null;
      return profile;
    },
    sentOn: (names) => sentOn(db, names),
  });
  if (reading.outcome === 'refused') throw refusedFile(reading);
  // What the reader left unread belongs to the content too.
  for await (const _ of bytes);
  return { reading, sha256: hash.digest('hex'), isKnownLayout };
}

/** @throws BodyTooLarge */
async function* counted(
  body: AsyncIterable<Uint8Array>,
  see: (chunk: Uint8Array) => void,
): AsyncGenerator<Uint8Array, void, void> {
  let read = 0;
  for await (const chunk of body) {
    read += chunk.length;
    if (read > MAX_FILE_BYTES) throw new BodyTooLarge();
    see(chunk);
    yield chunk;
  }
}

function refusedFile({ reason, remedy, line }: Extract<Reading, { outcome: 'refused' }>): InvalidInput {
  const place = line === null ? '' : `, line ${line}`;
  return new InvalidInput([{ path: `file${place}`, message: `cannot be read: ${reason} ${remedy}`.trim() }]);
}

/** The refusal of a file with open questions: an entry for each answer. */
export const unclearFile = (questions: readonly Question[]): InvalidInput =>
  new InvalidInput(
    questions.flatMap(({ name, about, choices }) =>
      choices.map(({ value, words }) => ({ path: `${name}.${value}`, message: `reads ${about} as ${words}` })),
    ),
  );

async function profileOf(db: Database, layout: string): Promise<CsvProfile | null> {
  const [found] = await db.select().from(statementProfiles).where(eq(statementProfiles.layout, layout));
  return (found?.profile as unknown as CsvProfile | undefined) ?? null;
}

/** The UTC days on which payments with these ids or references were sent. */
async function sentOn(db: Database, names: string[]): Promise<ReadonlyMap<string, string>> {
  const { withdrawalId, note, toStatus, createdAt } = withdrawalHistory;
  const wanted = [...new Set(names)].slice(0, MAX_NAMES);
  const days = new Map<string, string>();
  if (wanted.length === 0) return days;
  const rows = await db
    .select({ withdrawalId, day: dayOf(createdAt) })
    .from(withdrawalHistory)
    .where(and(inArray(toStatus, ['processing', 'completed']), isOneOfMany(withdrawalId, wanted)));
  for (const row of rows) days.set(row.withdrawalId, row.day);
  const referred = await db
    .select({ note, day: dayOf(createdAt) })
    .from(withdrawalHistory)
    .where(and(eq(toStatus, 'completed'), isOneOfMany(note, wanted)));
  for (const row of referred) if (row.note !== null) days.set(row.note, row.day);
  return days;
}
