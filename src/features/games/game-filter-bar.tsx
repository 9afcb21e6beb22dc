import { Button, NativeSelect } from '@mantine/core';
import FunnelX from 'lucide-react/icons/funnel-x';
import Search from 'lucide-react/icons/search';
import { GameStatus } from '../../generated/model/gameStatus.ts';
import { FilterField } from '../../ui/filter-field.tsx';
import classes from './game-filter-bar.module.css';
import { badgeOf } from './game-rules.ts';
import { type GameFilters, gameSearch, hasFilters } from './game-search.ts';

const STATUSES = [
  { value: 'all', label: 'All' },
  ...Object.values(GameStatus).map((value) => ({ value, label: badgeOf(value).label })),
];

type Props = {
  filters: GameFilters;
  onChange: (patch: GameFilters) => void;
  onClear: () => void;
};

export function GameFilterBar({ filters, onChange, onClear }: Props) {
  return (
    <search aria-label="Filter games" className={classes.bar}>
      <FilterField
        className={classes.search}
        label="Search"
        placeholder="Name, ID or developer"
        leftSection={<Search size={15} />}
        type="search"
        maxLength={200}
        value={filters.search ?? ''}
        read={(text) => text.trim()}
        onCommit={(text) => onChange({ search: text || undefined })}
      />
      <NativeSelect
        className={classes.status}
        label="Status"
        value={filters.status ?? 'all'}
        data={STATUSES}
        onChange={(event) => onChange({ status: gameSearch({ status: event.currentTarget.value }).status })}
      />
      {hasFilters(filters) && (
        <Button
          variant="subtle"
          color="gray"
          className={classes.clear}
          leftSection={<FunnelX size={15} />}
          onClick={onClear}
        >
          Clear Filters
        </Button>
      )}
    </search>
  );
}
