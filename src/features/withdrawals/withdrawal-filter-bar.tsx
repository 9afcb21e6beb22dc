import { NativeSelect } from '@mantine/core';
import { WithdrawalStatus } from '../../generated/model/withdrawalStatus.ts';
import { useGetMe } from '../../generated/my-account/my-account.ts';
import { ClearFilters, DayRange, FilterBar, placed, SearchFilter } from '../../ui/filters/filter-bar.tsx';
import { FilterField } from '../../ui/filters/filter-field.tsx';
import { badgeOf } from './withdrawal-rules.ts';
import { amountOf, type WithdrawalFilters, withdrawalSearch } from './withdrawal-search.ts';

const option = (value: string) => ({ value, label: badgeOf(value).label });
/** Spec section 9; 'all' sends no status. */
const OPTIONS = ['pending_review', 'approved', 'rejected'];
/** The other statuses, which a link may have too. */
const MORE = Object.values(WithdrawalStatus).filter((status) => !OPTIONS.includes(status));

/** A filter of its own in the same field: they keep their status meanwhile. */
const AWAITING = { value: 'awaiting_second', label: 'Awaiting a second approval' };

const choices = (...more: (typeof AWAITING)[]) => [
  { value: 'all', label: 'All' },
  ...OPTIONS.map(option),
  { group: 'More', items: [...MORE.map(option), ...more] },
];
const STATUSES = choices();
const STATUSES_AND_AWAITING = choices(AWAITING);

type Props = {
  filters: WithdrawalFilters;
  onChange: (patch: WithdrawalFilters) => void;
  /** How often the filters were cleared. */
  cleared: number;
  onClear: () => void;
};

export function WithdrawalFilterBar({ filters, cleared, onChange, onClear }: Props) {
  const { step: _, step_from: __, accounts_of: ___, ...shown } = filters;
  const { status, awaiting_second, min_amount, max_amount } = shown;
  // Other back ends know no rules, and would ignore the filter.
  const hasRules = useGetMe().data?.approvals_waiting !== undefined;
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
        value={awaiting_second ? AWAITING.value : (status ?? 'all')}
        data={hasRules || awaiting_second ? STATUSES_AND_AWAITING : STATUSES}
        onChange={({ currentTarget: { value } }) => {
          const awaits = value === AWAITING.value;
          onChange({
            status: withdrawalSearch({ status: value }).status,
            awaiting_second: awaits ? 'true' : undefined,
          });
        }}
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
