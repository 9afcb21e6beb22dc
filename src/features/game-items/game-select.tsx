import { NativeSelect, Skeleton } from '@mantine/core';
import type { Game } from '../../generated/model/game.ts';
import { idProblem } from '../../lib/id-problem.ts';
import { withMarks } from '../../lib/words.ts';
import classes from './game-select.module.css';

type Props = {
  games: readonly Game[];
  loading: boolean;
  gameId: string | undefined;
  onChange: (gameId: string) => void;
};

export function GameSelect({ games, loading, gameId, onChange }: Props) {
  if (loading) return <Skeleton height={60} className={classes.select} role="status" aria-label="Loading games" />;
  return (
    <NativeSelect
      className={classes.select}
      label="Game"
      value={gameId ?? ''}
      data={gameOptions(games, gameId)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** A link may name a game that is not in the list; the field must not show another one instead. */
export function gameOptions(games: readonly Game[], gameId: string | undefined) {
  const options = games.map(({ game_id, game_name, status }) => {
    const problem = idProblem(game_id);
    const mark = problem ?? (status === 'active' ? undefined : status);
    const label = withMarks(game_name);
    return { value: game_id, label: mark ? `${label} (${mark})` : label, ...(problem && { disabled: true }) };
  });
  const known = gameId === undefined || options.some(({ value }) => value === gameId);
  return known ? options : [...options, { value: gameId, label: gameId }];
}
