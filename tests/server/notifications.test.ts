import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { raiseAlert } from '../../server/alerts/commands.ts';
import { resetFactors, resetPassword } from '../../server/authentication/account-commands.ts';
import { approvalRequests, approvalRules } from '../../server/db/schema/approvals.ts';
import { auditLog } from '../../server/db/schema/audit.ts';
import { contacts, messages, notices } from '../../server/db/schema/notifications.ts';
import { inTransaction } from '../../server/db/transaction.ts';
import { bringAddress } from '../../server/notices/address-commands.ts';
import { recordNotices } from '../../server/notices/notice-commands.ts';
import {
  NotificationSender,
  type NotificationSenderOptions,
  type NotificationSettings,
} from '../../server/notifications/sender.ts';
import { Secrets } from '../../server/secrets/secrets.ts';
import { chat, mailServer, type Receiver } from '../message-receivers.ts';
import { selfSigned } from '../self-signed.ts';
import { temporaryDirectory } from '../server-process.ts';
import { aColleague, aWithdrawal, PASSWORD, serverUnderTest } from './server-under-test.ts';

// Mail and chat messages to administrators: the real sender, a mail server and a chat on loopback.

const secrets = new Secrets([randomBytes(32)]);
const settingsWith = (mailUrl: string): NotificationSettings => ({
  publicUrl: 'https://admin.example.org',
  hasAmounts: false,
  mail: { url: mailUrl, isPlain: true, from: 'Coinop <coinop@example.org>' },
  chatHosts: ['127.0.0.1'],
});
// The app itself sends nothing.
const app = serverUnderTest({ secrets, notifications: settingsWith('smtp://localhost'), webhookAllowPrivate: true });
const MINE = '/api/admin/me/notifications';
const EVERYTHING = ['request_waiting', 'request_decided', 'mentioned', 'alert', 'summary'];
const logged: string[] = [];
const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) });

let mail: Receiver;
let room: Receiver;
beforeEach(async () => {
  [mail, room] = await Promise.all([mailServer({ user: 'coinop', password: 'a-secret-of-the-mail' }), chat()]);
  logged.length = 0;
});
afterEach(() => {
  mail.close();
  room.close();
});

const sender = (options: Partial<NotificationSenderOptions> = {}) =>
  new NotificationSender({
    ...{ db: app.db, secrets, log, allowPrivate: true },
    settings: settingsWith(mail.url),
    ...options,
  });

async function workOff(one = sender()): Promise<void> {
  while (await one.look()) await one.idle();
  await one.idle();
}

/** Waiting times are over. */
const later = () => app.db.update(messages).set({ nextAt: sql`now()`, leasedUntil: null });

const call = (method: string, path: string, body?: object, token?: string) =>
  app.call(method, path, { ...(body && { body }), ...(token && { token }) });

/** Gives an address by the link in the mail. */
async function giveAddress(address: string, token?: string): Promise<void> {
  await call('PUT', `${MINE}/address`, { address }, token);
  await workOff();
  const link = mail.taken.findLast(({ kind, to }) => kind === 'confirm_address' && to === address)?.text;
  const [, confirm] = /confirm=([\w-]+)/.exec(link ?? '') ?? [];
  expect((await call('POST', `${MINE}/address/confirm`, { token: confirm }, token)).status).toBe(200);
}

const choose = (kinds: { mail?: string[]; chat?: string[] }, token?: string) =>
  call('PUT', MINE, { mail: [], chat: [], summary: { hour: 8, time_zone: 'UTC' }, ...kinds }, token);

/** Everything reaches this person, by both ways. */
async function reach(username: string, token?: string): Promise<void> {
  await giveAddress(`${username}@example.org`, token);
  await call('PUT', `${MINE}/chat`, { url: room.url }, token);
  await choose({ mail: EVERYTHING, chat: EVERYTHING }, token);
  await workOff();
  mail.taken.length = 0;
  room.taken.length = 0;
}

const kinds = () => mail.taken.map(({ kind }) => kind);
const alertOf = (name: string) => raiseAlert(app.db, { name, source: '' });

