import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { errorMessage } from '../../api/error.ts';
import { getListGamesQueryKey, useToggleGameStatus } from '../../generated/games/games.ts';
import type { Game } from '../../generated/model/game.ts';
import { askConfirm } from '../../ui/ask.tsx';
import { notify } from '../../ui/notify.tsx';
import { shortName, toggleOf } from './game-rules.ts';

const DONE: Record<string, string> = { active: 'Game activated', inactive: 'Game deactivated' };

/** Opens and closes games: question, call, toast, reload. */
export function useToggleGame() {
  const queryClient = useQueryClient();
  const { mutateAsync } = useToggleGameStatus();
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set());

  const toggle = useCallback(
    async (game: Game) => {
      const { label, to, meaning } = toggleOf(game);
      const agreed = await askConfirm({
        title: to ? `${label} ${shortName(game)}?` : `Toggle the status of ${shortName(game)}?`,
        message: meaning,
        confirmLabel: label,
      });
      if (!agreed) return;
      const id = game.game_id;
      setRunning((before) => new Set([...before, id]));
      try {
        announce(to, (await mutateAsync({ id })).status);
      } catch (error) {
        notify.error('Failed to toggle game status', { detail: errorMessage(error) });
      }
      // Also after a refusal, which says that the list is out of date; the call cannot be repeated before the list is here.
      await queryClient.invalidateQueries({ queryKey: getListGamesQueryKey() }, { cancelRefetch: false });
      setRunning((before) => new Set([...before].filter((other) => other !== id)));
    },
    [mutateAsync, queryClient],
  );

  return { running, toggle };
}

/** The server's word counts: when somebody else was faster, toggling has undone what they did. */
function announce(wanted: string | undefined, now: string | undefined): void {
  const words = DONE[now ?? wanted ?? ''] ?? 'Game status changed';
  const otherwise = wanted !== undefined && now !== undefined && now !== wanted;
  const detail = 'Somebody else had changed its status in the meantime, and this changed it back.';
  if (otherwise) notify.warning(words, { detail });
  else notify.success(words);
}
