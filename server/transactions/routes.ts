import { type Context, Hono } from 'hono';
import { ListRecentTransactionsQueryParams } from '../../src/generated/dashboard/dashboard.zod.ts';
import {
  ExportTransactionsQueryParams,
  GetTransactionParams,
  ListTransactionsQueryParams,
  UpdateTransactionStatusBody,
} from '../../src/generated/transactions/transactions.zod.ts';
import type { Source } from '../db/connection/connect.ts';
import type { Database } from '../db/database.ts';
import type { SharedRead } from '../db/shared-read.ts';
import { NotFound } from '../domain/errors.ts';
import { answerOnce } from '../http/answer-once.ts';
import type { AppEnv } from '../http/app-env.ts';
import { actorOf, asSeenBy, personalDataFor, sendShared, sharedAnswer } from '../http/auth.ts';
import { answerExport } from '../http/csv-export.ts';
import { daysOf, timeWriter } from '../http/filter-days.ts';
import { readBody, readParams, readQuery } from '../http/validate.ts';
import { updateTransactionStatus } from './commands.ts';
import type { TransactionFilter } from './page-queries.ts';
import { CSV_HEADER, presentCsvLine, presentPage, presentTransaction } from './present.ts';
import {
  type ExportRow,
  nextTransactions,
  openTransactions,
  recentTransactions,
  transaction,
  transactionPage,
} from './queries.ts';

const LIST = '/api/admin/transactions';

export function transactionRoutes(db: Database, shared: SharedRead, exported: Source): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get(LIST, async (c) => {
    const query = readQuery(c, ListTransactionsQueryParams);
    const { page, limit, ...filter } = query;
    // Callers share the serialized text, so it is serialized only once.
    const personal = personalDataFor(c);
    const answer = await shared.read(['transactions', query, personal], async () =>
      sharedAnswer(personal, presentPage(await transactionPage(db, filterOf(c, filter), page, limit), page, limit)),
    );
    return sendShared(c, answer);
  });

  routes.get('/api/admin/dashboard/recent-transactions', async (c) => {
    const { limit } = readQuery(c, ListRecentTransactionsQueryParams);
    const rows = await shared.read(['recent-transactions', limit], () => recentTransactions(db, limit));
    return c.json(asSeenBy(c, { transactions: rows.map((row) => presentTransaction(row)) }));
  });

  routes.get('/api/admin/exports/transactions', async (c) => {
    const filters = readQuery(c, ExportTransactionsQueryParams);
    const [filter, personal] = [filterOf(c, filters), personalDataFor(c)];
    const written = timeWriter(filters.time_zone);
    return answerExport<ExportRow>(c, db, {
      of: 'transaction',
      filters,
      header: CSV_HEADER,
      line: (row, forSpreadsheets) => presentCsvLine(row, personal, written, forSpreadsheets),
      open: async (toStream, signal) => {
        const cursor = await openTransactions(exported, filter, signal);
        return toStream({ next: () => nextTransactions(cursor), close: cursor.close });
      },
    });
  });

  routes.get(`${LIST}/:id`, async (c) => c.json(asSeenBy(c, presentTransaction(await transaction(db, readId(c))))));

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

function filterOf(
  c: Context<AppEnv>,
  query: ReturnType<typeof ExportTransactionsQueryParams.parse>,
): TransactionFilter {
  const { search: text, status, type, game_id, player_id } = query;
  const search = text === undefined ? undefined : { text, personal: personalDataFor(c) };
  return { search, status, type, gameId: game_id, playerId: player_id, ...daysOf(query) };
}

/** The contract's ids are texts and ours are numbers; any other text is an id that does not exist. @throws NotFound */
function readId(c: Context<AppEnv>): number {
  const { id } = readParams(c, GetTransactionParams);
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new NotFound(`Transaction ${id}`);
  return Number(id);
}
