import { useRef, useState } from 'react';
import { errorMessage } from '../../api/error.ts';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import { listWithdrawals } from '../../generated/withdrawals/withdrawals.ts';
import { notify } from '../../ui/notify.tsx';
import { downloadWithdrawals } from './withdrawal-csv.ts';
import type { WithdrawalFilters } from './withdrawal-search.ts';

/** The largest page that the contract allows: the fewest calls. */
const LARGEST_PAGE = 200;

/** Collects everything that matches, page by page, and hands it over as one file; nothing is handed over in part. */
export function useExportWithdrawals(filters: WithdrawalFilters) {
  const [collected, setCollected] = useState<number>();
  const running = useRef<AbortController>(undefined);

  async function start() {
    if (running.current) return;
    const abort = new AbortController();
    running.current = abort;
    setCollected(0);
    try {
      const rows = await collectWithdrawals(filters, abort.signal, setCollected);
      downloadWithdrawals(rows, new Date().toISOString().slice(0, 10));
    } catch (error) {
      if (!abort.signal.aborted) notify.error('Failed to export withdrawals', { detail: errorMessage(error) });
    }
    running.current = undefined;
    setCollected(undefined);
  }

  /** `collected` is how many there are so far; undefined while no export runs. */
  return { collected, start, cancel: () => running.current?.abort() };
}

/** Every withdrawal that matches. A back end without paging returns them all at once, and without a cursor. */
export async function collectWithdrawals(
  filters: WithdrawalFilters,
  signal: AbortSignal,
  onProgress: (collected: number) => void,
): Promise<Withdrawal[]> {
  const rows: Withdrawal[] = [];
  const cursors = new Set<string | undefined>();
  let cursor: string | undefined;
  do {
    cursors.add(cursor);
    const page = await listWithdrawals(
      { ...filters, sort: 'created_at_desc', limit: LARGEST_PAGE, cursor },
      undefined,
      signal,
    );
    signal.throwIfAborted();
    rows.push(...page.withdrawals);
    onProgress(rows.length);
    cursor = page.next_cursor ?? undefined;
    // A cursor that comes back a second time would go round for ever.
  } while (cursor !== undefined && !cursors.has(cursor));
  return rows;
}
