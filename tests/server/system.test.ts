import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, test, vi } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { brokenInvariants } from '../../server/audit/audited-books.ts';
import { processPayout } from '../../server/company-revenue/commands.ts';
import { release } from '../../server/db/release.ts';
import { auditLog } from '../../server/db/schema/audit.ts';
import { ledgerTransfers } from '../../server/db/schema/ledger.ts';
import { paymentClaims } from '../../server/db/schema/payments.ts';
import { roles } from '../../server/db/schema/people.ts';
import { payouts, revenueRecords, revenueReversals } from '../../server/db/schema/revenue.ts';
import { transactions } from '../../server/db/schema/transactions.ts';
import { returnAnnouncements, withdrawalHistory, withdrawals } from '../../server/db/schema/withdrawals.ts';
import { SYSTEM } from '../../server/domain/actor.ts';
import { Loops, WorkLoop } from '../../server/domain/work-loop.ts';
import { applyRollupDeltas } from '../../server/statistics/rollups.ts';
import { Monitor } from '../../server/system/monitor.ts';
import { changeWithdrawal } from '../../server/withdrawals/commands.ts';
import { TRANSITIONS, type WithdrawalAction } from '../../server/withdrawals/status.ts';
import { holdAgainstContract } from '../contract/contract-answers.ts';
import { someRevenue } from './dashboard-fixtures.ts';
import { aWithdrawal, bankReturns, behindTheTriggers, serverUnderTest } from './server-under-test.ts';
import { appOn } from './test-app.ts';

const loops = new Loops();
const app = serverUnderTest({ loops });
const STATUS = '/api/admin/system/status';

describe('the status', () => {
  test('says what runs, since when, and how each part does', async () => {
    await app.signIn();
    const { status, body } = await app.call('GET', STATUS);
    expect(status).toBe(200);
    expect(body.version).toBe(packageJson.version);
    expect(body.commit).toBe(release().commit);
    // Which version runs is asked without a session too.
    expect(await (await app.fetch('/version', {})).json()).toEqual(release());
    expect(Date.parse(body.started_at)).toBeLessThanOrEqual(Date.parse(body.checked_at));
    expect(body.services.map((service: { name: string }) => service.name)).toEqual([
      'API',
      'Database',
      'Cache',
      'Queue',
      'Storage',
    ]);
    const [api, database, cache] = body.services;
    expect(api).toMatchObject({ status: 'operational', uptime_percent: 100 });
    expect(api.latency_ms).toBeGreaterThan(0);
    expect(database).toMatchObject({ status: 'operational', uptime_percent: 100 });
    expect(database.detail).toMatch(/^PostgreSQL \d/);
    expect(database.latency_ms).toBeGreaterThan(0);
    expect(cache).toMatchObject({ name: 'Cache', status: 'operational', uptime_percent: 100 });
    expect(body.last_errors).toEqual([]);
    expect(body.books).toMatchObject({ balanced: true, findings: [] });
  });

  test('says when work that is done again and again last succeeded, and how often it failed', async () => {
    const loop = new WorkLoop({ name: 'Payments', pauseMs: 1, work: async () => undefined });
    loops.add(loop);
    const shown = async () =>
      (await app.call('GET', STATUS)).body.background.find(({ name }: { name: string }) => name === 'Payments');
    const failed = () => Promise.reject(new Error('down'));
    await loop.attempt(failed);
    expect(await shown()).toEqual({ name: 'Payments', last_succeeded_at: null, failures: 1, is_failing: true });
    await loop.attempt();
    const at = new Date((await shown()).last_succeeded_at);
    expect(Math.abs(Date.now() - at.getTime())).toBeLessThan(60_000);
    await loop.attempt(failed);
    await loop.attempt();
    expect(await shown()).toMatchObject({ failures: 2, is_failing: false });
  });

  test('needs a session', async () => {
    expect((await app.call('GET', STATUS, { token: null })).status).toBe(401);
  });

  test('lists an error that nobody foresaw, without what was sent or stored', async () => {
    const headers = { authorization: `Bearer ${await app.signIn()}` };
    await app.db.execute(sql`alter table withdrawals rename to withdrawals_gone`);
    try {
      const { status } = await app.fetch('/admin/withdrawal/withdrawals/WDR-77?search=secret', { headers });
      expect(status).toBe(500);
    } finally {
      await app.db.execute(sql`alter table withdrawals_gone rename to withdrawals`);
    }
    const { body } = await app.call('GET', STATUS);
    expect(body.last_errors[0].message).toBe('GET /admin/withdrawal/withdrawals/:id: The database refused (42P01).');
    expect(body.last_errors[0].request_id).toMatch(/^[0-9a-f-]{36}$/);
    const [api] = body.services;
    expect(api.status).toBe('degraded');
    expect(api.uptime_percent).toBeLessThan(100);
    expect(api.detail).toMatch(/, 1 failed$/);
  });
});

