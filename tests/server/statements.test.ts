import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditLog } from '../../server/db/schema/audit.ts';
import { ledgerTransfers } from '../../server/db/schema/ledger.ts';
import { statementLines } from '../../server/db/schema/statement-lines.ts';
import { withdrawalHistory } from '../../server/db/schema/withdrawals.ts';
import { CONSOLE, SYSTEM } from '../../server/domain/actor.ts';
import { erasePlayer } from '../../server/players/erase-commands.ts';
import { clearOldTexts } from '../../server/records/statement-texts.ts';
import { readUpload } from '../../server/statements/read-upload.ts';
import { changeWithdrawal } from '../../server/withdrawals/commands.ts';
import { aColleague, aProgram, aWithdrawal, behindTheTriggers, serverUnderTest } from './server-under-test.ts';

const app = serverUnderTest();
const ROOT = '/api/admin/system/reconciliation/statements';
const DIFFERENCES = '/api/admin/system/reconciliation/differences';
const DAY = '2026-11-20';

/** A withdrawal of $243.75 net that the rail confirmed at this time, under this reference. */
async function aPayment(withdrawalId: string, values: Parameters<typeof aWithdrawal>[1] = {}): Promise<string> {
  await aWithdrawal(app.db, { status: 'processing', withdrawalId, ...values });
  await changeWithdrawal(app.db, SYSTEM, withdrawalId, { action: 'complete', note: `SIM-${withdrawalId}` });
  await behindTheTriggers(app.db, (tx) =>
    tx
      .update(withdrawalHistory)
      .set({ createdAt: new Date(`${DAY}T10:00:00Z`) })
      .where(and(eq(withdrawalHistory.withdrawalId, withdrawalId), eq(withdrawalHistory.action, 'complete'))),
  );
  return withdrawalId;
}

const csv = (...lines: string[]) => ['Date,Reference,Amount,Text', ...lines].join('\n');

const upload = (content: string, { name = 'november.csv', query = '', token = undefined as string | undefined } = {}) =>
  app.call('POST', `${ROOT}?file_name=${name}${query}`, {
    rawBody: content,
    headers: { 'content-type': 'application/octet-stream' },
    ...(token && { token }),
  });
/** The statement of a new file. */
async function uploaded(...lines: string[]) {
  const { status, body } = await upload(csv(...lines));
  expect([status, body.already_there]).toEqual([201, false]);
  return body.statement;
}
const linesOf = async (id: string, query = '', token?: string) =>
  (await app.call('GET', `${ROOT}/${id}/lines${query}`, token ? { token } : {})).body.lines;
const post = (path: string, options: Parameters<typeof app.call>[2] = {}) =>
  app.call('POST', `${ROOT}/${path}`, options);

/** A line that is proposed by its amount and its date. */
async function aProposal(withdrawalId = 'WDR-500001') {
  await aPayment(withdrawalId);
  const { id } = await uploaded(`${DAY},,-243.75,Payout to the bank`, `${DAY},,-999.99,Rent`);
  const [line] = await linesOf(id, '?state=proposed');
  return { id, line };
}

test('an upload names each line, confirms only what names itself, and moves no money', async () => {
  await aPayment('WDR-500001');
  await aPayment('WDR-500002', { requestedCents: 10_000, feeCents: 0, netCents: 10_000 });
  const before = await app.db.$count(ledgerTransfers);
  const statement = await uploaded(
    `${DAY},WDR-500001,-243.75,Payout`,
    `2026-11-24,RETURN R03 WDR-500001,243.75,Return`,
    `${DAY},=1+1,-12.00,Card terminal`,
    `${DAY},nothing,-x,Unreadable`,
    'Total,,-12.00,',
  );
  expect(statement).toMatchObject({ state: 'open', uploaded_by: 'admin', money_in: 243.75, missing_payments: 1 });
  expect(statement.counts).toMatchObject({ matched: 1, returned: 1, open: 1 });
  const lines = await linesOf(statement.id);
  expect(lines.map(({ state }: { state: string }) => state)).toEqual(
    expect.arrayContaining(['matched', 'returned', 'open']),
  );
  const [matched, returned, open] = lines;
  expect(matched.match).toMatchObject({
    state: 'confirmed',
    step: 1,
    confirmed_by: 'the server',
    payment_amount: 243.75,
  });
  expect(returned.match).toMatchObject({ kind: 'return', state: 'proposed', confirmed_by: null });
  expect(open).toMatchObject({ match: null, difference: { statement_id: statement.id, statement_line_id: open.id } });
  const missing = await app.call('GET', `${DIFFERENCES}?statement_id=${statement.id}`);
  expect(missing.body.differences.map(({ withdrawal_id }: { withdrawal_id: string }) => withdrawal_id)).toContain(
    'WDR-500002',
  );
  expect(await app.db.$count(ledgerTransfers)).toBe(before);
  expect((await app.call('GET', '/api/admin/system/reconciliation/runs')).body.runs).toEqual([]);
});

