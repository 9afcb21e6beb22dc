import { type Context, Hono } from 'hono';
import { ImportGameItemsQueryParams } from '../../../src/generated/game-items/game-items.zod.ts';
import { ImportGamesQueryParams } from '../../../src/generated/games/games.zod.ts';
import { ImportPlatformRecordsQueryParams } from '../../../src/generated/platform/platform.zod.ts';
import { ImportPlayersQueryParams } from '../../../src/generated/players/players.zod.ts';
import type { Database } from '../../db/database.ts';
import { driverError } from '../../db/errors.ts';
import { BadRequest, InvalidInput, Refusal } from '../../domain/errors.ts';
import { maskedField } from '../../domain/personal-data.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { actorOf, personalDataFor } from '../../http/auth.ts';
import { drop } from '../../http/limit-body.ts';
import { allowLongUpload } from '../../http/socket-limits.ts';
import { readQuery } from '../../http/validate.ts';
import type { Intake } from '../../records/intake.ts';
import type { LeftOut } from '../../records/records.ts';
import { UnreadableFile } from './file-bytes.ts';
import { importRecords, type Planned, type Progress, type Refused, type Warning } from './import-records.ts';
import { ImportSlots } from './import-slots.ts';
import { type Format, recordsOf } from './records-of.ts';

const FORMAT_OF: Record<string, Format> = { 'application/x-ndjson': 'ndjson', 'text/csv': 'csv' };

/** What is told of a refused record, and of how many in one import: the answer may be far larger than the file otherwise. */
const MOST_ERRORS = 5;
const MOST_MESSAGE = 300;
const MOST_LISTED = 10_000;
const NOT_LISTED = `Only the first ${MOST_LISTED.toLocaleString('en-US')} refused records are listed.`;
/** Of the records that a dry run would store, so many are told with their changes; and so many characters of a value. */
const MOST_PLANNED = 1_000;
const MOST_VALUE = 200;
const MOST_WARNED = 1_000;
/** A browser reads an answer only when it has sent the whole file. Until then the server keeps so much of it. */
const MOST_UNREAD_BYTES = 8 * 1024 * 1024;
/** The rest of a file that cannot be read any further is received within this time. */
const DROP_WITHIN_MS = 10_000;

interface Line extends Progress {
  /** Bytes of the file that were read, packed or not. */
  bytes: number;
  refused: Refused[];
  assumed?: string[];
  warned?: Warning[];
  planned?: Planned[];
  ended?: 'complete' | 'broken_off';
  message?: string;
}

interface ImportOptions {
  intake: Intake | undefined;
  fromLine?: number;
  force?: boolean;
  leftOut: LeftOut;
  dryRun: boolean;
}

/** The calls with a file of any size, which is read as it arrives. */
export const IMPORT_PATHS = /^\/api\/(platform\/imports|admin\/imports\/(players|games|items))$/;

/** @param intakes each kind of record that a file can hold, by its name */
export function platformImportRoutes(db: Database, intakes: Record<string, Intake>): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const slots = new ImportSlots();

  routes.post('/api/platform/imports', (c) => {
    const query = readQuery(c, ImportPlatformRecordsQueryParams);
    return answerImport(c, db, slots, {
      intake: intakes[query.kind],
      fromLine: query.from_line,
      ...howOf(query),
    });
  });

  routes.post('/api/admin/imports/players', async (c) => {
    const how = howOf(readQuery(c, ImportPlayersQueryParams));
    if (!how.dryRun) await c.var.askStepUp();
    return answerImport(c, db, slots, { intake: intakes.players, ...how });
  });

  routes.post('/api/admin/imports/games', (c) => {
    const query = readQuery(c, ImportGamesQueryParams);
    return answerImport(c, db, slots, { intake: intakes.games, ...howOf(query), force: query.force === 'true' });
  });

  routes.post('/api/admin/imports/items', (c) => {
    const query = readQuery(c, ImportGameItemsQueryParams);
    return answerImport(c, db, slots, { intake: intakes.items, ...howOf(query), force: query.force === 'true' });
  });

  return routes;
}

const howOf = (query: { left_out: LeftOut; dry_run: 'true' | 'false' }) => ({
  leftOut: query.left_out,
  dryRun: query.dry_run === 'true',
});

/**
 * Answers with a line after each batch of the file, while it is still being sent.
 *
 * @throws BadRequest for another type of content, and without a body
 * @throws TooManyImports
 */
