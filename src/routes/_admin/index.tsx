import { createFileRoute } from '@tanstack/react-router';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import { ComingSoon } from '../../ui/coming-soon.tsx';

export const Route = createFileRoute('/_admin/')({
  staticData: { title: 'Dashboard' },
  component: DashboardPage,
});

function DashboardPage() {
  return (
    <ComingSoon
      title="Dashboard"
      icon={LayoutDashboard}
      hint="Key figures and charts of the platform will appear here."
    />
  );
}
