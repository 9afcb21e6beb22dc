import { linkOptions } from '@tanstack/react-router';
import { useMay } from '../../api/may.ts';
import type { Player } from '../../generated/model/player.ts';
import * as needs from '../../generated/permissions.ts';
import { formatCount } from '../../lib/money.ts';
import { TabLinks } from '../../ui/layout/tab-links.tsx';
import type { PlayerTab } from './player-search.ts';

/** The parts of a player's page that the administrator may see. The last one is the audit log, filtered. */
export function PlayerTabs({ player: { player_id, transaction_count, withdrawal_count } }: { player: Player }) {
  const may = useMay();
  const tabOf = (label: string, tab?: PlayerTab) => ({
    label,
    link: linkOptions({ to: '/players/$id', params: { id: player_id }, search: { tab } }),
  });
  return (
    <TabLinks
      label="Parts of the page"
      tabs={[
        tabOf('Overview'),
        ...(may(needs.listTransactions) ? [tabOf(withCount('Transactions', transaction_count), 'transactions')] : []),
        ...(may(needs.listWithdrawals) ? [tabOf(withCount('Withdrawals', withdrawal_count), 'withdrawals')] : []),
        tabOf('Notes', 'notes'),
        ...(may(needs.listAuditEntries)
          ? [{ label: 'Audit', link: linkOptions({ to: '/audit', search: { subject_id: player_id } }) }]
          : []),
      ]}
    />
  );
}

const withCount = (label: string, count: number | undefined) =>
  count === undefined ? label : `${label} (${formatCount(count)})`;
