import { Skeleton } from '@mantine/core';
import {
  createColumnHelper,
  metaHelper,
  type RowData,
  type TableOptions,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { CSSProperties, ReactNode } from 'react';
import { LoadError } from '../feedback/load-error.tsx';
import { dimmed, OutOfDate } from '../feedback/out-of-date.tsx';
import { opensRecord } from '../values/record-link.tsx';
import classes from './data-table.module.css';

type ColumnLook = {
  /** A CSS width; the columns without one share what is left. */
  width?: string;
  /** 'end' for figures and actions. */
  align?: 'end';
  /** It holds what can only be pressed, which paper leaves out. */
  screenOnly?: true;
  /** Its cell names the row; where no column says so, the first one does. */
  names?: true;
};

/** Nothing but rows and cells: the rows come in the order and the page that is to be shown, as the server cut them. */
const features = tableFeatures({ columnMeta: metaHelper<ColumnLook>() });

/** For column definitions at module scope: `const column = columnsOf<Game>()`. */
export const columnsOf = <Row extends RowData>() => createColumnHelper<typeof features, Row>();

export type DataTableLoad = {
  /** The first load, with nothing to show meanwhile: a skeleton of `skeletonRows`. */
  loading: boolean;
  /** What is shown answers an earlier question; the answer to this one is on its way. */
  outdated?: boolean;
  error: unknown;
  /** 'Failed to load transactions' */
  failed: string;
  onRetry: () => void;
};

type Props<Row extends RowData> = DataTableLoad & {
  /** The table's name, for a screen reader. */
  label: string;
  columns: TableOptions<typeof features, Row>['columns'];
  /** Undefined until there was an answer. Rows stay the same array until they change. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** Many columns: each row is a card on any screen that is not wide, rather than only on a phone or a small tablet. */
  wide?: boolean;
  /** It stands within a panel or a dialog, which has a frame and scrolls. */
  embedded?: boolean;
  /** Where a row leads, for the mouse; its first column has the link. */
  opens?: (row: Row) => { href: string; onOpen: () => void };
  /** What stands in the table's place when there is nothing to list. */
  empty: ReactNode;
  skeletonRows?: number;
};

/** Chromium forgets that a table is one when CSS lays it out as cards; the roles say it again. */
const ROLE = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  name: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
};
const NO_ROWS: readonly never[] = [];

/**
 * A list of records in columns, with every state a list can be in. A failed load is never shown as an empty one. No width hides a column:
 * where they have no room beside one another, a row is a card.
 */
export function DataTable<Row extends RowData>(props: Props<Row>) {
  const { label, columns, rows, rowKey, wide, embedded, opens, empty, skeletonRows = 10 } = props;
  const { loading, outdated, error, failed, onRetry } = props;
  const table = useTable({ features, columns, data: rows ?? NO_ROWS, getRowId: rowKey });

  if (!loading && error && !rows) return <LoadError what={failed} error={error} onRetry={onRetry} />;
  if (!loading && rows?.length === 0) return empty;
  const headers = table.getFlatHeaders();
  const naming = (headers.find(({ column }) => column.columnDef.meta?.names) ?? headers[0])?.column.id;
  return (
    <div {...dimmed(outdated, classes.box)} data-wide={wide || undefined} data-embedded={embedded || undefined}>
      {!loading && error ? <OutOfDate what="This list" pronoun="it" error={error} onRetry={onRetry} /> : null}
      <section className={classes.scroll} {...(!embedded && { tabIndex: 0, 'aria-label': `${label}, scrollable` })}>
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
                  style={{ '--width': header.column.columnDef.meta?.width } as CSSProperties}
                >
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...ROLE.group}>
            {loading
              ? Array.from({ length: skeletonRows }, (_, row) => row).map((row) => (
                  <tr key={row} {...ROLE.row}>
                    {headers.map((header) => (
                      <td key={header.id} {...ROLE.cell}>
                        <Skeleton height={14} width="70%" />
                      </td>
                    ))}
                  </tr>
                ))
              : table.getRowModel().rows.map((row) => (
                  <tr key={row.id} {...ROLE.row} {...opensRow(opens?.(row.original))}>
                    {row.getAllCells().map((cell) => {
                      const isName = cell.column.id === naming;
                      const Cell = isName ? 'th' : 'td';
                      return (
                        <Cell
                          key={cell.id}
                          {...(isName ? ROLE.name : ROLE.cell)}
                          data-label={nameOf(cell.column.columnDef.header)}
                          data-align={cell.column.columnDef.meta?.align}
                          data-screen-only={cell.column.columnDef.meta?.screenOnly}
                        >
                          <table.FlexRender cell={cell} />
                        </Cell>
                      );
                    })}
                  </tr>
                ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

const opensRow = (record: { href: string; onOpen: () => void } | undefined) =>
  record && opensRecord(record.href, record.onOpen);

/** A column's name beside its value, where a row is a card. */
const nameOf = (header: unknown) => (typeof header === 'string' ? header : undefined);
