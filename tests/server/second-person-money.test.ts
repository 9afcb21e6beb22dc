import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { approvalRules, breakGlass } from '../../server/db/schema/approvals.ts';
import { auditLog } from '../../server/db/schema/audit.ts';
import { admins, serviceTokenIssues } from '../../server/db/schema/people.ts';
import { platformEvents } from '../../server/db/schema/platform.ts';
import { players } from '../../server/db/schema/players.ts';
import { withdrawalHistory, withdrawals } from '../../server/db/schema/withdrawals.ts';
import { ensureFirstRules } from '../../server/second-person/rule-commands.ts';
import type { Rule } from '../../server/second-person/rules.ts';
import { endBreakGlass, startBreakGlass } from '../../server/second-person/suspension-commands.ts';
import { earn } from './revenue-fixtures.ts';
import { aColleague, aProgram, aSession, aWithdrawal, bankReturns, serverUnderTest } from './server-under-test.ts';

// The ways of one person alone under the first rules: with bulk calls, a loop, a second session, returns, a program or a role of their own. The
// duties are not separate here, so it is the rules that ask.

const app = serverUnderTest();
const LIST = '/admin/withdrawal/withdrawals';
const APPROVALS = '/api/admin/approvals';
const PAYOUT = '/api/admin/company-revenue/process-payout';

const post = (path: string, token?: string, body?: object) =>
  app.call('POST', path, { ...(token && { token }), ...(body && { body }) });
const approve = async (id: string, token?: string) => (await post(`${LIST}/${id}/approve`, token, {})).status;
const bulk = async (ids: string[], token?: string) =>
  (await post(`${LIST}/bulk-approve`, token, { withdrawal_ids: ids })).body;
const second = (id: string, token?: string) => post(`${APPROVALS}/${id}/approve`, token);
/** A withdrawal of a player of its own, unless one is named. */
let made = 0;
async function ofAnother(values: Parameters<typeof aWithdrawal>[1] = {}): Promise<string> {
  made += 1;
  const playerId = `PLR-${made + 1000}`;
  await app.db.insert(players).values({ playerId, email: `${playerId}@example.com`, displayName: 'Somebody' });
  return aWithdrawal(app.db, { playerId, requestedCents: 40_000, feeCents: 0, ...values });
}

/** The first rules, from $1,000 on: $5,000 in a day. */
async function firstRules(): Promise<string> {
  const kim = await aColleague(app.db, 'kim');
  expect(await ensureFirstRules(app.db, 100_000)).toBe(true);
  return kim;
}

async function rulesAre(...rules: Rule[]): Promise<void> {
  const version = (await app.db.$count(approvalRules)) + 1;
  await app.db.insert(approvalRules).values({ version, rules, reason: 'For a test', hash: `hash ${version}` });
}

