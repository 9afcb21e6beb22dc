import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditLog } from '../../server/db/schema/audit.ts';
import { ledgerTransfers } from '../../server/db/schema/ledger.ts';
import { reconciliationDifferences } from '../../server/db/schema/reconciliation.ts';
import { statementLines, statementMatches, statementPayments } from '../../server/db/schema/statement-lines.ts';
import { statements } from '../../server/db/schema/statements.ts';
import { withdrawalHistory } from '../../server/db/schema/withdrawals.ts';
import { CONSOLE, SYSTEM } from '../../server/domain/actor.ts';
import { erasePlayer } from '../../server/players/erase-commands.ts';
import { clearOldTexts } from '../../server/records/statement-texts.ts';
import { readUpload } from '../../server/statements/read-upload.ts';
import { changeWithdrawal } from '../../server/withdrawals/commands.ts';
import {
  aColleague,
  aProgram,
  aWithdrawal,
  bankReturns,
  behindTheTriggers,
  refuseRows,
  serverUnderTest,
} from './server-under-test.ts';

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

test('an upload that broke off counts for nothing, and leaves its payments to the next one', async () => {
  await aPayment('WDR-500001');
  const content = csv(`${DAY},WDR-500001,-243.75,Payout`, `${DAY},,-12.00,Rent`);
  await refuseRows(app.db, 'statements', "new.file_name = 'broken.csv' and new.discarded_at is null");
  const headers = { authorization: `Bearer ${await app.signIn()}` };
  const failed = await app.fetch(`${ROOT}?file_name=broken.csv`, { method: 'POST', headers, body: content });
  expect(failed.status).toBe(500);
  const [broken] = (await app.call('GET', ROOT)).body.statements;
  expect(broken).toMatchObject({
    state: 'discarded',
    reason: expect.stringContaining('interrupted'),
    counts: { open: 2 },
  });
  expect(await app.db.$count(statementPayments)).toBe(0);
  expect((await app.call('GET', DIFFERENCES)).body.differences).toEqual([]);
  // Its process died: nobody gave it up.
  const [match] = await app.db.select().from(statementMatches);
  await behindTheTriggers(app.db, async (tx) => {
    await tx.update(statements).set({ storingUntil: sql`now() - interval '1 second'` });
    const claim = { kind: 'payment', withdrawalId: 'WDR-500001', attempt: 1, matchId: match?.id ?? 0, cents: 24_375 };
    await tx.insert(statementPayments).values(claim);
    await tx.update(statementMatches).set({ state: 'confirmed', endedAt: null, endedBy: null });
  });
  expect((await app.call('GET', ROOT)).body.statements).toEqual([]);
  const again = await upload(content);
  expect(again).toMatchObject({ status: 201, body: { already_there: false, statement: { overlapping: 0 } } });
  expect(again.body.statement.counts).toMatchObject({ matched: 1, open: 1 });
  const states = (await app.call('GET', ROOT)).body.statements.map(({ state }: { state: string }) => state);
  expect(states).toEqual(['open', 'discarded']);
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
  // The lines of the same file are new then, and its payment is free.
  const { id } = await aProposal('WDR-500003');
  await post(`${id}/discard`, { body: { reason: 'Another account.' } });
  const again = await upload(csv(`${DAY},,-243.75,Payout to the bank`, `${DAY},,-999.99,Rent`));
  expect(again.body).toMatchObject({ already_there: false, statement: { overlapping: 0 } });
  expect(again.body.statement.counts).toMatchObject({ proposed: 1, open: 1 });
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
  // The days of two statements overlap: the balance of the one before is of another day. A line that both have counts.
  const booked = (day: string, amount: string, id: string) => `:61:26${day}${day}D${amount}NTRFX//${id}`;
  const overlapping = [':20:INV1', ':25:INVENTED/000111', ':28C:15/1', ':60F:C261120USD100,00'].concat([
    ...[booked('1120', '62,51', 'B12'), booked('1120', '1,00', 'C1'), booked('1122', '1,00', 'C2')],
    ...[':62F:C261122USD35,49', '-'],
  ]);
  const third = await upload(overlapping.join('\r\n'), { name: 'c.940' });
  expect(third.body.statement).toMatchObject({ period_from: '2026-11-20', lines: 2, overlapping: 1, problems: [] });
});

