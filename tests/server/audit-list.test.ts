import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { recordAudit } from '../../server/audit/audit.ts';
import { sealAudit } from '../../server/audit/commands.ts';
import { auditPage } from '../../server/audit/log-queries.ts';
import { auditLog } from '../../server/db/schema/audit.ts';
import { inTransaction } from '../../server/db/transaction.ts';
import { CONSOLE, SYSTEM } from '../../server/domain/actor.ts';
import {
  aColleague,
  aProgram,
  aSession,
  aWithdrawal,
  behindTheTriggers,
  serverUnderTest,
} from './server-under-test.ts';

const app = serverUnderTest();
const LIST = '/api/admin/audit';
const HOUR = 3_600_000;
const START = Date.parse('2026-10-30T00:30:00Z');

type Row = Required<Pick<typeof auditLog.$inferInsert, 'action' | 'subjectType'>> & {
  createdAt: Date;
  adminId: string | null;
  username: string | null;
  subjectId: string | null;
  requestId: string | null;
};

const ACTORS = [
  { adminId: 'adm_1', username: 'admin' },
  { adminId: 'adm_dana', username: 'dana' },
  { adminId: null, username: 'console' },
  { adminId: null, username: null },
];
const DEEDS = [
  { action: 'withdrawal.approve', subjectType: 'withdrawal' },
  { action: 'withdrawal.approve_refused', subjectType: 'withdrawal' },
  { action: 'payout.process', subjectType: 'payout' },
  { action: 'payments.ask_again', subjectType: 'payments' },
  { action: 'request.denied', subjectType: 'request' },
];

/** 60 rows, one every half hour, in which every combination of two values occurs. Some have the same time. */
const ROWS: Row[] = Array.from({ length: 60 }, (_, index) => ({
  createdAt: new Date(START + Math.floor(index / 3) * 1.5 * HOUR),
  ...(ACTORS[index % 4] as (typeof ACTORS)[number]),
  ...(DEEDS[index % 5] as (typeof DEEDS)[number]),
  subjectId: index % 7 === 6 ? null : `R-${index % 7}`,
  requestId: index % 3 === 0 ? null : `request-${Math.floor(index / 6)}`,
}));

const resultOf = ({ action }: Row) =>
  action === 'request.denied' ? 'denied' : action.endsWith('_refused') ? 'refused' : 'done';

/** How each filter is meant to work, on the rows above. */
const MATCHES: Record<string, (row: Row, value: string) => boolean> = {
  actor: (row, name) => row.username === name.toLowerCase(),
  action: ({ action }, wanted) => action === wanted || action.split('.')[0] === wanted,
  result: (row, wanted) => resultOf(row) === wanted,
  subject_type: ({ subjectType }, wanted) => subjectType === wanted,
  subject_id: ({ subjectId }, wanted) => subjectId === wanted,
  request_id: ({ requestId }, wanted) => requestId === wanted,
  date_from: ({ createdAt }, day) => createdAt.toISOString().slice(0, 10) >= day,
  date_to: ({ createdAt }, day) => createdAt.toISOString().slice(0, 10) <= day,
};

/** Positions in ROWS, from the newest to the oldest. */
const expected = (filters: Record<string, string>) =>
  ROWS.map((row, index) => ({ row, index }))
    .filter(({ row }) => Object.entries(filters).every(([name, value]) => MATCHES[name]?.(row, value)))
    .toReversed()
    .map(({ index }) => index);

