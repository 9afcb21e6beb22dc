import { Button } from '@mantine/core';
import type { DeskAct, DeskPhase } from '../review/desk-machine.ts';
import desk from '../review/review-desk.module.css';
import classes from './statement-lines.module.css';
import type { Undoable } from './use-line-calls.ts';

/** Why each action cannot be done with the line that is open. */
export type LineActs = Record<'approve' | 'reject' | 'undo', { denied: string | undefined }>;

type Props = {
  /** Of the open line in the list; undefined past the last one. */
  place: number | undefined;
  count: number;
  acts: LineActs;
  phase: DeskPhase;
  /** Something was pressed while the answer was awaited. */
  wasIgnored: boolean;
  hasBack: boolean;
  hasKeys: boolean;
  undoable: Undoable | undefined;
  onAct: (act: DeskAct, detail: number) => void;
};

/** The buttons for the line that is open. They keep their place, and with it the focus, while the lines change. */
export function LineBar({ place, count, acts, phase, wasIgnored, hasBack, hasKeys, undoable, onAct }: Props) {
  // Not yet read, or about to be decided: nothing of it can be decided now.
  const isResting = phase !== 'ready';
  const isBusy = phase === 'deciding' || phase === 'asking' || phase === 'slow';
  const key = (name: string) => hasKeys && { 'aria-keyshortcuts': name, rightSection: <Key name={name} /> };
  return (
    <div className={classes.bar} data-phase={phase} data-screen-only>
      <div className={desk.buttons}>
        <Button
          disabled={acts.approve.denied !== undefined || (isResting && !isBusy)}
          loading={isBusy}
          title={acts.approve.denied}
          onClick={({ detail }) => onAct('approve', detail)}
          {...key('A')}
        >
          Confirm
        </Button>
        <Button
          variant="default"
          disabled={acts.reject.denied !== undefined || isResting}
          title={acts.reject.denied}
          onClick={({ detail }) => onAct('reject', detail)}
          {...key('R')}
        >
          Reject
        </Button>
        <Button
          variant="default"
          disabled={acts.undo.denied !== undefined || isBusy}
          title={acts.undo.denied}
          onClick={({ detail }) => onAct('undo', detail)}
          {...key('U')}
        >
          Undo
        </Button>
        <Button variant="default" disabled={!hasBack} onClick={({ detail }) => onAct('back', detail)} {...key('K')}>
          Back
        </Button>
        <Button variant="default" onClick={({ detail }) => onAct('next', detail)} {...key('J')}>
          {place === undefined ? 'From the Start' : 'Next'}
        </Button>
        <Button variant="default" onClick={({ detail }) => onAct('help', detail)} {...key('?')}>
          Shortcuts
        </Button>
      </div>
      <span role="status" className={classes.status}>
        {statusWords({ place, count, phase, wasIgnored, undoable })}
      </span>
    </div>
  );
}

function statusWords({ place, count, phase, wasIgnored, undoable }: Partial<Props> & { count: number }): string {
  if (phase === 'slow') return 'The server has not answered for 10 seconds. ‘Next’ goes on.';
  if (phase === 'deciding' && wasIgnored)
    return 'Waiting for the server: nothing else can be done until it has answered.';
  if (undoable) return `${undoable.words}. ‘Undo’ takes it back.`;
  return place === undefined ? 'That was the last line of this page.' : `${place} of ${count}`;
}

/** The key of a button, for the eye: `aria-keyshortcuts` says it to a screen reader. */
function Key({ name }: { name: string }) {
  return (
    <span aria-hidden="true" className={desk.key}>
      {name}
    </span>
  );
}
