import { randomInt } from 'node:crypto';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getTableColumns, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordAudit } from '../../server/audit/audit.ts';
import { sealAudit } from '../../server/audit/commands.ts';
import { canonicalRows } from '../../server/audit/queries.ts';
import { exportHeads } from '../../server/audit/sealer.ts';
import { verifyAudit } from '../../server/audit/verify.ts';
import type { Connection } from '../../server/db/connection/connect.ts';
import type { Database } from '../../server/db/database.ts';
import { postgresCode } from '../../server/db/errors.ts';
import { auditBlocks, auditLog } from '../../server/db/schema/audit.ts';
import { admins } from '../../server/db/schema/people.ts';
import { inTransaction } from '../../server/db/transaction.ts';
import { runAdmin, runAudit, startServer, temporaryDirectory } from '../server-process.ts';
import { connectPatiently, createDatabase, createEmbedded, type TestDatabase } from '../shared.ts';
import { testInFull } from '../test-in-full.ts';
import { full, report, size } from './suite.ts';
import * as tampering from './tampering.ts';

// The audit log: any manipulation, made directly in the database with all privileges, is detected, and the right row is named.

/** Each attack of the suite reads all of them. */
const ROWS = size(60, 1_000);
/** The minimum number of blocks. */
const ROUNDS = 5;
const WRITERS = 8;
const ONLY_INSERTED = ['audit_log', 'audit_blocks', 'ledger_transfers', 'withdrawal_history', 'decision_signals'];
/** The assignment of an update, by table. */
const CHANGE: Readonly<Record<string, string>> = {
  audit_blocks: 'sealed_at = now()',
  decision_signals: "signals = '[]'",
};
const changesOf = (table: string) => [
  `update ${table} set ${CHANGE[table] ?? 'created_at = now()'}`,
  `delete from ${table}`,
  `truncate ${table}`,
];

let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
let postgres: TestDatabase;
let operations = 0;
let faults = 0;
let lost = 0;
let double = 0;

beforeAll(async () => {
  directory = await temporaryDirectory();
  postgres = await createDatabase();
});
afterAll(async () => {
  report('audit', { operations, faults, lost, double });
  await postgres?.remove();
  await directory?.remove();
});

/** A few rows in a transaction that does other things in between; every fifth transaction is rolled back. */
async function write(db: Database, number: number): Promise<number> {
  const rows = randomInt(1, 4);
  const by = { adminId: 'adm_1', username: 'admin', address: '203.0.113.9', requestId: `request ${number}` };
  const entry = { action: 'withdrawal.approve' as const, subjectType: 'withdrawal', subjectId: `WDR-${number}` };
  try {
    await inTransaction(db, async (tx) => {
      for (let row = 0; row < rows; row++) {
        await recordAudit(tx, number % 3 === 0 ? { ...by, adminId: null } : by, [
          {
            ...entry,
            ...(number % 2 === 0 && { before: { status: 'pending' } }),
            after: { amount: 0.1, row, note: 'für “Mara” \n' },
          },
        ]);
        await tx.select().from(admins);
      }
      if (number % 5 === 0) tx.rollback();
    });
  } catch (error) {
    if (number % 5 !== 0) throw error;
    return 0;
  }
  return rows;
}

/**
 * Writes `ROWS` rows with many concurrent writers, while two sealers seal repeatedly; in rounds, after each of which
 * everything is sealed.
 */
async function writeWhileSealing(writer: Database, sealers: Database[]): Promise<number> {
  let written = 0;
  let number = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    let done = false;
    // So each round writes something, and seals it.
    const enough = written + ROWS / ROUNDS;
    const writing = Promise.all(
      Array.from({ length: WRITERS }, async () => {
        while (written < enough) {
          const rows = await write(writer, number++);
          written += rows;
        }
      }),
    ).finally(() => {
      done = true;
    });
    const sealing = sealers.map(async (db) => {
      while (!done) {
        await sealAudit(db);
        await db.select().from(admins);
      }
    });
    await Promise.all([writing, ...sealing]);
    await sealAudit(writer);
  }
  return written;
}

/** The embedded database reads by the same statements. */
const KINDS = full() ? ['PGlite', 'PostgreSQL'] : ['PostgreSQL'];

