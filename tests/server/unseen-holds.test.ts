import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { follow, type Node, type Operation, operations } from '../../openapi/contract.ts';
import { BUILT_IN_ROLES } from '../../server/authentication/roles.ts';
import { paymentClaims } from '../../server/db/schema/payments.ts';
import { roles } from '../../server/db/schema/people.ts';
import { platformEvents } from '../../server/db/schema/platform.ts';
import { players } from '../../server/db/schema/players.ts';
import { withdrawals } from '../../server/db/schema/withdrawals.ts';
import type { MeasuredCall } from '../../server/http/measure-calls.ts';
import { databaseFigures } from '../../server/metrics/figure-queries.ts';
import { beginAsking, leaseDue } from '../../server/payments/lease-commands.ts';
import { paymentHealth } from '../../server/payments/payment-health.ts';
import { PaymentWorker } from '../../server/payments/payment-worker.ts';
import type { ChangeNews } from '../../src/generated/model/changeNews.ts';
import { Permission } from '../../src/generated/model/permission.ts';
import type { WithdrawalStatus } from '../../src/generated/model/withdrawalStatus.ts';
import { full, size } from '../faults/suite.ts';
import { aSentPlayer } from './platform-fixtures.ts';
import { aColleague, aProgram, aSession, aWithdrawal, serverUnderTest } from './server-under-test.ts';
import { changesOf, streamReaders } from './stream-readers.ts';

// Everything that anybody reads is the same after a compliance hold as after the same person recalled the player's withdrawals. Where there is
// nothing to recall, it is the same as if nothing had happened.

const measured: MeasuredCall[] = [];
const app = serverUnderTest({
  measure: (call) => void measured.push(call),
  paying: {
    rail: { kind: 'simulator', address: null },
    health: () => paymentHealth(app.db, { unanswered: 0, since: undefined, isDown: false }),
  },
  processAfterMinutes: 0,
  // However slow the machine is, a payment does not become one without an answer meanwhile.
  paymentLeaseSeconds: 86_400,
});
const { follow: followStream, opened } = streamReaders(app);
const LIST = '/admin/withdrawal/withdrawals';
const NOTE = 'Recalled for another review';

const ALL = Object.values(Permission);
const isOfAuditLog = (permission: string) => permission.startsWith('audit.');
/** The roles of those who make the calls of `written`. In the short form no other roles read: each may less than `everything_but`. */
const OF_CALLS = ['support', 'platform'];
/** Everybody who may not see holds. Whoever reads the audit log reads of them there, and nowhere else. */
const READERS: Record<string, readonly Permission[]> = {
  everything_but: ALL.filter((one) => one !== 'players.hold' && !isOfAuditLog(one) && !one.startsWith('platform.')),
  ...Object.fromEntries(
    BUILT_IN_ROLES.filter(({ name }) => (full() ? name !== 'administrator' : OF_CALLS.includes(name))).map(
      ({ name, permissions }) => [name, permissions],
    ),
  ),
  nothing: [],
};

/** A player for each status, with one withdrawal. Of what is processing, the rail was never asked, was asked, or a worker may have died after asking. */
const CASES = [
  'pending',
  'pending_review',
  'approved',
  'never asked',
  'asked',
  'perhaps asked',
  'completed',
  'rejected',
  'failed',
];
const RECALLED = ['approved', 'never asked'];
const numberOf = (one: string) => CASES.indexOf(one);
const withdrawalOf = (one: string) => `WDR-${numberOf(one)}`;
const playerOf = (one: string) => `PLR-C${numberOf(one)}`;
const STATUS: Record<string, WithdrawalStatus> = {
  'never asked': 'processing',
  asked: 'processing',
  'perhaps asked': 'processing',
};

/** A new world with these withdrawals and readers; everything before is deleted. */
async function aWorld(cases: readonly string[], readers: readonly string[]) {
  for (const reader of opened.splice(0)) await reader.cancel();
  await app.db.execute(sql`select tests.start_over()`);
  const tokens: Record<string, string> = {};
  for (const name of readers) {
    if (name === 'platform') {
      tokens[name] = (await aProgram(app.db, 'adm_1')).token;
      continue;
    }
    const permissions = [...(READERS[name] ?? [])];
    await app.db.insert(roles).values({ roleId: `role_${name}`, name: `Role ${name}`, permissions });
    tokens[name] = await aColleague(app.db, name, [`role_${name}`]);
  }
  for (const one of cases) {
    const playerId = playerOf(one);
    await app.db.insert(players).values({ playerId, email: `${playerId}@example.com`, displayName: playerId });
    await aWithdrawal(app.db, { playerId, withdrawalId: withdrawalOf(one), status: STATUS[one] ?? one });
  }
  const set = (one: string, values: object) =>
    app.db
      .update(withdrawals)
      .set(values)
      .where(eq(withdrawals.withdrawalId, withdrawalOf(one)));
  await set('asked', { askedAt: sql`now()` });
  await set('perhaps asked', { leaseUntil: sql`now() + interval '1 day'` });
  return { admin: await aSession(app.db), tokens };
}

