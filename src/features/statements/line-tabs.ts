/** The parts of a statement's page, by their name in the URL; the first one has none. */
export const TABS = [
  { tab: undefined, state: 'proposed', label: 'To confirm', nothing: 'No match waits for a confirmation.' },
  { tab: 'returned', state: 'returned', label: 'Returns', nothing: 'No payment came back.' },
  { tab: 'open', state: 'open', label: 'Open', nothing: 'No line is open.' },
  { tab: 'unreadable', state: 'unreadable', label: 'Unreadable', nothing: 'Every line was understood.' },
  { tab: 'matched', state: 'matched', label: 'Matched', nothing: 'No match is confirmed yet.' },
  { tab: 'left_out', state: 'left_out', label: 'Left out', nothing: 'No row was left out.' },
] as const;
