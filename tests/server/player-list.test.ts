import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { roles } from '../../server/db/schema/people.ts';
import { playerFreezes, players } from '../../server/db/schema/players.ts';
import { applyRollupDeltas } from '../../server/statistics/rollups.ts';
import { aColleague, aWithdrawal, bankReturns, serverUnderTest } from './server-under-test.ts';
import { aTransaction } from './transaction-fixtures.ts';

const app = serverUnderTest();
const LIST = '/api/admin/players';

const list = async (query = '', token?: string) =>
  (await app.call('GET', `${LIST}${query}`, token ? { token } : {})).body;
const idsOf = (body: { players: { player_id: string }[] }) => body.players.map(({ player_id }) => player_id);

/** A player who registered so many days ago. */
async function aPlayer(playerId: string, values: Partial<typeof players.$inferInsert> = {}, days = 1): Promise<void> {
  const createdAt = sql`now() - make_interval(days => ${days})` as unknown as Date;
  const email = `${playerId.toLowerCase()}@example.com`;
  await app.db.insert(players).values({ playerId, email, displayName: playerId, createdAt, ...values });
}

describe('the list', () => {
  test('has each player’s state, times and sums, whether they are added up already or not', async () => {
    await aTransaction(app.db, { status: 'completed', amountCents: 1_000 });
    await aTransaction(app.db, {
      status: 'completed',
      transactionType: 'item_purchase',
      amountCents: 500,
      feeCents: 5,
    });
    await aTransaction(app.db, { status: 'completed', transactionType: 'transfer', amountCents: 9_900 });
    await aTransaction(app.db, { status: 'failed', amountCents: 7_700 });
    for (const status of ['pending', 'pending_review', 'approved', 'failed', 'completed', 'rejected']) {
      await aWithdrawal(app.db, { status, requestedCents: 10_000, feeCents: 250 });
    }
    const expected = { player_id: 'PLR-1', player_email: 'mara@example.com', display_name: 'Mara', state: 'active' };
    const sums = { spent: 15, withdrawn: 100, waiting: 200 };
    expect((await list()).players).toMatchObject([{ ...expected, ...sums }]);
    const whole = { ...expected, ...sums, on_hold: 400, rejected: 100, transaction_count: 4, withdrawal_count: 6 };
    const one = async () => (await app.call('GET', `${LIST}/PLR-1`)).body;
    expect(await one()).toMatchObject(whole);
    await applyRollupDeltas(app.db);
    expect((await list()).players).toMatchObject([{ ...expected, ...sums }]);
    expect(await one()).toMatchObject(whole);
    const [{ last_seen_at, registered_at }] = (await list()).players;
    expect(last_seen_at > registered_at).toBe(true);
  });

  test('is sorted as asked, in pages without a gap, also among equals', async () => {
    for (let made = 2; made <= 6; made++) await aPlayer(`PLR-${made}`, {}, made);
    await aTransaction(app.db, { playerId: 'PLR-5', status: 'completed', amountCents: 900 });
    const pages = async (sort: string) => {
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: { players: { player_id: string }[]; next_cursor: string | null } = await list(
          `?limit=2&sort=${sort}${cursor && `&cursor=${cursor}`}`,
        );
        seen.push(...idsOf(page));
        cursor = page.next_cursor;
      }
      return seen;
    };
    expect(await pages('registered_at_desc')).toEqual(['PLR-1', 'PLR-2', 'PLR-3', 'PLR-4', 'PLR-5', 'PLR-6']);
    expect(await pages('spent_desc')).toEqual(['PLR-5', 'PLR-6', 'PLR-4', 'PLR-3', 'PLR-2', 'PLR-1']);
    expect(await pages('last_seen_at_desc')).toEqual(['PLR-5', 'PLR-1', 'PLR-2', 'PLR-3', 'PLR-4', 'PLR-6']);
    // A text that more players have than a page shows is looked for in the order of the list.
    for (const sort of ['registered_at_desc', 'spent_desc', 'last_seen_at_desc']) {
      const found = idsOf(await list(`?sort=${sort}&search=plr`));
      expect(found).toHaveLength(5);
      expect(await pages(`${sort}&search=plr`)).toEqual(found);
    }
  });

  test('of a state has those who are in it now: a freeze ends at its time', async () => {
    for (const id of ['PLR-2', 'PLR-3', 'PLR-4', 'PLR-5']) await aPlayer(id, {}, Number(id.slice(4)));
    const until = (interval: string) => sql`now() + ${interval}::interval` as unknown as Date;
    await app.db.insert(playerFreezes).values([
      { playerId: 'PLR-2', reason: 'A test' },
      { playerId: 'PLR-3', reason: 'A test', until: until('1 hour') },
      { playerId: 'PLR-4', reason: 'A test', until: until('-1 second') },
    ]);
    await app.db.update(players).set({ email: null, displayName: null }).where(eq(players.playerId, 'PLR-5'));
    await app.db.execute(sql`insert into player_erasures (player_id) values ('PLR-5')`);
    expect(idsOf(await list('?state=frozen'))).toEqual(['PLR-2', 'PLR-3']);
    expect(idsOf(await list('?state=frozen&sort=spent_desc'))).toEqual(['PLR-3', 'PLR-2']);
    expect(idsOf(await list('?state=erased'))).toEqual(['PLR-5']);
    expect(idsOf(await list('?state=active'))).toEqual(['PLR-1', 'PLR-4']);
    expect((await list()).players.map(({ state }: { state: string }) => state)).toEqual([
      'active',
      'frozen',
      'frozen',
      'active',
      'erased',
    ]);
  });

  test('of days has those who registered on them in UTC, in any order and state', async () => {
    const at = (time: string) => ({ createdAt: new Date(time) });
    await aPlayer('PLR-2', at('2026-02-28T23:59:59.999Z'));
    await aPlayer('PLR-3', at('2026-03-01T00:00:00.000Z'));
    await aPlayer('PLR-4', at('2026-03-01T23:59:59.999Z'));
    await aPlayer('PLR-5', at('2026-03-02T00:00:00.000Z'));
    const day = 'date_from=2026-03-01&date_to=2026-03-01';
    for (const sort of ['registered_at_desc', 'last_seen_at_desc']) {
      expect(idsOf(await list(`?${day}&sort=${sort}`))).toEqual(['PLR-4', 'PLR-3']);
    }
    expect(idsOf(await list(`?${day}&sort=spent_desc&search=plr-3`))).toEqual(['PLR-3']);
    expect(idsOf(await list(`?${day}&state=frozen`))).toEqual([]);
    expect(idsOf(await list('?date_to=2026-02-28'))).toEqual(['PLR-2']);
    expect(idsOf(await list('?date_from=2026-03-02'))).toEqual(['PLR-1', 'PLR-5']);
    expect(idsOf(await list('?date_from=2026-03-02&date_to=2026-03-01'))).toEqual([]);
  });

  test('says on each page how many match, whatever its order, and stops counting at a limit', async () => {
    for (const id of ['PLR-2', 'PLR-3', 'PLR-4', 'PLR-5']) await aPlayer(id, {}, Number(id.slice(4)));
    await app.db.insert(playerFreezes).values({ playerId: 'PLR-2', reason: 'A test' });
    const countOf = async (query: string) => {
      const { total, total_capped, next_cursor } = await list(query);
      return { total, total_capped, next_cursor };
    };
    const all = { total: 5, total_capped: false };
    for (const sort of ['registered_at_desc', 'last_seen_at_desc', 'spent_desc']) {
      const first = await countOf(`?limit=2&sort=${sort}`);
      expect(first, sort).toMatchObject(all);
      expect(await countOf(`?limit=2&sort=${sort}&cursor=${first.next_cursor}`), sort).toMatchObject(all);
    }
    const one = { total: 1, total_capped: false, next_cursor: null };
    expect(await countOf('?state=frozen')).toEqual(one);
    expect(await countOf('?search=plr-3')).toEqual(one);
    expect(await countOf('?state=frozen&search=plr-3')).toEqual({ ...one, total: 0 });
    expect(await countOf('?date_from=2026-03-02&date_to=2026-03-01')).toEqual({ ...one, total: 0 });

    await app.db.execute(sql`insert into players (player_id, email, display_name)
      select 'MANY-' || n, 'many' || n || '@example.com', 'Many' from generate_series(1, 10000) n`);
    const capped = { total: 1_000, total_capped: true };
    expect(await countOf('?search=many')).toMatchObject(capped);
    expect(await countOf('')).toMatchObject({ ...capped, total: 10_000 });
  });

  test.each([
    ['?cursor=x', 'cursor'],
    ['?date_from=2026-02-30', 'date_from'],
    ['?date_to=today', 'date_to'],
    [
      `?sort=spent_desc&cursor=${Buffer.from('registered_at_desc|2026-01-01T00:00:00.000000Z|P').toString('base64url')}`,
      'cursor',
    ],
    [`?cursor=${Buffer.from('registered_at_desc|2026-02-30T00:00:00.000000Z|P').toString('base64url')}`, 'cursor'],
    ['?sort=email_asc', 'sort'],
    ['?state=held', 'state'],
    ['?limit=101', 'limit'],
  ])('%s is refused', async (query, path) => {
    const { status, body } = await app.call('GET', `${LIST}${query}`);
    expect([status, body.errors?.[0]?.path]).toEqual([422, path]);
  });

  test('leaves out the money that its caller may not see, and is not sorted by it', async () => {
    await app.db.insert(roles).values({ roleId: 'role_names', name: 'Names', permissions: ['players.read'] });
    const token = await aColleague(app.db, 'names', ['role_names']);
    const [{ spent, withdrawn, waiting, ...rest }] = (await list('', token)).players;
    expect([spent, withdrawn, waiting, rest.player_id]).toEqual([undefined, undefined, undefined, 'PLR-1']);
    const { body } = await app.call('GET', `${LIST}/PLR-1`, { token });
    expect(Object.keys(body)).toEqual([
      ...['player_id', 'player_email', 'display_name', 'state', 'registered_at', 'last_seen_at', 'freeze', 'erased_at'],
    ]);
    expect((await app.call('GET', `${LIST}?sort=spent_desc`, { token })).status).toBe(422);
  });
});

