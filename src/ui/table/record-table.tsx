import { type CSSProperties, memo, type ReactNode, useId, useMemo } from 'react';
import { withKeys } from '../../lib/id-problem.ts';
import { type Load, stateOf } from '../feedback/load.ts';
import { LoadFailed } from '../feedback/loaded.tsx';
import { dimmed, OutOfDate } from '../feedback/out-of-date.tsx';
import { Part } from '../feedback/part-boundary.tsx';
import { type Opening, opensRecord, RecordLink } from '../values/record-link.tsx';
import type { Column, ColumnLook } from './columns.ts';
import { MoreRows, useFirstRows } from './more-rows.tsx';
import classes from './record-table.module.css';
import { choosable, type TableView } from './table-settings.tsx';

export type TableProps<Row> = {
  /** The rows, which must be the same array until they change. */
  load: Load<readonly Row[]>;
  /** 'Failed to load transactions' */
  failed: string;
  /** The table's accessible name. */
  label: string;
  columns: readonly Column<Row>[];
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
 * Each row has two lines on a screen that is too narrow for the columns.
 */
export function RecordTable<Row>(props: TableProps<Row>) {
  return (
    <Part failed={props.failed}>
      <Rows {...props} />
    </Part>
  );
}

function Rows<Row>(props: TableProps<Row>) {
  const { label, load, failed, columns, rowKey, wide, embedded, opens, sort, view, empty, quiet, inSteps } = props;
  const { skeletonRows = 10 } = props;
  const all = load.data ?? NO_ROWS;
  const { shown, more } = useFirstRows(all);
  const data = inSteps ? all : shown;
  const scrollId = useId();
  const rows = useMemo(() => withKeys(data, rowKey), [data, rowKey]);
  const outdated = load.isPlaceholderData;
  const state = stateOf(load, isEmpty);
  const loading = state === 'loading';
  const off = useOff(columns, view);

  if (state === 'failed') return <LoadFailed load={load} what={failed} />;
  if (state === 'empty') return empty;
  const naming = (columns.find(({ meta }) => meta?.names) ?? columns[0])?.id;
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
              {columns.map(({ id, header, meta }) => (
                <th
                  key={id}
                  scope="col"
                  {...ROLE.head}
                  data-align={meta?.align}
                  data-screen-only={meta?.screenOnly}
                  data-off={off.has(id) || undefined}
                  data-left-out={meta?.leftOut}
                  aria-sort={directionOf(meta, sort?.value)}
                  style={{ '--width': meta?.width } as CSSProperties}
                >
                  <SortButton look={meta} sort={sort}>
                    {typeof header === 'string' ? header : header()}
                  </SortButton>
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...ROLE.group} data-loading={loading || undefined}>
            {loading
              ? Array.from({ length: skeletonRows }, (_, row) => row).map((row) => (
                  <tr key={row} {...ROLE.row}>
                    {columns.map(({ id }) => (
                      <td key={id} {...ROLE.cell} data-skeleton data-off={off.has(id) || undefined} />
                    ))}
                  </tr>
                ))
              : rows.map(([key, row], place) => (
                  <DrawnRow key={key} {...{ row, place, columns, naming, off, opens }} />
                ))}
          </tbody>
        </table>
      </section>
      {!inSteps && <MoreRows more={more} focusAfter={scrollId} />}
    </div>
  );
}

type RowProps<Row> = Pick<TableProps<Row>, 'columns' | 'opens'> & {
  row: Row;
  place: number;
  naming: string | undefined;
  off: ReadonlySet<string>;
};

/** Memoised: what else changes on the screen renders none of them. */
const DrawnRow = memo(function DrawnRow<Row>({ row, place, columns, naming, off, opens }: RowProps<Row>) {
  const record = opens?.(row);
  return (
    <tr {...ROLE.row} {...(record && opensRecord(record))}>
      {columns.map(({ id, header, meta, cell }) => {
        const isName = id === naming;
        const Cell = isName ? 'th' : 'td';
        const content = cell(row, place);
        return (
          <Cell
            key={id}
            {...(isName ? ROLE.name : ROLE.cell)}
            data-label={nameOf(header)}
            data-align={meta?.align}
            data-screen-only={meta?.screenOnly}
            data-off={off.has(id) || undefined}
            data-in-row={meta?.inRow}
            data-left-out={meta?.leftOut}
          >
            {isName && record ? <RecordLink {...record}>{content}</RecordLink> : content}
          </Cell>
        );
      })}
    </tr>
  );
}) as <Row>(props: RowProps<Row>) => ReactNode;

const NONE_OFF: ReadonlySet<string> = new Set();

/** The columns that are left out, the same set until another is: only on the screen, because paper has every column. */
function useOff(columns: readonly Column<never>[], view: TableView | undefined): ReadonlySet<string> {
  const hidden = view?.hidden;
  return useMemo(
    () =>
      hidden?.length
        ? new Set(
            choosable(columns)
              .map(({ id }) => id)
              .filter((id) => hidden.includes(id)),
          )
        : NONE_OFF,
    [columns, hidden],
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
  sort: TableProps<never>['sort'];
  children: ReactNode;
}) {
  const sorts = look?.sorts;
  if (!sorts || !sort) return children;
  const direction = directionOf(look, sort.value);
  return (
    <>
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
      <span className={classes.alone}>{children}</span>
    </>
  );
}

/** A column's name, for the second line of a row. */
const nameOf = (header: unknown) => (typeof header === 'string' ? header : undefined);
