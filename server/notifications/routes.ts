import { Hono } from 'hono';
import {
  ChooseMyNotificationsBody,
  ConfirmMyAddressBody,
  GiveMyAddressBody,
  GiveMyChatBody,
  ListMessagesQueryParams,
  TestMyNotificationsBody,
} from '../../src/generated/notifications/notifications.zod.ts';
import type { Database, Transaction } from '../db/database.ts';
import { decodeRowNumber, encodeRowNumber } from '../domain/page-cursor.ts';
import { answerOnce } from '../http/answer-once.ts';
import type { AppEnv } from '../http/app-env.ts';
import { personOf } from '../http/auth.ts';
import { readBody, readQuery } from '../http/validate.ts';
import type { Secrets } from '../secrets/secrets.ts';
import {
  type Channels,
  chooseKinds,
  confirmAddress,
  giveAddress,
  giveChat,
  removeAddress,
  removeChat,
  sendTest,
} from './contact-commands.ts';
import { contactOf } from './contact-queries.ts';
import { messagePage } from './message-queries.ts';
import { presentMessage, presentNotifications } from './present.ts';

const MINE = '/api/admin/me/notifications';

export function notificationRoutes(db: Database, secrets: Secrets, channels: Channels): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const mine = async (from: Database | Transaction, adminId: string) =>
    presentNotifications(await contactOf(from, adminId), channels);

  routes.get(MINE, async (c) => c.json(await mine(db, personOf(c).adminId)));

  routes.put(MINE, async (c) => {
    const choice = await readBody(c, ChooseMyNotificationsBody);
    const { adminId } = personOf(c);
    return answerOnce(c, db, async (tx) => {
      await chooseKinds(tx, adminId, choice);
      return { body: await mine(tx, adminId) };
    });
  });

  routes.put(`${MINE}/address`, async (c) => {
    const { address } = await readBody(c, GiveMyAddressBody);
    const by = personOf(c);
    return answerOnce(c, db, async (tx) => {
      await giveAddress(tx, secrets, by, address, channels);
      return { body: await mine(tx, by.adminId) };
    });
  });

  routes.delete(`${MINE}/address`, (c) =>
    answerOnce(c, db, async (tx) => {
      await removeAddress(tx, personOf(c));
      return {};
    }),
  );

  routes.post(`${MINE}/address/confirm`, async (c) => {
    const { token } = await readBody(c, ConfirmMyAddressBody);
    const by = personOf(c);
    return answerOnce(c, db, async (tx) => {
      await confirmAddress(tx, by, token);
      return { body: await mine(tx, by.adminId) };
    });
  });

  routes.put(`${MINE}/chat`, async (c) => {
    const { url } = await readBody(c, GiveMyChatBody);
    const by = personOf(c);
    return answerOnce(c, db, async (tx) => {
      await giveChat(tx, secrets, by, url.trim(), channels);
      return { body: await mine(tx, by.adminId) };
    });
  });

  routes.delete(`${MINE}/chat`, (c) =>
    answerOnce(c, db, async (tx) => {
      await removeChat(tx, personOf(c));
      return {};
    }),
  );

  routes.post(`${MINE}/test`, async (c) => {
    const { channel } = await readBody(c, TestMyNotificationsBody);
    return answerOnce(c, db, async (tx) => {
      await sendTest(tx, personOf(c), channel);
      return {};
    });
  });

  routes.get('/api/admin/system/messages', async (c) => {
    const { state, limit, cursor } = readQuery(c, ListMessagesQueryParams);
    const { rows, next } = await messagePage(db, state, limit, decodeRowNumber(cursor));
    return c.json({ messages: rows.map(presentMessage), next_cursor: encodeRowNumber(next) });
  });

  return routes;
}