describe('a search', () => {
  const NAMES = {
    'PLR-2': 'Søren Ångström',
    'PLR-3': 'شاعر كبير',
    'PLR-4': '😀👩‍👩‍👧‍👦',
    'PLR-5': 'write mara@example.com',
  };

  test.each([
    ['PLR-3', ['PLR-3']],
    ['plr-3', ['PLR-3']],
    ['plr-3@exam', ['PLR-3']],
    ['MARA@', ['PLR-5', 'PLR-1']],
    ['ngström', ['PLR-2']],
    ['شاعر', ['PLR-3']],
    ['😀', []],
    ['%', []],
    ['_', []],
  ])('for %j finds %j', async (text, found) => {
    for (const [id, displayName] of Object.entries(NAMES)) await aPlayer(id, { displayName }, -Number(id.slice(4)));
    expect(idsOf(await list(`?search=${encodeURIComponent(text)}`))).toEqual(found);
    expect(idsOf(await list(`?sort=spent_desc&search=${encodeURIComponent(text)}`)).toSorted()).toEqual(
      found.toSorted(),
    );
  });
});

describe('an id in another case', () => {
  const TYPED = ['Usr-aBc.1', 'usr-abc.1', 'USR-ABC.1', 'uSR-AbC.1'];

  test.each(TYPED)('%s finds its player in each list and opens the page', async (typed) => {
    await aPlayer('Usr-aBc.1', { email: 'somebody@example.com', displayName: 'Somebody' });
    await aTransaction(app.db, { playerId: 'Usr-aBc.1', transactionId: 'TXN-OWN' });
    await aTransaction(app.db, { transactionId: 'TXN-OTHER' });
    await aWithdrawal(app.db, { playerId: 'Usr-aBc.1', withdrawalId: 'WDR-OWN' });
    await aWithdrawal(app.db, { withdrawalId: 'WDR-OTHER' });
    expect(idsOf(await list(`?search=${typed}`))).toEqual(['Usr-aBc.1']);
    const { body: bought } = await app.call('GET', `/api/admin/transactions?search=${typed}`);
    expect(bought.transactions).toMatchObject([{ transaction_id: 'TXN-OWN' }]);
    const { body: paid } = await app.call('GET', `/admin/withdrawal/withdrawals?search=${typed}`);
    expect(paid.withdrawals).toMatchObject([{ withdrawal_id: 'WDR-OWN' }]);
    expect((await app.call('GET', `${LIST}/${typed}`)).body).toMatchObject({
      player_id: 'Usr-aBc.1',
      withdrawal_count: 1,
    });
  });

  test('opens the player who has exactly this id, and none of two who have it in other cases', async () => {
    for (const id of ['abc', 'ABC']) await aPlayer(id, { email: `${id}@example.com` });
    const opened = async (id: string) => (await app.call('GET', `${LIST}/${id}`)).body.player_id;
    expect([await opened('abc'), await opened('ABC'), await opened('Abc')]).toEqual(['abc', 'ABC', undefined]);
    expect(idsOf(await list('?search=aBC')).toSorted()).toEqual(['ABC', 'abc']);
  });
});

