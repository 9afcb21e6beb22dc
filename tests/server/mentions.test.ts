import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { admins } from '../../server/db/schema/people.ts';
import { aColleague, aWithdrawal, serverUnderTest } from './server-under-test.ts';

// `@name` in a note puts it on that person's bell.

const app = serverUnderTest();
let robin: string;
let path: string;
beforeEach(async () => {
  robin = await aColleague(app.db, 'robin', ['reviewer']);
  path = `/admin/withdrawal/withdrawals/${await aWithdrawal(app.db)}/notes`;
});

const write = async (text: string, to = path) => (await app.call('POST', to, { body: { text } })).body;
const bellOf = async (token?: string): Promise<{ id: string; subject_id: string; author: string }[]> =>
  (await app.call('GET', '/api/admin/me', token ? { token } : {})).body.mentions ?? [];
const seen = (ids: string[], token?: string) =>
  app.call('POST', '/api/admin/me/mentions/seen', { body: { mention_ids: ids }, ...(token && { token }) });

test('a note on a withdrawal or a player is on the bell of whom it names until they have seen it', async () => {
  await write('Robin should know.');
  await write('Can you look, @Robin? @robin.');
  await write('@robin knows the player.', '/api/admin/players/PLR-1/notes');
  const bell = await bellOf(robin);
  expect(bell).toMatchObject([
    { subject_type: 'player', subject_id: 'PLR-1', author: 'admin' },
    { subject_type: 'withdrawal', subject_id: path.split('/').at(-2), author: 'admin' },
  ]);
  const [first, second] = bell.map(({ id }) => id) as [string, string];
  // Somebody else's are not the caller's to see.
  await seen([first, second]);
  expect(await bellOf(robin)).toHaveLength(2);
  expect((await seen([second, 'nothing', '999999'], robin)).status).toBe(204);
  expect((await bellOf(robin)).map(({ id }) => id)).toEqual([first]);
});

test('an edit tells whoever is new in it, and nobody twice', async () => {
  const sam = await aColleague(app.db, 'sam', ['support']);
  const { id } = await write('For @robin');
  await seen(
    (await bellOf(robin)).map((mention) => mention.id),
    robin,
  );
  await app.call('PUT', `${path}/${id}`, { body: { text: 'For @robin and @sam' } });
  expect([await bellOf(robin), (await bellOf(sam)).length]).toEqual([[], 1]);
});

test.each([
  ['an address', 'Wrote to help@robin.example and a@robin'],
  ['somebody who is disabled', 'Ask @robin'],
])('%s is no mention', async (what, text) => {
  if (what.endsWith('disabled')) {
    await app.db.update(admins).set({ disabledAt: sql`now()` }).where(eq(admins.username, 'robin'));
  }
  await write(text);
  await app.db.update(admins).set({ disabledAt: null }).where(eq(admins.username, 'robin'));
  expect(await bellOf(robin)).toEqual([]);
});

test('nobody is told of a record that they may not read, nor by themselves', async () => {
  const cat = await aColleague(app.db, 'cat', ['catalogue']);
  await write('@cat @admin');
  expect([await bellOf(cat), await bellOf()]).toEqual([[], []]);
});

test('a note that names a crowd tells twenty', async () => {
  const names = Array.from({ length: 25 }, (_, place) => `person${place}`);
  await app.db
    .insert(admins)
    .values(names.map((name) => ({ adminId: name, username: name, passwordHash: '', roleIds: ['administrator'] })));
  await write(names.map((name) => `@${name}`).join(' '));
  const { rows } = (await app.db.execute(sql`select count(*)::int as count from mentions`)) as unknown as {
    rows: { count: number }[];
  };
  expect(rows[0]?.count).toBe(20);
});
