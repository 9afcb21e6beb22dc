import { Button } from '@mantine/core';
import Undo2 from 'lucide-react/icons/undo-2';
import { counted } from '../../lib/words.ts';
import classes from './undo-line.module.css';
import { type UndoOffer, undoLatest } from './undo-offer.ts';

export type UndoLineProps = {
  offer: UndoOffer;
  /** Where the focus goes when the line does. */
  focusAfter?: string;
  /** The key that does the same. */
  hotkey?: string | false;
};

/** The latest decision, and 'Undo'. */
export function UndoLine({ offer: { message, seconds }, focusAfter, hotkey }: UndoLineProps) {
  return (
    <span className={classes.line}>
      <span className={classes.words} title={`Can be undone for ${counted(seconds, 'second')}`}>
        {message}
      </span>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<Undo2 size={14} />}
        rightSection={
          hotkey && (
            <span aria-hidden="true" className={classes.key}>
              {hotkey}
            </span>
          )
        }
        aria-keyshortcuts={hotkey || undefined}
        data-focus-after={focusAfter}
        onClick={undoLatest}
      >
        Undo
      </Button>
    </span>
  );
}
