import { NativeSelect } from '@mantine/core';
import { errorStatus } from '../../api/error.ts';
import { useMay } from '../../api/may.ts';
import { useListGames } from '../../generated/games/games.ts';
import * as needs from '../../generated/permissions.ts';
import { placed } from '../../ui/filters/filter-bar.tsx';

type Props = {
  /** Whether the list has loaded; it takes precedence. */
  ready: boolean;
  gameId: string | undefined;
  gameName: string | undefined;
  onChange: (gameId: string | undefined) => void;
};

/**
 * The games are asked for once the list is here: a field that fetched them when it is opened would show 'All' alone the first time. A back
 * end without them has no such filter, nor has an administrator who may not see games, unless a link has set it: then it must be seen, and can be taken off.
 */
export function GameFilter({ ready, gameId, gameName, onChange }: Props) {
  const enabled = useMay(needs.listGames);
  const { data, error, refetch } = useListGames(undefined, { query: { enabled: enabled && ready } });
  const failed = error !== null && data === undefined;
  if (!enabled && gameId === undefined) return null;
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