/** What the parameters of a path stand for; a new route may need another line. */
const RECORDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/admin\/withdrawal\/withdrawals\//, CASES.map(withdrawalOf)],
  [/^\/api\/admin\/players\//, CASES.map(playerOf)],
  [/^\/api\/admin\/admins\//, ['adm_1']],
  [/^\/api\/(admin\/games|v1\/game-items)\//, ['starfall']],
];

/** The calls of a reading route: of some records, and in every closed order and filter. */
function readingsOf({ route, parameters }: Operation, isThorough: boolean): string[] {
  const [, path = ''] = route.split(' ');
  const query = parameters.filter((one) => one.in === 'query');
  const valuesOf = ({ name, schema }: Node): string[] => {
    const { enum: words } = follow(schema);
    if (Array.isArray(words)) return words.map(String);
    if (name === 'player_id' || name === 'accounts_of' || name === 'search') return [playerOf('approved')];
    return name === 'withdrawal_ids' ? [CASES.map(withdrawalOf).join(',')] : [];
  };
  const required = query.filter((one) => one.required).map((one) => `${one.name}=${valuesOf(one)[0] ?? '1'}`);
  const variants = query.flatMap((one) => valuesOf(one).map((value) => [...required, `${one.name}=${value}`]));
  const known = RECORDS.find(([pattern]) => pattern.test(path))?.[1];
  const ids = path.includes('{') ? (known ?? ['1']) : [''];
  const some = isThorough ? ids : ids.slice(ids.length > 1 ? numberOf('never asked') : 0).slice(0, 1);
  return some.flatMap((id) =>
    // Of a record that there is not, no order is read.
    [required, ...(isThorough && (known || id === '') ? variants : [])].map(
      (terms) => `${path.replaceAll(/\{\w+\}/g, id)}?${terms.join('&')}`,
    ),
  );
}

/** Everything that these readers read, as text, by reader and path. */
async function allReadings(tokens: Record<string, string>, isThorough: boolean): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [name, token] of Object.entries(tokens)) {
    const permitted = operations.filter(({ route, written }) => {
      const permission = String(written['x-permission']);
      const isPermitted = permission === 'none' || READERS[name]?.some((one) => one === permission);
      return route.startsWith('GET ') && isPermitted && !isOfAuditLog(permission);
    });
    const paths = permitted.flatMap((operation) => readingsOf(operation, isThorough && name === 'everything_but'));
    for (const path of paths) {
      const answer = await app.fetch(path, { headers: { authorization: `Bearer ${token}` } });
      found[`${name} ${path}`] = `${answer.status} ${comparable(await answer.text())}`;
    }
  }
  return found;
}

/** Without times, what is measured, what needs `audit.read`, and the numbers that the database gives rows, but for their order. */
function comparable(text: string): string {
  const numbers = new Map<string, number>();
  const placeOf = (id: string) => {
    if (!numbers.has(id)) numbers.set(id, numbers.size);
    return `#${numbers.get(id)}`;
  };
  return text
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z?/g, 'TIME')
    .replaceAll(/\b\d\d:\d\d UTC/g, 'TIME')
    .replaceAll(/"last_succeeded_at":(null|"TIME")/g, '"last_succeeded_at":…')
    .replaceAll(/"next_cursor":"[^"]*"/g, '"next_cursor":"…"')
    .replaceAll(/("(?:uptime_\w+|latency_ms)":)[\d.]+/g, '$1…')
    .replaceAll(/[\d,]+ requests/g, '… requests')
    .replaceAll(/"last_actions":\[.*?\]/g, '"last_actions":…')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|"[0-9a-f]{16}"/g, placeOf)
    .replaceAll(/"(withdrawal|note)-\d+"/g, placeOf)
    .replaceAll(/"id":"?(\d+)"?/g, (_, id) => `"id":${placeOf(id)}`);
}

/** What others are told without a call: by metrics, in the log, on the stream and by the platform's events. */
async function told(stream: { news: object[] }) {
  const events = await app.db.select().from(platformEvents).orderBy(platformEvents.id);
  const counts = Object.entries(await databaseFigures(app.db, { leaseSeconds: 86_400 })).filter(
    ([name]) => !/oldest|since|unsealed|Late/i.test(name),
  );
  const lines = app.logged.map((line) => ({ ...JSON.parse(line), time: 0, ms: 0, requestId: '' }));
  const changes = stream.news.flatMap((news) => (news as ChangeNews).changes.map((one) => JSON.stringify(one)));
  return {
    events: events.map(({ type, subjectId, record }) => ({ type, subjectId, record })),
    counts: Object.fromEntries(counts),
    lines,
    calls: measured.map(({ operation, status }) => `${operation} ${status}`),
    changes: changes.toSorted(),
  };
}

