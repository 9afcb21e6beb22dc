import { type Context, Hono } from 'hono';
import type { WithdrawalList } from '../../src/generated/model/withdrawalList.ts';
import { StorePlatformWithdrawalsBody } from '../../src/generated/platform/platform.zod.ts';
import {
  ApproveWithdrawalBody,
  BulkApproveWithdrawalsBody,
  BulkRecallWithdrawalsBody,
  BulkRejectWithdrawalsBody,
  ExportWithdrawalsQueryParams,
  GetWithdrawalParams,
  ListWithdrawalsQueryParams,
  RecallWithdrawalBody,
  RejectWithdrawalBody,
  ReleaseWithdrawalBody,
  ReturnWithdrawalBody,
} from '../../src/generated/withdrawals/withdrawals.zod.ts';
import type { Database } from '../db/database.ts';
import type { ReadForExport } from '../db/export-source.ts';
import type { SharedRead } from '../db/shared-read.ts';
import { InvalidInput, NoPaymentRail } from '../domain/errors.ts';
import { centsOf } from '../domain/money.ts';
import { answerOnce } from '../http/answer-once.ts';
import type { AppEnv } from '../http/app-env.ts';
import { actorOf } from '../http/auth.ts';
import { answerExport } from '../http/csv-export.ts';
import { answerBatch } from '../http/record-batch.ts';
import { readBody, readParams, readQuery } from '../http/validate.ts';
import { changeWithdrawal, changeWithdrawals, type WithdrawalChange } from './commands.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { WITHDRAWAL_INTAKE } from './platform-intake.ts';
import {
  CSV_HEADER,
  presentBulkResult,
  presentCsvLine,
  presentHistoryEntry,
  presentSummary,
  presentWithdrawal,
} from './present.ts';
import {
  type ExportRow,
  historyOf,
  nextWithdrawals,
  openWithdrawals,
  requestedCents,
  type WithdrawalFilter,
  withdrawal,
  withdrawalFigures,
  withdrawalPage,
} from './queries.ts';

const LIST = '/admin/withdrawal/withdrawals';
const ONE = `${LIST}/:id`;

interface WithdrawalSettings {
  /** Whether what is sent is paid: without a rail nothing is sent, or it would be processing for ever. */
  hasPaymentRail: boolean;
  /** Withdrawals of this sum or more are approved with a second factor that was shown recently. */
  stepUpFromCents: number;
}

