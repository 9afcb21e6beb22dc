import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { roles } from '../../server/db/schema/people.ts';
import { playerFreezes } from '../../server/db/schema/players.ts';
import { transactions } from '../../server/db/schema/transactions.ts';
import { aSentWithdrawal } from './platform-fixtures.ts';
import { aColleague, aWithdrawal, serverUnderTest } from './server-under-test.ts';
import { aTransaction } from './transaction-fixtures.ts';

const app = serverUnderTest();
const TIMELINE = '/api/admin/players/PLR-1/timeline';

interface Entry {
  id: string;
  kind: string;
  type: string | null;
  text: string | null;
  actor: string | null;
  at: string;
}

/** All entries, newest first, read in pages of so many. */
async function timeline(limit = 100, token?: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const path: string = `${TIMELINE}?limit=${limit}${cursor && `&cursor=${cursor}`}`;
    const { body } = await app.call('GET', path, token ? { token } : {});
    entries.push(...body.entries);
    cursor = body.next_cursor;
  }
  return entries;
}

const post = (path: string, body: object) => app.call('POST', `/api/admin/players/PLR-1/${path}`, { body });

async function somethingOfEachKind(): Promise<void> {
  await aTransaction(app.db, { createdAt: new Date('2026-01-02T03:04:05Z') });
  const id = await aWithdrawal(app.db, { status: 'approved' });
  await post('notes', { text: 'Called back' });
  await app.call('POST', `/admin/withdrawal/withdrawals/${id}/notes`, { body: { text: 'The letter is there' } });
  await post('hold', { reason: 'An investigation' });
  await post('release-hold', { reason: 'Nothing found' });
  await post('freeze', { reason: 'A stolen card' });
  await post('unfreeze', { reason: 'It was found' });
}

test('a timeline has everything in one order, newest first, and nothing twice or missing in pages of any size', async () => {
  await somethingOfEachKind();
  const all = await timeline();
  expect(all.map(({ kind, type, text }) => [kind, type ?? text].join(' '))).toEqual([
    'unfrozen It was found',
    'frozen A stolen card',
    'hold_released Nothing found',
    'withdrawal recall',
    'held An investigation',
    'note The letter is there',
    'note Called back',
    'withdrawal approve',
    'withdrawal create',
    'registered ',
    'transaction purchase',
  ]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const limit of [1, 2, 3, 7]) expect(await timeline(limit)).toEqual(all);
  expect(all.find(({ type }) => type === 'recall')).toMatchObject({
    text: 'Recalled for another review',
    actor: 'admin',
    status: 'pending_review',
    amount: 250,
  });
  expect(all[5]).toMatchObject({ record_name: expect.stringMatching(/^WDR-/), actor: 'admin' });
});

test('a freeze whose time is over has ended then, and one that is not over has not', async () => {
  await app.db.insert(playerFreezes).values({
    playerId: 'PLR-1',
    reason: 'A week',
    createdAt: sql`now() - interval '2 hours'` as unknown as Date,
    until: sql`now() - interval '1 hour'` as unknown as Date,
  });
  expect((await timeline()).map(({ kind }) => kind)).toEqual(['registered', 'freeze_expired', 'frozen']);
  // The next freeze writes the end of this one down, at the same time.
  const [, expired] = await timeline();
  await post('freeze', { reason: 'Again' });
  const kinds = (await timeline()).map(({ kind }) => kind);
  expect(kinds).toEqual(['frozen', 'registered', 'freeze_expired', 'frozen']);
  expect((await timeline())[2]).toEqual(expired);
});

test('a timeline has only what its caller may see', async () => {
  await somethingOfEachKind();
  await app.db.insert(roles).values({ roleId: 'role_names', name: 'Names', permissions: ['players.read'] });
  const kinds = async (username: string, role: string) =>
    new Set((await timeline(3, await aColleague(app.db, username, [role]))).map(({ kind }) => kind));
  expect(await kinds('support', 'support')).toEqual(
    new Set(['unfrozen', 'frozen', 'withdrawal', 'note', 'registered', 'transaction']),
  );
  expect(await kinds('names', 'role_names')).toEqual(new Set(['unfrozen', 'frozen', 'note', 'registered']));
});

test('the transaction of a withdrawal does not tell its steps a second time', async () => {
  await app.call('POST', '/api/platform/withdrawals', { body: { records: [aSentWithdrawal()] } });
  expect(await app.db.$count(transactions)).toBe(1);
  expect((await timeline()).map(({ kind }) => kind)).toEqual(['withdrawal', 'registered']);
});

test('many entries of the same instant are read one after the other', async () => {
  const at = new Date('2026-01-02T03:04:05Z');
  for (let made = 0; made < 5; made++) await aTransaction(app.db, { createdAt: at });
  const all = await timeline();
  expect(await timeline(2)).toEqual(all);
  expect(all).toHaveLength(6);
});

test.each(['x', Buffer.from('2026-01-01T00:00:00.000000Z|1').toString('base64url')])(
  'the cursor %s is refused',
  async (cursor) => {
    expect((await app.call('GET', `${TIMELINE}?cursor=${cursor}`)).status).toBe(422);
  },
);
