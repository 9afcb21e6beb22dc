import { createContext, useContext } from 'react';
import type { GameItem } from '../../generated/model/gameItem.ts';
import type { ItemFlag } from './use-change-items.ts';
import type { ItemSelection } from './use-item-selection.ts';

/** The actions on one item, and the changes that are running. */
export type ItemActions = {
  flagOf: (item: GameItem, flag: ItemFlag) => boolean;
  isChanging: (item: GameItem, flag: ItemFlag) => boolean;
  deleting: Pick<ReadonlySet<string>, 'has'>;
  onToggle: (item: GameItem, flag: ItemFlag) => void;
  onEdit: (itemId: string) => void;
  onDuplicate: (itemId: string) => void;
  onDelete: (item: GameItem) => void;
};

type ItemRow = ItemActions & { selection: ItemSelection };

/** Everything that the cells need besides their row. The columns stay the same objects: others would make every cell anew, and lose the focus. */
export const ItemRowContext = createContext<ItemRow | undefined>(undefined);

export function useItemRow(): ItemRow {
  const row = useContext(ItemRowContext);
  if (!row) throw new Error('a cell outside of the table of items');
  return row;
}
