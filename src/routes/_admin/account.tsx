import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { AccountPage } from '../../features/account/account-page.tsx';
import { getListMySessionsQueryOptions } from '../../generated/my-account/my-account.ts';
import { getListMyFactorsQueryOptions } from '../../generated/second-factor/second-factor.ts';

export const Route = createFileRoute('/_admin/account')({
  staticData: { title: 'My account' },
  codeSplitGroupings: [['loader', 'component']],
  // Not awaited: the screen has its own skeletons.
  loader: ({ context: { queryClient }, preload }) => {
    if (preload) return;
    void queryClient.prefetchQuery(getListMySessionsQueryOptions());
    void queryClient.prefetchQuery(getListMyFactorsQueryOptions());
  },
  component: MyAccount,
});

/** All in one file: each file would add its list of files to the first load. */
const parts = () => import('./-account-parts.tsx');
const Password = lazy(async () => ({ default: (await parts()).OwnPassword }));
const Clock = lazy(async () => ({ default: (await parts()).ClockPanel }));
const Messages = lazy(async () => ({ default: (await parts()).AccountMessages }));

function MyAccount() {
  return <AccountPage password={<Password />} clock={<Clock />} messages={<Messages />} />;
}
