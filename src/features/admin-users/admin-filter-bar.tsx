import { NativeSelect } from '@mantine/core';
import { AdminState } from '../../generated/model/adminState.ts';
import type { Role } from '../../generated/model/role.ts';
import { humanise } from '../../lib/words.ts';
import { ClearFilters, FilterBar, placed, SearchFilter } from '../../ui/filters/filter-bar.tsx';
import { badgeOf } from './admin-rules.ts';
import { type AdminFilters, adminSearch } from './admin-search.ts';

const ALL = { value: '', label: 'All' };
const STATES = [ALL, ...Object.values(AdminState).map((value) => ({ value, label: badgeOf(value).label }))];

const FACTOR = [ALL, { value: 'with', label: 'With one' }, { value: 'without', label: 'Without' }];

type Props = {
  filters: AdminFilters;
  roles: readonly Role[];
  cleared: number;
  onChange: (patch: AdminFilters) => void;
  onClear: () => void;
};

export function AdminFilterBar({ filters, roles, cleared, onChange, onClear }: Props) {
  const { search, role, state, factor } = filters;
  return (
    <FilterBar
      label="Filter administrators"
      cleared={cleared}
      filters={filters}
      search={<SearchFilter placeholder="Name" value={search} onChange={(text) => onChange({ search: text })} />}
      clear={<ClearFilters onClear={onClear} />}
    >
      <NativeSelect
        {...placed(172)}
        label="Role"
        value={role ?? ''}
        data={[ALL, ...roles.map(({ id, name }) => ({ value: id, label: humanise(name) }))]}
        onChange={({ currentTarget: { value } }) => onChange({ role: value || undefined })}
      />
      <NativeSelect
        {...placed(142)}
        label="State"
        value={state ?? ''}
        data={STATES}
        onChange={({ currentTarget: { value } }) => onChange({ state: adminSearch({ state: value }).state })}
      />
      <NativeSelect
        {...placed(142)}
        label="Second factor"
        value={factor ?? ''}
        data={FACTOR}
        onChange={({ currentTarget: { value } }) => onChange({ factor: adminSearch({ factor: value }).factor })}
      />
    </FilterBar>
  );
}
