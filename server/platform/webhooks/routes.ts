import { type Context, Hono } from 'hono';
import type { WebhookDeliveryPage } from '../../../src/generated/model/webhookDeliveryPage.ts';
import {
  CreateWebhookBody,
  GetWebhookParams,
  ListWebhookDeliveriesQueryParams,
  SendWebhookAgainParams,
  UpdateWebhookBody,
} from '../../../src/generated/webhooks/webhooks.zod.ts';
import type { Database } from '../../db/database.ts';
import { decodeRowNumber, encodeRowNumber } from '../../domain/page-cursor.ts';
import { answerOnce } from '../../http/answer-once.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { actorOf } from '../../http/auth.ts';
import { readBody, readParams, readQuery } from '../../http/validate.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { createTarget, deleteTarget, parsedUrl, replaceSecret, sendAgain, sendTest, updateTarget } from './commands.ts';
import { presentDelivery, presentTarget } from './present.ts';
import { deliveryPage, deliveryWith, targets, targetWith } from './queries.ts';

const TARGETS = '/api/admin/system/webhooks';
const ONE = `${TARGETS}/:id`;

/** @param allowPrivate plain HTTP and private networks are allowed */
export function webhookRoutes(db: Database, secrets: Secrets, allowPrivate: boolean): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get(TARGETS, async (c) => c.json({ targets: (await targets(db)).map(presentTarget) }));

  // The answer contains a secret, which is stored only encrypted, so it is not stored for an idempotency key either.
  routes.post(TARGETS, async (c) => {
    const { events = null, alerts = true, is_active: isActive = true, ...body } = await readBody(c, CreateWebhookBody);
    const values = { ...valuesOf(body, allowPrivate), events, alerts, isActive };
    const { targetId, secret } = await createTarget(db, secrets, actorOf(c), values);
    return c.json({ target: presentTarget(await targetWith(db, targetId)), secret }, 201);
  });

  routes.get(ONE, async (c) => c.json(presentTarget(await targetWith(db, readId(c)))));

  routes.put(ONE, async (c) => {
    const id = readId(c);
    const { events, alerts, is_active: isActive, version, ...body } = await readBody(c, UpdateWebhookBody);
    const values = {
      ...valuesOf(body, allowPrivate),
      ...(events !== undefined && { events }),
      ...(alerts !== undefined && { alerts }),
      ...(isActive !== undefined && { isActive }),
    };
    return answerOnce(c, db, async (tx) => {
      await updateTarget(tx, actorOf(c), id, values, version);
      return { body: presentTarget(await targetWith(tx, id)) };
    });
  });

  routes.delete(ONE, (c) => {
    const id = readId(c);
    return answerOnce(c, db, async (tx) => {
      await deleteTarget(tx, actorOf(c), id);
      return {};
    });
  });

  // Not stored either.
  routes.post(`${ONE}/secret`, async (c) => {
    const id = readId(c);
    const secret = await replaceSecret(db, secrets, actorOf(c), id);
    return c.json({ target: presentTarget(await targetWith(db, id)), secret });
  });

  routes.post(`${ONE}/test`, (c) => {
    const id = readId(c);
    return answerOnce(c, db, async (tx) => {
      const deliveryId = await sendTest(tx, actorOf(c), id);
      return { body: presentDelivery(await deliveryWith(tx, id, deliveryId)) };
    });
  });

  routes.get(`${ONE}/deliveries`, async (c) => {
    const id = readId(c);
    const { state, limit, cursor } = readQuery(c, ListWebhookDeliveriesQueryParams);
    await targetWith(db, id);
    const { rows, next } = await deliveryPage(db, id, state, limit, decodeRowNumber(cursor));
    const page: WebhookDeliveryPage = {
      deliveries: rows.map(presentDelivery),
      next_cursor: encodeRowNumber(next),
    };
    return c.json(page);
  });

  routes.post(`${ONE}/deliveries/:delivery_id/send-again`, (c) => {
    const { id, delivery_id } = readParams(c, SendWebhookAgainParams);
    const deliveryId = Number(delivery_id);
    return answerOnce(c, db, async (tx) => {
      await sendAgain(tx, actorOf(c), id, deliveryId);
      return { body: presentDelivery(await deliveryWith(tx, id, deliveryId)) };
    });
  });

  return routes;
}

const readId = (c: Context<AppEnv>): string => readParams(c, GetWebhookParams).id;

const valuesOf = ({ url, description }: { url: string; description?: string | undefined }, allowPrivate: boolean) => ({
  url: parsedUrl(url.trim(), allowPrivate),
  description: description?.trim() ?? '',
});
