import { sql } from 'drizzle-orm';
import { auditBlocks, auditLog } from '../db/schema/audit.ts';

// Figures of the log, as SQL for the one statement that reads them all. Each is one look into an index.

/** When a backup was last restored for practice, as `npm run backup -- drill-done` noted; before the first time, when the log began. */
export const lastDrill = sql`coalesce((select ${auditLog.createdAt} from ${auditLog}
  where ${auditLog.action} = 'database.restore_drill' and ${auditLog.subjectType} = 'database'
  order by ${auditLog.createdAt} desc, ${auditLog.auditId} desc limit 1),
  (select ${auditLog.createdAt} from ${auditLog} order by ${auditLog.auditId} limit 1))`;

/** A table of one row, `sealed_at` of the newest block; none before the first block. */
export const newestSeal = sql`(select ${auditBlocks.sealedAt} from ${auditBlocks} order by ${auditBlocks.blockId} desc limit 1) as newest`;

const lastSealed = sql`coalesce((select ${auditBlocks.rowIds}[array_upper(${auditBlocks.rowIds}, 1)]
  from ${auditBlocks} order by ${auditBlocks.blockId} desc limit 1), 0)`;

/** A table of one row, `since` of the oldest entry that no block seals; none when all are sealed. */
export const oldestUnsealed = sql`(select ${auditLog.createdAt} as since from ${auditLog}
  where ${auditLog.auditId} > ${lastSealed} order by ${auditLog.auditId} limit 1) as oldest`;

/** A table of how many players each administrator froze within the last hour, `players`. */
export const frozenByEach = sql`(select count(*) as players from ${auditLog}
  where ${auditLog.action} = 'player.freeze' and ${auditLog.subjectType} = 'player' and ${auditLog.createdAt} > now() - interval '1 hour'
  group by ${auditLog.adminId}) as frozen`;
