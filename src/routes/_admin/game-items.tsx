import { createFileRoute } from '@tanstack/react-router';
import Gem from 'lucide-react/icons/gem';
import { ComingSoon } from '../../ui/coming-soon.tsx';

export const Route = createFileRoute('/_admin/game-items')({
  staticData: { title: 'Game Items' },
  component: GameItemsPage,
});

function GameItemsPage() {
  return <ComingSoon title="Game Items" icon={Gem} hint="What is sold inside each game will be managed here." />;
}