describe.each(KINDS)('on %s', (kind) => {
  let connection: Connection;
  let other: Connection;
  let db: Database;
  let heads: string;
  /** Ids of the sealed rows, in total and per block. */
  let rows: number[];
  let blocks: number[][];

  beforeAll(async () => {
    const open = () => (kind === 'PGlite' ? createEmbedded() : connectPatiently(postgres.url));
    connection = await open();
    other = kind === 'PGlite' ? connection : await open();
    db = connection.db;
    heads = join(directory.path, kind);
    await db
      .insert(admins)
      .values({ adminId: 'adm_1', username: 'admin', passwordHash: 'none', roleIds: ['administrator'] });
    const written = await writeWhileSealing(db, [db, other.db]);
    expect(await exportHeads(db, heads)).toBe('exported');
    blocks = (await db.select().from(auditBlocks).orderBy(auditBlocks.blockId)).map(({ rowIds }) => rowIds);
    rows = blocks.flat();
    operations += written;
    lost += written - new Set(rows).size;
    double += rows.length - new Set(rows).size;
  });
  afterAll(async () => {
    await connection?.close();
    if (other !== connection) await other?.close();
  });

  const lastBefore = (block: number) => blocks[block - 2]?.at(-1) ?? 0;
  const blockOf = (row: number) => blocks.findIndex((ids) => ids.includes(row)) + 1;
  const findingAfter = (attack: Parameters<typeof tampering.findingAfter>[1], files = [heads]) => {
    faults++;
    return tampering.findingAfter(db, attack, files);
  };
  const isRow = (row: number | undefined): row is number => row !== undefined;
  /** The last, the first, and both sides of a block boundary. */
  const edges = () => {
    const middle = Math.floor(blocks.length / 2);
    return [rows.at(-1), blocks[middle + 1]?.[0], rows[0], blocks[middle]?.at(-1)].filter(isRow);
  };
  /** In the short form two of them, and in the full one some others too. */
  const someRows = () => {
    const anywhere = Array.from({ length: size(0, 20) }, () => rows[randomInt(rows.length)]).filter(isRow);
    return [...edges().slice(0, size(2, 4)), ...anywhere];
  };
  /** A block with others on both sides. */
  const aBlock = () => randomInt(2, blocks.length);

  test('what many wrote at once, while two sealed it, is sealed once each, and right', async () => {
    expect(blocks.length).toBeGreaterThan(4);
    expect(rows).toEqual((await db.select().from(auditLog).orderBy(auditLog.auditId)).map(({ auditId }) => auditId));
    expect(await verifyAudit(db, [heads])).toMatchObject({
      finding: undefined,
      findings: [],
      rows: rows.length,
      blocks: blocks.length,
      heads: blocks.length,
      lostHeads: 0,
      foreignFiles: [],
      unsealed: 0,
      decisions: { signed: 0, unsigned: 0 },
    });
  });

  test('rows that are not sealed yet are counted, and nothing else said of them', async () => {
    const finding = await tampering.findingAfter(
      db,
      async (tx) => {
        await tampering.insert((rows.at(-1) ?? 0) + 1)(tx);
        expect(await verifyAudit(tx, [heads])).toMatchObject({ rows: rows.length, unsealed: 1 });
      },
      [heads],
    );
    expect(finding).toBeUndefined();
  });

  test('the server’s own role can change, delete and empty nothing of what is only ever inserted', async () => {
    for (const table of ONLY_INSERTED) {
      for (const text of changesOf(table)) {
        const refused = await db.execute(sql.raw(text)).catch(postgresCode);
        expect([text, refused]).toEqual([text, '23001']);
        faults++;
      }
    }
  });

  test('the edits of the suite name every column', () => {
    const columns = (table: typeof auditLog | typeof auditBlocks) =>
      Object.values(getTableColumns(table)).map(({ name }) => name);
    expect([...new Set(tampering.EDITS.map(([column]) => column))]).toEqual(columns(auditLog));
    expect(tampering.BLOCK_EDITS.map(([column]) => column)).toEqual(columns(auditBlocks));
  });

  const edits = tampering.EDITS.map(([column, value], turn) => ({ column, value, turn }));

  test.each(edits)('$column set to $value', async ({ column, value, turn }) => {
    // In the short form one place each, in turn.
    for (const row of full() ? someRows() : edges().slice(turn % 4, (turn % 4) + 1)) {
      const kindOf = column === 'audit_id' ? 'deleted' : 'changed';
      expect(await findingAfter(tampering.edit(column, value, row))).toEqual({
        kind: kindOf,
        row,
        block: blockOf(row),
      });
    }
  });

  test('a deleted row', async () => {
    for (const row of someRows()) {
      expect(await findingAfter(tampering.remove(row))).toEqual({ kind: 'deleted', row, block: blockOf(row) });
    }
  });

  test('two rows that say what the other one said', async () => {
    for (const row of someRows()) {
      const others = rows.filter((id) => id !== row);
      const second = others[randomInt(others.length)] ?? 0;
      const first = Math.min(row, second);
      expect(await findingAfter(tampering.swap(row, second))).toEqual({
        kind: 'changed',
        row: first,
        block: blockOf(first),
      });
    }
  });

  test('a row put in where a number was free, and one that pushes the others on', async () => {
    const free = Array.from({ length: rows.at(-1) ?? 0 }, (_, index) => index + 1).filter((id) => !rows.includes(id));
    expect(free.length).toBeGreaterThan(10);
    for (const row of [free[0], free.at(-1), 0].filter((id) => id !== undefined)) {
      const found = await findingAfter(tampering.insert(row));
      expect(found).toMatchObject({ kind: 'inserted', row });
    }
    for (const row of someRows()) {
      const found = await findingAfter(tampering.insertBefore(row));
      // If the next id was free, the row that had been there is still the first wrong one.
      expect(found).toEqual({ kind: 'changed', row, block: blockOf(row) });
    }
  });

  test('a tail whose rows were cut off', async () => {
    for (const row of someRows()) {
      expect(await findingAfter(tampering.cutRows(row))).toEqual({ kind: 'deleted', row, block: blockOf(row) });
    }
  });

  test('a tail whose rows and blocks were cut off', async () => {
    for (const block of [1, aBlock(), blocks.length]) {
      const attack = async (tx: Parameters<ReturnType<typeof tampering.cutRows>>[0]) => {
        await tampering.cutRows(blocks[block - 1]?.[0] ?? 0)(tx);
        await tampering.cutBlocks(block)(tx);
      };
      expect(await findingAfter(attack)).toEqual({ kind: 'head', block, after: lastBefore(block) });
      // This is what the exported heads are for.
      expect(await findingAfter(attack, [])).toBeUndefined();
    }
  });

  test('a tail cut off, or a row edited, and everything from there on computed anew', async () => {
    for (const row of someRows()) {
      const block = blockOf(row);
      for (const change of [tampering.cutRows(row), tampering.edit('action', "'nothing.happened'", row)]) {
        const attack = async (tx: Parameters<typeof change>[0]) => {
          await change(tx);
          await tampering.rewriteFrom(block, blocks.length)(tx);
        };
        expect(await findingAfter(attack)).toEqual({ kind: 'head', block, after: lastBefore(block) });
        expect(await findingAfter(attack, [])).toBeUndefined();
      }
    }
  });

  test.each(tampering.PUT_IN_THE_WAY)('%s put in the way of reading is no hiding place', async (_, found, attack) => {
    const row = rows.at(-1) ?? 0;
    const finding = await findingAfter(tampering.putInTheWay(attack(row)));
    if (found === 'changed') expect(finding).toEqual({ kind: 'changed', row, block: blockOf(row) });
    else if (found === 'inserted') expect(finding).toEqual({ kind: 'inserted', row: 0, block: 1 });
    else expect(finding).toEqual({ kind: 'structure', block: 0, difference: found });
  });

  test('a collation under which the falsified text equals the old one', async () => {
    // Only a PostgreSQL with ICU has such collations.
    if (kind === 'PGlite') return;
    const row = rows.at(-1) ?? 0;
    const attack = `create collation public.any_case (provider = icu, locale = 'und-u-ks-level2', deterministic = false);;
      do $$ declare on_action record;
      begin
        create temporary table triggers_on_action on commit drop as
          select tgname as name, pg_get_triggerdef(oid) as definition from pg_trigger
          where tgname in ('audit_log_person_facts', 'audit_log_decided_facts');
        for on_action in select * from triggers_on_action loop
          execute format('drop trigger %I on audit_log', on_action.name);
        end loop;
        alter table audit_log alter action type text collate public.any_case;
        for on_action in select * from triggers_on_action loop
          execute on_action.definition;
        end loop;
      end $$;;
      update audit_log set action = upper(action) where audit_id = ${row}`;
    expect(await findingAfter(tampering.putInTheWay(attack))).toEqual({ kind: 'changed', row, block: blockOf(row) });
  });

  test('a block that a trigger drops is not taken for sealed', async () => {
    const [, , drop] = tampering.PUT_IN_THE_WAY.find(([what]) => what === 'a trigger that drops new blocks') ?? [];
    await tampering.findingAfter(
      db,
      async (tx) => {
        await tampering.insert((rows.at(-1) ?? 0) + 1)(tx);
        await tx.execute(sql`set local session_replication_role = origin`);
        await tampering.putInTheWay(drop?.(0) ?? '')(tx);
        await expect(sealAudit(tx)).rejects.toThrow('was not stored as it was sealed');
      },
      [heads],
    );
  });

  test('the text that is hashed of a row is the one that the database made of it for the first blocks', async () => {
    const every = Array.from({ length: 0x250 }, (_, code) => String.fromCodePoint(code + 1)).join('');
    const texts = [every, '\u2028\u2029\uFFFD\u{10FFFF}👩‍👩‍👧 "\\/"', '', "'", '-0'];
    const values = ['null', '-0', '1.10', '1e30', '12345678901234567890.0123456789', '{"b": 1, "a": {"1": []}}'];
    await tampering.findingAfter(
      db,
      async (tx) => {
        const first = (rows.at(-1) ?? 0) + 1;
        for (const [index, text] of texts.entries()) {
          await tx.execute(sql`insert into audit_log (audit_id, created_at, username, action, subject_type, subject_id, before, after)
            values (${first + index}::bigint, timestamptz '2026-11-21 01:02:03Z' + ${index}::int * interval '1 microsecond', ${text}, ${text}, ${text}, ${text},
              ${values[index]}::jsonb, jsonb_build_object(${text}::text, ${text}::text, 'and', ${values.at(-1)}::jsonb))`);
        }
        const before =
          await tx.execute(sql`select jsonb_build_array(audit_id, extract(epoch from created_at)::text, admin_id, username,
          action, subject_type, subject_id, before::text, after::text, address, request_id)::text as canonical
          from audit_log where audit_id >= ${first}::bigint order by audit_id`);
        const now = await canonicalRows(tx, first - 1, first + texts.length, 100);
        expect(now).toHaveLength(texts.length);
        expect(now.map(({ canonical }) => ({ canonical }))).toEqual((before as unknown as { rows: unknown[] }).rows);
      },
      [],
    );
  });

  test.each(tampering.BLOCK_EDITS)('a block whose %s was set to %s', async (column, value) => {
    const block = aBlock();
    const found = await findingAfter(tampering.editBlock(column, value, block), []);
    expect(found).toEqual({ kind: 'block', block, after: lastBefore(block) });
  });

  test('a block that is gone, two that changed places, and one that was written anew by itself', async () => {
    const block = aBlock();
    const gone = (tx: Parameters<ReturnType<typeof tampering.cutRows>>[0]) =>
      tx.execute(sql`delete from audit_blocks where block_id = ${block}::bigint`);
    expect(await findingAfter(gone, [])).toEqual({ kind: 'block', block, after: lastBefore(block) });
    expect(await findingAfter(gone)).toEqual({ kind: 'head', block, after: lastBefore(block) });
    expect(await findingAfter(tampering.swapBlocks(block - 1, block), [])).toMatchObject({
      kind: 'block',
      block: block - 1,
    });

    const anew = async (tx: Parameters<ReturnType<typeof tampering.cutRows>>[0]) => {
      await tampering.edit('action', "'nothing.happened'", blocks[block - 1]?.[0] ?? 0)(tx);
      await tampering.rewriteBlock(block)(tx);
    };
    expect(await findingAfter(anew, [])).toEqual({ kind: 'link', block: block + 1, upTo: lastBefore(block + 1) });
    expect(await findingAfter(anew)).toEqual({ kind: 'head', block, after: lastBefore(block) });
  });

  test('heads in several files, one of them cut and with half a line, hold the log to all of them', async () => {
    const [text, part] = [await readFile(heads, 'utf8'), `${heads}.part`];
    const lines = text.split('\n');
    await writeFile(part, lines.slice(0, 3).join('\n'));
    await appendFile(part, `\n${lines[3]?.slice(0, 40)}`);
    expect(await verifyAudit(db, [part])).toMatchObject({ finding: undefined, heads: 3 });
    // After continuing behind the incomplete line, only that line is lost.
    expect(await exportHeads(db, part)).toBe('exported');
    expect(await verifyAudit(db, [heads, part])).toMatchObject({ finding: undefined, heads: 2 * blocks.length });
    expect(await exportHeads(db, part)).toBe('exported');
    expect((await readFile(part, 'utf8')).split('\n').slice(4)).toEqual(lines.slice(3));
  });
});

