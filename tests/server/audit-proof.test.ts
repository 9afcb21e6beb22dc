import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sealAudit } from '../../server/audit/commands.ts';
import { exportHeads } from '../../server/audit/sealer.ts';
import { eraseAuditTexts } from '../../server/audit/text-commands.ts';
import { verifyAudit } from '../../server/audit/verify.ts';
import { postgresCode } from '../../server/db/errors.ts';
import { auditLog, auditTexts } from '../../server/db/schema/audit.ts';
import { inTransaction } from '../../server/db/transaction.ts';
import { jsonbText } from '../../src/features/audit/canonical-entry.ts';
import { headsIn, nearestHead, proveEntry } from '../../src/features/audit/prove-entry.ts';
import type { AuditEntry } from '../../src/generated/model/auditEntry.ts';
import { edit, rewriteBlock } from '../faults/tampering.ts';
import { temporaryDirectory } from '../server-process.ts';
import { aColleague, aWithdrawal, behindTheTriggers, serverUnderTest } from './server-under-test.ts';

// What the browser computes from the answers of the real server.

const app = serverUnderTest();
const NOTE = 'Wrote to mara@example.com “today”\n';
let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
let file: string;
/** The entry of an approval with a note. */
let id: number;
let withdrawalId: string;

beforeEach(async () => {
  directory = await temporaryDirectory();
  file = join(directory.path, 'heads');
  withdrawalId = await aWithdrawal(app.db, { status: 'pending_review' });
  id = await approve(withdrawalId, NOTE);
});
afterEach(() => directory.remove());

async function approve(withdrawal: string, notes: string): Promise<number> {
  const { status } = await app.call('POST', `/admin/withdrawal/withdrawals/${withdrawal}/approve`, { body: { notes } });
  expect(status).toBe(200);
  const [row] = await app.db.select().from(auditLog).where(eq(auditLog.subjectId, withdrawal));
  return row?.auditId as number;
}

/** Seals what there is, and returns the lines of the exported heads. */
async function sealed(): Promise<string> {
  await sealAudit(app.db);
  await exportHeads(app.db, file);
  return readFile(file, 'utf8');
}

const entryOf = async (entry: number, token?: string) =>
  (await app.call('GET', `/api/admin/audit/${entry}`, token === undefined ? {} : { token })).body;

const proof = async (heads: string, entry = id, token?: string) => proofOf(await entryOf(entry, token), heads);

async function proofOf(shown: AuditEntry, heads: string) {
  const head = nearestHead(headsIn(heads), shown.block?.id ?? 0);
  if (!head) throw new Error('no head was given');
  return proveEntry(shown, head, {
    blocksFrom: async (from) => (await app.call('GET', `/api/admin/audit/blocks?from=${from}&limit=2`)).body,
    onProgress: () => {},
    signal: new AbortController().signal,
  });
}

const change = (statement: ReturnType<typeof sql>) => behindTheTriggers(app.db, (tx) => tx.execute(statement));