/** A rule that asks for a second person, whatever the amount. */
const askAlways = () =>
  app.db.insert(approvalRules).values({
    ...{ version: 1, reason: 'A test', hash: 'none' },
    rules: [{ actions: ['approve'], fact: 'amount', atLeastCents: 1 }],
  });

test('an address counts once its link was opened, and the one before is told of another', async () => {
  const { body } = await call('PUT', `${MINE}/address`, { address: 'admin@example.org' });
  expect(body.mail).toMatchObject({ address: null, pending_address: 'admin@example.org' });
  await giveAddress('admin@example.org');
  mail.taken.length = 0;
  await call('PUT', `${MINE}/address`, { address: 'elsewhere@example.org' });
  expect((await call('GET', MINE)).body.mail).toMatchObject({ address: 'admin@example.org' });
  await giveAddress('elsewhere@example.org');
  await workOff();
  expect(mail.taken.map(({ to, kind }) => [kind, to])).toContainEqual(['contact_changed', 'admin@example.org']);
  expect((await call('GET', MINE)).body.mail).toMatchObject({
    address: 'elsewhere@example.org',
    pending_address: null,
  });
  expect(await app.db.select().from(messages).where(sql`address is not null or token is not null`)).toEqual([]);
});

test('the address before is told who says another one, where that is the identity provider', async () => {
  await giveAddress('admin@example.org');
  await app.db.update(contacts).set({ signOnAddress: 'admin@example.org' });
  mail.taken.length = 0;
  expect(await inTransaction(app.db, (tx) => bringAddress(tx, 'adm_1', 'moreau@example.org'))).toBe(true);
  await workOff();
  expect(mail.taken).toMatchObject([{ to: 'admin@example.org', kind: 'contact_changed' }]);
  expect(mail.taken[0]?.text).toMatch(/^The identity provider says another address for admin\. Your messages go there/);
});

test('the link of somebody else, an earlier one and one that is too old are refused and change nothing', async () => {
  const robin = await aColleague(app.db, 'robin', ['support']);
  await giveAddress('robin@example.org', robin);
  mail.taken.length = 0;
  await call('PUT', `${MINE}/address`, { address: 'admin@example.org' });
  await workOff();
  const [, token = ''] = /confirm=([\w-]+)/.exec(mail.taken[0]?.text ?? '') ?? [];
  const confirm = (as?: string) => call('POST', `${MINE}/address/confirm`, { token }, as);
  expect((await confirm(robin)).status).toBe(422);
  await app.db.update(contacts).set({ newAddressUntil: sql`now()` });
  expect((await confirm()).status).toBe(422);
  await call('PUT', `${MINE}/address`, { address: 'admin@example.org' });
  expect((await confirm()).status).toBe(422);
  expect((await call('GET', MINE)).body.mail.address).toBeNull();
});

test.each([
  ['a mail address with a name', 'address', { address: 'Robin <robin@example.org>' }],
  ['two mail addresses', 'address', { address: 'a@example.org,b@example.org' }],
  ['a line end in a mail address', 'address', { address: 'a@example.org\nBcc: b@example.org' }],
  ['a chat on another host', 'chat', { url: 'http://127.0.0.2/hook' }],
  ['a chat that is no address', 'chat', { url: 'chat' }],
])('%s is refused', async (_, path, body) => {
  expect((await call('PUT', `${MINE}/${path}`, body)).status).toBe(422);
  expect(await app.db.$count(messages)).toBe(0);
});

test('nothing is on until somebody switches it on, but for their own security', async () => {
  const robin = await aColleague(app.db, 'robin', ['reviewer']);
  await giveAddress('robin@example.org', robin);
  mail.taken.length = 0;
  await call('POST', `/admin/withdrawal/withdrawals/${await aWithdrawal(app.db)}/notes`, { text: 'See @robin' });
  await alertOf('BackupMissing');
  await call('POST', '/api/admin/admins/adm_robin/reset-password');
  await workOff();
  expect(kinds()).toEqual(['password_reset']);
  expect(mail.taken[0]?.text).toContain('admin reset the password of your account robin. All its sessions have ended.');
});

