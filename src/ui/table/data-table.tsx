import { Skeleton } from '@mantine/core';
import {
  createColumnHelper,
  metaHelper,
  type RowData,
  type TableOptions,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type CSSProperties, type ReactNode, useId, useMemo } from 'react';
import { withKeys } from '../../lib/id-problem.ts';
import { type Load, stateOf } from '../feedback/load.ts';
import { LoadFailed } from '../feedback/loaded.tsx';
import { dimmed, OutOfDate } from '../feedback/out-of-date.tsx';
import { Part } from '../feedback/part-boundary.tsx';
import { type Opening, opensRecord, RecordLink } from '../values/record-link.tsx';
import classes from './data-table.module.css';
import { MoreRows, useFirstRows } from './more-rows.tsx';
import { choosable, type TableView } from './table-settings.tsx';

type ColumnLook = {
  /** A CSS width; the columns without one share the remaining space. */
  width?: string;
  /** 'end' for figures and actions. */
  align?: 'end';
  /** Contains only controls, and is left out in print. */
  screenOnly?: true;
  /** The list can be in the order of this column: the names of its two directions, by which `sort` says which is in force. */
  sorts?: { ascending: string; descending: string };
  /** Its cell is the row's header, with the link to the row's record; if no column has this, the first one is. */
  names?: true;
  /**
   * Where a row has two lines: in the first, or in the second with the column's name, as figures are unless they are in the first. A 'whole'
   * value is never cut. On a phone a 'brief' one is cut before the others, and the columns behind it have no names.
   */
  inRow?: 'first' | 'labelled' | 'brief' | 'whole';
};

/** The table does not sort, filter or paginate: the server did. */
const features = tableFeatures({ columnMeta: metaHelper<ColumnLook>() });

/** For column definitions at module scope: `const column = columnsOf<Game>()`. */
export const columnsOf = <Row extends RowData>() => createColumnHelper<typeof features, Row>();

type Props<Row extends RowData> = {
  /** The rows, which must be the same array until they change. */
  load: Load<readonly Row[]>;
  /** 'Failed to load transactions' */
  failed: string;
  /** The table's accessible name. */
  label: string;
  columns: TableOptions<typeof features, Row>['columns'];
  rowKey: (row: Row) => string;
  /** For many columns: rows have two lines on all but wide screens, rather than only on phones and small tablets. */
  wide?: boolean;
  /** The table is inside a panel or dialog, which has a frame and scrolls. */
  embedded?: boolean;
  /** The record that a row opens: by a click anywhere, and by the link in its header. */
  opens?: (row: Row) => Opening;
  /** The order of the rows, and the way to another, which the server then sorts by. */
  sort?: { value: string; onSort: (value: string) => void };
  /** The columns that are left out, and the height of the rows. */
  view?: TableView | undefined;
  /** Replaces the table when there is nothing to list. */
  empty: ReactNode;
  skeletonRows?: number;
  /** The rows come in steps of their own: all of them are drawn. */
  inSteps?: boolean;
  /** A failed reload is reported elsewhere, for several parts at once. */
  quiet?: boolean;
};

/** Chromium drops the table semantics when CSS lays rows out in two lines; explicit roles restore them. */
const ROLE = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  name: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
};
const NO_ROWS: readonly never[] = [];
const isEmpty = (rows: readonly unknown[]) => rows.length === 0;

/**
 * A list of records in columns, with every state that a list can be in. A failed load is never shown as an empty list.
 * No column is hidden on narrow screens: where the columns do not fit, each row has two lines.
 */
export function DataTable<Row extends RowData>(props: Props<Row>) {
  return (
    <Part failed={props.failed}>
      <Rows {...props} />
    </Part>
  );
}

