import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { auditLog } from '../db/schema/audit.ts';

/** By which whoever does it may sign in as another administrator. */
const LETS_IN = sql`('admin.invite', 'admin.renew_invitation', 'admin.reset_password')`;

/**
 * The ids of the accounts that count as one person with this one, which is among them. For a day after an administrator gave another one
 * an invitation or a new password, it cannot be told whether one person has both: somebody could otherwise invite the colleague
 * whom a rule asks for. A day is longer than any session, and long enough for others to notice.
 */
export async function accountsOfPerson(tx: Transaction, adminId: string): Promise<string[]> {
  const { rows } = (await tx.execute(sql`
    with recursive let_in as (
      select ${auditLog.adminId} as giver, ${auditLog.subjectId} as taker from ${auditLog}
      where ${auditLog.action} in ${LETS_IN} and ${auditLog.subjectType} = 'admin' and ${auditLog.adminId} is not null
        and ${auditLog.createdAt} > now() - interval '1 day'
    ), person(id) as (
      select ${adminId}::text
      union
      select case when id = giver then taker else giver end from person join let_in on id in (giver, taker)
    )
    select id from person`)) as unknown as { rows: { id: string }[] };
  return rows.map(({ id }) => id);
}
