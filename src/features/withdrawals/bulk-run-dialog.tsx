import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { BulkRunState } from '../../api/bulk-run.ts';
import { pausedWords } from '../../api/intent.ts';
import { downloadText } from '../../lib/download.ts';
import { formatCount, formatUsd, sumUsd } from '../../lib/money.ts';
import { counted } from '../../lib/words.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { useAnnounced } from '../../ui/feedback/announcer.tsx';
import { RunProgress } from '../../ui/feedback/run-progress.tsx';
import parts from '../../ui/layout/parts.module.css';
import { bulkCsv } from './bulk-csv.ts';
import type { StartedRun } from './bulk-run-start.ts';
import { UndoLast } from './undo-last.tsx';
import { idOf, requestedUsd } from './withdrawal-rules.ts';

const DOING = { approve: 'Approving', reject: 'Rejecting' } as const;
const DONE = { approve: 'approved', reject: 'rejected' } as const;

type Props = {
  started: StartedRun | undefined;
  /** Withdrawals whose decisions have just been undone. */
  undone: ReadonlySet<string>;
  onClose: () => void;
};

/** How far a decision about everything that matches has come. It is closed only by a button in it, once the decision is over. */
export function BulkRunDialog({ started, undone, onClose }: Props) {
  const [shown, setShown] = useState(started);
  if (started && shown !== started) setShown(started);
  if (!shown) return null;
  const { action, rows } = shown;
  return (
    <FormDialog
      opened={started !== undefined}
      title={`${DOING[action]} ${counted(rows.length, 'withdrawal')}`}
      isHeld
      withCloseButton={false}
      onClose={() => undefined}
    >
      <Progress started={shown} undone={undone} onClose={onClose} />
    </FormDialog>
  );
}

function Progress({ started, undone, onClose }: Omit<Props, 'started'> & { started: StartedRun }) {
  const { action, rows, run } = started;
  const state = useSyncExternalStore(run.subscribe, run.read);
  const client = useQueryClient();
  const { phase, answered, error } = state;
  const isRunning = phase === 'running' || phase === 'stopping';
  // The screen behind it loads once for all calls.
  useEffect(() => {
    if (!isRunning) void client.invalidateQueries();
  }, [client, isRunning]);
  const decided = rows.filter((row) => run.outcomeOf(idOf(row)).outcome === 'done' && !undone.has(idOf(row)));
  const refused = run.refusals();
  const sum = `${formatUsd(sumUsd(decided.map(requestedUsd)))} requested`;
  const lines = linesOf(state, DONE[action], decided.length, sum);
  useAnnounced(isRunning ? undefined : lines.join('. '));
  return (
    <div className={parts.form}>
      <RunProgress
        total={rows.length}
        answered={answered}
        lines={lines}
        paused={phase === 'paused' ? pausedWords(error, 'decides nothing twice') : undefined}
        refused={isRunning ? [] : refused}
        rest=", in the file."
      >
        <UndoLast />
      </RunProgress>
      <div className={parts.buttons} data-last>
        {phase === 'over' && (
          <Button
            variant="default"
            leftSection={<Download size={15} />}
            onClick={() => downloadText(`${DONE[action]}-withdrawals.csv`, 'text/csv', bulkCsv(started, undone))}
          >
            Download Results
          </Button>
        )}
        {phase !== 'over' && (
          <Button variant="default" data-autofocus loading={phase === 'stopping'} onClick={() => run.stop()}>
            Stop
          </Button>
        )}
        {phase === 'paused' && <Button onClick={() => void run.go()}>Continue</Button>}
        {phase === 'over' && <Button onClick={onClose}>Close</Button>}
      </div>
    </div>
  );
}

function linesOf({ counts, phase }: BulkRunState, done: string, doneCount: number, sum: string): string[] {
  const { awaiting_second, refused, unknown, left } = counts;
  const isOver = phase === 'over';
  const line = (count: number, words: string) => (count > 0 ? [`${formatCount(count)} ${words}`] : []);
  return [
    `${formatCount(doneCount)} ${done}, ${sum}`,
    ...line(counts.done - doneCount, 'undone'),
    ...line(awaiting_second, 'awaiting a second approval'),
    ...line(refused, `could not be ${done}`),
    ...(isOver || phase === 'paused'
      ? line(unknown, 'without an answer: look at them before they are decided again')
      : []),
    ...line(isOver || phase === 'paused' ? left : left + unknown, isOver ? 'left as they were' : 'to come'),
  ];
}
