import { desc, eq, sql } from 'drizzle-orm';
import type { Source } from '../db/connection/connect.ts';
import type { Cursor } from '../db/cursor.ts';
import { auditLog, auditTexts } from '../db/schema/audit.ts';
import { admins } from '../db/schema/people.ts';
import { isoMicroseconds } from './block-queries.ts';
import { type AuditFilter, allConditions, type EntryRow, RESULT } from './log-queries.ts';

/** A row of the export, with its texts by field; an erased one is null. */
export interface ExportRow extends Omit<EntryRow, 'createdAt'> {
  before: unknown;
  after: unknown;
  texts: { field: string; text: string | null }[];
}

/** Every row that matches, the newest first, from one snapshot. */
export async function openAudit({ db, openCursor }: Source, filter: AuditFilter, signal: AbortSignal): Promise<Cursor> {
  const where = await allConditions(db, filter);
  const { auditId, createdAt } = auditLog;
  const query = sql`
    select json_build_object('auditId', ${auditId}, 'at', ${isoMicroseconds(createdAt)}, 'adminId', ${auditLog.adminId},
      'username', ${auditLog.username}, 'isService', ${admins.ownerId} is not null, 'action', ${auditLog.action},
      'subjectType', ${auditLog.subjectType}, 'subjectId', ${auditLog.subjectId}, 'result', ${RESULT},
      'address', ${auditLog.address}, 'requestId', ${auditLog.requestId}, 'before', ${auditLog.before}, 'after', ${auditLog.after},
      'texts', (select coalesce(json_agg(json_build_object('field', ${auditTexts.field}, 'text', ${auditTexts.text})), '[]')
        from ${auditTexts} where ${eq(auditTexts.auditId, auditId)})) as line
    from ${auditLog}
    left join ${admins} on ${eq(admins.adminId, auditLog.adminId)}
    where ${where}
    order by ${desc(createdAt)}, ${desc(auditId)}`;
  return openCursor(query, signal);
}

/** The next rows of `openAudit`; empty at the end. */
export async function nextEntries(cursor: Cursor): Promise<ExportRow[]> {
  return (await cursor.next()).map(({ line }) => (typeof line === 'string' ? JSON.parse(line) : line) as ExportRow);
}
