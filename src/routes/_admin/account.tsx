import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { AccountPage } from '../../features/account/account-page.tsx';
import { getListMySessionsQueryOptions } from '../../generated/my-account/my-account.ts';
import { getListMyFactorsQueryOptions } from '../../generated/second-factor/second-factor.ts';
import { LazyPart } from '../../ui/feedback/part-boundary.tsx';

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

/** Below everything else, and most visits are not about it. */
const Messages = lazy(() => import('./-account-messages.tsx'));

function MyAccount() {
  return (
    <AccountPage
      messages={
        <LazyPart failed="Your messages could not be shown">
          <Messages />
        </LazyPart>
      }
    />
  );
}
