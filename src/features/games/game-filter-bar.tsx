import { NativeSelect } from '@mantine/core';
import { GameStatus } from '../../generated/model/gameStatus.ts';
import { hasFilters } from '../../lib/search-params.ts';
import { ClearFilters, FilterBar, placed, SearchFilter } from '../../ui/filters/filter-bar.tsx';
import { badgeOf } from './game-rules.ts';
import { type GameFilters, gameSearch } from './game-search.ts';

const STATUSES = [
  { value: 'all', label: 'All' },
  ...Object.values(GameStatus).map((value) => ({ value, label: badgeOf(value).label })),
];

type Props = {
  filters: GameFilters;
  onChange: (patch: GameFilters) => void;
  /** How often the filters were cleared. */
  cleared: number;
  onClear: () => void;
};

export function GameFilterBar({ filters, cleared, onChange, onClear }: Props) {
  return (
    <FilterBar
      label="Filter games"
      cleared={cleared}
      filters={filters}
      search={
        <SearchFilter
          placeholder="Name, ID or developer"
          value={filters.search}
          width={{ least: 220, most: 420 }}
          onChange={(search) => onChange({ search })}
        />
      }
      clear={hasFilters(filters) && <ClearFilters quiet onClear={onClear} />}
    >
      <NativeSelect
        {...placed(150, 'whole')}
        label="Status"
        value={filters.status ?? 'all'}
        data={STATUSES}
        onChange={(event) => onChange({ status: gameSearch({ status: event.currentTarget.value }).status })}
      />
    </FilterBar>
  );
}
