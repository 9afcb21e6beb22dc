import { Button, Skeleton, Table } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTable } from '@tanstack/react-table';
import PackageOpen from 'lucide-react/icons/package-open';
import Plus from 'lucide-react/icons/plus';
import { useMemo } from 'react';
import { useDenied } from '../../api/may.ts';
import type { GameItem } from '../../generated/model/gameItem.ts';
import * as needs from '../../generated/permissions.ts';
import { withKeys } from '../../lib/id-problem.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { Load } from '../../ui/feedback/load.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { dimmed } from '../../ui/feedback/out-of-date.tsx';
import { features, type ItemTableMeta, itemColumns } from './item-columns.tsx';
import { ItemPager } from './item-pager.tsx';
import { pageWithin } from './item-search.ts';
import classes from './item-table.module.css';

type Props = {
  load: Load<readonly GameItem[]>;
  meta: ItemTableMeta;
  /** Zero-based. */
  page: number;
  size: number;
  onPaging: (page: number, size: number) => void;
  onCreate: () => void;
};

const NO_ITEMS: readonly GameItem[] = [];

/** On narrower screens the columns would be cut off, so the same cells are shown in cards. */
const NARROW = '(max-width: 78em)';

/** The items of the game, or the loading, error or empty state. A failed load is never shown as an empty list. */
export function ItemTable({ load, meta, page, size, onPaging, onCreate }: Props) {
  const items = load.data ?? NO_ITEMS;
  const narrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const keys = useMemo(() => withKeys(items, ({ item_id }) => item_id).map(([key]) => key), [items]);
  const table = useTable({
    features,
    columns: itemColumns,
    data: items,
    getRowId: (_item, index) => keys[index] ?? '',
    state: { pagination: { pageIndex: pageWithin(page, size, items.length), pageSize: size } },
    autoResetPageIndex: false,
    meta,
  });

  const outdated = load.isPlaceholderData;
  const rows = table.getRowModel().rows;
  const results = () => (
    <div aria-busy={outdated} {...dimmed(outdated)}>
      {narrow ? (
        <ul aria-label="Items" tabIndex={-1} className={classes.cards}>
          {rows.map((row) => (
            <li key={row.id} className={classes.card}>
              {row.getAllCells().map((cell) => (
                <div key={cell.id} className={classes.field} data-column={cell.column.id}>
                  <span className={classes.label}>{String(cell.column.columnDef.header)}</span>
                  <table.FlexRender cell={cell} />
                </div>
              ))}
            </li>
          ))}
        </ul>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it.
        <section aria-label="Items" tabIndex={0} className={classes.scroll}>
          <Table
            aria-label="Items"
            className={classes.table}
            verticalSpacing={7}
            horizontalSpacing={12}
            highlightOnHover
          >
            <Table.Thead>
              {table.getHeaderGroups().map((group) => (
                <Table.Tr key={group.id}>
                  {group.headers.map((header) => (
                    <Table.Th key={header.id} scope="col" data-column={header.column.id}>
                      <table.FlexRender header={header} />
                    </Table.Th>
                  ))}
                </Table.Tr>
              ))}
            </Table.Thead>
            <Table.Tbody>
              {rows.map((row) => (
                <Table.Tr key={row.id}>
                  {row.getAllCells().map((cell, index) => {
                    const Cell = index === 0 ? Table.Th : Table.Td;
                    return (
                      <Cell key={cell.id} scope={index === 0 ? 'row' : undefined} data-column={cell.column.id}>
                        <table.FlexRender cell={cell} />
                      </Cell>
                    );
                  })}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </section>
      )}
      <ItemPager
        page={table.state.pagination.pageIndex}
        pages={table.getPageCount()}
        size={size}
        rows={items.length}
        onPaging={onPaging}
      />
    </div>
  );
  return (
    <Loaded
      load={load}
      failed="Failed to fetch items"
      what="These items"
      skeleton={<TableSkeleton rows={size} narrow={narrow} />}
      isEmpty={(list) => list.length === 0}
      empty={<NoItems onCreate={onCreate} />}
      // The pager says how many are listed.
      announced={(list) => (list.length === 0 ? 'Items listed: none' : undefined)}
    >
      {results}
    </Loaded>
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

/** As tall as the rows that it replaces. */
function TableSkeleton({ rows, narrow }: { rows: number; narrow: boolean }) {
  return (
    <div role="status" aria-label="Loading items" className={narrow ? classes.cards : classes.skeleton}>
      {Array.from({ length: Math.min(rows, 10) }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same and never move.
        <Skeleton key={row} height={narrow ? 196 : 56} radius="var(--radius-control)" />
      ))}
    </div>
  );
}
