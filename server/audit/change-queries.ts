import { sql } from 'drizzle-orm';
import { auditLog } from '../db/schema/audit.ts';

// Entries that open screens are told of, as SQL. The ids of entries ascend.

/** SQL of the id of the newest entry; 0 without one. */
export const newestEntry = sql`coalesce((select max(${auditLog.auditId}) from ${auditLog}), 0)`;

const entriesAfter = (after: number, limit: number, condition: ReturnType<typeof sql>) => sql`(
  select ${auditLog.auditId}, ${auditLog.subjectType}, ${auditLog.subjectId}, ${auditLog.action} from ${auditLog}
  where ${condition} and ${auditLog.auditId} > ${after}::bigint
  order by ${auditLog.auditId} desc limit ${limit}::int)`;

/** SQL of entries about transactions and requests for a second person after an id, the newest: `audit_id, subject_type, subject_id, action`. */
export const decisionsAfter = (after: number, limit: number) =>
  entriesAfter(
    after,
    limit,
    sql`${auditLog.subjectType} in ('transaction', 'approval') and ${auditLog.subjectId} is not null`,
  );

/** SQL of entries that freeze or unfreeze a player after an id, the newest, with the same columns. */
export const freezesAfter = (after: number, limit: number) =>
  entriesAfter(
    after,
    limit,
    sql`${auditLog.subjectType} = 'player' and ${auditLog.action} in ('player.freeze', 'player.unfreeze')`,
  );
