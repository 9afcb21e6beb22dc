import { UndoLast } from '../withdrawals/undo-last.tsx';
import type { DeskPhase } from './desk-machine.ts';
import classes from './review-desk.module.css';

type Props = {
  phase: DeskPhase;
  /** Something was pressed while the answer was awaited. */
  wasIgnored: boolean;
  hasKeys: boolean;
};

/** The line of the desk that says why nothing happens, or offers to undo the last decision. It keeps its place while it says nothing. */
export function DeskStatus({ phase, wasIgnored, hasKeys }: Props) {
  const says =
    phase === 'slow'
      ? `The server has not answered for 10 seconds. ${hasKeys ? 'J or ' : ''}‘Next’ goes on; a message will say what became of it.`
      : phase === 'deciding' && wasIgnored && 'Waiting for the server: nothing else can be done until it has answered.';
  return (
    <div className={classes.status}>
      <span role="status">{says}</span>
      {!says && <UndoLast hotkey={hasKeys && 'U'} />}
    </div>
  );
}
