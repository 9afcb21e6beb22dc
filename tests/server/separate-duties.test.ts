import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { confirmFromConsole } from '../../server/admins/person-commands.ts';
import { brokenInvariants } from '../../server/audit/audited-books.ts';
import { auditLog } from '../../server/db/schema/audit.ts';
import { admins, serviceTokenIssues, serviceTokens } from '../../server/db/schema/people.ts';
import { withdrawalHistory, withdrawals } from '../../server/db/schema/withdrawals.ts';
import { SYSTEM } from '../../server/domain/actor.ts';
import { sendApproved } from '../../server/payments/send-commands.ts';
import { changeWithdrawal } from '../../server/withdrawals/commands.ts';
import { aSentPlayer, aSentWithdrawal } from './platform-fixtures.ts';
import {
  aColleague,
  aDayLater,
  anInvited,
  aProgram,
  aSession,
  aWithdrawal,
  behindTheTriggers,
  serverUnderTest,
} from './server-under-test.ts';

// SEPARATE_DUTIES=on. The review of returned payments, which needs a second person in any case: withdrawal-returns.test.ts.

const app = serverUnderTest({ separateDuties: true });
const LIST = '/admin/withdrawal/withdrawals';
const ACCOUNTS = '/api/admin/service-accounts';
const act = (id: string, action: string, token?: string) =>
  app.call('POST', `${LIST}/${id}/${action}`, {
    ...(action === 'approve' && { body: {} }),
    ...(action === 'recall' && { body: { reason: 'x' } }),
    ...(token && { token }),
  });
const idOf = async (username: string) =>
  (await app.db.select().from(admins).where(eq(admins.username, username)))[0]?.adminId;
const codeOf = async (id: string, action: string, token?: string) => {
  const { status, body } = await act(id, action, token);
  return status === 200 ? body.status : body.code;
};

describe('whoever approved a withdrawal', () => {
  test('does not process it, in any session; a colleague does, and the worker', async () => {
    const [one, other] = [await aWithdrawal(app.db), await aWithdrawal(app.db)];
    const sessions = [undefined, await aSession(app.db)];
    for (const id of [one, other]) await act(id, 'approve');
    for (const token of sessions) {
      const { status, body } = await act(one, 'process', token);
      expect([status, body]).toEqual([
        403,
        {
          code: 'own_approval',
          message: `Withdrawal ${one} cannot be processed by you: you approved it. Somebody else has to decide.`,
        },
      ]);
    }
    const [refused] = await app.db.select().from(auditLog).where(eq(auditLog.action, 'request.denied'));
    expect(refused?.after).toMatchObject({ status: 403, code: 'own_approval' });
    expect(await codeOf(one, 'process', await aColleague(app.db, 'robin'))).toBe('processing');
    expect(await sendApproved(app.db, 0, 50)).toBe(1);
    expect(await brokenInvariants(app.db)).toEqual([]);
  });

  test('does not retry it, nor after a bulk approval, nor with the key of a refused call', async () => {
    const id = await aWithdrawal(app.db);
    const bulk = { withdrawal_ids: [id], notes: 'Bulk approved' };
    expect((await app.call('POST', `${LIST}/bulk-approve`, { body: bulk })).body.processed).toBe(1);
    await changeWithdrawal(app.db, SYSTEM, id, { action: 'process' });
    await changeWithdrawal(app.db, SYSTEM, id, { action: 'fail', note: 'No' });
    const retry = (token?: string) =>
      app.call('POST', `${LIST}/${id}/retry`, { headers: { 'idempotency-key': 'retry-1' }, ...(token && { token }) });
    const first = await retry();
    expect(first.body.code).toBe('own_approval');
    expect((await retry(await aSession(app.db))).text).toBe(first.text);
    expect((await retry(await aColleague(app.db, 'robin'))).body).toMatchObject({ status: 'processing', attempt: 2 });
  });

  test('does not send it after a recall and somebody else’s approval either', async () => {
    const id = await aWithdrawal(app.db);
    const robin = await aColleague(app.db, 'robin');
    await act(id, 'approve');
    await act(id, 'recall');
    await act(id, 'approve', robin);
    expect([await codeOf(id, 'process'), await codeOf(id, 'process', robin)]).toEqual(['own_approval', 'own_approval']);
    expect(await codeOf(id, 'process', await aColleague(app.db, 'kim'))).toBe('processing');
  });

  test('wins no race: of approve and process at once by one person, nothing is sent', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => aWithdrawal(app.db)));
    const sessions = [undefined, await aSession(app.db)];
    await Promise.all(
      ids.flatMap((id) => sessions.flatMap((token) => [act(id, 'approve', token), act(id, 'process', token)])),
    );
    const rows = await app.db.select({ status: withdrawals.status }).from(withdrawals);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['approved']));
    expect(await app.db.$count(withdrawalHistory, eq(withdrawalHistory.action, 'process'))).toBe(0);
  });
});

