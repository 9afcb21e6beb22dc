import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { StatementLine } from '../../generated/model/statementLine.ts';
import { phaseOf, shownOn } from '../review/desk-machine.ts';
import { DeskStore } from '../review/desk-store.ts';
import { useReading } from '../review/use-reading.ts';

type Rows = readonly StatementLine[];

/** Goes through the lines of a list, one after the other, by the rules of the review desk. */
export function useLineDesk(rows: Rows) {
  const [desk] = useState(() => new DeskStore());
  const state = useSyncExternalStore(desk.subscribe, desk.read);
  useReading(desk);
  const shown = shownOn(state);
  const next = nextAfter(rows, state.trail) ?? null;
  // A colleague has confirmed it, or it went with another line of its match.
  const isGone = shown !== undefined && rows.every(({ id }) => id !== shown);
  useEffect(() => {
    if (isGone) desk.tell(next === null ? { is: 'startOver' } : { is: 'chosen', id: next });
  }, [desk, isGone, next]);
  useEffect(() => {
    if (state.ahead !== next) desk.tell({ is: 'handedOut', id: next });
  }, [desk, state.ahead, next]);
  return {
    desk,
    shown: rows.find(({ id }) => id === shown),
    phase: phaseOf(state),
    wasIgnored: state.wasIgnored,
    hasBack: state.place > 0,
  };
}

/** The first line behind the last one that was shown, else the first, that was not shown yet. */
function nextAfter(rows: Rows, trail: readonly string[]): string | undefined {
  const last = rows.findIndex(({ id }) => id === trail.at(-1));
  const isNew = ({ id }: StatementLine) => !trail.includes(id);
  return (rows.slice(last + 1).find(isNew) ?? rows.find(isNew))?.id;
}

/** As much of a line has to be in view for it to be read. */
const PART_IN_VIEW = 0.6;

/**
 * Tells the desk since when the line can be read: painted, in view, in a visible page. A change of it is to be read, too.
 */
export function useLineShown(desk: DeskStore, area: RefObject<HTMLElement | null>, line: StatementLine): void {
  useLayoutEffect(() => {
    const { current } = area;
    if (!current) return;
    desk.tell({ is: 'hidden' });
    current.scrollIntoView({ block: 'nearest' });
    let isInView = false;
    let frame = 0;
    const seen = () => desk.tell({ is: 'shown', id: line.id, at: performance.now() });
    function show() {
      cancelAnimationFrame(frame);
      // The frame after the one that paints it.
      if (isInView && document.visibilityState === 'visible')
        frame = requestAnimationFrame(() => (frame = requestAnimationFrame(seen)));
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const isNow = entry.intersectionRatio >= PART_IN_VIEW || coversView(entry);
        if (isNow === isInView) return;
        isInView = isNow;
        if (isInView) show();
        else {
          cancelAnimationFrame(frame);
          desk.tell({ is: 'hidden' });
        }
      },
      { threshold: [0, 0.2, 0.4, PART_IN_VIEW, 1] },
    );
    observer.observe(current);
    document.addEventListener('visibilitychange', show);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      document.removeEventListener('visibilitychange', show);
    };
  }, [desk, area, line]);
}

/** A line that is taller than the window. */
const coversView = ({ intersectionRect, rootBounds }: IntersectionObserverEntry) =>
  rootBounds !== null && intersectionRect.height >= rootBounds.height * PART_IN_VIEW;