describe('on PostgreSQL, as a role that is no superuser', () => {
  test('may neither change, delete nor empty, whatever the triggers do', async () => {
    const root = new Client({ connectionString: postgres.url });
    await root.connect();
    await root.query('create role plain login');
    await root.query('create database plain owner plain');
    await root.end();
    const url = new URL(postgres.url);
    url.username = 'plain';
    url.pathname = '/plain';
    const { db, close } = await connectPatiently(url.href);
    try {
      await db
        .insert(admins)
        .values({ adminId: 'adm_1', username: 'admin', passwordHash: 'none', roleIds: ['administrator'] });
      expect(await write(db, 1)).toBeGreaterThan(0);
      expect(await sealAudit(db)).toBeGreaterThan(0);
      for (const table of ONLY_INSERTED) {
        for (const text of changesOf(table)) {
          expect([text, await db.execute(sql.raw(text)).catch(postgresCode)]).toEqual([text, '42501']);
          faults++;
        }
      }
      // The role owns the tables and can restore its privileges; hiding what it then did is harder.
      const falsify = `grant update on audit_log to plain;;
        alter table audit_log disable trigger audit_log_only_inserted;;`;
      const restore = ';; alter table audit_log enable trigger audit_log_only_inserted';
      for (const [what, found, attack] of tampering.PUT_IN_THE_WAY.filter(([what]) => what !== 'a cast')) {
        class Undo extends Error {}
        const attempt = inTransaction(db, async (tx) => {
          const statements = attack(1).replace(
            '(audit_id, action, subject_type) values',
            '$& overriding system value values',
          );
          const insertable = statements.replace('values overriding', 'overriding');
          await tampering.putInTheWay(falsify + insertable + (found.startsWith('audit_log') ? '' : restore))(tx);
          const { finding } = await verifyAudit(tx, []);
          expect([what, finding?.kind]).toEqual([what, /^audit_/.test(found) ? 'structure' : found]);
          throw new Undo();
        });
        await expect(attempt).rejects.toThrow(Undo);
        faults++;
      }
    } finally {
      await close();
    }
  });
});

