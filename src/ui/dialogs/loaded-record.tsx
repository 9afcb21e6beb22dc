import { Skeleton } from '@mantine/core';
import SearchX from 'lucide-react/icons/search-x';
import type { ReactNode } from 'react';
import { EmptyState } from '../feedback/empty-state.tsx';
import { isMissing, type Load } from '../feedback/load.ts';
import { Loaded } from '../feedback/loaded.tsx';

type Props<T> = {
  load: Load<T>;
  /** The word for such a record in a sentence: 'transaction'. */
  noun: string;
  id: string;
  /** The height that the record will have, so that nothing jumps. */
  height?: number;
  /** In place of one of this height. */
  skeleton?: ReactNode;
  children: (record: T) => ReactNode;
};

/** A record in a dialog or drawer, or why it is not there: it is loading, there is none, or the load failed. */
export function LoadedRecord<T>({ load, noun, id, height = 420, skeleton, children }: Props<T>) {
  if (isMissing(load)) return <RecordNotFound noun={noun} hint={`There is no ${noun} ${id}.`} />;
  return (
    <Loaded
      load={load}
      failed={`Failed to load ${noun}`}
      what={`This ${noun}`}
      skeleton={skeleton ?? <Skeleton height={height} role="status" aria-label={`Loading ${noun}`} />}
    >
      {children}
    </Loaded>
  );
}

export function RecordNotFound({ noun, hint }: { noun: string; hint: string }) {
  return <EmptyState icon={SearchX} title={`${noun.charAt(0).toUpperCase()}${noun.slice(1)} not found`} hint={hint} />;
}
