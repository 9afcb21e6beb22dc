import { type Context, Hono } from 'hono';
import type { WithdrawalList } from '../../src/generated/model/withdrawalList.ts';
import {
  ApproveWithdrawalBody,
  BulkApproveWithdrawalsBody,
  BulkRecallWithdrawalsBody,
  BulkRejectWithdrawalsBody,
  BulkUndoWithdrawalsBody,
  ExportWithdrawalsQueryParams,
  GetWithdrawalParams,
  ListReviewableWithdrawalsQueryParams,
  ListWithdrawalSignalsQueryParams,
  ListWithdrawalsQueryParams,
  RecallWithdrawalBody,
  RejectWithdrawalBody,
  ReleaseWithdrawalBody,
  ReturnWithdrawalBody,
} from '../../src/generated/withdrawals/withdrawals.zod.ts';
import type { Source } from '../db/connection/connect.ts';
import type { Database, Transaction } from '../db/database.ts';
import type { SharedRead } from '../db/shared-read.ts';
import { InvalidInput } from '../domain/errors.ts';
import { centsOf } from '../domain/money.ts';
import { answerOnce } from '../http/answer-once.ts';
import type { AppEnv } from '../http/app-env.ts';
import { actorOf, asSeenBy, isPermitted, personalDataFor, sendShared, sharedAnswer } from '../http/auth.ts';
import { answerExport } from '../http/csv-export.ts';
import { daysOf, timeWriter } from '../http/filter-days.ts';
import { readBody, readParams, readQuery } from '../http/validate.ts';
import { requireReasonCode } from '../reasons/queries.ts';
import { announceReturn } from './announce-commands.ts';
import { changeWithdrawal, changeWithdrawals } from './commands.ts';
import { decodePosition, encodePosition } from './cursor.ts';
import { sumWithLastHour } from './decision-queries.ts';
import { type ExportRow, nextWithdrawals, openWithdrawals } from './export-queries.ts';
import type { WithdrawalFilter } from './filter-queries.ts';
import { findingsOf } from './finding-queries.ts';
import {
  CSV_HEADER,
  presentBulkResult,
  presentCsvLine,
  presentHistoryEntry,
  presentReviewable,
  presentSignals,
  presentSummary,
  presentWithdrawal,
} from './present.ts';
import { historyOf, withdrawal, withdrawalFigures, withdrawalPage } from './queries.ts';
import { NoPaymentRail } from './refusals.ts';
import { reviewable } from './reviewable-queries.ts';
import { signalsOfWithdrawals } from './signal-queries.ts';
import type { WithdrawalChange } from './status.ts';

const LIST = '/admin/withdrawal/withdrawals';
const ONE = `${LIST}/:id`;

interface WithdrawalSettings {
  /** Whether what is sent is paid: without a rail nothing is sent, or it would be processing for ever. */
  hasPaymentRail: boolean;
  /** Withdrawals of this sum or more, within an hour, are approved and sent with a second factor that was shown recently. */
  stepUpFromCents: number;
  /** Whether whoever approved or stored a withdrawal is kept from sending it. */
  separateDuties: boolean;
  /** Seconds in which a decision can be taken back; 0: none. */
  decisionHoldSeconds: number;
}

