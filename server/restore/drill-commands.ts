import { recordAudit } from '../audit/audit.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { SystemActor } from '../domain/actor.ts';

/** The result of a drill, in seconds; null where nobody has measured it. */
export interface Drill {
  /** The time before the disaster of which everything was lost. */
  lostSeconds: number | null;
  /** From the disaster until the restored server did its work. */
  tookSeconds: number | null;
}

/** Notes that a backup was restored on trial: the alert DrillOverdue looks for this row of the audit log. */
export async function recordDrill(db: Database, by: SystemActor, { lostSeconds, tookSeconds }: Drill): Promise<void> {
  const after = { lost_seconds: lostSeconds, took_seconds: tookSeconds };
  await inTransaction(db, (tx) =>
    recordAudit(tx, by, [{ action: 'database.restore_drill', subjectType: 'database', subjectId: null, after }]),
  );
}