function Rows<Row extends RowData>(props: Props<Row>) {
  const { label, load, failed, columns, rowKey, wide, embedded, opens, sort, view, empty, quiet, inSteps } = props;
  const { skeletonRows = 10 } = props;
  const all = load.data ?? NO_ROWS;
  const { shown, more } = useFirstRows(all);
  const data = inSteps ? all : shown;
  const scrollId = useId();
  const keys = useMemo(() => withKeys(data, rowKey).map(([key]) => key), [data, rowKey]);
  const table = useTable({ features, columns, data, getRowId: (_row, index) => keys[index] ?? '' });
  const outdated = load.isPlaceholderData;
  const state = stateOf(load, isEmpty);
  const loading = state === 'loading';

  if (state === 'failed') return <LoadFailed load={load} what={failed} />;
  if (state === 'empty') return empty;
  const headers = table.getFlatHeaders();
  const naming = (headers.find(({ column }) => column.columnDef.meta?.names) ?? headers[0])?.column.id;
  // Only on the screen: paper has every column.
  const isOff = (id: string) => view?.hidden.includes(id) && choosable(columns).some((column) => column.id === id);
  const off = new Set(headers.map(({ column }) => column.id).filter(isOff));
  return (
    <div
      {...dimmed(outdated, classes.box)}
      data-wide={wide || undefined}
      data-embedded={embedded || undefined}
      data-compact={view?.isCompact || undefined}
    >
      {!quiet && <OutOfDate what="This list" loads={[load]} />}
      <section
        id={scrollId}
        className={classes.scroll}
        {...(!embedded && { tabIndex: 0, 'aria-label': `${label}, scrollable` })}
      >
        <table {...ROLE.table} aria-label={label} aria-busy={loading || outdated} className={classes.table}>
          <thead {...ROLE.group}>
            <tr {...ROLE.row}>
              {headers.map((header) => (
                <th
                  key={header.id}
                  scope="col"
                  {...ROLE.head}
                  data-align={header.column.columnDef.meta?.align}
                  data-screen-only={header.column.columnDef.meta?.screenOnly}
                  data-off={off.has(header.column.id) || undefined}
                  aria-sort={directionOf(header.column.columnDef.meta, sort?.value)}
                  // Its button is not there where rows have two lines.
                  aria-label={header.column.columnDef.meta?.sorts && nameOf(header.column.columnDef.header)}
                  style={{ '--width': header.column.columnDef.meta?.width } as CSSProperties}
                >
                  <SortButton look={header.column.columnDef.meta} sort={sort}>
                    <table.FlexRender header={header} />
                  </SortButton>
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...ROLE.group}>
            {loading
              ? Array.from({ length: skeletonRows }, (_, row) => row).map((row) => (
                  <tr key={row} {...ROLE.row}>
                    {headers.map((header) => (
                      <td key={header.id} {...ROLE.cell} data-off={off.has(header.column.id) || undefined}>
                        <Skeleton height={14} width="70%" />
                      </td>
                    ))}
                  </tr>
                ))
              : table.getRowModel().rows.map((row) => {
                  const record = opens?.(row.original);
                  return (
                    <tr key={row.id} {...ROLE.row} {...(record && opensRecord(record))}>
                      {row.getAllCells().map((cell) => {
                        const isName = cell.column.id === naming;
                        const Cell = isName ? 'th' : 'td';
                        const content = <table.FlexRender cell={cell} />;
                        return (
                          <Cell
                            key={cell.id}
                            {...(isName ? ROLE.name : ROLE.cell)}
                            data-label={nameOf(cell.column.columnDef.header)}
                            data-align={cell.column.columnDef.meta?.align}
                            data-screen-only={cell.column.columnDef.meta?.screenOnly}
                            data-off={off.has(cell.column.id) || undefined}
                            data-in-row={cell.column.columnDef.meta?.inRow}
                          >
                            {isName && record ? <RecordLink {...record}>{content}</RecordLink> : content}
                          </Cell>
                        );
                      })}
                    </tr>
                  );
                })}
          </tbody>
        </table>
      </section>
      {!inSteps && <MoreRows more={more} focusAfter={scrollId} />}
    </div>
  );
}

function directionOf(look: ColumnLook | undefined, value: string | undefined) {
  if (!look?.sorts || value === undefined) return undefined;
  if (value === look.sorts.descending) return 'descending';
  return value === look.sorts.ascending ? 'ascending' : 'none';
}

/** The largest or newest come first, at the second time the others. Without an order of its own, a column has its name alone. */
function SortButton({
  look,
  sort,
  children,
}: {
  look: ColumnLook | undefined;
  sort: Props<RowData>['sort'];
  children: ReactNode;
}) {
  const sorts = look?.sorts;
  if (!sorts || !sort) return children;
  const direction = directionOf(look, sort.value);
  return (
    <button
      type="button"
      className={classes.sort}
      onClick={() => sort.onSort(direction === 'descending' ? sorts.ascending : sorts.descending)}
    >
      {children}
      <span aria-hidden="true" className={classes.arrow}>
        {direction === 'descending' ? '↓' : direction === 'ascending' ? '↑' : '↕'}
      </span>
    </button>
  );
}

/** A column's name, for the second line of a row. */
const nameOf = (header: unknown) => (typeof header === 'string' ? header : undefined);
