import { errorStatus, isNotOffered } from '../../lib/api-error.ts';

/** The state of something that a screen loads; a query of React Query is one. */
export interface Load<T> {
  data: T | undefined;
  error: unknown;
  isPending: boolean;
  /** The data answers an earlier question; the answer to this one is loading. */
  isPlaceholderData?: boolean | undefined;
  /** Only the next page could not be loaded. */
  isFetchNextPageError?: boolean | undefined;
  refetch: () => unknown;
}

/**
 * 'old': what is on the screen could not be loaded again. An empty list that could not be loaded again has failed: nobody knows
 * whether it is empty.
 */
export type LoadState = 'loading' | 'failed' | 'empty' | 'old' | 'rows';

const never = () => false;

/** The only place that judges a load; components show it with `Loaded`, `LoadedRecord` or a `RecordTable`. */
export function stateOf<T>(load: Load<T>, isEmpty: (data: T) => boolean = never): LoadState {
  const { data, error, isPending, isPlaceholderData, isFetchNextPageError } = load;
  const nothing = data === undefined || isEmpty(data);
  // An empty answer to an earlier question says nothing about this one.
  if (isPending || (isPlaceholderData && nothing)) return 'loading';
  if (error && !isFetchNextPageError) return nothing ? 'failed' : 'old';
  return nothing ? 'empty' : 'rows';
}

/** The back end does not have this part of the contract. */
export const isAbsent = ({ data, error }: Load<unknown>): boolean => data === undefined && isNotOffered(error);

/** The same for the call of one record, whose 404 says that there is no such record. */
export const isUnsupported = ({ data, error }: Load<unknown>): boolean =>
  data === undefined && errorStatus(error) === 501;

/** There is no such record. */
export const isMissing = ({ data, error }: Load<unknown>): boolean => data === undefined && errorStatus(error) === 404;

/** The load of a record that is shown only while it exists: one that is gone by now is missing, although it was loaded before. */
export const withoutGone = <T>(load: Load<T>): Load<T> =>
  errorStatus(load.error) === 404 ? withData<T>(load, undefined) : load;

/** The same load with a part of its data, or with what was made from it. */
export function withData<T>(load: Load<unknown>, data: T | undefined): Load<T> {
  const { error, isPending, isPlaceholderData, isFetchNextPageError, refetch } = load;
  return { data, error, isPending, isPlaceholderData, isFetchNextPageError, refetch };
}
