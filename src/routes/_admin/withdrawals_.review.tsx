import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ReviewDesk } from '../../features/review/review-desk.tsx';
import { ReviewOrder } from '../../generated/model/reviewOrder.ts';
import { getGetMyPreferencesQueryOptions } from '../../generated/my-account/my-account.ts';
import { getGetReviewQueueQueryOptions } from '../../generated/withdrawals/withdrawals.ts';
import { oneOf } from '../../lib/search-params.ts';
import { withdrawalNotes } from './-withdrawal-notes.tsx';

export const Route = createFileRoute('/_admin/withdrawals_/review')({
  staticData: { title: 'Review' },
  codeSplitGroupings: [['loader', 'component']],
  // The withdrawal on the desk is not in the URL: a claim is for one person, and whoever loads the page again gets theirs first.
  validateSearch: (raw: Record<string, unknown>): { order?: ReviewOrder } => ({
    order: oneOf(Object.values(ReviewOrder), raw.order),
  }),
  loader: ({ context: { queryClient, mayOpen }, preload }) => {
    if (preload || !mayOpen) return;
    void queryClient.prefetchQuery(getGetReviewQueueQueryOptions());
    void queryClient.prefetchQuery(getGetMyPreferencesQueryOptions());
  },
  component: ReviewPage,
});

function ReviewPage() {
  const { order = 'oldest' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const client = useQueryClient();
  const prefetch = useCallback((id: string) => prefetchNotes(client, id).catch(() => undefined), [client]);
  return (
    <ReviewDesk
      order={order}
      onOrder={(next) => void navigate({ search: { order: next }, replace: true, resetScroll: false })}
      notes={withdrawalNotes}
      prefetchNotes={prefetch}
    />
  );
}

/** Loads the notes, and their code, before they are shown. */
async function prefetchNotes(client: QueryClient, id: string): Promise<void> {
  const { prefetchWithdrawalNotes } = await import('../../features/notes/withdrawal-notes.tsx');
  await prefetchWithdrawalNotes(client, id);
}
