import { useState } from 'react';
import { useAnnounced } from '../feedback/announcer.tsx';
import classes from './pager.module.css';
import { PreviousNext } from './pager.tsx';

/** The cursor of each page that was left by Next, by the list and the cursor that followed; undefined is the first page. */
const before = new Map<string, string | undefined>();

type Pages = {
  /** The cursor of the page that is shown; undefined on the first one. */
  cursor: string | undefined;
  /** Starts at 1; undefined where a link led into the middle of the list. */
  page: number | undefined;
  /** Of the page before, as far as it is known; otherwise the first one. */
  previous: string | undefined;
  goTo: (cursor: string | undefined) => void;
  goOn: (next: string) => void;
};

/**
 * The way through a list in which each page names the cursor of the next one.
 *
 * @param list the list and its filters, which tell its cursors from those of others
 */
export function usePagesOf(list: string, cursor: string | undefined, goTo: Pages['goTo']): Pages {
  const keyOf = (at: string) => `${list} ${at}`;
  let page: number | undefined = 1;
  for (let at = cursor; at !== undefined && page !== undefined; at = before.get(keyOf(at))) {
    page = before.has(keyOf(at)) ? page + 1 : undefined;
  }
  const previous = cursor === undefined ? undefined : before.get(keyOf(cursor));
  const goOn = (next: string) => {
    before.set(keyOf(next), cursor);
    goTo(next);
  };
  return { cursor, page, previous, goTo, goOn };
}

/** The same, where no address keeps the page. */
export function useCursorPages(): Pages {
  const [list] = useState(() => crypto.randomUUID());
  const [cursor, setCursor] = useState<string>();
  return usePagesOf(list, cursor, setCursor);
}

type Props = {
  pages: Pages;
  /** The cursor of the next page; null when this is the last one, undefined while it is not known. */
  next: string | null | undefined;
};

/** Navigates between such pages; renders nothing when there is only one. */
export function CursorPager({ pages: { cursor, page, previous, goTo, goOn }, next }: Props) {
  const isOnly = !next && cursor === undefined;
  useAnnounced(isOnly || page === undefined ? undefined : `Page ${page}`);
  if (isOnly) return null;
  return (
    <nav aria-label="Pages" className={classes.pager}>
      {page !== undefined && <span className={classes.words}>Showing page {page}</span>}
      <PreviousNext
        onPrevious={cursor === undefined ? undefined : () => goTo(previous)}
        onNext={next ? () => goOn(next) : undefined}
      />
    </nav>
  );
}
