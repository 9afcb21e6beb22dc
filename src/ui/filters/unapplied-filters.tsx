import classes from '../feedback/out-of-date.module.css';

/** Says which filters the back end has not applied; nothing where it has applied all. */
export function UnappliedFilters({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null;
  return (
    <p role="status" className={classes.strip}>
      The back end has not applied {labels.length === 1 ? 'the filter' : 'the filters'} {labels.join(', ')}. Other
      records are listed too.
    </p>
  );
}
