import { useDenied } from '../../api/may.ts';
import { useExport } from '../../api/use-export.ts';
import { exportAccessEvidence } from '../../generated/admin-users/admin-users.ts';
import * as needs from '../../generated/permissions.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { spreadsheetParam } from '../../lib/spreadsheets.ts';
import { ExportButton } from '../../ui/table/export-button.tsx';

/** For a review of access: exports who may do what, since when, and when they last did. */
export default function AccessEvidence() {
  const { progress, start, cancel } = useExport({
    call: (request, signal) => exportAccessEvidence(spreadsheetParam(), request, signal),
    name: () => `access-evidence-${new Date(serverNow()).toISOString().slice(0, 10)}.csv`,
    failed: 'Failed to export the access evidence',
  });
  const denied = useDenied(needs.exportAccessEvidence);
  return (
    <ExportButton
      label="Access Evidence"
      progress={progress}
      denied={denied}
      onStart={() => void start()}
      onCancel={cancel}
    />
  );
}
