import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { Intent, sayFailed, sayReplayed, withdrawOffers } from '../../api/intent.ts';
import { deleteGameItem, getListGameItemsQueryKey, updateGameItem } from '../../generated/game-items/game-items.ts';
import type { GameItem } from '../../generated/model/gameItem.ts';
import { announce } from '../../ui/feedback/announce.ts';
import { askConfirm } from '../../ui/feedback/ask.tsx';
import { notify } from '../../ui/feedback/notify.tsx';
import { shortName } from './item-rules.ts';

export type ItemFlag = 'is_active' | 'is_featured';

const FAILED: Record<ItemFlag, string> = {
  is_active: 'Failed to toggle item status',
  is_featured: 'Failed to toggle featured status',
};

/** Announced but not shown: the switch itself shows it. */
const DONE: Record<ItemFlag, { on: string; off: string }> = {
  is_active: { on: 'active', off: 'not active' },
  is_featured: { on: 'featured', off: 'not featured' },
};

/** A flag's new value. */
type Toggle = { item: GameItem; flag: ItemFlag; value: boolean; intent: Intent };
type Deletion = { item: GameItem; intent: Intent };

const keyOf = (itemId: string, flag: ItemFlag) => `${itemId} ${flag}`;

/** The actions of the table: changing an item's two flags, and deleting it. */
export function useChangeItems() {
  const queryClient = useQueryClient();
  const { mutateAsync: update } = useMutation({
    mutationFn: ({ item, flag, value, intent }: Toggle) => updateGameItem(item.item_id, { [flag]: value }, { intent }),
  });
  const { mutateAsync: remove } = useMutation({
    mutationFn: ({ item, intent }: Deletion) => deleteGameItem(item.item_id, { intent }),
  });
  // The new values of flags: shown until the list has them, and reverted when the server refuses.
  const [wanted, setWanted] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [deleting, setDeleting] = useState<ReadonlySet<string>>(new Set());
  const running = useRef(new Set<string>());

  /**
   * After a success api/query-client reloads the list, and `cancelRefetch: false` joins that load. After a refusal the
   * list is out of date.
   */
  const reload = useCallback(
    ({ game_id }: GameItem) =>
      queryClient.invalidateQueries({ queryKey: getListGameItemsQueryKey(game_id) }, { cancelRefetch: false }),
    [queryClient],
  );

  const attemptToggle = useCallback(
    async function attempt(decision: Toggle): Promise<void> {
      const { item, flag, value, intent } = decision;
      const key = keyOf(item.item_id, flag);
      if (running.current.has(key)) return;
      running.current.add(key);
      setWanted((before) => new Map(before).set(key, value));
      const end = () => {
        setWanted((before) => new Map([...before].filter(([name]) => name !== key)));
        running.current.delete(key);
      };
      try {
        await update(decision);
        if (intent.replayed) sayReplayed(shortName(item));
        else announce(`${shortName(item)}: ${DONE[flag][value ? 'on' : 'off']}`);
        await reload(item);
        end();
      } catch (error) {
        end();
        sayFailed(FAILED[flag], error, [key], () => void attempt(decision), shortName(item));
        await reload(item);
      }
    },
    [update, reload],
  );

  const toggle = useCallback(
    (item: GameItem, flag: ItemFlag) => {
      withdrawOffers([keyOf(item.item_id, flag)]);
      return attemptToggle({ item, flag, value: !item[flag], intent: new Intent() });
    },
    [attemptToggle],
  );

  const attemptDeletion = useCallback(
    async function attempt(decision: Deletion): Promise<void> {
      const { item, intent } = decision;
      setDeleting((before) => new Set(before).add(item.item_id));
      try {
        await remove(decision);
        if (intent.replayed) sayReplayed(shortName(item));
        else notify.success('Item deleted successfully', { detail: shortName(item) });
      } catch (error) {
        sayFailed('Failed to delete item', error, [item.item_id], () => void attempt(decision), shortName(item));
      }
      await reload(item);
      setDeleting((before) => new Set([...before].filter((id) => id !== item.item_id)));
    },
    [remove, reload],
  );

  const deleteItem = useCallback(
    async (item: GameItem) => {
      const agreed = await askConfirm({
        title: `Delete “${shortName(item)}”?`,
        message: 'Are you sure you want to delete this item? This action cannot be undone.',
        confirmLabel: 'Delete',
        danger: true,
      });
      if (!agreed) return;
      withdrawOffers([item.item_id]);
      await attemptDeletion({ item, intent: new Intent() });
    },
    [attemptDeletion],
  );

  const flagOf = useCallback(
    (item: GameItem, flag: ItemFlag) => wanted.get(keyOf(item.item_id, flag)) ?? item[flag],
    [wanted],
  );

  /** While a flag is changing, further clicks do nothing. */
  const isChanging = useCallback((item: GameItem, flag: ItemFlag) => wanted.has(keyOf(item.item_id, flag)), [wanted]);

  return { toggle, deleteItem, flagOf, isChanging, deleting };
}
