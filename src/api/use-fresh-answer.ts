import { useState } from 'react';

type Query<T> = { data: T | undefined; isSuccess: boolean; isFetchedAfterMount: boolean };

/**
 * The first answer that came after the component was mounted, for a form to begin with and to stay on. Never the cache's: that may be
 * older than what this tab has done since.
 */
export function useFreshAnswer<T>({ data, isSuccess, isFetchedAfterMount }: Query<T>): T | undefined {
  const [first, setFirst] = useState<T>();
  if (first === undefined && data !== undefined && isSuccess && isFetchedAfterMount) setFirst(data);
  return first;
}
