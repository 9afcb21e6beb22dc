import type { MiddlewareHandler } from 'hono';
import { recordAudit } from '../audit/audit.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Actor } from '../domain/actor.ts';
import type { AppEnv } from './app-env.ts';
import { MinuteSums } from './minute-sums.ts';
import { operationIdOf } from './operations.ts';

/** Personal data of so many different players within a minute are noted: somebody who works through a list sees fewer. */
const BULK = 100;

interface Reading {
  by: Actor;
  since: Date;
  playerIds: Set<string>;
  operations: Set<string>;
}

/**
 * Notes in the audit log, once a minute and person, that somebody who sees personal data has read those of many players. Exports have
 * entries of their own. Whoever reads slowly enough is not noted, and has to be slow.
 *
 * @param closing aborted when the server stops answering
 */
export function noteBulkReadings(db: Database, closing?: AbortSignal): MiddlewareHandler<AppEnv> {
  const readings = new MinuteSums<Reading>({
    write: async ({ by, since, playerIds, operations }) => {
      if (playerIds.size < BULK) return;
      const after = { players: playerIds.size, since, operations: [...operations] };
      const entry = { action: 'player.read_in_bulk' as const, subjectType: 'player', subjectId: null, after };
      await inTransaction(db, (tx) => recordAudit(tx, { ...by, requestId: null }, [entry]));
    },
    add: (next, { since, playerIds, operations }) => {
      next.since = since;
      for (const id of playerIds) next.playerIds.add(id);
      for (const one of operations) next.operations.add(one);
    },
  });
  closing?.addEventListener('abort', () => void readings.writeAll());
  return async (c, next) => {
    c.set('noteReading', (playerIds) => {
      const by = c.get('actor');
      const reading = readings.of(by.adminId, () => ({
        by,
        since: new Date(),
        playerIds: new Set(),
        operations: new Set(),
      }));
      for (const id of playerIds) reading.playerIds.add(id);
      reading.operations.add(operationIdOf(c.req.method, c.req.path) ?? '');
    });
    await next();
  };
}
