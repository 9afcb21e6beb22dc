import {
  getListWithdrawalsInfiniteQueryKey,
  getListWithdrawalsQueryKey,
} from '../../generated/withdrawal-list/withdrawal-list.ts';

/** Every list of withdrawals; api/query-client reloads the rest of the screen. */
export const shownBy = () => [getListWithdrawalsInfiniteQueryKey(), getListWithdrawalsQueryKey()];
