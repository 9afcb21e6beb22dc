import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/database.ts';

/** The entry that one filter finds among all. */
export const RARE = { actor: 'nobody.else', subjectId: 'ONE-OF-ALL', requestId: 'one-of-all' };
/** An account with a tenth of all entries. */
export const BUSY = 'admin';

/** Actions with the kind of record that they are about; a hundredth of the entries are refusals. */
const DEEDS = [
  ['game.update', 'game'],
  ['game_item.update', 'game_item'],
  ['game_item.create', 'game_item'],
  ['webhook.test', 'webhook'],
  ['transaction.export', 'export'],
  ['payments.ask_again', 'payments'],
  ['admin.sign_in', 'admin'],
  ['role.update', 'role'],
];
const REFUSED = [
  ['withdrawal.approve_refused', 'withdrawal'],
  ['request.denied', 'request'],
];

const arrayOf = (words: (string | undefined)[]) => sql.raw(`array['${words.join("','")}']`);
const picked = (deeds: string[][], part: 0 | 1) =>
  sql`(${arrayOf(deeds.map((deed) => deed[part]))})[1 + number % ${sql.raw(String(deeds.length))}]`;
const chosen = (part: 0 | 1) =>
  sql`case when number % 100 = 7 then ${picked(REFUSED, part)} else ${picked(DEEDS, part)} end`;

/** Fills the audit log with entries of the last two years, among which one is found by each of the values of `RARE`. */
export async function fillAuditLog(db: Database, rows: number): Promise<void> {
  await db.execute(sql`
    insert into audit_log (created_at, admin_id, username, action, subject_type, subject_id, before, after, address, request_id)
    select now() - interval '2 years' + number * (interval '729 days' / ${rows}::int),
      case when number % 10 = 0 then 'adm_1' when number % 10 < 8 then 'adm_' || 4 + number % 5 end,
      case when number % 10 = 0 then ${BUSY} when number % 10 < 8 then 'colleague ' || 4 + number % 5 else 'console' end,
      ${chosen(0)}, ${chosen(1)}, 'R-' || number / 20,
      '{"status": "pending_review"}', jsonb_build_object('status', 'approved', 'number', number),
      '203.0.113.' || number % 250, 'request-' || number / 3
    from generate_series(1, ${rows}::int) as number`);
  const { actor, subjectId, requestId } = RARE;
  await db.execute(sql`
    insert into audit_log (created_at, username, action, subject_type, subject_id, request_id)
    values (now() - interval '1 year', ${actor}, 'database.restore_found', 'database', ${subjectId}, ${requestId})`);
}
