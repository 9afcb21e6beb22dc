import { Button } from '@mantine/core';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import classes from './pager.module.css';

type Props = {
  /** Of the two buttons. */
  labels: readonly [first: string, next: string];
  isFirst: boolean;
  /** The cursor of the next page; null on the last one. */
  next: string | null;
  onFirst: () => void;
  onNext: (cursor: string) => void;
};

/** Navigates a list whose pages have their cursors in the URL: Back leads to the page before. Renders nothing when there is only one. */
export function KeysetPager({ labels, isFirst, next, onFirst, onNext }: Props) {
  if (isFirst && next === null) return null;
  return (
    <nav aria-label="Pages" className={classes.ends}>
      <Button
        variant="default"
        size="xs"
        leftSection={<ChevronLeft size={14} />}
        disabled={isFirst}
        onClick={() => onFirst()}
      >
        {labels[0]}
      </Button>
      <Button
        variant="default"
        size="xs"
        rightSection={<ChevronRight size={14} />}
        disabled={next === null}
        onClick={() => next !== null && onNext(next)}
      >
        {labels[1]}
      </Button>
    </nav>
  );
}
