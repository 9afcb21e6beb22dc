import { Hono } from 'hono';
import type { ClaimAnswer } from '../../src/generated/model/claimAnswer.ts';
import type { ReviewQueue } from '../../src/generated/model/reviewQueue.ts';
import {
  ClaimNextWithdrawalBody,
  ClaimWithdrawalParams,
  GetReviewFiguresQueryParams,
  SkipWithdrawalBody,
  SkipWithdrawalParams,
  SnoozeWithdrawalBody,
  SnoozeWithdrawalParams,
  WakeWithdrawalParams,
} from '../../src/generated/withdrawals/withdrawals.zod.ts';
import type { Database } from '../db/database.ts';
import { instantOf } from '../domain/instant.ts';
import { answerOnce } from '../http/answer-once.ts';
import type { AppEnv } from '../http/app-env.ts';
import { actorOf, asSeenBy } from '../http/auth.ts';
import { readBody, readParams, readQuery } from '../http/validate.ts';
import { claim, claimNext, releaseClaim } from './claim-commands.ts';
import { skip, snooze, wake } from './deferral-commands.ts';
import { reviewFigures } from './figure-queries.ts';
import { presentClaim, presentFigures, presentSnooze } from './present.ts';
import { type Claim, putLastFor, queueState } from './queries.ts';

const LIST = '/admin/withdrawal/withdrawals';

export interface ReviewSettings {
  /** How long a claim lasts that nobody renews. */
  leaseSeconds: number;
  /** Within so many hours a withdrawal should be decided. */
  targetHours: number;
}

/** The desk: handing out withdrawals that await review. */
export function reviewRoutes(db: Database, { leaseSeconds, targetHours }: ReviewSettings): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get(`/admin/withdrawal/review-queue`, async (c) => {
    const { adminId } = actorOf(c);
    const { waiting, awaitingSecond, oldestAt, claims, snoozes } = await queueState(db);
    const queue: ReviewQueue = {
      waiting,
      awaiting_second: awaitingSecond,
      oldest_at: oldestAt?.toISOString() ?? null,
      target_hours: targetHours,
      lease_seconds: leaseSeconds,
      claims: claims.map((one) => presentClaim(one, adminId)),
      snoozes: snoozes.map(presentSnooze),
      put_last: await putLastFor(db, adminId),
    };
    return c.json(asSeenBy(c, queue));
  });

  routes.post(`${LIST}/claims`, async (c) => {
    const { order, except } = await readBody(c, ClaimNextWithdrawalBody);
    const { adminId } = actorOf(c);
    return answerOnce(c, db, async (tx) =>
      answer(await claimNext(tx, adminId, { order, except: except ?? [] }, leaseSeconds), adminId),
    );
  });

  routes.put(`${LIST}/:id/claim`, async (c) => {
    const { id } = readParams(c, ClaimWithdrawalParams);
    const { adminId } = actorOf(c);
    return answerOnce(c, db, async (tx) => answer(await claim(tx, adminId, id, leaseSeconds), adminId));
  });

  routes.delete(`${LIST}/:id/claim`, async (c) => {
    const { id } = readParams(c, ClaimWithdrawalParams);
    return answerOnce(c, db, async (tx) => {
      await releaseClaim(tx, actorOf(c).adminId, id);
      return {};
    });
  });

  routes.post(`${LIST}/:id/skip`, async (c) => {
    const { id } = readParams(c, SkipWithdrawalParams);
    const { reason, reason_code: reasonCode } = await readBody(c, SkipWithdrawalBody);
    return answerOnce(c, db, async (tx) => {
      await skip(tx, actorOf(c), id, { reason, reasonCode });
      return {};
    });
  });

  routes.post(`${LIST}/:id/snooze`, async (c) => {
    const { id } = readParams(c, SnoozeWithdrawalParams);
    const { until, reason, reason_code: reasonCode } = await readBody(c, SnoozeWithdrawalBody);
    return answerOnce(c, db, async (tx) => {
      await snooze(tx, actorOf(c), id, instantOf(until, 'until'), { reason, reasonCode });
      return {};
    });
  });

  routes.delete(`${LIST}/:id/snooze`, async (c) => {
    const { id } = readParams(c, WakeWithdrawalParams);
    return answerOnce(c, db, async (tx) => {
      await wake(tx, actorOf(c), id);
      return {};
    });
  });

  routes.get('/admin/withdrawal/review-figures', async (c) => {
    const { days } = readQuery(c, GetReviewFiguresQueryParams);
    return c.json(presentFigures(await reviewFigures(db, days, targetHours), targetHours));
  });

  return routes;
}

function answer(found: Claim | undefined, callerId: string): { body: ClaimAnswer } {
  return { body: { claim: found ? presentClaim(found, callerId) : null } };
}
