import { VisuallyHidden } from '@mantine/core';
import classes from './record-id.module.css';

/** Ids of most platforms are no longer, and every list has room for them. */
const WHOLE = 20;
/** Ids of one origin begin alike, and end differently: with the ellipsis between them as long as `WHOLE`. */
const START = 9;
const END = 10;

/** An id of a record: whole, or cut in the middle when it is long. It is whole in the title, when copied, when read aloud and on paper. */
export function RecordId({ id }: { id: string | null | undefined }) {
  if (!id) return '—';
  if (id.length <= WHOLE)
    return (
      <bdi className={classes.id} data-record-id>
        {id}
      </bdi>
    );
  return (
    <bdi className={classes.id} title={id} data-record-id>
      <VisuallyHidden className={classes.aloud}>{id}</VisuallyHidden>
      <bdi aria-hidden>{id.slice(0, START)}</bdi>
      <bdi aria-hidden className={classes.middle}>
        {id.slice(START, -END)}
      </bdi>
      <bdi aria-hidden>{id.slice(-END)}</bdi>
    </bdi>
  );
}