test('the same content is kept once, also when it comes twice at once', async () => {
  await aPayment('WDR-500001');
  const content = csv(`${DAY},WDR-500001,-243.75,Payout`);
  const colleague = await aColleague(app.db, 'finance', ['finance']);
  const both = await Promise.all([upload(content), upload(content, { token: colleague, name: 'other.csv' })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 201]);
  expect(new Set(both.map(({ body }) => body.statement.id)).size).toBe(1);
  expect(await upload(content)).toMatchObject({ status: 200, body: { already_there: true } });
  const preview = await app.call('POST', `${ROOT}/preview?file_name=a.csv`, {
    rawBody: content,
    headers: { 'content-type': 'application/octet-stream' },
  });
  expect(preview.body).toMatchObject({ already_there: both[0].body.statement.id, is_known_layout: true, lines: 1 });
});

test('a line of two files is kept once and counted, and equal lines of one file are two', async () => {
  const first = await uploaded(`${DAY},A,-1.00,x`, `${DAY},B,-2.00,x`, `${DAY},B,-2.00,x`);
  expect(first).toMatchObject({ lines: 3, overlapping: 0 });
  const second = await uploaded(`${DAY},B,-2.00,x`, `${DAY},B,-2.00,x`, `2026-11-21,C,-3.00,x`);
  expect(second).toMatchObject({ lines: 1, overlapping: 2, money_out: 3 });
  // Two files at once as well.
  const [one, two] = await Promise.all([
    upload(csv(`${DAY},D,-4.00,x`, `${DAY},E,-5.00,x`)),
    upload(csv(`${DAY},D,-4.00,x`, `${DAY},F,-6.00,x`), { token: await aColleague(app.db, 'finance', ['finance']) }),
  ]);
  expect([one, two].map(({ body }) => body.statement.overlapping).toSorted()).toEqual([0, 1]);
});

