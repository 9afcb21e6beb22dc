import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import type { Database, Transaction } from '../db/database.ts';
import { nextVersion, refuseStaleEdit } from '../db/record-version.ts';
import { gameItems, games } from '../db/schema/catalogue.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Actor } from '../domain/actor.ts';
import { type FieldError, InvalidInput, NotFound } from '../domain/errors.ts';
import { recordEvents } from '../records/events.ts';
import { newItemId } from './item-id.ts';
import { presentGameItem } from './present.ts';
import type { GameItemRow } from './queries.ts';

type Columns = Omit<
  GameItemRow,
  'itemId' | 'gameId' | 'createdAt' | 'updatedAt' | 'platformVersion' | 'adminChangedAt'
>;

/** The columns that a request sets; undefined for those that it leaves alone. */
export type GameItemValues = { [K in keyof Columns]?: Columns[K] | undefined };
/** The fields that a new item must have. */
export type NewGameItem = GameItemValues & Pick<Columns, 'itemName' | 'itemType' | 'itemCategory' | 'itemRarity'>;

/** @throws InvalidInput when the game does not exist or the values contradict one another */
export async function createItem(db: Database, by: Actor, gameId: string, values: NewGameItem): Promise<GameItemRow> {
  return inTransaction(db, async (tx) => {
    const [game] = await tx.select({ id: games.gameId }).from(games).where(eq(games.gameId, gameId)).for('key share');
    if (!game) throw new InvalidInput([{ path: 'game_id', message: 'is not the id of a game' }]);
    refuseAny(availabilityErrors(values));
    const [created] = await tx
      .insert(gameItems)
      .values({ ...values, itemId: newItemId(), gameId, adminChangedAt: sql`now()` })
      .returning();
    if (!created) throw new Error('an insert of one row returned none');
    await audit(tx, by, 'create', created.itemId, null, presentGameItem(created));
    return created;
  });
}

/** The item that is edited, according to the request. */
export interface EditedItem {
  itemId: string;
  /** The item's game, if the request names one; it must be the item's own. */
  gameId?: string | undefined;
  /** The `updated_at` that the edit was made from; undefined permits the edit whatever has changed since. */
  basedOn?: Date | undefined;
}

/**
 * Changes only the fields that `values` sets. Values that are already stored change nothing and leave no audit row.
 *
 * @throws NotFound
 * @throws StaleEdit when the item has changed since `basedOn`
 * @throws InvalidInput when the resulting values would contradict one another
 */
export async function updateItem(
  db: Database,
  by: Actor,
  { itemId, gameId, basedOn }: EditedItem,
  values: GameItemValues,
): Promise<GameItemRow> {
  return inTransaction(db, async (tx) => {
    const stored = await lockedItem(tx, itemId);
    refuseStaleEdit(stored, basedOn, stored.itemName);
    if (gameId !== undefined && gameId !== stored.gameId) {
      throw new InvalidInput([{ path: 'game_id', message: `must stay ${stored.gameId}: an item stays in its game` }]);
    }
    refuseAny(updateErrors(stored, values));

    const before = presentGameItem(stored);
    const after = presentGameItem({ ...stored, ...withoutUndefined(values) });
    const changed = (Object.keys(after) as (keyof typeof after)[]).filter((name) => before[name] !== after[name]);
    if (changed.length === 0) return stored;

    const [updated] = await tx
      .update(gameItems)
      .set({ ...values, updatedAt: nextVersion(gameItems.updatedAt), adminChangedAt: sql`now()` })
      .where(eq(gameItems.itemId, itemId))
      .returning();
    if (!updated) throw new Error('a locked row is gone');
    const only = (item: typeof after) => Object.fromEntries(changed.map((name) => [name, item[name]]));
    await audit(tx, by, 'update', itemId, only(before), only(after), after);
    return updated;
  });
}

/** @throws NotFound also when somebody else has just deleted the item */
export async function deleteItem(db: Database, by: Actor, itemId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [deleted] = await tx.delete(gameItems).where(eq(gameItems.itemId, itemId)).returning();
    if (!deleted) throw new NotFound(`Item ${itemId}`);
    await audit(tx, by, 'delete', itemId, presentGameItem(deleted), null);
  });
}

async function lockedItem(tx: Transaction, itemId: string): Promise<GameItemRow> {
  const [item] = await tx.select().from(gameItems).where(eq(gameItems.itemId, itemId)).for('no key update');
  if (!item) throw new NotFound(`Item ${itemId}`);
  return item;
}

/**
 * Checks only the fields that the request sets: existing errors must not keep an administrator from changing a flag.
 */
function updateErrors(stored: GameItemRow, values: GameItemValues): FieldError[] {
  const next = { ...stored, ...withoutUndefined(values) };
  const availability = [values.isLimitedTime, values.availableFrom, values.availableUntil];
  const errors = availability.every((value) => value === undefined) ? [] : availabilityErrors(next);
  if (values.isActive && !stored.isActive && next.priceCents === null) {
    errors.push({ path: 'price_usd', message: 'must be set before the item can be active' });
  }
  return errors;
}

export function availabilityErrors({ isLimitedTime, availableFrom, availableUntil }: GameItemValues): FieldError[] {
  const bounds: [string, Date | null | undefined][] = [
    ['available_from', availableFrom],
    ['available_until', availableUntil],
  ];
  if (!isLimitedTime) {
    return bounds
      .filter(([, time]) => time)
      .map(([path]) => ({ path, message: 'must be null unless is_limited_time is true' }));
  }
  return availableFrom && availableUntil && availableUntil <= availableFrom
    ? [{ path: 'available_until', message: 'must be after available_from' }]
    : [];
}

function refuseAny(errors: FieldError[]): void {
  if (errors.length > 0) throw new InvalidInput(errors);
}

function withoutUndefined(values: GameItemValues): Partial<Columns> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** The audit row of a change, and the event that tells the platform. */
async function audit(
  tx: Transaction,
  by: Actor,
  verb: 'create' | 'update' | 'delete',
  itemId: string,
  before: unknown,
  after: object | null,
  record = after,
) {
  const type = after === null ? 'item.deleted' : 'item.changed';
  await recordEvents(tx, [{ type, subjectType: 'item', subjectId: itemId, record: { item_id: itemId, ...record } }]);
  await recordAudit(tx, by, [
    { action: `game_item.${verb}`, subjectType: 'game_item', subjectId: itemId, before, after },
  ]);
}