describe('one person cannot move money alone, and the four ways end at a second person', () => {
  test('by returns: approving what a bank sent back is judged like any other approval', async () => {
    const kim = await firstRules();
    const id = await ofAnother({ requestedCents: 150_000, status: 'completed' });
    await bankReturns(app.db, id);
    expect(await approve(id)).toBe(202);
    const { body } = await app.call('GET', `${LIST}/${id}`);
    expect(body.status).toBe('pending_review');
    expect((await second(body.approval_request.id)).body.code).toBe('own_request');
    expect((await second(body.approval_request.id, kim)).body.state).toBe('approved');
  });

  test("by one's own program: whatever it has stored waits, however small, and of nobody else's", async () => {
    const kim = await firstRules();
    const mine = await aProgram(app.db, 'adm_1', { name: 'mine' });
    const stored = await ofAnother({ requestedCents: 100, storedBy: mine.id });
    const caught = [{ fact: 'own_program_amount', at_least: 0, value: 1 }];
    expect((await post(`${LIST}/${stored}/approve`, undefined, {})).body.approval_request.caught_by).toEqual(caught);
    expect(await approve(await ofAnother({ storedBy: mine.id }), kim)).toBe(200);
    const kims = await aProgram(app.db, 'adm_kim', { name: 'kims' });
    const other = await ofAnother({ storedBy: kims.id });
    expect(await approve(other)).toBe(200);
    // A person who issued a program's token counts as its owner too.
    await app.db.insert(serviceTokenIssues).values({ tokenId: 'mine', adminId: kims.id, issuedBy: 'adm_1' });
    expect(await approve(await ofAnother({ storedBy: kims.id, storedWith: 'mine' }))).toBe(202);
    expect(await approve(await ofAnother({ storedBy: kims.id, storedWith: 'another' }))).toBe(200);
    // Of an older record nobody knows with which token it came.
    expect(await approve(await ofAnother({ storedBy: kims.id }))).toBe(202);
  });

  test('one by one: in a loop, in a second session, in bulk, to one player, and by payouts', async () => {
    await firstRules();
    const session = await aSession(app.db);
    const statuses = [];
    for (let n = 0; n < 14; n++) statuses.push(await approve(await ofAnother(), n % 2 === 0 ? session : undefined));
    // $4,800 in twelve decisions; with the next it would be $5,200.
    expect(statuses).toEqual([...Array(12).fill(200), 202, 202]);
    await earn(app.db, [100_000]);
    const payout = await post(PAYOUT, undefined, { payout_amount: 250, payout_method: 'Bank Transfer' });
    expect([payout.status, payout.body.approval_request.caught_by]).toEqual([
      202,
      [{ fact: 'decider_day_sum', at_least: 5000, value: 5050 }],
    ]);
  });

  test('one by one to the same player, below the amount each', async () => {
    await firstRules();
    const ids = [];
    for (let n = 0; n < 4; n++) ids.push(await aWithdrawal(app.db, { requestedCents: 40_000, feeCents: 0 }));
    expect([await approve(ids[0] ?? ''), await approve(ids[1] ?? ''), await approve(ids[2] ?? '')]).toEqual([
      200, 200, 202,
    ]);
  });

  test('by process and by trying again: sending is a decision of its own', async () => {
    await firstRules();
    const [approved, failed] = [
      await ofAnother({ requestedCents: 150_000, status: 'approved' }),
      await ofAnother({ requestedCents: 150_000, status: 'failed' }),
    ];
    expect((await post(`${LIST}/${approved}/process`)).status).toBe(202);
    expect((await post(`${LIST}/${failed}/retry`)).status).toBe(202);
    const own = await aProgram(app.db, 'adm_1', { name: 'mine' });
    const small = await ofAnother({ requestedCents: 100, status: 'approved', storedBy: own.id });
    expect((await post(`${LIST}/${small}/process`)).status).toBe(202);
  });
});

describe('a bulk call', () => {
  test('is judged by the sum of what it would let go alone, whatever its order', async () => {
    await firstRules();
    const small = [await ofAnother(), await ofAnother(), await ofAnother()];
    const big = await ofAnother({ requestedCents: 150_000 });
    // $1,200 together, besides what waits by itself.
    const result = await bulk([...small.slice(0, 2), big, ...small.slice(2)]);
    expect(result).toMatchObject({ processed: 0, succeeded: [], failed: [] });
    expect(result.awaiting_second.toSorted()).toEqual([...small, big].toSorted());
    const [first] = (await app.call('GET', `${LIST}?awaiting_second=true&limit=1`)).body.withdrawals;
    expect(first.approval_request).toBeDefined();
    const { body } = await app.call('GET', `${LIST}/${small[0]}`);
    expect(body.approval_request.caught_by[0]).toEqual({ fact: 'amount', at_least: 1000, value: 1200 });
    const pair = [await ofAnother(), await ofAnother()];
    expect((await bulk([...pair, await ofAnother({ requestedCents: 150_000 })])).succeeded).toEqual(pair);
    expect((await app.call('GET', `${LIST}?awaiting_second=true`)).body.withdrawals).toHaveLength(5);
    expect((await app.call('GET', `${LIST}/summary`)).body.awaitingSecond).toBe(5);
    expect((await app.call('GET', `/admin/withdrawal/review-queue`)).body.awaiting_second).toBe(5);
  });

  test('waits from the one on by which a sum of the day is reached', async () => {
    await rulesAre({ actions: ['approve'], fact: 'decider_day_sum', atLeastCents: 100_000 });
    const ids = [await ofAnother(), await ofAnother(), await ofAnother()];
    expect(await bulk(ids)).toMatchObject({ succeeded: ids.slice(0, 2), awaiting_second: ids.slice(2) });
  });
});

