import { SimpleGrid } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import Coins from 'lucide-react/icons/coins';
import HandCoins from 'lucide-react/icons/hand-coins';
import Wallet from 'lucide-react/icons/wallet';
import type { RevenueStatistics } from '../../generated/model/revenueStatistics.ts';
import { formatCount, formatPercent, formatUsd } from '../../lib/money.ts';
import { sentInsteadOf } from '../../lib/unreadable.ts';
import { counted } from '../../lib/words.ts';
import { stateOf } from '../../ui/feedback/load.ts';
import { FailedLine } from '../../ui/feedback/loaded.tsx';
import { StatCard } from '../../ui/layout/stat-card.tsx';
import link from '../../ui/values/record-link.module.css';
import { paidOutPercent } from './revenue-rules.ts';
import type { CompanyRevenue } from './use-company-revenue.ts';

/** To what asks for a part of the balance; the history names each. In one line with the rest, so that the card keeps its size. */
const AwaitingLink = ({ ids }: { ids: readonly string[] }) => (
  <Link to="/approvals" search={ids.length === 1 ? { open: ids[0] } : {}} className={link.inline}>
    {counted(ids.length, 'request')} waiting
  </Link>
);

/** Nothing where one of the two figures is not known. */
function paidOutWords(figures: RevenueStatistics): string {
  const percent = paidOutPercent(figures);
  if (percent !== undefined) return `${formatPercent(percent)} of revenue`;
  return figures.total_lifetime_revenue === 0 ? 'No revenue yet' : '';
}

export function BalanceCards({ balance, statistics }: Pick<CompanyRevenue, 'balance' | 'statistics'>) {
  const available = balance.data;
  const figures = statistics.data;
  const notLoaded = stateOf(statistics) === 'failed' ? 'Could not be loaded' : '';
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
      <StatCard
        label="Available Balance"
        figure={{
          name: 'RevenueBalance.total_available_usd',
          others: [
            available?.owed_usd
              ? { name: 'RevenueBalance.owed_usd', label: 'Owed', value: formatUsd(available.owed_usd) }
              : {
                  name: 'RevenueBalance.total_records',
                  label: 'Revenue records',
                  value: formatCount(available?.total_records),
                },
          ],
        }}
        value={formatUsd(available?.total_available_usd)}
        sent={sentInsteadOf(available?.total_available_usd)}
        hint={
          available?.owed_usd ? (
            `Owed for returned fees ${formatUsd(available.owed_usd)}`
          ) : available ? (
            <>
              In {counted(available.total_records, 'revenue record')}
              {available.awaiting_second && (
                <>
                  ; <AwaitingLink ids={available.awaiting_second} />
                </>
              )}
            </>
          ) : (
            // Replaces the line under the figure, so that the card keeps its size.
            <FailedLine load={balance} failed="Failed to load balance data" />
          )
        }
        icon={Wallet}
        tone="success"
        loading={balance.isPending}
      />
      <StatCard
        label="Total Lifetime Revenue"
        figure={{ name: 'RevenueStatistics.total_lifetime_revenue' }}
        value={formatUsd(figures?.total_lifetime_revenue)}
        sent={sentInsteadOf(figures?.total_lifetime_revenue)}
        hint={figures ? 'Since the beginning' : notLoaded}
        icon={Coins}
        tone="info"
        loading={statistics.isPending}
      />
      <StatCard
        label="Total Paid Out"
        figure={{ name: 'RevenueStatistics.total_paid_out' }}
        value={formatUsd(figures?.total_paid_out)}
        sent={sentInsteadOf(figures?.total_paid_out)}
        hint={figures ? paidOutWords(figures) : notLoaded}
        icon={HandCoins}
        loading={statistics.isPending}
      />
    </SimpleGrid>
  );
}