describe('an entry', () => {
  test('is proven by the head of its own block and by any later one, whose blocks are followed', async () => {
    const first = await sealed();
    expect(await proof(first)).toMatchObject({ state: 'proven', block: 1, head: 1 });
    for (let block = 2; block <= 4; block++) {
      await approve(await aWithdrawal(app.db, { status: 'pending_review' }), 'Fine.');
      await sealed();
    }
    const all = await sealed();
    const last = all.trim().split('\n').at(-1) ?? '';
    expect(await proof(last)).toMatchObject({ state: 'proven', block: 1, head: 4 });
    // The nearest of several is enough.
    expect(await proof(all)).toMatchObject({ state: 'proven', block: 1, head: 1 });
  });

  test('is not proven before it is sealed, nor by a head from before', async () => {
    const heads = await sealed();
    const later = await approve(await aWithdrawal(app.db, { status: 'pending_review' }), 'Fine.');
    expect(await proof(heads, later)).toEqual({ state: 'not_sealed' });
    await sealAudit(app.db);
    expect(await proof(heads, later)).toEqual({ state: 'too_old', newest: 1 });
  });

  test('is not proven by a head of another database, nor by one whose hash is another', async () => {
    const heads = await sealed();
    const other = heads.replace(/ [0-9a-f]{64} /, ` ${'f'.repeat(64)} `);
    expect(await proof(other.replace(/\d+-\d+\n$/, '7-5\n'))).toEqual({ state: 'foreign' });
    expect(await proof(other)).toEqual({ state: 'broken', block: 1, what: 'block' });
    expect(await proof(other.replace(/^1 /, '9 ').replace(/\d+-\d+\n$/, '7-5\n'))).toEqual({ state: 'foreign' });
  });

  test('that is shown with one character changed in any field is not proven', async () => {
    const heads = await sealed();
    const shown: AuditEntry = await entryOf(id);
    const changed: Partial<AuditEntry>[] = [
      { id: String(id + 1) },
      { at: shown.at.replace(/\dZ$/, (end) => (end === '0Z' ? '1Z' : '0Z')) },
      { actor_id: 'adm_2' },
      { actor: 'admim' },
      { action: 'withdrawal.recall' },
      { subject_type: 'withdrawals' },
      { subject_id: `${shown.subject_id}0` },
      { result: 'refused' },
      { address: '203.0.113.1' },
      { request_id: null },
      { before: { ...shown.before, status: 'pending' } },
      { before: null },
      { after: { ...shown.after, note: 'Fine.' } },
      { after: { ...shown.after, attempt: 1 } },
      { texts: [] },
      { block: shown.block && { ...shown.block, hash: 'f'.repeat(64) } },
      { block: shown.block && { ...shown.block, sealed_at: '2026-11-24T08:00:00.000000Z' } },
    ];
    for (const change of changed) {
      expect({ change, ...(await proofOf({ ...shown, ...change }, heads)) }).toMatchObject({ change, state: 'broken' });
    }
    expect(await proofOf(shown, heads)).toMatchObject({ state: 'proven' });
  });

  test.each([
    ['created_at', sql`created_at + interval '1 microsecond'`],
    ['admin_id', sql`'adm_2'`],
    ['username', sql`'admim'`],
    ['action', sql`'withdrawal.recall'`],
    ['action', sql`'withdrawal.approve_refused'`],
    ['subject_type', sql`'withdrawals'`],
    ['subject_id', sql`subject_id || '0'`],
    ['before', sql`jsonb_set(before, '{status}', '"pending_reviev"')`],
    ['before', sql`null`],
    ['after', sql`jsonb_set(after, '{status}', '"approver"')`],
    ['after', sql`after || '{"amount": 1}'`],
    ['address', sql`'203.0.113.9'`],
    ['request_id', sql`reverse(request_id)`],
  ])('whose %s was changed is not proven', async (column, value) => {
    const heads = await sealed();
    await change(sql`update audit_log set ${sql.identifier(column)} = ${value} where audit_id = ${id}`);
    expect(await proof(heads)).toEqual({ state: 'broken', block: 1, what: 'entry' });
  });

  test.each([
    ['row_ids', sql`array[row_ids[1]] || row_ids`],
    ['row_hashes', sql`set_byte(row_hashes, 5, 255 - get_byte(row_hashes, 5))`],
    ['previous_hash', sql`sha256(previous_hash)`],
    ['sealed_at', sql`sealed_at + interval '1 microsecond'`],
  ])('whose block has another %s is not proven, and the block is named', async (column, value) => {
    await sealed();
    await approve(await aWithdrawal(app.db, { status: 'pending_review' }), 'Fine.');
    const last = (await sealed()).trim().split('\n').at(-1) ?? '';
    await change(sql`update audit_blocks set ${sql.identifier(column)} = ${value} where block_id = 1`);
    expect(await proof(last)).toEqual({ state: 'broken', block: 1, what: 'block' });
  });
});

test('a block that was recomputed with its entries is not the one that the next block follows', async () => {
  await sealed();
  await approve(await aWithdrawal(app.db, { status: 'pending_review' }), 'Fine.');
  const last = (await sealed()).trim().split('\n').at(-1) ?? '';
  await behindTheTriggers(app.db, async (tx) => {
    await edit('username', "'somebody'", id)(tx);
    await rewriteBlock(1)(tx);
  });
  expect(await proof(last)).toEqual({ state: 'broken', block: 2, what: 'block' });
});

