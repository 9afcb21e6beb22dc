import { Button, Group } from '@mantine/core';
import { useState } from 'react';

/** The way through a list in which each page names the cursor of the next. */
export function useCursorPages() {
  /** The cursors of the pages up to the one that is shown; the first page has none. */
  const [cursors, setCursors] = useState<readonly string[]>([]);
  return {
    cursor: cursors.at(-1),
    showPrevious: () => setCursors(cursors.slice(0, -1)),
    showNext: (next: string) => setCursors([...cursors, next]),
  };
}

type Props = {
  pages: ReturnType<typeof useCursorPages>;
  /** The cursor of the next page; null when this is the last one, undefined while it is not known. */
  next: string | null | undefined;
  /** Of the two buttons. */
  labels: readonly [previous: string, next: string];
};

/** Renders nothing when there is only one page. */
export function CursorPager({ pages: { cursor, showPrevious, showNext }, next, labels }: Props) {
  if (!next && cursor === undefined) return null;
  return (
    <Group gap={8}>
      <Button variant="default" size="xs" disabled={cursor === undefined} onClick={showPrevious}>
        {labels[0]}
      </Button>
      <Button variant="default" size="xs" disabled={!next} onClick={() => next && showNext(next)}>
        {labels[1]}
      </Button>
    </Group>
  );
}