function answerImport(c: Context<AppEnv>, db: Database, slots: ImportSlots, options: ImportOptions): Response {
  const { intake, fromLine = 1, leftOut, dryRun } = options;
  const format = FORMAT_OF[c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''];
  const file = c.req.raw.body;
  if (!format) throw new BadRequest('The body must be application/x-ndjson or text/csv (Content-Type).');
  if (!file || !intake) throw new BadRequest('The body is missing.');
  if (format === 'ndjson' && leftOut === 'keep') {
    throw new InvalidInput([
      { path: 'left_out', message: 'may be keep only of a CSV file: a line of JSON is a whole record' },
    ]);
  }
  const end = slots.begin(actorOf(c).adminId);
  allowLongUpload(c.env.incoming);

  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>(
    undefined,
    undefined,
    new ByteLengthQueuingStrategy({ highWaterMark: MOST_UNREAD_BYTES }),
  );
  const answer = writable.getWriter();
  const encoder = new TextEncoder();
  let bytes = 0;
  const assumed: string[] = [];
  // Resolves when there is room for it, so that an answer nobody reads does not fill our memory.
  const write = async (line: Omit<Line, 'bytes'>) => {
    await answer.ready;
    const told = assumed.splice(0);
    const whole = { ...line, bytes, ...(told.length > 0 && { assumed: told }) };
    await answer.write(encoder.encode(`${JSON.stringify(whole)}\n`));
  };
  const body = file.getReader();
  async function* received() {
    for (let read = await body.read(); !read.done; read = await body.read()) {
      bytes += read.value.length;
      yield read.value;
    }
  }
  const take = { refused: takerOf(MOST_LISTED), warned: takerOf(MOST_WARNED), planned: takerOf(MOST_PLANNED) };
  const shown = plannedAsSeen(c);
  let last: Progress = { line: fromLine - 1, counts: {} };
  const batches = importRecords({
    ...{ db, by: actorOf(c), intake, fromLine, leftOut, dryRun, signal: c.var.unanswered() },
    force: options.force ?? false,
    permit: () => c.var.admitAgain(),
    records: recordsOf(received(), format, intake, {
      count: c.get('countContent'),
      assume: (sentence) => assumed.push(sentence),
    }),
  });
  const importAll = async () => {
    for await (const { progress, refused, warned, planned } of batches) {
      last = progress;
      const warnings = take.warned(warned);
      const plans = take.planned(planned).map(shown);
      await write({
        ...progress,
        refused: take.refused(refused).map(shortened),
        ...(warnings.length > 0 && { warned: warnings }),
        ...(plans.length > 0 && { planned: plans }),
      });
    }
  };
  const complete = () =>
    write({ ...last, refused: [], ended: 'complete', ...(take.refused.isFull() && { message: NOT_LISTED }) });
  const brokenOff = (error: unknown) =>
    write({ ...last, refused: [], ended: 'broken_off', message: messageOf(c, error) });
  void importAll()
    .then(complete, brokenOff)
    // A browser sees no answer before it has sent everything.
    .then(() => drop(body, DROP_WITHIN_MS))
    .then(() => answer.close())
    // The client has gone.
    .catch(() => body.cancel().catch(() => {}))
    .finally(end);
  // A file that cannot be read is not read to its end, after which the connection takes no other call.
  return c.body(readable, 200, { 'Content-Type': 'application/x-ndjson', Connection: 'close' });
}

/** Takes the first ones, of however many lists. */
function takerOf(most: number) {
  let seen = 0;
  const take = <T>(list: T[]): T[] => {
    const some = list.slice(0, Math.max(0, most - seen));
    seen += list.length;
    return some;
  };
  return Object.assign(take, { isFull: () => seen > most });
}

const cut = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, most)}…`);

const shortened = ({ message, errors, ...refused }: Refused): Refused => ({
  ...refused,
  message: message === null ? null : cut(message, MOST_MESSAGE),
  ...(errors && { errors: errors.slice(0, MOST_ERRORS) }),
});

/** The answer of a dry run about a record, as the caller may see it. */
function plannedAsSeen(c: Context<AppEnv>): (planned: Planned) => Planned {
  const personal = personalDataFor(c);
  const shownValue = (field: string, value: unknown) => {
    if (typeof value !== 'string') return value;
    // The address of a player has a name of its own in the platform's records.
    const name = field === 'email' ? 'player_email' : field;
    return cut((personal === 'masked' ? maskedField(name, value) : value) ?? '', MOST_VALUE);
  };
  return ({ changes, ...planned }) => ({
    ...planned,
    changes: changes.map(({ field, before, after, ...change }) => ({
      ...change,
      field,
      before: shownValue(field, before),
      after: shownValue(field, after),
    })),
  });
}

function messageOf(c: Context<AppEnv>, error: unknown): string {
  if (error instanceof UnreadableFile) {
    return error.line === undefined ? error.message : `Line ${error.line}: ${error.message}`;
  }
  if (error instanceof Refusal) return `${error.message} What follows was not stored.`;
  c.var.log().error({ err: driverError(error) }, 'an import was broken off');
  return 'The import could not go on; please continue it later.';
}
