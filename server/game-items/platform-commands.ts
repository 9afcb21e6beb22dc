import { and, eq } from 'drizzle-orm';
import { insertRows } from '../db/insert-rows.ts';
import { auditLog, gameItems, games } from '../db/schema.ts';
import { updateRows } from '../db/update-rows.ts';
import { isAmong, lockedRows, presentIds } from '../records/locked-rows.ts';
import { auditOverwritten, judgeOwned } from '../records/owned.ts';
import type { RecordKind } from '../records/store-batch.ts';
import type { ItemRecord } from './platform-record.ts';
import { presentGameItem } from './present.ts';
import type { GameItemRow } from './queries.ts';

/** Stands in for our version, which `present` leaves out. */
const NO_VERSION = new Date(0);

/** The record in the contract's form, without our own version. */
function present(item: ItemRecord | GameItemRow): object {
  const { updated_at: _, ...rest } = presentGameItem({ ...item, updatedAt: NO_VERSION } as GameItemRow);
  return rest;
}

/** Storing the platform's items. */
export const PLATFORM_ITEMS: RecordKind<ItemRecord, GameItemRow> = {
  name: 'items',
  idOf: ({ itemId }) => itemId,
  async known(tx, records, force) {
    const ids = records.map(({ itemId }) => itemId);
    const rows = await lockedRows(tx, gameItems, gameItems.itemId, ids);
    const present = await presentIds(
      tx,
      games,
      games.gameId,
      records.map(({ gameId }) => gameId),
    );
    const deleted = new Set(
      (
        await tx
          .select({ id: auditLog.subjectId })
          .from(auditLog)
          .where(
            and(
              eq(auditLog.subjectType, 'game_item'),
              isAmong(auditLog.subjectId, ids),
              eq(auditLog.action, 'game_item.delete'),
            ),
          )
      ).map(({ id }) => id),
    );
    return {
      rows,
      refusal({ itemId, gameId }) {
        if (!present.has(gameId)) return { outcome: 'missing_reference', message: `The game ${gameId} is not here.` };
        if (rows.has(itemId) || !deleted.has(itemId) || force) return undefined;
        return { outcome: 'conflict', message: 'An administrator has deleted it.' };
      },
    };
  },
  judge(record, row, force) {
    if (record.gameId !== row.gameId) {
      return { outcome: 'conflict', message: `game_id must stay ${row.gameId}: an item stays in its game.` };
    }
    return judgeOwned(record, row, present, force);
  },
  create: (tx, records) => insertRows(tx, gameItems, records),
  async update(tx, changes, by, force) {
    await updateRows(
      tx,
      gameItems,
      'itemId',
      changes.map(({ record }) => ({ ...record, adminChangedAt: null })),
    );
    if (force) await auditOverwritten(tx, by, 'game_item', changes, ({ itemId }) => itemId, present);
  },
};
