import { Button } from '@mantine/core';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { useDenied } from '../../api/may.ts';
import * as needs from '../../generated/permissions.ts';
import { formatCount } from '../../lib/money.ts';
import { counted } from '../../lib/words.ts';
import { useAnnounced } from '../../ui/feedback/announcer.tsx';
import classes from '../../ui/table/bulk-bar.module.css';
import { BulkChangeDialog, type BulkTask } from './bulk-change-dialog.tsx';
import type { DoneChanges } from './bulk-change-run.ts';
import { type ItemSelection, MOST_SELECTED } from './use-item-selection.ts';

type Props = { gameId: string; selection: ItemSelection };

/** All that is done to several items: the bar of the selection, which also offers to undo the last change, and the dialog. */
export function ItemBulk({ gameId, selection }: Props) {
  const { selected, full, select } = selection;
  const [task, setTask] = useState<BulkTask>();
  const [last, setLast] = useState<DoneChanges>();
  const done = last?.gameId === gameId ? last : undefined;
  return (
    <>
      {(selected.length > 0 || done) && (
        <Bar
          count={selected.length}
          full={full}
          done={done}
          onClear={() => (selected.length > 0 ? select([]) : setLast(undefined))}
          onChange={() => setTask({ change: selected })}
          onUndo={setTask}
        />
      )}
      <BulkChangeDialog
        task={task}
        gameId={gameId}
        onDone={(changes, failed) => {
          setLast(changes);
          select(failed);
        }}
        onClose={() => setTask(undefined)}
      />
    </>
  );
}

type BarProps = {
  /** Selected items, on all pages. */
  count: number;
  /** The selection has reached its maximum. */
  full: boolean;
  /** The last change, which can be undone. */
  done: DoneChanges | undefined;
  onClear: () => void;
  onChange: () => void;
  onUndo: (task: { undo: DoneChanges }) => void;
};

/** Sticks to the window's lower edge, as that of the withdrawals does. */
function Bar({ count, full, done, onClear, onChange, onUndo }: BarProps) {
  const denied = useDenied(needs.updateGameItem);
  useAnnounced(count === 0 ? undefined : `${formatCount(count)} of the items selected`);
  return (
    <section aria-label="Bulk actions" className={classes.bar} data-focus-after="select-all">
      <div className={classes.words}>
        {count > 0 && <span className={classes.count}>{formatCount(count)} selected</span>}
        {done && <span>{counted(done.items.length, 'item')} changed</span>}
        {full && <span className={classes.notice}>{MOST_SELECTED} at a time is the most; change these first</span>}
        {denied && (
          <span id="bulk-denied" className={classes.notice}>
            {denied}
          </span>
        )}
      </div>
      <div className={classes.actions}>
        <Button variant="subtle" color="gray" onClick={onClear}>
          {count > 0 ? 'Clear selection' : 'Dismiss'}
        </Button>
        {done && (
          <Button variant="default" leftSection={<Undo2 size={15} />} onClick={() => onUndo({ undo: done })}>
            Undo
          </Button>
        )}
        {count > 0 && (
          <Button
            leftSection={<SlidersHorizontal size={15} />}
            disabled={denied !== undefined}
            aria-describedby={denied && 'bulk-denied'}
            onClick={onChange}
          >
            Change Selected
          </Button>
        )}
      </div>
    </section>
  );
}
