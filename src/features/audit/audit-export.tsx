import { useDenied } from '../../api/may.ts';
import { useExport } from '../../api/use-export.ts';
import { exportAccessEvidence } from '../../generated/admin-users/admin-users.ts';
import { exportAuditEntries } from '../../generated/audit-logs/audit-logs.ts';
import * as needs from '../../generated/permissions.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { downloadText } from '../../ui/table/download.ts';
import { ExportButton } from '../../ui/table/export-button.tsx';
import type { AuditFilters } from './audit-search.ts';

const save = (name: string) => (file: Blob) =>
  downloadText(`${name}-${new Date(serverNow()).toISOString().slice(0, 10)}.csv`, 'text/csv', file);

/** Exports everything that the filters match, and, for a review of access, who may do what. */
export default function AuditExport({ filters }: { filters: AuditFilters }) {
  const evidence = useExport({
    call: (request, signal) => exportAccessEvidence(request, signal),
    save: save('access-evidence'),
    failed: 'Failed to export the access evidence',
  });
  const entries = useExport({
    call: (request, signal) => exportAuditEntries(filters, request, signal),
    save: save('audit-log'),
    failed: 'Failed to export the audit log',
  });
  const denied = useDenied(needs.exportAuditEntries);
  return (
    <>
      <ExportButton
        id="export-evidence"
        label="Access Evidence"
        progress={evidence.progress}
        denied={denied}
        onStart={() => void evidence.start()}
        onCancel={evidence.cancel}
      />
      <ExportButton
        progress={entries.progress}
        denied={denied}
        onStart={() => void entries.start()}
        onCancel={entries.cancel}
      />
    </>
  );
}
