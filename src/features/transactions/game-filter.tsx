import { NativeSelect } from '@mantine/core';
import { useMay } from '../../api/may.ts';
import { useListGames } from '../../generated/games/games.ts';
import * as needs from '../../generated/permissions.ts';
import { isAbsent, stateOf } from '../../ui/feedback/load.ts';
import { placed } from '../../ui/filters/filter-bar.tsx';

type Props = {
  /** Whether the list has loaded; it takes precedence. */
  ready: boolean;
  gameId: string | undefined;
  gameName: string | undefined;
  onChange: (gameId: string | undefined) => void;
};

/**
 * The games are requested after the list: if they were fetched only when the field is opened, it would at first offer
 * 'All' alone. With a back end that has no games, or without the permission to read them, the filter is hidden, unless
 * a link has set it: then it must be visible, and removable.
 */
export function GameFilter({ ready, gameId, gameName, onChange }: Props) {
  const enabled = useMay()(needs.listGames);
  const query = useListGames(undefined, { query: { enabled: enabled && ready } });
  const { data, refetch } = query;
  const failed = stateOf(query) === 'failed';
  if (!enabled && gameId === undefined) return null;
  if (gameId === undefined && isAbsent(query)) return null;

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
