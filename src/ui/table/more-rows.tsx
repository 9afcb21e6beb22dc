import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatCount } from '../../lib/money.ts';
import { useAnnounced } from '../feedback/announcer.tsx';
import classes from './list.module.css';

/** More than any page that the portal asks for. Only a back end without paging sends more, and thousands of rows would stop the browser. */
const STEP = 500;

/** The first rows of an answer, and how more of them are drawn. */
export function useFirstRows<Row>(rows: readonly Row[]) {
  const [drawn, setDrawn] = useState(STEP);
  const left = rows.length - drawn;
  return {
    shown: left > 0 ? rows.slice(0, drawn) : rows,
    more: left > 0 ? { sent: rows.length, drawn, left, draw: () => setDrawn(drawn + STEP) } : undefined,
  };
}

type Props = {
  more: ReturnType<typeof useFirstRows>['more'];
  /** The id of the element that has the focus when all rows are drawn. */
  focusAfter: string;
};

/** Below a list: how many rows came, and how many of them it shows; nothing when it shows all. */
export function MoreRows({ more, focusAfter }: Props) {
  const words = more
    ? `The back end sent ${formatCount(more.sent)} rows; the first ${formatCount(more.drawn)} are shown`
    : undefined;
  useAnnounced(words);
  if (!more) return null;
  return (
    <div className={classes.more}>
      <span>{words}</span>
      <Button variant="default" size="xs" data-focus-after={focusAfter} onClick={more.draw}>
        Show {formatCount(Math.min(STEP, more.left))} more
      </Button>
    </div>
  );
}
