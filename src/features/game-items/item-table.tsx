import { Button, Checkbox } from '@mantine/core';
import PackageOpen from 'lucide-react/icons/package-open';
import Plus from 'lucide-react/icons/plus';
import Undo2 from 'lucide-react/icons/undo-2';
import { useMemo, useState } from 'react';
import { useDenied } from '../../api/may.ts';
import type { GameItem } from '../../generated/model/gameItem.ts';
import * as needs from '../../generated/permissions.ts';
import { counted } from '../../lib/words.ts';
import { useAnnounced } from '../../ui/feedback/announcer.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { lazyDialog } from '../../ui/feedback/lazy-dialog.tsx';
import { type Load, stateOf, withData } from '../../ui/feedback/load.ts';
import { loadedEarly } from '../../ui/feedback/loaded-early.tsx';
import { LazyPart } from '../../ui/feedback/part-boundary.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { BulkTask } from './bulk-change-dialog.tsx';
import type { DoneChanges } from './bulk-change-run.ts';
import { itemColumns } from './item-columns.tsx';
import { ItemPager } from './item-pager.tsx';
import { type ItemActions, ItemRowContext } from './item-row.ts';
import { pageWithin } from './item-search.ts';
import classes from './item-table.module.css';
import { type ItemSelection, useItemSelection } from './use-item-selection.ts';

const { Part: BulkBar, usePreload } = loadedEarly(async () => (await import('./item-bulk-bar.tsx')).ItemBulkBar);
const BulkChangeDialog = lazyDialog(async () => ({
  default: (await import('./bulk-change-dialog.tsx')).BulkChangeDialog,
}));

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
  const [task, setTask] = useState<BulkTask>();
  const [done, setDone] = useState<DoneChanges>();
  const state = stateOf(load, (list) => list.length === 0);
  const hasRows = items.length > 0 && state !== 'loading';
  usePreload();
  // The pager says how many are listed.
  useAnnounced(state === 'empty' ? 'Items listed: none' : undefined);
  return (
    <div className={classes.parts}>
      {state !== 'empty' && state !== 'failed' && (
        <ListHead
          selection={selection}
          shown={shown.length}
          done={done?.gameId === gameId ? done : undefined}
          onUndo={(changes) => setTask({ undo: changes })}
        />
      )}
      {selection.selected.length > 0 && (
        <LazyPart failed="The actions could not be loaded">
          <BulkBar
            count={selection.selected.length}
            full={selection.full}
            onClear={() => selection.select([])}
            onChange={() => setTask({ change: selection.selected })}
          />
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
      <BulkChangeDialog
        isOpen={task !== undefined}
        task={task}
        gameId={gameId ?? ''}
        onDone={(changes, failed) => {
          setDone(changes);
          selection.select(failed);
        }}
        onClose={() => setTask(undefined)}
      />
    </div>
  );
}

type HeadProps = {
  selection: ItemSelection;
  /** Items on the page. */
  shown: number;
  /** The last change of several items, which can be undone. */
  done: DoneChanges | undefined;
  onUndo: (changes: DoneChanges) => void;
};

/** Above the list: selects the page, and offers to undo the last change of several items. */
function ListHead({ selection, shown, done, onUndo }: HeadProps) {
  return (
    <div className={classes.head}>
      <Checkbox
        id="select-all"
        size="xs"
        label={`Select these ${shown}`}
        checked={selection.all}
        indeterminate={selection.some && !selection.all}
        onChange={selection.togglePage}
      />
      {done && (
        <span className={classes.undo}>
          {counted(done.items.length, 'item')} changed
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<Undo2 size={14} />}
            data-focus-after="select-all"
            onClick={() => onUndo(done)}
          >
            Undo
          </Button>
        </span>
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
