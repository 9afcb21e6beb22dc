import { AdminState } from '../../generated/model/adminState.ts';
import { flagOf, idOf, oneOf, recordIdOf, searchOf } from '../../lib/search-params.ts';

const FACTORS = ['with', 'without'] as const;

/** The list's filters, under their names in the URL. */
export type AdminFilters = {
  search?: string | undefined;
  role?: string | undefined;
  state?: AdminState | undefined;
  /** Whether the administrator has a second factor. */
  factor?: (typeof FACTORS)[number] | undefined;
};

/** The parts of the screen besides the administrators. */
const TABS = ['roles', 'services', 'sign-on'] as const;
export type PeopleTab = (typeof TABS)[number];

/**
 * `open` is the administrator or service account in the drawer, `new` opens the form for another one. Of roles, `edit` is
 * the one in the form, and `copy` the one that a new role starts with.
 */
export type AdminSearch = AdminFilters & {
  tab?: PeopleTab | undefined;
  open?: string | undefined;
  edit?: string | undefined;
  copy?: string | undefined;
  new?: true | undefined;
};

/** The screen's search parameters; invalid ones count as absent. */
export function adminSearch(raw: Record<string, unknown>): AdminSearch {
  return {
    search: searchOf(raw.search),
    role: idOf(raw.role),
    state: oneOf(Object.values(AdminState), raw.state),
    tab: oneOf(TABS, raw.tab),
    factor: oneOf(FACTORS, raw.factor),
    open: recordIdOf(raw.open, 'admins'),
    edit: recordIdOf(raw.edit),
    copy: recordIdOf(raw.copy),
    new: flagOf(raw.new),
  };
}

export const filtersOf = ({ search, role, state, factor }: AdminSearch): AdminFilters => ({
  search,
  role,
  state,
  factor,
});
