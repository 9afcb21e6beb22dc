import { eq, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { brokenInvariants } from '../../server/audit/audited-books.ts';
import { auditLog } from '../../server/db/schema/audit.ts';
import { idempotencyKeys } from '../../server/db/schema/idempotency.ts';
import { notes, playerHolds, players } from '../../server/db/schema/players.ts';
import { transactions } from '../../server/db/schema/transactions.ts';
import { withdrawals } from '../../server/db/schema/withdrawals.ts';
import { CONSOLE } from '../../server/domain/actor.ts';
import { erasePlayer } from '../../server/players/erase-commands.ts';
import { wrongSums } from '../../server/statistics/rollup-check.ts';
import { AT, aSentPlayer, aSentTransaction, aSentWithdrawal, LATER } from './platform-fixtures.ts';
import { aColleague, aProgram, aSession, aWithdrawal, SEALED_TEXT, serverUnderTest } from './server-under-test.ts';
import { aTransaction } from './transaction-fixtures.ts';

// Personal data: revealing them, reading many, and erasing them.

const app = serverUnderTest();
const PLAYER = '/api/admin/players/PLR-1';
const WHO = {
  companyName: 'Lindqvist Studio',
  contactEmail: 'accounts@lindqvist.example',
  contactPhone: '+1 555 0142',
};
const SECRET = /mara|lindqvist|555 0142/i;

const rowsOf = (action: string) =>
  app.db.select().from(auditLog).where(eq(auditLog.action, action)).orderBy(auditLog.auditId);

describe('revealing', () => {
  const reveal = (path: string, token: string, body: object = { reason: ' The player is on the telephone ' }) =>
    app.call('POST', `${path}/reveal`, { body, token });

  test('shows the data of a record to somebody who does not see them, and is noted with the reason and without the data', async () => {
    const id = await aWithdrawal(app.db, WHO);
    const token = await aColleague(app.db, 'support', ['support']);
    expect((await app.call('GET', PLAYER, { token })).body.player_email).toBe('m•••@example.com');
    expect((await reveal(PLAYER, token)).body).toEqual({ player_email: 'mara@example.com' });
    const withdrawal = await reveal(`/admin/withdrawal/withdrawals/${id}`, token);
    expect(withdrawal.body).toEqual({
      player_email: 'mara@example.com',
      company_name: WHO.companyName,
      contact_email: WHO.contactEmail,
      contact_phone: WHO.contactPhone,
    });
    const noted = [...(await rowsOf('player.reveal')), ...(await rowsOf('withdrawal.reveal'))];
    expect(noted).toMatchObject([
      { adminId: 'adm_support', subjectId: 'PLR-1', after: { reason: SEALED_TEXT } },
      { adminId: 'adm_support', subjectId: id },
    ]);
    expect(JSON.stringify([noted, app.logged])).not.toMatch(SECRET);
    expect(await app.db.$count(idempotencyKeys)).toBe(0);
  });

  test('is done at most 20 times within an hour, in all sessions of a person together', async () => {
    const token = await aColleague(app.db, 'support', ['support']);
    const sessions = [token, await aSession(app.db, 'adm_support')];
    // As a server of the release before writes them: the trigger counts them.
    const insert = (minutesAgo: number, count: number) =>
      app.db.execute(sql`insert into audit_log (admin_id, username, action, subject_type, subject_id, created_at)
        select 'adm_support', 'support', 'player.reveal', 'player', 'PLR-1', now() - make_interval(mins => ${minutesAgo})
        from generate_series(1, ${count}::int)`);
    await insert(61, 30);
    await insert(48, 17);
    const answers = await Promise.all([0, 1, 0, 1].map((session) => reveal(PLAYER, sessions[session] as string)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toEqual({
      message: 'You have revealed 20 records within an hour. Try again in 12 minutes.',
      code: 'rate_limited',
    });
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(11 * 60);
    expect((await reveal(PLAYER, await aColleague(app.db, 'robin', ['support']))).status).toBe(200);
  });

  test('is done at most 100 times within a day, however slowly', async () => {
    const token = await aColleague(app.db, 'support', ['support']);
    await app.db.execute(sql`insert into audit_log (admin_id, username, action, subject_type, subject_id, created_at)
      select 'adm_support', 'support', 'withdrawal.reveal', 'withdrawal', 'WDR-1', now() - make_interval(mins => n * 13)
      from generate_series(10, 108) as n`);
    expect((await reveal(PLAYER, token)).status).toBe(200);
    const refused = await reveal(PLAYER, token);
    expect([refused.status, refused.body.message]).toEqual([
      429,
      'You have revealed 100 records within a day. Try again in 36 minutes.',
    ]);
  });

  test('needs a reason, a person, the permission, and a record', async () => {
    const token = await aColleague(app.db, 'support', ['support']);
    expect((await reveal(PLAYER, token, { reason: ' ' })).status).toBe(422);
    expect((await reveal('/api/admin/players/X-1', token)).status).toBe(404);
    expect((await reveal('/admin/withdrawal/withdrawals/X-1', token)).status).toBe(404);
    const program = await aProgram(app.db, 'adm_1', { name: 'bot', roleIds: ['support'] });
    expect((await reveal(PLAYER, program.token)).body.code).toBe('person_required');
    const catalogue = await aColleague(app.db, 'catalogue', ['catalogue']);
    expect((await reveal(PLAYER, catalogue)).body.code).toBe('permission_missing');
    expect(await rowsOf('player.reveal')).toEqual([]);
  });
});

describe('reading many', () => {
  const MANY = 120;
  async function manyPlayers(): Promise<void> {
    await app.db.execute(sql`insert into players (player_id, email, display_name)
      select 'PLR-M' || n, n || '@example.com', 'Player ' || n from generate_series(1, ${MANY}::int) as n`);
    await app.db.execute(sql`insert into transactions (transaction_id, transaction_type, player_id, game_id, amount_cents, status)
      select 'TXN-M' || n, 'purchase', 'PLR-M' || n, 'starfall', 100, 'pending' from generate_series(1, ${MANY}::int) as n`);
  }

  /** Lets the minute pass in which readings are summed up. */
  async function afterTheMinute(read: () => Promise<unknown>): Promise<void> {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await read();
      vi.advanceTimersByTime(60_000);
    } finally {
      vi.useRealTimers();
    }
  }

  test('is noted once a minute for each person who sees them, also when several read the same list at once', async () => {
    await manyPlayers();
    const [mine, theirs] = [await aColleague(app.db, 'dana'), await aColleague(app.db, 'robin')];
    const support = await aColleague(app.db, 'support', ['support']);
    const read = (token: string) =>
      Promise.all([1, 2].map((page) => app.call('GET', `/api/admin/transactions?limit=100&page=${page}`, { token })));
    await afterTheMinute(() => Promise.all([mine, theirs, support, mine].map(read)));
    const rows = () => rowsOf('player.read_in_bulk');
    await expect.poll(async () => (await rows()).length).toBe(2);
    const noted = (await rows()).map(({ username, after }) => ({ username, after }));
    expect(noted.toSorted((one, other) => String(one.username).localeCompare(String(other.username)))).toMatchObject([
      { username: 'dana', after: { players: MANY, operations: ['listTransactions'] } },
      { username: 'robin', after: { players: MANY, operations: ['listTransactions'] } },
    ]);
  });

  test('is noted in a loop over single records too, and the same ones again are no more', async () => {
    await manyPlayers();
    const token = await aColleague(app.db, 'dana');
    await afterTheMinute(async () => {
      for (let number = 1; number <= 100; number++)
        await app.call('GET', `/api/admin/players/PLR-M${number}`, { token });
    });
    await expect.poll(async () => (await rowsOf('player.read_in_bulk')).length).toBe(1);
    await afterTheMinute(async () => {
      for (let times = 0; times < 3; times++) await app.call('GET', '/api/admin/players?limit=99', { token });
    });
    expect((await rowsOf('player.read_in_bulk'))[0]?.after).toMatchObject({ players: 100, operations: ['getPlayer'] });
  });

  test('is noted for every thousand of a day too, however slowly somebody reads', async () => {
    await app.db.execute(sql`insert into players (player_id, email, display_name)
      select 'PLR-S' || n, n || '@example.net', 'Player ' || n from generate_series(1, 999) as n`);
    const token = await aColleague(app.db, 'slow');
    let cursor: string | null = '';
    for (let pages = 0; pages < 11 && cursor !== null; pages++) {
      await afterTheMinute(async () => {
        const query = cursor ? `&cursor=${encodeURIComponent(cursor)}` : '';
        cursor = (await app.call('GET', `/api/admin/players?limit=99${query}`, { token })).body.next_cursor;
      });
    }
    await expect.poll(async () => (await rowsOf('player.read_in_bulk')).length).toBe(1);
    const [noted] = await rowsOf('player.read_in_bulk');
    expect(noted).toMatchObject({ username: 'slow', after: { players: 1_000, operations: ['listPlayers'] } });
  });
});

describe('erasing', () => {
  const decide = (transaction: string, key: string) =>
    app.call('PUT', `/api/admin/transactions/${transaction}/status`, {
      body: { status: 'cancelled', notes: 'Mara asked for it' },
      headers: { 'idempotency-key': key },
    });

  async function somebody(): Promise<string> {
    const id = await aWithdrawal(app.db, { ...WHO, status: 'pending', updatedAt: new Date('2026-01-02T03:04:05Z') });
    await aTransaction(app.db, { status: 'completed', feeCents: 0 });
    await app.call('POST', `${PLAYER}/notes`, { body: { text: 'Mara called' } });
    const headers = { 'idempotency-key': 'note' };
    const { body } = await app.call('POST', `${PLAYER}/notes`, { body: { text: 'Mara wrote' }, headers });
    await app.call('PUT', `${PLAYER}/notes/${body.id}`, { body: { text: 'Mara Lindqvist wrote' } });
    await app.call('POST', `/admin/withdrawal/withdrawals/${id}/notes`, { body: { text: 'Mara’s letter' } });
    const pending = await aTransaction(app.db, { notes: 'Mara paid' });
    await decide(pending, 'decided');
    for (const record of [PLAYER, `/admin/withdrawal/withdrawals/${id}`]) {
      await app.call('POST', `${record}/reveal`, { body: { reason: 'Mara called back' } });
    }
    return id;
  }

  const everything = async () => {
    const tables = [
      'players',
      'withdrawals',
      'notes',
      'note_versions',
      'idempotency_keys',
      'platform_events',
      'audit_log',
      'audit_texts',
      'transactions',
    ];
    const texts = tables.map(async (table) => JSON.stringify(await app.db.execute(sql.raw(`select * from ${table}`))));
    return (await Promise.all(texts)).join('\n');
  };

  test('leaves nothing that identifies the player in the database, and the books, sums and records as they were', async () => {
    const id = await somebody();
    const approve = () =>
      app.call('POST', `/admin/withdrawal/withdrawals/${id}/approve`, {
        body: {},
        headers: { 'idempotency-key': 'k' },
      });
    await approve();
    const before = (await app.call('GET', PLAYER)).body;
    const [row] = await app.db.select().from(withdrawals);
    expect(await everything()).toMatch(SECRET);

    expect(await erasePlayer(app.db, CONSOLE, 'PLR-1')).toEqual({
      isNew: true,
      withdrawals: 1,
      notes: 3,
      transactions: 1,
      answers: 3,
      reasons: 4,
      lines: 0,
    });
    expect(await everything()).not.toMatch(SECRET);
    const after = (await app.call('GET', PLAYER)).body;
    expect(after).toEqual({
      ...before,
      state: 'erased',
      player_email: null,
      display_name: null,
      erased_at: expect.any(String),
    });
    const [untouched] = await app.db.select().from(withdrawals);
    expect(untouched).toEqual({ ...row, companyName: null, contactEmail: null, contactPhone: null });
    // The kept answer to a repeated call fits the contract, and has no effect again.
    expect((await approve()).body).toMatchObject({ status: 'approved', player_email: null });
    expect([await brokenInvariants(app.db), await wrongSums(app.db)]).toEqual([[], []]);
    expect(await rowsOf('player.erase')).toMatchObject([
      { username: 'console', subjectId: 'PLR-1', after: { notes: 3 } },
    ]);
  });

  test('is shown wherever the player appears', async () => {
    const id = await somebody();
    await erasePlayer(app.db, CONSOLE, 'PLR-1');
    const gone = { player_email: null, player_state: 'erased' };
    expect((await app.call('GET', '/api/admin/transactions')).body.transactions).toMatchObject([gone, gone]);
    expect((await app.call('GET', `/admin/withdrawal/withdrawals/${id}`)).body).toMatchObject(gone);
    const { body } = await app.call('GET', `${PLAYER}/notes`);
    expect(body.notes).toMatchObject([{ text: null, earlier: [{ text: null }] }, { text: null }]);
    const edit = await app.call('PUT', `${PLAYER}/notes/${body.notes[0].id}`, { body: { text: 'Back again' } });
    expect(edit.status).toBe(404);
    expect((await app.call('GET', `${PLAYER}/timeline`)).body.entries[0]).toMatchObject({ kind: 'erased' });
    const token = await app.signIn();
    for (const path of ['/api/admin/exports/transactions', '/api/admin/exports/withdrawals']) {
      const file = await app.fetch(path, { headers: { authorization: `Bearer ${token}` } });
      expect(await file.text(), path).not.toMatch(/mara|null/i);
    }
  });

  test('is not undone by records that are sent again', async () => {
    const id = await somebody();
    await erasePlayer(app.db, CONSOLE, 'PLR-1');
    const send = async (kind: string, record: object) =>
      (await app.call('POST', `/api/platform/${kind}`, { body: { records: [record] } })).body.results[0].result;
    expect(await send('players', aSentPlayer({ player_id: 'PLR-1', email: 'mara@example.com' }))).toBe('unchanged');
    const contact = { contact_email: 'mara@example.com', company_name: 'Lindqvist', contact_phone: '+1 555 0142' };
    expect(await send('withdrawals', aSentWithdrawal({ withdrawal_id: 'WDR-NEW', ...contact }))).toBe('created');
    expect(await send('withdrawals', aSentWithdrawal({ withdrawal_id: 'WDR-NEW', ...contact }))).toBe('unchanged');
    expect(await everything()).not.toMatch(SECRET);
    expect((await app.call('GET', PLAYER)).body).toMatchObject({ state: 'erased', withdrawal_count: 2 });
    expect(id).not.toBe('WDR-NEW');
    // The address is free for somebody else.
    expect(await send('players', aSentPlayer({ player_id: 'PLR-2', email: 'mara@example.com' }))).toBe('created');
  });

  test('leaves nobody a way to write the person’s name again beside the player', async () => {
    const id = await somebody();
    const pending = await aTransaction(app.db);
    await erasePlayer(app.db, CONSOLE, 'PLR-1');
    expect((await decide(pending, 'later')).body).toMatchObject({ status: 'cancelled', notes: null });
    for (const path of [PLAYER, `/admin/withdrawal/withdrawals/${id}`]) {
      const { status, body } = await app.call('POST', `${path}/notes`, { body: { text: 'Mara called' } });
      expect([status, body.errors[0]?.message]).toEqual([422, 'cannot be kept: the player was erased']);
    }
    const send = async (notes: string, updated_at: string) => {
      const records = [aSentTransaction({ transaction_id: 'TXN-NEW', notes, updated_at })];
      const sent = await app.call('POST', '/api/platform/transactions', { body: { records } });
      return sent.body.results[0].result;
    };
    expect(await send('Mara bought it', AT)).toBe('created');
    expect(await send('Mara bought it', AT)).toBe('unchanged');
    expect(await send('Mara’s', LATER)).toBe('updated');
    expect(await everything()).not.toMatch(SECRET);
  });

  test('is done once more for what was left, and says what it was', async () => {
    await somebody();
    await erasePlayer(app.db, CONSOLE, 'PLR-1');
    const nothing = { withdrawals: 0, notes: 0, transactions: 0, answers: 0, reasons: 0, lines: 0 };
    expect(await erasePlayer(app.db, CONSOLE, 'PLR-1')).toEqual({ isNew: false, ...nothing });
    expect(await rowsOf('player.erase')).toHaveLength(1);
    // As servers of earlier releases left them.
    await app.db.update(withdrawals).set(WHO);
    await app.db.update(transactions).set({ notes: 'Mara' }).where(eq(transactions.transactionType, 'purchase'));
    const left = { ...nothing, withdrawals: 1, transactions: 2 };
    expect(await erasePlayer(app.db, CONSOLE, 'PLR-1')).toEqual({ isNew: false, ...left });
    expect(await rowsOf('player.erase')).toMatchObject([{}, { after: left }]);
    expect(await everything()).not.toMatch(SECRET);
  });

  test('is refused under a compliance hold, and has no effect twice', async () => {
    await app.db.insert(playerHolds).values({ playerId: 'PLR-1', reason: 'A test' });
    await expect(erasePlayer(app.db, CONSOLE, 'PLR-1')).rejects.toThrow(/compliance hold/);
    expect((await app.db.select().from(players))[0]?.email).toBe('mara@example.com');
    await app.db.update(playerHolds).set({ endedAt: sql`now()` });
    expect((await erasePlayer(app.db, CONSOLE, 'PLR-1')).isNew).toBe(true);
    expect((await erasePlayer(app.db, CONSOLE, 'PLR-1')).isNew).toBe(false);
    await expect(erasePlayer(app.db, CONSOLE, 'PLR-404')).rejects.toThrow('Player PLR-404 was not found.');
    expect(await app.db.$count(notes)).toBe(0);
  });
});