test('the last decision about a line is undone: a rejection, and that it was left out', async () => {
  const { id, line } = await aProposal();
  const [rent] = await linesOf(id, '?state=open');
  const ledger = await app.db.select().from(ledgerTransfers);
  await post(`${id}/lines/${line.id}/reject`);
  expect((await linesOf(id, '?state=open'))[0]).toMatchObject({ can_propose_again: true });
  const again = await post(`${id}/lines/${line.id}/undo`);
  const { step, reason } = line.match;
  expect(again.body).toMatchObject({ state: 'proposed', match: { state: 'proposed', step, reason }, note: null });
  expect(again.body.match.id).not.toBe(line.match.id);
  // A payment that another line has by then is not taken away from it.
  await post(`${id}/bulk-reject`, { body: { line_ids: [line.id] } });
  const other = await uploaded(`${DAY},WDR-500001,-243.75,The same payment`);
  expect(other.counts).toMatchObject({ matched: 1 });
  const refused = await post(`${id}/lines/${line.id}/undo`);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringContaining('WDR-500001 has another match'),
  ]);

  const reason2 = { reason: 'Rent', line_ids: [rent.id, line.id, '999999999'] };
  await post(`${other.id}/bulk-undo`, { body: { step: 1 } });
  await post(`${id}/lines/${line.id}/undo`);
  const left = await post(`${id}/bulk-leave-out`, { body: reason2 });
  expect(left.body).toMatchObject({
    processed: 1,
    succeeded: [rent.id],
    failed: [{ id: line.id }, { id: '999999999' }],
  });
  expect(left.body.failed[0].reason).toContain('Only open lines can be left out');
  const finance = await aColleague(app.db, 'finance', ['finance']);
  const [masked] = (await linesOf(id, '?state=left_out', finance)).filter((one: { id: string }) => one.id === rent.id);
  expect(masked).toMatchObject({ amount: -999.99, text: '•••', note: 'admin left it out: Rent', difference: null });
  const open = (await app.call('GET', `${DIFFERENCES}?statement_id=${id}`)).body.differences;
  expect(open.map((one: { statement_line_id: string }) => one.statement_line_id)).not.toContain(rent.id);
  const payments = [{ withdrawal_id: 'WDR-500001', attempt: 1 }];
  expect((await post(`${id}/lines/${rent.id}/confirm`, { body: { payments } })).status).toBe(409);
  expect((await post(`${id}/lines/${rent.id}/undo`)).body).toMatchObject({
    state: 'open',
    difference: { closed_at: null },
  });
  const actions = (await app.db.select().from(auditLog).where(eq(auditLog.subjectId, id))).map(({ action }) => action);
  expect(actions).toEqual(
    expect.arrayContaining(['statement.undo_rejection', 'statement.leave_out', 'statement.undo_leave_out']),
  );
  expect(await app.db.select().from(ledgerTransfers)).toEqual(ledger);
});

