import { useEffect, useSyncExternalStore } from 'react';
import { knownNames, subscribeNames, wantNames, withName } from '../../lib/person-names.ts';
import { Truncated } from './truncate.tsx';

/** Returns a function that puts a colleague's name beside the username. */
export function useNames(): (username: string) => string {
  const known = useSyncExternalStore(subscribeNames, knownNames, knownNames);
  useEffect(wantNames, []);
  return (username) => withName(username, known);
}

/** A colleague in a sentence. */
export function Person({ username }: { username: string }) {
  return <bdi>{useNames()(username)}</bdi>;
}

/** A colleague in a table. */
export function PersonCell({ username }: { username: string }) {
  return <Truncated text={useNames()(username)} />;
}
