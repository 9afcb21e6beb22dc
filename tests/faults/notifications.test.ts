import { setTimeout as after } from 'node:timers/promises';
import { eq, lt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { raiseAlert } from '../../server/alerts/commands.ts';
import { resetFactors, resetPassword } from '../../server/authentication/account-commands.ts';
import { databaseTime } from '../../server/db/one-row.ts';
import { approvalRequests, approvalRules } from '../../server/db/schema/approvals.ts';
import { contacts, messages, notices } from '../../server/db/schema/notifications.ts';
import { chat, mailServer, type Receiver } from '../message-receivers.ts';
import { aColleague, aWithdrawal, PASSWORD } from '../server/server-under-test.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { report } from './suite.ts';

// Every kind of message over a server that is killed while mails and chat messages are under way: each is taken once.

/** By mail; the chat gets those that are not about its address or an invitation. */
const KINDS = [
  'alert',
  'confirm_address',
  'contact_changed',
  'factors_reset',
  'invitation',
  'mentioned',
  'new_device',
  'password_reset',
  'request_decided',
  'request_waiting',
  'summary',
  'test',
];
const MINE = '/api/admin/me/notifications';

let cluster: Cluster;
let mail: Receiver;
let room: Receiver;
beforeAll(async () => {
  [mail, room] = await Promise.all([mailServer(), chat()]);
  cluster = await startCluster({
    processes: 1,
    env: {
      SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
      SECOND_PERSON_FROM: '0',
      PUBLIC_URL: 'https://admin.example.org',
      SMTP_URL: mail.url,
      MAIL_FROM: 'coinop@example.org',
      CHAT_HOSTS: '127.0.0.1',
      WEBHOOK_ALLOW_PRIVATE: '1',
    },
  });
});
afterAll(async () => {
  await cluster?.close();
  mail?.close();
  room?.close();
});

/** Calls the server as somebody. */
async function call(token: string, method: string, path: string, body?: object): Promise<number> {
  const answer = await fetch(`${cluster.origins[0]}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return answer.status;
}

const signIn = (userAgent: string) =>
  fetch(`${cluster.origins[0]}/auth/admin-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  });

/** The leases that were given before this time are over. */
const endLeases = (before: Date) =>
  cluster.db.update(messages).set({ leasedUntil: null }).where(lt(messages.triedAt, before));

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await after(50);
}

const unsent = async () =>
  (await cluster.db.$count(messages, eq(messages.state, 'waiting'))) + (await cluster.db.$count(notices));

test('each kind of message is taken once, over a server that is killed while they are under way', async () => {
  const { db, token } = cluster;
  const robin = await aColleague(db, 'robin');
  const everything = ['request_waiting', 'request_decided', 'mentioned', 'alert', 'summary'];
  // By the table, so that the only mails are those that are counted.
  await db.insert(contacts).values({
    ...{ adminId: 'adm_1', mailAddress: 'admin@example.org', mailKinds: everything, chatKinds: everything },
    summaryAt: sql`now()`,
  });
  expect(await call(token, 'PUT', `${MINE}/chat`, { url: room.url })).toBe(200);
  await until(async () => (await unsent()) === 0);
  mail.taken.length = 0;
  room.taken.length = 0;
  await db.delete(messages);
  await db.update(contacts).set({ summaryAt: sql`now()` });

  mail.answer('hang');
  room.answer('hang');
  await db.insert(approvalRules).values({
    ...{ version: 1, reason: 'A test', hash: 'none' },
    rules: [{ actions: ['approve'], fact: 'amount', atLeastCents: 1 }],
  });
  const [own, other] = [await aWithdrawal(db), await aWithdrawal(db)];
  await call(token, 'POST', `/admin/withdrawal/withdrawals/${own}/approve`, {});
  await call(robin, 'POST', `/admin/withdrawal/withdrawals/${other}/approve`, {});
  const [request] = await db.select().from(approvalRequests).where(eq(approvalRequests.subjectId, own));
  await call(robin, 'POST', `/api/admin/approvals/${request?.id}/deny`, { reason: 'A test' });
  await call(robin, 'POST', `/admin/withdrawal/withdrawals/${other}/notes`, { text: 'For @admin' });
  await raiseAlert(db, { name: 'BackupMissing', source: '' });
  await call(token, 'POST', '/api/admin/admins', {
    ...{ username: 'dana', roles: ['support'], mail_address: 'dana@example.org' },
  });
  await call(token, 'POST', `${MINE}/test`, { channel: 'mail' });
  await call(token, 'POST', `${MINE}/test`, { channel: 'chat' });
  await call(token, 'PUT', `${MINE}/address`, { address: 'elsewhere@example.org' });
  await call(token, 'PUT', `${MINE}/chat`, { url: room.url });
  await signIn('another program');
  await resetFactors(db, 'admin');
  await resetPassword(db, 'admin');

  await until(() => mail.offered() > 0 && room.offered() > 0);
  const killedAt = await databaseTime(db);
  expect(mail.taken).toEqual([]);
  await cluster.killAndRestart(0);
  mail.answer(250);
  room.answer(200);
  await endLeases(killedAt);
  await until(async () => (await unsent()) === 0);

  const log = await db.select().from(messages);
  report('notifications', { operations: log.length, faults: 1 });
  expect(mail.taken.map(({ kind }) => kind).toSorted()).toEqual(KINDS);
  expect(new Set(mail.taken.map(({ id }) => id)).size).toBe(KINDS.length);
  const inChat = KINDS.filter((kind) => !['confirm_address', 'contact_changed', 'invitation'].includes(kind));
  expect(room.taken).toHaveLength(inChat.length);
  expect(new Set(room.taken.map(({ text }) => text)).size).toBe(inChat.length);
  expect(log.filter(({ state }) => state !== 'delivered')).toEqual([]);
  expect(cluster.output().match(/.*(unhandled|uncaught|a-secret-of).*/gi)).toBeNull();
});
