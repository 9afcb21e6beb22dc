import { Skeleton } from '@mantine/core';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import type { Game } from '../../generated/model/game.ts';
import { withKeys } from '../../lib/id-problem.ts';
import { formatCount } from '../../lib/money.ts';
import { counted } from '../../lib/words.ts';
import type { Load } from '../../ui/feedback/load.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { dimmed } from '../../ui/feedback/out-of-date.tsx';
import { NothingFound } from '../../ui/filters/nothing-found.tsx';
import cards from '../../ui/layout/card-grid.module.css';
import { MoreRows, useFirstRows } from '../../ui/table/more-rows.tsx';
import { GameCard } from './game-card.tsx';
import classes from './game-grid.module.css';

type Props = {
  load: Load<readonly Game[]>;
  running: Pick<ReadonlySet<string>, 'has'>;
  filtered: boolean;
  onClearFilters: () => void;
  onStats: (id: string) => void;
  onEdit: (id: string) => void;
  onToggle: (game: Game) => void;
};

const NO_GAMES: readonly Game[] = [];

/** The results, or the loading, error or empty state. */
export function GameGrid({ load, running, filtered, onClearFilters, onStats, onEdit, onToggle }: Props) {
  const outdated = load.isPlaceholderData;
  const { shown, more } = useFirstRows(load.data ?? NO_GAMES);
  return (
    <Loaded
      load={load}
      failed="Failed to fetch games"
      what="These games"
      skeleton={<GridSkeleton />}
      isEmpty={(games) => games.length === 0}
      empty={
        <NothingFound
          icon={Gamepad2}
          title="No games found"
          hint="Games will appear here"
          filtered={filtered}
          onClearFilters={onClearFilters}
        />
      }
      announced={(games) => `Games listed: ${formatCount(games.length)}`}
    >
      {(games) => (
        <div aria-busy={outdated} {...dimmed(outdated)}>
          <p id="results-count" tabIndex={-1} className={classes.count}>
            {counted(games.length, 'game')}
          </p>
          <ul aria-label="Games" className={cards.grid}>
            {withKeys(shown, ({ game_id }) => game_id).map(([key, game]) => (
              <li key={key}>
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
          <MoreRows more={more} focusAfter="results-count" />
        </div>
      )}
    </Loaded>
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
