import { Button, NativeSelect } from '@mantine/core';
import FunnelX from 'lucide-react/icons/funnel-x';
import Search from 'lucide-react/icons/search';
import { FilterField } from '../../ui/filter-field.tsx';
import classes from './filter-bar.module.css';
import { badgeOf } from './withdrawal-rules.ts';
import { amountOf, hasFilters, type WithdrawalFilters, withdrawalSearch } from './withdrawal-search.ts';

/** Spec section 9; 'all' sends no status. */
const STATUSES = ['pending_review', 'approved', 'rejected'];

type Props = {
  filters: WithdrawalFilters;
  onChange: (patch: WithdrawalFilters) => void;
  onClear: () => void;
};

export function FilterBar({ filters, onChange, onClear }: Props) {
  const { status, search = '', date_from = '', date_to = '', min_amount, max_amount } = filters;
  // A link may hold a status that is not among the options; the field must not claim otherwise.
  const statuses = status === undefined || STATUSES.includes(status) ? STATUSES : [...STATUSES, status];
  const daysCross = date_from !== '' && date_to !== '' && date_to < date_from;
  const amountsCross = min_amount !== undefined && max_amount !== undefined && max_amount < min_amount;

  return (
    <search aria-label="Filter withdrawals" className={classes.bar}>
      <FilterField
        className={classes.search}
        label="Search"
        placeholder="ID, email or bank"
        leftSection={<Search size={15} />}
        type="search"
        maxLength={200}
        value={search}
        read={(text) => text.trim()}
        onCommit={(text) => onChange({ search: text || undefined })}
      />
      <NativeSelect
        className={classes.status}
        label="Status"
        value={status ?? 'all'}
        data={[{ value: 'all', label: 'All' }, ...statuses.map((value) => ({ value, label: badgeOf(value).label }))]}
        onChange={(event) => onChange({ status: withdrawalSearch({ status: event.currentTarget.value }).status })}
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
      <FilterField
        className={classes.amount}
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
        className={classes.amount}
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

function readAmount(text: string): string | undefined {
  return text.trim() === '' ? '' : amountOf(text)?.toString();
}
