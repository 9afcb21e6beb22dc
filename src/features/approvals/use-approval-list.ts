import { keepPreviousData } from '@tanstack/react-query';
import { getListApprovalsQueryOptions, useListApprovals } from '../../generated/approvals/approvals.ts';
import { isAbsent, withData } from '../../ui/feedback/load.ts';
import type { ApprovalSearch } from './approval-search.ts';

const paramsOf = ({ view, cursor }: ApprovalSearch) => ({
  ...(view !== undefined && view !== 'rules' && { view }),
  ...(cursor !== undefined && { cursor }),
  limit: 25,
});

/** For the route's loader. */
export const approvalListOptions = (search: ApprovalSearch) => getListApprovalsQueryOptions(paramsOf(search));

/** One page of the requests; the page before stays visible until it has loaded. */
export function useApprovalList(search: ApprovalSearch) {
  const query = useListApprovals(paramsOf(search), {
    query: { placeholderData: keepPreviousData, enabled: search.view !== 'rules' },
  });
  return {
    load: withData(query, query.data?.approvals),
    /** The back end knows no second approvals. */
    absent: isAbsent(query),
    next: query.data?.next_cursor ?? null,
  };
}

export type ApprovalListView = ReturnType<typeof useApprovalList>;
