import { NativeSelect } from '@mantine/core';
import { formatCount } from '../../lib/money.ts';
import { useAnnounced } from '../../ui/feedback/announcer.tsx';
import { PageButtons } from '../../ui/table/pager.tsx';
import classes from './item-pager.module.css';
import { PAGE_SIZES } from './item-search.ts';

type Props = {
  /** Zero-based. */
  page: number;
  pages: number;
  size: number;
  rows: number;
  onPaging: (page: number, size: number) => void;
};

export function ItemPager({ page, pages, size, rows, onPaging }: Props) {
  const first = page * size + 1;
  const range = `${formatCount(first)}–${formatCount(Math.min(first + size - 1, rows))} of ${formatCount(rows)}`;
  useAnnounced(`Items listed: ${range}`);
  return (
    <nav aria-label="Pages" className={classes.pager}>
      <NativeSelect
        size="xs"
        label="Rows per page"
        className={classes.size}
        value={String(size)}
        data={PAGE_SIZES.map(String)}
        // Another page size starts on the first page.
        onChange={(event) => onPaging(0, Number(event.currentTarget.value))}
      />
      <span id="results-count" tabIndex={-1} className={classes.range}>
        {range}
      </span>
      <PageButtons page={page + 1} totalPages={pages} onPage={(number) => onPaging(number - 1, size)} />
    </nav>
  );
}
