import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { errorStatus } from '../../api/error.ts';
import { useListGames } from '../../generated/games/games.ts';
import { placed } from '../../ui/filter-bar.tsx';

type Props = {
  gameId: string | undefined;
  gameName: string | undefined;
  onChange: (gameId: string | undefined) => void;
};

/**
 * The games are asked for when somebody reaches for the field, as most who come to the list never do. A back end without
 * them has no such filter, unless a link has set it: then it must be seen, and can be taken off.
 */
export function GameFilter({ gameId, gameName, onChange }: Props) {
  const [wanted, setWanted] = useState(false);
  const { data, error, refetch } = useListGames(undefined, { query: { enabled: wanted } });
  const failed = error !== null && data === undefined;
  if (failed && gameId === undefined && [404, 501].includes(errorStatus(error) ?? 0)) return null;

  const games = (data?.games ?? []).map(({ game_id, game_name }) => ({ value: game_id, label: game_name }));
  const listed = gameId === undefined || games.some(({ value }) => value === gameId);
  const want = () => (failed ? void refetch() : setWanted(true));
  return (
    <NativeSelect
      {...placed(142)}
      label="Game"
      value={gameId ?? ''}
      data={[{ value: '', label: 'All' }, ...(listed ? [] : [{ value: gameId, label: gameName ?? gameId }]), ...games]}
      error={failed && 'Failed to fetch games'}
      onFocus={want}
      onPointerEnter={want}
      onChange={({ currentTarget: { value } }) => onChange(value || undefined)}
    />
  );
}
