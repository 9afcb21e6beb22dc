import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog } from '../../server/db/schema/audit.ts';
import { games } from '../../server/db/schema/catalogue.ts';
import { serverUnderTest } from './server-under-test.ts';

const app = serverUnderTest();
const GAME = '/api/admin/games/starfall';

const edit = (body: unknown) => app.call('PUT', GAME, { body });
const read = async () => (await app.call('GET', GAME)).body;
const audits = () => app.db.select().from(auditLog).where(eq(auditLog.subjectId, 'starfall')).orderBy(auditLog.auditId);

test.each([
  ['game_name', ' Starfall II\n', 'Starfall II', 'Starfall'],
  ['developer', 'Tenth Orbit', 'Tenth Orbit', 'Ninth Orbit'],
  ['genre', null, '', 'shooter'],
  ['description', 'Twelve ships,\none falling star.', 'Twelve ships,\none falling star.', ''],
  ['image_url', 'https://cdn.example.com/a.png', 'https://cdn.example.com/a.png', null],
])(
  'an edit of %s alone changes nothing else, and its audit row has before and after',
  async (field, sent, kept, was) => {
    const before = await read();
    const answer = await edit({ [field]: sent, updated_at: before.updated_at });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ ...before, [field]: kept || null, updated_at: answer.body.updated_at });
    expect(Date.parse(answer.body.updated_at)).toBeGreaterThan(Date.parse(before.updated_at));
    expect(await read()).toEqual(answer.body);
    expect(await audits()).toMatchObject([
      {
        action: 'game.update',
        subjectType: 'game',
        adminId: 'adm_1',
        before: { [field]: was },
        after: { [field]: kept },
      },
    ]);
  },
);

test.each([
  [0, 0],
  [12.5, 1250],
  [29.29, 2929],
  [100, 10_000],
])('a fee of %d percent is kept as %d hundredths of a percent', async (percent, bps) => {
  expect((await edit({ platform_fee_percent: percent })).body.platform_fee_percent).toBe(percent);
  expect((await app.db.select().from(games))[0]?.platformFeeBps).toBe(bps);
  expect(await audits()).toMatchObject([{ before: { platform_fee_bps: 500 }, after: { platform_fee_bps: bps } }]);
});

test.each([
  [{ platform_fee_percent: 101 }, 'platform_fee_percent'],
  [{ platform_fee_percent: -0.01 }, 'platform_fee_percent'],
  [{ platform_fee_percent: 1.234 }, 'platform_fee_percent'],
  [{ platform_fee_percent: '5' }, 'platform_fee_percent'],
  [{ platform_fee_percent: null }, 'platform_fee_percent'],
  [{ image_url: 'javascript:alert(1)' }, 'image_url'],
  [{ image_url: 'data:image/png;base64,AA==' }, 'image_url'],
  [{ image_url: '' }, 'image_url'],
  [{ image_url: `https://${'x'.repeat(2000)}` }, 'image_url'],
  [{ game_name: ' \t' }, 'game_name'],
  [{ game_name: null }, 'game_name'],
  [{ game_name: 'x'.repeat(201) }, 'game_name'],
  [{ genre: 'x'.repeat(101) }, 'genre'],
  [{ description: 'a\0b' }, 'description'],
  [{ updated_at: 'yesterday' }, 'updated_at'],
  [{ game_name: 'Fine', status: 'inactive' }, 'status'],
  [{ game_name: 'Fine', game_id: 'other' }, 'game_id'],
])('%j answers 422, names %s and changes nothing', async (body, path) => {
  const before = await read();
  const answer = await edit(body);
  expect(answer.status).toBe(422);
  expect(answer.body.errors.map((error: { path: string }) => error.path)).toEqual([path]);
  expect(await read()).toEqual(before);
  expect(await audits()).toEqual([]);
});

test('an edit based on an older version answers 409, says so and changes nothing', async () => {
  const { updated_at } = await read();
  const first = await edit({ genre: 'Racing', updated_at });
  const second = await edit({ genre: 'Puzzle', updated_at });
  expect(second.status).toBe(409);
  expect(second.body).toEqual({ code: 'stale_edit', message: 'Starfall was changed by somebody else. Load it again.' });
  expect(await read()).toEqual(first.body);
  expect(await audits()).toHaveLength(1);
  expect((await edit({ genre: 'Puzzle', updated_at: first.body.updated_at })).status).toBe(200);
});