describe('an error in a browser', () => {
  const REPORTS = '/api/admin/system/browser-errors';
  const report = (screen: string, more: object = {}) => ({ kind: 'code_missing', error: 'TypeError', screen, ...more });

  /** A separate app, because reports and their limits are kept in memory. */
  async function aProcess() {
    const log = pino({ level: 'silent' });
    const server = appOn({ db: app.db, ping: async () => {}, log, portalDir: 'no-portal' });
    const authorization = `Bearer ${await app.signIn()}`;
    const send = async (body: string, session = true) => {
      const headers = { 'content-type': 'application/json', ...(session && { authorization }) };
      const answer = await server.request(REPORTS, { method: 'POST', headers, body }, {});
      const text = await answer.text();
      await holdAgainstContract('POST', REPORTS, answer.status, text === '' ? undefined : JSON.parse(text));
      return answer;
    };
    const lastErrors = async () =>
      (await (await server.request(STATUS, { headers: { authorization } }, {})).json()).last_errors;
    return { send, lastErrors };
  }

  test('is listed among the last errors, in words that hold nothing of the screen', async () => {
    const { send, lastErrors } = await aProcess();
    const place = { file: 'item-form-Cq3x9vTb.js', line: 1, column: 20418 };
    expect((await send(JSON.stringify(report('game-items', place)))).status).toBe(204);
    expect(await lastErrors()).toEqual([
      {
        at: expect.any(String),
        message:
          'Browser, game-items: a file of the portal could not be loaded, TypeError (item-form-Cq3x9vTb.js:1:20418).',
        request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
  });

  test('a violation of the content security policy is listed with its directive and what was refused', async () => {
    const { send, lastErrors } = await aProcess();
    const violation = { kind: 'policy_violation', screen: 'game-items', directive: 'img-src' };
    expect((await send(JSON.stringify({ ...violation, blocked: 'http://pictures.example.com' }))).status).toBe(204);
    expect(await lastErrors()).toMatchObject([
      {
        message:
          'Browser, game-items: the content security policy refused something, img-src http://pictures.example.com.',
      },
    ]);
  });

  test.each([
    ['a message', report('revenue', { message: 'mara@example.com' })],
    ['a kind of its own', { ...report('revenue'), kind: 'mara@example.com' }],
    ['a class of its own', { ...report('revenue'), error: 'MaraError' }],
    ['an id in its path', report('players/PLR-1')],
    ['an address with a path', report('revenue', { blocked: 'https://example.com/mara' })],
    ['words as what was refused', report('revenue', { blocked: 'call 0900 for help' })],
    ['words as the directive', report('revenue', { directive: 'see mara' })],
    ['an address as its file', report('revenue', { file: 'https://example.com/a.js' })],
  ])('with %s is refused and not listed', async (_, body) => {
    const { send, lastErrors } = await aProcess();
    expect((await send(JSON.stringify(body))).status).toBe(422);
    expect(await lastErrors()).toEqual([]);
  });

  test('that is longer than any report is refused', async () => {
    const { send } = await aProcess();
    expect((await send(JSON.stringify(report('revenue')).padEnd(1_001))).status).toBe(413);
  });

  test('can be reported without a session, six times a minute in all, which leaves administrators theirs', async () => {
    const { send } = await aProcess();
    const body = JSON.stringify(report('login'));
    for (let times = 0; times < 6; times++) expect((await send(body, false)).status).toBe(204);
    const refused = await send(body, false);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send(body)).status).toBe(204);
  });
});

test('however many ask at once whether the server is ready, the database is asked once', async () => {
  const asked: (() => void)[] = [];
  const ping = () => new Promise<void>((resolve) => asked.push(resolve));
  const server = appOn({ db: app.db, ping, log: pino({ level: 'silent' }), portalDir: 'no-portal' });
  const ask = () => server.request('/readyz', {}, {});
  const answers = [ask(), ask(), ask()];
  await expect.poll(() => asked.length).toBe(1);
  asked[0]?.();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200]);
  const later = ask();
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.();
  expect((await later).status).toBe(200);
});

