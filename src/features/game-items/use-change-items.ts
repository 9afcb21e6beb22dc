import { useCallback } from 'react';
import { useAction } from '../../api/use-action.ts';
import { getListGameItemsQueryKey } from '../../generated/game-items/game-items.ts';
import { useDeleteGameItem, useUpdateGameItem } from '../../generated/game-items-changes/game-items-changes.ts';
import type { GameItem } from '../../generated/model/gameItem.ts';
import { askConfirm } from '../../ui/feedback/ask.tsx';
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

const keyOf = (itemId: string, flag: ItemFlag) => `${itemId} ${flag}`;
const shownBy = ({ game_id }: GameItem) => [getListGameItemsQueryKey(game_id)];

/** The actions of the table: changing an item's two flags, and deleting it. */
export function useChangeItems() {
  const { mutateAsync: update } = useUpdateGameItem();
  const { mutateAsync: remove } = useDeleteGameItem();
  const toggling = useAction<'on' | 'off'>();
  const deletion = useAction();

  const { act: actToggle, running: wanted } = toggling;
  const toggle = useCallback(
    (item: GameItem, flag: ItemFlag) => {
      const kind = item[flag] ? 'off' : 'on';
      return actToggle({
        ids: [keyOf(item.item_id, flag)],
        kind,
        name: shortName(item),
        call: (headers) => update({ itemId: item.item_id, data: { [flag]: kind === 'on' }, headers }),
        done: () => ({ message: `${shortName(item)}: ${DONE[flag][kind]}`, as: 'announcement' }),
        failed: FAILED[flag],
        shownBy: shownBy(item),
      });
    },
    [actToggle, update],
  );

  const { act: actDelete, running: deleting } = deletion;
  const deleteItem = useCallback(
    async (item: GameItem) => {
      await actDelete({
        ids: [item.item_id],
        name: shortName(item),
        ask: () =>
          askConfirm({
            title: `Delete “${shortName(item)}”?`,
            message: 'Are you sure you want to delete this item? This action cannot be undone.',
            confirmLabel: 'Delete',
            danger: true,
          }),
        call: (headers) => remove({ itemId: item.item_id, headers }),
        done: 'Item deleted successfully',
        failed: 'Failed to delete item',
        shownBy: shownBy(item),
      });
    },
    [actDelete, remove],
  );

  /** The new value while it is being changed, reverted if the server refuses. */
  const flagOf = useCallback(
    (item: GameItem, flag: ItemFlag) => {
      const value = wanted.get(keyOf(item.item_id, flag));
      return value === undefined ? item[flag] : value === 'on';
    },
    [wanted],
  );

  /** While a flag is changing, further clicks do nothing. */
  const isChanging = useCallback((item: GameItem, flag: ItemFlag) => wanted.has(keyOf(item.item_id, flag)), [wanted]);

  return { toggle, deleteItem, flagOf, isChanging, deleting };
}
