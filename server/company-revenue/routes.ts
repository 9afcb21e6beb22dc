import { Hono } from 'hono';
import { payoutRequestPayoutAmountMax } from '../../src/generated/coinopAdminAPI.schemas.zod.ts';
import {
  ExportRevenueQueryParams,
  GetPayoutParams,
  GetPayoutRecordsParams,
  GetPayoutRecordsQueryParams,
  ListPayoutsQueryParams,
  ProcessPayoutBody,
} from '../../src/generated/company-revenue/company-revenue.zod.ts';
import type { PayoutList } from '../../src/generated/model/payoutList.ts';
import type { PayoutRecordList } from '../../src/generated/model/payoutRecordList.ts';
import type { Source } from '../db/connection/connect.ts';
import type { Database } from '../db/database.ts';
import { centsOf } from '../domain/money.ts';
import { decodeRowNumber, encodeRowNumber } from '../domain/page-cursor.ts';
import { answerOnce } from '../http/answer-once.ts';
import type { AppEnv } from '../http/app-env.ts';
import { actorOf, asSeenBy } from '../http/auth.ts';
import { answerExport } from '../http/csv-export.ts';
import { readBody, readParams, readQuery } from '../http/validate.ts';
import { availableRevenue } from '../ledger/revenue-line.ts';
import { requestRow, waitingPayouts } from '../second-person/request-queries.ts';
import { processPayout } from './commands.ts';
import { nextEntries, openEntries, type RevenueEntry } from './entry-queries.ts';
import {
  CSV_HEADER,
  presentBalance,
  presentCsvLine,
  presentOutcome,
  presentPayout,
  presentRecord,
  presentStatistics,
} from './present.ts';
import { paidOutCents, payout, payoutPage, recordsOfPayout, revenueByType } from './queries.ts';

const AREA = '/api/admin/company-revenue';

export function companyRevenueRoutes(db: Database, exported: Source): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get(`${AREA}/balance`, async (c) =>
    c.json(presentBalance(await availableRevenue(db), await waitingPayouts(db))),
  );

  routes.get(`${AREA}/statistics`, async (c) =>
    c.json(presentStatistics(await revenueByType(db), await paidOutCents(db))),
  );

  routes.get(`${AREA}/history`, async (c) => {
    const { limit, cursor } = readQuery(c, ListPayoutsQueryParams);
    const { rows, next } = await payoutPage(db, limit, decodeRowNumber(cursor));
    const list: PayoutList = { payouts: rows.map(presentPayout), next_cursor: encodeRowNumber(next) };
    return c.json(asSeenBy(c, list));
  });

  routes.get(`${AREA}/export`, async (c) => {
    const filters = readQuery(c, ExportRevenueQueryParams);
    const { entries, type, game_id: gameId, date_from: dateFrom, date_to: dateTo } = filters;
    return answerExport<RevenueEntry>(c, db, {
      of: 'revenue',
      filters,
      header: CSV_HEADER,
      line: presentCsvLine,
      open: async (toStream, signal) => {
        const cursor = await openEntries(exported, { entries, type, gameId, dateFrom, dateTo }, signal);
        return toStream({ next: () => nextEntries(cursor), close: cursor.close });
      },
    });
  });

  routes.post(`${AREA}/process-payout`, async (c) => {
    const { payout_amount, payout_method, notes } = await readBody(c, ProcessPayoutBody);
    const amountCents = centsOf(payout_amount, 'payout_amount', payoutRequestPayoutAmountMax);
    return answerOnce(c, db, async (tx) => {
      const outcome = await processPayout(tx, actorOf(c), { amountCents, method: payout_method, notes });
      if (!('awaiting' in outcome)) return { body: presentOutcome(outcome) };
      return { status: 202, body: presentOutcome({ awaiting: await requestRow(tx, outcome.awaiting.id) }) };
    });
  });

  routes.get(`${AREA}/payouts/:id`, async (c) =>
    c.json(asSeenBy(c, presentPayout(await payout(db, readParams(c, GetPayoutParams).id)))),
  );

  routes.get(`${AREA}/payouts/:id/records`, async (c) => {
    const { id } = readParams(c, GetPayoutRecordsParams);
    const { limit, cursor } = readQuery(c, GetPayoutRecordsQueryParams);
    const { rows, next } = await recordsOfPayout(db, id, limit, decodeRowNumber(cursor));
    const list: PayoutRecordList = {
      records: rows.map(presentRecord),
      next_cursor: encodeRowNumber(next),
    };
    return c.json(list);
  });

  return routes;
}