test('a version is known by its millisecond, in any time zone', async () => {
  await app.db.update(games).set({ updatedAt: new Date('2026-11-02T14:35:20.118Z') });
  expect((await edit({ genre: 'A', updated_at: '2026-11-02T14:35:20.117Z' })).status).toBe(409);
  expect((await edit({ genre: 'A', updated_at: '2026-11-02T15:35:20.118+01:00' })).status).toBe(200);
});

test('of two edits of one version at once, one is made and one refused', async () => {
  const { updated_at } = await read();
  const answers = await Promise.all(['Racing', 'Puzzle', 'Trading'].map((genre) => edit({ genre, updated_at })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await audits()).toHaveLength(1);
});

test('each edit gets a version later by a millisecond at least, even when the clock has not moved', async () => {
  const ahead = new Date(Date.now() + 3_600_000);
  await app.db.update(games).set({ updatedAt: ahead });
  const { body } = await edit({ genre: 'Racing', updated_at: ahead.toISOString() });
  expect(Date.parse(body.updated_at)).toBe(ahead.getTime() + 1);
});

test('without a version the edit is made whatever happened since', async () => {
  await edit({ genre: 'Racing' });
  expect((await edit({ genre: 'Puzzle' })).body.genre).toBe('Puzzle');
});

test.each([{}, { game_name: 'Starfall', platform_fee_percent: 5 }])(
  '%j, which changes nothing, writes nothing',
  async (body) => {
    const before = await read();
    expect((await edit(body)).body).toEqual(before);
    expect(await audits()).toEqual([]);
  },
);

test('toggling closes an open game and opens a closed one, each with an audit row and a new version', async () => {
  const before = await read();
  const closed = (await app.call('POST', `${GAME}/toggle-status`)).body;
  expect(closed).toEqual({ ...before, status: 'inactive', updated_at: closed.updated_at });
  expect((await edit({ genre: 'Racing', updated_at: before.updated_at })).status).toBe(409);
  const opened = (await app.call('POST', `${GAME}/toggle-status`)).body;
  expect(opened.status).toBe('active');
  const change = (from: string, to: string) => ({
    action: 'game.toggle_status',
    subjectType: 'game',
    username: 'admin',
    before: { status: from },
    after: { status: to },
  });
  expect(await audits()).toMatchObject([change('active', 'inactive'), change('inactive', 'active')]);
});

test('toggled twice at once, a game is as it was, and both audit rows say what happened', async () => {
  await Promise.all([1, 2].map(() => app.call('POST', `${GAME}/toggle-status`)));
  expect((await read()).status).toBe('active');
  expect((await audits()).map(({ after }) => after)).toEqual([{ status: 'inactive' }, { status: 'active' }]);
});

test('asked twice for the wanted status, a game has it, and the second call writes nothing', async () => {
  const close = () => app.call('POST', `${GAME}/toggle-status`, { body: { status: 'inactive' } });
  const [first, second] = await Promise.all([close(), close()]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect([first.body.status, second.body.status]).toEqual(['inactive', 'inactive']);
  expect(second.body.updated_at).toBe(first.body.updated_at);
  expect((await audits()).map(({ after }) => after)).toEqual([{ status: 'inactive' }]);
  const opened = await app.call('POST', `${GAME}/toggle-status`, { body: { status: 'active' } });
  expect(opened.body.status).toBe('active');
});

test.each([
  [{ status: 'closed' }, 'status'],
  [{ status: null }, 'status'],
  [{ wanted: 'active' }, 'wanted'],
])('toggling with %j answers 422, names %s and changes nothing', async (body, path) => {
  const before = await read();
  const answer = await app.call('POST', `${GAME}/toggle-status`, { body });
  expect(answer.status).toBe(422);
  expect(answer.body.errors.map((error: { path: string }) => error.path)).toEqual([path]);
  expect(await read()).toEqual(before);
});
