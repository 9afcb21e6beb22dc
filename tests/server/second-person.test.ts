import { and, desc, eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { recordAudit } from '../../server/audit/audit.ts';
import { brokenInvariants } from '../../server/audit/audited-books.ts';
import { approvalRequests, approvalRules } from '../../server/db/schema/approvals.ts';
import { auditLog } from '../../server/db/schema/audit.ts';
import { admins, invitations, roles } from '../../server/db/schema/people.ts';
import { payouts } from '../../server/db/schema/revenue.ts';
import { withdrawalHistory, withdrawals } from '../../server/db/schema/withdrawals.ts';
import { SYSTEM } from '../../server/domain/actor.ts';
import { expireRequests } from '../../server/second-person/decision-commands.ts';
import { ensureFirstRules } from '../../server/second-person/rule-commands.ts';
import type { Rule } from '../../server/second-person/rules.ts';
import { changeWithdrawal } from '../../server/withdrawals/commands.ts';
import { earn, expectBooksToTieOut, rangeOf } from './revenue-fixtures.ts';
import {
  type Answer,
  aColleague,
  aDayLater,
  anInvited,
  aProgram,
  aSession,
  aWithdrawal,
  behindTheTriggers,
  serverUnderTest,
} from './server-under-test.ts';
import { endsWithoutRow } from './signing-fixtures.ts';

const app = serverUnderTest({ separateDuties: true, decisionHoldSeconds: 600 });
const LIST = '/admin/withdrawal/withdrawals';
const APPROVALS = '/api/admin/approvals';
const PAYOUT = '/api/admin/company-revenue/process-payout';
const BIG = { requestedCents: 200_000, feeCents: 0 };
const ALL: Rule['actions'] = ['approve', 'process', 'retry', 'payout'];
const AMOUNT: Rule = { actions: ALL, fact: 'amount', atLeastCents: 100_000 };

const post = (path: string, token?: string, body?: object, headers = {}) =>
  app.call('POST', path, { ...(token && { token }), ...(body && { body }), headers });
const approve = (id: string, token?: string, headers = {}) => post(`${LIST}/${id}/approve`, token, {}, headers);
const second = (id: string, token?: string) => post(`${APPROVALS}/${id}/approve`, token);
const codeOf = ({ status, body }: Answer) => `${status} ${body.code ?? body.state ?? body.status}`;
const statusOf = async (id: string) =>
  (await app.db.select().from(withdrawals).where(eq(withdrawals.withdrawalId, id)))[0]?.status;
const stateOf = async (id: string) =>
  (
    await app.db
      .select()
      .from(approvalRequests)
      .where(eq(approvalRequests.id, Number(id)))
  )[0]?.state;

const expireAll = () => behindTheTriggers(app.db, (tx) => tx.update(approvalRequests).set({ expiresAt: sql`now()` }));

/** Puts rules in force, as if two people had agreed. */
async function rulesAre(...rules: Rule[]): Promise<void> {
  const version = (await app.db.$count(approvalRules)) + 1;
  await app.db.insert(approvalRules).values({ version, rules, reason: 'For a test', hash: `hash ${version}` });
}

afterEach(async () => expect(await endsWithoutRow(app.db)).toEqual([]));

/** A withdrawal whose approval `admin` has asked a second person for. Returns its id and the request's. */
async function aRequest(values = {}): Promise<[id: string, request: string]> {
  const id = await aWithdrawal(app.db, { ...BIG, ...values });
  const asked = await approve(id);
  expect(asked.status).toBe(202);
  return [id, asked.body.approval_request.id];
}

describe('without rules', () => {
  test('a decision, a list, a bulk decision and a payout are answered as before, field by field', async () => {
    const [id, other] = [await aWithdrawal(app.db, BIG), await aWithdrawal(app.db, BIG)];
    const { status, body } = await approve(id);
    expect([status, body.status, 'approval_request' in body]).toEqual([200, 'approved', false]);
    const bulk = await post(`${LIST}/bulk-approve`, undefined, { withdrawal_ids: [other] });
    expect(bulk.text).toBe(`{"processed":1,"succeeded":["${other}"],"failed":[],"undo_seconds":600}`);
    const list = await app.call('GET', LIST);
    expect(list.text).not.toContain('approval_request');
    const history = await app.call('GET', `${LIST}/${id}/history`);
    expect(history.text).not.toContain('second_actor');
    await earn(app.db, [200_000]);
    const paid = await post(PAYOUT, undefined, { payout_amount: 1500, payout_method: 'Bank Transfer' });
    expect([paid.status, Object.keys(paid.body)]).toEqual([200, ['success', 'error', 'payout']]);
  });

  test('roles, invitations, the balance and who one is are answered as before, to the byte', async () => {
    await aColleague(app.db, 'kim', ['support']);
    const roles = await app.call('PUT', '/api/admin/admins/adm_kim', { body: { roles: ['finance'] } });
    const since = roles.body.created_at;
    expect([roles.status, roles.text]).toEqual([
      200,
      `{"id":"adm_kim","username":"kim","roles":[{"id":"finance","name":"finance"}],"state":"active","invitation_expires_at":null,"last_active_at":"${roles.body.last_active_at}","session_count":1,"factor_kinds":[],"created_at":"${since}","version":"${roles.body.version}","has_single_sign_on":false}`,
    ]);
    const invited = await post('/api/admin/admins', undefined, { username: 'max', roles: ['finance'] });
    expect([invited.status, Object.keys(invited.body)]).toEqual([201, ['admin', 'token', 'expires_at']]);
    expect(invited.body.admin.roles).toEqual([{ id: 'finance', name: 'finance' }]);
    expect(invited.text).not.toContain('approval');
    const role = await post('/api/admin/roles', undefined, { name: 'Night', permissions: ['games.read'] });
    const body = { name: 'Night', permissions: ['withdrawals.pay'] };
    const changed = await app.call('PUT', `/api/admin/roles/${role.body.id}`, { body });
    expect([changed.status, changed.text]).toEqual([
      200,
      `{"id":"${role.body.id}","name":"Night","permissions":["withdrawals.pay"],"version":"${changed.body.version}","is_built_in":false,"is_for_services":false,"admin_count":0}`,
    ]);
    const [balance, me] = [
      await app.call('GET', '/api/admin/company-revenue/balance'),
      await app.call('GET', '/api/admin/me'),
    ];
    expect(balance.text).not.toContain('awaiting_second');
    expect(me.text).not.toMatch(/approvals|break_glass/);
  });
});

describe('before a decision is made, its maker is told', () => {
  const foreseen = async (query: string, token?: string) => {
    const { status, body } = await app.call('GET', `${APPROVALS}/foreseen?${query}`, token ? { token } : {});
    return status === 200 ? body : `${status} ${body.code}`;
  };

  test('that a rule of an amount or of a sum of the day would catch it, by the same functions, and nothing is asked', async () => {
    const kim = await aColleague(app.db, 'kim');
    const [small, big] = [await aWithdrawal(app.db), await aWithdrawal(app.db, BIG)];
    await rulesAre(AMOUNT, { actions: ALL, fact: 'decider_day_sum', atLeastCents: 240_000 });
    expect(await foreseen(`action=approve&withdrawal_ids=${small},${big}`)).toEqual({
      needs_second: true,
      withdrawal_ids: [big],
      caught_by: [{ fact: 'amount', at_least: 1000, value: 2000 }],
      waiting_for: ['kim'],
    });
    expect(await foreseen(`action=approve&withdrawal_ids=${small}`)).toMatchObject({ needs_second: false });
    expect(await foreseen('action=payout&amount=999.99')).toMatchObject({ needs_second: false, waiting_for: [] });
    await earn(app.db, [500_000]);
    for (const amount of [900, 900]) {
      await post(PAYOUT, undefined, { payout_amount: amount, payout_method: 'Bank Transfer' });
    }
    // Alone it is small; with what they paid out today it is not. Somebody else has paid out nothing.
    expect((await foreseen('action=payout&amount=700')).caught_by).toMatchObject([{ fact: 'decider_day_sum' }]);
    expect(await foreseen('action=payout&amount=700', kim)).toMatchObject({ needs_second: false });
    expect(await app.db.$count(approvalRequests)).toBe(0);
  });

  test('nothing of a decision that they may not make, or that there is not', async () => {
    const support = await aColleague(app.db, 'sam', ['support']);
    const id = await aWithdrawal(app.db, BIG);
    expect(await foreseen(`action=approve&withdrawal_ids=${id}`, support)).toBe('403 permission_missing');
    expect(await foreseen('action=approve&withdrawal_ids=WDR-NONE')).toBe('404 not_found');
    expect(await foreseen('action=approve&amount=5')).toBe('422 invalid_input');
    expect(await foreseen(`action=payout&amount=5&withdrawal_ids=${id}`)).toBe('422 invalid_input');
    expect(await foreseen('action=payout&amount=1.234')).toBe('422 invalid_input');
  });
});

describe('a decision that a rule catches', () => {
  test('shows the second person the signals of the moment when it was asked', async () => {
    await rulesAre(AMOUNT);
    const kim = await aColleague(app.db, 'kim');
    const [id, request] = await aRequest();
    const now = (await app.call('GET', `/admin/withdrawal/signals?withdrawal_ids=${id}`)).body.withdrawals[0].signals;
    const { shown } = (await app.call('GET', `${APPROVALS}/${request}`, { token: kim })).body;
    expect(shown.signals.length).toBeGreaterThan(0);
    expect(shown.signals).toEqual(
      now.map(({ kind, level, sentence }: Record<string, string>) => ({ kind, level, sentence })),
    );
  });

  test('keeps the status and waits; somebody else carries it out, and history and audit name both', async () => {
    await rulesAre(AMOUNT);
    const kim = await aColleague(app.db, 'kim', ['reviewer']);
    const id = await aWithdrawal(app.db, BIG);
    const key = { 'idempotency-key': 'one' };
    const asked = await post(`${LIST}/${id}/approve`, undefined, { notes: ' By telephone ' }, key);
    expect(asked.status).toBe(202);
    expect(asked.body).toMatchObject({
      status: 'pending_review',
      approval_request: {
        action: 'approve',
        state: 'waiting',
        subject_id: id,
        amount: 2000,
        permission: 'withdrawals.review',
        caught_by: [{ fact: 'amount', at_least: 1000, value: 2000 }],
        shown: { requested_amount: 2000, account_last4: '4417', note: 'By telephone' },
        requested_by: 'admin',
        waiting_for: ['kim'],
      },
    });
    expect('undo_seconds' in asked.body).toBe(false);
    const again = await post(`${LIST}/${id}/approve`, undefined, { notes: ' By telephone ' }, key);
    expect([again.status, again.text, again.headers.get('idempotent-replayed')]).toEqual([202, asked.text, 'true']);
    expect(codeOf(await approve(id))).toBe('409 awaiting_second');
    const { body: listed } = await app.call('GET', LIST);
    expect(listed.withdrawals[0].approval_request.waiting_for).toEqual(['kim']);
    const requestId = asked.body.approval_request.id;
    const done = await second(requestId, kim);
    expect([done.status, done.body.state, done.body.decided_by]).toEqual([200, 'approved', 'kim']);
    const { body } = await app.call('GET', `${LIST}/${id}`);
    expect([body.status, body.notes, 'approval_request' in body]).toEqual(['approved', 'By telephone', false]);
    const { body: history } = await app.call('GET', `${LIST}/${id}/history`);
    expect(history.history.at(-1)).toMatchObject({ actor: 'admin', second_actor: 'kim', action: 'approve' });
    const rows = await app.db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(desc(auditLog.auditId));
    expect(rows[0]).toMatchObject({
      action: 'withdrawal.approve',
      username: 'kim',
      after: { approval_request: requestId, requested_by: 'adm_1', status: 'approved' },
    });
    expect(codeOf(await second(requestId, kim))).toBe('409 request_ended');
    expect(await brokenInvariants(app.db)).toEqual([]);
  });

  test('is counted for those who could decide it, once there are rules', async () => {
    const waiting = async (token?: string) =>
      (await app.call('GET', '/api/admin/me', { ...(token && { token }) })).body.approvals_waiting;
    const [kim, max] = [await aColleague(app.db, 'kim', ['reviewer']), await aColleague(app.db, 'max', ['finance'])];
    expect(await waiting(kim)).toBeUndefined();
    await rulesAre(AMOUNT);
    await aRequest();
    expect([await waiting(kim), await waiting(max), await waiting()]).toEqual([1, 0, 0]);
  });

  test('is not handed out by the desk, which would offer it again', async () => {
    await rulesAre(AMOUNT);
    const claim = async () => (await post(`${LIST}/claims`, undefined, { order: 'oldest' })).body.claim?.withdrawal_id;
    const [id, request] = await aRequest();
    const other = await aWithdrawal(app.db);
    expect(await claim()).toBe(other);
    await approve(other);
    expect(await claim()).toBeUndefined();
    await post(`${APPROVALS}/${request}/withdraw`);
    expect(await claim()).toBe(id);
  });

  test('in bulk lists its id and holds up no other', async () => {
    await rulesAre(AMOUNT);
    const [big, small] = [await aWithdrawal(app.db, BIG), await aWithdrawal(app.db)];
    const body = { withdrawal_ids: [big, small] };
    const answer = await post(`${LIST}/bulk-approve`, undefined, body);
    expect(answer.body).toMatchObject({ processed: 1, succeeded: [small], failed: [], awaiting_second: [big] });
    expect([await statusOf(big), await statusOf(small)]).toEqual(['pending_review', 'approved']);
  });

  test('of a payout pays nothing until somebody else agrees, and is refused when too little is left by then', async () => {
    await rulesAre(AMOUNT);
    const kim = await aColleague(app.db, 'kim', ['finance']);
    await earn(app.db, [250_000]);
    const ask = () => post(PAYOUT, undefined, { payout_amount: 1500, payout_method: 'Bank Transfer', notes: 'May' });
    const [one, other] = [await ask(), await ask()];
    expect([one.status, one.body]).toMatchObject([
      202,
      { success: false, error: 'Awaiting a second approval by kim.', payout: null, approval_request: { amount: 1500 } },
    ]);
    expect(await app.db.$count(payouts)).toBe(0);
    const ids = [one, other].map(({ body }) => body.approval_request.id);
    const balance = () => app.call('GET', '/api/admin/company-revenue/balance');
    expect((await balance()).body).toMatchObject({ total_available_usd: 2500, awaiting_second: ids });
    expect((await second(one.body.approval_request.id, kim)).body.state).toBe('approved');
    expect(await app.db.select().from(payouts)).toMatchObject([
      { adminId: 'adm_1', secondAdminId: 'adm_kim', amountCents: 150_000, notes: 'May' },
    ]);
    expect(codeOf(await second(other.body.approval_request.id, kim))).toBe('409 insufficient_balance');
    expect(await stateOf(other.body.approval_request.id)).toBe('waiting');
    await expectBooksToTieOut(app.db);
  });

  test('by sending or sending again waits too, and who approved it is no second person for that', async () => {
    await rulesAre(AMOUNT);
    const [kim, max, lee] = [
      await aColleague(app.db, 'kim'),
      await aColleague(app.db, 'max'),
      await aColleague(app.db, 'lee'),
    ];
    const [id, request] = await aRequest();
    await second(request, kim);
    await app.db.execute(sql`update platform_events set not_before = now()`);
    expect(codeOf(await post(`${LIST}/${id}/process`, kim))).toBe('403 own_approval');
    const sent = await post(`${LIST}/${id}/process`, max);
    expect(codeOf(sent)).toBe('202 approved');
    expect(codeOf(await second(sent.body.approval_request.id))).toBe('403 own_approval');
    expect(codeOf(await second(sent.body.approval_request.id, lee))).toBe('200 approved');
    expect(await statusOf(id)).toBe('processing');
    const failed = await aWithdrawal(app.db, { ...BIG, status: 'failed' });
    expect((await post(`${LIST}/${failed}/retry`)).status).toBe(202);
    expect(await statusOf(failed)).toBe('failed');
  });

  test.each<[Rule['fact'], string[]]>([
    ['decider_day_sum', ['200', '202', '202', '200']],
    ['player_day_sum', ['200', '202', '202', '202']],
  ])('by %s counts what came before within 24 hours, one by one', async (fact, expected) => {
    await rulesAre({ actions: ['approve'], fact, atLeastCents: 50_000 });
    const kim = await aColleague(app.db, 'kim');
    const ids = [await aWithdrawal(app.db), await aWithdrawal(app.db), await aWithdrawal(app.db)];
    const answers = [];
    for (const id of ids) answers.push(await approve(id));
    answers.push(await approve(await aWithdrawal(app.db), kim));
    expect(answers.map(({ status }) => String(status))).toEqual(expected);
    await behindTheTriggers(app.db, (tx) =>
      tx.update(withdrawalHistory).set({ createdAt: sql`created_at - interval '1 day'` }),
    );
    expect((await approve(await aWithdrawal(app.db))).status).toBe(200);
  });
});

describe('nobody is their own second person', () => {
  test('not in another session, by their program, or as whom they invited, a day later either', async () => {
    await rulesAre(AMOUNT);
    const [id, request] = await aRequest();
    expect(codeOf(await second(request))).toBe('403 own_request');
    expect(codeOf(await second(request, await aSession(app.db)))).toBe('403 own_request');
    const program = await aProgram(app.db, 'adm_1', { name: 'mine', roleIds: ['administrator'] });
    expect(codeOf(await second(request, program.token))).toBe('403 person_required');
    const invited = await anInvited(app, 'lee');
    await app.db.delete(invitations);
    expect(codeOf(await second(request, invited))).toBe('403 own_request');
    expect(codeOf(await post(`${APPROVALS}/${request}/deny`, invited, { reason: 'No' }))).toBe('403 own_request');
    await aDayLater(app.db);
    expect(codeOf(await second(request, invited))).toBe('403 own_request');
    expect(await statusOf(id)).toBe('pending_review');
  });

  test('nor is somebody without the permission, who does not even see it', async () => {
    await rulesAre(AMOUNT);
    const [, request] = await aRequest();
    const finance = await aColleague(app.db, 'kim', ['finance']);
    expect(codeOf(await second(request, finance))).toBe('404 not_found');
    expect((await app.call('GET', APPROVALS, { token: finance })).body.approvals).toEqual([]);
  });

  test('and is shown without ids to somebody who may decide it and not read the record', async () => {
    await rulesAre(AMOUNT);
    const [id, request] = await aRequest();
    await app.db.insert(roles).values({ roleId: 'role_blind', name: 'Blind', permissions: ['withdrawals.review'] });
    const blind = await aColleague(app.db, 'blind', ['role_blind']);
    const reading = [`${APPROVALS}/${request}`, `${APPROVALS}?view=for_me`, `${APPROVALS}?view=decided`];
    for (const path of reading) {
      expect((await app.call('GET', path, { token: blind })).text).not.toMatch(new RegExp(`${id}|PLR-1|starfall`));
    }
    const { body } = await app.call('GET', `${APPROVALS}/${request}`, { token: blind });
    expect(body).toMatchObject({ subject_id: null, amount: 2_000, shown: { requested_amount: 2_000 } });
    expect((await app.call('GET', `${APPROVALS}/${request}`)).body).toMatchObject({ subject_id: id });
    const decided = await second(request, blind);
    expect([decided.status, decided.body.state, decided.body.subject_id]).toEqual([200, 'approved', null]);
  });

  test('and the database refuses it, with every check of the server taken out', async () => {
    await rulesAre(AMOUNT);
    await aColleague(app.db, 'kim');
    const [id, request] = await aRequest();
    const refused = async (what: Promise<unknown>) => {
      const error: Error = await what.then(
        () => Promise.reject(new Error('the database let it pass')),
        (cause) => cause,
      );
      return String((error.cause as Error | undefined)?.message ?? error.message);
    };
    const isRequest = eq(approvalRequests.id, Number(request));
    const approved = (decidedBy: string) => ({ state: 'approved', decidedBy, decidedAt: sql`now()` });
    const decide = (decidedBy: string, more = {}) =>
      app.db
        .update(approvalRequests)
        .set({ ...approved(decidedBy), ...more })
        .where(isRequest);
    expect(await refused(decide('adm_1'))).toContain('needs a second person');
    expect(await refused(decide('adm_kim', { amountCents: 1 }))).toContain('does not change');
    const own = await aProgram(app.db, 'adm_1', { name: 'mine' });
    expect(await refused(decide(own.id))).toContain('needs a second person');
    const step = (values: object) =>
      app.db.insert(withdrawalHistory).values({
        withdrawalId: id,
        fromStatus: 'pending_review',
        toStatus: 'approved',
        action: 'approve',
        adminId: 'adm_1',
        ...values,
      });
    expect(await refused(step({}))).toContain('needs a second person');
    const claimed = { secondAdminId: 'adm_kim', approvalRequestId: Number(request) };
    expect(await refused(step(claimed))).toContain('needs a second person');
    const by = { ...SYSTEM, adminId: 'adm_kim', username: 'kim' };
    const agreed = { requestId: Number(request), firstId: 'adm_1' };
    expect(await refused(changeWithdrawal(app.db, by, id, { action: 'approve', agreed }))).toContain('second person');
    const payout = { payoutReference: 'PO-1', amountCents: 100_000, payoutMethod: 'x', recordCount: 1, ...rangeOf(1) };
    expect(await refused(app.db.insert(payouts).values({ ...payout, adminId: 'adm_1' }))).toContain('second person');
    expect(await refused(decide('adm_kim'))).toContain('without a row in the audit log');
    await app.db.transaction(async (tx) => {
      await tx.update(approvalRequests).set(approved('adm_kim')).where(isRequest);
      const entry = { action: 'approval.approve' as const, subjectType: 'approval', subjectId: request };
      await recordAudit(tx, by, [entry]);
    });
    await step(claimed);
    expect(await refused(step(claimed))).toContain('withdrawal_history_request');
  });
});

describe('a request ends', () => {
  test('as void when its withdrawal changes, whoever changes it, and never comes back', async () => {
    await rulesAre(AMOUNT);
    const kim = await aColleague(app.db, 'kim');
    const [rejected, ofRejected] = await aRequest();
    await post(`${LIST}/${rejected}/reject`, kim, { reason: 'Closed' });
    const seen = await app.call('GET', `${APPROVALS}/${ofRejected}`);
    expect(seen.body).toMatchObject({ state: 'void', reason: 'The withdrawal is rejected now.', waiting_for: [] });
    await post(`${LIST}/${rejected}/undo`, kim);
    expect(codeOf(await second(ofRejected, kim))).toBe('409 request_ended');
    const [edited, ofEdited] = await aRequest();
    await app.db.update(withdrawals).set({ accountLast4: '0001' }).where(eq(withdrawals.withdrawalId, edited));
    expect(await stateOf(ofEdited)).toBe('void');
    expect((await approve(edited)).status).toBe(202);
  });

  test.each<
    [how: string, action: string, because: string | undefined, end: (of: string, kim: string) => Promise<unknown>]
  >([
    [
      'a rejection',
      'void',
      'The withdrawal is rejected now.',
      (id, kim) => post(`${LIST}/${id}/reject`, kim, { reason: 'Closed' }),
    ],
    [
      'a change of the withdrawal',
      'void',
      'The withdrawal was changed.',
      (id) => app.db.update(withdrawals).set({ accountLast4: '0001' }).where(eq(withdrawals.withdrawalId, id)),
    ],
    [
      'new rules',
      'void',
      'Version 2 of the rules asks for more than those by which this waited.',
      async (_, kim) => {
        const rules = [{ actions: ['approve'], fact: 'player_day_sum', at_least: 1500 }];
        const asked = await app.call('PUT', `${APPROVALS}/rules`, { body: { rules, reason: 'Because', based_on: 1 } });
        expect((await second(asked.body.id, kim)).body.state).toBe('approved');
      },
    ],
    [
      'its end in time, which a new decision comes across',
      'expire',
      undefined,
      (id) => expireAll().then(() => approve(id)),
    ],
  ])('by %s with its audit row, once and in the same transaction', async (_, action, because, end) => {
    await rulesAre(AMOUNT, { actions: ['approve'], fact: 'player_day_sum', atLeastCents: 900_000 });
    const kim = await aColleague(app.db, 'kim');
    const [id, request] = await aRequest();
    await end(id, kim);
    const isOfRequest = and(eq(auditLog.subjectType, 'approval'), eq(auditLog.subjectId, request));
    const [asked, ended, ...more] = await app.db.select().from(auditLog).where(isOfRequest).orderBy(auditLog.auditId);
    const about = { asked_for: 'approve', subject_id: id, requested_by: 'adm_1', ...(because && { because }) };
    expect([asked?.action, ended, more]).toMatchObject([
      'approval.request',
      { action: `approval.${action}`, adminId: null, after: about },
      [],
    ]);
  });

  test.each<[string, (token: string) => Promise<unknown>]>([
    ['was disabled', (kim) => post('/api/admin/admins/adm_1/disable', kim)],
    [
      'lost the permission',
      () =>
        app.db
          .update(admins)
          .set({ roleIds: ['support'] })
          .where(eq(admins.adminId, 'adm_1')),
    ],
    ['got a new password', (kim) => post('/api/admin/admins/adm_1/reset-password', kim)],
    ['lost their factors', (kim) => post('/api/admin/admins/adm_1/reset-factors', kim)],
  ])('as void when whoever asked %s since', async (_, change) => {
    await rulesAre(AMOUNT);
    const [kim, lee] = [await aColleague(app.db, 'kim'), await aColleague(app.db, 'lee', ['reviewer'])];
    const [id, request] = await aRequest();
    await change(kim);
    const answer = await second(request, lee);
    expect([answer.status, answer.body.state, answer.body.reason]).toEqual([
      200,
      'void',
      'admin asked for it and cannot decide it any more: disabled, without the permission, or with a new password or second factor since.',
    ]);
    expect(await statusOf(id)).toBe('pending_review');
  });

  test('when it is denied, with a reason, or withdrawn by whoever asked alone', async () => {
    await rulesAre(AMOUNT);
    const kim = await aColleague(app.db, 'kim');
    const [id, request] = await aRequest();
    expect(codeOf(await post(`${APPROVALS}/${request}/withdraw`, kim))).toBe('403 not_author');
    expect((await post(`${APPROVALS}/${request}/deny`, kim, { reason: ' ' })).status).toBe(422);
    const denied = await post(`${APPROVALS}/${request}/deny`, kim, { reason: ' Call first ' });
    expect(denied.body).toMatchObject({ state: 'denied', decided_by: 'kim', reason: 'Call first' });
    const next = (await approve(id)).body.approval_request.id;
    expect((await post(`${APPROVALS}/${next}/withdraw`)).body.state).toBe('withdrawn');
    expect(codeOf(await second(next, kim))).toBe('409 request_ended');
    const views = ['for_me', 'by_me', 'decided'];
    const lists = await Promise.all(views.map((view) => app.call('GET', `${APPROVALS}?view=${view}`)));
    expect(lists.map(({ body }) => body.approvals.length)).toEqual([0, 2, 2]);
    const page = await app.call('GET', `${APPROVALS}?view=decided&limit=1`, { token: kim });
    expect(page.body.approvals[0].id).toBe(next);
    const rest = await app.call('GET', `${APPROVALS}?view=decided&cursor=${page.body.next_cursor}`, { token: kim });
    expect(rest.body).toMatchObject({ approvals: [{ id: request }], next_cursor: null });
    expect(await statusOf(id)).toBe('pending_review');
  });

  test('after 72 hours, also when nobody has noticed', async () => {
    await rulesAre(AMOUNT);
    const kim = await aColleague(app.db, 'kim');
    const [id, request] = await aRequest();
    await expireAll();
    expect((await app.call('GET', `${APPROVALS}/${request}`, { token: kim })).body.state).toBe('expired');
    expect((await app.call('GET', APPROVALS, { token: kim })).body.approvals).toEqual([]);
    expect(codeOf(await second(request, kim))).toBe('200 expired');
    expect((await approve(id)).status).toBe(202);
    await expireAll();
    await expireRequests(app.db);
    const rows = await app.db.select().from(auditLog).where(eq(auditLog.action, 'approval.expire'));
    expect(rows.map(({ adminId }) => adminId)).toEqual([null, null]);
    expect(await app.db.$count(approvalRequests, eq(approvalRequests.state, 'expired'))).toBe(2);
  });

  test('not when payments are paused or the player is frozen: it waits, and is carried out later', async () => {
    await rulesAre(AMOUNT);
    const kim = await aColleague(app.db, 'kim');
    const [id, request] = await aRequest();
    await post('/api/admin/players/PLR-1/freeze', undefined, { reason: 'Looks odd' });
    expect(codeOf(await second(request, kim))).toBe('409 player_frozen');
    await post('/api/admin/players/PLR-1/unfreeze', undefined, { reason: 'Is not' });
    expect(codeOf(await second(request, kim))).toBe('200 approved');
    expect(await statusOf(id)).toBe('approved');
  });
});

test('a decision of two is taken back by either of them, and by nobody else', async () => {
  await rulesAre(AMOUNT);
  const [kim, lee] = [await aColleague(app.db, 'kim'), await aColleague(app.db, 'lee')];
  for (const token of [kim, undefined]) {
    const [id, request] = await aRequest();
    await second(request, kim);
    expect(codeOf(await post(`${LIST}/${id}/undo`, lee))).toBe('403 not_own_decision');
    expect(codeOf(await post(`${LIST}/${id}/undo`, token))).toBe('200 pending_review');
  }
  expect(await brokenInvariants(app.db)).toEqual([]);
});

describe('the rules', () => {
  const RULES = `${APPROVALS}/rules`;
  const given = (at_least: number) => [{ actions: [...ALL], fact: 'amount', at_least }];
  const change = (rules: object[], based_on: number, token?: string) =>
    app.call('PUT', RULES, { body: { rules, reason: 'Because', based_on }, ...(token && { token }) });

  test('are changed by two people alone, in numbered versions that never change', async () => {
    const kim = await aColleague(app.db, 'kim');
    const asked = await change(given(1000), 0);
    expect([asked.status, asked.body.action, asked.body.shown.rules]).toEqual([202, 'change_rules', given(1000)]);
    const late = await change(given(2000), 0);
    expect((await approve(await aWithdrawal(app.db, BIG))).status).toBe(200);
    expect(codeOf(await second(asked.body.id))).toBe('403 own_request');
    expect(codeOf(await second(asked.body.id, kim))).toBe('200 approved');
    expect(codeOf(await second(late.body.id, kim))).toBe('409 request_ended');
    expect(codeOf(await change(given(2000), 0))).toBe('409 stale_edit');
    const { body } = await app.call('GET', RULES);
    expect(body).toMatchObject({ version: 1, versions: [{ author: 'admin', second: 'kim', rules: given(1000) }] });
    expect((await approve(await aWithdrawal(app.db, BIG))).status).toBe(202);
    await expect(app.db.update(approvalRules).set({ rules: [] })).rejects.toThrow();
    // Opting out needs the second person too.
    expect((await change([], 1)).status).toBe(202);
    const by = {
      action: 'approval_rules.change',
      username: 'kim',
      after: { requested_by: 'adm_1', rules: given(1000) },
    };
    const rows = await app.db.select().from(auditLog).where(eq(auditLog.action, 'approval_rules.change'));
    expect(rows).toMatchObject([by]);
  });

  test('that nobody could satisfy are refused with a decision that shows it, and so is a change by one person', async () => {
    expect((await change(given(1000), 0)).body).toMatchObject({
      code: 'no_second_person',
      message: expect.stringMatching(
        /^Under these rules a change of the rules would wait .* permission policies\.manage\./,
      ),
    });
    await app.db.update(admins).set({ roleIds: ['administrator'] });
    await app.db.execute(
      sql`insert into roles (role_id, name, permissions) values ('role_p', 'policies', '{policies.manage}')`,
    );
    await aColleague(app.db, 'kim', ['role_p']);
    expect((await change(given(1000), 0)).body.message).toMatch(
      /^Under these rules the approval of a withdrawal of \$1,000.00 would/,
    );
    const player = [{ actions: ['payout'], fact: 'player_day_sum', at_least: 1 }];
    expect((await change(player, 0)).body.message).toBe('rules.0.actions names payout, which has no player_day_sum.');
  });

  test('make void what waits and is judged stricter, and nothing else', async () => {
    const kim = await aColleague(app.db, 'kim');
    await rulesAre(AMOUNT, { actions: ['approve'], fact: 'player_day_sum', atLeastCents: 900_000 });
    const [, small] = await aRequest();
    const put = async (rules: object[], basedOn: number) => second((await change(rules, basedOn)).body.id, kim);
    await put(given(1500), 1);
    expect(await stateOf(small)).toBe('waiting');
    await put([...given(1500), { actions: ['approve'], fact: 'player_day_sum', at_least: 1500 }], 2);
    expect(await app.call('GET', `${APPROVALS}/${small}`)).toMatchObject({
      body: { state: 'void', reason: 'Version 3 of the rules asks for more than those by which this waited.' },
    });
  });

  test('of the setting come into force for each decision that two people can make, as soon as they can', async () => {
    const versions = async () =>
      (await app.call('GET', RULES)).body.versions.map((one: { rules: object[] }) => one.rules);
    expect(await ensureFirstRules(app.db, 100_000)).toBe(false);
    await aColleague(app.db, 'kim', ['reviewer']);
    expect(await ensureFirstRules(app.db, undefined)).toBe(false);
    expect(await ensureFirstRules(app.db, 100_000)).toBe(true);
    expect(await ensureFirstRules(app.db, 100_000)).toBe(false);
    await aColleague(app.db, 'max');
    expect(await ensureFirstRules(app.db, 900_000_00)).toBe(true);
    const first = (actions: string[], ofPlayers: string[], ofRoles: object[]) => [
      { actions, fact: 'amount', at_least: 1000 },
      ...ofRoles,
      { actions, fact: 'decider_day_sum', at_least: 5000 },
      { actions: ofPlayers, fact: 'player_day_sum', at_least: 1000 },
      { actions: ofPlayers, fact: 'own_program_amount', at_least: 0 },
    ];
    expect(await versions()).toEqual([
      first([...ALL], ['approve', 'process', 'retry'], [{ actions: ['change_roles'], fact: 'amount', at_least: 0 }]),
      first(['approve'], ['approve'], []),
    ]);
    expect(await ensureFirstRules(app.db, 5)).toBe(false);
  });
});
