import {
  getListWithdrawalsInfiniteQueryKey,
  getListWithdrawalsQueryKey,
} from '../../generated/withdrawals/withdrawals.ts';

/** Every list of withdrawals; api/query-client reloads the rest of the screen. */
export const shownBy = () => [getListWithdrawalsInfiniteQueryKey(), getListWithdrawalsQueryKey()];
