import { setTimeout as after } from 'node:timers/promises';
import type { Logger } from 'pino';
import { somePlayerIds } from '../../demo/players.ts';
import type { Kind, Platform } from '../../simulator/platform.ts';
import { live } from '../../simulator/run.ts';
import { World } from '../../simulator/world.ts';
import type { Database } from '../db/database.ts';
import { driverError } from '../db/errors.ts';
import { databaseTime } from '../db/one-row.ts';
import { SYSTEM, type SystemActor } from '../domain/actor.ts';
import { Refusal } from '../domain/errors.ts';
import { INTAKES } from '../platform/kinds.ts';
import { changeWithdrawal } from '../withdrawals/commands.ts';

/**
 * A record a minute, five at a time: enough to see the demo live, and too few to bury what somebody is trying out, or in the audit log,
 * which has an entry for each batch, what people did.
 */
const PACE = { rate: 1 / 60, every: 5 * 60_000 };
const ACTIVE_PLAYERS = 300;
/** The demo does not check what it stores. */
const NO_BOOK = { send() {}, answered() {}, cancel() {} };
const BY: SystemActor = { ...SYSTEM, username: 'simulated platform' };

/**
 * Lets the simulated platform send records to the demo, straight into the commands: it needs neither a session nor the
 * feed.
 *
 * @param pace how many records per second, and how often they are sent
 * @param againAfterMs how long it waits after a batch that failed
 * @returns a function that stops it, and resolves when nothing is being stored any more
 */
export function startDemoLive(
  db: Database,
  log: Logger,
  pace: { rate: number; every?: number } = PACE,
  againAfterMs = 60_000,
): () => Promise<void> {
  const ended = new AbortController();
  const run = async () => {
    const active = await somePlayerIds(db, ACTIVE_PLAYERS);
    const name = Math.floor(Date.now() / 1_000)
      .toString(36)
      .toUpperCase();
    const world = new World({ seed: name, run: name, players: active });
    await live(inProcess(db), world, NO_BOOK, { ...pace, clock: Date.now, ended: ended.signal });
  };
  const running = (async () => {
    // A batch that fails does not end the demo: it goes on with a new world, whose ids are new too.
    while (!ended.signal.aborted) {
      await run().catch((error: unknown) => {
        if (!ended.signal.aborted) log.warn({ err: driverError(error) }, 'the demo could not send its records');
      });
      // Rejects when it is stopped meanwhile.
      await after(againAfterMs, undefined, { signal: ended.signal }).catch(() => {});
    }
  })();
  return async () => {
    ended.abort();
    await running;
  };
}

function inProcess(db: Database): Platform {
  const to = (kind: Kind) => async (body: { records: unknown[] }) => {
    const batch = INTAKES[kind].begin({ allOrNothing: false, force: false });
    await batch.add(body.records, await databaseTime(db));
    const { results } = await batch.store(db, BY);
    return { results: results.map(({ id, outcome, message }) => ({ id, result: outcome, message })) };
  };
  return {
    storeGames: to('games'),
    storeItems: to('items'),
    storePlayers: to('players'),
    storeTransactions: to('transactions'),
    storeWithdrawals: to('withdrawals'),
    cancelWithdrawal: (id) =>
      changeWithdrawal(db, BY, id, { action: 'cancel', note: 'Cancelled by the player' }).catch((error: unknown) => {
        // An administrator was faster.
        if (!(error instanceof Refusal)) throw error;
      }),
    listEvents: () => Promise.reject(new Error('the demo does not follow its own decisions')),
  };
}
