import { Button } from '@mantine/core';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { formatCount } from '../../lib/money.ts';
import { sentInsteadOf } from '../../lib/unreadable.ts';
import { useAnnounced } from '../feedback/announcer.tsx';
import classes from './pager.module.css';

type Props = {
  /** Starts at 1. May be beyond the last page, when a link is older than the list. */
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
};

/** Navigates between pages; renders nothing when there is only one. */
export function Pager({ page, totalPages, onPage }: Props) {
  useAnnounced(totalPages <= 1 ? undefined : `Page ${page} of ${formatCount(totalPages)}`);
  if (totalPages <= 1) return null;
  return (
    <nav aria-label="Pages" className={classes.pager}>
      <span className={classes.words}>
        Showing page {page} of <span title={sentInsteadOf(totalPages)}>{formatCount(totalPages)}</span>
      </span>
      <PageButtons page={page} totalPages={totalPages} onPage={onPage} />
    </nav>
  );
}

/** The buttons alone, for a list with words of its own about its pages. */
export function PageButtons({ page, totalPages, onPage }: Props) {
  return (
    <PreviousNext
      onPrevious={page <= 1 ? undefined : () => onPage(page - 1 > totalPages ? totalPages : page - 1)}
      onNext={page >= totalPages ? undefined : () => onPage(page + 1)}
    />
  );
}

type Ways = {
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  /** Another name of the button, where it leads elsewhere. */
  previous?: string;
};

/** The two buttons of every list with pages. Without a way a button is disabled. */
export function PreviousNext({ onPrevious, onNext, previous = 'Previous' }: Ways) {
  return (
    <div className={classes.buttons}>
      <Button
        variant="default"
        size="xs"
        leftSection={<ChevronLeft size={14} />}
        disabled={!onPrevious}
        onClick={onPrevious}
      >
        {previous}
      </Button>
      <Button variant="default" size="xs" rightSection={<ChevronRight size={14} />} disabled={!onNext} onClick={onNext}>
        Next
      </Button>
    </div>
  );
}
