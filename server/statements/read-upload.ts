import { createHash } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { databaseTime } from '../db/one-row.ts';
import { BodyTooLarge, InvalidInput } from '../domain/errors.ts';
import { profileOf, sentOn } from './layout-queries.ts';
import { readStatement } from './reading/read-statement.ts';
import type { Answers, Question, Reading } from './reading/reading.ts';

export const MAX_FILE_BYTES = 25 * 1024 * 1024;

/** The reading of a file, and the hash of its content. */
export interface ReadFile {
  reading: Exclude<Reading, { outcome: 'refused' }>;
  sha256: string;
  /** Whether its layout was used before. */
  isKnownLayout: boolean;
}

/**
 * Reads a file as it arrives. It is never held as a whole.
 *
 * @param count counts the bytes so far, and waits until they may be read
 * @throws BodyTooLarge; InvalidInput when it cannot be read
 */
export async function readUpload(
  db: Database,
  body: AsyncIterable<Uint8Array>,
  { answers, count }: { answers: Answers; count: (bytes: number) => Promise<void> },
): Promise<ReadFile> {
  const hash = createHash('sha256');
  const today = (await databaseTime(db)).toISOString().slice(0, 10);
  const bytes = counted(body, count, (chunk) => void hash.update(chunk));
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
  // The rest that the reader left unread belongs to the content too.
  for await (const _ of bytes);
  return { reading, sha256: hash.digest('hex'), isKnownLayout };
}

/** @throws BodyTooLarge */
async function* counted(
  body: AsyncIterable<Uint8Array>,
  count: (bytes: number) => Promise<void>,
  see: (chunk: Uint8Array) => void,
): AsyncGenerator<Uint8Array, void, void> {
  let read = 0;
  for await (const chunk of body) {
    read += chunk.length;
    if (read > MAX_FILE_BYTES) throw new BodyTooLarge();
    await count(read);
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