describe('a text', () => {
  const verified = async () => (await verifyAudit(app.db, [file])).finding;

  test('is outside the row, which has its keyed hash, and shown in its place', async () => {
    const [row] = await app.db.select().from(auditLog).where(eq(auditLog.auditId, id));
    expect(JSON.stringify(row)).not.toContain('mara');
    expect(row?.after).toMatchObject({ note: { hmac_sha256: expect.stringMatching(/^[0-9a-f]{64}$/) } });
    const entry = await entryOf(id);
    expect(entry.after).toMatchObject({ note: NOTE.trim(), notes: NOTE.trim() });
    expect(entry.texts).toMatchObject([{ erased_at: null }, { erased_at: null }]);
    // The same text twice has two keys.
    expect(new Set(entry.texts.map(({ hmac }: { hmac: string }) => hmac)).size).toBe(2);
  });

  test('that was erased leaves a hash that tells nothing, and the chain and the proof as they were', async () => {
    const heads = await sealed();
    expect(await inTransaction(app.db, (tx) => eraseAuditTexts(tx, ['withdrawal.approve'], [withdrawalId]))).toBe(2);
    expect(await inTransaction(app.db, (tx) => eraseAuditTexts(tx, ['withdrawal.approve'], [withdrawalId]))).toBe(0);
    const entry = await entryOf(id);
    expect(entry.after.note).toBeNull();
    expect(entry.texts).toMatchObject([
      { key: null, erased_at: expect.stringMatching(/^20/) },
      { key: null, erased_at: expect.stringMatching(/^20/) },
    ]);
    expect(await proof(heads)).toMatchObject({ state: 'proven' });
    expect(await verified()).toBeUndefined();
  });

  test.each([
    ['changed', sql`update audit_texts set text = 'Fine!' where field = 'after.note'`],
    [
      'exchanged with its key',
      sql`update audit_texts set text = 'Fine.', key = sha256('x') where field = 'after.note'`,
    ],
    ['removed', sql`delete from audit_texts where field = 'after.note'`],
    ['erased in part', sql`update audit_texts set key = null where field = 'after.note'`],
    ['emptied', sql`update audit_texts set key = null, text = null where field = 'after.note'`],
  ])('that was %s is noticed by the proof and by verifying, which names the row', async (_, statement) => {
    const heads = await sealed();
    await change(statement);
    expect(await proof(heads)).toEqual({ state: 'broken', block: 1, what: 'text' });
    expect(await verified()).toEqual({ kind: 'text', block: 1, row: id, field: 'after.note' });
  });

  test('whose hash in the row was changed is noticed too', async () => {
    const heads = await sealed();
    await change(
      sql`update audit_log set after = jsonb_set(after, '{note,hmac_sha256}', '"0"') where audit_id = ${id}`,
    );
    expect(await proof(heads)).toEqual({ state: 'broken', block: 1, what: 'text' });
    expect(await verified()).toEqual({ kind: 'changed', block: 1, row: id });
  });

  test('can be changed and deleted by no statement of the server’s own role', async () => {
    for (const statement of [
      sql`update audit_texts set text = 'x'`,
      sql`update audit_texts set text = null, key = null`,
      sql`update audit_texts set text = null, key = null, erased_at = now(), audit_id = audit_id + 1000`,
      sql`delete from audit_texts`,
      sql`truncate audit_texts`,
    ]) {
      expect(await app.db.execute(statement).catch(postgresCode)).toBe('23001');
    }
    expect(await app.db.$count(auditTexts)).toBe(2);
  });

  test('that is masked has no key, by which its address could be found by trial, and the entry is proven all the same', async () => {
    const heads = await sealed();
    const token = await aColleague(app.db, 'auditing', ['auditor']);
    const entry = await entryOf(id, token);
    expect(entry.after.note).toBe('Wrote to m•••@example.com “today”');
    expect(entry).toMatchObject({
      is_masked: false,
      texts: [
        { is_masked: true, key: null },
        { is_masked: true, key: null },
      ],
    });
    expect(await proof(heads, id, token)).toMatchObject({ state: 'proven' });
  });

  test('that is in the row itself is shown with it; masked, the entry cannot be proven by whoever may not see it', async () => {
    const [row] = await app.db
      .insert(auditLog)
      .values({
        action: 'withdrawal.fail',
        subjectType: 'withdrawal',
        subjectId: 'W-0',
        after: { note: 'a@example.com', ä: 1e21 },
      })
      .returning();
    const old = row?.auditId as number;
    const heads = await sealed();
    expect(await proof(heads, old)).toMatchObject({ state: 'proven' });
    const token = await aColleague(app.db, 'auditing', ['auditor']);
    expect((await entryOf(old, token)).texts).toEqual([]);
    expect(await proof(heads, old, token)).toEqual({ state: 'masked' });
  });

  test('with an address that was shown is noted, once an hour for each person and entry', async () => {
    await entryOf(id);
    await entryOf(id);
    await entryOf(id, await aColleague(app.db, 'auditing', ['auditor']));
    const noted = await app.db.select().from(auditLog).where(eq(auditLog.action, 'audit.show_personal_data'));
    expect(noted).toMatchObject([{ adminId: 'adm_1', subjectType: 'audit_entry', subjectId: String(id), after: null }]);
  });
});

test('JSON is written as PostgreSQL prints it, whatever is in it', async () => {
  const every = Array.from({ length: 0x250 }, (_, code) => String.fromCodePoint(code + 1)).join('');
  const numbers = [0, -1, 1.5, 0.1, 1e21, -1.25e25, 1e-7, 12e-10, 2 ** 53, Number.MAX_VALUE, Number.MIN_VALUE];
  const values = [
    every,
    numbers,
    { bb: 1, a: [], ccc: { '10': null, '9': true, é: {} }, ab: '\u2028👩‍👧"\\/' },
    null,
    'x',
    [],
  ];
  for (const value of values) {
    const { rows } = (await app.db.execute(
      sql`select ${JSON.stringify(value)}::text::jsonb::text as text`,
    )) as unknown as {
      rows: { text: string }[];
    };
    expect(jsonbText(value)).toBe(rows[0]?.text);
  }
});
