import type { ReactNode } from 'react';

/** How a column looks, and what it is for. */
export type ColumnLook = {
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
   * The cell's place in a row of two lines. 'first' is the first line. 'labelled' is the second line, with the column's
   * name; figures have that without being told. A 'whole' value is never cut. On a phone a 'brief' one is cut before the
   * others, and the columns behind it have no names. A 'late' value comes after its row: its place is as wide before as
   * after, so that no row grows.
   */
  inRow?: 'first' | 'labelled' | 'brief' | 'whole' | 'late';
};

export type Column<Row> = {
  id: string;
  /** Its name, or what stands in its place. */
  header: string | (() => ReactNode);
  meta?: ColumnLook | undefined;
  /** Called while its row is rendered, so that a cell is not a component of its own. */
  cell: (row: Row, place: number) => ReactNode;
};

type Cell<Row, Value> = { row: { original: Row; index: number }; getValue: () => Value };

type Given<Row, Value> = Pick<Column<Row>, 'header' | 'meta'> & {
  /** Without it, the value as it is. */
  cell?: (cell: Cell<Row, Value>) => ReactNode;
};

type ValueOf<Row, Of> = Of extends keyof Row ? Row[Of] : Of extends (row: Row) => infer Value ? Value : never;

/** For column definitions at module scope: `const column = columnsOf<Game>()`. Where the specification asks for TanStack Table: `tableColumnsOf`. */
export const columnsOf = <Row>() => ({
  columns: (columns: Column<Row>[]): readonly Column<Row>[] => columns,
  accessor<const Of extends (keyof Row & string) | ((row: Row) => unknown)>(
    of: Of,
    { id, cell, ...column }: Given<Row, ValueOf<Row, Of>> & (Of extends string ? { id?: string } : { id: string }),
  ): Column<Row> {
    const valueIn = (row: Row): unknown => (typeof of === 'function' ? of(row) : row[of as keyof Row]);
    return {
      ...column,
      id: id ?? String(of),
      cell: (original, index) =>
        cell
          ? cell({ row: { original, index }, getValue: () => valueIn(original) as ValueOf<Row, Of> })
          : (valueIn(original) as ReactNode),
    };
  },
  display: ({
    cell,
    ...column
  }: Omit<Given<Row, never>, 'cell'> & Required<Pick<Given<Row, never>, 'cell'>> & { id: string }): Column<Row> => ({
    ...column,
    cell: (original, index) => cell({ row: { original, index }, getValue: none }),
  }),
});

function none(): never {
  throw new Error('The column shows no field of its record.');
}
