import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { recordAudit } from '../audit/audit.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { AppEnv } from './app-env.ts';
import { type CsvFile, csvStream, type ExportRows } from './csv-stream.ts';
import { recordFailure } from './errors.ts';
import { beginExport } from './one-export.ts';

/** nginx's status for a client that closed the connection; only our log sees it. */
const CLIENT_GONE = 499 as ContentfulStatusCode;

/** The names of the files, without the day. */
const FILE_NAMES = {
  transaction: 'transactions',
  withdrawal: 'withdrawals',
  game: 'games',
  game_item: 'items',
  audit: 'audit-log',
  admin: 'access-evidence',
  revenue: 'revenue',
  reconciliation: 'reconciliation',
  statement: 'statement',
};

interface Export<Row> extends Pick<CsvFile<Row>, 'header'> {
  /** @param forSpreadsheets whether an apostrophe keeps long numbers, and those that begin with zeros, as texts */
  line: (row: Row, forSpreadsheets: boolean) => string;
  /** The area of the audit action: `withdrawal.export`. */
  of: keyof typeof FILE_NAMES;
  /** The query parameters, named as in the contract; absent where there are none. */
  filters?: Record<string, unknown>;
  /** The one record that is exported, and the days that it is of, in place of today. */
  record?: { type: string; id: string; days: string };
  /**
   * Opens the rows and passes them to `toStream`; may do so a second time when the first attempt fails.
   *
   * @param signal aborted when nobody waits for the rows any more
   */
  open(
    toStream: (rows: ExportRows<Row>) => Promise<ReadableStream<Uint8Array>>,
    signal: AbortSignal,
  ): Promise<ReadableStream<Uint8Array>>;
}

/**
 * Answers an export with a CSV download, one at a time for each person, and writes an audit row: who exported how many rows with which filters. The
 * row is written before the file ends, so nobody gets a whole file without it. When the client disconnects or the
 * export fails, the row counts the rows sent until then.
 */
export async function answerExport<Row>(c: Context<AppEnv>, db: Database, wanted: Export<Row>): Promise<Response> {
  const { record } = wanted;
  const days = record?.days ?? new Date().toISOString().slice(0, 10);
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${FILE_NAMES[wanted.of]}-${days}.csv"`,
  };
  // A HEAD request gets no rows.
  if (c.req.method === 'HEAD') return c.body(null, 200, headers);

  const { actor, log, unanswered } = c.var;
  const signal = unanswered();
  const leave = beginExport(db, actor);
  const failed = (error: unknown) => {
    log().error('an export was broken off');
    recordFailure(c, error);
  };
  const ended = async (rows: number, complete: boolean) => {
    const after = { ...(wanted.filters && { filters: hashed(wanted.filters) }), rows, complete };
    const [subjectType, subjectId] = record ? [record.type, record.id] : ['export', null];
    const entry = { action: `${wanted.of}.export` as const, subjectType, subjectId, after };
    await inTransaction(db, (tx) => recordAudit(tx, actor, [entry])).finally(leave);
  };
  const forSpreadsheets = c.req.query('for_spreadsheets') === 'true';
  const line = (row: Row) => wanted.line(row, forSpreadsheets);
  const file = { header: wanted.header, line, failed, ended, signal };
  try {
    return c.body(await wanted.open((rows) => csvStream(rows, file), signal), 200, headers);
  } catch (error) {
    leave();
    // Whatever failed, the client has gone.
    if (signal.aborted) return c.body(null, CLIENT_GONE);
    throw error;
  }
}

/** A search may contain a player's address, so the audit log has only its SHA-256. */
function hashed({ search, ...filters }: Record<string, unknown>): Record<string, unknown> {
  if (typeof search !== 'string' || search.trim() === '') return filters;
  return { ...filters, search_sha256: createHash('sha256').update(search.trim()).digest('hex') };
}
