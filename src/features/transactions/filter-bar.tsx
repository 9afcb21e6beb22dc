import { Button, NativeSelect } from '@mantine/core';
import FunnelX from 'lucide-react/icons/funnel-x';
import Search from 'lucide-react/icons/search';
import { TransactionStatus } from '../../generated/model/transactionStatus.ts';
import { TransactionType } from '../../generated/model/transactionType.ts';
import { FilterField } from '../../ui/filter-field.tsx';
import classes from './filter-bar.module.css';
import { GameFilter } from './game-filter.tsx';
import { badgeOf, typeLabel } from './transaction-rules.ts';
import { hasFilters, type TransactionFilters, transactionSearch } from './transaction-search.ts';

/** Spec section 9; 'all' sends nothing. */
const ALL = { value: 'all', label: 'All' };
const STATUSES = [ALL, ...Object.values(TransactionStatus).map((value) => ({ value, label: badgeOf(value).label }))];
const TYPES = [ALL, ...Object.values(TransactionType).map((value) => ({ value, label: typeLabel(value) }))];

type Props = {
  filters: TransactionFilters;
  /** The name of the game in the filter, where a row that was found tells it. */
  gameName: string | undefined;
  onChange: (patch: TransactionFilters) => void;
  onClear: () => void;
};

export function FilterBar({ filters, gameName, onChange, onClear }: Props) {
  const { search = '', status, transaction_type, game_id, date_from = '', date_to = '' } = filters;
  const daysCross = date_from !== '' && date_to !== '' && date_to < date_from;
  return (
    <search aria-label="Filter transactions" className={classes.bar}>
      <FilterField
        className={classes.search}
        label="Search"
        placeholder="ID, email or game"
        leftSection={<Search size={15} />}
        type="search"
        maxLength={200}
        value={search}
        read={(text) => text.trim()}
        onCommit={(text) => onChange({ search: text || undefined })}
      />
      <NativeSelect
        className={classes.choice}
        label="Status"
        value={status ?? 'all'}
        data={STATUSES}
        onChange={({ currentTarget: { value } }) => onChange({ status: transactionSearch({ status: value }).status })}
      />
      <NativeSelect
        className={classes.choice}
        label="Type"
        value={transaction_type ?? 'all'}
        data={TYPES}
        onChange={({ currentTarget: { value } }) =>
          onChange({ transaction_type: transactionSearch({ transaction_type: value }).transaction_type })
        }
      />
      <GameFilter
        className={classes.choice}
        gameId={game_id}
        gameName={gameName}
        onChange={(id) => onChange({ game_id: id })}
      />
      <FilterField
        className={classes.day}
        label="From date"
        type="date"
        max={date_to}
        value={date_from}
        read={readDay}
        onCommit={(day) => onChange({ date_from: day || undefined })}
      />
      <FilterField
        className={classes.day}
        label="To date"
        type="date"
        min={date_from}
        value={date_to}
        read={readDay}
        error={daysCross && 'Before the first day'}
        onCommit={(day) => onChange({ date_to: day || undefined })}
      />
      <Button
        className={classes.clear}
        variant="default"
        leftSection={<FunnelX size={15} />}
        disabled={!hasFilters(filters)}
        onClick={onClear}
      >
        Clear Filters
      </Button>
    </search>
  );
}

/** The field gives a whole day or nothing; a day that is only typed in part, such as year 0002, is not one yet. */
function readDay(text: string): string | undefined {
  return text === '' || text >= '1000' ? text : undefined;
}
