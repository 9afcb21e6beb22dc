import { Hono } from 'hono';
import {
  ChangeReconciliationDifferenceBody,
  ChangeReconciliationDifferenceParams,
  CloseReconciliationDifferenceBody,
  CloseReconciliationDifferenceParams,
  GetReconciliationParams,
  ListReconciliationDifferencesQueryParams,
  ListReconciliationLinesQueryParams,
  ReconcileRailBody,
} from '../../src/generated/reconciliation/reconciliation.zod.ts';
import { grantersOf } from '../authentication/queries.ts';
import type { Database } from '../db/database.ts';
import { databaseTime } from '../db/one-row.ts';
import type { Actor } from '../domain/actor.ts';
import { PermissionMissing } from '../domain/denials.ts';
import { InvalidInput } from '../domain/errors.ts';
import { decodeRowNumber, encodeRowNumber } from '../domain/page-cursor.ts';
import { answerOnce } from '../http/answer-once.ts';
import type { AppEnv } from '../http/app-env.ts';
import { actorOf, asSeenBy, isPermitted, personalDataFor } from '../http/auth.ts';
import { answerExport } from '../http/csv-export.ts';
import { readBody, readParams, readQuery } from '../http/validate.ts';
import type { PaymentList } from '../payments/rail/rail-list.ts';
import { NoPaymentRail } from '../withdrawals/refusals.ts';
import { checkDays, reconcileWithRail } from './commands.ts';
import { changeDifference, closeDifference } from './difference-commands.ts';
import { dailyState, differences, differenceWith, ownPayments, possibleOwners } from './difference-queries.ts';
import { CSV_HEADER, presentCsvLine, presentDaily, presentDifference, presentLine, presentRun } from './present.ts';
import { type LineRow, lines, runs, runWith } from './queries.ts';
import { paymentsThere } from './rail-statement.ts';

const ROOT = '/api/admin/system/reconciliation';
const RUNS = `${ROOT}/runs`;
const DIFFERENCES = `${ROOT}/differences`;

/** Lines of an export that are read and written at once. */
const EXPORTED_AT_ONCE = 1_000;

/** @param dailyAt the hour, UTC, at which the server compares the day before; undefined: it does not */
export function reconciliationRoutes(
  db: Database,
  rail: PaymentList | undefined,
  dailyAt: number | undefined,
): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get(RUNS, async (c) => {
    const daily = dailyAt === undefined ? null : presentDaily(dailyAt, await dailyState(db));
    return c.json({ runs: (await runs(db)).map(presentRun), daily });
  });

  routes.get(DIFFERENCES, async (c) => {
    const { state, limit, cursor, statement_id: statementId } = readQuery(c, ListReconciliationDifferencesQueryParams);
    if (statementId !== undefined && !isPermitted(c, 'statements.read'))
      throw new PermissionMissing('statements.read', await grantersOf(db, 'statements.read'));
    const { rows, next } = await differences(db, { state, limit, after: decodeRowNumber(cursor), statementId });
    const own = await ownPayments(
      db,
      actorOf(c),
      rows.flatMap(({ line }) => line.withdrawalId ?? []),
    );
    const list = {
      differences: rows.map((row) => presentDifference(row, own.has(row.line.withdrawalId ?? ''))),
      owners: await possibleOwners(db),
      next_cursor: encodeRowNumber(next),
    };
    return c.json(asSeenBy(c, list));
  });

  const changed = async (tx: Database, by: Actor, id: number) => {
    const difference = await differenceWith(tx, id);
    const own = await ownPayments(tx, by, [difference.line.withdrawalId ?? '']);
    return { body: presentDifference(difference, own.size > 0) };
  };

  routes.put(`${DIFFERENCES}/:id`, async (c) => {
    const id = Number(readParams(c, ChangeReconciliationDifferenceParams).id);
    const { owner, reason, version: basedOn } = await readBody(c, ChangeReconciliationDifferenceBody);
    return answerOnce(c, db, async (tx) => {
      await changeDifference(tx, actorOf(c), id, {
        owner,
        basedOn,
        reason: reason === undefined ? undefined : reason?.trim() || null,
      });
      return changed(tx, actorOf(c), id);
    });
  });

  routes.post(`${DIFFERENCES}/:id/close`, async (c) => {
    const id = Number(readParams(c, CloseReconciliationDifferenceParams).id);
    const { explanation } = await readBody(c, CloseReconciliationDifferenceBody);
    return answerOnce(c, db, async (tx) => {
      await closeDifference(tx, actorOf(c), id, explanation.trim());
      return changed(tx, actorOf(c), id);
    });
  });

  routes.post(`${ROOT}/rail`, async (c) => {
    const { since } = await readBody(c, ReconcileRailBody);
    if (!rail) throw new NoPaymentRail();
    const askedAt = await databaseTime(db);
    const from = new Date(`${since}T00:00:00Z`);
    if (from > askedAt) throw new InvalidInput([{ path: 'since', message: 'must not be after today' }]);
    return answerOnce(
      c,
      db,
      async (tx, list) => {
        const runId = await reconcileWithRail(tx, actorOf(c), { since, askedAt, list });
        return { status: 201, body: presentRun(await runWith(tx, runId)) };
      },
      async () => {
        checkDays(since, askedAt.toISOString().slice(0, 10), 'since');
        return paymentsThere(rail, from);
      },
    );
  });

  routes.get(`${RUNS}/:id`, async (c) =>
    c.json(presentRun(await runWith(db, readParams(c, GetReconciliationParams).id))),
  );

  routes.get(`${RUNS}/:id/lines`, async (c) => {
    const { id } = readParams(c, GetReconciliationParams);
    const { result, limit, cursor } = readQuery(c, ListReconciliationLinesQueryParams);
    await runWith(db, id);
    const { rows, next } = await lines(db, id, { result, limit, after: decodeRowNumber(cursor) });
    return c.json(asSeenBy(c, { lines: rows.map(presentLine), next_cursor: encodeRowNumber(next) }));
  });

  routes.get(`${RUNS}/:id/export`, async (c) => {
    const { run } = await runWith(db, readParams(c, GetReconciliationParams).id);
    const personal = personalDataFor(c);
    let after: number | null = 0;
    const rows = {
      next: async () => {
        if (after === null) return [];
        const page = await lines(db, run.runId, { limit: EXPORTED_AT_ONCE, after });
        after = page.next;
        return page.rows;
      },
      close: async () => {},
    };
    return answerExport<LineRow>(c, db, {
      of: 'reconciliation',
      record: { type: 'reconciliation', id: run.runId, days: `${run.dateFrom}-${run.dateTo}` },
      header: CSV_HEADER,
      line: (row, forSpreadsheets) => presentCsvLine(row, personal, forSpreadsheets),
      open: (toStream) => toStream(rows),
    });
  });

  return routes;
}
