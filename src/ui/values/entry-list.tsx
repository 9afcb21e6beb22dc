import type { ReactNode } from 'react';
import classes from './entry-list.module.css';
import { Truncated } from './truncate.tsx';

/** A short list of things that somebody has, each with a button. */
export function EntryList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className={classes.list}>
      {children}
    </ul>
  );
}

type EntryProps = {
  name: string;
  /** Further facts, in one line. */
  details: ReactNode;
  /** The button, or why there is none. */
  children: ReactNode;
};

export function Entry({ name, details, children }: EntryProps) {
  return (
    <li>
      <div className={classes.words}>
        <span className={classes.name}>
          <Truncated text={name} />
        </span>
        <span className={classes.line}>{details}</span>
      </div>
      {children}
    </li>
  );
}
