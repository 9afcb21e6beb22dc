import type { LucideIcon } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import type { Tone } from '../theme/tone.ts';
import { Moment } from './date-time.tsx';
import { Person } from './person.tsx';
import classes from './timeline.module.css';

/** The events of a record, one entry below the other. @param onPage has the width of a page, which is as wide as the screen allows */
export function Timeline({ label, onPage, children }: { label: string; onPage?: boolean; children: ReactNode }) {
  return (
    <ol aria-label={label} className={classes.timeline} data-on-page={onPage}>
      {children}
    </ol>
  );
}

type EntryProps = {
  icon: LucideIcon;
  tone: Tone;
  title: ReactNode;
  /** The person who did it, or both; undefined where that is nobody in particular. */
  actor?: string | readonly string[] | undefined;
  at: string;
  /** Notes and the like. */
  children?: ReactNode;
};

export function TimelineEntry({ icon: Icon, tone, title, actor, at, children }: EntryProps) {
  return (
    <li>
      <span className={classes.bullet} data-tone={tone}>
        <Icon size={13} />
      </span>
      <div className={classes.words}>
        <div>
          <strong>{title}</strong>
          {actor && (
            <span className={classes.actor}>
              {' '}
              by{' '}
              {[actor].flat().map((username, index) => (
                <Fragment key={username}>
                  {index > 0 && ' and '}
                  <Person username={username} />
                </Fragment>
              ))}
            </span>
          )}
        </div>
        <span className={classes.date}>
          <Moment iso={at} />
        </span>
        {children}
      </div>
    </li>
  );
}

/** Text that somebody wrote, never interpreted as markup. */
export function TimelineNote({ children }: { children: ReactNode }) {
  return <p className={classes.note}>{children}</p>;
}