export function withdrawalRoutes(
  db: Database,
  shared: SharedRead,
  readForExport: ReadForExport,
  { hasPaymentRail, stepUpFromCents }: WithdrawalSettings,
): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get(LIST, async (c) => {
    const { filter, limit, after } = readListQuery(c);
    // Callers share the serialized text, so it is serialized only once.
    const text = await shared.read(['withdrawals', filter, limit, after], async () => {
      const { rows, next } = await withdrawalPage(db, filter, limit, after);
      const list: WithdrawalList = {
        withdrawals: rows.map(presentWithdrawal),
        next_cursor: next && encodeCursor(next),
      };
      return JSON.stringify(list);
    });
    return c.body(text, 200, { 'Content-Type': 'application/json' });
  });

  routes.get(`${LIST}/summary`, async (c) => c.json(presentSummary(await withdrawalFigures(db))));

  // Must precede the route of one withdrawal, which would take 'export' for an id.
  routes.get(`${LIST}/export`, async (c) => {
    const filters = readQuery(c, ExportWithdrawalsQueryParams);
    return answerExport<ExportRow>(c, db, {
      of: 'withdrawal',
      filters,
      header: CSV_HEADER,
      line: presentCsvLine,
      open: (toStream, signal) =>
        readForExport(async (from) => {
          const cursor = await openWithdrawals(from, filterOf(filters), signal);
          return toStream({ next: () => nextWithdrawals(cursor), close: cursor.close });
        }, signal),
    });
  });

  routes.get(ONE, async (c) => c.json(presentWithdrawal(await withdrawal(db, readId(c)))));

  routes.get(`${ONE}/history`, async (c) => {
    const rows = await historyOf(db, readId(c));
    return c.json({ history: rows.map(presentHistoryEntry) });
  });

  routes.post(`${ONE}/approve`, async (c) => {
    const id = readId(c);
    const { notes } = await readBody(c, ApproveWithdrawalBody);
    await askFrom(c, [id]);
    return change(c, id, { action: 'approve', note: notes });
  });

  routes.post(`${ONE}/reject`, async (c) => {
    const id = readId(c);
    const { reason } = await readBody(c, RejectWithdrawalBody);
    return change(c, id, { action: 'reject', note: reason });
  });

  routes.post(`${ONE}/process`, (c) => send(c, { action: 'process' }));

  routes.post(`${ONE}/retry`, (c) => send(c, { action: 'retry' }));

  routes.post(`${ONE}/recall`, async (c) => {
    const id = readId(c);
    const { reason } = await readBody(c, RecallWithdrawalBody);
    return change(c, id, { action: 'recall', note: reason });
  });

  routes.post(`${ONE}/release`, async (c) => {
    const id = readId(c);
    const { reason } = await readBody(c, ReleaseWithdrawalBody);
    return change(c, id, { action: 'release', note: reason });
  });

  routes.post(`${ONE}/return`, async (c) => {
    const id = readId(c);
    const { reason, bank_reference } = await readBody(c, ReturnWithdrawalBody);
    return change(c, id, { action: 'return', note: reason, bankReference: bank_reference });
  });

  routes.post(`${LIST}/bulk-approve`, async (c) => {
    const { withdrawal_ids, notes } = await readBody(c, BulkApproveWithdrawalsBody);
    await askFrom(c, withdrawal_ids);
    return changeMany(c, withdrawal_ids, { action: 'approve', note: notes });
  });

  routes.post(`${LIST}/bulk-reject`, async (c) => {
    const { withdrawal_ids, reason } = await readBody(c, BulkRejectWithdrawalsBody);
    return changeMany(c, withdrawal_ids, { action: 'reject', note: reason });
  });

  routes.post(`${LIST}/bulk-recall`, async (c) => {
    const { withdrawal_ids, reason } = await readBody(c, BulkRecallWithdrawalsBody);
    return changeMany(c, withdrawal_ids, { action: 'recall', note: reason });
  });

  /** Asks for a second factor when so much money is approved. The amounts of withdrawals never change. */
  const askFrom = async (c: Context<AppEnv>, ids: string[]) => {
    if ((await requestedCents(db, ids)) >= stepUpFromCents) await c.var.askStepUp();
  };

  const send = (c: Context<AppEnv>, what: WithdrawalChange) => {
    const id = readId(c);
    if (hasPaymentRail) return change(c, id, what);
    return answerOnce(c, db, () => Promise.reject(new NoPaymentRail()));
  };

  const change = (c: Context<AppEnv>, id: string, what: WithdrawalChange) =>
    answerOnce(c, db, async (tx) => {
      await changeWithdrawal(tx, actorOf(c), id, what);
      return { body: presentWithdrawal(await withdrawal(tx, id)) };
    });

  async function changeMany(c: Context<AppEnv>, ids: string[], what: WithdrawalChange) {
    if (new Set(ids).size < ids.length) {
      throw new InvalidInput([{ path: 'withdrawal_ids', message: 'must name each withdrawal once' }]);
    }
    return answerOnce(c, db, async (tx) => ({
      body: presentBulkResult(await changeWithdrawals(tx, actorOf(c), ids, what)),
    }));
  }

  routes.post('/api/platform/withdrawals/:id/cancel', (c) =>
    change(c, readId(c), { action: 'cancel', note: 'Cancelled by the player' }),
  );

  routes.post('/api/platform/withdrawals', (c) => answerBatch(c, db, StorePlatformWithdrawalsBody, WITHDRAWAL_INTAKE));

  return routes;
}

const readId = (c: Context<AppEnv>): string => readParams(c, GetWithdrawalParams).id;

function readListQuery(c: Context<AppEnv>) {
  const query = readQuery(c, ListWithdrawalsQueryParams);
  const after = query.cursor === undefined ? undefined : decodeCursor(query.cursor);
  return { filter: filterOf(query), limit: query.limit, after };
}

function filterOf(query: ReturnType<typeof ExportWithdrawalsQueryParams.parse>): WithdrawalFilter {
  return {
    status: query.status,
    search: query.search,
    dateFrom: query.date_from,
    dateTo: query.date_to,
    minCents: query.min_amount === undefined ? undefined : centsOf(query.min_amount, 'min_amount'),
    maxCents: query.max_amount === undefined ? undefined : centsOf(query.max_amount, 'max_amount'),
  };
}