test('two people who confirm a match at once: one does, and the other hears it', async () => {
  const { id, line } = await aProposal();
  const finance = await aColleague(app.db, 'finance', ['finance']);
  const confirm = (token?: string) =>
    post(`${id}/lines/${line.id}/confirm`, { body: { match_id: line.match.id }, ...(token && { token }) });
  const both = await Promise.all([confirm(), confirm(finance)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [now] = await linesOf(id, '?state=matched');
  expect(now.match).toMatchObject({ id: line.match.id, state: 'confirmed', step: 4 });
  const rows = await app.db.select().from(auditLog).where(eq(auditLog.action, 'statement.confirm_match'));
  expect(rows).toMatchObject([{ subjectId: id, after: { line: line.line, withdrawal_ids: ['WDR-500001'] } }]);
});

test('who sent a payment neither confirms, chooses nor undoes its match, and hears who has to', async () => {
  await aWithdrawal(app.db, { withdrawalId: 'WDR-500001', status: 'approved' });
  expect((await app.call('POST', '/admin/withdrawal/withdrawals/WDR-500001/process', { body: {} })).status).toBe(200);
  await changeWithdrawal(app.db, SYSTEM, 'WDR-500001', { action: 'complete', note: 'SIM-1' });
  const today = new Date().toISOString().slice(0, 10);
  const { id } = await uploaded(`${today},,-243.75,Payout`);
  const [line] = await linesOf(id);
  expect(line.match).toMatchObject({ state: 'proposed', is_own_payment: true });
  const refused = {
    status: 403,
    body: { code: 'own_payment', message: expect.stringContaining('Somebody else has to confirm') },
  };
  expect(await post(`${id}/lines/${line.id}/confirm`)).toMatchObject(refused);
  const payments = [{ withdrawal_id: 'WDR-500001', attempt: 1 }];
  expect(await post(`${id}/lines/${line.id}/confirm`, { body: { payments } })).toMatchObject(refused);
  const bulk = await post(`${id}/bulk-confirm`, { body: { step: line.match.step } });
  expect(bulk.body).toMatchObject({ processed: 0, failed: [{ id: line.id, reason: refused.body.message }] });
  const finance = await aColleague(app.db, 'finance', ['finance']);
  expect((await post(`${id}/lines/${line.id}/confirm`, { token: finance })).status).toBe(200);
  expect((await post(`${id}/lines/${line.id}/undo`)).body).toMatchObject({ code: 'own_payment' });
  expect((await post(`${id}/close`)).body).toMatchObject({ state: 'closed', closed_by: 'admin' });
  expect((await post(`${id}/lines/${line.id}/undo`, { token: finance })).status).toBe(200);
  expect((await app.call('GET', `${ROOT}/${id}`)).body).toMatchObject({
    state: 'open',
    counts: { open: 1, unfinished: 1 },
  });
});

describe('a line without a match', () => {
  test('keeps the statement open until its difference is explained; a rejected proposal opens one', async () => {
    const { id, line } = await aProposal();
    expect((await post(`${id}/close`)).body.message).toMatch(/^2 lines of this statement are neither/);
    const rejected = await post(`${id}/lines/${line.id}/reject`);
    expect(rejected.body).toMatchObject({ state: 'open', match: null, difference: { closed_at: null }, text: null });
    expect((await post(`${id}/lines/${line.id}/reject`)).status).toBe(409);
    for (const { difference } of await linesOf(id, '?state=open')) {
      const close = await app.call('POST', `${DIFFERENCES}/${difference.id}/close`, { body: { explanation: 'Rent.' } });
      expect(close.status).toBe(200);
    }
    expect((await post(`${id}/close`)).body).toMatchObject({ state: 'closed', counts: { unfinished: 0 } });
    expect((await post(`${id}/lines/${line.id}/confirm`)).body.code).toBe('invalid_transition');
    expect((await post(`${id}/reopen`, { body: { reason: 'A second look.' } })).body).toMatchObject({ state: 'open' });
    expect((await post(`${id}/reopen`, { body: { reason: 'A second look.' } })).status).toBe(409);
  });

  test('has candidates, and takes the payments that a person chooses, if they add up', async () => {
    for (const id of ['WDR-500001', 'WDR-500002']) await aPayment(id);
    const { id } = await uploaded(`${DAY},,-243.75,Payout`, `${DAY},,-489.00,Sum and fee`);
    const [line, sum] = await linesOf(id);
    const { candidates } = (await app.call('GET', `${ROOT}/${id}/lines/${line.id}/candidates`)).body;
    expect(candidates).toMatchObject([
      { amount: 243.75, difference: 0 },
      { amount: 243.75, difference: 0 },
    ]);
    const choose = (of: string, ids: string[], fee?: number) =>
      post(`${id}/lines/${of}/confirm`, {
        body: { payments: ids.map((one) => ({ withdrawal_id: one, attempt: 1 })), ...(fee && { fee }) },
      });
    expect((await choose(sum.id, ['WDR-500001', 'WDR-500002'])).body.message).toContain('add up to $487.50');
    expect((await choose(sum.id, ['WDR-500001', 'WDR-500001'])).status).toBe(422);
    expect((await choose(sum.id, ['WDR-599999'])).status).toBe(422);
    const chosen = await choose(sum.id, ['WDR-500001', 'WDR-500002'], 1.5);
    expect(chosen.body).toMatchObject({ state: 'matched', match: { step: null, payment_amount: 487.5 } });
    expect(chosen.body.match.parts).toHaveLength(3);
    expect((await choose(line.id, ['WDR-500001'])).body.message).toContain('has another match already');
    const found = (await app.call('GET', '/admin/withdrawal/withdrawals/WDR-500001')).body.found_on;
    expect(found).toMatchObject([{ statement_id: id, line_id: sum.id, amount: -243.75, kind: 'payment' }]);
  });
});

test('a statement without confirmed matches is discarded, and its file read anew', async () => {
  const content = csv('05/11/2026,A,-1.00,x', '06/11/2026,B,-2.00,x');
  const asked = await upload(content);
  expect(asked).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
  expect(asked.body.errors.map(({ path }: { path: string }) => path)).toEqual(
    expect.arrayContaining(['date_order.day_first', 'date_order.month_first']),
  );
  const wrong = (await upload(content, { query: '&date_order=month_first' })).body.statement;
  expect(wrong.period_from).toBe('2026-05-11');
  const discarded = await post(`${wrong.id}/discard`, { body: { reason: 'The dates are British.' } });
  expect(discarded.body).toMatchObject({ state: 'discarded', reason: 'The dates are British.' });
  expect((await app.call('GET', `${DIFFERENCES}?statement_id=${wrong.id}`)).body.differences).toEqual([]);
  const right = (await upload(content, { query: '&date_order=day_first' })).body;
  expect(right).toMatchObject({ already_there: false, statement: { period_from: '2026-11-05', overlapping: 0 } });
  expect((await post(`${wrong.id}/close`)).status).toBe(409);
  await aPayment('WDR-500001');
  const matched = await uploaded(`${DAY},WDR-500001,-243.75,Payout`);
  const refused = await post(`${matched.id}/discard`, { body: { reason: 'No.' } });
  expect(refused).toMatchObject({
    status: 409,
    body: { message: '1 line of this statement has a confirmed match. Undo it first.' },
  });
});

test('several lines are confirmed, rejected and undone by id and by step, each by itself', async () => {
  await aPayment('WDR-500001');
  await aPayment('WDR-500002', { requestedCents: 10_000, feeCents: 0, netCents: 10_000 });
  const { id } = await uploaded(`${DAY},,-243.75,One`, `${DAY},,-100.00,Two`, `${DAY},,-7.00,Three`);
  const [one, two, three] = await linesOf(id);
  const confirmed = await post(`${id}/bulk-confirm`, { body: { line_ids: [one.id, three.id, '999999999'] } });
  expect(confirmed.body).toMatchObject({ processed: 1, succeeded: [one.id], left: 0 });
  expect(confirmed.body.failed.map((failure: { id: string }) => failure.id)).toEqual([three.id, '999999999']);
  expect((await post(`${id}/bulk-reject`, { body: { step: 4 } })).body).toMatchObject({ succeeded: [two.id] });
  expect((await post(`${id}/bulk-undo`, { body: { step: 4 } })).body).toMatchObject({ succeeded: [one.id] });
  expect((await post(`${id}/bulk-confirm`, { body: { step: 4 } })).body).toMatchObject({ processed: 0, failed: [] });
  expect((await post(`${id}/bulk-confirm`, { body: {} })).status).toBe(422);
  expect(await linesOf(id, '?state=open')).toHaveLength(3);
});

test('texts are masked without players.pii, and cleared when the player is erased or their time is over', async () => {
  await aPayment('WDR-500001');
  const { id } = await uploaded(
    `${DAY},WDR-500001,-243.75,Mara Lind DE89370400440532013000`,
    `${DAY},,-12.00,Card of Mara Lind mara@example.com`,
  );
  const stored = await app.db.select().from(statementLines);
  expect(JSON.stringify(stored)).not.toContain('DE89370400440532013000');
  const finance = await aColleague(app.db, 'finance', ['finance']);
  const [masked] = await linesOf(id, '?state=matched', finance);
  expect([masked.reference, masked.text]).toEqual(['WDR-500001', expect.stringMatching(/^M••• L••• /)]);
  expect((await linesOf(id, '?state=matched'))[0].text).toContain('Mara Lind');
  await erasePlayer(app.db, CONSOLE, 'PLR-1');
  const [erased, other] = await linesOf(id);
  expect([erased.text, erased.reference, other.text]).toEqual([null, null, expect.stringContaining('Mara')]);
  // A later statement names the player again.
  await aPayment('WDR-500002', { requestedCents: 10_000, feeCents: 0, netCents: 10_000 });
  const later = await uploaded('2026-11-21,WDR-500002,-100.00,Mara Lind');
  expect((await linesOf(later.id))[0].text).toBeNull();
  await post(`${later.id}/close`);
  expect(await clearOldTexts(app.db, 400)).toBe(0);
  await app.call('POST', `${DIFFERENCES}/${other.difference.id}/close`, { body: { explanation: 'Rent.' } });
  await post(`${id}/close`);
  expect(await clearOldTexts(app.db, -1)).toBe(1);
});

test('balances and numbers follow the statement before, or a problem says what does not', async () => {
  const mt940 = (number: number, opening: string, closing: string, day: string) =>
    [':20:INV1', ':25:INVENTED/000111', `:28C:${number}/1`, `:60F:C26${day}USD${opening}`]
      .concat([`:61:26${day}${day}D62,51NTRFX${number}//B${number}`, ':86:Payout', `:62F:C26${day}USD${closing}`, '-'])
      .join('\r\n');
  const first = await upload(mt940(12, '5000,00', '4937,49', '1120'), { name: 'a.940' });
  expect(first.body.statement).toMatchObject({ format: 'mt940', opening_balance: 5000, problems: [] });
  const second = await upload(mt940(14, '4900,00', '4837,00', '1121'), { name: 'b.940' });
  const kinds = second.body.statement.problems.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(['opening_balance', 'closing_balance', 'number']);
  expect(second.status).toBe(201);
});

test('an export has every line with its match, and is audited', async () => {
  const { id, line } = await aProposal();
  await post(`${id}/lines/${line.id}/confirm`);
  const headers = { authorization: `Bearer ${await app.signIn()}` };
  const exported = await app.fetch(`${ROOT}/${id}/export`, { headers });
  const rows = (await exported.text()).trim().split('\r\n');
  expect(rows[1]).toContain('matched,2026-11-20,-243.75,USD');
  expect(rows[1]).toContain(',WDR-500001,1,-243.75,admin,');
  expect(rows).toHaveLength(3);
  const [row] = await app.db.select().from(auditLog).where(eq(auditLog.action, 'statement.export'));
  expect(row).toMatchObject({ subjectType: 'statement', subjectId: id, after: { rows: 2, complete: true } });
});

test('layouts are kept with their answers and can be forgotten', async () => {
  const british = (day: string) => csv(`${day}/11/2026,A,-1.00,x`, `0${Number(day) + 1}/11/2026,B,-2.00,x`);
  await upload(british('05'), { query: '&date_order=day_first' });
  expect((await upload(british('07'))).body.statement.period_from).toBe('2026-11-07');
  const profiles = '/api/admin/system/reconciliation/profiles';
  const [profile] = (await app.call('GET', profiles)).body.profiles;
  expect(profile).toMatchObject({
    date_order: 'day_first',
    columns: { date: 'Date', amount: 'Amount' },
    used_by: 'admin',
  });
  expect((await app.call('DELETE', `${profiles}/${profile.id}`)).status).toBe(204);
  expect((await app.call('DELETE', `${profiles}/${profile.id}`)).status).toBe(404);
  expect((await upload(british('03'))).status).toBe(422);
});

describe('a file that cannot be read', () => {
  test.each([
    ['nothing', ''],
    ['a zip', 'PK\u0003\u0004 and so on'],
    ['a DOCTYPE', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><Document>&b;</Document>'],
    ['words', 'This is no statement.'],
  ])('%s is refused by name and changes nothing', async (_, content) => {
    const { status, body } = await upload(content);
    expect([status, body.code]).toEqual([status === 400 ? 400 : 422, status === 400 ? 'bad_request' : 'invalid_input']);
    expect((await app.call('GET', ROOT)).body.statements).toEqual([]);
  });

  test('of up to 25 MB counts whole among what its sender may send', async () => {
    const content = csv(`${DAY},A,-1.00,x`);
    const counts: number[] = [];
    const chunks = async function* () {
      yield Buffer.from(content.slice(0, 10));
      yield Buffer.from(content.slice(10));
    };
    await readUpload(app.db, chunks(), { answers: {}, count: async (bytes) => void counts.push(bytes) });
    expect(counts).toEqual([10, content.length]);
  });

  test('of more than 25 MB is refused', async () => {
    const { status, body } = await upload('x'.repeat(25 * 1024 * 1024 + 1));
    expect([status, body.code]).toEqual([413, 'body_too_large']);
  });
});

test('a program uploads nothing, and a reader changes nothing', async () => {
  const { token } = await aProgram(app.db, 'adm_1', { name: 'reader', roleIds: ['auditor'] });
  expect((await app.call('GET', ROOT, { token })).status).toBe(200);
  expect((await upload(csv(`${DAY},A,-1.00,x`), { token })).status).toBe(403);
  const auditor = await aColleague(app.db, 'auditor', ['auditor']);
  expect((await upload(csv(`${DAY},A,-1.00,x`), { token: auditor })).body.code).toBe('permission_missing');
  const support = await aColleague(app.db, 'support', ['support']);
  expect((await app.call('GET', ROOT, { token: support })).body).toMatchObject({ permission: 'statements.read' });
  const { id } = await uploaded(`${DAY},A,-1.00,x`);
  expect((await app.call('GET', `${ROOT}/${id}`, { token: auditor })).status).toBe(200);
  expect((await app.call('GET', `${ROOT}/unknown`)).status).toBe(404);
});
