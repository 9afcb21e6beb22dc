import { AdminState } from '../../generated/model/adminState.ts';
import { idOf, oneOf, searchOf } from '../../lib/search-params.ts';

/** The list's filters, under their names in the URL. */
export type AdminFilters = { search?: string | undefined; role?: string | undefined; state?: AdminState | undefined };

/** `open` is the administrator in the drawer, `new` opens the form for inviting one. */
export type AdminSearch = AdminFilters & { open?: string | undefined; new?: true | undefined };

/** The screen's search parameters; invalid ones count as absent. */
export function adminSearch(raw: Record<string, unknown>): AdminSearch {
  return {
    search: searchOf(raw.search),
    role: idOf(raw.role),
    state: oneOf(Object.values(AdminState), raw.state),
    open: idOf(raw.open),
    new: raw.new === true || undefined,
  };
}

export const filtersOf = ({ search, role, state }: AdminSearch): AdminFilters => ({ search, role, state });
