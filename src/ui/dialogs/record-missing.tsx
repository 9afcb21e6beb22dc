import { Skeleton } from '@mantine/core';
import SearchX from 'lucide-react/icons/search-x';
import { errorStatus } from '../../lib/api-error.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { LoadError } from '../feedback/load-error.tsx';

type Props = {
  /** The word for such a record in a sentence: 'transaction'. */
  noun: string;
  id: string;
  /** Undefined while the record is loading. */
  error: unknown;
  /** The height that the record will have, so that nothing jumps. */
  height?: number;
  onRetry: () => void;
};

/** Replaces a record that is not there: it is loading, there is none, or the load failed. */
export function RecordMissing({ noun, id, error, height = 420, onRetry }: Props) {
  if (!error) return <Skeleton height={height} role="status" aria-label={`Loading ${noun}`} />;
  if (errorStatus(error) === 404) return <RecordNotFound noun={noun} hint={`There is no ${noun} ${id}.`} />;
  return <LoadError what={`Failed to load ${noun}`} error={error} onRetry={onRetry} />;
}

export function RecordNotFound({ noun, hint }: { noun: string; hint: string }) {
  return <EmptyState icon={SearchX} title={`${noun.charAt(0).toUpperCase()}${noun.slice(1)} not found`} hint={hint} />;
}
