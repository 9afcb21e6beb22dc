import { useDebouncedValue } from '@mantine/hooks';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useMay } from '../../api/may.ts';
import { isNotOffered } from '../../lib/api-error.ts';
import { isLeftOut } from '../../lib/settings.ts';
import { stateOf } from '../../ui/feedback/load.ts';
import type { PaletteGroup } from './palette-option.ts';
import { FEW, RECORD_SOURCES, type Records } from './record-sources.ts';

/** One letter would find anything. */
const MIN_LENGTH = 2;
const PAUSE_MS = 250;

export type Found = {
  groups: readonly PaletteGroup[];
  /** Somebody still types, or an answer is awaited. */
  searching: boolean;
  /** The kinds of records that could not be searched. */
  failed: readonly string[];
  /** Say what the search leaves out. */
  notes: readonly string[];
  retry: () => void;
};

/** Searches all records that the administrator may see, after a pause in the typing. A search that is not wanted any more is aborted. */
export function useFound(typed: string): Found {
  const client = useQueryClient();
  const may = useMay();
  const wanted = typed.trim();
  const [text] = useDebouncedValue(wanted, PAUSE_MS);
  const isAsked = wanted.length >= MIN_LENGTH && text === wanted;
  const sources = RECORD_SOURCES.filter(({ screen, needs }) => !isLeftOut(screen) && needs.every(may));
  const queries = useQueries({
    queries: sources.map(({ label, find }) => ({
      queryKey: ['palette', label, text],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        find({ text, client, signal }).catch((error: unknown): Records => {
          // The back end has no such records.
          if (isNotOffered(error)) return { options: [] };
          throw error;
        }),
      enabled: isAsked,
    })),
  });
  if (!isAsked) {
    return { groups: [], searching: wanted.length >= MIN_LENGTH, failed: [], notes: [], retry: () => {} };
  }
  const searches = sources.map(({ label }, place) => ({ label, query: queries[place] }));
  const failed = searches.filter(({ query }) => query && ['failed', 'old'].includes(stateOf(query)));
  return {
    groups: searches.map(({ label, query }) => ({ label, options: query?.data?.options.slice(0, FEW) ?? [] })),
    searching: queries.some(({ isPending }) => isPending),
    failed: failed.map(({ label }) => label),
    notes: queries.flatMap(({ data }) => data?.note ?? []),
    retry: () => {
      for (const { query } of failed) void query?.refetch();
    },
  };
}
