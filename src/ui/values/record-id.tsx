import { withMarks } from '../../lib/words.ts';
import { Hidden } from './hidden.tsx';
import classes from './record-id.module.css';

/** Ids of most platforms are no longer, and every list has room for them. */
const WHOLE = 20;
/** Ids of one origin begin alike, and end differently: with the ellipsis between them as long as `WHOLE`. */
const START = 9;
const END = 10;

/** Letters with marks are written in one character (NFC) or in several (NFD). They look the same, and are two ids. */
const isInParts = (id: string) => id !== id.normalize('NFC');
const IN_PARTS = 'Written in parts (NFD): the same letters in one piece are another id.';

/** An id of a record: whole, or cut in the middle when it is long. It is whole in the title, when copied, when read aloud and on paper. */
export function RecordId({ id }: { id: string | null | undefined }) {
  if (!id) return '—';
  if (id.length <= WHOLE)
    return (
      <bdi className={classes.id} data-record-id title={isInParts(id) ? IN_PARTS : undefined}>
        {withMarks(id)}
        {isInParts(id) && ' [NFD]'}
      </bdi>
    );
  return (
    <bdi className={classes.id} title={id} data-record-id>
      <Hidden className={classes.aloud}>{id}</Hidden>
      <bdi aria-hidden>{id.slice(0, START)}</bdi>
      <bdi aria-hidden className={classes.middle}>
        {id.slice(START, -END)}
      </bdi>
      <bdi aria-hidden>{id.slice(-END)}</bdi>
      {isInParts(id) && <span title={IN_PARTS}> [NFD]</span>}
    </bdi>
  );
}
