import { insertRows } from '../db/insert-rows.ts';
import { games } from '../db/schema.ts';
import { updateRows } from '../db/update-rows.ts';
import { lockedRows } from '../records/locked-rows.ts';
import { auditOverwritten, judgeOwned } from '../records/owned.ts';
import type { RecordKind } from '../records/store-batch.ts';
import { type GameRecord, platformGame } from './platform-record.ts';

type Row = typeof games.$inferSelect;

/** Games that the platform brings in. */
export const GAMES: RecordKind<GameRecord, Row> = {
  name: 'games',
  idOf: ({ gameId }) => gameId,
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
