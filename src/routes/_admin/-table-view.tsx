import { Skeleton } from '@mantine/core';
import { lazy, useMemo } from 'react';
import type { TablePreferences } from '../../generated/model/tablePreferences.ts';
import { useGetMyPreferences } from '../../generated/my-account/my-account.ts';
import { isAbsent } from '../../ui/feedback/load.ts';
import { LazyPart } from '../../ui/feedback/part-boundary.tsx';
import type { TableView } from '../../ui/table/table-settings.tsx';

const ColumnChoice = lazy(() => import('./-column-choice.tsx'));

export type TableName = keyof TablePreferences;

/** How the administrator wants this table, in whichever browser; undefined with a back end that does not remember it. */
export function useTableView(table: TableName): TableView | undefined {
  const query = useGetMyPreferences();
  const absent = isAbsent(query);
  const chosen = query.data?.tables?.[table];
  return useMemo(
    () =>
      absent
        ? undefined
        : {
            hidden: chosen?.hidden_columns ?? [],
            isCompact: chosen?.is_compact ?? false,
            choice: (columns) => (
              <LazyPart failed="The columns could not be loaded" loading={<Skeleton height={240} />}>
                <ColumnChoice table={table} columns={columns} />
              </LazyPart>
            ),
          },
    [absent, chosen, table],
  );
}
