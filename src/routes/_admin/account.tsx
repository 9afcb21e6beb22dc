import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { AccountPage } from '../../features/account/account-page.tsx';
import { getListMySessionsQueryOptions } from '../../generated/my-account/my-account.ts';
import { getListMyFactorsQueryOptions } from '../../generated/second-factor/second-factor.ts';
import { cursorOf } from '../../lib/search-params.ts';

export const Route = createFileRoute('/_admin/account')({
  staticData: { title: 'My account' },
  validateSearch: ({ confirm }): { confirm?: string | undefined } => ({ confirm: cursorOf(confirm) }),
  codeSplitGroupings: [['loader', 'component']],
  // Not awaited: the screen has its own skeletons.
  loader: ({ context: { queryClient }, preload }) => {
    if (preload) return;
    void queryClient.prefetchQuery(getListMySessionsQueryOptions());
    void queryClient.prefetchQuery(getListMyFactorsQueryOptions());
  },
  component: MyAccount,
});

function MyAccount() {
  const { confirm } = Route.useSearch();
  const navigate = Route.useNavigate();
  const forget = useCallback(() => void navigate({ search: {}, replace: true, resetScroll: false }), [navigate]);
  return <AccountPage confirm={confirm} onConfirmed={forget} />;
}