describe('npm run audit', () => {
  const run = (...args: string[]) => runAudit({ DATABASE_URL: postgres.url, DATA_DIR: directory.path }, ...args);

  testInFull('what the server wrote is sealed and exported when it has ended', async () => {
    const file = join(directory.path, 'audit-heads');
    const env = { DATABASE_URL: postgres.url, DATA_DIR: directory.path };
    const server = await startServer(env);
    await runAdmin(env, 'create', 'robin');
    const signIn = { username: 'robin', password: 'not the password' };
    const headers = { 'content-type': 'application/json' };
    const refused = { method: 'POST', headers, body: JSON.stringify(signIn) };
    expect((await fetch(`${server.origin}/auth/admin-login`, refused)).status).toBe(401);
    expect(await server.stop()).toBe(0);

    const right = await run('verify');
    expect(right).toMatchObject({ code: 0, output: expect.stringContaining('No sealed row was changed.') });
    expect(right.output).toContain('0 newest rows not sealed yet');
    expect(right.output).toContain(`confirmed (${file})`);
  });

  test('names a change', async () => {
    const root = new Client({ connectionString: postgres.url });
    await root.connect();
    await root.query('set session_replication_role = replica');
    const { rows } = await root.query(
      `update audit_log set username = 'somebody' where audit_id = (select min(audit_id) from audit_log) returning audit_id`,
    );
    await root.end();
    faults++;
    const broken = await run('verify');
    expect(broken.code).toBe(1);
    expect(broken.output).toMatch(
      new RegExp(`Broken: row ${rows[0]?.audit_id} was changed after it was sealed \\(block \\d+\\)`),
    );
  });

  test('says with code 2 that it could not tell', async () => {
    const [noFile, half] = await Promise.all([
      run('verify', '--heads', join(directory.path, 'nowhere')),
      run('verify', '--heads'),
    ]);
    expect(noFile).toMatchObject({
      code: 2,
      output: expect.stringMatching(/^A file or folder cannot be used: ENOENT.*\n$/),
    });
    expect(half).toMatchObject({ code: 2, output: expect.stringContaining('Usage:') });
  });
});
