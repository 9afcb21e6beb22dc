import type { Statement } from '../../generated/model/statement.ts';

/** The parts of a statement's page, by their name in the URL; the first one has none. */
export const TABS = [
  { tab: undefined, state: 'proposed', label: 'To confirm', nothing: 'No match waits for a confirmation.' },
  { tab: 'returned', state: 'returned', label: 'Returns', nothing: 'No payment came back.' },
  { tab: 'open', state: 'open', label: 'Open', nothing: 'No line is open.' },
  { tab: 'unreadable', state: 'unreadable', label: 'Unreadable', nothing: 'Every line was understood.' },
  { tab: 'matched', state: 'matched', label: 'Matched', nothing: 'No match is confirmed yet.' },
  { tab: 'left_out', state: 'left_out', label: 'Left out', nothing: 'No row was left out.' },
] as const;

export type Tab = (typeof TABS)[number];

/**
 * The first tab in which something is to be done. How many of the lines of a tab are finished is not known: of returns
 * it follows from the others.
 *
 * @param but the tab that is open, and has nothing left
 */
export function tabToDo({ counts, state }: Statement, but?: Tab): Tab | undefined {
  const { proposed, returned, open, unreadable, unfinished } = counts;
  if (state !== 'open' || unfinished === 0) return undefined;
  const others = proposed + open + unreadable;
  const isToDo = {
    proposed: proposed > 0,
    returned: returned > 0 && (unfinished > others || others === 0),
    open: open > 0,
    unreadable: unreadable > 0,
    matched: false,
    left_out: false,
  };
  return TABS.find((one) => one.state !== but?.state && isToDo[one.state]);
}