describe('the list', () => {
  /** Ids of the rows, in their order. */
  let ids: string[];
  beforeEach(async () => {
    await aColleague(app.db, 'dana');
    await behindTheTriggers(app.db, (tx) => tx.execute(sql`delete from audit_log`));
    const stored = await app.db.insert(auditLog).values(ROWS).returning({ id: auditLog.auditId });
    ids = stored.map(({ id }) => String(id));
  });

  async function found(filters: Record<string, string>, limit = 100): Promise<number[]> {
    const positions: number[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query = new URLSearchParams({ ...filters, limit: String(limit), ...(cursor && { cursor }) });
      const { status, body } = await app.call('GET', `${LIST}?${query}`);
      expect(status).toBe(200);
      expect(body.searched_until).toBeNull();
      positions.push(...body.entries.map(({ id }: { id: string }) => ids.indexOf(id)));
      cursor = body.next_cursor;
    }
    return positions;
  }

  const VALUES = {
    actor: ['Dana', 'console'],
    action: ['withdrawal', 'payout.process'],
    result: ['done', 'refused', 'denied'],
    subject_type: ['withdrawal', 'payments'],
    subject_id: ['R-2'],
    request_id: ['request-4'],
    date_from: ['2026-10-31'],
    date_to: ['2026-10-30'],
  };
  const ALONE = Object.entries(VALUES).flatMap(([name, values]) => values.map((value) => ({ [name]: value })));

  test('has every entry once, the newest first, in pages of any size', async () => {
    expect(await found({})).toEqual(expected({}));
    expect(await found({}, 7)).toEqual(expected({}));
  });

  test('finds exactly what each filter alone, and each two of them together, say', async () => {
    const further = [{ actor: 'nobody' }, { action: 'withdrawal.approve' }, { action: 'with' }, { subject_id: 'R-9' }];
    for (const one of [...ALONE, ...further] as Record<string, string>[]) {
      expect({ ...one, found: await found(one, 4) }).toEqual({ ...one, found: expected(one) });
    }
    const pairs = ALONE.flatMap((one, index) => ALONE.slice(index + 1).map((other) => ({ ...one, ...other })));
    for (const pair of pairs.filter((filters) => Object.keys(filters).length === 2)) {
      expect({ ...pair, found: await found(pair) }).toEqual({ ...pair, found: expected(pair) });
    }
  });

  test('that has looked at enough without filling the page says how far it came, and continues there', async () => {
    const filter = { subjectId: 'R-2', result: 'refused' } as const;
    const wanted = expected({ subject_id: 'R-2', result: 'refused' });
    const first = await auditPage(app.db, filter, 5, undefined, 3);
    const lookedAt = expected({ subject_id: 'R-2' }).slice(0, 3);
    expect(first.searchedUntil).toEqual(ROWS[lookedAt.at(-1) as number]?.createdAt);
    const all = [...first.rows];
    for (let next = first.next; next !== null; ) {
      const page = await auditPage(app.db, filter, 5, next, 3);
      all.push(...page.rows);
      next = page.next;
    }
    expect(all.map(({ auditId }) => ids.indexOf(String(auditId)))).toEqual(wanted);
  });

  test('exports exactly the entries that the filters match, the newest first, and notes who did', async () => {
    const token = await aSession(app.db);
    const combinations: Record<string, string>[] = [
      {},
      { actor: 'dana', result: 'refused' },
      { action: 'withdrawal', date_to: '2026-10-30' },
    ];
    for (const filters of combinations) {
      const path = `${LIST}/export?${new URLSearchParams(filters)}`;
      const response = await app.fetch(path, { headers: { authorization: `Bearer ${token}` } });
      const lines = (await response.text()).trim().split('\r\n').slice(1);
      const positions = lines.map((line) => ids.indexOf(line.split(',')[0] ?? '')).filter((position) => position >= 0);
      expect({ filters, positions }).toEqual({ filters, positions: expected(filters) });
    }
    const [row] = await app.db.select().from(auditLog).where(eq(auditLog.action, 'audit.export'));
    expect(row).toMatchObject({ adminId: 'adm_1', after: { filters: {}, rows: 60, complete: true } });
  });

  test('refuses a cursor and filters that cannot be', async () => {
    for (const query of ['cursor=x', 'result=maybe', 'action=a.b.c', 'action=UPPER', 'date_from=2026-02-30']) {
      expect({ query, status: (await app.call('GET', `${LIST}?${query}`)).status }).toEqual({ query, status: 422 });
    }
  });
});

