import { Skeleton } from '@mantine/core';
import type { QueryClient } from '@tanstack/react-query';
import { lazy } from 'react';
import { LazyPart } from '../../ui/feedback/part-boundary.tsx';

const WithdrawalNotes = lazy(async () => ({
  default: (await import('../../features/notes/withdrawal-notes.tsx')).WithdrawalNotes,
}));

/** Loads the notes, and their code, before they are shown. */
export async function prefetchNotes(client: QueryClient, id: string): Promise<void> {
  const { prefetchWithdrawalNotes } = await import('../../features/notes/withdrawal-notes.tsx');
  await prefetchWithdrawalNotes(client, id);
}

/** For the dialog of a withdrawal, and the desk. */
export const withdrawalNotes = (id: string, newText?: string) => (
  <LazyPart
    failed="The notes could not be loaded"
    loading={<Skeleton height={200} role="status" aria-label="Loading notes" />}
  >
    <WithdrawalNotes id={id} newText={newText} />
  </LazyPart>
);