test('what was approved and recalled counts once: neither twice when it is approved again, nor not at all while that waits', async () => {
  await rulesAre(
    { actions: ['approve'], fact: 'decider_day_sum', atLeastCents: 70_000 },
    { actions: ['approve'], fact: 'own_program_amount', atLeastCents: 0 },
  );
  const [again, other] = [await ofAnother(), await ofAnother()];
  const recall = () => post(`${LIST}/${again}/recall`, undefined, { reason: 'Wait' });
  expect(await approve(again)).toBe(200);
  await recall();
  expect(await approve(again)).toBe(200);
  await recall();
  const { id: storedBy } = await aProgram(app.db, 'adm_1', { name: 'mine' });
  await app.db.update(withdrawals).set({ storedBy }).where(eq(withdrawals.withdrawalId, again));
  // The one that waits is counted already: with the other one it would be $800.
  expect(await bulk([again, other])).toMatchObject({ succeeded: [], awaiting_second: [again, other] });
});

test('the database adds up what one statement and one day let go alone, with every check of the server taken out', async () => {
  await firstRules();
  const step = (...ids: string[]) =>
    app.db
      .insert(withdrawalHistory)
      .values(ids.map((withdrawalId) => ({ withdrawalId, toStatus: 'approved', action: 'approve', adminId: 'adm_1' })))
      .then(
        () => 'stored',
        (error) => /needs a second person/.exec(String(error.cause?.message))?.[0],
      );
  const ids = await Promise.all(Array.from({ length: 14 }, () => ofAnother()));
  expect(await step(...ids.slice(0, 3))).toBe('needs a second person');
  for (let n = 0; n < 12; n += 2) expect(await step(...ids.slice(n, n + 2))).toBe('stored');
  expect(await step(...ids.slice(12, 13))).toBe('needs a second person');
  await rulesAre({ actions: ['approve'], fact: 'player_day_sum', atLeastCents: 50_000 });
  const to = async () => aWithdrawal(app.db, { requestedCents: 30_000, feeCents: 0 });
  expect([await step(await to()), await step(await to())]).toEqual(['stored', 'needs a second person']);
  await rulesAre({ actions: ['approve'], fact: 'own_program_amount', atLeastCents: 0 });
  const { id } = await aProgram(app.db, 'adm_1', { name: 'mine' });
  expect(await step(await ofAnother({ storedBy: id }))).toBe('needs a second person');
});