test('whoever approved a withdrawal does not send it by an account that they invited', async () => {
  const id = await aWithdrawal(app.db);
  await act(id, 'approve');
  const invited = await anInvited(app, 'robin');
  const message = expect.stringContaining(
    `Withdrawal ${id} cannot be processed by you: admin approved it. Somebody else has to decide: you count as one person with admin, because admin invited robin on `,
  );
  expect((await act(id, 'process', invited)).body).toEqual({ code: 'own_approval', message });
  await aDayLater(app.db);
  expect(await codeOf(id, 'process', invited)).toBe('own_approval');
  await confirmFromConsole(app.db, 'robin');
  expect(await codeOf(id, 'process', invited)).toBe('processing');
});

describe('a withdrawal that a service account sent in', () => {
  let robin: string;
  let kim: string;
  beforeEach(async () => {
    robin = await aColleague(app.db, 'robin');
    kim = await aColleague(app.db, 'kim');
  });

  /** A service account of robin's, made as the portal makes it. */
  async function robinsProgram(): Promise<{ id: string; token: string }> {
    const body = { name: 'robins-sync', roles: ['platform'] };
    const made = (await app.call('POST', ACCOUNTS, { body, token: robin })).body;
    return { id: made.service_account.id, token: made.token };
  }
  const issue = async (id: string, token: string) =>
    (await app.call('POST', `${ACCOUNTS}/${id}/tokens`, { body: {}, token })).body.token as string;
  const sendIn = async (token: string, id = 'WDR-1') => {
    const records = [aSentWithdrawal({ withdrawal_id: id, player_id: 'PLR-2', requested_amount: 50_000 })];
    await app.call('POST', '/api/platform/players', { token, body: { records: [aSentPlayer()] } });
    const { body } = await app.call('POST', '/api/platform/withdrawals', { token, body: { records } });
    expect(body.counts.created).toBe(1);
    return id;
  };

  test('is neither approved nor sent by its owner, in any session, alone or in bulk', async () => {
    const program = await robinsProgram();
    const id = await sendIn(program.token);
    expect((await app.db.select().from(withdrawals))[0]?.storedBy).toBe(program.id);
    const sessions = [robin, await aSession(app.db, 'adm_robin')];
    const message = `Withdrawal ${id} cannot be approved by you: robins-sync, a service account that you own or issued a token of, sent it in. Somebody else has to decide.`;
    for (const token of sessions) {
      expect((await act(id, 'approve', token)).body).toEqual({ code: 'own_program', message });
      const bulk = await app.call('POST', `${LIST}/bulk-approve`, { body: { withdrawal_ids: [id] }, token });
      expect(bulk.body).toEqual({ processed: 0, succeeded: [], failed: [{ id, reason: message }] });
    }
    expect(await codeOf(id, 'approve', kim)).toBe('approved');
    for (const token of sessions) expect(await codeOf(id, 'process', token)).toBe('own_program');
    await changeWithdrawal(app.db, SYSTEM, id, { action: 'process' });
    await changeWithdrawal(app.db, SYSTEM, id, { action: 'fail', note: 'No' });
    expect([await codeOf(id, 'retry', robin), await codeOf(id, 'retry')]).toEqual(['own_program', 'processing']);
  });

  test('is its owner’s when the console made the account and its token', async () => {
    const { token } = await aProgram(app.db, 'adm_robin');
    const id = await sendIn(token);
    expect([await codeOf(id, 'approve', robin), await codeOf(id, 'approve', kim)]).toEqual(['own_program', 'approved']);
  });

  test('is none of whoever issued the token that stored it: not of a colleague’s account, not when it was revoked, nor a year later', async () => {
    const program = await robinsProgram();
    const kims = await issue(program.id, kim);
    const id = await sendIn(kims);
    const [tokenId] = (await app.db.select().from(serviceTokens)).flatMap((one) =>
      kims.includes(one.tokenId) ? one.tokenId : [],
    );
    await app.call('DELETE', `${ACCOUNTS}/${program.id}/tokens/${tokenId}`, { token: kim });
    expect([await codeOf(id, 'approve', kim), await codeOf(id, 'approve', robin)]).toEqual([
      'own_program',
      'own_program',
    ]);
    await behindTheTriggers(app.db, async (tx) => {
      const aYearAgo = { createdAt: sql`now() - interval '400 days'` };
      await tx.update(auditLog).set(aYearAgo);
      await tx.update(serviceTokenIssues).set(aYearAgo);
    });
    expect(await codeOf(id, 'approve', kim)).toBe('own_program');
    const lee = await aColleague(app.db, 'lee');
    await issue(program.id, lee);
    expect(await codeOf(id, 'approve', lee)).toBe('approved');
  });

  test('is of everybody who ever issued a token of the account, when it came before the token was kept', async () => {
    const program = await robinsProgram();
    await issue(program.id, kim);
    const id = await sendIn(program.token);
    expect((await app.db.select().from(withdrawals))[0]?.storedWith).toMatch(/^[0-9a-f]{16}$/);
    await app.db.update(withdrawals).set({ storedWith: null });
    expect(await codeOf(id, 'approve', kim)).toBe('own_program');
    expect(await codeOf(id, 'approve')).toBe('approved');
  });

  test('stays its owner’s when the account is deleted', async () => {
    const program = await robinsProgram();
    const id = await sendIn(program.token);
    await app.call('DELETE', `${ACCOUNTS}/${program.id}`, { token: kim });
    expect([await codeOf(id, 'approve', robin), await codeOf(id, 'approve', kim)]).toEqual(['own_program', 'approved']);
  });

  test('is none of an account that its owner let in, nor of one that this account let in, until a third person confirms it', async () => {
    const { token } = await robinsProgram();
    const invited = await anInvited(app, 'lee', robin);
    const atOneRemove = await anInvited(app, 'max', invited);
    const id = await sendIn(token);
    const message = expect.stringMatching(
      `^Withdrawal ${id} cannot be approved by you: robins-sync, a service account that robin owns or issued a token of, sent it in. ` +
        'Somebody else has to decide: you count as one person with robin, because (lee invited max on [\\d-]+, and )?robin invited lee on ',
    );
    for (const account of [invited, atOneRemove]) {
      expect((await act(id, 'approve', account)).body).toEqual({ code: 'own_program', message });
    }
    await aDayLater(app.db);
    await confirmFromConsole(app.db, 'max');
    expect(await codeOf(id, 'approve', atOneRemove)).toBe('approved');
    expect(await codeOf(id, 'process', invited)).toBe('own_program');
  });

  test('is none of whoever gave its owner a new password or another invitation, until a third person confirms it', async () => {
    const invited = await anInvited(app, 'lee', await aColleague(app.db, 'max'));
    const body = { name: 'lees-sync', roles: ['platform'] };
    const ofLee = (await app.call('POST', ACCOUNTS, { body, token: invited })).body.token;
    const ids = [await sendIn((await robinsProgram()).token), await sendIn(ofLee, 'WDR-2')];
    await app.call('POST', '/api/admin/admins/adm_robin/reset-password', { token: kim });
    await app.call('POST', `/api/admin/admins/${await idOf('lee')}/invitation`, { token: kim });
    await aDayLater(app.db);
    for (const id of ids) expect(await codeOf(id, 'approve', kim)).toBe('own_program');
    for (const username of ['robin', 'lee']) await confirmFromConsole(app.db, username);
    for (const id of ids) expect(await codeOf(id, 'approve', kim)).toBe('approved');
  });

  test('keeps who sent it first, when another program of a colleague’s sends it again, also by force', async () => {
    const program = await robinsProgram();
    const id = await sendIn(program.token);
    const kims = { name: 'kims-sync', roles: ['platform'] };
    const { token } = (await app.call('POST', ACCOUNTS, { body: kims, token: kim })).body;
    const records = [aSentWithdrawal({ withdrawal_id: id, player_id: 'PLR-2', requested_amount: 50_000 })];
    const again = await app.call('POST', '/api/platform/withdrawals', { token, body: { records } });
    expect(again.body.results[0].result).toBe('unchanged');
    expect((await app.db.select().from(withdrawals))[0]?.storedBy).toBe(program.id);
    expect(await codeOf(id, 'approve', robin)).toBe('own_program');
    expect(await codeOf(id, 'approve', kim)).toBe('approved');
  });
});

test('one person alone invents no player and pays nobody: not in 12 seconds, and not with every permission', async () => {
  const { token } = (await app.call('POST', ACCOUNTS, { body: { name: 'mine', roles: ['platform'] } })).body;
  const records = [aSentWithdrawal({ player_id: 'PLR-2', requested_amount: 50_000 })];
  expect(
    (
      await app.call('POST', '/api/platform/players', {
        body: { records: [aSentPlayer()] },
        token: await aSession(app.db),
      })
    ).status,
  ).toBe(403);
  await app.call('POST', '/api/platform/players', { token, body: { records: [aSentPlayer()] } });
  await app.call('POST', '/api/platform/withdrawals', { token, body: { records } });
  const again = await aSession(app.db);
  for (const given of [undefined, again, token]) {
    for (const action of ['approve', 'process', 'retry']) {
      expect((await act('WDR-1', action, given)).status, action).not.toBe(200);
    }
  }
  expect(await sendApproved(app.db, 0, 50)).toBe(0);
});
