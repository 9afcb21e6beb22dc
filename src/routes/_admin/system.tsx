import { createFileRoute } from '@tanstack/react-router';
import Activity from 'lucide-react/icons/activity';
import { ComingSoon } from '../../ui/coming-soon.tsx';

export const Route = createFileRoute('/_admin/system')({
  staticData: { title: 'System' },
  component: SystemPage,
});

function SystemPage() {
  return <ComingSoon title="System" icon={Activity} hint="The health of the platform will be shown here." />;
}
