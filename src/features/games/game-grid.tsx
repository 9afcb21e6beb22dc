import { Skeleton } from '@mantine/core';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import type { Game } from '../../generated/model/game.ts';
import { formatCount } from '../../lib/money.ts';
import { useAnnounced } from '../../ui/feedback/announcer.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { dimmed, OutOfDate } from '../../ui/feedback/out-of-date.tsx';
import { NothingFound } from '../../ui/filters/nothing-found.tsx';
import cards from '../../ui/layout/card-grid.module.css';
import { GameCard } from './game-card.tsx';
import classes from './game-grid.module.css';
import type { GameListView } from './use-game-list.ts';

type Props = {
  list: GameListView;
  running: ReadonlySet<string>;
  filtered: boolean;
  onClearFilters: () => void;
  onStats: (id: string) => void;
  onEdit: (id: string) => void;
  onToggle: (game: Game) => void;
};

/** The results, or the loading, error or empty state. A failed load is never shown as an empty list. */
export function GameGrid({ list, running, filtered, onClearFilters, onStats, onEdit, onToggle }: Props) {
  const { games, loading, outdated, error, reload } = list;
  useAnnounced(loading || outdated || error ? undefined : `Games listed: ${formatCount(games.length)}`);
  // An empty answer to other filters says nothing about these.
  if (loading || (outdated && games.length === 0)) return <GridSkeleton />;
  if (error && games.length === 0) return <LoadError what="Failed to fetch games" error={error} onRetry={reload} />;
  if (games.length === 0)
    return (
      <NothingFound
        icon={Gamepad2}
        title="No games found"
        hint="Games will appear here"
        filtered={filtered}
        onClearFilters={onClearFilters}
      />
    );
  return (
    <div aria-busy={outdated} {...dimmed(outdated)}>
      {error && <OutOfDate what="These games" error={error} onRetry={reload} />}
      <p id="results-count" tabIndex={-1} className={classes.count}>
        {games.length === 1 ? '1 game' : `${formatCount(games.length)} games`}
      </p>
      <ul aria-label="Games" className={cards.grid}>
        {games.map((game) => (
          <li key={game.game_id}>
            <GameCard
              game={game}
              running={running.has(game.game_id)}
              onStats={onStats}
              onEdit={onEdit}
              onToggle={onToggle}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** As tall as the cards that it replaces. */
function GridSkeleton() {
  return (
    <div role="status" aria-label="Loading games">
      <div className={classes.count}>
        <Skeleton width={70} height={16} />
      </div>
      <div className={cards.grid}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} height={204} radius="var(--radius-card)" />
        ))}
      </div>
    </div>
  );
}