describe('the parts of one payment on two statements', () => {
  /** Two statements with a part each, and their lines. */
  async function twoParts() {
    await aPayment('WDR-500001');
    const first = await uploaded(`${DAY},WDR-500001,-100.00,Part one`);
    expect(first.counts).toMatchObject({ open: 1 });
    const second = await uploaded(`2026-11-21,WDR-500001,-143.75,Part two`);
    const [[one], [two]] = [await linesOf(first.id), await linesOf(second.id)];
    return { first, second, one, two };
  }

  test('are proposed together, and confirmed and undone on either', async () => {
    const { first, second, one, two } = await twoParts();
    expect([one.state, two.state, two.match.id]).toEqual(['proposed', 'proposed', one.match.id]);
    expect(two.match.reason).toContain('1 of them on an earlier statement');
    expect(two.match.parts.map((part: { statement_id: string }) => part.statement_id)).toEqual(
      expect.arrayContaining([first.id, second.id]),
    );
    await post(`${first.id}/lines/${one.id}/confirm`);
    for (const { id } of [first, second]) expect((await post(`${id}/close`)).body.state).toBe('closed');
    // Undone on one, both are open again.
    expect((await post(`${second.id}/lines/${two.id}/undo`)).body).toMatchObject({
      ...{ state: 'open', difference: { statement_id: second.id } },
    });
    for (const { id } of [first, second]) {
      expect((await app.call('GET', `${ROOT}/${id}`)).body).toMatchObject({ state: 'open', counts: { open: 1 } });
    }
    const [open] = await linesOf(first.id);
    expect(open.difference).toMatchObject({ statement_id: first.id });
  });

  test('are free again when either statement is discarded', async () => {
    const { first, second } = await twoParts();
    const discarded = await post(`${first.id}/discard`, { body: { reason: 'Another account.' } });
    expect(discarded.body.state).toBe('discarded');
    const [two] = await linesOf(second.id);
    expect(two).toMatchObject({ state: 'open', match: null, difference: { statement_id: second.id } });
  });

  test('are confirmed once by two people at once on both', async () => {
    const { first, second, one, two } = await twoParts();
    const token = await aColleague(app.db, 'finance', ['finance']);
    const both = await Promise.all([
      post(`${first.id}/lines/${one.id}/confirm`),
      post(`${second.id}/lines/${two.id}/confirm`, { token }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('but not of a statement that is closed: its line was explained', async () => {
    await aPayment('WDR-500001');
    const first = await uploaded(`${DAY},WDR-500001,-100.00,Part one`);
    const [one] = await linesOf(first.id);
    await app.call('POST', `${DIFFERENCES}/${one.difference.id}/close`, { body: { explanation: 'A refund.' } });
    await post(`${first.id}/close`);
    const second = await uploaded(`2026-11-21,WDR-500001,-143.75,Part two`);
    expect(second.counts).toMatchObject({ open: 1, proposed: 0 });
  });
});

test('a batch keeps its details, from which its candidates come, until the player is erased', async () => {
  await aPayment('WDR-500001');
  await aPayment('WDR-500002', { requestedCents: 10_000, feeCents: 0, netCents: 10_000 });
  const detail = (id: string, amount: string, name: string) =>
    `<TxDtls><Refs><EndToEndId>${id}</EndToEndId></Refs><Amt Ccy="USD">${amount}</Amt><RmtInf><Ustrd>${name}</Ustrd></RmtInf></TxDtls>`;
  const camt = `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
    <Acct><Id><Othr><Id>000111</Id></Othr></Id><Ccy>USD</Ccy></Acct><Ntry><Amt Ccy="USD">400.00</Amt>
    <CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${DAY}</Dt></BookgDt><NtryDtls>${detail(
      ...(['WDR-500001', '243.75', 'Mara Lind'] as const),
    )}${detail('WDR-500002', '100.00', 'Mara Lind')}${detail('UNKNOWN-1', '56.25', 'Somebody')}</NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`;
  const { body } = await upload(camt, { name: 'a.xml' });
  const [line] = await linesOf(body.statement.id);
  expect(line).toMatchObject({ state: 'open', details: [{ reference: 'WDR-500001', amount: -243.75 }, {}, {}] });
  const path = `${ROOT}/${body.statement.id}/lines/${line.id}/candidates`;
  const { candidates } = (await app.call('GET', path)).body;
  expect(candidates.map((one: { withdrawal_id: string }) => one.withdrawal_id)).toEqual(['WDR-500001', 'WDR-500002']);
  const finance = await aColleague(app.db, 'finance', ['finance']);
  expect((await linesOf(body.statement.id, '', finance))[0].details[0].text).toBe('M••• L•••');
  const chosen = ['WDR-500001', 'WDR-500002'].map((withdrawal_id) => ({ withdrawal_id, attempt: 1 }));
  await post(`${body.statement.id}/lines/${line.id}/confirm`, { body: { payments: chosen, fee: 56.25 } });
  await erasePlayer(app.db, CONSOLE, 'PLR-1');
  expect((await linesOf(body.statement.id))[0].details).toEqual([]);
});

test('a line that is open for a day raises the alert, and one that is left out none', async () => {
  const { id } = await uploaded(`${DAY},,-12.00,Rent`);
  const [line] = await linesOf(id);
  // The alert counts from this time on: alert-causes.test.ts.
  const isAlerted = async () => {
    const day = sql`select from open_differences where alert_since < now() - interval '1 day'`;
    return ((await app.db.execute(day)) as { rows: unknown[] }).rows.length > 0;
  };
  expect(await isAlerted()).toBe(false);
  await behindTheTriggers(app.db, (tx) =>
    tx.update(reconciliationDifferences).set({ foundAt: sql`now() - interval '25 hours'` }),
  );
  expect(await isAlerted()).toBe(true);
  await post(`${id}/bulk-leave-out`, { body: { line_ids: [line.id], reason: 'Rent' } });
  expect(await isAlerted()).toBe(false);
});

test('a line of another currency is no payment, and a statement of another account says so', async () => {
  await aPayment('WDR-500001');
  const euro = await uploaded(`${DAY},WDR-500001,-243.75 EUR,Payout`);
  expect(euro.counts).toMatchObject({ open: 1, matched: 0 });
  expect((await linesOf(euro.id))[0].note).toContain('It is 243.75 EUR. Payments are in US dollars.');
  const choice = { payments: [{ withdrawal_id: 'WDR-500001', attempt: 1 }] };
  const [line] = await linesOf(euro.id);
  expect((await post(`${euro.id}/lines/${line.id}/confirm`, { body: choice })).status).toBe(422);
  const mt940 = (account: string, number: number) =>
    [':20:INV1', `:25:INVENTED/${account}`, `:28C:${number}/1`, ':60F:C261120USD5000,00']
      .concat([`:61:2611201120D62,51NTRFX${number}//B${number}`, ':86:Payout', ':62F:C261120USD4937,49', '-'])
      .join('\r\n');
  await upload(mt940('000111', 1), { name: 'a.940' });
  const other = await upload(mt940('000222', 1), { name: 'b.940' });
  expect(other.body.statement).toMatchObject({
    ...{ account_last4: '0222', overlapping: 0 },
    problems: [{ kind: 'other_account' }],
  });
});

test('a payment that came back and was paid again has a line for each, on one statement and the next', async () => {
  await aPayment('WDR-500001');
  await bankReturns(app.db, 'WDR-500001');
  for (const action of ['approve', 'process'] as const)
    await changeWithdrawal(app.db, SYSTEM, 'WDR-500001', { action });
  await changeWithdrawal(app.db, SYSTEM, 'WDR-500001', { action: 'complete', note: 'SIM-AGAIN' });
  const today = new Date().toISOString().slice(0, 10);
  const first = await uploaded(`${DAY},SIM-WDR-500001,-243.75,Payout`, `2026-11-22,WDR-500001,243.75,RETURN R03`);
  const second = await uploaded(`${today},SIM-AGAIN,-243.75,Payout`);
  const partsOf = async (id: string) =>
    (await linesOf(id)).map(({ match }: { match: { kind: string; state: string; parts: { attempt: number }[] } }) => [
      ...[match.kind, match.state, match.parts[0]?.attempt],
    ]);
  expect(await partsOf(first.id)).toEqual([
    ['payment', 'confirmed', 1],
    ['return', 'proposed', 1],
  ]);
  expect(await partsOf(second.id)).toEqual([['payment', 'confirmed', 2]]);
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

test('a file counts whole among what its sender may send', async () => {
  const content = csv(`${DAY},A,-1.00,x`);
  const counts: number[] = [];
  const chunks = async function* () {
    yield Buffer.from(content.slice(0, 10));
    yield Buffer.from(content.slice(10));
  };
  await readUpload(app.db, chunks(), { answers: {}, count: async (bytes) => void counts.push(bytes) });
  expect(counts).toEqual([10, content.length]);
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
