import { Hono } from 'hono';
import type { ClaimAnswer } from '../../src/generated/model/claimAnswer.ts';
import type { ReviewQueue } from '../../src/generated/model/reviewQueue.ts';
import { ClaimNextWithdrawalBody, ClaimWithdrawalParams } from '../../src/generated/withdrawals/withdrawals.zod.ts';
import type { Database } from '../db/database.ts';
import { answerOnce } from '../http/answer-once.ts';
import type { AppEnv } from '../http/app-env.ts';
import { actorOf } from '../http/auth.ts';
import { readBody, readParams } from '../http/validate.ts';
import { claim, claimNext, releaseClaim } from './claim-commands.ts';
import { presentClaim } from './present.ts';
import { type Claim, queueState } from './queries.ts';

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

  routes.get(`${LIST}/review-queue`, async (c) => {
    const { adminId } = actorOf(c);
    const { waiting, oldestAt, claims } = await queueState(db);
    const queue: ReviewQueue = {
      waiting,
      oldest_at: oldestAt?.toISOString() ?? null,
      target_hours: targetHours,
      lease_seconds: leaseSeconds,
      claims: claims.map((one) => presentClaim(one, adminId)),
    };
    return c.json(queue);
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

  return routes;
}

function answer(found: Claim | undefined, callerId: string): { body: ClaimAnswer } {
  return { body: { claim: found ? presentClaim(found, callerId) : null } };
}
