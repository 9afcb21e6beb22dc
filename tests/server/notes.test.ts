import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { recordAudit } from '../../server/audit/audit.ts';
import { auditLog } from '../../server/db/schema/audit.ts';
import { platformEvents } from '../../server/db/schema/platform.ts';
import { notes, noteVersions } from '../../server/db/schema/players.ts';
import { withdrawals } from '../../server/db/schema/withdrawals.ts';
import { aColleague, aWithdrawal, serverUnderTest } from './server-under-test.ts';

const app = serverUnderTest();

/** The notes on a player or on a withdrawal. */
const PATHS = {
  player: async () => '/api/admin/players/PLR-1/notes',
  withdrawal: async () => `/admin/withdrawal/withdrawals/${await aWithdrawal(app.db)}/notes`,
};

describe.each(Object.entries(PATHS))('notes on a %s', (type, pathOf) => {
  test('are read newest first, with who wrote them and what they were before', async () => {
    const path = await pathOf();
    const support = await aColleague(app.db, 'support', ['support']);
    await app.call('POST', path, { body: { text: ' Called back ' } });
    const { body: own } = await app.call('POST', path, { body: { text: 'Wrote twice' }, token: support });
    expect(own).toMatchObject({ text: 'Wrote twice', author: 'support', is_own: true, edited_at: null, earlier: [] });
    const edit = await app.call('PUT', `${path}/${own.id}`, { body: { text: 'Wrote three times' }, token: support });
    expect(edit.body).toMatchObject({ earlier: [{ text: 'Wrote twice', written_at: own.written_at }] });
    expect((await app.call('GET', path)).body).toMatchObject({
      notes: [
        { text: 'Wrote three times', author: 'support', is_own: false },
        { text: 'Called back', author: 'admin', is_own: true },
      ],
      next_cursor: null,
    });
    const [first, second] = [
      await app.call('GET', `${path}?limit=1`),
      await app.call('GET', `${path}?limit=1&cursor=${own.id}`),
    ];
    expect([first.body.next_cursor, second.body.notes[0].text]).toEqual([own.id, 'Called back']);
  });

  test('are edited by their author alone, ten times at most, and the same text is no edit', async () => {
    const path = await pathOf();
    const { body: note } = await app.call('POST', path, { body: { text: 'Text 0' } });
    const token = await aColleague(app.db, 'robin');
    const edit = (text: string, as?: string) =>
      app.call('PUT', `${path}/${note.id}`, { body: { text }, ...(as && { token: as }) });
    expect(await edit('Mine', token)).toMatchObject({ status: 403, body: { code: 'not_author' } });
    expect((await edit('Text 0')).body).toMatchObject({ edited_at: null, earlier: [] });
    for (let edits = 1; edits <= 10; edits++) expect((await edit(`Text ${edits}`)).status).toBe(200);
    expect(await edit('Text 11')).toMatchObject({ status: 409, body: { code: 'too_many_versions' } });
    const [{ text, earlier }] = (await app.call('GET', path)).body.notes;
    expect([text, earlier[0].text, earlier[9].text]).toEqual(['Text 10', 'Text 9', 'Text 0']);
  });

  test.each([
    ['empty', { text: '' }, 422],
    ['blank', { text: ' \n ' }, 422],
    ['longer than a note', { text: 'x'.repeat(4_001) }, 422],
    ['with the NUL character', { text: 'a\0b' }, 422],
    ['of 64 KiB', { text: 'x'.repeat(64 * 1024) }, 413],
  ])('%s are refused', async (_, body, status) => {
    const path = await pathOf();
    expect((await app.call('POST', path, { body })).status).toBe(status);
    expect(await app.db.$count(notes)).toBe(0);
  });

  test('keep markup and every script as they were written', async () => {
    const path = await pathOf();
    const text = '<script>alert(1)</script> ![x](javascript:alert(1)) \u202eevil שלום 😀 =1+1';
    expect((await app.call('POST', path, { body: { text } })).body.text).toBe(text);
  });

  test('are in no audit row, event or log line', async () => {
    const path = await pathOf();
    const { body } = await app.call('POST', path, { body: { text: 'Sensitive words' } });
    await app.call('PUT', `${path}/${body.id}`, { body: { text: 'Other sensitive words' } });
    const rows = await app.db.select().from(auditLog).where(eq(auditLog.subjectType, type)).orderBy(auditLog.auditId);
    expect(rows.slice(-2)).toMatchObject([
      { action: `${type}.add_note`, after: { note_id: body.id } },
      { action: `${type}.edit_note`, after: { note_id: body.id } },
    ]);
    const told = await app.db.select().from(platformEvents);
    expect(JSON.stringify([rows, told, app.logged])).not.toMatch(/sensitive/i);
  });

  test('of what does not exist are not found, nor one that is about something else', async () => {
    const path = await pathOf();
    const { body } = await app.call('POST', path, { body: { text: 'Here' } });
    const elsewhere = path.replace(/\/[^/]+\/notes$/, '/X-1/notes');
    expect((await app.call('GET', elsewhere)).status).toBe(404);
    expect((await app.call('POST', elsewhere, { body: { text: 'There' } })).status).toBe(404);
    for (const at of [`${elsewhere}/${body.id}`, `${path}/${Number(body.id) + 1}`, `${path}/x`]) {
      expect((await app.call('PUT', at, { body: { text: 'There' } })).status, at).toBe(404);
    }
  });

  test('with an address are written by those who see addresses, and read masked by the others', async () => {
    const path = await pathOf();
    const support = await aColleague(app.db, 'support', ['support']);
    const { body: note } = await app.call('POST', path, { body: { text: 'Wrote to mara@example.com' } });
    await app.call('PUT', `${path}/${note.id}`, { body: { text: 'Wrote again to <mara@example.com>.' } });
    const [{ text, earlier }] = (await app.call('GET', path, { token: support })).body.notes;
    expect([text, earlier[0].text]).toEqual(['Wrote again to <m•••@example.com>.', 'Wrote to m•••@example.com']);
    const refused = await app.call('POST', path, { body: { text: 'Is it mara@example.com?' }, token: support });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [{ path: 'text', message: 'must not contain an e-mail address' }],
    ]);
  });
});

