import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../api/may.ts';
import type { ReviewableWithdrawal } from '../../generated/model/reviewableWithdrawal.ts';
import { listReviewableWithdrawals as needed } from '../../generated/permissions.ts';
import {
  getListReviewableWithdrawalsQueryOptions,
  useListReviewableWithdrawals,
} from '../../generated/review/review.ts';
import { failureReason } from '../../lib/api-error.ts';
import { formatCount } from '../../lib/money.ts';
import { isAbsent } from '../../ui/feedback/load.ts';
import { FailedLine } from '../../ui/feedback/loaded.tsx';
import { notify } from '../../ui/feedback/notify.tsx';
import type { ListedWithdrawals } from './withdrawal-search.ts';

/** The maximum of one answer (`limit` of the contract). */
const MOST = 10_000;

type Props = {
  filters: ListedWithdrawals;
  /** The number of those that are selected. */
  selected: number;
  onSelect: (rows: readonly ReviewableWithdrawal[]) => void;
};

/** Selects everything that matches and awaits review, loaded or not. Nothing where that is no more than what is selected, or the back end cannot count it. */
export function SelectMatching({ filters: { sort: _, ...filters }, selected, onSelect }: Props) {
  const client = useQueryClient();
  const [loading, setLoading] = useState(false);
  const count = useListReviewableWithdrawals(
    { ...filters, limit: 0 },
    { query: { enabled: useMay()(needed), staleTime: 0 } },
  );
  if (isAbsent(count)) return null;
  const found = count.data?.count ?? 0;

  async function select() {
    setLoading(true);
    try {
      // Never those of an earlier moment.
      const options = getListReviewableWithdrawalsQueryOptions({ ...filters, limit: MOST });
      onSelect((await client.fetchQuery({ ...options, staleTime: 0, gcTime: 0 })).withdrawals);
    } catch (error) {
      notify.error('Failed to select what matches', { detail: failureReason(error) });
    }
    setLoading(false);
  }

  return (
    <>
      <FailedLine load={count} failed="Failed to count what matches" />
      {found > selected && (
        <Button
          variant="subtle"
          size="compact-sm"
          loading={loading}
          data-focus-after="select-all"
          onClick={() => void select()}
        >
          {found > MOST
            ? `Select the oldest ${formatCount(MOST)} of ${formatCount(found)} that match`
            : `Select all ${formatCount(found)} that match`}
        </Button>
      )}
    </>
  );
}
