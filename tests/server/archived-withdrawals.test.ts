import { Readable } from 'node:stream';
import { beforeEach, describe, expect, test } from 'vitest';
import { brokenInvariants } from '../../server/audit/audited-books.ts';
import { archivedWithdrawals } from '../../server/db/schema/archive.ts';
import { ledgerTransfers } from '../../server/db/schema/ledger.ts';
import { withdrawals } from '../../server/db/schema/withdrawals.ts';
import { CONSOLE } from '../../server/domain/actor.ts';
import { importRecords, type Refused } from '../../server/platform/imports/import-records.ts';
import { recordsOf } from '../../server/platform/imports/records-of.ts';
import { CONSOLE_INTAKES } from '../../server/platform/kinds.ts';
import { wrongSums } from '../../server/statistics/rollup-check.ts';
import { aSentWithdrawal } from './platform-fixtures.ts';
import { aColleague, aWithdrawal, serverUnderTest } from './server-under-test.ts';

const app = serverUnderTest();
const LIST = '/admin/withdrawal/withdrawals';
const HEADER = 'withdrawal_id,player_id,status,requested_amount,processing_fee,reason,occurred_at,decided_at';
const PAID = 'OLD-1,PLR-1,completed,310.50,5,,2024-03-01T09:00:00Z,2024-03-02T09:00:00Z';
const REJECTED = 'OLD-2,PLR-1,rejected,20,1,Account closed,2024-04-01T09:00:00Z,2024-04-02T09:00:00Z';

async function archive(...lines: string[]) {
  const intake = CONSOLE_INTAKES['archived-withdrawals'];
  const refused: Refused[] = [];
  let counts = {};
  const records = recordsOf(Readable.from([Buffer.from([HEADER, ...lines].join('\n'))]), 'csv', intake);
  for await (const batch of importRecords({ db: app.db, by: CONSOLE, intake, records })) {
    counts = batch.progress.counts;
    refused.push(...batch.refused);
  }
  return { counts, refused: refused.map(({ line, message }) => [line, message]) };
}

const get = async (path: string, token?: string) =>
  (await app.call('GET', path, token === undefined ? {} : { token })).body;

describe('an archived withdrawal', () => {
  beforeEach(async () => {
    expect(await archive(PAID, REJECTED)).toEqual({ counts: { created: 2 }, refused: [] });
  });

  test('is in its player’s timeline, told apart, and in sums of its own', async () => {
    const { entries } = await get('/api/admin/players/PLR-1/timeline');
    const told = entries.filter(({ kind }: { kind: string }) => kind !== 'registered');
    expect(told).toEqual([
      expect.objectContaining({
        ...{ kind: 'archived_withdrawal', record_id: null, record_name: 'OLD-2', amount: 20, status: 'rejected' },
        ...{ at: '2024-04-02T09:00:00.000Z', text: 'Account closed' },
      }),
      expect.objectContaining({
        kind: 'archived_withdrawal',
        record_name: 'OLD-1',
        amount: 310.5,
        status: 'completed',
      }),
    ]);
    expect(await get('/api/admin/players/PLR-1')).toMatchObject({
      ...{ withdrawn: 0, rejected: 0, on_hold: 0, withdrawal_count: 0 },
      archived: { withdrawal_count: 2, paid: 310.5, rejected: 20 },
    });
  });

  test('finds its player by its id', async () => {
    const { players } = await get('/api/admin/players?search=OLD-1');
    expect(players.map(({ player_id }: { player_id: string }) => player_id)).toEqual(['PLR-1']);
  });

  test('is shown to nobody who may not read withdrawals', async () => {
    await app.call('POST', '/api/admin/roles', { body: { name: 'Callers', permissions: ['players.read'] } });
    const { roles } = await get('/api/admin/roles');
    const role = roles.find(({ name }: { name: string }) => name === 'Callers');
    const token = await aColleague(app.db, 'kim', [role.id]);
    expect(await get('/api/admin/players/PLR-1', token)).not.toHaveProperty('archived');
    const { entries } = await get('/api/admin/players/PLR-1/timeline', token);
    expect(JSON.stringify(entries)).not.toContain('OLD-');
    expect((await get('/api/admin/players?search=OLD-1', token)).players).toEqual([]);
  });

  test('is in no list, queue, figure or book, and no step can be taken with it', async () => {
    for (const step of ['approve', 'reject', 'process', 'retry', 'recall', 'release', 'undo']) {
      const body = ['reject', 'recall', 'release'].includes(step) ? { reason: 'Moved in' } : {};
      const { status } = await app.call('POST', `${LIST}/OLD-1/${step}`, { body });
      expect([step, status]).toEqual([step, 404]);
    }
    expect((await app.call('POST', '/api/platform/withdrawals/OLD-2/cancel')).status).toBe(404);
    expect((await get(LIST)).withdrawals).toEqual([]);
    expect((await get(`/admin/withdrawal/review-queue`)).waiting).toBe(0);
    expect([await app.db.$count(withdrawals), await app.db.$count(ledgerTransfers)]).toEqual([0, 0]);
    expect([await brokenInvariants(app.db), await wrongSums(app.db)]).toEqual([[], []]);
  });

  test('keeps its id from the platform’s requests, and those keep theirs', async () => {
    const send = (id: string) =>
      app.call('POST', '/api/platform/withdrawals', { body: { records: [aSentWithdrawal({ withdrawal_id: id })] } });
    expect((await send('OLD-1')).body.results[0]).toMatchObject({
      result: 'conflict',
      message: 'A withdrawal of the system before this one has this id.',
    });
    const id = await aWithdrawal(app.db);
    expect(await archive(PAID.replace('OLD-1', id))).toEqual({
      counts: { conflict: 1 },
      refused: [[2, 'A withdrawal of this system has this id.']],
    });
  });

  test('can be imported again, and does not change', async () => {
    expect(await archive(PAID, REJECTED.replace('Account closed', 'Another reason'))).toEqual({
      counts: { unchanged: 1, conflict: 1 },
      refused: [[3, 'It is archived, and may not change.']],
    });
    await expect(app.db.delete(archivedWithdrawals)).rejects.toMatchObject({
      cause: { message: 'archived_withdrawals is only ever inserted into' },
    });
  });
});

test('what is impossible, or about nobody here, is refused by its line', async () => {
  const { counts, refused } = await archive(
    PAID.replace('completed', 'processing'),
    PAID.replace('2024-03-02', '2024-02-28'),
    PAID.replace(',5,', ',400,'),
    PAID.replace(',,', ',Late,'),
    PAID.replace('PLR-1', 'PLR-9'),
  );
  expect(counts).toEqual({ invalid: 4, missing_reference: 1 });
  expect(refused).toEqual([
    [2, expect.stringContaining('status')],
    [3, 'decided_at must not lie before occurred_at.'],
    [4, 'processing_fee must be less than the requested amount.'],
    [5, 'reason belongs to a rejected withdrawal.'],
    [6, 'The player PLR-9 is not here.'],
  ]);
});
