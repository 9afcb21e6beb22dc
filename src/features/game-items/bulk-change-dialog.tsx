import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useListGameItems } from '../../generated/game-items/game-items.ts';
import type { GameItem } from '../../generated/model/gameItem.ts';
import { counted } from '../../lib/words.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { useLast } from '../../ui/dialogs/use-last.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { notify } from '../../ui/feedback/notify.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { useFreshLoad } from '../../ui/feedback/use-fresh-load.ts';
import { BulkChangeForm } from './bulk-change-form.tsx';
import { BulkChangeProgress } from './bulk-change-progress.tsx';
import { type DoneChanges, type StartedChange, startChange, startUndo } from './bulk-change-run.ts';
import { UndoForm } from './bulk-undo-form.tsx';

/** The items to change, or the changes to take back. */
export type BulkTask = { change: readonly GameItem[] } | { undo: DoneChanges };

type Props = {
  task: BulkTask | undefined;
  gameId: string;
  /** Called when a run is over. `failed` are the items that keep their values. */
  onDone: (done: DoneChanges | undefined, failed: readonly string[]) => void;
  onClose: () => void;
};

/** One change of several items: its fields and what they make of each item, then how far it has come, and its undo. */
export function BulkChangeDialog({ task, gameId, onDone, onClose }: Props) {
  const shown = useLast(task);
  const client = useQueryClient();
  const [started, setStarted] = useState<StartedChange>();
  const keep = useStoppedWhenLeft();
  const start = (next: StartedChange) => {
    keep(next);
    setStarted(next);
  };
  const undo = (done: DoneChanges) => start({ verb: 'undo', ...startUndo(client, done) });
  const close = () => {
    setStarted(undefined);
    onClose();
  };
  if (!shown) return null;
  return (
    <FormDialog
      opened={task !== undefined}
      title={started ? titleOfRun(started) : titleOf(shown)}
      size={720}
      isHeld={started !== undefined}
      withCloseButton={started === undefined}
      onClose={close}
    >
      {started ? (
        <BulkChangeProgress
          key={started.verb}
          started={started}
          gameId={gameId}
          onOver={onDone}
          onUndo={undo}
          onClose={close}
        />
      ) : 'undo' in shown ? (
        <UndoForm done={shown.undo} onUndo={() => undo(shown.undo)} />
      ) : (
        <FreshForm
          gameId={gameId}
          ids={shown.change.map(({ item_id }) => item_id)}
          onStart={(plan) => start({ verb: 'change', ...startChange(plan) })}
        />
      )}
    </FormDialog>
  );
}

type FreshProps = { gameId: string; ids: readonly string[]; onStart: Parameters<typeof BulkChangeForm>[0]['onStart'] };

/** Not the table's rows: somebody else may have changed an item since they were loaded. */
function FreshForm({ gameId, ids, onStart }: FreshProps) {
  const query = useListGameItems(gameId, { query: { staleTime: 0 } });
  const load = useFreshLoad(query);
  return (
    <Loaded load={load} failed="Failed to fetch items" what="These items" skeleton={<Spinner />}>
      {({ items }) => <BulkChangeForm items={items.filter(({ item_id }) => ids.includes(item_id))} onStart={onStart} />}
    </Loaded>
  );
}

const titleOf = (task: BulkTask) =>
  'undo' in task
    ? `Undo the change of ${counted(task.undo.items.length, 'item')}?`
    : `Change ${counted(task.change.length, 'item')}`;

const titleOfRun = ({ verb, run }: StartedChange) =>
  `${verb === 'undo' ? 'Undoing the change of' : 'Changing'} ${counted(run.ids.length, 'item')}`;

/** Nothing is changed behind a screen that shows something else. */
function useStoppedWhenLeft() {
  const last = useRef<StartedChange>(undefined);
  useEffect(
    () => () => {
      const { run } = last.current ?? {};
      if (!run || run.read().phase === 'over') return;
      run.stop();
      const detail = `The server had answered for ${run.read().answered} of ${run.ids.length}`;
      notify.warning('Stopped, because the screen was left', { detail });
    },
    [],
  );
  return (started: StartedChange) => {
    last.current = started;
  };
}
