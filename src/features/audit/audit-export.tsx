import { useDenied } from '../../api/may.ts';
import { useExport } from '../../api/use-export.ts';
import { exportAuditEntries } from '../../generated/audit-logs/audit-logs.ts';
import * as needs from '../../generated/permissions.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { spreadsheetParam } from '../../lib/spreadsheets.ts';
import { ExportButton } from '../../ui/table/export-button.tsx';
import { inZone } from '../../ui/table/export-zone.ts';
import type { AuditFilters } from './audit-search.ts';

/** Exports everything that the filters match, not only the page. */
export default function AuditExport({ filters }: { filters: AuditFilters }) {
  const { progress, start, cancel } = useExport({
    call: (request, signal) => exportAuditEntries({ ...inZone(filters), ...spreadsheetParam() }, request, signal),
    name: () => `audit-log-${new Date(serverNow()).toISOString().slice(0, 10)}.csv`,
    failed: 'Failed to export the audit log',
  });
  const denied = useDenied(needs.exportAuditEntries);
  return <ExportButton progress={progress} denied={denied} onStart={() => void start()} onCancel={cancel} />;
}
