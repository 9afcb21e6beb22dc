import { Stack } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { BalanceCards } from '../../features/company-revenue/balance-cards.tsx';
import { PayoutHistory } from '../../features/company-revenue/payout-history.tsx';
import { canPayOut } from '../../features/company-revenue/payout-rules.ts';
import { RevenueActions } from '../../features/company-revenue/revenue-actions.tsx';
import { RevenueFigures } from '../../features/company-revenue/revenue-figures.tsx';
import { type RevenueSearch, revenueSearch } from '../../features/company-revenue/revenue-search.ts';
import { HISTORY, useCompanyRevenue } from '../../features/company-revenue/use-company-revenue.ts';
import {
  getGetRevenueBalanceQueryOptions,
  getGetRevenueStatisticsQueryOptions,
  getListPayoutsQueryOptions,
} from '../../generated/company-revenue/company-revenue.ts';
import { lazyDialog } from '../../ui/feedback/lazy-dialog.tsx';
import { OutOfDate } from '../../ui/feedback/out-of-date.tsx';
import { Part } from '../../ui/feedback/part-boundary.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useUrlDialog } from './-url-dialog.ts';

const PayoutDetails = lazyDialog(async () => ({
  default: (await import('../../features/company-revenue/payout-details.tsx')).PayoutDetails,
}));
const PayoutDialog = lazyDialog(async () => ({
  default: (await import('../../features/company-revenue/payout-dialog.tsx')).PayoutDialog,
}));

export const Route = createFileRoute('/_admin/revenue')({
  staticData: { title: 'Company Revenue' },
  // The loader is split together with the component: otherwise it would pull the screen's code into the sign-in page.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: revenueSearch,
  // Nothing is awaited: the screen has its own skeletons, and with cached data needs none.
  loader: ({ context: { queryClient, mayOpen }, preload }) => {
    if (preload || !mayOpen) return;
    void queryClient.prefetchQuery(getGetRevenueBalanceQueryOptions());
    void queryClient.prefetchQuery(getGetRevenueStatisticsQueryOptions());
    void queryClient.prefetchQuery(getListPayoutsQueryOptions(HISTORY));
  },
  component: RevenuePage,
});

function RevenuePage() {
  const { payout: open } = Route.useSearch();
  const payout = useUrlDialog<RevenueSearch>(['payout']);
  const { open: openInUrl } = payout;
  const openPayout = useCallback((id: string) => openInUrl({ payout: id }), [openInUrl]);
  const { balance, statistics, history, refreshing, refresh } = useCompanyRevenue();
  const [paying, setPaying] = useState(false);
  const availableUsd = balance.data?.total_available_usd;

  return (
    <>
      <PageHeader
        title="Company Revenue"
        actions={
          <RevenueActions
            refreshing={refreshing}
            payable={canPayOut(availableUsd)}
            onRefresh={() => void refresh()}
            onPay={() => setPaying(true)}
          />
        }
      />
      <Stack gap="sm">
        <OutOfDate what="Some figures" loads={[balance, statistics, history]} onRetry={() => void refresh()} />
        <Part failed="The balance could not be shown">
          <BalanceCards balance={balance} statistics={statistics} />
        </Part>
        <Part failed="The statistics could not be shown">
          <RevenueFigures statistics={statistics} />
        </Part>
        <Part failed="The history could not be shown">
          <PayoutHistory balance={balance} history={history} onOpen={openPayout} />
        </Part>
      </Stack>
      <PayoutDialog isOpen={paying} opened={paying} availableUsd={availableUsd ?? 0} onClose={() => setPaying(false)} />
      <PayoutDetails
        isOpen={open !== undefined}
        id={open}
        payout={history.data?.payouts.find(({ id }) => id === open)}
        onClose={payout.close}
      />
    </>
  );
}