describe('a part that is down', () => {
  test('counts as down in its uptime, and the status still answers', async () => {
    let well = true;
    const ping = async () => {
      if (!well) throw new Error('no answer');
    };
    vi.useFakeTimers();
    try {
      const monitor = new Monitor({ ping, storage: { dir: '/nowhere/at/all', holds: 'the database' } });
      const database = async () => {
        vi.advanceTimersByTime(10_000);
        return (await monitor.observe()).parts.find(({ name }) => name === 'Database');
      };
      for (let times = 0; times < 3; times++) expect(await database()).toMatchObject({ uptimePercent: 100 });
      well = false;
      expect(await database()).toMatchObject({ status: 'down', uptimePercent: 75, latencyMs: null });
      well = true;
      expect(await database()).toMatchObject({ status: 'operational', uptimePercent: 80 });
      const { parts } = await monitor.observe();
      expect(parts.find(({ name }) => name === 'Storage')).toMatchObject({ status: 'down', uptimePercent: 0 });
      // After a day it no longer counts.
      vi.advanceTimersByTime(24 * 60 * 60_000);
      expect(await database()).toMatchObject({ uptimePercent: 100 });
    } finally {
      vi.useRealTimers();
    }
  });

  test.each([
    [50_000, 'operational', 'Totals are up to date'],
    [50_001, 'degraded', '50,001 changes are not in the sums yet: figures load slowly'],
    [Number.POSITIVE_INFINITY, 'degraded', 'Over 1,000,000 changes are not in the sums yet: figures load slowly'],
  ])('rollups that are %d changes behind show at the cache', async (pendingDeltas, status, detail) => {
    const countPendingDeltas = async (most: number) => Math.min(pendingDeltas, most);
    const { parts } = await new Monitor({ ping: async () => {}, countPendingDeltas }).observe();
    expect(parts.find(({ name }) => name === 'Cache')).toMatchObject({ status, detail });
    expect(parts.find(({ name }) => name === 'Database')).toMatchObject({ status: 'operational' });
  });

  test.each([
    [{ ping: () => Promise.reject(new Error('no database')) }],
    [{ ping: async () => {}, countPendingDeltas: () => Promise.reject(new Error('no database')) }],
  ])('the cache is down when its sums cannot be read', async (monitored) => {
    const { parts } = await new Monitor(monitored).observe();
    expect(parts.find(({ name }) => name === 'Cache')).toMatchObject({ status: 'down', uptimePercent: 0 });
  });

  test('the queue says how payments do, and is down when that cannot be told', async () => {
    const queueOf = async (payments: () => Promise<{ status: 'degraded'; detail: string }>) =>
      (await new Monitor({ ping: async () => {}, payments }).observe()).parts.find(({ name }) => name === 'Queue');
    expect(await queueOf(async () => ({ status: 'degraded', detail: 'No answer' }))).toMatchObject({
      status: 'degraded',
      detail: 'No answer',
      uptimePercent: 100,
    });
    expect(await queueOf(() => Promise.reject(new Error('no database')))).toMatchObject({ status: 'down' });
  });

  test('several who ask at once share one check', async () => {
    let pings = 0;
    const monitor = new Monitor({ ping: async () => void pings++ });
    await Promise.all([monitor.observe(), monitor.observe(), monitor.observe()]);
    await monitor.observe();
    expect(pings).toBe(1);
  });

  test('storage says how much is free', async () => {
    const { parts } = await new Monitor({
      ping: async () => {},
      storage: { dir: '.', holds: 'the audit heads' },
    }).observe();
    expect(parts.find(({ name }) => name === 'Storage')?.detail).toMatch(/^[\d,]+ GB free for the audit heads$/);
  });

  test('a database that does not answer makes the call a 503', async () => {
    const down = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { code: 'ECONNREFUSED' });
    const db = new Proxy(
      {},
      {
        get: () => () => {
          throw down;
        },
      },
    );
    const log = pino({ level: 'silent' });
    const broken = appOn({ db: db as typeof app.db, ping: () => Promise.reject(down), log, portalDir: 'none' });
    const answer = await broken.request(STATUS, { headers: { authorization: 'Bearer x' } }, {});
    expect(answer.status).toBe(503);
  });
});

