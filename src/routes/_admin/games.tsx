import { createFileRoute } from '@tanstack/react-router';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import { ComingSoon } from '../../ui/coming-soon.tsx';

export const Route = createFileRoute('/_admin/games')({
  staticData: { title: 'Games' },
  component: GamesPage,
});

function GamesPage() {
  return <ComingSoon title="Games" icon={Gamepad2} hint="The games of the platform will be managed here." />;
}
