import { Skeleton } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { AccountPage } from '../../features/account/account-page.tsx';
import { getListMySessionsQueryOptions } from '../../generated/own-sessions/own-sessions.ts';
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

/** All in one file: each file would add its list of files to the first load. */
const parts = () => import('./-account-parts.tsx');
const Password = lazy(async () => ({ default: (await parts()).OwnPassword }));
const Clock = lazy(async () => ({ default: (await parts()).ClockPanel }));
const Messages = lazy(async () => ({ default: (await parts()).AccountMessages }));

/** The heights of the form for another password, and of the choice of the clock, so that nothing moves when they arrive. */
const FORM_HEIGHT = 292;
const CLOCK_HEIGHT = 174;

function MyAccount() {
  return (
    <AccountPage
      password={
        <LazyPart
          failed="The form could not be loaded"
          loading={<Skeleton height={FORM_HEIGHT} role="status" aria-label="Loading form" />}
        >
          <Password />
        </LazyPart>
      }
      clock={
        <LazyPart failed="Your clock could not be shown" loading={<Skeleton height={CLOCK_HEIGHT} />}>
          <Clock />
        </LazyPart>
      }
      messages={
        <LazyPart failed="Your messages could not be shown">
          <Messages />
        </LazyPart>
      }
    />
  );
}