describe('the books', () => {
  const findings = () => brokenInvariants(app.db);
  const named = async () => [...new Set((await findings()).map(({ invariant }) => invariant))];
  const said = async () => (await findings()).map(({ message }) => message).join('\n');
  const remove = (work: Parameters<typeof behindTheTriggers>[1]) => behindTheTriggers(app.db, work);

  const ACTIONS: Record<string, WithdrawalAction> = {
    approved: 'approve',
    rejected: 'reject',
    completed: 'complete',
    failed: 'fail',
  };

  /** A withdrawal that passed through these statuses, by the usual actions. */
  async function aHistory(withdrawalId: string, first: string, ...then: string[]): Promise<void> {
    await aWithdrawal(app.db, { withdrawalId, status: first });
    let status = first;
    for (const next of then) {
      const action = ACTIONS[next] ?? (status === 'failed' ? 'retry' : 'process');
      await changeWithdrawal(app.db, SYSTEM, withdrawalId, { action, note: 'x' });
      status = next;
    }
  }

  /** Adds a step to a withdrawal's history and audit log, and nowhere else. */
  async function step(withdrawalId: string, fromStatus: string | null, toStatus: string): Promise<void> {
    await app.db.insert(withdrawalHistory).values({ withdrawalId, fromStatus, toStatus, action: toStatus });
    await app.db
      .insert(auditLog)
      .values({ action: `withdrawal.${toStatus}`, subjectType: 'withdrawal', subjectId: withdrawalId });
  }

  const aTransfer = (values: Partial<typeof ledgerTransfers.$inferInsert>) =>
    app.db.insert(ledgerTransfers).values({
      kind: 'withdrawal.create',
      subjectId: 'W-1',
      debitAccount: 'bank',
      creditAccount: 'hold',
      amountCents: 100,
      ...values,
    });

  const BY = { adminId: 'adm_1', username: 'admin', address: null, requestId: null };
  const pay = (amountCents: number) => processPayout(app.db, BY, { amountCents, method: 'ACH' });

  test('I14: a sum of today that the records do not have is named by the status', async () => {
    await aWithdrawal(app.db, {});
    await applyRollupDeltas(app.db);
    await app.db.execute(sql`update rollups set count = count + 1 where source = 'withdrawals' and status = '*'`);
    // An app that has not checked the books before.
    const log = pino({ level: 'silent' });
    const other = appOn({ db: app.db, ping: async () => {}, log, portalDir: 'none' });
    const headers = { authorization: `Bearer ${await app.signIn()}` };
    const books = async () => (await (await other.request(STATUS, { headers }, {})).json()).books;
    // The result of a slow check is returned by a later call.
    await expect.poll(books, { interval: 100 }).toMatchObject({
      balanced: false,
      findings: [
        {
          invariant: 'I14',
          message: expect.stringMatching(/^Sums of a day differ from the records \(1\): withdrawals 20/),
        },
      ],
    });
  });

  test('of every legal path, and of what the calls do, add up', async () => {
    await aHistory('W-1', 'pending_review', 'approved', 'processing', 'failed', 'processing', 'completed');
    await aHistory('W-2', 'pending', 'rejected');
    await aWithdrawal(app.db, { withdrawalId: 'W-3' });
    await app.call('POST', '/admin/withdrawal/withdrawals/W-3/approve', { body: {} });
    await app.call('POST', '/admin/withdrawal/withdrawals/W-3/process');
    await someRevenue(app.db, '0', 500);
    await someRevenue(app.db, '0', 700);
    await pay(900);
    expect(await findings()).toEqual([]);
  });

  test('every transition of the withdrawals is a legal step', async () => {
    const wayTo: Record<string, string[]> = {
      pending: ['pending'],
      pending_review: ['pending_review'],
      approved: ['pending', 'approved'],
      processing: ['pending', 'approved', 'processing'],
      failed: ['pending', 'approved', 'processing', 'failed'],
      completed: ['pending', 'approved', 'processing', 'completed'],
    };
    // Only a person undoes a decision: withdrawal-undo.test.ts.
    const { undo: _undo, ...transitions } = TRANSITIONS;
    for (const [action, { from }] of Object.entries(transitions)) {
      for (const status of from) {
        const [first = '', ...then] = wayTo[status] ?? [];
        const id = `T-${status}-${action}`;
        await aHistory(id, first, ...then);
        const change = {
          action: action as WithdrawalAction,
          note: 'x',
          ...(action === 'return' && {
            returned: { confirmedBy: 'rail' as const, bankReference: 'R', code: undefined },
          }),
        };
        await changeWithdrawal(app.db, SYSTEM, id, change);
      }
    }
    expect(await findings()).toEqual([]);
  });

  test('I1: the database refuses a transfer of nothing, and one from an account to itself', async () => {
    await expect(aTransfer({ amountCents: 0 })).rejects.toThrow();
    await expect(aTransfer({ amountCents: -1 })).rejects.toThrow();
    await expect(aTransfer({ creditAccount: 'bank' })).rejects.toThrow();
    await expect(aTransfer({ creditAccount: 'nowhere' })).rejects.toThrow();
  });

  test('I2: the database refuses to book the same movement twice', async () => {
    await aHistory('W-1', 'pending');
    await expect(aTransfer({ kind: 'withdrawal.create' })).rejects.toThrow();
    await aHistory('W-2', 'pending', 'rejected');
    await expect(aTransfer({ subjectId: 'W-2', kind: 'withdrawal.cancel' })).rejects.toThrow();
    await aHistory('W-3', 'pending', 'approved', 'processing');
    await expect(aTransfer({ subjectId: 'W-3', kind: 'withdrawal.retry', attempt: 1 })).rejects.toThrow();
    await aTransfer({ kind: 'withdrawal.create', attempt: 1, debitAccount: 'platform' });
    expect(await named()).toEqual(['I6']);
  });

  test('I3: a withdrawal that was decided twice is named', async () => {
    await aHistory('W-1', 'pending', 'approved');
    await step('W-1', 'approved', 'approved');
    expect(await findings()).toContainEqual({
      invariant: 'I3',
      message: 'Withdrawals were decided more than once in a cycle of their review (1): W-1.',
    });
  });

  test('I3: after a recall a withdrawal may be decided once more, and not twice', async () => {
    await aHistory('W-1', 'pending', 'approved');
    await changeWithdrawal(app.db, SYSTEM, 'W-1', { action: 'recall', note: 'x' });
    await changeWithdrawal(app.db, SYSTEM, 'W-1', { action: 'approve' });
    expect(await named()).toEqual([]);
    await step('W-1', 'approved', 'rejected');
    expect(await named()).toContain('I3');
  });

  test('I3: after a confirmed return a withdrawal may be decided once more, and not twice', async () => {
    await aHistory('W-1', 'pending', 'approved', 'processing', 'completed');
    await bankReturns(app.db, 'W-1');
    await changeWithdrawal(app.db, SYSTEM, 'W-1', { action: 'approve' });
    expect(await named()).toEqual([]);
    await step('W-1', 'approved', 'rejected');
    expect(await named()).toContain('I3');
  });

  test('I4: a return that nobody confirmed is no legal step', async () => {
    await aHistory('W-1', 'pending', 'approved', 'processing', 'completed');
    await step('W-1', 'completed', 'pending_review');
    expect(await findings()).toContainEqual({
      invariant: 'I4',
      message: 'Withdrawals have a step in their history that is not allowed (1): W-1.',
    });
  });

  test('I15: a payment after a return that was not confirmed is found, and one after a confirmed return is not', async () => {
    await aHistory('W-1', 'pending', 'approved', 'processing', 'completed');
    await bankReturns(app.db, 'W-1');
    await changeWithdrawal(app.db, SYSTEM, 'W-1', { action: 'approve' });
    await changeWithdrawal(app.db, SYSTEM, 'W-1', { action: 'process' });
    await changeWithdrawal(app.db, SYSTEM, 'W-1', { action: 'complete', note: 'REF-2' });
    expect(await named()).toEqual([]);
    // As a person's word would have been booked: no confirmation, and a second payment.
    const back = {
      withdrawalId: 'W-1',
      fromStatus: 'completed',
      toStatus: 'failed',
      action: 'return',
      adminId: 'adm_1',
    };
    await app.db
      .insert(withdrawalHistory)
      .values([
        back,
        { withdrawalId: 'W-1', fromStatus: 'failed', toStatus: 'processing', action: 'retry' },
        { withdrawalId: 'W-1', fromStatus: 'processing', toStatus: 'completed', action: 'complete' },
      ]);
    expect(await findings()).toContainEqual({
      invariant: 'I15',
      message: 'Withdrawals were paid more often than once and again after each return that was confirmed (1): W-1.',
    });
  });

  test('I11: an announced return without its audit entry is found', async () => {
    await aHistory('W-1', 'pending', 'approved', 'processing', 'completed');
    const said = { withdrawalId: 'W-1', attempt: 1, adminId: 'adm_1', reason: 'Closed', bankReference: 'R' };
    await app.db.insert(returnAnnouncements).values(said);
    expect(await named()).toEqual(['I11']);
  });

  test('I8 and I10: a fee that came back and still counts, or counts twice, is found', async () => {
    await aHistory('W-1', 'pending', 'approved', 'processing', 'completed');
    await bankReturns(app.db, 'W-1');
    expect(await named()).toEqual([]);
    await behindTheTriggers(app.db, (tx) => tx.delete(revenueReversals));
    expect(await named()).toEqual(['I8']);
    await app.db.insert(revenueRecords).values({
      revenueType: 'withdrawal_fee',
      sourceType: 'withdrawal',
      sourceId: 'W-1',
      attempt: 2,
      amountCents: 625,
    });
    expect(await named()).toContain('I10');
  });

  test('I4, I6, I7: another status than the history and the money say is found', async () => {
    await aHistory('W-1', 'pending', 'approved');
    await app.db.update(withdrawals).set({ status: 'completed' });
    expect(await named()).toEqual(['I4', 'I6', 'I7']);
    await app.db.update(withdrawals).set({ status: 'processing', leaseUntil: new Date() });
    expect(await named()).toEqual(['I4', 'I6', 'I7']);
    await app.db.update(withdrawals).set({ status: 'approved', leaseUntil: null });
    expect(await named()).toEqual([]);
  });

  test('I4: a step that is not allowed, a jump and a missing history are found', async () => {
    await aHistory('W-1', 'pending');
    await step('W-1', 'pending', 'completed');
    await app.db.update(withdrawals).set({ status: 'completed' });
    expect(await named()).toContain('I4');
    await aHistory('W-2', 'pending');
    await step('W-2', 'approved', 'processing');
    await app.db.update(withdrawals).set({ status: 'processing', leaseUntil: new Date() });
    expect(await said()).toContain('not allowed (2): W-1, W-2.');
    await remove((tx) => tx.delete(withdrawalHistory).where(eq(withdrawalHistory.withdrawalId, 'W-2')));
    expect(await said()).toContain('than the newest entry of their history (2): W-1, W-2.');
  });

  test('I6, I7 and I8: money that moved without its withdrawal is found', async () => {
    await aHistory('W-1', 'pending', 'approved', 'processing');
    await aTransfer({ debitAccount: 'clearing', creditAccount: 'hold', kind: 'withdrawal.fail', attempt: 1 });
    expect(await named()).toEqual(['I6', 'I7']);
    await aTransfer({ debitAccount: 'hold', creditAccount: 'revenue', kind: 'withdrawal.complete_fee', attempt: 1 });
    expect(await named()).toEqual(['I7', 'I8']);
  });

  test('I6: money of a withdrawal that does not exist is found', async () => {
    await aTransfer({ subjectId: 'W-9' });
    expect((await findings()).map(({ message }) => message)).toContain(
      'Withdrawals have another amount on hold than their status says (1): W-9.',
    );
  });

  test('I16: a claim that does not agree with its attempt is found', async () => {
    await aHistory('W-1', 'pending', 'approved', 'processing');
    await aHistory('W-2', 'pending', 'approved', 'processing', 'completed');
    const claim = (withdrawalId: string, attempt: number, asked: string) =>
      app.db.insert(paymentClaims).values({ withdrawalId, attempt, asked, netCents: 24_375 });
    await claim('W-1', 1, 'unasked');
    await claim('W-2', 1, 'unknown');
    expect(await named()).toEqual([]);
    // A worker that asks, also one of the release before.
    await app.db.update(withdrawals).set({ askedAt: sql`now()` });
    expect(await app.db.select({ asked: paymentClaims.asked }).from(paymentClaims)).toEqual([
      { asked: 'asked' },
      { asked: 'asked' },
    ]);
    expect(await named()).toEqual([]);
    await app.db.update(withdrawals).set({ askedAt: null });
    expect(await said()).toContain('or with whether the payment rail was asked (1): W-1 1.');
    await remove((tx) => tx.update(paymentClaims).set({ asked: 'unasked' }));
    expect(await said()).toContain('(1): W-2 1.');
    await claim('W-1', 2, 'unknown');
    expect(await said()).toContain('(2): W-1 2, W-2 1.');
    await expect(app.db.update(paymentClaims).set({ netCents: 1 })).rejects.toThrow();
  });

  test('a queue that is waiting for the rail is no fault of the books', async () => {
    await aHistory('W-1', 'pending', 'approved', 'processing');
    await app.db.update(withdrawals).set({ leaseUntil: sql`now() - interval '1 hour'` });
    expect(await named()).toEqual([]);
  });

  test('I13: a completed transaction that has a fee and no revenue of it is found', async () => {
    const transaction = { transactionType: 'purchase', playerId: 'PLR-1', gameId: 'starfall', amountCents: 500 };
    await app.db.insert(transactions).values([
      { ...transaction, transactionId: 'TXN-PAID', status: 'completed', feeCents: 25 },
      { ...transaction, transactionId: 'TXN-FREE', status: 'completed', feeCents: 0 },
      { ...transaction, transactionId: 'TXN-OPEN', status: 'pending', feeCents: 25 },
      { ...transaction, transactionId: 'TXN-WDR', status: 'completed', feeCents: 25, transactionType: 'withdrawal' },
    ]);
    expect(await findings()).toEqual([
      { invariant: 'I13', message: 'Completed transactions have a fee and no revenue record of it (1): TXN-PAID.' },
    ]);
    const { id } =
      (await app.db.select().from(transactions).where(eq(transactions.transactionId, 'TXN-OPEN')))[0] ?? {};
    await app.call('PUT', `/api/admin/transactions/${id}/status`, { body: { status: 'completed', notes: '' } });
    expect(await findings()).toHaveLength(1);
  });

  describe('I9: of payouts', () => {
    const change = (index: number, values: Record<string, number>) =>
      app.db.execute(
        sql`update payouts set ${sql.join(
          Object.entries(values).map(
            ([name, value]) => sql`${sql.identifier(name)} = ${sql.identifier(name)} + ${value}::int`,
          ),
          sql`, `,
        )} where id = (select id from payouts order by id offset ${index}::int limit 1)`,
      );

    test.each([
      ['one that begins before the end of the one before', 1, { first_cents: 10, amount_cents: 10 }],
      ['one that takes more of its last record than there is', 1, { last_cents: 1, amount_cents: 1 }],
      ['one that says that it left less', 0, { left_cents: -1 }],
      ['one with other records than it counts', 0, { record_count: 1 }],
      ['one that ends a record too early', 0, { last_record_id: -1 }],
    ])('%s is found', async (_, index, values) => {
      for (let record = 0; record < 6; record++) await someRevenue(app.db, '0', 100);
      await pay(250);
      await pay(200);
      expect(await named()).toEqual([]);
      await change(index, values as Record<string, number>);
      expect(await named()).toContain('I9');
    });

    test('a record that appears within what is paid out is found', async () => {
      await someRevenue(app.db, '0', 100);
      const between = await someRevenue(app.db, '0', 100);
      await app.db.delete(revenueRecords).where(eq(revenueRecords.id, between));
      await someRevenue(app.db, '0', 100);
      await pay(200);
      await app.db.execute(sql`insert into revenue_records (id, revenue_type, source_type, source_id, amount_cents)
        overriding system value values (${between}, 'other', 'test', 'late', 100)`);
      expect(await named()).toContain('I9');
    });
  });

  test('I8 and I9: a payout that used another amount than it paid is found', async () => {
    await someRevenue(app.db, '0', 500);
    await pay(400);
    await app.db.update(payouts).set({ amountCents: 300 });
    expect(await named()).toEqual(['I8', 'I9']);
  });

  test('I11: an effect without its audit entry, or with two, is found', async () => {
    await aHistory('W-1', 'pending', 'approved');
    await app.db.execute(sql`insert into audit_log (action, subject_type, subject_id)
      select action, subject_type, subject_id from audit_log where subject_id = 'W-1'`);
    expect((await findings())[0]?.message).toContain('W-1 withdrawal.approve');
    await remove((tx) => tx.delete(auditLog).where(eq(auditLog.subjectId, 'W-1')));
    expect(await named()).toEqual(['I11']);
    await remove((tx) => tx.delete(withdrawalHistory));
    await app.db.delete(withdrawals);
    await remove((tx) => tx.delete(ledgerTransfers));
    await someRevenue(app.db, '0', 500);
    await pay(500);
    expect(await named()).toEqual([]);
    await remove((tx) => tx.delete(auditLog).where(eq(auditLog.subjectType, 'payout')));
    expect(await named()).toEqual(['I11']);
  });

  test('a message names three of many', async () => {
    for (const id of ['W-1', 'W-2', 'W-3', 'W-4']) {
      await aHistory(id, 'pending');
      await step(id, 'approved', 'pending');
    }
    expect(await findings()).toContainEqual({
      invariant: 'I4',
      message: 'Withdrawals have a step in their history that is not allowed (4): W-1, W-2, W-3, ….',
    });
  });
});

test('a role that may see compliance holds and cannot place any is named', async () => {
  const nameOf = async () =>
    (await app.call('GET', STATUS)).body.services.find(({ name }: { name: string }) => name === 'Roles');
  expect(await nameOf()).toBeUndefined();
  await app.db.insert(roles).values({ roleId: 'role_1', name: 'Compliance', permissions: ['players.hold'] });
  const both = ['players.hold', 'withdrawals.review'];
  await app.db.insert(roles).values({ roleId: 'role_2', name: 'Both', permissions: both });
  expect(await nameOf()).toMatchObject({
    status: 'degraded',
    detail:
      'Cannot place compliance holds without withdrawals.review: Compliance. Add the permission, or take players.hold away',
  });
});
