import { type Context, Hono } from 'hono';
import type { PaymentsStopped } from '../../src/generated/model/paymentsStopped.ts';
import type { PlayerPage } from '../../src/generated/model/playerPage.ts';
import type { PlayerTimeline } from '../../src/generated/model/playerTimeline.ts';
import type { RevealedPerson } from '../../src/generated/model/revealedPerson.ts';
import type { UnfrozenTogether } from '../../src/generated/model/unfrozenTogether.ts';
import {
  FreezePlayerBody,
  GetPlayerParams,
  HoldPlayerBody,
  ListPlayersQueryParams,
  ListPlayerTimelineQueryParams,
  RevealPlayerBody,
  UnfreezePlayerBody,
  UnfreezePlayersTogetherBody,
} from '../../src/generated/players/players.zod.ts';
import { grantersOf } from '../authentication/queries.ts';
import type { Database, Transaction } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { PermissionMissing } from '../domain/denials.ts';
import { InvalidInput, Refusal } from '../domain/errors.ts';
import { instantOf } from '../domain/instant.ts';
import { answerOnce } from '../http/answer-once.ts';
import type { AppEnv } from '../http/app-env.ts';
import { actorOf, asSeenBy, isPermitted, personalDataFor, personOf } from '../http/auth.ts';
import { recordFailure } from '../http/errors.ts';
import { daysOf } from '../http/filter-days.ts';
import { recallOf } from '../http/seen-call.ts';
import { readBody, readParams, readQuery } from '../http/validate.ts';
import { freezePlayer, holdPlayer, releaseHold, type StoppedPayments, unfreezePlayer } from './commands.ts';
import { decodePlayers, decodeTimeline, encodePlayers, encodeTimeline } from './cursor.ts';
import { player } from './details-queries.ts';
import { endFreezesOf, FREEZES_WITHOUT_FACTOR, freezesWithinAnHour } from './freeze-commands.ts';
import { type May, presentDetails, presentEntry, presentPlayer } from './present.ts';
import { playerPage } from './queries.ts';
import { type Revealed, reveal } from './reveal-commands.ts';
import { timelineOf } from './timeline-queries.ts';

const LIST = '/api/admin/players';
const ONE = `${LIST}/:id`;

const RECALLS = 'withdrawals.review';

/** So many freezes end with one call, and none is begun later than this, so that the call is answered in time. */
const UNFROZEN_AT_ONCE = 500;
const UNFREEZES_FOR_MS = 6_000;

