import { Button, Checkbox, Skeleton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useAction } from '../../api/use-action.ts';
import type { Preferences } from '../../generated/model/preferences.ts';
import type { TableView } from '../../generated/model/tableView.ts';
import { getGetMyPreferencesQueryKey, useGetMyPreferences } from '../../generated/my-account/my-account.ts';
import { useChooseMyPreferences } from '../../generated/my-account-changes/my-account-changes.ts';
import { clock } from '../../lib/clock.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import type { Choosable } from '../../ui/table/table-settings.tsx';
import classes from './-column-choice.module.css';
import type { TableName } from './-table-view.tsx';

type Props = { table: TableName; columns: readonly Choosable[] };

const USUAL: TableView = { hidden_columns: [], is_compact: false };

/** The choice of a table's columns and of the height of its rows, once it is known what was chosen: nothing is saved over what was not loaded. */
export default function ColumnChoice({ table, columns }: Props) {
  const query = useGetMyPreferences();
  return (
    <Loaded<Preferences> load={query} failed="Failed to load your columns" skeleton={<Skeleton height={240} />}>
      {({ tables }) => <Choice table={table} columns={columns} chosen={tables?.[table] ?? USUAL} />}
    </Loaded>
  );
}

/** Each change shows at once, and is sent after the one before it. */
function Choice({ table, columns, chosen }: Props & { chosen: TableView }) {
  const client = useQueryClient();
  // Nothing else on the screen depends on it.
  const { mutateAsync } = useChooseMyPreferences({ mutation: { meta: { reload: false } } });
  const { act } = useAction();
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  // A column that is gone is forgotten with the next choice.
  const hiddenIn = (view: TableView) => columns.map(({ id }) => id).filter((id) => view.hidden_columns.includes(id));
  const hidden = hiddenIn(chosen);

  /** From what was chosen last, which may not be drawn yet. */
  function choose(change: (before: TableView) => TableView) {
    const queryKey = getGetMyPreferencesQueryKey();
    const next = change(client.getQueryData<Preferences>(queryKey)?.tables?.[table] ?? USUAL);
    client.setQueryData<Preferences>(queryKey, (before) => ({
      clock: clock(),
      ...before,
      tables: { ...before?.tables, [table]: next },
    }));
    const send = () =>
      act({
        ids: [table],
        call: (headers) => mutateAsync({ data: { tables: { [table]: next } }, headers }),
        done: () => ({ message: 'The table is remembered', as: 'announcement' }),
        failed: 'Failed to remember the table',
      });
    sent.current = sent.current.then(async () => {
      // After a failure the table is again as the server has it.
      if (!(await send())) await client.invalidateQueries({ queryKey });
    });
  }

  return (
    <div className={classes.choice}>
      {columns.map(({ id, label, isRoomy }) => (
        <Checkbox
          key={id}
          size="xs"
          label={label}
          description={isRoomy && 'Where there is room'}
          checked={!hidden.includes(id)}
          onChange={({ currentTarget: { checked } }) =>
            choose((before) => {
              const others = hiddenIn(before).filter((one) => one !== id);
              return { ...before, hidden_columns: checked ? others : [...others, id] };
            })
          }
        />
      ))}
      <hr className={classes.line} />
      <Checkbox
        size="xs"
        label="Compact rows"
        checked={chosen.is_compact}
        onChange={({ currentTarget: { checked } }) =>
          choose((before) => ({ hidden_columns: hiddenIn(before), is_compact: checked }))
        }
      />
      <Button variant="default" size="xs" onClick={() => choose(() => USUAL)}>
        Reset
      </Button>
    </div>
  );
}
