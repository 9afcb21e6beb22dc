import { NativeSelect } from '@mantine/core';
import { WithdrawalStatus } from '../../generated/model/withdrawalStatus.ts';
import { ClearFilters, DayRange, FilterBar, placed, SearchFilter } from '../../ui/filters/filter-bar.tsx';
import { FilterField } from '../../ui/filters/filter-field.tsx';
import { badgeOf } from './withdrawal-rules.ts';
import { amountOf, type WithdrawalFilters, withdrawalSearch } from './withdrawal-search.ts';

const option = (value: string) => ({ value, label: badgeOf(value).label });
/** Spec section 9; 'all' sends no status. */
const OPTIONS = ['pending_review', 'approved', 'rejected'];
/** The other statuses, which a link may have too. */
const MORE = Object.values(WithdrawalStatus).filter((status) => !OPTIONS.includes(status));
const STATUSES = [{ value: 'all', label: 'All' }, ...OPTIONS.map(option), { group: 'More', items: MORE.map(option) }];

type Props = {
  filters: WithdrawalFilters;
  onChange: (patch: WithdrawalFilters) => void;
  /** How often the filters were cleared. */
  cleared: number;
  onClear: () => void;
};

export function WithdrawalFilterBar({ filters, cleared, onChange, onClear }: Props) {
  const { step: _, step_from: __, ...shown } = filters;
  const { status, min_amount, max_amount } = shown;
  const amountsCross = min_amount !== undefined && max_amount !== undefined && max_amount < min_amount;

  return (
    <FilterBar
      label="Filter withdrawals"
      cleared={cleared}
      filters={shown}
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
        data={STATUSES}
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
