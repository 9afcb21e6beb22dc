import { useEffect } from 'react';
import { useListPeople } from '../../generated/authentication/authentication.ts';
import { setNames } from '../../lib/person-names.ts';

const KEPT_MS = 10 * 60_000;

/** Loads the names of colleagues. Without them, or with another back end, usernames stand alone. */
export function PersonNames() {
  const { data } = useListPeople({ query: { staleTime: KEPT_MS } });
  useEffect(() => {
    if (data) setNames(data.people);
  }, [data]);
  return null;
}
