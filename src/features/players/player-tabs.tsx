import { linkOptions } from '@tanstack/react-router';
import { useMay } from '../../api/may.ts';
import * as needs from '../../generated/permissions.ts';
import { TabLinks } from '../../ui/layout/tab-links.tsx';
import type { PlayerTab } from './player-search.ts';

/** The parts of a player's page that the administrator may see. The last one is the audit log, filtered. */
export function PlayerTabs({ id }: { id: string }) {
  const may = useMay();
  const tabOf = (label: string, tab?: PlayerTab) => ({
    label,
    link: linkOptions({ to: '/players/$id', params: { id }, search: { tab } }),
  });
  return (
    <TabLinks
      label="Parts of the page"
      tabs={[
        tabOf('Overview'),
        ...(may(needs.listTransactions) ? [tabOf('Transactions', 'transactions')] : []),
        ...(may(needs.listWithdrawals) ? [tabOf('Withdrawals', 'withdrawals')] : []),
        tabOf('Notes', 'notes'),
        ...(may(needs.listAuditEntries)
          ? [{ label: 'Audit', link: linkOptions({ to: '/audit', search: { subject_id: id } }) }]
          : []),
      ]}
    />
  );
}
