import { type Context, Hono } from 'hono';
import { type ZodObject, z } from 'zod';
import type { PlatformBatchResult } from '../../src/generated/model/platformBatchResult.ts';
import {
  CancelPlatformWithdrawalParams,
  StorePlatformGamesBody,
  StorePlatformItemsBody,
  StorePlatformPlayersBody,
  StorePlatformTransactionsBody,
  StorePlatformWithdrawalsBody,
} from '../../src/generated/platform/platform.zod.ts';
import type { Database } from '../db/database.ts';
import { databaseTime } from '../db/one-row.ts';
import { answerOnce } from '../http/answer-once.ts';
import type { AppEnv } from '../http/app-env.ts';
import { actorOf } from '../http/auth.ts';
import { readBody, readParams } from '../http/validate.ts';
import type { Intake } from '../records/intake.ts';
import type { PlatformClock } from '../records/platform-clock.ts';
import { countOutcomes, type StoredBatch } from '../records/records.ts';
import { changeWithdrawal } from '../withdrawals/commands.ts';
import { presentWithdrawal } from '../withdrawals/present.ts';
import { withdrawal } from '../withdrawals/queries.ts';
import type { FeedWatch } from './events/feed-watch.ts';
import { type FeedReports, platformEventRoutes } from './events/routes.ts';
import { platformImportRoutes } from './imports/routes.ts';
import { INTAKES } from './kinds.ts';

/** A thousand of the largest records. */
export const MAX_BATCH_BYTES = 8 * 1024 * 1024;

/** Each record is behind a function, so that whatever is wrong in one does not refuse the whole body. */
const RECORDS = z
  .array(z.unknown().transform((record) => () => record))
  .min(1)
  .max(1000);

/**
 * The calls of the game platform: its records in batches and as files, and the feed of events.
 *
 * @param closing aborted when the server stops answering
 */
export function platformRoutes(
  db: Database,
  clock: PlatformClock,
  reports: FeedReports,
  feed: FeedWatch,
  closing?: AbortSignal,
): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  /** Answers a call with which the platform sends records. @param schema of the body; its records are validated one by one */
  const answerBatch = async (c: Context<AppEnv>, schema: ZodObject, intake: Intake): Promise<Response> => {
    const body = (await readBody(c, schema.extend({ records: RECORDS }))) as {
      records: (() => unknown)[];
      all_or_nothing: boolean;
      force?: boolean;
    };
    const batch = intake.begin({ allOrNothing: body.all_or_nothing, force: body.force ?? false });
    const records = body.records.map((record) => record());
    const now = await databaseTime(db);
    clock.note(records, now);
    await batch.add(records, now);
    return answerOnce(c, db, async (tx) => ({ body: present(await batch.store(tx, actorOf(c))) }));
  };

  routes.post('/api/platform/players', (c) => answerBatch(c, StorePlatformPlayersBody, INTAKES.players));
  routes.post('/api/platform/games', (c) => answerBatch(c, StorePlatformGamesBody, INTAKES.games));
  routes.post('/api/platform/items', (c) => answerBatch(c, StorePlatformItemsBody, INTAKES.items));
  routes.post('/api/platform/transactions', (c) => answerBatch(c, StorePlatformTransactionsBody, INTAKES.transactions));
  routes.post('/api/platform/withdrawals', (c) => answerBatch(c, StorePlatformWithdrawalsBody, INTAKES.withdrawals));
  routes.post('/api/platform/withdrawals/:id/cancel', (c) => {
    const { id } = readParams(c, CancelPlatformWithdrawalParams);
    return answerOnce(c, db, async (tx) => {
      await changeWithdrawal(tx, actorOf(c), id, { action: 'cancel', note: 'Cancelled by the player' });
      return { body: presentWithdrawal(await withdrawal(tx, id)) };
    });
  });
  routes.route('/', platformImportRoutes(db, INTAKES));
  routes.route('/', platformEventRoutes(db, reports, feed, closing));

  return routes;
}

function present({ stored, results }: StoredBatch): PlatformBatchResult {
  return {
    stored,
    counts: countOutcomes(results),
    results: results.map(({ index, id, outcome, message, errors, record }) => ({
      index,
      id,
      result: outcome,
      message,
      ...(errors && { errors }),
      ...(record && { record: record as Record<string, unknown> }),
    })),
  };
}
