import { AdminState } from '../../generated/model/adminState.ts';

/** The list's filters, under their names in the URL. */
export type AdminFilters = {
  search?: string | undefined;
  role?: string | undefined;
  state?: AdminState | undefined;
  /** Whether the administrator has a second factor. */
  factor?: 'with' | 'without' | undefined;
};

/** `open` is the administrator in the drawer, `new` opens the form for inviting one. */
export type AdminSearch = AdminFilters & { open?: string | undefined; new?: true | undefined };

const LONGEST_SEARCH = 200;
const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** The screen's search parameters; invalid ones count as absent. */
export function adminSearch(raw: Record<string, unknown>): AdminSearch {
  return {
    search: searchOf(raw.search),
    role: idOf(raw.role),
    state: Object.values(AdminState).find((state) => state === raw.state),
    factor: raw.factor === 'with' || raw.factor === 'without' ? raw.factor : undefined,
    open: idOf(raw.open),
    new: raw.new === true || undefined,
  };
}

export const filtersOf = ({ search, role, state, factor }: AdminSearch): AdminFilters => ({
  search,
  role,
  state,
  factor,
});

export const hasFilters = (filters: AdminFilters): boolean =>
  Object.values(filters).some((value) => value !== undefined);

/** The router parses `?search=12` as a number. */
function searchOf(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== '' && text.length <= LONGEST_SEARCH ? text : undefined;
}

const idOf = (value: unknown): string | undefined => (typeof value === 'string' && ID.test(value) ? value : undefined);
