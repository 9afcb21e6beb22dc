import { ListPlayersSort } from '../../generated/model/listPlayersSort.ts';
import { PlayerState } from '../../generated/model/playerState.ts';
import {
  cursorOf,
  dayOf,
  flagOf,
  oneOf,
  type PageOfList,
  pageOf,
  pageOfList,
  recordIdOf,
  searchOf,
  zoneOf,
} from '../../lib/search-params.ts';

/** The list's filters and its order, named as in the API. */
export type PlayerFilters = {
  search?: string | undefined;
  state?: PlayerState | undefined;
  /** Days of registration, of UTC without `time_zone`. */
  date_from?: string | undefined;
  date_to?: string | undefined;
  time_zone?: string | undefined;
  /** Absent for the newest first. */
  sort?: ListPlayersSort | undefined;
};

/** `unfreeze` opens the dialog that ends freezes together, `import` that of a file. */
export type PlayerSearch = PlayerFilters &
  PageOfList & {
    unfreeze?: true | undefined;
    import?: true | undefined;
  };

/** The list's search parameters; invalid ones count as absent. */
export function playerSearch(raw: Record<string, unknown>): PlayerSearch {
  const sort = oneOf(Object.values(ListPlayersSort), raw.sort);
  return {
    search: searchOf(raw.search),
    state: oneOf(Object.values(PlayerState), raw.state),
    date_from: dayOf(raw.date_from),
    date_to: dayOf(raw.date_to),
    time_zone: zoneOf(raw.time_zone, dayOf(raw.date_from), dayOf(raw.date_to)),
    sort: sort === ListPlayersSort.registered_at_desc ? undefined : sort,
    ...pageOfList(cursorOf(raw.cursor), raw.page),
    unfreeze: flagOf(raw.unfreeze),
    import: flagOf(raw.import),
  };
}

/** The parts of a player's page besides the overview. */
const TABS = ['transactions', 'withdrawals', 'notes'] as const;
/** Those whose records open over them. */
const WITH_RECORDS = ['transactions', 'withdrawals'];
const FORMS = ['freeze', 'hold'] as const;

export type PlayerTab = (typeof TABS)[number];
export type PlayerForm = (typeof FORMS)[number];

/**
 * `page` is that of the transactions, `open` the transaction or withdrawal that is open, and `form` what is to be done
 * to the player.
 */
export type PlayerPageSearch = {
  tab?: PlayerTab | undefined;
  page?: number | undefined;
  open?: string | undefined;
  form?: PlayerForm | undefined;
};

/** The search parameters of a player's page; invalid ones count as absent. */
export function playerPageSearch(raw: Record<string, unknown>): PlayerPageSearch {
  const tab = oneOf(TABS, raw.tab);
  return {
    tab,
    page: tab === 'transactions' ? pageOf(raw.page) : undefined,
    open: tab && WITH_RECORDS.includes(tab) ? recordIdOf(raw.open, tab === 'withdrawals' ? tab : undefined) : undefined,
    form: oneOf(FORMS, raw.form),
  };
}