export function playerRoutes(db: Database): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get(LIST, async (c) => {
    const query = readQuery(c, ListPlayersQueryParams);
    const { search: text, state, sort, limit, cursor } = query;
    const may = permissionsOf(c);
    if (sort === 'spent_desc' && !may('transactions.read')) {
      throw new InvalidInput([{ path: 'sort', message: 'by what was spent needs the permission transactions.read' }]);
    }
    const search = text === undefined ? undefined : { text, personal: personalDataFor(c) };
    const after = cursor === undefined ? undefined : decodePlayers(cursor, sort);
    const findsArchived = may('withdrawals.read');
    const filter = { search, findsArchived, state, ...daysOf(query) };
    const { rows, next, total, capped } = await playerPage(db, filter, sort, limit, after);
    const page: PlayerPage = {
      players: rows.map((row) => presentPlayer(row, may)),
      next_cursor: encodePlayers(next),
      total,
      total_capped: capped,
    };
    return c.json(asSeenBy(c, page));
  });

  routes.post(`${LIST}/unfreeze-together`, async (c) => {
    const { frozen_by: username, since, reason } = await readBody(c, UnfreezePlayersTogetherBody);
    const freezes = { username, since: instantOf(since, 'since'), reason };
    const ends = AbortSignal.any([c.var.unanswered(), AbortSignal.timeout(UNFREEZES_FOR_MS)]);
    const limits = { atMost: UNFROZEN_AT_ONCE, ends };
    // Each is a transaction of its own, before the one that keeps the answer: what ended stays ended, and is not found again.
    return answerOnce(
      c,
      db,
      async (_, body: UnfrozenTogether) => ({ body }),
      async () => {
        const { ended, failed, hasMore } = await endFreezesOf(db, actorOf(c), freezes, limits);
        return { unfrozen: ended, failed: failed.map((one) => presentFailed(c, one)), has_more: hasMore };
      },
    );
  });

  routes.get(ONE, async (c) => c.json(asSeenBy(c, await details(c, db, readId(c)))));

  routes.get(`${ONE}/timeline`, async (c) => {
    const id = readId(c);
    const { limit, cursor } = readQuery(c, ListPlayerTimelineQueryParams);
    const after = cursor === undefined ? undefined : decodeTimeline(cursor);
    const may = permissionsOf(c);
    const parts = {
      transactions: may('transactions.read'),
      withdrawals: may('withdrawals.read'),
      holds: may('players.hold'),
    };
    const { rows, next } = await timelineOf(db, id, parts, limit, after);
    const timeline: PlayerTimeline = { entries: rows.map(presentEntry), next_cursor: encodeTimeline(next) };
    return c.json(asSeenBy(c, timeline));
  });

  routes.post(`${ONE}/freeze`, async (c) => {
    const id = readId(c);
    const { reason, until } = await readBody(c, FreezePlayerBody);
    const end = until ? instantOf(until, 'until') : null;
    const by = actorOf(c);
    return stop(c, id, (tx) =>
      freezePlayer(tx, by, id, { reason, until: end }, async () => {
        if ((await freezesWithinAnHour(tx, by.adminId)) >= FREEZES_WITHOUT_FACTOR) await c.var.askStepUp(tx);
      }),
    );
  });

  routes.post(`${ONE}/hold`, async (c) => {
    const id = readId(c);
    // A hold recalls, and its recalls must look like anybody's.
    if (!isPermitted(c, RECALLS)) throw new PermissionMissing(RECALLS, await grantersOf(db, RECALLS));
    const { reason, recall_note } = await readBody(c, HoldPlayerBody);
    return stop(c, id, async (tx) => {
      const stopped = await holdPlayer(tx, actorOf(c), id, { reason, recallNote: recall_note });
      c.set('seenAs', recallOf(stopped.recalled));
      return stopped;
    });
  });

  routes.post(`${ONE}/unfreeze`, (c) => end(c, unfreezePlayer));
  routes.post(`${ONE}/release-hold`, (c) => end(c, releaseHold));

  routes.post(`${ONE}/reveal`, (c) => answerRevealed(c, 'player'));
  routes.post('/admin/withdrawal/withdrawals/:id/reveal', (c) => answerRevealed(c, 'withdrawal'));

  const stop = (c: Context<AppEnv>, id: string, command: (tx: Transaction) => Promise<StoppedPayments>) =>
    answerOnce(c, db, async (tx) => {
      const { recalled, underWay } = await command(tx);
      const body: PaymentsStopped = {
        player: await details(c, tx, id),
        recalled: recalled.length,
        under_way: underWay,
      };
      return { body };
    });

  async function end(c: Context<AppEnv>, command: typeof releaseHold) {
    const id = readId(c);
    const { reason } = await readBody(c, UnfreezePlayerBody);
    return answerOnce(c, db, async (tx) => {
      await command(tx, actorOf(c), id, reason);
      return { body: await details(c, tx, id) };
    });
  }

  /** Without a key: an answer that is kept would keep the data, and each look is noted. */
  async function answerRevealed(c: Context<AppEnv>, type: 'player' | 'withdrawal') {
    const id = readId(c);
    const { reason } = await readBody(c, RevealPlayerBody);
    const by = personOf(c);
    return c.json(presentRevealed(await inTransaction(db, (tx) => reveal(tx, by, type, id, reason))));
  }

  return routes;
}

const readId = (c: Context<AppEnv>): string => readParams(c, GetPlayerParams).id;

function presentFailed(c: Context<AppEnv>, { playerId, error }: { playerId: string; error: unknown }) {
  if (error instanceof Refusal) return { id: playerId, reason: error.message };
  recordFailure(c, error);
  return { id: playerId, reason: 'The freeze could not be ended. Try again.' };
}

const permissionsOf =
  (c: Context<AppEnv>): May =>
  (permission) =>
    isPermitted(c, permission);

const details = async (c: Context<AppEnv>, db: Database, id: string) =>
  presentDetails(await player(db, id), permissionsOf(c));

const presentRevealed = ({ email, contact }: Revealed): RevealedPerson => ({
  player_email: email,
  ...(contact && {
    company_name: contact.companyName,
    contact_email: contact.email,
    contact_phone: contact.phone,
  }),
});
