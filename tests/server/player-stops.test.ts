import { desc, eq, isNull, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { brokenInvariants } from '../../server/audit/audited-books.ts';
import { auditLog } from '../../server/db/schema/audit.ts';
import { roles } from '../../server/db/schema/people.ts';
import { platformEvents } from '../../server/db/schema/platform.ts';
import { playerFreezes, players } from '../../server/db/schema/players.ts';
import { withdrawalHistory, withdrawals } from '../../server/db/schema/withdrawals.ts';
import { CONSOLE } from '../../server/domain/actor.ts';
import { beginAsking, leaseDue } from '../../server/payments/lease-commands.ts';
import { PaymentWorker } from '../../server/payments/payment-worker.ts';
import { endFreezesOf } from '../../server/players/freeze-commands.ts';
import { Permission } from '../../src/generated/model/permission.ts';
import { aColleague, aProgram, aWithdrawal, refuseRows, SEALED_TEXT, serverUnderTest } from './server-under-test.ts';

const app = serverUnderTest();
const PLAYER = '/api/admin/players/PLR-1';
const WITHDRAWALS = '/admin/withdrawal/withdrawals';
const PAYMENTS = '/api/admin/system/payments';

const post = (path: string, body: object = { reason: 'A reason' }, token?: string) =>
  app.call('POST', `${PLAYER}/${path}`, { body, ...(token && { token }) });
const act = (id: string, action: string, token?: string) =>
  app.call('POST', `${WITHDRAWALS}/${id}/${action}`, {
    ...(action === 'approve' && { body: {} }),
    ...(token && { token }),
  });
const statusOf = async (id: string) => {
  const [row] = await app.db.select().from(withdrawals).where(eq(withdrawals.withdrawalId, id));
  return row?.status;
};

/** Works off everything that is due. Returns the withdrawals that the rail was asked to pay. */
async function workOff(): Promise<string[]> {
  const asked: string[] = [];
  const worker = new PaymentWorker({
    db: app.db,
    rail: {
      pay: async (_, { withdrawalId }) => {
        asked.push(withdrawalId);
        return { outcome: 'paid', reference: 'REF' };
      },
    },
    log: pino({ level: 'silent' }),
    processAfterMinutes: 0,
    leaseSeconds: 30,
  });
  while (await worker.look()) await worker.idle();
  return asked;
}

describe.each([
  ['freeze', 'unfreeze', 'player_frozen'],
  ['hold', 'release-hold', 'payment_withheld'],
])('while a %s is in force', (begin, end, code) => {
  test('nothing is approved, processed, retried or sent, and afterwards nothing is paid by itself', async () => {
    const ids = {
      pending: await aWithdrawal(app.db, { status: 'pending' }),
      approved: await aWithdrawal(app.db, { status: 'approved' }),
      failed: await aWithdrawal(app.db, { status: 'failed' }),
      completed: await aWithdrawal(app.db, { status: 'completed' }),
    };
    const { status, body } = await post(begin);
    expect([status, body.recalled, body.under_way]).toEqual([200, 1, 0]);
    expect(await statusOf(ids.approved)).toBe('pending_review');
    for (const [id, action] of [
      [ids.pending, 'approve'],
      [ids.approved, 'approve'],
      [ids.failed, 'retry'],
    ] as const) {
      expect(await act(id, action)).toMatchObject({ status: 409, body: { code } });
    }
    // Approved by SQL.
    await app.db.update(withdrawals).set({ status: 'approved' }).where(eq(withdrawals.withdrawalId, ids.pending));
    expect(await act(ids.pending, 'process')).toMatchObject({ status: 409, body: { code } });
    expect(await workOff()).toEqual([]);
    await app.db.update(withdrawals).set({ status: 'pending' }).where(eq(withdrawals.withdrawalId, ids.pending));
    const bulk = { withdrawal_ids: [ids.pending, ids.approved] };
    const { body: reviewed } = await app.call('POST', `${WITHDRAWALS}/bulk-approve`, { body: bulk });
    expect(reviewed).toMatchObject({ processed: 0, failed: [{ id: ids.pending }, { id: ids.approved }] });
    const release = await app.call('POST', `${WITHDRAWALS}/${ids.failed}/release`, { body: { reason: 'No account' } });
    expect(release.status).toBe(200);

    expect((await post(end)).status).toBe(200);
    expect(await workOff()).toEqual([]);
    expect((await act(ids.approved, 'approve')).status).toBe(200);
    expect(await workOff()).toEqual([ids.approved]);
    expect(await brokenInvariants(app.db)).toEqual([]);
  });

  test('what was sent and never asked about awaits review again, and what was asked about ends as the rail says', async () => {
    const sent = await aWithdrawal(app.db, { status: 'approved' });
    await act(sent, 'process');
    const asked = await aWithdrawal(app.db, { status: 'approved' });
    await act(asked, 'process');
    await app.db.update(withdrawals).set({ askedAt: sql`now()` }).where(eq(withdrawals.withdrawalId, asked));
    expect((await post(begin)).body).toMatchObject({ recalled: 1, under_way: 1 });
    expect(await statusOf(sent)).toBe('pending_review');
    expect(await workOff()).toEqual([asked]);
    expect(await statusOf(asked)).toBe('completed');
    await post(end);
    expect(await workOff()).toEqual([]);
    expect(await brokenInvariants(app.db)).toEqual([]);
  });

  test('what a worker had leased is not asked about, and the worker recalls it as the stop would have', async () => {
    const id = await aWithdrawal(app.db, { status: 'approved' });
    await act(id, 'process');
    const leased = await leaseDue(app.db, 30, 10, 10);
    expect(leased).toMatchObject([{ withdrawalId: id, wasNeverAsked: true }]);
    expect((await post(begin)).body).toMatchObject({ recalled: 0, under_way: 1 });
    const begun: string[] = [];
    await beginAsking(app.db, leased, ({ withdrawalId }) => begun.push(withdrawalId));
    expect([begun, await statusOf(id)]).toEqual([[], 'pending_review']);
    const [recall] = await app.db.select().from(withdrawalHistory).orderBy(desc(withdrawalHistory.id)).limit(1);
    const note = begin === 'freeze' ? 'The player was frozen' : 'Recalled for another review';
    expect(recall).toMatchObject({ action: 'recall', fromStatus: 'processing', adminId: 'adm_1', note });
    expect(await brokenInvariants(app.db)).toEqual([]);
  });

  test('what another worker has leased since is left to that one, which may have asked', async () => {
    const id = await aWithdrawal(app.db, { status: 'approved' });
    await act(id, 'process');
    const heldUp = await leaseDue(app.db, 30, 10, 10);
    await app.db.update(withdrawals).set({ leaseUntil: sql`now() - interval '1 second'` });
    const other = await leaseDue(app.db, 30, 10, 10);
    await beginAsking(app.db, other, () => {});
    expect((await post(begin)).body).toMatchObject({ under_way: 1 });
    await beginAsking(app.db, heldUp, () => expect.unreachable('its lease is over'));
    expect(await statusOf(id)).toBe('processing');
  });

  test('a question that may have been lost with its worker is not repeated, and is repeated with the same key afterwards', async () => {
    const id = await aWithdrawal(app.db, { status: 'approved' });
    await act(id, 'process');
    await leaseDue(app.db, 30, 10, 10);
    // The process died, and its lease is over.
    await app.db.update(withdrawals).set({ leaseUntil: sql`now() - interval '1 second'` });
    expect((await post(begin)).body).toMatchObject({ under_way: 1 });
    expect(await workOff()).toEqual([]);
    expect(await statusOf(id)).toBe('processing');
    await post(end);
    expect(await workOff()).toEqual([id]);
  });

  test('what a pause took from a worker may have been asked by one that died before', async () => {
    const id = await aWithdrawal(app.db, { status: 'approved' });
    await act(id, 'process');
    await leaseDue(app.db, 30, 10, 10);
    // The process asked, and died before it had noted so.
    await app.db.update(withdrawals).set({ leaseUntil: sql`now() - interval '1 second'` });
    const leased = await leaseDue(app.db, 30, 10, 10);
    await app.call('POST', `${PAYMENTS}/pause`, { body: { reason: 'A reason' } });
    await beginAsking(app.db, leased, () => expect.unreachable('payments are paused'));
    expect((await post(begin)).body).toMatchObject({ under_way: 1 });
    expect(await statusOf(id)).toBe('processing');
    await post(end);
    await app.call('POST', `${PAYMENTS}/resume`);
    expect(await workOff()).toEqual([id]);
  });

  test('it cannot begin again, and ends once', async () => {
    expect((await post(begin)).status).toBe(200);
    expect(await post(begin)).toMatchObject({ status: 409, body: { code: 'invalid_transition' } });
    expect((await post(end)).status).toBe(200);
    expect(await post(end)).toMatchObject({ status: 409, body: { code: 'invalid_transition' } });
    expect((await post(begin)).status).toBe(200);
    // The refused one is told to nobody.
    const told = await app.db.$count(platformEvents, eq(platformEvents.type, 'player.frozen'));
    expect(told).toBe(begin === 'freeze' ? 2 : 0);
  });

  test('it is begun and ended by people with the permission only, for a reason, and of players who exist', async () => {
    const program = await aProgram(app.db, 'adm_1', { name: 'bot', roleIds: ['administrator'] });
    expect(await post(begin, undefined, program.token)).toMatchObject({
      status: 403,
      body: { code: 'person_required' },
    });
    const support = await aColleague(app.db, 'support', ['support']);
    for (const path of [begin, end]) {
      expect(await post(path, undefined, support)).toMatchObject({ status: 403, body: { code: 'permission_missing' } });
      for (const body of [{}, { reason: ' ' }, { reason: 'x'.repeat(1_001) }, { reason: 'A', more: 1 }]) {
        expect((await post(path, body)).status, JSON.stringify(body)).toBe(422);
      }
      const unknown = await app.call('POST', `/api/admin/players/X/${path}`, { body: { reason: 'A reason' } });
      expect(unknown.status).toBe(404);
    }
  });
});

describe('a freeze', () => {
  test('is told to the platform and noted in the audit log, with who and why', async () => {
    const until = new Date(Date.now() + 86_400_000).toISOString();
    const { body } = await post('freeze', { reason: ' A stolen card ', until });
    expect(body.player).toMatchObject({
      state: 'frozen',
      freeze: { reason: 'A stolen card', frozen_by: 'admin', until },
    });
    expect((await post('unfreeze', { reason: 'It was found' })).body).toMatchObject({ state: 'active', freeze: null });
    const told = await app.db.select().from(platformEvents).orderBy(platformEvents.id);
    expect(told).toMatchObject([
      { type: 'player.frozen', subjectId: 'PLR-1', record: { player_id: 'PLR-1', state: 'frozen', until } },
      { type: 'player.unfrozen', subjectId: 'PLR-1', record: { player_id: 'PLR-1', state: 'active', until: null } },
    ]);
    const noted = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectType, 'player'))
      .orderBy(auditLog.auditId);
    expect(noted).toMatchObject([
      { action: 'player.freeze', adminId: 'adm_1', after: { reason: SEALED_TEXT, until, recalled: 0 } },
      { action: 'player.unfreeze', adminId: 'adm_1', after: { reason: SEALED_TEXT } },
    ]);
  });

  test('ends by the database’s clock, and another one can begin', async () => {
    const id = await aWithdrawal(app.db, { status: 'pending' });
    await post('freeze', { reason: 'A week', until: new Date(Date.now() + 3_600_000).toISOString() });
    expect((await act(id, 'approve')).body.code).toBe('player_frozen');
    await app.db.update(playerFreezes).set({ until: sql`now() - interval '1 second'` });
    expect((await app.call('GET', PLAYER)).body).toMatchObject({ state: 'active', freeze: null });
    expect((await post('unfreeze')).status).toBe(409);
    expect((await act(id, 'approve')).status).toBe(200);
    expect((await post('freeze')).body).toMatchObject({ recalled: 1 });
    const rows = await app.db.select().from(playerFreezes).orderBy(playerFreezes.id);
    expect(rows).toMatchObject([{ endedBy: null, endReason: null }, { endedAt: null }]);
    expect(rows[0]?.endedAt).toEqual(rows[0]?.until);
  });

  test.each([new Date(Date.now() - 1_000).toISOString(), '0000-01-01T00:00:00Z', 'tomorrow', '2026-02-30T00:00:00Z'])(
    'until %s is refused',
    async (until) => {
      const { status, body } = await post('freeze', { reason: 'A reason', until });
      expect([status, body.errors[0].path]).toEqual([422, 'until']);
      expect(await app.db.$count(playerFreezes)).toBe(0);
    },
  );

  test('never touches when a withdrawal was last changed, unless it recalls it', async () => {
    const id = await aWithdrawal(app.db, { status: 'pending', updatedAt: new Date('2026-01-02T03:04:05Z') });
    await post('freeze');
    await post('unfreeze');
    const [row] = await app.db.select().from(withdrawals).where(eq(withdrawals.withdrawalId, id));
    expect(row?.updatedAt).toEqual(new Date('2026-01-02T03:04:05Z'));
  });

  test('is made once, however often the same call is made', async () => {
    await aWithdrawal(app.db, { status: 'approved' });
    const again = () =>
      app.call('POST', `${PLAYER}/freeze`, { body: { reason: 'A' }, headers: { 'idempotency-key': 'k' } });
    expect((await again()).body.recalled).toBe(1);
    const answer = await again();
    expect([answer.status, answer.body.recalled, answer.headers.get('idempotent-replayed')]).toEqual([200, 1, 'true']);
  });
});

