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
/** And of so many within a day, however slowly: more than anybody looks after in one. */
const BULK_OF_DAY = 1_000;
const DAY_MS = 24 * 60 * 60_000;
/** Far more people than read in a day; only a bound on memory. */
const MAX_PEOPLE = 1_000;

interface Reading {
  by: Actor;
  since: Date;
  playerIds: Set<string>;
  operations: Set<string>;
}

/** The players that a person has read since a time, by a clock that nobody sets. */
type DayReading = Reading & { beganAt: number };

/**
 * Notes in the audit log that somebody who sees personal data has read those of many players: once a minute and person, and again for every
 * thousand within a day. Exports have entries of their own. The counts are this process's.
 *
 * @param closing aborted when the server stops answering
 */
export function noteBulkReadings(db: Database, closing?: AbortSignal): MiddlewareHandler<AppEnv> {
  const write = async ({ by, since, playerIds, operations }: Reading) => {
    const after = { players: playerIds.size, since, operations: [...operations] };
    const entry = { action: 'player.read_in_bulk' as const, subjectType: 'player', subjectId: null, after };
    await inTransaction(db, (tx) => recordAudit(tx, { ...by, requestId: null }, [entry]));
  };
  const readings = new MinuteSums<Reading>({
    write: async (reading) => {
      if (reading.playerIds.size >= BULK) await write(reading);
    },
    add: (next, { since, playerIds, operations }) => {
      next.since = since;
      for (const id of playerIds) next.playerIds.add(id);
      for (const one of operations) next.operations.add(one);
    },
  });
  const days = new Map<string, DayReading>();
  const ofDay = (by: Actor): DayReading => {
    const now = performance.now();
    const known = days.get(by.adminId);
    if (known && now - known.beganAt < DAY_MS) return known;
    const begun = { ...newReading(by), beganAt: now };
    days.delete(by.adminId);
    days.set(by.adminId, begun);
    const [oldest] = days.keys();
    if (days.size > MAX_PEOPLE && oldest !== undefined) days.delete(oldest);
    return begun;
  };
  closing?.addEventListener('abort', () => void readings.writeAll());
  return async (c, next) => {
    c.set('noteReading', (playerIds) => {
      const by = c.get('actor');
      const ids = [...playerIds];
      if (ids.length === 0) return;
      const day = ofDay(by);
      for (const reading of [readings.of(by.adminId, () => newReading(by)), day]) {
        for (const id of ids) reading.playerIds.add(id);
        reading.operations.add(operationIdOf(c.req.method, c.req.path) ?? '');
      }
      if (day.playerIds.size < BULK_OF_DAY) return;
      days.delete(by.adminId);
      // Readings that could not be written still count.
      write(day).catch(() => days.set(by.adminId, day));
    });
    await next();
  };
}

const newReading = (by: Actor): Reading => ({ by, since: new Date(), playerIds: new Set(), operations: new Set() });
