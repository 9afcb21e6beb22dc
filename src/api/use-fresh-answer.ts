import { useState } from 'react';

type Query<T> = { data: T | undefined; isSuccess: boolean; isFetchedAfterMount: boolean };

/**
 * The first answer that arrived after the component was mounted: a form starts with it and ignores later ones. Never
 * the cached answer, which may be older than this tab's own changes.
 */
export function useFreshAnswer<T>({ data, isSuccess, isFetchedAfterMount }: Query<T>): T | undefined {
  const [first, setFirst] = useState<T>();
  if (first === undefined && data !== undefined && isSuccess && isFetchedAfterMount) setFirst(data);
  return first;
}
