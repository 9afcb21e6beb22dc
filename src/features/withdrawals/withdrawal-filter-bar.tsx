import { NativeSelect } from '@mantine/core';
import { ClearFilters, DayRange, FilterBar, placed, SearchFilter } from '../../ui/filters/filter-bar.tsx';
import { FilterField } from '../../ui/filters/filter-field.tsx';
import { badgeOf } from './withdrawal-rules.ts';
import { amountOf, type WithdrawalFilters, withdrawalSearch } from './withdrawal-search.ts';

/** Spec section 9; 'all' sends no status. */
const STATUSES = ['pending_review', 'approved', 'rejected'];

type Props = {
  filters: WithdrawalFilters;
  onChange: (patch: WithdrawalFilters) => void;
  /** How often the filters were cleared. */
  cleared: number;
  onClear: () => void;
};

export function WithdrawalFilterBar({ filters, cleared, onChange, onClear }: Props) {
  const { status, min_amount, max_amount } = filters;
  // A link may contain a status that is not among the options; the field must not show another one instead.
  const statuses = status === undefined || STATUSES.includes(status) ? STATUSES : [...STATUSES, status];
  const amountsCross = min_amount !== undefined && max_amount !== undefined && max_amount < min_amount;

  return (
    <FilterBar
      label="Filter withdrawals"
      cleared={cleared}
      filters={filters}
      search={
        <SearchFilter
          placeholder="ID, email or bank"
          value={filters.search}
          onChange={(search) => onChange({ search })}
        />
      }
      clear={<ClearFilters onClear={onClear} />}
    >
      <NativeSelect
        {...placed(150, 'whole')}
        label="Status"
        value={status ?? 'all'}
        data={[{ value: 'all', label: 'All' }, ...statuses.map((value) => ({ value, label: badgeOf(value).label }))]}
        onChange={(event) => onChange({ status: withdrawalSearch({ status: event.currentTarget.value }).status })}
      />
      <DayRange days={filters} onChange={onChange} />
      <FilterField
        {...placed(112)}
        label="Min amount"
        placeholder="0.00"
        leftSection="$"
        inputMode="decimal"
        value={min_amount?.toString() ?? ''}
        read={readAmount}
        invalid="Not an amount"
        onCommit={(usd) => onChange({ min_amount: amountOf(usd) })}
      />
      <FilterField
        {...placed(112)}
        label="Max amount"
        placeholder="0.00"
        leftSection="$"
        inputMode="decimal"
        value={max_amount?.toString() ?? ''}
        read={readAmount}
        invalid="Not an amount"
        error={amountsCross && 'Below the minimum'}
        onCommit={(usd) => onChange({ max_amount: amountOf(usd) })}
      />
    </FilterBar>
  );
}

function readAmount(text: string): string | undefined {
  return text.trim() === '' ? '' : amountOf(text)?.toString();
}