test('a message says who, the kind of record, its id and a link, by mail and in the chat; amounts only where a setting allows them', async () => {
  const robin = await aColleague(app.db, 'robin', ['reviewer', 'finance']);
  await reach('robin', robin);
  await askAlways();
  const id = await aWithdrawal(app.db);
  await call('POST', `/admin/withdrawal/withdrawals/${id}/approve`, {});
  await workOff();
  const [request] = await app.db.select().from(approvalRequests);
  expect(mail.taken).toHaveLength(1);
  expect(mail.taken[0]).toMatchObject({
    ...{ to: 'robin@example.org', kind: 'request_waiting' },
    subject: `[Coinop Admin] Request ${request?.id} waits for you`,
  });
  expect(mail.taken[0]?.text).toContain(
    `admin asks for a second person: approve withdrawal ${id}. Request ${request?.id}.`,
  );
  expect(mail.taken[0]?.text).toContain(`https://admin.example.org/admin-panel/approvals?open=${request?.id}`);
  expect(mail.taken[0]?.raw).toContain('Content-Type: text/html');
  expect(room.taken.map(({ subject }) => subject)).toEqual([`[Coinop Admin] Request ${request?.id} waits for you`]);
  expect(`${mail.taken[0]?.raw}${room.taken[0]?.raw}`).not.toMatch(/\$|Mara|mara@/);
  await app.db.update(messages).set({ state: 'waiting', nextAt: sql`now()`, leasedUntil: null });
  const settings = {
    publicUrl: 'https://admin.example.org',
    hasAmounts: true,
    mail: undefined,
    chatHosts: ['127.0.0.1'],
  };
  await workOff(sender({ settings }));
  expect(room.taken.at(-1)?.text).toMatch(/\(\$\d/);
});

test('the first person is told of the end of a request, however it ends', async () => {
  await reach('admin');
  const robin = await aColleague(app.db, 'robin');
  await askAlways();
  const ids = [await aWithdrawal(app.db), await aWithdrawal(app.db), await aWithdrawal(app.db)];
  for (const id of ids) await call('POST', `/admin/withdrawal/withdrawals/${id}/approve`, {});
  const requests = await app.db.select().from(approvalRequests);
  const of = (id: string | undefined) => requests.find(({ subjectId }) => subjectId === id)?.id;
  await call('POST', `/api/admin/approvals/${of(ids[0])}/deny`, { reason: 'A test' }, robin);
  await call('POST', `/admin/withdrawal/withdrawals/${ids[1]}/reject`, { reason: 'A test' });
  await call('POST', `/api/admin/approvals/${of(ids[2])}/withdraw`);
  await workOff();
  expect(kinds()).toEqual(['request_decided']);
  expect(mail.taken[0]?.text).toContain(`robin denied your request: approve withdrawal ${ids[0]}.`);
  expect(mail.taken[0]?.text).toContain(
    `Your request is void, because something has changed: approve withdrawal ${ids[1]}.`,
  );
  expect(mail.taken[0]?.text).not.toContain(ids[2]);
});

test('nobody is told of what they may not see, nor of a request that was decided meanwhile', async () => {
  const cat = await aColleague(app.db, 'cat', ['catalogue']);
  await reach('cat', cat);
  await askAlways();
  const id = await aWithdrawal(app.db);
  await call('POST', `/admin/withdrawal/withdrawals/${id}/notes`, { text: '@cat' });
  await call('POST', `/admin/withdrawal/withdrawals/${id}/approve`, {});
  await alertOf('BackupMissing');
  await app.db.update(contacts).set({ summaryAt: sql`now()` });
  await workOff();
  expect([kinds(), room.taken, await app.db.$count(notices)]).toEqual([[], [], 0]);
});

test('10,000 alerts become one message, and those of the next hour another one', async () => {
  await reach('admin');
  const flood = (count: number) =>
    inTransaction(app.db, (tx) =>
      recordNotices(
        tx,
        Array.from({ length: count }, (_, number) => ({
          kind: 'alert',
          facts: { alert: `Trouble${number}`, summary: 'Something is wrong.', state: 'raised' },
        })),
      ),
    );
  await flood(10_000);
  await workOff();
  expect([mail.taken.length, room.taken.length]).toEqual([1, 1]);
  expect(mail.taken[0]?.subject).toBe('[Coinop Admin] 10,000 alerts');
  expect(mail.taken[0]?.text).toContain('And 9,980 more.');
  await flood(3);
  await workOff();
  await flood(2);
  await workOff();
  expect(mail.taken).toHaveLength(1);
  const [next] = await app.db
    .select({ minutes: sql`round(extract(epoch from next_at - now()) / 60)`.mapWith(Number), count: messages.count })
    .from(messages)
    .where(sql`state = 'waiting' and channel = 'mail'`);
  expect(next).toEqual({ minutes: 60, count: 5 });
});

test('a summary comes at its hour in its time zone, once a day', async () => {
  await reach('admin');
  await aWithdrawal(app.db);
  const summary = { hour: 8, time_zone: 'Asia/Tokyo' };
  await call('PUT', MINE, { mail: ['summary'], chat: [], summary });
  const due = async () => {
    const [at] = await app.db
      .select({
        tokyo: sql<string>`to_char(summary_at at time zone 'Asia/Tokyo', 'HH24:MI')`,
        inHours: sql`extract(epoch from summary_at - now()) / 3600`.mapWith(Number),
      })
      .from(contacts);
    return at;
  };
  expect((await due())?.tokyo).toBe('08:00');
  await app.db.update(contacts).set({ summaryAt: sql`now() - interval '3 days'` });
  await workOff();
  await workOff();
  expect(kinds()).toEqual(['summary']);
  expect(mail.taken[0]?.text).toMatch(
    /^1 withdrawal awaits review\. The oldest is from \d{4}-\d\d-\d\d \d\d:\d\d UTC\./,
  );
  const next = await due();
  expect(next?.tokyo).toBe('08:00');
  expect(next?.inHours).toBeGreaterThan(0);
  expect(next?.inHours).toBeLessThanOrEqual(24);
  expect(
    (await call('PUT', MINE, { mail: [], chat: [], summary: { hour: 8, time_zone: 'Asia/Nowhere' } })).status,
  ).toBe(422);
});

test.each(['hang', 'silent'] as const)(
  'a mail server that hangs (%s) delays no chat, and its messages are sent again later with the same id',
  async (how) => {
    await reach('admin');
    mail.answer(how);
    await alertOf('BackupMissing');
    await workOff(sender({ timeoutMs: 1_500 }));
    await expect.poll(() => [mail.offered() > 0, room.taken.length]).toEqual([true, 1]);
    const log = async () => (await call('GET', '/api/admin/system/messages')).body.messages;
    expect((await log()).find((one: { channel: string }) => one.channel === 'mail')).toMatchObject({
      ...{ state: 'waiting', attempts: 1, username: 'admin', kind: 'alert' },
      error: 'The mail server did not take it within 1.5 seconds',
    });
    mail.answer(451);
    await later();
    await workOff();
    mail.answer(250);
    await later();
    await workOff();
    const ids = mail.taken.map(({ id }) => id);
    expect(ids).toHaveLength(1);
    expect((await log()).map((one: { state: string; attempts: number }) => [one.state, one.attempts])).toContainEqual([
      'delivered',
      3,
    ]);
  },
);

test('as many mails as are sent at once can hang: chats go on meanwhile', async () => {
  await reach('admin');
  mail.answer('hang');
  const before = mail.offered();
  for (let count = 0; count < 4; count++) await call('POST', `${MINE}/test`, { channel: 'mail' });
  const patient = sender();
  while (await patient.look());
  await expect.poll(mail.offered).toBe(before + 4);
  await call('POST', `${MINE}/test`, { channel: 'chat' });
  while (await patient.look());
  await expect.poll(() => room.taken.length).toBe(1);
  await patient.stop(0);
});

/** Sends a mail to each address, in a process whose certificates are read at its start. */
const SEND_MAILS = `
  import { sendMail } from './server/notifications/mail.ts';
  const words = { subject: 'A test', lines: ['A test.'], link: 'http://localhost', account: 'http://localhost' };
  const mail = { to: 'robin@example.org', id: '<1@example.org>', kind: 'test', words };
  const waits = { timeoutMs: 5_000, signal: new AbortController().signal };
  const outcomes = process.argv.slice(1).map((url) =>
    sendMail({ url, isPlain: false, from: 'coinop@example.org' }, mail, waits));
  console.log(JSON.stringify((await Promise.all(outcomes)).map(({ error }) => error)));`;

test('mail is encrypted, by STARTTLS or from the start, for a server whose authority is named; any other server gets nothing, and its fault is named', async () => {
  const [known, unknown, forAnotherName] = [selfSigned(), selfSigned(), selfSigned('DNS:mail.example.org')];
  const login = { user: 'coinop', password: 'a-secret-of-the-mail' };
  const servers = await Promise.all([
    mailServer(login, { ...known, begins: 'by STARTTLS' }),
    mailServer(login, { ...known, begins: 'at once' }),
    mailServer(login, { ...unknown, begins: 'by STARTTLS' }),
    mailServer(login, { ...unknown, begins: 'at once' }),
    mailServer(login, { ...forAnotherName, begins: 'by STARTTLS' }),
    mailServer(login),
  ]);
  const folder = await temporaryDirectory();
  onTestFinished(async () => {
    for (const server of servers) server.close();
    await folder.remove();
  });
  const NODE_EXTRA_CA_CERTS = join(folder.path, 'authority.pem');
  writeFileSync(NODE_EXTRA_CA_CERTS, `${known.cert}${forAnotherName.cert}`);
  const options = ['--import', './build/node-24.mjs', '--input-type=module', '--eval', SEND_MAILS];
  const urls = servers.map(({ url }) => url);
  const env = { ...process.env, NODE_EXTRA_CA_CERTS };
  const { stdout } = await promisify(execFile)(process.execPath, [...options, ...urls], { env });
  const untrusted = (code: string) =>
    `The mail server's certificate is not trusted (${code}): make its authority known to the server`;
  expect(JSON.parse(stdout)).toEqual([
    null,
    null,
    untrusted('DEPTH_ZERO_SELF_SIGNED_CERT'),
    untrusted('DEPTH_ZERO_SELF_SIGNED_CERT'),
    'The mail server has a certificate for another name (ERR_TLS_CERT_ALTNAME_INVALID)',
    'The mail server offers no TLS (502)',
  ]);
  expect(servers.map(({ taken }) => taken.length)).toEqual([1, 1, 0, 0, 0, 0]);
});

test('an address that the mail server refuses is given up at once, and any other failure after a day', async () => {
  await call('PUT', `${MINE}/address`, { address: 'nobody@example.org' });
  await workOff();
  const log = async (state: string) => (await call('GET', `/api/admin/system/messages?state=${state}`)).body.messages;
  expect(await log('given_up')).toMatchObject([{ error: 'The mail server refused the address (550)', attempts: 1 }]);
  await reach('admin');
  mail.answer(451);
  await alertOf('BackupMissing');
  await workOff();
  await app.db.update(messages).set({ giveUpAt: sql`now()` });
  await later();
  await workOff();
  expect((await log('given_up')).map((one: { error: string }) => one.error)).toContain(
    'The mail server refused it (451)',
  );
});

test('neither the secrets nor the addresses are in a log line, an answer or the audit log', async () => {
  await reach('admin');
  const { text } = await call('GET', MINE);
  await call('POST', `${MINE}/test`, { channel: 'mail' });
  await call('POST', `${MINE}/test`, { channel: 'chat' });
  mail.answer(451);
  room.answer(500);
  await workOff();
  const list = (await call('GET', '/api/admin/system/messages')).text;
  const rows = JSON.stringify(await app.db.select().from(auditLog));
  const all = [text, list, rows, ...logged, ...app.logged].join('\n');
  expect(all).not.toMatch(/a-secret-of-the/);
  expect([list, rows, ...logged, ...app.logged].join('\n')).not.toContain('admin@example.org');
  expect(rows).toContain('admin.change_contact');
});

test('a new device, reset factors, a password from the console and another chat are told by both ways; a known device is not', async () => {
  await reach('admin');
  const browser = { 'sec-fetch-site': 'same-origin', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
  const signIn = async (headers: Record<string, string>) => {
    const body = { username: 'admin', password: PASSWORD };
    return (await app.call('POST', '/auth/admin-login', { body, token: null, headers })).headers.getSetCookie();
  };
  const [cookie = ''] = (await signIn(browser)).filter((one) => one.startsWith('coinop-device'));
  await workOff();
  expect(kinds()).toEqual([]);
  await signIn({ ...browser, cookie: cookie.split(';')[0] ?? '' });
  await workOff();
  expect(kinds()).toEqual([]);
  await signIn(browser);
  await workOff();
  expect(mail.taken[0]?.text).toContain('admin signed in with Firefox on Linux');
  await resetFactors(app.db, 'admin');
  await resetPassword(app.db, 'admin');
  await workOff();
  expect(kinds().toSorted()).toEqual(['factors_reset', 'new_device', 'password_reset']);
  expect(room.taken).toHaveLength(3);
});

test('an invitation goes by mail, and its link works; nobody else sees it', async () => {
  const body = { username: 'dana', roles: ['support'], mail_address: 'dana@example.org' };
  const invited = await call('POST', '/api/admin/admins', body);
  expect([invited.status, invited.body.token]).toEqual([201, null]);
  await workOff();
  expect(mail.taken.map(({ to, kind }) => [kind, to])).toEqual([['invitation', 'dana@example.org']]);
  const [, token] = /invite=([\w.-]+)/.exec(mail.taken[0]?.text ?? '') ?? [];
  const accepted = { token, new_password: 'a long sentence is a good password' };
  expect((await app.call('POST', '/auth/admin-invitation', { body: accepted, token: null })).status).toBe(200);
});

test('somebody who is disabled, or has removed an address, gets nothing more', async () => {
  const robin = await aColleague(app.db, 'robin');
  await reach('robin', robin);
  await alertOf('BackupMissing');
  await sender({
    settings: { publicUrl: 'https://a.example', hasAmounts: false, mail: undefined, chatHosts: [] },
  }).look();
  await call('DELETE', `${MINE}/chat`, undefined, robin);
  await call('POST', '/api/admin/admins/adm_robin/disable');
  await workOff();
  expect([kinds(), room.taken]).toEqual([[], []]);
});

test('everybody ends their own messages: by unticking them, where each mail that they chose leads', async () => {
  await reach('admin');
  await alertOf('BackupMissing');
  await workOff();
  expect(mail.taken[0]?.raw).toContain('List-Unsubscribe: <https://admin.example.org/admin-panel/account>');
  expect(mail.taken[0]?.text).toContain('https://admin.example.org/admin-panel/account');
  const robin = await aColleague(app.db, 'robin');
  await choose({});
  await alertOf('PaymentsUnsent');
  await call('POST', `/admin/withdrawal/withdrawals/${await aWithdrawal(app.db)}/notes`, { text: '@admin' }, robin);
  await later();
  await workOff();
  expect([mail.taken.length, room.taken.length, await app.db.$count(notices)]).toEqual([1, 1, 0]);
});

test('ten tests and links within an hour are enough', async () => {
  await reach('admin');
  const answers: number[] = [];
  for (let count = 0; count < 10; count++)
    answers.push((await call('POST', `${MINE}/test`, { channel: 'mail' })).status);
  expect(answers).toEqual([...Array(9).fill(204), 429]);
  expect((await call('POST', `${MINE}/test`, { channel: 'mail' })).headers.get('retry-after')).toMatch(/^\d+$/);
});

test('nothing is written for nobody: without an address events leave no notices', async () => {
  await alertOf('BackupMissing');
  expect(await app.db.$count(notices)).toBe(0);
});