describe('a compliance hold', () => {
  const SECRET = 'Suspected of money laundering';
  let blind: string;
  beforeEach(async () => {
    const permissions = Object.values(Permission).filter((one) => one !== 'players.hold' && one !== 'audit.read');
    await app.db.insert(roles).values({ roleId: 'role_blind', name: 'Blind', permissions });
    blind = await aColleague(app.db, 'blind', ['role_blind']);
  });

  const seen = async (paths: string[]) => {
    const texts: string[] = [];
    for (const path of paths) {
      const answer = await app.fetch(path, { headers: { authorization: `Bearer ${blind}` } });
      texts.push(await answer.text());
    }
    return texts;
  };

  test('changes nothing that somebody without the permission reads, but the steps of a recall', async () => {
    await aWithdrawal(app.db, { status: 'pending' });
    const reading = [
      PLAYER,
      '/api/admin/players',
      '/api/admin/players?state=frozen',
      '/api/admin/players?state=active',
      `${PLAYER}/timeline`,
      `${PLAYER}/notes`,
      WITHDRAWALS,
      `${WITHDRAWALS}/summary`,
      '/api/admin/transactions',
      '/api/admin/dashboard/stats',
      '/api/admin/system/payments',
    ];
    const before = await seen(reading);
    await post('hold', { reason: SECRET });
    expect(await seen(reading)).toEqual(before);
    expect((await app.call('GET', PLAYER)).body).toMatchObject({
      state: 'active',
      hold: { reason: SECRET, held_by: 'admin' },
    });
    await post('release-hold', { reason: 'Cleared' });
    expect(await seen(reading)).toEqual(before);
    expect(await app.db.$count(platformEvents)).toBe(0);
    expect(JSON.stringify(app.logged)).not.toContain(SECRET);
  });

  test('recalls what was approved with the words that it was given, which are all that others and the platform learn', async () => {
    const id = await aWithdrawal(app.db, { status: 'approved' });
    await post('hold', { reason: SECRET, recall_note: ' Please check the account again ' });
    const [history = ''] = await seen([`${WITHDRAWALS}/${id}/history`]);
    expect(JSON.parse(history).history.at(-1)).toMatchObject({
      action: 'recall',
      to_status: 'pending_review',
      note: 'Please check the account again',
    });
    const told = await app.db.select().from(platformEvents).orderBy(platformEvents.id);
    expect(told.map(({ type }) => type)).toEqual(['withdrawal.approved', 'withdrawal.recalled']);
    const refused = await act(id, 'approve', blind);
    expect(refused.body.message).toBe(
      `Withdrawal ${id} cannot be approved for now. An administrator with the permission players.hold knows why.`,
    );
    expect(JSON.stringify([history, told, refused.body, app.logged])).not.toMatch(
      /launder|hold (in|placed)|compliance/i,
    );
  });

  test('goes on beside a freeze, and neither ends the other', async () => {
    const id = await aWithdrawal(app.db, { status: 'pending' });
    await post('hold');
    await post('freeze');
    expect((await act(id, 'approve')).body.code).toBe('player_frozen');
    await post('unfreeze');
    expect((await act(id, 'approve')).body.code).toBe('payment_withheld');
    await post('release-hold');
    expect((await act(id, 'approve')).status).toBe(200);
  });

  test('is no obstacle to the player and the platform', async () => {
    const [mine, theirs] = [await aWithdrawal(app.db), await aWithdrawal(app.db)];
    await post('hold');
    const record = {
      ...{ player_id: 'PLR-1', email: 'mara@example.org', display_name: 'Mara L' },
      ...{ registered_at: '2026-03-02T17:20:00.000Z', updated_at: '2026-11-20T09:14:05.000Z' },
    };
    const sent = await app.call('POST', '/api/platform/players', { body: { records: [record] } });
    expect(sent.body.results).toMatchObject([{ result: 'updated' }]);
    expect((await app.call('POST', `/api/platform/withdrawals/${mine}/cancel`)).status).toBe(200);
    const reject = await app.call('POST', `${WITHDRAWALS}/${theirs}/reject`, { body: { reason: 'Odd' } });
    expect(reject.status).toBe(200);
    expect(await app.db.$count(players)).toBe(1);
  });
});

