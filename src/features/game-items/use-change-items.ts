import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { errorMessage } from '../../api/error.ts';
import {
  getListGameItemsQueryKey,
  useDeleteGameItem,
  useUpdateGameItem,
} from '../../generated/game-items/game-items.ts';
import type { GameItem } from '../../generated/model/gameItem.ts';
import { askConfirm } from '../../ui/ask.tsx';
import { notify } from '../../ui/notify.tsx';
import { shortName } from './item-rules.ts';

export type ItemFlag = 'is_active' | 'is_featured';

const FAILED: Record<ItemFlag, string> = {
  is_active: 'Failed to toggle item status',
  is_featured: 'Failed to toggle featured status',
};

const keyOf = (itemId: string, flag: ItemFlag) => `${itemId} ${flag}`;

/** What the table does to an item: its two flags and its deletion. */
export function useChangeItems() {
  const queryClient = useQueryClient();
  const { mutateAsync: update } = useUpdateGameItem();
  const { mutateAsync: remove } = useDeleteGameItem();
  // What a flag is to become: shown until the list says so, and taken back when the server refuses.
  const [wanted, setWanted] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [deleting, setDeleting] = useState<ReadonlySet<string>>(new Set());
  const running = useRef(new Set<string>());

  /** Api/query-client reloads after a success, which `cancelRefetch: false` joins; a refusal says that the list is old. */
  const reload = useCallback(
    ({ game_id }: GameItem) =>
      queryClient.invalidateQueries({ queryKey: getListGameItemsQueryKey(game_id) }, { cancelRefetch: false }),
    [queryClient],
  );

  const toggle = useCallback(
    async (item: GameItem, flag: ItemFlag) => {
      const key = keyOf(item.item_id, flag);
      if (running.current.has(key)) return;
      running.current.add(key);
      const value = !item[flag];
      setWanted((before) => new Map(before).set(key, value));
      const forget = () => setWanted((before) => new Map([...before].filter(([name]) => name !== key)));
      try {
        await update({ itemId: item.item_id, data: { [flag]: value } });
        await reload(item);
        forget();
      } catch (error) {
        forget();
        notify.error(FAILED[flag], { detail: errorMessage(error) });
        await reload(item);
      } finally {
        running.current.delete(key);
      }
    },
    [update, reload],
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
      setDeleting((before) => new Set(before).add(item.item_id));
      try {
        await remove({ itemId: item.item_id });
        notify.success('Item deleted successfully');
      } catch (error) {
        notify.error('Failed to delete item', { detail: errorMessage(error) });
      }
      await reload(item);
      setDeleting((before) => new Set([...before].filter((id) => id !== item.item_id)));
    },
    [remove, reload],
  );

  const flagOf = useCallback(
    (item: GameItem, flag: ItemFlag) => wanted.get(keyOf(item.item_id, flag)) ?? item[flag],
    [wanted],
  );

  return { toggle, deleteItem, flagOf, deleting };
}
