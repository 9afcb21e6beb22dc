import { Hidden } from '../../ui/values/hidden.tsx';

/** The end of an account or routing number. `digits` comes from `last4`, which returns at most four. */
export function LastFour({ digits, of }: { digits: string | undefined; of: 'account' | 'routing number' }) {
  if (digits === undefined) return <span>—</span>;
  return (
    <span>
      <Hidden>{of} ending in </Hidden>
      <span aria-hidden="true">•••• </span>
      {digits}
    </span>
  );
}