type Step = 'hold' | 'recall';

/** Holds every player, or recalls what can be recalled: the same person, with the same words. */
async function take(step: Step, token: string, cases: readonly string[]): Promise<void> {
  measured.length = 0;
  app.logged.length = 0;
  for (const one of cases) {
    const hold = { reason: 'Suspected of money laundering', recall_note: NOTE };
    const answer =
      step === 'hold'
        ? await app.call('POST', `/api/admin/players/${playerOf(one)}/hold`, { token, body: hold })
        : RECALLED.includes(one)
          ? await app.call('POST', `${LIST}/${withdrawalOf(one)}/recall`, { token, body: { reason: NOTE } })
          : undefined;
    if (answer) expect(answer.status).toBe(200);
  }
}

/** How the calls are answered that change something of a player, and that a hold does not stop. */
async function written({ support = '', platform = '' }: Record<string, string>): Promise<string[]> {
  const calls: [path: string, token: string, body?: object][] = [
    [`/api/admin/players/${playerOf('failed')}/notes`, support, { text: 'Asked about the payment' }],
    [`${LIST}/${withdrawalOf('failed')}/notes`, support, { text: 'Asked about the payment' }],
    [`/api/admin/players/${playerOf('failed')}/hold`, support, { reason: 'A test' }],
    [`/api/platform/withdrawals/${withdrawalOf('pending')}/cancel`, platform],
    [
      '/api/platform/players',
      platform,
      { records: [aSentPlayer({ player_id: playerOf('pending'), email: 'new@example.com' })] },
    ],
  ];
  const answers: string[] = [];
  for (const [path, token, body] of calls) {
    const { status, text } = await app.call('POST', path, { token, ...(body && { body }) });
    answers.push(`${status} ${comparable(text)}`);
  }
  return answers;
}

/** Asks the rail about everything that is due. */
async function workOff(): Promise<void> {
  const rail = { pay: async () => ({ outcome: 'paid', reference: 'REF' }) as const };
  const log = pino({ level: 'silent' });
  const worker = new PaymentWorker({ db: app.db, rail, log, processAfterMinutes: 0, leaseSeconds: 30 });
  while (await worker.look()) await worker.idle();
  await worker.stop();
}

/** Everything that is there after the step, and once the worker has paid, in a new world. */
async function everythingAfter(step: Step) {
  const { admin, tokens } = await aWorld(CASES, Object.keys(READERS));
  const stream = await followStream(tokens.everything_but ?? '');
  await take(step, admin, CASES);
  await expect.poll(() => changesOf(stream).length).toBe(RECALLED.length);
  const atOnce = { told: await told(stream), readings: await allReadings(tokens, true) };
  const answers = await written(tokens);
  await workOff();
  return { ...atOnce, answers, later: await allReadings({ everything_but: tokens.everything_but ?? '' }, false) };
}

test('after compliance holds, whatever a withdrawal’s status, nobody reads anything else than after recalls', async () => {
  const [hold, recall] = [await everythingAfter('hold'), await everythingAfter('recall')];
  expect(hold.told).toEqual(recall.told);
  expect(hold.readings).toEqual(recall.readings);
  expect(hold.answers).toEqual(recall.answers);
  expect(hold.later).toEqual(recall.later);
  // Otherwise nothing was compared.
  expect(Object.keys(hold.readings).length).toBeGreaterThan(size(200, 300));
  expect(hold.told.events.filter(({ type }) => type === 'withdrawal.recalled')).toHaveLength(2);
});

test('of a payment that a worker had leased, nobody reads anything else than after a recall', async () => {
  const leasedAnd = async (step: Step) => {
    const { admin, tokens } = await aWorld(['never asked'], ['everything_but']);
    const leased = await leaseDue(app.db, 30, 10, 10);
    if (step === 'hold') {
      await take('hold', admin, ['never asked']);
      await beginAsking(app.db, leased, () => expect.unreachable('nothing is paid during a hold'));
    } else {
      await app.db.update(withdrawals).set({ leaseUntil: sql`updated_at` });
      await app.db.update(paymentClaims).set({ asked: 'unasked' });
      await take('recall', admin, ['never asked']);
    }
    return allReadings(tokens, false);
  };
  expect(await leasedAnd('hold')).toEqual(await leasedAnd('recall'));
});
