import { createFileRoute } from '@tanstack/react-router';
import Users from 'lucide-react/icons/users';
import { ComingSoon } from '../../ui/feedback/coming-soon.tsx';

export const Route = createFileRoute('/_admin/players')({
  staticData: { title: 'Players' },
  component: PlayersPage,
});

function PlayersPage() {
  return <ComingSoon title="Players" icon={Users} hint="Players and their accounts will be managed here." />;
}
