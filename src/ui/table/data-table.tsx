import {
  createColumnHelper,
  metaHelper,
  type RowData,
  type TableOptions,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { withData } from '../feedback/load.ts';
import { Part } from '../feedback/part-boundary.tsx';
import type { Column, ColumnLook } from './columns.ts';
import { RecordTable, type TableProps } from './record-table.tsx';

/** The table does not sort, filter or paginate: the server did. */
const features = tableFeatures({ columnMeta: metaHelper<ColumnLook>() });

/** For column definitions at module scope: `const column = tableColumnsOf<Game>()`. */
export const tableColumnsOf = <Row extends RowData>() => createColumnHelper<typeof features, Row>();

type Props<Row extends RowData> = Omit<TableProps<Row>, 'columns'> & {
  columns: TableOptions<typeof features, Row>['columns'];
};

const NO_ROWS: readonly never[] = [];

/** The specification's tables, made with TanStack Table: Transactions, Payout History and Game Items. Every other list is a `RecordTable`. */
export function DataTable<Row extends RowData>(props: Props<Row>) {
  return (
    <Part failed={props.failed}>
      <Modelled {...props} />
    </Part>
  );
}

function Modelled<Row extends RowData>({ columns, load, rowKey, opens, ...props }: Props<Row>) {
  const table = useTable({ features, columns, data: load.data ?? NO_ROWS });
  const { rows } = table.getRowModel();
  type Drawn = (typeof rows)[number];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the headers follow from the columns
  const drawn = useMemo(
    () =>
      table.getFlatHeaders().map(({ column: { id, columnDef } }, at): Column<Drawn> => {
        const { header, cell, meta } = columnDef;
        return {
          id,
          header: typeof header === 'function' ? () => header({} as never) : (header ?? ''),
          meta,
          cell: (row) => {
            const shown = row.getAllCells()[at];
            return shown && typeof cell === 'function' ? cell(shown.getContext()) : null;
          },
        };
      }),
    [columns],
  );
  const keyOf = useMemo(() => (row: Drawn) => rowKey(row.original), [rowKey]);
  const openingOf = useMemo(() => opens && ((row: Drawn) => opens(row.original)), [opens]);
  return (
    <RecordTable {...props} columns={drawn} load={withData(load, load.data && rows)} rowKey={keyOf} opens={openingOf} />
  );
}
