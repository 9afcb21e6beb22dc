import { createFileRoute } from '@tanstack/react-router';
import ScrollText from 'lucide-react/icons/scroll-text';
import { ComingSoon } from '../../ui/feedback/coming-soon.tsx';

export const Route = createFileRoute('/_admin/audit')({
  staticData: { title: 'Audit Logs' },
  component: AuditPage,
});

function AuditPage() {
  return <ComingSoon title="Audit Logs" icon={ScrollText} hint="Who changed what, and when, will be listed here." />;
}
