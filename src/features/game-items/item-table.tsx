import { Button } from '@mantine/core';
import PackageOpen from 'lucide-react/icons/package-open';
import Plus from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';
import { useDenied } from '../../api/may.ts';
import type { GameItem } from '../../generated/model/gameItem.ts';
import * as needs from '../../generated/permissions.ts';
import { useAnnounced } from '../../ui/feedback/announcer.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { type Load, stateOf, withData } from '../../ui/feedback/load.ts';
import { loadedEarly } from '../../ui/feedback/loaded-early.tsx';
import { LazyPart } from '../../ui/feedback/part-boundary.tsx';
import { RowCheckbox } from '../../ui/layout/row-checkbox.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { itemColumns } from './item-columns.tsx';
import { ItemPager } from './item-pager.tsx';
import { type ItemActions, ItemRowContext } from './item-row.ts';
import { pageWithin } from './item-search.ts';
import classes from './item-table.module.css';
import { useItemSelection } from './use-item-selection.ts';

const { Part: ItemBulk, usePreload } = loadedEarly(async () => (await import('./item-bulk.tsx')).ItemBulk);

type Props = {
  gameId: string | undefined;
  load: Load<readonly GameItem[]>;
  actions: ItemActions;
  /** Zero-based. */
  page: number;
  size: number;
  onPaging: (page: number, size: number) => void;
  onCreate: () => void;
};

const NO_ITEMS: readonly GameItem[] = [];
const idOf = ({ item_id }: GameItem) => item_id;

/** The items of the game, with all that can be done to one of them or to several. */
export function ItemTable({ gameId, load, actions, page, size, onPaging, onCreate }: Props) {
  const items = load.data ?? NO_ITEMS;
  const at = pageWithin(page, size, items.length);
  const shown = useMemo(() => items.slice(at * size, (at + 1) * size), [items, at, size]);
  const selection = useItemSelection(gameId, items, shown);
  const row = useMemo(() => ({ ...actions, selection }), [actions, selection]);
  // It keeps the last change, which can be undone.
  const [isUsed, setUsed] = useState(false);
  if (!isUsed && selection.selected.length > 0) setUsed(true);
  const state = stateOf(load, (list) => list.length === 0);
  const hasRows = items.length > 0 && state !== 'loading';
  usePreload();
  // The pager says how many are listed.
  useAnnounced(state === 'empty' ? 'Items listed: none' : undefined);
  return (
    <div className={classes.parts}>
      {state !== 'empty' && state !== 'failed' && (
        <RowCheckbox
          id="select-all"
          label={load.isPending ? 'Select these' : `Select these ${shown.length}`}
          className={classes.head}
          checked={selection.all}
          indeterminate={selection.some && !selection.all}
          onChange={selection.togglePage}
        />
      )}
      {isUsed && gameId !== undefined && (
        <LazyPart failed="The actions could not be loaded">
          <ItemBulk gameId={gameId} selection={selection} />
        </LazyPart>
      )}
      <ItemRowContext value={row}>
        <DataTable
          label="Items"
          columns={itemColumns}
          load={withData(load, load.data && shown)}
          rowKey={idOf}
          wide
          failed="Failed to fetch items"
          skeletonRows={Math.min(size, 10)}
          empty={<NoItems onCreate={onCreate} />}
        />
      </ItemRowContext>
      {hasRows && (
        <ItemPager
          page={at}
          pages={Math.ceil(items.length / size)}
          size={size}
          rows={items.length}
          onPaging={onPaging}
        />
      )}
    </div>
  );
}

function NoItems({ onCreate }: { onCreate: () => void }) {
  const denied = useDenied(needs.createGameItem);
  return (
    <EmptyState
      icon={PackageOpen}
      title="No items yet"
      hint="What is sold in this game will appear here."
      action={
        <Button
          variant="default"
          size="xs"
          leftSection={<Plus size={14} />}
          disabled={denied !== undefined}
          title={denied}
          onClick={onCreate}
        >
          Create New Item
        </Button>
      }
    />
  );
}
