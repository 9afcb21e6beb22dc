import { Button, Skeleton, Table } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTable } from '@tanstack/react-table';
import PackageOpen from 'lucide-react/icons/package-open';
import Plus from 'lucide-react/icons/plus';
import { useDenied } from '../../api/may.ts';
import * as needs from '../../generated/permissions.ts';
import { useAnnounced } from '../../ui/feedback/announcer.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { dimmed, OutOfDate } from '../../ui/feedback/out-of-date.tsx';
import { features, type ItemTableMeta, itemColumns } from './item-columns.tsx';
import { ItemPager } from './item-pager.tsx';
import { pageWithin } from './item-search.ts';
import classes from './item-table.module.css';
import type { ItemListView } from './use-game-items.ts';

type Props = {
  list: ItemListView;
  meta: ItemTableMeta;
  /** Zero-based. */
  page: number;
  size: number;
  onPaging: (page: number, size: number) => void;
  onCreate: () => void;
};

/** On narrower screens the columns would be cut off, so the same cells are shown in cards. */
const NARROW = '(max-width: 78em)';

/** The items of the game, or the loading, error or empty state. A failed load is never shown as an empty list. */
export function ItemTable({ list, meta, page, size, onPaging, onCreate }: Props) {
  const narrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const table = useTable({
    features,
    columns: itemColumns,
    data: list.items,
    getRowId: (item) => item.item_id,
    state: { pagination: { pageIndex: pageWithin(page, size, list.items.length), pageSize: size } },
    autoResetPageIndex: false,
    meta,
  });

  useAnnounced(
    list.loading || list.outdated || list.failed || list.items.length > 0 ? undefined : 'Items listed: none',
  );

  // An empty list of the previous game says nothing about this one.
  if (list.loading || (list.outdated && list.items.length === 0)) return <TableSkeleton rows={size} narrow={narrow} />;
  if (list.failed === 'all') return <LoadError what="Failed to fetch items" error={list.error} onRetry={list.reload} />;
  if (list.items.length === 0) return <NoItems onCreate={onCreate} />;

  const rows = table.getRowModel().rows;
  return (
    <div aria-busy={list.outdated} {...dimmed(list.outdated)}>
      {list.failed === 'refresh' && <OutOfDate what="These items" error={list.error} onRetry={list.reload} />}
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
        rows={list.items.length}
        onPaging={onPaging}
      />
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
