import { eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenInvariants } from '../../server/audit/audited-books.ts';
import type { Connection } from '../../server/db/connection/connect.ts';
import { approvalRequests, approvalRules } from '../../server/db/schema/approvals.ts';
import { admins } from '../../server/db/schema/people.ts';
import { withdrawalHistory, withdrawals } from '../../server/db/schema/withdrawals.ts';
import { approveRequest } from '../../server/second-person/decision-commands.ts';
import { changeWithdrawal } from '../../server/withdrawals/commands.ts';
import { size } from '../faults/suite.ts';
import { connectPatiently, createDatabase, type TestDatabase } from '../shared.ts';
import { actor, outcome, play } from './second-person-histories.ts';
import { aHistory } from './second-person-steps.ts';
import { callWitness } from './second-person-witness.ts';
import { aWithdrawal, insertFirstRecords } from './server-under-test.ts';

// Second people of two processes on one PostgreSQL.

let database: TestDatabase;
let one: Connection;
let other: Connection;
beforeAll(async () => {
  database = await createDatabase();
  [one, other] = [await connectPatiently(database.url), await connectPatiently(database.url)];
  await insertFirstRecords(one.db);
  const people = ['kim', 'lee'].map((username) => ({
    adminId: `adm_${username}`,
    username,
    passwordHash: 'none',
    roleIds: ['administrator'],
  }));
  await one.db.insert(admins).values(people);
  const rules = [{ actions: ['approve'], fact: 'amount', atLeastCents: 1 }];
  await one.db.insert(approvalRules).values({ version: 1, rules, reason: 'For a test', hash: 'hash' });
});
afterAll(async () => {
  await Promise.all([one?.close(), other?.close()]);
  await database?.remove();
});

const RACES = size(20, 1_000);
/** Played by the pure functions, by the thousand: tests/unit/second-person-model.test.ts. */
const HISTORIES = size(5, 300);
/** A failing history is printed with seed and path, and FAULTS_SEED repeats it. */
const SEED = Number(process.env.FAULTS_SEED ?? 20261125);

async function aRequest(): Promise<{ id: string; request: number }> {
  const id = await aWithdrawal(one.db);
  expect(await changeWithdrawal(one.db, actor('adm_1'), id, { action: 'approve' })).toBe(true);
  const [asked] = await one.db.select().from(approvalRequests).where(eq(approvalRequests.subjectId, id));
  return { id, request: asked?.id ?? 0 };
}

test('of two who agree at once one carries it out, and of an agreement and an edit the first counts alone', async () => {
  const ids: string[] = [];
  for (let race = 0; race < RACES; race++) {
    const { id, request } = await aRequest();
    ids.push(id);
    const agree = (connection: Connection, who: string) =>
      outcome(approveRequest(connection.db, actor(who), request, {}));
    const isEdit = race % 2 === 1;
    const edit = () =>
      other.db
        .update(withdrawals)
        .set({ accountLast4: '0001' })
        .where(sql`${withdrawals.withdrawalId} = ${id} and ${withdrawals.status} = 'pending_review'`);
    const against = isEdit ? outcome(edit()) : agree(other, 'adm_lee');
    const outcomes = [await agree(one, 'adm_kim'), await against];
    const [row] = await one.db.select().from(withdrawals).where(eq(withdrawals.withdrawalId, id));
    const [ended] = await one.db.select().from(approvalRequests).where(eq(approvalRequests.id, request));
    const wasEdited = row?.accountLast4 === '0001';
    expect([ended?.state, row?.status]).toEqual(wasEdited ? ['void', 'pending_review'] : ['approved', 'approved']);
    if (!isEdit) expect(outcomes.toSorted()).toEqual(['done', 'request_ended']);
    else if (!wasEdited) expect(outcomes[0]).toBe('done');
  }
  const steps = await one.db
    .select()
    .from(withdrawalHistory)
    .where(sql`${inArray(withdrawalHistory.withdrawalId, ids)} and ${withdrawalHistory.action} = 'approve'`);
  expect(new Set(steps.map(({ withdrawalId }) => withdrawalId)).size).toBe(steps.length);
  expect(steps.every(({ secondAdminId }) => secondAdminId !== null && secondAdminId !== 'adm_1')).toBe(true);
  expect(await brokenInvariants(one.db)).toEqual([]);
});

test('whatever people, roles, rules and clocks do meanwhile, no effect is without two who may, none comes twice, and none is lost', async () => {
  await callWitness(one.db);
  let effects = 0;
  const property = fc.asyncProperty(aHistory, async (history) => {
    effects += await play([one, other], history);
  });
  await fc.assert(property, { seed: SEED, numRuns: HISTORIES, endOnFailure: true });
  expect(await brokenInvariants(one.db)).toEqual([]);
  // Otherwise the histories are about nothing.
  expect(effects).toBeGreaterThan(HISTORIES);
});
