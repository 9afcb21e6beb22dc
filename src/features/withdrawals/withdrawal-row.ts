import { createContext, useContext } from 'react';
import type { WithdrawalListProps } from './withdrawal-grid.tsx';

type RowState = Pick<
  WithdrawalListProps,
  'selection' | 'running' | 'undone' | 'lookers' | 'snoozes' | 'onOpen' | 'onAction'
> & {
  /** The `withdrawal_ids` of the call that loads a row's signals, by its place. */
  signalsOf: (place: number) => string;
};

/** The table's context: everything that its cells need besides their row. The columns stay the same objects: others would make every cell anew, and lose the focus. */
export const RowContext = createContext<RowState | undefined>(undefined);

export function useRow(): RowState {
  const row = useContext(RowContext);
  if (!row) throw new Error('a cell outside of the table of withdrawals');
  return row;
}
