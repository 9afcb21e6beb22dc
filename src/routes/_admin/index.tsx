import { createFileRoute } from '@tanstack/react-router';
import { may } from '../../api/may.ts';
import { Dashboard } from '../../features/dashboard/dashboard.tsx';
import { DEFAULT_PERIOD, dashboardSearch } from '../../features/dashboard/dashboard-search.ts';
import { prefetchDashboard } from '../../features/dashboard/use-dashboard.ts';

export const Route = createFileRoute('/_admin/')({
  staticData: { title: 'Dashboard' },
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: dashboardSearch,
  loaderDeps: ({ search: { days = DEFAULT_PERIOD } }) => ({ days }),
  // Nothing is awaited: each part has its own skeleton, and with cached data needs none.
  loader: ({ context: { queryClient, mayOpen }, deps: { days }, preload }) => {
    if (mayOpen && !preload) prefetchDashboard(queryClient, days, may);
  },
  component: DashboardPage,
});

function DashboardPage() {
  const { days = DEFAULT_PERIOD } = Route.useSearch();
  const navigate = Route.useNavigate();
  return <Dashboard days={days} onDays={(chosen) => navigate({ search: { days: chosen }, resetScroll: false })} />;
}
