import type { Database } from '../db/database.ts';
import type { Actor } from '../domain/actor.ts';
import { Busy } from '../domain/errors.ts';

/** The people whose export is running in this process, whose exports are limited as a whole too. */
const RUNNING = new WeakMap<Database, Set<string>>();

/**
 * Begins the one export that a person may run at once, in all sessions and by all programs of theirs: otherwise one of
 * them would hold every slot.
 *
 * @returns what ends it
 * @throws Busy while another one is running
 */
export function beginExport(db: Database, { adminId, ownerId = adminId }: Actor): () => void {
  const running = RUNNING.get(db) ?? new Set();
  RUNNING.set(db, running);
  if (running.has(ownerId)) throw new Busy('exports of yours', 30);
  running.add(ownerId);
  return () => void running.delete(ownerId);
}
