import { NativeSelect } from '@mantine/core';
import { ClearFilters, DayRange, FilterBar, placed, SearchFilter } from '../../ui/filters/filter-bar.tsx';
import { FilterField } from '../../ui/filters/filter-field.tsx';
import { RESULTS } from './audit-rules.ts';
import { type AuditFilters, auditSearch } from './audit-search.ts';
import { auditAreas } from './audit-words.ts';

const ALL = { value: 'all', label: 'All' };
const ACTIONS = [
  ALL,
  ...auditAreas().map(({ area, label, actions }) => ({
    group: label,
    items: [
      { value: area, label: `${label}: all` },
      ...actions.map(({ action, words }) => ({ value: action, label: words })),
    ],
  })),
];

type Props = {
  filters: AuditFilters;
  onChange: (patch: AuditFilters) => void;
  /** How often the filters were cleared. */
  cleared: number;
  onClear: () => void;
};

export function AuditFilterBar({ filters, onChange, cleared, onClear }: Props) {
  const { subject_id, ...others } = filters;
  const { actor, action, result, subject_type, request_id } = others;
  return (
    <FilterBar
      label="Filter the audit log"
      cleared={cleared}
      filters={{ ...others, search: undefined }}
      search={
        <SearchFilter placeholder="Record ID" value={subject_id} onChange={(id) => onChange({ subject_id: id })} />
      }
      clear={<ClearFilters onClear={onClear} />}
    >
      <FilterField
        {...placed(142)}
        label="User"
        placeholder="Username"
        maxLength={100}
        value={actor ?? ''}
        read={(text) => text.trim()}
        onCommit={(name) => onChange({ actor: name || undefined })}
      />
      <NativeSelect
        {...placed(190)}
        label="Action"
        value={action ?? 'all'}
        data={ACTIONS}
        onChange={({ currentTarget: { value } }) => onChange({ action: value === 'all' ? undefined : value })}
      />
      <NativeSelect
        {...placed(118)}
        label="Result"
        value={result ?? 'all'}
        data={[ALL, ...RESULTS]}
        onChange={({ currentTarget: { value } }) => onChange({ result: auditSearch({ result: value }).result })}
      />
      <DayRange days={filters} onChange={onChange} />
      {subject_type !== undefined && (
        <FilterField
          {...placed(142)}
          label="Type of record"
          value={subject_type}
          read={(text) => text.trim()}
          onCommit={(type) => onChange({ subject_type: auditSearch({ subject_type: type }).subject_type })}
        />
      )}
      {request_id !== undefined && (
        <FilterField
          {...placed(190)}
          label="Request ID"
          value={request_id}
          read={(text) => text.trim()}
          onCommit={(id) => onChange({ request_id: auditSearch({ request_id: id }).request_id })}
        />
      )}
    </FilterBar>
  );
}
