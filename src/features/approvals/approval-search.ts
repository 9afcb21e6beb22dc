import { ListApprovalsView } from '../../generated/model/listApprovalsView.ts';
import { cursorOf, flagOf, oneOf, recordIdOf } from '../../lib/search-params.ts';

/**
 * `view` is absent for those that wait for the caller, and 'rules' for the rules, of which `edit` opens the form; `cursor` is absent for the first page;
 * `open` is the request that is open.
 */
export type ApprovalSearch = {
  view?: ListApprovalsView | 'rules' | undefined;
  cursor?: string | undefined;
  open?: string | undefined;
  edit?: true | undefined;
};

/** The search parameters; invalid ones count as absent. They match the generated `ListApprovalsQueryParams`. */
export function approvalSearch(raw: Record<string, unknown>): ApprovalSearch {
  if (raw.view === 'rules') return { view: 'rules', edit: flagOf(raw.edit) };
  const view = oneOf(Object.values(ListApprovalsView), raw.view);
  return {
    view: view === ListApprovalsView.for_me ? undefined : view,
    cursor: cursorOf(raw.cursor),
    open: recordIdOf(raw.open, 'approvals'),
  };
}