describe('roles by which money goes', () => {
  const rolesOf = async (id: string) => (await app.call('GET', `/api/admin/admins/${id}`)).body.roles;
  const give = (id: string, roles: string[], token?: string) =>
    app.call('PUT', `/api/admin/admins/${id}`, { body: { roles }, ...(token && { token }) });

  test('are given by two people, of whom neither is the one who gets them; other roles by one', async () => {
    const kim = await firstRules();
    const lee = await aColleague(app.db, 'lee', ['support']);
    expect((await give('adm_lee', ['support', 'auditor'])).status).toBe(200);
    const asked = await give('adm_lee', ['finance']);
    expect([asked.status, asked.body.approval_request.shown]).toEqual([
      202,
      { username: 'lee', roles: ['finance'], roles_before: ['support', 'auditor'] },
    ]);
    expect((await give('adm_lee', ['reviewer'])).body.code).toBe('awaiting_second');
    const { id } = asked.body.approval_request;
    expect((await second(id)).body.code).toBe('own_request');
    expect((await second(id, lee)).status).toBe(404);
    expect((await second(id, kim)).body.state).toBe('approved');
    expect(await rolesOf('adm_lee')).toEqual([{ id: 'finance', name: 'finance' }]);
    const [row] = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'admin.change_roles'))
      .orderBy(sql`audit_id desc`);
    expect(row).toMatchObject({ username: 'kim', after: { requested_by: 'adm_1', approval_request: id } });
    // Taking roles away needs nobody else.
    expect((await give('adm_lee', ['support'])).status).toBe(200);
  });

  test('are missing from an invitation until somebody else agrees, and a change in between makes that void', async () => {
    const kim = await firstRules();
    const invited = await post('/api/admin/admins', undefined, { username: 'max', roles: ['support', 'finance'] });
    const { id, roles, approval_request: request } = invited.body.admin;
    expect(roles).toEqual([{ id: 'support', name: 'support' }]);
    expect((await second(request.id, kim)).body.state).toBe('approved');
    expect(await rolesOf(id)).toHaveLength(2);
    const other = (await post('/api/admin/admins', undefined, { username: 'joe', roles: ['finance'] })).body.admin;
    expect((await give(other.id, ['support'])).status).toBe(200);
    const late = await second(other.approval_request.id, kim);
    expect(late.body).toMatchObject({ state: 'void', reason: 'The record was changed meanwhile.' });
    expect(await rolesOf(other.id)).toEqual([{ id: 'support', name: 'support' }]);
  });

  test('are widened by two people', async () => {
    const kim = await firstRules();
    const body = { name: 'Night', permissions: ['withdrawals.read'] };
    const role = (await app.call('POST', '/api/admin/roles', { body })).body;
    const put = (permissions: string[]) =>
      app.call('PUT', `/api/admin/roles/${role.id}`, { body: { name: 'Night', permissions } });
    expect((await put(['withdrawals.read', 'players.read'])).status).toBe(200);
    const asked = await put(['withdrawals.read', 'withdrawals.pay']);
    expect([asked.status, asked.body.permissions]).toEqual([202, ['withdrawals.read', 'players.read']]);
    expect((await second(asked.body.approval_request.id, kim)).body.state).toBe('approved');
    const listed = (await app.call('GET', '/api/admin/roles')).body.roles.find(
      ({ id }: { id: string }) => id === role.id,
    );
    expect(listed.permissions).toEqual(['withdrawals.read', 'withdrawals.pay']);
  });
});

test('suspended from the console, the rules ask for nobody for four hours, and everybody and the audit log know', async () => {
  await firstRules();
  const me = async () => (await app.call('GET', '/api/admin/me')).body.break_glass_until;
  const id = await ofAnother({ requestedCents: 150_000 });
  expect([await me(), await approve(id)]).toEqual([undefined, 202]);
  await expect(startBreakGlass(app.db, ' ')).rejects.toThrow('reason must have 1 to 500 characters');
  await app.db.update(admins).set({ disabledAt: sql`now()` }).where(eq(admins.adminId, 'adm_kim'));
  const until = await startBreakGlass(app.db, ' Everybody else is away ');
  expect(await me()).toBe(until.toISOString());
  await expect(startBreakGlass(app.db, 'Again')).rejects.toThrow('rules are suspended until');
  expect(await approve(id)).toBe(200);
  await endBreakGlass(app.db);
  await expect(endBreakGlass(app.db)).rejects.toThrow('rules are not suspended');
  expect([await me(), await approve(await ofAnother({ requestedCents: 150_000 }))]).toEqual([undefined, 202]);
  const lengths = await app.db.select({ reason: breakGlass.reason }).from(breakGlass);
  expect(lengths).toEqual([{ reason: 'Everybody else is away' }]);
  await expect(app.db.update(breakGlass).set({ until: sql`now() + interval '1 hour'` })).rejects.toThrow();
  const rows = await app.db.select().from(auditLog).where(sql`action like 'break_glass%'`).orderBy(auditLog.auditId);
  expect(rows.map(({ action, adminId, after }) => [action, adminId, after])).toMatchObject([
    ['break_glass.start', null, { until: until.toISOString(), rules_version: 1 }],
    ['break_glass.end', null, {}],
  ]);
  const events = await app.db.select().from(platformEvents).where(eq(platformEvents.subjectType, 'approvals'));
  expect(events.map(({ type }) => type)).toEqual(['approvals.suspended', 'approvals.resumed']);
  expect((await app.db.select().from(withdrawals).where(eq(withdrawals.withdrawalId, id)))[0]?.status).toBe('approved');
});
