import { Button } from '@mantine/core';
import Columns from 'lucide-react/icons/columns-3-cog';
import type { ReactNode } from 'react';
import { Dropdown } from '../layout/dropdown.tsx';
import classes from './table-settings.module.css';

/** A column that may be left out. @property isRoomy narrow screens leave it out in any case */
export type Choosable = { id: string; label: string; isRoomy: boolean };

/** How a person wants a table. */
export type TableView = {
  /** The columns that are left out on the screen, by their ids. Paper has them all. */
  hidden: readonly string[];
  isCompact: boolean;
  /** The controls for both. */
  choice: (columns: readonly Choosable[]) => ReactNode;
};

type Column = {
  id?: string;
  accessorKey?: unknown;
  header?: unknown;
  meta?: { names?: true; leftOut?: string } | undefined;
};

/** All columns but the first, the one with the link to the record, and those of controls alone. */
export function choosable(columns: readonly Column[]): Choosable[] {
  return columns.flatMap(({ id, accessorKey, header, meta }, place) =>
    place === 0 || meta?.names || typeof header !== 'string'
      ? []
      : [{ id: id ?? String(accessorKey), label: header, isRoomy: meta?.leftOut !== undefined }],
  );
}

/** The button above a table, with the choice of its columns and of the height of its rows; nothing where nobody remembers it. */
export function TableSettings({ columns, view }: { columns: readonly Column[]; view: TableView | undefined }) {
  if (!view) return null;
  return (
    // For the built page, as in Offered.
    <span data-beyond="my-account">
      <Dropdown
        role="dialog"
        aria-label="Columns"
        width="min(240px, 100vw - 20px)"
        button={(dropdown) => (
          <Button
            {...dropdown}
            variant="subtle"
            color="gray"
            size="compact-sm"
            className={classes.button}
            leftSection={<Columns size={15} />}
            data-screen-only
          >
            Columns
          </Button>
        )}
      >
        {view.choice(choosable(columns))}
      </Dropdown>
    </span>
  );
}
