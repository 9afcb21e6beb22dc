import { useState } from 'react';
import { errorMessage } from '../../lib/api-error.ts';
import { type Load, withData } from './load.ts';
import { notify } from './notify.tsx';

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

/**
 * Loads it once more, for a form whose record has changed since. Undefined after a failure, of which a toast has told.
 *
 * @param failed 'Failed to load game'
 */
export async function loadAgain<T>(
  query: { refetch: () => Promise<{ data: T | undefined; error: unknown }> },
  failed: string,
): Promise<T | undefined> {
  const { data, error } = await query.refetch();
  if (error) notify.error(failed, { detail: errorMessage(error) });
  return error ? undefined : data;
}
