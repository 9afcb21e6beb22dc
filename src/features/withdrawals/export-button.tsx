import { Button } from '@mantine/core';
import Download from 'lucide-react/icons/download';
import { formatCount } from '../../lib/money.ts';
import { useExportWithdrawals } from './use-export-withdrawals.ts';
import type { WithdrawalFilters } from './withdrawal-search.ts';

/** Exports all that the filters match, not only what is loaded; while it collects, it counts and can be stopped. */
export function ExportButton({ filters }: { filters: WithdrawalFilters }) {
  const { collected, start, cancel } = useExportWithdrawals(filters);
  if (collected === undefined) {
    return (
      <Button variant="default" leftSection={<Download size={15} />} onClick={() => void start()}>
        Export
      </Button>
    );
  }
  return (
    <>
      <Button variant="default" leftSection={<Download size={15} />} disabled>
        Exporting… {formatCount(collected)}
      </Button>
      <Button variant="subtle" color="gray" onClick={cancel}>
        Cancel
      </Button>
    </>
  );
}