/** Freezes of robin's: PLR-A two hours ago, PLR-B to PLR-D just now; PLR-1 was frozen by somebody else. The end of PLR-C fails. */
async function frozenByRobin() {
  const token = await aColleague(app.db, 'robin');
  const ids = ['PLR-A', 'PLR-B', 'PLR-C', 'PLR-D'];
  await app.db
    .insert(players)
    .values(ids.map((playerId) => ({ playerId, email: `${playerId}@example.com`, displayName: 'Mara' })));
  const freeze = (id: string, by?: string) =>
    app.call('POST', `/api/admin/players/${id}/freeze`, { body: { reason: 'Suspected' }, ...(by && { token: by }) });
  await freeze('PLR-1');
  await freeze('PLR-A', token);
  await app.db.update(playerFreezes).set({ createdAt: sql`now() - interval '2 hours'` });
  for (const id of ['PLR-B', 'PLR-C', 'PLR-D']) await freeze(id, token);
  await refuseRows(app.db, 'player_freezes', "new.player_id = 'PLR-C' and new.ended_at is not null");
}

const anHourAgo = () => new Date(Date.now() - 3_600_000);
const stillFrozen = async () => {
  const frozen = await app.db.select().from(playerFreezes).where(isNull(playerFreezes.endedAt));
  return frozen.map(({ playerId }) => playerId).toSorted();
};