describe('a player', () => {
  test('who does not exist is not found', async () => {
    expect((await app.call('GET', `${LIST}/PLR-404`)).status).toBe(404);
    expect((await app.call('GET', `${LIST}/PLR-404/timeline`)).status).toBe(404);
  });

  test('has what came back from the bank, each time', async () => {
    const id = await aWithdrawal(app.db, { status: 'completed', requestedCents: 10_000, feeCents: 250 });
    await bankReturns(app.db, id);
    const { body } = await app.call('GET', `${LIST}/PLR-1`);
    expect(body).toMatchObject({ returned: 97.5, withdrawn: 0, waiting: 100, on_hold: 100 });
  });

  test('shares bank accounts with others who withdrew to one of them', async () => {
    for (const id of ['PLR-2', 'PLR-3']) await aPlayer(id);
    await aWithdrawal(app.db, { accountFingerprint: 'a' });
    await aWithdrawal(app.db, { accountFingerprint: null });
    const shared = async (id: string) => (await app.call('GET', `${LIST}/${id}`)).body.shared_account;
    expect(await shared('PLR-1')).toBeNull();
    await aWithdrawal(app.db, { playerId: 'PLR-2', accountFingerprint: 'a' });
    await aWithdrawal(app.db, { playerId: 'PLR-2', accountFingerprint: 'a' });
    await aWithdrawal(app.db, { playerId: 'PLR-3', accountFingerprint: 'b' });
    expect(await shared('PLR-1')).toEqual({ withdrawal_count: 2, player_ids: ['PLR-2'] });
    expect(await shared('PLR-2')).toEqual({ withdrawal_count: 1, player_ids: ['PLR-1'] });
    expect(await shared('PLR-3')).toBeNull();
  });

  test('has exactly their own transactions and withdrawals in the lists and exports', async () => {
    await aPlayer('PLR-2');
    for (let made = 0; made < 3; made++)
      await aTransaction(app.db, { playerId: 'PLR-2', transactionId: `TXN-OWN-${made}` });
    await aTransaction(app.db, { transactionId: 'TXN-OTHER' });
    await aWithdrawal(app.db, { playerId: 'PLR-2', withdrawalId: 'WDR-OWN' });
    await aWithdrawal(app.db, { withdrawalId: 'WDR-OTHER' });
    const transactions = '/api/admin/transactions';
    const page = async (query: string) => (await app.call('GET', `${transactions}?player_id=PLR-2${query}`)).body;
    expect(await page('&limit=2')).toMatchObject({ total: 3, totalPages: 2, totalCapped: false });
    expect((await page('&limit=2&page=2')).transactions).toMatchObject([{ transaction_id: 'TXN-OWN-0' }]);
    expect(await page('&page=9')).toMatchObject({ total: 3, transactions: [] });
    expect(await page('&search=own-1')).toMatchObject({ total: 1, transactions: [{ transaction_id: 'TXN-OWN-1' }] });
    expect(await page('&status=completed')).toMatchObject({ total: 0, transactions: [] });
    const withdrawals = '/admin/withdrawal/withdrawals';
    const { body } = await app.call('GET', `${withdrawals}?player_id=PLR-2`);
    expect(body.withdrawals.map((row: { withdrawal_id: string }) => row.withdrawal_id)).toEqual(['WDR-OWN']);
    const token = await app.signIn();
    for (const records of ['transactions', 'withdrawals']) {
      const file = await app.fetch(`/api/admin/exports/${records}?player_id=PLR-2`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const text = await file.text();
      expect([text.includes('-OWN'), text.includes('-OTHER')]).toEqual([true, false]);
    }
  });

  test('is shown with their state beside their transactions and withdrawals', async () => {
    const [transaction, withdrawal] = [await aTransaction(app.db), await aWithdrawal(app.db)];
    await app.db.insert(playerFreezes).values({ playerId: 'PLR-1', reason: 'A test' });
    for (const [path, rows] of [
      ['/api/admin/transactions', 'transactions'],
      ['/api/admin/dashboard/recent-transactions', 'transactions'],
      ['/admin/withdrawal/withdrawals', 'withdrawals'],
    ] as const) {
      expect((await app.call('GET', path)).body[rows], path).toMatchObject([{ player_state: 'frozen' }]);
    }
    for (const path of [`/api/admin/transactions/${transaction}`, `/admin/withdrawal/withdrawals/${withdrawal}`]) {
      expect((await app.call('GET', path)).body, path).toMatchObject({ player_state: 'frozen' });
    }
  });
});
