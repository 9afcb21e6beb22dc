import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { driverError, isDatabaseDown } from '../db/errors.ts';
import { CONSOLE, SYSTEM } from '../domain/actor.ts';
import { openRestore } from '../ledger/restore-mode.ts';
import type { PaymentList } from '../payments/rail/rail-list.ts';
import { bookNoted } from './booking-commands.ts';
import { enterRestore } from './commands.ts';
import { type Evidence, headEvidence, railEvidence } from './evidence-queries.ts';

export interface RestoreWatchOptions {
  db: Database;
  /** Undefined: nothing is paid. */
  rail: PaymentList | undefined;
  /** The file of exported heads of the audit log. */
  headFile: string;
  log: Logger;
}

type Found = Parameters<typeof enterRestore>[2];

const TIMEOUT_MS = 6_000;

const NOTHING_TO_COMPARE =
  'Nothing says whether this database is the newest: no file has heads of its audit log, and the payment rail has not listed its payments.';

/**
 * Notices that the database is older than the world around it, as after a backup was restored: before the server pays or tells anything,
 * and whenever the audit log is sealed. The rail's list is read until it was understood once.
 */
export class RestoreWatch {
  readonly #options: RestoreWatchOptions;
  #hasReadList = false;

  constructor(options: RestoreWatchOptions) {
    this.#options = options;
  }

  /**
   * Compares the database with what else is known of it, and enters a restore if it is older, or if nothing is known.
   *
   * @throws any error of a database that does not answer
   */
  async check(): Promise<void> {
    for (const found of await this.findings()) await this.#enter(found);
  }

  /**
   * What says that the database is older, or that nothing says whether it is. Changes nothing in it.
   *
   * @throws any error of a database that does not answer
   */
  async findings(): Promise<Found[]> {
    const { db, rail, headFile, log } = this.#options;
    const heads = await headEvidence(db, headFile).catch((error: unknown): Evidence => {
      // The file may have the answer: a process that could not look does not start, and pauses nothing for the others.
      if (isDatabaseDown(error)) throw error;
      log.warn({ err: driverError(error), headFile }, 'the heads of the audit log could not be compared');
      return { verdict: 'none' };
    });
    const list = await this.#readList();
    const older = [heads, list].filter(({ verdict }) => verdict === 'older');
    const isKnown = [heads, list].some(({ verdict }) => verdict !== 'none');
    return [
      ...older.map(({ text = '', lostSince }) => ({ text, isCertain: true, lostSince })),
      ...(rail && !isKnown ? [{ text: NOTHING_TO_COMPARE, isCertain: false }] : []),
    ];
  }

  /** The same while the server runs, where only what is new needs to be asked. Never rejects. */
  async look(): Promise<void> {
    const { db, headFile, log } = this.#options;
    try {
      const found = [await headEvidence(db, headFile), this.#hasReadList ? undefined : await this.#readList()];
      for (const one of found) {
        if (one?.verdict === 'older')
          await this.#enter({ text: one.text ?? '', isCertain: true, lostSince: one.lostSince });
      }
      await bookNoted(db, CONSOLE);
    } catch (error) {
      log.warn({ err: driverError(error) }, 'it could not be checked whether the database was restored');
    }
  }

  async #readList(): Promise<Evidence> {
    const { db, rail, log } = this.#options;
    if (!rail) return { verdict: 'none' };
    try {
      const evidence = await railEvidence(db, rail, AbortSignal.timeout(TIMEOUT_MS));
      this.#hasReadList = true;
      return evidence;
    } catch (error) {
      log.warn({ err: driverError(error) }, 'the payment rail’s list could not be compared with the database');
      return { verdict: 'none' };
    }
  }

  async #enter(found: Found): Promise<void> {
    const { db, log } = this.#options;
    const before = await openRestore(db);
    if (before?.evidence.includes(found.text)) return;
    await enterRestore(db, SYSTEM, found);
    log.error({ evidence: found.text }, 'the database may be older than what was paid and told');
  }
}
