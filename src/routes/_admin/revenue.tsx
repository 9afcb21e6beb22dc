import { createFileRoute } from '@tanstack/react-router';
import CircleDollarSign from 'lucide-react/icons/circle-dollar-sign';
import { ComingSoon } from '../../ui/coming-soon.tsx';

export const Route = createFileRoute('/_admin/revenue')({
  staticData: { title: 'Company Revenue' },
  component: RevenuePage,
});

function RevenuePage() {
  return (
    <ComingSoon
      title="Company Revenue"
      icon={CircleDollarSign}
      hint="Fees earned and their payouts will appear here."
    />
  );
}