describe('one entry', () => {
  test('says who changed what, from where, and by which call', async () => {
    const id = await aWithdrawal(app.db, { status: 'pending_review' });
    const answer = await app.call('POST', `/admin/withdrawal/withdrawals/${id}/approve`, { body: { notes: 'Fine.' } });
    const { entries } = (await app.call('GET', `${LIST}?subject_id=${id}`)).body;
    const { body } = await app.call('GET', `${LIST}/${entries[0].id}`);
    expect(body).toMatchObject({
      actor_id: 'adm_1',
      actor: 'admin',
      is_service: false,
      action: 'withdrawal.approve',
      result: 'done',
      request_id: answer.headers.get('x-request-id'),
      before: { status: 'pending_review' },
      after: { status: 'approved' },
      block: null,
    });
  });

  test('names its block once it is sealed, and marks what a program did', async () => {
    const { id: adminId } = await aProgram(app.db, 'adm_1', { name: 'sync' });
    const by = { ...SYSTEM, adminId, username: 'sync' };
    const write = (action: 'webhook.test' | 'payments.resume') =>
      inTransaction(app.db, (tx) => recordAudit(tx, by, [{ action, subjectType: 'webhook', subjectId: 'hook' }]));
    await write('webhook.test');
    await sealAudit(app.db);
    await write('payments.resume');
    await sealAudit(app.db);
    await write('webhook.test');
    const { entries } = (await app.call('GET', `${LIST}?subject_id=hook`)).body;
    const blocks = await Promise.all(
      entries.map(async (entry: { id: string }) => (await app.call('GET', `${LIST}/${entry.id}`)).body.block?.id),
    );
    expect(blocks).toEqual([undefined, 2, 1]);
    expect(entries).toMatchObject([{ is_service: true }, { is_service: true }, { is_service: true }]);
  });

  test('masks addresses in every text for whoever may not see who players are', async () => {
    const after = { note: 'mara@example.com', reason: 'Asked mara@example.com', list: [{ any: 'mara@example.com' }] };
    await inTransaction(app.db, (tx) =>
      recordAudit(tx, CONSOLE, [{ action: 'payments.pause', subjectType: 'payments', subjectId: null, after }]),
    );
    const { entries } = (await app.call('GET', `${LIST}?action=payments.pause`)).body;
    const path = `${LIST}/${entries[0].id}`;
    expect((await app.call('GET', path)).body.after).toEqual(after);
    const token = await aColleague(app.db, 'auditing', ['auditor']);
    expect((await app.call('GET', path, { token })).body.after).toEqual({
      note: 'm•••@example.com',
      reason: 'Asked m•••@example.com',
      list: [{ any: 'm•••@example.com' }],
    });
  });

  test('exports texts in their place, masked for whoever may not see who players are', async () => {
    const after = { note: '=Asked mara@example.com' };
    await inTransaction(app.db, (tx) =>
      recordAudit(tx, CONSOLE, [{ action: 'payments.pause', subjectType: 'payments', subjectId: null, after }]),
    );
    const exported = async (token: string) => {
      const path = `${LIST}/export?action=payments.pause`;
      return (await app.fetch(path, { headers: { authorization: `Bearer ${token}` } })).text();
    };
    expect(await exported(await aSession(app.db))).toContain('""note"":""=Asked mara@example.com""');
    expect(await exported(await aColleague(app.db, 'auditing', ['auditor']))).toContain(
      '""note"":""=Asked m•••@example.com""',
    );
    const token = await aColleague(app.db, 'helping', ['support']);
    expect((await app.call('GET', `${LIST}/export`, { token })).status).toBe(403);
  });

  test.each(['0', '999999999', 'no-number'])('%s is not there', async (id) => {
    expect((await app.call('GET', `${LIST}/${id}`)).status).toBe(404);
  });
});
