import type { PlatformGameOutput } from '../../src/generated/coinopAdminAPI.schemas.zod.ts';
import { insertRows } from '../db/insert-rows.ts';
import { games } from '../db/schema/catalogue.ts';
import { gameSearchKey } from '../db/text-search.ts';
import { updateRows } from '../db/update-rows.ts';
import { lockedRows } from '../records/locked-rows.ts';
import { auditOverwritten, judgeOwned } from '../records/owned.ts';
import { platformTime } from '../records/platform-clock.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { bpsOf, percentOf } from './fee.ts';

export type GameRecord = ReturnType<typeof gameRecord>;

/** @throws InvalidInput for a version ahead of our clock, and a share with more than two decimals */
export function gameRecord(body: PlatformGameOutput, now: Date) {
  const searched = { gameId: body.game_id, gameName: body.game_name.trim(), developer: body.developer.trim() };
  return {
    ...searched,
    searchKey: gameSearchKey(searched),
    genre: body.genre.trim(),
    description: body.description.trim(),
    imageUrl: body.image_url ?? null,
    platformFeeBps: bpsOf(body.platform_fee_percent),
    status: body.status as string,
    platformVersion: platformTime(body.updated_at, 'updated_at', now),
  };
}

/** A game in the form in which the platform sends it, without its version. */
export const platformGame = (game: Omit<GameRecord, 'platformVersion' | 'searchKey'>) => ({
  game_id: game.gameId,
  game_name: game.gameName,
  developer: game.developer,
  genre: game.genre,
  description: game.description,
  image_url: game.imageUrl,
  platform_fee_percent: percentOf(game.platformFeeBps),
  status: game.status,
});

type Row = typeof games.$inferSelect;

/** Games that the platform brings in. */
export const GAMES: RecordKind<GameRecord, Row> = {
  name: 'games',
  idOf: ({ gameId }) => gameId,
  stored: { table: games, id: games.gameId },
  present: platformGame,
  async known(tx, records) {
    const ids = records.map(({ gameId }) => gameId);
    return { rows: await lockedRows(tx, games, games.gameId, ids), refusal: () => undefined };
  },
  judge: (record, row, force) => judgeOwned(record, row, platformGame, force),
  create: (tx, records) => insertRows(tx, games, records),
  async update(tx, changes, by, force) {
    await updateRows(
      tx,
      games,
      'gameId',
      changes.map(({ record }) => ({ ...record, adminChangedAt: null })),
    );
    if (force) await auditOverwritten(tx, by, 'game', changes, ({ gameId }) => gameId, platformGame);
  },
};
