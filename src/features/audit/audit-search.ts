import { AuditResult } from '../../generated/model/auditResult.ts';
import type { ListAuditEntriesParams } from '../../generated/model/listAuditEntriesParams.ts';
import { dayOf, idOf, oneOf, type PageOfList, pageOfList, textOf, zoneOf } from '../../lib/search-params.ts';

/** The list's filters, named as in the API. */
export type AuditFilters = Pick<
  ListAuditEntriesParams,
  'actor' | 'action' | 'result' | 'subject_type' | 'subject_id' | 'request_id' | 'date_from' | 'date_to' | 'time_zone'
>;

/** `open` is the entry in the drawer. */
export type AuditSearch = AuditFilters & PageOfList & { open?: string | undefined };

const ROW = /^[1-9]\d{0,14}$/;

/**
 * The screen's search parameters; invalid ones count as absent. They match the generated `ListAuditEntriesQueryParams`, as a test checks.
 */
export function auditSearch(raw: Record<string, unknown>): AuditSearch {
  return {
    actor: shortText(raw.actor, 100),
    action: actionOf(raw.action),
    result: oneOf(Object.values(AuditResult), raw.result),
    subject_type: wordOf(raw.subject_type),
    subject_id: shortText(raw.subject_id, 400),
    request_id: idOf(raw.request_id),
    date_from: dayOf(raw.date_from),
    date_to: dayOf(raw.date_to),
    time_zone: zoneOf(raw.time_zone, dayOf(raw.date_from), dayOf(raw.date_to)),
    ...pageOfList(rowOf(raw.cursor), raw.page),
    open: rowOf(raw.open),
  };
}

export function filtersOf({ cursor: _cursor, page: _page, open: _open, ...filters }: AuditSearch): AuditFilters {
  return filters;
}

function shortText(value: unknown, most: number): string | undefined {
  const text = textOf(value);
  return text !== undefined && text !== '' && text.length <= most ? text : undefined;
}

function actionOf(value: unknown): string | undefined {
  const text = shortText(value, 60);
  return text !== undefined && /^[a-z_]+(\.[a-z_]+)?$/.test(text) ? text : undefined;
}

function wordOf(value: unknown): string | undefined {
  const text = shortText(value, 60);
  return text !== undefined && /^[a-z_]+$/.test(text) ? text : undefined;
}

function rowOf(value: unknown): string | undefined {
  const id = textOf(value);
  return id !== undefined && ROW.test(id) ? id : undefined;
}
