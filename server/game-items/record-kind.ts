import type { PlatformItemOutput } from '../../src/generated/coinopAdminAPI.schemas.zod.ts';
import { insertRows } from '../db/insert-rows.ts';
import { gameItems, games } from '../db/schema/catalogue.ts';
import { deletedItems } from '../db/schema/decided-facts.ts';
import { updateRows } from '../db/update-rows.ts';
import { InvalidInput } from '../domain/errors.ts';
import { lockedRows, presentIds } from '../records/locked-rows.ts';
import { auditOverwritten, judgeOwned } from '../records/owned.ts';
import { platformTime } from '../records/platform-clock.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { availabilityErrors, type NewGameItem } from './commands.ts';
import { itemValues } from './item-values.ts';
import { presentGameItem } from './present.ts';
import type { GameItemRow } from './queries.ts';

export type ItemRecord = ReturnType<typeof itemRecord>;

/** @throws InvalidInput for a version ahead of our clock, and for values that contradict one another */
export function itemRecord({ item_id, game_id, updated_at, ...body }: PlatformItemOutput, now: Date) {
  const given = itemValues(body);
  const errors = availabilityErrors(given);
  if (errors.length > 0) throw new InvalidInput(errors);
  // The platform sends the whole record: omitted fields are null.
  const values = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, value === undefined ? null : value]),
  ) as Complete;
  return { ...values, itemId: item_id, gameId: game_id, platformVersion: platformTime(updated_at, 'updated_at', now) };
}

type Complete = { [K in keyof NewGameItem]-?: Exclude<NewGameItem[K], undefined> };

/** Stands in for our version, which `present` leaves out. */
const NO_VERSION = new Date(0);

/** The record in the contract's form, without our own version. */
function present(item: ItemRecord | GameItemRow): Record<string, unknown> {
  const { updated_at: _, ...rest } = presentGameItem({ ...item, updatedAt: NO_VERSION } as GameItemRow);
  return rest;
}

/** Storing the platform's items. */
export const PLATFORM_ITEMS: RecordKind<ItemRecord, GameItemRow> = {
  name: 'items',
  idOf: ({ itemId }) => itemId,
  stored: { table: gameItems, id: gameItems.itemId },
  present,
  async known(tx, records, force) {
    const ids = records.map(({ itemId }) => itemId);
    const rows = await lockedRows(tx, gameItems, gameItems.itemId, ids);
    const present = await presentIds(
      tx,
      games,
      games.gameId,
      records.map(({ gameId }) => gameId),
    );
    const deleted = await presentIds(tx, deletedItems, deletedItems.itemId, ids);
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
