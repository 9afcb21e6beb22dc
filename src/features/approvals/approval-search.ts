import { ListApprovalsView } from '../../generated/model/listApprovalsView.ts';
import { cursorOf, flagOf, oneOf, type PageOfList, pageOfList, recordIdOf } from '../../lib/search-params.ts';

/**
 * `view` is absent for those that wait for the caller, and 'rules' for the rules, of which `edit` opens the form; `open` is
 * the request that is open.
 */
export type ApprovalSearch = PageOfList & {
  view?: ListApprovalsView | 'rules' | undefined;
  open?: string | undefined;
  edit?: true | undefined;
};

/** The search parameters; invalid ones count as absent. They match the generated `ListApprovalsQueryParams`. */
export function approvalSearch(raw: Record<string, unknown>): ApprovalSearch {
  if (raw.view === 'rules') return { view: 'rules', edit: flagOf(raw.edit) };
  const view = oneOf(Object.values(ListApprovalsView), raw.view);
  return {
    view: view === ListApprovalsView.for_me ? undefined : view,
    ...pageOfList(cursorOf(raw.cursor), raw.page),
    open: recordIdOf(raw.open, 'approvals'),
  };
}
