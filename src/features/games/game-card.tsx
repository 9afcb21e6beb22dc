import { Button } from '@mantine/core';
import ChartLine from 'lucide-react/icons/chart-line';
import Pencil from 'lucide-react/icons/pencil';
import { memo } from 'react';
import { useDenied } from '../../api/may.ts';
import type { Game } from '../../generated/model/game.ts';
import * as needs from '../../generated/permissions.ts';
import { idProblem } from '../../lib/id-problem.ts';
import { formatCount } from '../../lib/money.ts';
import { recordAddress } from '../../lib/record-address.ts';
import { isolated } from '../../lib/words.ts';
import { RecordLink } from '../../ui/values/record-link.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { Truncated } from '../../ui/values/truncate.tsx';
import classes from './game-card.module.css';
import { badgeOf, feeText, toggleOf } from './game-rules.ts';
import { GameTile } from './game-tile.tsx';

type Props = {
  game: Game;
  /** Its status is being changed. */
  running: boolean;
  onStats: (id: string) => void;
  onEdit: (id: string) => void;
  onToggle: (game: Game) => void;
};

/** Fields that the API omits are left out. */
export const GameCard = memo(function GameCard({ game, running, onStats, onEdit, onToggle }: Props) {
  const { label, icon: ToggleIcon } = toggleOf(game);
  const problem = idProblem(game.game_id);
  const denied = useDenied(needs.updateGame) ?? problem;
  const noToggle = useDenied(needs.toggleGameStatus) ?? problem;
  const maker = [game.developer ?? '', game.genre ?? ''].filter(Boolean).map(isolated).join(' · ');
  const figures = [
    { name: 'Items', value: game.item_count, text: formatCount(game.item_count) },
    { name: 'Players', value: game.player_count, text: formatCount(game.player_count) },
    { name: 'Platform fee', value: game.platform_fee_percent, text: feeText(game.platform_fee_percent) },
  ].filter(({ value }) => value !== undefined);

  return (
    <article aria-label={game.game_name} className={classes.card}>
      <div className={classes.head}>
        <GameTile game={game} />
        <div className={classes.words}>
          <div className={classes.title}>
            <h2 className={classes.name}>
              <RecordLink
                href={recordAddress('stats', game.game_id)}
                className={classes.link}
                onOpen={() => onStats(game.game_id)}
                problem={problem}
              >
                <Truncated text={game.game_name} />
              </RecordLink>
            </h2>
            {game.status !== undefined && <StatusBadge {...badgeOf(game.status)} />}
          </div>
          {maker && (
            <div className={classes.maker}>
              <Truncated text={maker} />
            </div>
          )}
        </div>
      </div>
      {game.description && (
        <div className={classes.about}>
          <Truncated text={game.description} lines={2} />
        </div>
      )}
      {figures.length > 0 && (
        <dl className={classes.figures}>
          {figures.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={classes.foot}>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<ChartLine size={14} />}
          aria-label={`Statistics of ${game.game_name}`}
          disabled={problem !== undefined}
          title={problem}
          onClick={() => onStats(game.game_id)}
        >
          Statistics
        </Button>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<Pencil size={14} />}
          aria-label={`Edit ${game.game_name}`}
          disabled={denied !== undefined}
          title={denied}
          onClick={() => onEdit(game.game_id)}
        >
          Edit
        </Button>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          className={classes.toggle}
          leftSection={<ToggleIcon size={14} />}
          aria-label={`${label} ${game.game_name}`}
          loading={running}
          disabled={noToggle !== undefined}
          title={noToggle}
          onClick={() => onToggle(game)}
        >
          {label}
        </Button>
      </div>
    </article>
  );
});
