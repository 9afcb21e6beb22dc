import { Hono } from 'hono';
import type { ReasonCode } from '../../src/generated/model/reasonCode.ts';
import type { ReasonCodeList } from '../../src/generated/model/reasonCodeList.ts';
import {
  AddReasonCodeBody,
  UpdateReasonCodeBody,
  UpdateReasonCodeParams,
} from '../../src/generated/withdrawals/withdrawals.zod.ts';
import type { Database } from '../db/database.ts';
import { answerOnce } from '../http/answer-once.ts';
import type { AppEnv } from '../http/app-env.ts';
import { actorOf } from '../http/auth.ts';
import { readBody, readParams } from '../http/validate.ts';
import { addReasonCode, updateReasonCode } from './commands.ts';
import { allReasonCodes, type ReasonCodeRow, reasonCodeVersion } from './queries.ts';

const LIST = '/admin/withdrawal/reason-codes';

/** The reasons by which steps are counted. */
export function reasonRoutes(db: Database): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get(LIST, async (c) => {
    const list: ReasonCodeList = { reason_codes: (await allReasonCodes(db)).map(presentReasonCode) };
    return c.json(list);
  });

  routes.post(LIST, async (c) => {
    const { code, ...values } = await readBody(c, AddReasonCodeBody);
    return answerOnce(c, db, async (tx) => ({
      status: 201,
      body: presentReasonCode(await addReasonCode(tx, actorOf(c), code, values)),
    }));
  });

  routes.put(`${LIST}/:code`, async (c) => {
    const { code } = readParams(c, UpdateReasonCodeParams);
    const { is_retired: isRetired, version, ...values } = await readBody(c, UpdateReasonCodeBody);
    return answerOnce(c, db, async (tx) => ({
      body: presentReasonCode(await updateReasonCode(tx, actorOf(c), code, { ...values, isRetired }, version)),
    }));
  });

  return routes;
}

const presentReasonCode = (row: ReasonCodeRow): ReasonCode => ({
  code: row.code,
  label: row.label,
  uses: row.uses as ReasonCode['uses'],
  is_retired: row.retiredAt !== null,
  version: reasonCodeVersion(row),
});
