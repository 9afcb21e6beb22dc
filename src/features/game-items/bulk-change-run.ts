import type { QueryClient } from '@tanstack/react-query';
import { BulkRun } from '../../api/bulk-run.ts';
import { isRefused } from '../../api/intent.ts';
import { getListGameItemsQueryOptions } from '../../generated/game-items/game-items.ts';
import { updateGameItem } from '../../generated/game-items-changes/game-items-changes.ts';
import type { BulkReviewResult } from '../../generated/model/bulkReviewResult.ts';
import type { GameItem } from '../../generated/model/gameItem.ts';
import { failureReason, UnreadableAnswer } from '../../lib/api-error.ts';
import { bodyOf, type ItemChange, isUntouched, type PlannedItem, planOfUndo } from './bulk-change.ts';
import { shortName } from './item-rules.ts';

/** An item as it was before the change, and as the server saved it. */
export type DoneItem = { before: GameItem; saved: GameItem; change: ItemChange };
export type DoneChanges = { gameId: string; items: readonly DoneItem[] };

export type StartedChange = {
  verb: 'change' | 'undo';
  run: BulkRun;
  /** The changes that were made so far, by the items' ids. */
  made: ReadonlyMap<string, DoneItem>;
};

/** Thrown for an item that is not changed, before anything is sent. */
class NotSent extends Error {}

/**
 * Changes one item after the other, each by a call with a key of its own: none is changed twice, and each is changed as a whole or not at all. The calls are
 * not those of the generated hooks, after each of which the list would load again: the dialog has it loaded once.
 */
export function startChange(plan: readonly PlannedItem[], check?: (planned: PlannedItem) => Promise<void>) {
  const made = new Map<string, DoneItem>();
  const planned = new Map(plan.map((one) => [one.item.item_id, one]));
  const run = new BulkRun({
    ids: [...planned.keys()],
    step: 1,
    call: async ([id = ''], headers): Promise<BulkReviewResult> => {
      const one = planned.get(id);
      if (!one) throw new Error(`no plan for ${id}`);
      const { item, change } = one;
      try {
        await check?.(one);
        made.set(id, { before: item, saved: await updateGameItem(id, bodyOf(item, change), headers), change });
        return { processed: 1, succeeded: [id], failed: [] };
      } catch (error) {
        const failed = { processed: 0, succeeded: [], failed: [] };
        // It was carried out, or nobody knows.
        if (error instanceof UnreadableAnswer) return failed;
        if (error instanceof NotSent) return { ...failed, failed: [{ id, reason: reasonOf(item, error.message) }] };
        if (!isRefused(error)) throw error;
        const reason = failureReason(error) ?? 'The server refused the change.';
        return { ...failed, failed: [{ id, reason: reasonOf(item, reason) }] };
      }
    },
  });
  void run.go();
  return { run, made };
}

const reasonOf = (item: GameItem, reason: string) =>
  reason.includes(item.item_name) ? reason : `${shortName(item)}: ${reason}`;

/** Gives the items the values that they had before, except those that somebody has changed since. */
export function startUndo(client: QueryClient, { gameId, items }: DoneChanges) {
  const changes = new Map(items.map((one) => [one.saved.item_id, one]));
  let current: readonly GameItem[] | undefined;
  return startChange(planOfUndo(items), async ({ item: { item_id: id } }) => {
    current ??= (await client.fetchQuery(getListGameItemsQueryOptions(gameId, { query: { staleTime: 0 } }))).items;
    const now = current.find(({ item_id }) => item_id === id);
    const done = changes.get(id);
    if (!now) throw new NotSent('It has been deleted.');
    if (done && !isUntouched(now, done.saved, done.change)) throw new NotSent('It was changed by somebody else since.');
  });
}
