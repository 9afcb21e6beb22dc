import { Button } from '@mantine/core';
import type { LucideIcon } from 'lucide-react';
import FunnelX from 'lucide-react/icons/funnel-x';
import { EmptyState } from '../feedback/empty-state.tsx';

interface Props {
  icon: LucideIcon;
  title: string;
  /** Whether filters are set, which may be why nothing was found. */
  filtered: boolean;
  /** Describes what will appear here; shown when no filter is set. */
  hint: string;
  onClearFilters: () => void;
}

/** Replaces a list that has no rows. */
export function NothingFound({ icon, title, filtered, hint, onClearFilters }: Props) {
  return (
    <EmptyState
      icon={icon}
      title={title}
      hint={filtered ? 'Try adjusting your filters' : hint}
      action={
        filtered && (
          <Button
            data-focus-after="results-count"
            variant="default"
            size="xs"
            leftSection={<FunnelX size={14} />}
            onClick={onClearFilters}
          >
            Clear Filters
          </Button>
        )
      }
    />
  );
}
