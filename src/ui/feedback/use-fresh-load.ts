import { useState } from 'react';
import { type Load, withData } from './load.ts';

type Query<T> = Load<T> & { isSuccess: boolean; isFetchedAfterMount: boolean };

/**
 * The load of a form: its data is the first answer that arrived after the component was mounted, and later ones are ignored.
 * Never the cached answer, which may be older than this tab's own changes.
 */
export function useFreshLoad<T>(query: Query<T>): Load<T> {
  const { data, error, isSuccess, isFetchedAfterMount } = query;
  const [first, setFirst] = useState<T>();
  if (first === undefined && data !== undefined && isSuccess && isFetchedAfterMount) setFirst(data);
  return { ...withData(query, first), isPending: first === undefined && !error };
}
