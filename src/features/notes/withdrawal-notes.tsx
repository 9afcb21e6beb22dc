import type { QueryClient } from '@tanstack/react-query';
import {
  getListWithdrawalNotesInfiniteQueryOptions,
  useListWithdrawalNotesInfinite,
} from '../../generated/review/review.ts';
import { useAddWithdrawalNote, useEditWithdrawalNote } from '../../generated/review-changes/review-changes.ts';
import { isAbsent } from '../../ui/feedback/load.ts';
import { NOTE_PAGES, type NoteDraft, NotePanel } from './note-panel.tsx';

/** Loads them before they are shown. */
export const prefetchWithdrawalNotes = (client: QueryClient, id: string): Promise<void> =>
  client.prefetchInfiniteQuery(getListWithdrawalNotesInfiniteQueryOptions(id, undefined, { query: NOTE_PAGES }));

/** The notes on a withdrawal; nothing where the back end has none. */
export function WithdrawalNotes({ id, draft }: { id: string; draft?: NoteDraft | undefined }) {
  const query = useListWithdrawalNotesInfinite(id, undefined, { query: NOTE_PAGES });
  const { mutateAsync: add } = useAddWithdrawalNote();
  const { mutateAsync: edit } = useEditWithdrawalNote();
  if (isAbsent(query)) return null;
  return (
    <NotePanel
      title="Notes of administrators"
      load={query}
      draft={draft}
      onAdd={(data, { headers }) => add({ id, data, headers })}
      onEdit={(noteId, data, { headers }) => edit({ id, noteId, data, headers })}
    />
  );
}
