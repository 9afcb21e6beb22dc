import { NativeSelect } from '@mantine/core';
import { Offered } from '../../api/offered.tsx';
import { TransactionStatus } from '../../generated/model/transactionStatus.ts';
import { TransactionType } from '../../generated/model/transactionType.ts';
import { titled } from '../../lib/words.ts';
import { ClearFilters, DayRange, FilterBar, placed, SearchFilter } from '../../ui/filters/filter-bar.tsx';
import { GameFilter } from './game-filter.tsx';
import { badgeOf } from './transaction-rules.ts';
import { type TransactionFilters, transactionSearch } from './transaction-search.ts';

/** Spec section 9; 'all' sends no parameter. */
const ALL = { value: 'all', label: 'All' };
const STATUSES = [ALL, ...Object.values(TransactionStatus).map((value) => ({ value, label: badgeOf(value).label }))];
const TYPES = [ALL, ...Object.values(TransactionType).map((value) => ({ value, label: titled(value) }))];

type Props = {
  filters: TransactionFilters;
  /** The name of the game in the filter, if a row of the list has it. */
  gameName: string | undefined;
  /** Whether the list has loaded. */
  ready: boolean;
  onChange: (patch: TransactionFilters) => void;
  /** How often the filters were cleared. */
  cleared: number;
  onClear: () => void;
};

export function TransactionFilterBar({ filters, gameName, ready, cleared, onChange, onClear }: Props) {
  const { status, transaction_type, game_id } = filters;
  return (
    <FilterBar
      label="Filter transactions"
      cleared={cleared}
      filters={filters}
      search={
        <SearchFilter
          placeholder="ID, email or game"
          value={filters.search}
          onChange={(search) => onChange({ search })}
        />
      }
      clear={<ClearFilters onClear={onClear} />}
    >
      <NativeSelect
        {...placed(142)}
        label="Status"
        value={status ?? 'all'}
        data={STATUSES}
        onChange={({ currentTarget: { value } }) => onChange({ status: transactionSearch({ status: value }).status })}
      />
      <Offered area="transactions">
        <NativeSelect
          {...placed(142)}
          label="Type"
          value={transaction_type ?? 'all'}
          data={TYPES}
          onChange={({ currentTarget: { value } }) =>
            onChange({ transaction_type: transactionSearch({ transaction_type: value }).transaction_type })
          }
        />
        <GameFilter ready={ready} gameId={game_id} gameName={gameName} onChange={(id) => onChange({ game_id: id })} />
        <DayRange days={filters} onChange={onChange} />
      </Offered>
    </FilterBar>
  );
}
