import { getTableName, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { repeatableFiles } from '../../server/db/migration/repeatable-sql.ts';
import * as facts from '../../server/db/schema/decided-facts.ts';
import { aColleague, behindTheTriggers, runStatements, serverUnderTest } from './server-under-test.ts';

const app = serverUnderTest();
const TABLES = Object.values(facts);

/** An entry as a server of the release before writes it. */
const write = (action: string, subjectId: string, { before = {}, after = {}, daysAgo = 0 } = {}) =>
  app.db.execute(sql`insert into audit_log (created_at, admin_id, username, action, subject_type, subject_id, before, after) values (
    now() - make_interval(days => ${daysAgo}::int), 'adm_kim', 'kim', ${action}, 'any', ${subjectId},
    ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb)`);

const kept = async () =>
  Object.fromEntries(
    await Promise.all(
      TABLES.map(async (table) => [getTableName(table), await app.db.select().from(table).orderBy(table.auditId)]),
    ),
  );

test('the facts of entries that another release writes are kept; those from before it was installed are caught up', async () => {
  await aColleague(app.db, 'kim');
  const passkey = { factor_id: 'f1', credential_id: 'c1', public_key: 'p1', rp_id: 'r1' };
  await write('player.reveal', 'PLR-1');
  await write('withdrawal.edit_note', 'WDR-1');
  await write('admin.add_factor', 'adm_lee', { after: passkey });
  await write('admin.add_factor', 'adm_lee', { after: { factor_id: 'f2' } });
  await write('admin.remove_factor', 'adm_lee', { before: { kind: 'totp' }, daysAgo: 9 });
  await write('admin.remove_factor', 'adm_lee', { before: { kind: 'passkey' }, daysAgo: 9 });
  await write('admin.reset_password', 'adm_lee', { daysAgo: 8 });
  await write('game_item.delete', 'ITM-1', { daysAgo: 700 });
  await write('admin.enable', 'adm_lee', { daysAgo: 600 });
  const before = await kept();
  expect(before).toMatchObject({
    limited_actions: [{ kind: 'reveal' }, { kind: 'note', adminId: 'adm_kim' }],
    passkey_additions: [{ adminId: 'adm_lee', addedBy: 'adm_kim', factorId: 'f1', publicKey: 'p1' }],
    credential_losses: [{ lost: 'passkey' }, { lost: 'password', adminId: 'adm_lee' }],
    deleted_items: [{ itemId: 'ITM-1' }],
  });
  const activity = [
    { adminId: 'adm_kim', what: 'acted' },
    { adminId: 'adm_lee', what: 'opened' },
  ].map((one) => expect.objectContaining(one));
  expect(before.account_activity).toEqual(expect.arrayContaining(activity));
  await behindTheTriggers(app.db, async (tx) => {
    for (const table of TABLES) await tx.delete(table);
  });
  const file = repeatableFiles().find((one) => one.file === 'audit/decided-facts.sql');
  // Twice: what is kept already stays as it is.
  for (let times = 0; times < 2; times++) await runStatements(app.db, String(file?.text));
  expect(await kept()).toEqual({ ...before, account_activity: expect.arrayContaining(activity) });
});
