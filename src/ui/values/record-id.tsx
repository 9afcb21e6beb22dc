import { VisuallyHidden } from '@mantine/core';
import classes from './record-id.module.css';
import { Truncated } from './truncate.tsx';

/** Ids of one origin begin alike, and end differently. */
const END = 6;
/** Longer than those of most platforms, which columns and cards have room for. */
const LONG = 16;

/** An id of unknown length: a long one is cut in the middle, whole in the title, when copied and when read aloud. */
export function RecordId({ id }: { id: string | null | undefined }) {
  if (!id) return '—';
  if (id.length <= LONG) return <Truncated text={id} />;
  return (
    <span className={classes.id} title={id}>
      <VisuallyHidden className={classes.aloud}>{id}</VisuallyHidden>
      <span className={classes.start} aria-hidden>
        {id.slice(0, -END)}
      </span>
      <span className={classes.end} aria-hidden>
        {id.slice(-END)}
      </span>
    </span>
  );
}
