import { Skeleton } from '@mantine/core';
import { lazy } from 'react';
import { Offered } from '../../api/offered.tsx';
import type { NoteDraft } from '../../features/notes/note-panel.tsx';
import { LazyPart } from '../../ui/feedback/part-boundary.tsx';

const WithdrawalNotes = lazy(async () => ({
  default: (await import('../../features/notes/withdrawal-notes.tsx')).WithdrawalNotes,
}));

/** For the dialog of a withdrawal, and the desk. */
export const withdrawalNotes = (id: string, draft?: NoteDraft) => (
  <Offered area="withdrawals">
    <LazyPart
      failed="The notes could not be loaded"
      loading={<Skeleton height={200} role="status" aria-label="Loading notes" />}
    >
      <WithdrawalNotes id={id} draft={draft} />
    </LazyPart>
  </Offered>
);
