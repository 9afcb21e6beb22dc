import { type Context, Hono } from 'hono';
import { ImportPlatformRecordsQueryParams } from '../../../src/generated/platform/platform.zod.ts';
import type { Database } from '../../db/database.ts';
import { driverError } from '../../db/errors.ts';
import { BadRequest, Refusal } from '../../domain/errors.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { actorOf } from '../../http/auth.ts';
import { allowLongUpload } from '../../http/socket-limits.ts';
import { readQuery } from '../../http/validate.ts';
import type { Intake } from '../../records/intake.ts';
import { UnreadableFile } from './file-bytes.ts';
import { importRecords, type Progress, type Refused } from './import-records.ts';
import { ImportSlots } from './import-slots.ts';
import { type Format, recordsOf } from './records-of.ts';

const FORMAT_OF: Record<string, Format> = { 'application/x-ndjson': 'ndjson', 'text/csv': 'csv' };

/** What is told of a refused record, and of how many in one import: the answer may be far larger than the file otherwise. */
const MOST_ERRORS = 5;
const MOST_MESSAGE = 300;
const MOST_LISTED = 10_000;
const NOT_LISTED = `Only the first ${MOST_LISTED.toLocaleString('en-US')} refused records are listed.`;

interface Line extends Progress {
  refused: Refused[];
  ended?: 'complete' | 'broken_off';
  message?: string;
}

/** @param intakes each kind of record that a file can hold, by its name */
export function platformImportRoutes(db: Database, intakes: Record<string, Intake>): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const slots = new ImportSlots();

  routes.post('/api/platform/imports', (c) => {
    const { kind, from_line: fromLine } = readQuery(c, ImportPlatformRecordsQueryParams);
    const format = FORMAT_OF[c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''];
    const intake = intakes[kind];
    const file = c.req.raw.body;
    if (!format) throw new BadRequest('The body must be application/x-ndjson or text/csv (Content-Type).');
    if (!file || !intake) throw new BadRequest('The body is missing.');
    const end = slots.begin(actorOf(c).adminId);
    allowLongUpload(c.env.incoming);

    const { readable, writable } = new TextEncoderStream();
    const answer = writable.getWriter();
    // Resolves when the client has room for it, so that an answer nobody reads does not fill our memory.
    const write = async (line: Line) => {
      await answer.ready;
      await answer.write(`${JSON.stringify(line)}\n`);
    };
    let last: Progress = { line: fromLine - 1, counts: {} };
    let listed = 0;
    const batches = importRecords({
      ...{ db, by: actorOf(c), intake, fromLine, signal: c.var.unanswered() },
      permit: () => c.var.admitAgain(),
      records: recordsOf(file, format, intake.record, c.get('countContent')),
    });
    const importAll = async () => {
      for await (const { progress, refused } of batches) {
        last = progress;
        const some = refused.slice(0, MOST_LISTED - listed).map(shortened);
        listed += refused.length;
        await write({ ...progress, refused: some });
      }
    };
    const complete = () =>
      write({ ...last, refused: [], ended: 'complete', ...(listed > MOST_LISTED && { message: NOT_LISTED }) });
    const brokenOff = (error: unknown) =>
      write({ ...last, refused: [], ended: 'broken_off', message: messageOf(c, error) });
    void importAll()
      .then(complete, brokenOff)
      .then(() => answer.close())
      // The client has gone.
      .catch(() => {})
      .finally(end);
    // A file that cannot be read is not read to its end, after which the connection takes no other call.
    return c.body(readable, 200, { 'Content-Type': 'application/x-ndjson', Connection: 'close' });
  });

  return routes;
}

const shortened = ({ message, errors, ...refused }: Refused): Refused => ({
  ...refused,
  message: message === null || message.length <= MOST_MESSAGE ? message : `${message.slice(0, MOST_MESSAGE)}…`,
  ...(errors && { errors: errors.slice(0, MOST_ERRORS) }),
});

function messageOf(c: Context<AppEnv>, error: unknown): string {
  if (error instanceof UnreadableFile) {
    return error.line === undefined ? error.message : `Line ${error.line}: ${error.message}`;
  }
  if (error instanceof Refusal) return `${error.message} What follows was not stored.`;
  c.var.log().error({ err: driverError(error) }, 'an import was broken off');
  return 'The import could not go on; please continue it later.';
}
