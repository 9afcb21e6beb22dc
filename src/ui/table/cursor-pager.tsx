import { useState } from 'react';
import { cursorBefore, keepCursorBefore } from '../../lib/cursors-before.ts';
import { FIRST, type PageOfList } from '../../lib/search-params.ts';
import { useAnnounced } from '../feedback/announcer.tsx';
import classes from './pager.module.css';
import { PreviousNext } from './pager.tsx';

type Pages = PageOfList & {
  /** The first page where the way here is not known, as after a link from somebody else. */
  previous: PageOfList;
  /** Whether `previous` skips pages. */
  isSkipping: boolean;
  goTo: (page: PageOfList) => void;
  goOn: (next: string) => void;
};

/**
 * The way through a list in which each page names the cursor of the next one.
 *
 * @param list the list and its filters, which tell its cursors from those of others
 */
export function usePagesOf(list: string, at: PageOfList, goTo: Pages['goTo']): Pages {
  const { cursor } = at;
  const page = cursor === undefined ? 1 : at.page;
  const keyOf = (one: string) => `${list} ${one}`;
  const known = cursor && cursorBefore(keyOf(cursor));
  const previous = known ? { cursor: known, page: page && page - 1 } : FIRST;
  const isSkipping = cursor !== undefined && known === undefined && page !== 2;
  const goOn = (next: string) => {
    keepCursorBefore(keyOf(next), cursor);
    goTo({ cursor: next, page: page && page + 1 });
  };
  return { cursor, page, previous, isSkipping, goTo, goOn };
}

/** The same, where no address keeps the page. */
export function useCursorPages(): Pages {
  const [list] = useState(() => crypto.randomUUID());
  const [at, goTo] = useState<PageOfList>(FIRST);
  return usePagesOf(list, at, goTo);
}

type Props = {
  pages: Pages;
  /** The cursor of the next page; null when this is the last one, undefined while it is not known. */
  next: string | null | undefined;
};

/** Navigates between such pages; renders nothing when there is only one. */
export function CursorPager({ pages: { cursor, page, previous, isSkipping, goTo, goOn }, next }: Props) {
  const isOnly = !next && cursor === undefined;
  useAnnounced(isOnly || page === undefined ? undefined : `Page ${page}`);
  if (isOnly) return null;
  return (
    <nav aria-label="Pages" className={classes.pager}>
      {page !== undefined && <span className={classes.words}>Showing page {page}</span>}
      <PreviousNext
        previous={isSkipping ? 'First page' : 'Previous'}
        onPrevious={cursor === undefined ? undefined : () => goTo(previous)}
        onNext={next ? () => goOn(next) : undefined}
      />
    </nav>
  );
}