test('a note on a withdrawal is not one on its player, and does not change the withdrawal', async () => {
  const id = await aWithdrawal(app.db, { updatedAt: new Date('2026-01-02T03:04:05Z') });
  await app.call('POST', `/admin/withdrawal/withdrawals/${id}/notes`, { body: { text: 'A letter' } });
  expect((await app.call('GET', '/api/admin/players/PLR-1/notes')).body.notes).toEqual([]);
  const [row] = await app.db.select().from(withdrawals);
  expect(row?.updatedAt).toEqual(new Date('2026-01-02T03:04:05Z'));
  expect(await app.db.$count(noteVersions)).toBe(0);
});

test('a person writes or edits 500 notes within 24 hours, on whatever, and nobody else is kept from writing', async () => {
  const path = await PATHS.player();
  const { body: note } = await app.call('POST', path, { body: { text: 'The first one' } });
  const rows = Array.from({ length: 498 }, () => ({
    action: 'withdrawal.add_note' as const,
    subjectType: 'withdrawal',
    subjectId: 'WDR-1',
  }));
  const by = { adminId: 'adm_1', username: 'admin', address: null, requestId: null };
  await app.db.transaction((tx) => recordAudit(tx, by, rows));
  expect((await app.call('PUT', `${path}/${note.id}`, { body: { text: 'Edited' } })).status).toBe(200);
  for (const [method, at] of [
    ['POST', path],
    ['PUT', `${path}/${note.id}`],
  ] as const) {
    const { status, body, headers } = await app.call(method, at, { body: { text: 'One too many' } });
    expect([status, body.message]).toEqual([
      429,
      'You have written or edited 500 notes within 24 hours. Try again in 24 hours.',
    ]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(80_000);
  }
  const token = await aColleague(app.db, 'robin');
  expect((await app.call('POST', path, { body: { text: 'Mine' }, token })).status).toBe(200);
});