test('the freezes that one person began since a time are ended together, each with its audit row and its event', async () => {
  await frozenByRobin();
  const reason = 'The account was taken over';
  const freezes = { username: 'robin', since: anHourAgo(), reason };
  expect(await endFreezesOf(app.db, CONSOLE, freezes)).toMatchObject({
    ended: ['PLR-B', 'PLR-D'],
    failed: [{ playerId: 'PLR-C' }],
    hasMore: false,
  });
  expect(await stillFrozen()).toEqual(['PLR-1', 'PLR-A', 'PLR-C']);
  const rows = await app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'player.unfreeze'))
    .orderBy(auditLog.auditId);
  expect(rows.map(({ username, subjectId }) => [username, subjectId])).toEqual([
    ['console', 'PLR-B'],
    ['console', 'PLR-D'],
  ]);
  const told = await app.db
    .select()
    .from(platformEvents)
    .where(eq(platformEvents.type, 'player.unfrozen'))
    .orderBy(platformEvents.id);
  expect(told.map(({ subjectId }) => subjectId)).toEqual(['PLR-B', 'PLR-D']);
});

describe('a call that ends the freezes of one person', () => {
  const TOGETHER = '/api/admin/players/unfreeze-together';
  const reason = 'The account was taken over';
  const unfreeze = (body: object, options: object = {}) => app.call('POST', TOGETHER, { body, ...options });

  test('ends those since the time, names what failed, and repeated with its key tells the same', async () => {
    await frozenByRobin();
    const body = { frozen_by: 'Robin', since: anHourAgo().toISOString(), reason };
    const headers = { 'idempotency-key': 'together-1' };
    const { status, body: first } = await unfreeze(body, { headers });
    expect([status, first]).toEqual([
      200,
      {
        unfrozen: ['PLR-B', 'PLR-D'],
        failed: [{ id: 'PLR-C', reason: 'The freeze could not be ended. Try again.' }],
        has_more: false,
      },
    ]);
    expect(await stillFrozen()).toEqual(['PLR-1', 'PLR-A', 'PLR-C']);
    expect((await unfreeze(body, { headers })).body).toEqual(first);
    const rows = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'player.unfreeze'))
      .orderBy(auditLog.auditId);
    expect(rows.map(({ username, subjectId, after }) => [username, subjectId, after])).toEqual([
      ['admin', 'PLR-B', { reason: SEALED_TEXT }],
      ['admin', 'PLR-D', { reason: SEALED_TEXT }],
    ]);
    // Of another call they are not found again.
    expect((await unfreeze(body)).body).toMatchObject({ unfrozen: [], failed: [{ id: 'PLR-C' }] });
  });

  test('changes nothing for a later time, an unknown name, or without the permission', async () => {
    await frozenByRobin();
    const body = { frozen_by: 'robin', since: new Date(Date.now() + 3_600_000).toISOString(), reason };
    expect((await unfreeze(body)).body).toEqual({ unfrozen: [], failed: [], has_more: false });
    const invalid = [
      { ...body, frozen_by: 'robni' },
      { ...body, since: '2026-11-27 10:00' },
      { ...body, since: '0000-01-01T00:00:00Z' },
      { ...body, reason: ' ' },
    ];
    const refused = await Promise.all(invalid.map((one) => unfreeze(one)));
    expect(refused.map(({ status, body: answer }) => [status, answer.errors?.[0]?.path])).toEqual([
      [422, 'frozen_by'],
      [422, 'since'],
      [422, 'since'],
      [422, 'reason'],
    ]);
    const finance = await aColleague(app.db, 'sam', ['finance']);
    const denied = await unfreeze({ ...body, since: anHourAgo().toISOString() }, { token: finance });
    expect([denied.status, denied.body.permission]).toEqual([403, 'players.freeze']);
    const program = await aProgram(app.db, 'adm_robin', { roleIds: ['administrator'] });
    expect((await unfreeze(body, { token: program.token })).status).toBe(403);
    expect(await stillFrozen()).toEqual(['PLR-1', 'PLR-A', 'PLR-B', 'PLR-C', 'PLR-D']);
  });

  test('says that there are more than it may end, or had the time for', async () => {
    await frozenByRobin();
    const freezes = { username: 'robin', since: new Date(0), reason };
    const none = await endFreezesOf(app.db, CONSOLE, freezes, { ends: AbortSignal.abort() });
    expect(none).toEqual({ ended: [], failed: [], hasMore: true });
    const two = await endFreezesOf(app.db, CONSOLE, freezes, { atMost: 2 });
    expect(two).toEqual({ ended: ['PLR-A', 'PLR-B'], failed: [], hasMore: true });
    const rest = await endFreezesOf(app.db, CONSOLE, freezes, { atMost: 2 });
    expect(rest).toMatchObject({ ended: ['PLR-D'], failed: [{ playerId: 'PLR-C' }], hasMore: false });
  });
});
