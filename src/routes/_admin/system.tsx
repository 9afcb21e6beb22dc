import { createFileRoute } from '@tanstack/react-router';
import { SystemStatusPage } from '../../features/system/system-page.tsx';
import { getGetSystemStatusQueryOptions } from '../../generated/system/system.ts';

export const Route = createFileRoute('/_admin/system')({
  staticData: { title: 'System' },
  codeSplitGroupings: [['loader', 'component']],
  // Not awaited: the screen has its own skeletons.
  loader: ({ context: { queryClient, mayOpen }, preload }) => {
    if (mayOpen && !preload) void queryClient.prefetchQuery(getGetSystemStatusQueryOptions());
  },
  component: SystemStatusPage,
});