export function withdrawalRoutes(
  db: Database,
  shared: SharedRead,
  exported: Source,
  { hasPaymentRail, stepUpFromCents, separateDuties, decisionHoldSeconds: holdSeconds }: WithdrawalSettings,
): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get(LIST, async (c) => {
    const { filter, sort, limit, after } = readListQuery(c);
    // Callers share the serialized text, so it is serialized only once.
    const personal = personalDataFor(c);
    const answer = await shared.read(['withdrawals', filter, sort, limit, after, personal], async () => {
      const { rows, next } = await withdrawalPage(db, filter, sort, limit, after);
      const list: WithdrawalList = {
        withdrawals: rows.map((row) => presentWithdrawal(row)),
        next_cursor: encodePosition(next),
      };
      return sharedAnswer(personal, list);
    });
    return sendShared(c, answer);
  });

  routes.get(`${LIST}/summary`, async (c) => c.json(presentSummary(await withdrawalFigures(db))));

  routes.get('/api/admin/exports/withdrawals', async (c) => {
    const filters = readQuery(c, ExportWithdrawalsQueryParams);
    const [filter, personal] = [filterOf(c, filters), personalDataFor(c)];
    const written = timeWriter(filters.time_zone);
    return answerExport<ExportRow>(c, db, {
      of: 'withdrawal',
      filters,
      header: CSV_HEADER,
      line: (row, forSpreadsheets) => presentCsvLine(row, personal, written, forSpreadsheets),
      open: async (toStream, signal) => {
        const cursor = await openWithdrawals(exported, filter, signal);
        return toStream({ next: () => nextWithdrawals(cursor), close: cursor.close });
      },
    });
  });

  routes.get('/admin/withdrawal/signals', async (c) => {
    const { withdrawal_ids } = readQuery(c, ListWithdrawalSignalsQueryParams);
    const found = await signalsOfWithdrawals(db, [...new Set(withdrawal_ids.split(','))]);
    return c.json({ withdrawals: found.map(presentSignals) });
  });

  routes.get('/admin/withdrawal/reviewable', async (c) => {
    const query = readQuery(c, ListReviewableWithdrawalsQueryParams);
    return c.json(presentReviewable(await reviewable(db, filterOf(c, query), query.limit)));
  });

  routes.get(ONE, async (c) => {
    const body = presentWithdrawal(await withdrawal(db, readId(c)));
    const found = isPermitted(c, 'statements.read') && { found_on: await findingsOf(db, readId(c)) };
    return c.json(asSeenBy(c, { ...body, ...found }));
  });

  routes.get(`${ONE}/history`, async (c) => {
    const rows = await historyOf(db, readId(c));
    return c.json(asSeenBy(c, { history: rows.map(presentHistoryEntry) }));
  });

  routes.post(`${ONE}/approve`, async (c) => {
    const id = readId(c);
    const { notes } = await readBody(c, ApproveWithdrawalBody);
    return change(c, id, { action: 'approve', note: notes });
  });

  routes.post(`${ONE}/reject`, async (c) => {
    const id = readId(c);
    const { reason, reason_code: reasonCode } = await readBody(c, RejectWithdrawalBody);
    return change(c, id, { action: 'reject', note: reason, reasonCode });
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
    const { reason, reason_code: reasonCode, bank_reference: bankReference } = await readBody(c, ReturnWithdrawalBody);
    return answerOnce(c, db, async (tx) => {
      await requireReasonCode(tx, reasonCode, 'return');
      await announceReturn(tx, actorOf(c), id, { reason, reasonCode, bankReference });
      return { body: presentWithdrawal(await withdrawal(tx, id)) };
    });
  });

  routes.post(`${ONE}/undo`, (c) => change(c, readId(c), { action: 'undo' }));

  routes.post(`${LIST}/bulk-approve`, async (c) => {
    const { withdrawal_ids, notes } = await readBody(c, BulkApproveWithdrawalsBody);
    return changeMany(c, withdrawal_ids, { action: 'approve', note: notes });
  });

  routes.post(`${LIST}/bulk-reject`, async (c) => {
    const { withdrawal_ids, reason, reason_code: reasonCode } = await readBody(c, BulkRejectWithdrawalsBody);
    return changeMany(c, withdrawal_ids, { action: 'reject', note: reason, reasonCode });
  });

  routes.post(`${LIST}/bulk-recall`, async (c) => {
    const { withdrawal_ids, reason } = await readBody(c, BulkRecallWithdrawalsBody);
    return changeMany(c, withdrawal_ids, { action: 'recall', note: reason });
  });

  routes.post(`${LIST}/bulk-undo`, async (c) => {
    const { withdrawal_ids } = await readBody(c, BulkUndoWithdrawalsBody);
    return changeMany(c, withdrawal_ids, { action: 'undo' });
  });

  /** The seconds of the hold, in the answer to a decision that can be taken back. */
  const undoable = ({ action }: WithdrawalChange) =>
    holdSeconds > 0 && (action === 'approve' || action === 'reject') ? { undo_seconds: holdSeconds } : {};

  /** Asks for a second factor when a person approves or sends so much, counting what they did within the last hour in all their sessions. */
  const askFrom = async (c: Context<AppEnv>, tx: Transaction, { action }: WithdrawalChange, ids: string[]) => {
    if (action !== 'approve' && action !== 'process' && action !== 'retry') return;
    if ((await sumWithLastHour(tx, actorOf(c).adminId, ids)) >= stepUpFromCents) await c.var.askStepUp(tx);
  };

  const send = (c: Context<AppEnv>, what: WithdrawalChange) => {
    const id = readId(c);
    if (hasPaymentRail) return change(c, id, what);
    return answerOnce(c, db, () => Promise.reject(new NoPaymentRail()));
  };

  const change = (c: Context<AppEnv>, id: string, what: WithdrawalChange) =>
    answerOnce(c, db, async (tx) => {
      await requireReasonCode(tx, what.reasonCode, 'reject');
      await askFrom(c, tx, what, [id]);
      const waits = await changeWithdrawal(tx, actorOf(c), id, { ...what, separateDuties, holdSeconds });
      const body = presentWithdrawal(await withdrawal(tx, id));
      return waits ? { status: 202, body } : { body: { ...body, ...undoable(what) } };
    });

  async function changeMany(c: Context<AppEnv>, ids: string[], what: WithdrawalChange) {
    if (new Set(ids).size < ids.length) {
      throw new InvalidInput([{ path: 'withdrawal_ids', message: 'must name each withdrawal once' }]);
    }
    return answerOnce(c, db, async (tx) => {
      await requireReasonCode(tx, what.reasonCode, 'reject');
      await askFrom(c, tx, what, ids);
      const outcome = await changeWithdrawals(tx, actorOf(c), ids, { ...what, separateDuties, holdSeconds });
      return { body: { ...presentBulkResult(outcome), ...undoable(what) } };
    });
  }

  return routes;
}

const readId = (c: Context<AppEnv>): string => readParams(c, GetWithdrawalParams).id;

function readListQuery(c: Context<AppEnv>) {
  const query = readQuery(c, ListWithdrawalsQueryParams);
  const after = query.cursor === undefined ? undefined : decodePosition(query.cursor, query.sort);
  return { filter: filterOf(c, query), sort: query.sort, limit: query.limit, after };
}

function filterOf(c: Context<AppEnv>, query: ReturnType<typeof ExportWithdrawalsQueryParams.parse>): WithdrawalFilter {
  if (query.step_from !== undefined && query.step === undefined) {
    throw new InvalidInput([{ path: 'step_from', message: 'needs step' }]);
  }
  return {
    status: query.status,
    step: query.step,
    stepFrom: query.step_from,
    playerId: query.player_id,
    awaitingSecond: query.awaiting_second === 'true',
    accountsOf: query.accounts_of,
    search: query.search === undefined ? undefined : { text: query.search, personal: personalDataFor(c) },
    ...daysOf(query),
    minCents: query.min_amount === undefined ? undefined : centsOf(query.min_amount, 'min_amount'),
    maxCents: query.max_amount === undefined ? undefined : centsOf(query.max_amount, 'max_amount'),
  };
}
