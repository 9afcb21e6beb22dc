import { useDenied } from '../../api/may.ts';
import { useExport } from '../../api/use-export.ts';
import * as needs from '../../generated/permissions.ts';
import { exportWithdrawals } from '../../generated/withdrawals/withdrawals.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { spreadsheetParam } from '../../lib/spreadsheets.ts';
import { ExportButton } from '../../ui/table/export-button.tsx';
import { inZone } from '../../ui/table/export-zone.ts';
import type { WithdrawalFilters } from './withdrawal-search.ts';

/** Exports everything that the filters match, not only what is loaded. */
export function WithdrawalExport({ filters }: { filters: WithdrawalFilters }) {
  const { progress, start, cancel } = useExport({
    call: (request, signal) => exportWithdrawals({ ...inZone(filters), ...spreadsheetParam() }, request, signal),
    name: () => `withdrawals-${new Date(serverNow()).toISOString().slice(0, 10)}.csv`,
    failed: 'Failed to export withdrawals',
  });
  const denied = useDenied(needs.exportWithdrawals);
  return <ExportButton progress={progress} denied={denied} onStart={() => void start()} onCancel={cancel} />;
}
