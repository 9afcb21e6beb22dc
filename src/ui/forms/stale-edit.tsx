import { Button } from '@mantine/core';
import classes from './stale-edit.module.css';

type StaleProps = {
  /** 'game' */
  record: string;
  reloading: boolean;
  onReload: () => void;
};

/** Shown when nothing was saved, because the record has changed since the form was opened. */
export function Stale({ record, reloading, onReload }: StaleProps) {
  return (
    <div role="alert" className={classes.stale}>
      <p>
        <strong>This {record} has been changed since you opened it.</strong> Nothing of yours was saved. Reload to see
        the {record} as it is now; what you typed stays beside it.
      </p>
      <Button size="xs" variant="default" loading={reloading} onClick={onReload}>
        Reload
      </Button>
    </div>
  );
}

/** The value that was entered in a field before the reload. */
export function Mine({ verb = 'typed', text, onTake }: { verb?: string; text: string; onTake: () => void }) {
  return (
    <div className={classes.mine}>
      <span>
        You {verb}: {text === '' ? '(nothing)' : text}
      </span>
      <Button size="compact-xs" variant="default" onClick={onTake}>
        Use mine
      </Button>
    </div>
  );
}

type MineChoiceProps = {
  /** What was ticked before the reload, and what is ticked now. */
  mine: readonly string[];
  now: readonly string[];
  labelOf: (value: string) => string;
  onTake: () => void;
};

/** The boxes that were ticked before the reload, as the difference from those that are ticked now. */
export function MineChoice({ mine, now, labelOf, onTake }: MineChoiceProps) {
  const more = mine.filter((one) => !now.includes(one)).map((one) => `+ ${labelOf(one)}`);
  const less = now.filter((one) => !mine.includes(one)).map((one) => `− ${labelOf(one)}`);
  return <Mine verb="chose" text={[...more, ...less].join(', ') || 'another order'} onTake={onTake} />;
}
