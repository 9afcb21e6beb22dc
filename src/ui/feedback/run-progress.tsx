import type { ReactNode } from 'react';
import { formatCount } from '../../lib/money.ts';
import parts from '../layout/parts.module.css';
import classes from './run-progress.module.css';

/** More would be too many to read. */
const MOST_SHOWN = 20;

type Props = {
  /** How many records the run is about, and how many of them were answered. */
  total: number;
  answered: number;
  /** The outcome so far, the most important line first. */
  lines: readonly string[];
  /** Why the run has paused; undefined while it has not. */
  paused: string | undefined;
  refused: readonly { id: string; reason: string }[];
  /** The end of 'And 3 more', after the first twenty refusals, such as ', in the file.'; without it all are shown. */
  rest?: string;
  /** Between the lines and the pause. */
  children?: ReactNode;
};

/** The course of a run of many calls. */
export function RunProgress({ total, answered, lines, paused, refused, rest, children }: Props) {
  const shown = rest === undefined ? refused : refused.slice(0, MOST_SHOWN);
  return (
    <>
      <progress className={classes.progress} max={total} value={answered} aria-label="Answered" />
      <ul className={classes.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {children}
      {paused !== undefined && (
        <p role="alert" className={parts.warning}>
          {paused}
        </p>
      )}
      {refused.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it.
        <ul className={classes.refused} aria-label="Refused" tabIndex={0}>
          {shown.map(({ id, reason }) => (
            <li key={id}>
              <bdi>{reason}</bdi>
            </li>
          ))}
          {shown.length < refused.length && <li>{`And ${formatCount(refused.length - shown.length)} more${rest}`}</li>}
        </ul>
      )}
    </>
  );
}
