import { NativeSelect } from '@mantine/core';
import { errorStatus } from '../../api/error.ts';
import { useListGames } from '../../generated/games/games.ts';
import { placed } from '../../ui/filters/filter-bar.tsx';

type Props = {
  /** The list is here, which goes first. */
  ready: boolean;
  gameId: string | undefined;
  gameName: string | undefined;
  onChange: (gameId: string | undefined) => void;
};

/**
 * The games are asked for once the list is here: a field that fetched them when it is opened would show 'All' alone the first time. A back
 * end without them has no such filter, unless a link has set it: then it must be seen, and can be taken off.
 */
export function GameFilter({ ready, gameId, gameName, onChange }: Props) {
  const { data, error, refetch } = useListGames(undefined, { query: { enabled: ready } });
  const failed = error !== null && data === undefined;
  if (failed && gameId === undefined && [404, 501].includes(errorStatus(error) ?? 0)) return null;

  const games = (data?.games ?? []).map(({ game_id, game_name }) => ({ value: game_id, label: game_name }));
  const listed = gameId === undefined || games.some(({ value }) => value === gameId);
  const tryAgain = failed ? () => void refetch() : undefined;
  return (
    <NativeSelect
      {...placed(142)}
      label="Game"
      value={gameId ?? ''}
      data={[{ value: '', label: 'All' }, ...(listed ? [] : [{ value: gameId, label: gameName ?? gameId }]), ...games]}
      error={failed && 'Failed to fetch games'}
      onFocus={tryAgain}
      onPointerEnter={tryAgain}
      onChange={({ currentTarget: { value } }) => onChange(value || undefined)}
    />
  );
}
