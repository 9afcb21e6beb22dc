import { AdminState } from '../../generated/model/adminState.ts';

/** The list's filters, under their names in the URL. */
export type AdminFilters = { search?: string | undefined; role?: string | undefined; state?: AdminState | undefined };

/** The parts of the screen besides the administrators. */
const TABS = ['roles', 'services'] as const;
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

const LONGEST_SEARCH = 200;
const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** The screen's search parameters; invalid ones count as absent. */
export function adminSearch(raw: Record<string, unknown>): AdminSearch {
  return {
    search: searchOf(raw.search),
    role: idOf(raw.role),
    state: Object.values(AdminState).find((state) => state === raw.state),
    tab: TABS.find((tab) => tab === raw.tab),
    open: idOf(raw.open),
    edit: idOf(raw.edit),
    copy: idOf(raw.copy),
    new: raw.new === true || undefined,
  };
}

export const filtersOf = ({ search, role, state }: AdminSearch): AdminFilters => ({ search, role, state });

export const hasFilters = (filters: AdminFilters): boolean =>
  Object.values(filters).some((value) => value !== undefined);

/** The router parses `?search=12` as a number. */
function searchOf(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== '' && text.length <= LONGEST_SEARCH ? text : undefined;
}

const idOf = (value: unknown): string | undefined => (typeof value === 'string' && ID.test(value) ? value : undefined);
