import type { QueryClient } from '@tanstack/react-query';
import { getForeseeApprovalQueryOptions } from '../../generated/foresight/foresight.ts';
import { counted } from '../../lib/words.ts';

/** The contract's limit for one question. */
const MOST_IDS = 50;

/**
 * A sentence for the question before a decision that would wait for a second person, with a space before it. Empty where none would, and where
 * nobody knows: the call itself decides.
 */
export async function foreseenWords(
  client: QueryClient,
  action: 'approve' | 'process' | 'retry',
  ids: readonly string[],
): Promise<string> {
  if (ids.length > MOST_IDS) return '';
  const about = { action, withdrawal_ids: ids.join(',') };
  const options = getForeseeApprovalQueryOptions(about, { query: { staleTime: 0, retry: false } });
  const foreseen = await client.fetchQuery(options).catch(() => undefined);
  if (!foreseen?.needs_second) return '';
  if (ids.length === 1) return ' Needs a second person.';
  const { length } = foreseen.withdrawal_ids;
  return ` ${counted(length, 'withdrawal')} of these ${length === 1 ? 'needs' : 'need'} a second person.`;
}
