import type { ReactNode } from 'react';
import { formatCount } from '../../lib/money.ts';
import { RowCheckbox } from '../../ui/layout/row-checkbox.tsx';
import { UndoLast } from './undo-last.tsx';
import type { WithdrawalListView } from './use-withdrawal-list.ts';
import type { WithdrawalSelection } from './use-withdrawal-selection.ts';
import classes from './withdrawal-grid.module.css';

type Props = {
  list: WithdrawalListView;
  selection: WithdrawalSelection;
  /** At the end of the line. */
  children?: ReactNode;
};

/** Above the cards or the table: selects everything that is loaded, and says how much that is. */
export function WithdrawalListHead({ list: { load, rows, more }, selection, children }: Props) {
  const isLoading = load.isPending;
  return (
    <div className={classes.head}>
      <RowCheckbox
        id="select-all"
        label={isLoading ? 'Select these' : `Select these ${formatCount(rows.length)}`}
        checked={selection.all}
        // Not `disabled`, which would lose the focus when the last withdrawal has been decided.
        aria-disabled={selection.none}
        title={selection.none && !isLoading ? 'None of them can be reviewed' : undefined}
        indeterminate={selection.selected.length > 0 && !selection.all}
        readOnly={selection.none}
        onChange={selection.none ? undefined : selection.all ? selection.clear : selection.selectAll}
      />
      <span id="results-count" tabIndex={-1}>
        {isLoading
          ? 'Loading'
          : more
            ? `Showing the first ${formatCount(rows.length)}`
            : `${formatCount(rows.length)} found`}
      </span>
      <span className={classes.undo}>
        <UndoLast focusAfter="results-count" />
      </span>
      {children}
    </div>
  );
}

export function countOf({ rows, more }: WithdrawalListView): string {
  if (rows.length === 0) return 'Withdrawals listed: none';
  return `Withdrawals listed: ${formatCount(rows.length)}${more ? ', and there are more' : ''}`;
}
