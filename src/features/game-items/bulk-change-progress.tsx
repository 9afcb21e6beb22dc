import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { BulkRunState } from '../../api/bulk-run.ts';
import { pausedWords } from '../../api/intent.ts';
import { getListGameItemsQueryKey } from '../../generated/game-items/game-items.ts';
import { formatCount } from '../../lib/money.ts';
import { counted } from '../../lib/words.ts';
import { useAnnounced } from '../../ui/feedback/announcer.tsx';
import { RunProgress } from '../../ui/feedback/run-progress.tsx';
import parts from '../../ui/layout/parts.module.css';
import type { DoneChanges, StartedChange } from './bulk-change-run.ts';

type Props = {
  started: StartedChange;
  gameId: string;
  /** Called when the run is over. `failed` are the items that keep their values. */
  onOver: (done: DoneChanges | undefined, failed: readonly string[]) => void;
  onUndo: (done: DoneChanges) => void;
  onClose: () => void;
};

const DONE = { change: 'changed', undo: 'with the values from before' } as const;

/** How far the run has come. It is closed only by a button in it, once the run is over. */
export function BulkChangeProgress({ started, gameId, onOver, onUndo, onClose }: Props) {
  const { verb, run, made } = started;
  const state = useSyncExternalStore(run.subscribe, run.read);
  const client = useQueryClient();
  const { phase, answered, error } = state;
  const isOver = phase === 'over';
  const done: DoneChanges | undefined =
    isOver && verb === 'change' && made.size > 0 ? { gameId, items: [...made.values()] } : undefined;
  const tell = useRef(() => {});
  tell.current = () => {
    void client.invalidateQueries({ queryKey: getListGameItemsQueryKey(gameId) });
    onOver(
      done,
      run.ids.filter((id) => run.outcomeOf(id).outcome !== 'done'),
    );
  };
  // The list behind the dialog loads once for all calls.
  useEffect(() => {
    if (isOver) tell.current();
  }, [isOver]);
  const refused = run.refusals();
  const lines = linesOf(state, verb);
  useAnnounced(isOver || phase === 'paused' ? lines.join('. ') : undefined);
  return (
    <div className={parts.form}>
      <RunProgress
        total={run.ids.length}
        answered={answered}
        lines={lines}
        paused={phase === 'paused' ? pausedWords(error, 'changes nothing twice') : undefined}
        refused={refused}
      />
      <div className={parts.buttons} data-last>
        {!isOver && (
          <Button variant="default" data-autofocus loading={phase === 'stopping'} onClick={() => run.stop()}>
            Stop
          </Button>
        )}
        {phase === 'paused' && <Button onClick={() => void run.go()}>Continue</Button>}
        {done && (
          <Button variant="default" leftSection={<Undo2 size={15} />} onClick={() => onUndo(done)}>
            Undo
          </Button>
        )}
        {isOver && (
          <Button data-autofocus onClick={onClose}>
            Close
          </Button>
        )}
      </div>
    </div>
  );
}

function linesOf({ counts, phase }: BulkRunState, verb: StartedChange['verb']): string[] {
  const { done, refused, unknown, left } = counts;
  const isRunning = phase === 'running' || phase === 'stopping';
  const line = (count: number, words: string) => (count > 0 ? [`${formatCount(count)} ${words}`] : []);
  return [
    `${counted(done, 'item')} ${DONE[verb]}`,
    ...line(refused, 'could not be changed'),
    ...(isRunning ? [] : line(unknown, 'without an answer that could be read: look at them')),
    ...line(isRunning ? left + unknown : left, phase === 'over' ? 'left as they were' : 'to come'),
  ];
}
