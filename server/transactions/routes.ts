import { type Context, Hono } from 'hono';
import {
  ExportTransactionsQueryParams,
  GetTransactionParams,
  ListTransactionsQueryParams,
  UpdateTransactionStatusBody,
} from '../../src/generated/transactions/transactions.zod.ts';
import type { Source } from '../db/connect.ts';
import type { Database } from '../db/database.ts';
import { driverError } from '../db/errors.ts';
import type { Reads } from '../db/reads.ts';
import { NotFound } from '../domain/errors.ts';
import { answerOnce } from '../http/answer-once.ts';
import type { AppEnv } from '../http/app-env.ts';
import { actorOf } from '../http/auth.ts';
import { readBody, readParams, readQuery } from '../http/validate.ts';
import { updateTransactionStatus } from './commands.ts';
import { csvStream } from './export.ts';
import type { TransactionFilter } from './page-queries.ts';
import { presentPage, presentTransaction } from './present.ts';
import { nextTransactions, openTransactions, transaction, transactionPage } from './queries.ts';

const LIST = '/api/admin/transactions';

export function transactionRoutes(db: Database, reads: Reads): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get(LIST, async (c) => {
    const query = readQuery(c, ListTransactionsQueryParams);
    const { page, limit, ...filter } = query;
    // Shared as the text that is sent, which is then made once.
    const text = await reads.shared(c.var.session, 'transactions', query, async ({ db }) =>
      JSON.stringify(presentPage(await transactionPage(db, filterOf(filter), page, limit), page, limit)),
    );
    return c.body(text, 200, { 'Content-Type': 'application/json' });
  });

  // Before the route of one transaction, which would take 'export' for an id.
  routes.get(`${LIST}/export`, async (c) => {
    const filter = filterOf(readQuery(c, ExportTransactionsQueryParams));
    const { log } = c.var;
    const failed = (error: unknown) => log.error({ err: driverError(error) }, 'an export was broken off');
    const gone = c.req.raw.signal;
    const open = async (from: Source) => {
      const cursor = await openTransactions(from, filter, gone);
      return csvStream({ next: () => nextTransactions(cursor), close: cursor.close }, failed);
    };
    const lines = await reads.anywhere(c.var.session, open, gone);
    const day = new Date().toISOString().slice(0, 10);
    return c.body(lines, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="transactions-${day}.csv"`,
    });
  });

  routes.get(`${LIST}/:id`, async (c) => c.json(presentTransaction(await transaction(db, readId(c)))));

  routes.put(`${LIST}/:id/status`, async (c) => {
    const id = readId(c);
    const { status, notes } = await readBody(c, UpdateTransactionStatusBody);
    return answerOnce(c, db, async (tx) => {
      await updateTransactionStatus(tx, actorOf(c), id, { status, note: notes });
      return { body: presentTransaction(await transaction(tx, id)) };
    });
  });

  return routes;
}

function filterOf(query: ReturnType<typeof ExportTransactionsQueryParams.parse>): TransactionFilter {
  const { search, status, type, game_id, date_from, date_to } = query;
  return { search, status, type, gameId: game_id, dateFrom: date_from, dateTo: date_to };
}

/** The contract's ids are texts; ours are numbers, and any other text is an id that nothing has. @throws NotFound */
function readId(c: Context<AppEnv>): number {
  const { id } = readParams(c, GetTransactionParams);
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new NotFound(`Transaction ${id}`);
  return Number(id);
}
