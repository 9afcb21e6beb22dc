import { NativeSelect } from '@mantine/core';
import { useMay } from '../../api/may.ts';
import { ListPlayersSort } from '../../generated/model/listPlayersSort.ts';
import { Player as fields } from '../../generated/permissions.ts';
import { ClearFilters, DayRange, FilterBar, placed, SearchFilter } from '../../ui/filters/filter-bar.tsx';
import { PLAYER_STATES } from '../../ui/values/player-state.ts';
import { type PlayerFilters, playerSearch } from './player-search.ts';

/** 'all' sends no parameter. */
const STATES = [{ value: 'all', label: 'All' }, ...PLAYER_STATES];
const SORTS: Record<ListPlayersSort, string> = {
  registered_at_desc: 'Newest first',
  last_seen_at_desc: 'Last seen first',
  spent_desc: 'Spent most first',
};

const REGISTERED = ['Registered from', 'Registered to'] as const;

type Props = {
  filters: PlayerFilters;
  onChange: (patch: PlayerFilters) => void;
  /** How often the filters were cleared. */
  cleared: number;
  onClear: () => void;
};

export function PlayerFilterBar({ filters, onChange, cleared, onClear }: Props) {
  const may = useMay();
  const { search, state, sort } = filters;
  const sorts = Object.values(ListPlayersSort).filter((order) => order !== 'spent_desc' || may(fields.spent));
  return (
    <FilterBar
      label="Filter players"
      cleared={cleared}
      filters={filters}
      search={
        <SearchFilter
          placeholder={may('players.pii') ? 'ID, email or name' : 'ID, name or whole email'}
          value={search}
          onChange={(text) => onChange({ search: text })}
        />
      }
      clear={<ClearFilters onClear={onClear} />}
    >
      <NativeSelect
        {...placed(142)}
        label="State"
        value={state ?? 'all'}
        data={STATES}
        onChange={({ currentTarget: { value } }) => onChange({ state: playerSearch({ state: value }).state })}
      />
      <DayRange days={filters} onChange={onChange} labels={REGISTERED} />
      <NativeSelect
        {...placed(168)}
        label="Order"
        value={sort ?? ListPlayersSort.registered_at_desc}
        data={sorts.map((value) => ({ value, label: SORTS[value] }))}
        onChange={({ currentTarget: { value } }) => onChange({ sort: playerSearch({ sort: value }).sort })}
      />
    </FilterBar>
  );
}
