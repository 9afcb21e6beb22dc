import { useEffect } from 'react';
import { useGetMyPreferences } from '../../generated/my-account/my-account.ts';
import { setClock } from '../../lib/clock.ts';
import { isAbsent } from '../../ui/feedback/load.ts';

/** Sets up the portal as its administrator has chosen, in whichever browser. With a back end that does not remember it, all is as by default. */
export function usePreferences(): void {
  const query = useGetMyPreferences();
  const chosen = isAbsent(query) ? 'utc' : query.data?.clock;
  useEffect(() => {
    if (chosen !== undefined) setClock(chosen);
  }, [chosen]);
}
