import { useState } from 'react';

/**
 * The filters of a list, which are in the URL.
 *
 * @param write navigates to the list with the changed filters, or, without a patch, with none
 */
export function useFilterUrl<Filters extends { search?: string | undefined }>(
  filters: Filters,
  write: (patch: Filters | undefined, replace: boolean) => void,
) {
  const [cleared, setCleared] = useState(0);
  return {
    changeFilters: (patch: Filters) => {
      // Continuing a search adds no history entry.
      write(patch, filters.search !== undefined && patch.search !== undefined);
    },
    /** How often the filters were cleared: fields with a text of their own start again when it changes. */
    cleared,
    clearFilters: () => {
      setCleared((before) => before + 1);
      write(undefined, false);
    },
  };
}
