import { keepPreviousData } from '@tanstack/react-query';
import { getListAuditEntriesQueryOptions, useListAuditEntries } from '../../generated/audit-logs/audit-logs.ts';
import { isAbsent, withData } from '../../ui/feedback/load.ts';
import type { AuditFilters } from './audit-search.ts';

export const PAGE_SIZE = 25;

const paramsOf = (filters: AuditFilters, cursor: string | undefined) => ({
  ...filters,
  ...(cursor !== undefined && { cursor }),
  limit: PAGE_SIZE,
});

/** For the route's loader. */
export function auditListOptions(filters: AuditFilters, cursor: string | undefined) {
  return getListAuditEntriesQueryOptions(paramsOf(filters, cursor));
}

/** One page of the log; the page before stays visible until it has loaded. */
export function useAuditList(filters: AuditFilters, cursor: string | undefined) {
  const query = useListAuditEntries(paramsOf(filters, cursor), { query: { placeholderData: keepPreviousData } });
  return {
    load: withData(query, query.data?.entries),
    /** The back end has no audit log to show. */
    absent: isAbsent(query),
    next: query.data?.next_cursor ?? null,
    searchedUntil: query.data?.searched_until ?? null,
  };
}

export type AuditListView = ReturnType<typeof useAuditList>;
