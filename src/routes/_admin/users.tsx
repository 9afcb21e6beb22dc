import { createFileRoute } from '@tanstack/react-router';
import UserCog from 'lucide-react/icons/user-cog';
import { ComingSoon } from '../../ui/feedback/coming-soon.tsx';

export const Route = createFileRoute('/_admin/users')({
  staticData: { title: 'Admin Users' },
  component: UsersPage,
});

function UsersPage() {
  return (
    <ComingSoon title="Admin Users" icon={UserCog} hint="The administrators of this portal will be managed here." />
  );
}
