import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { recordAudit } from '../audit/audit.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { AppEnv } from './app-env.ts';
import { type CsvFile, csvStream, type ExportRows } from './csv-stream.ts';
import { recordFailure } from './errors.ts';

/** What nginx calls it in its log; nobody receives it. */
const CLIENT_GONE = 499 as ContentfulStatusCode;

interface Export<Row> extends Pick<CsvFile<Row>, 'header' | 'line'> {
  /** As the audit row has it: `withdrawal.export`. */
  of: 'transaction' | 'withdrawal';
  /** The query, in the contract's words. */
  filters: Record<string, unknown>;
  /**
   * Opens the rows and makes them a stream, possibly twice.
   *
   * @param gone aborted when nobody waits for them any more
   */
  open(
    toStream: (rows: ExportRows<Row>) => Promise<ReadableStream<Uint8Array>>,
    gone: AbortSignal,
  ): Promise<ReadableStream<Uint8Array>>;
}

/**
 * Answers an export: a file of CSV to download, and an audit row of who took how many rows by which filters. The row is written before
 * the file ends, so there is no whole file without it; also when the client goes, or when the file is broken off, with the rows until then.
 */
export async function answerExport<Row>(c: Context<AppEnv>, db: Database, wanted: Export<Row>): Promise<Response> {
  const day = new Date().toISOString().slice(0, 10);
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${wanted.of}s-${day}.csv"`,
  };
  // Nobody would read the rows.
  if (c.req.method === 'HEAD') return c.body(null, 200, headers);

  const { actor, log, unanswered: gone } = c.var;
  const failed = (error: unknown) => {
    log.error('an export was broken off');
    recordFailure(c, error);
  };
  const ended = async (rows: number, complete: boolean) => {
    const after = { filters: hashed(wanted.filters), rows, complete };
    const entry = { action: `${wanted.of}.export`, subjectType: 'export', subjectId: null, after };
    await inTransaction(db, (tx) => recordAudit(tx, actor, [entry]));
  };
  const file = { header: wanted.header, line: wanted.line, failed, ended, gone };
  try {
    return c.body(await wanted.open((rows) => csvStream(rows, file), gone), 200, headers);
  } catch (error) {
    // Whatever broke then, nobody is there to be told.
    if (gone.aborted) return c.body(null, CLIENT_GONE);
    throw error;
  }
}

/** Words that somebody searched for may be a player's address: the audit log has their SHA-256 alone. */
function hashed({ search, ...filters }: Record<string, unknown>): Record<string, unknown> {
  if (typeof search !== 'string' || search.trim() === '') return filters;
  return { ...filters, search_sha256: createHash('sha256').update(search.trim()).digest('hex') };
}
