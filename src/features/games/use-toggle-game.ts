import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Intent, sayFailed, sayReplayed, withdrawOffers } from '../../api/intent.ts';
import { getListGamesQueryKey, toggleGameStatus } from '../../generated/games/games.ts';
import type { Game } from '../../generated/model/game.ts';
import { askConfirm } from '../../ui/feedback/ask.tsx';
import { notify } from '../../ui/feedback/notify.tsx';
import { shortName, toggleOf } from './game-rules.ts';

const DONE: Record<string, string> = { active: 'Game activated', inactive: 'Game deactivated' };

type Attempt = { game: Game; intent: Intent };

/** Activates and deactivates games: confirmation, call, toast, reload. */
export function useToggleGame() {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: ({ game, intent }: Attempt) => {
      const { to } = toggleOf(game);
      return toggleGameStatus(game.game_id, to && { status: to }, { intent });
    },
  });
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set());

  const attempt = useCallback(
    async function attempt(decision: Attempt): Promise<void> {
      const { game, intent } = decision;
      const id = game.game_id;
      setRunning((before) => new Set([...before, id]));
      try {
        const { status, updated_at } = await mutateAsync(decision);
        if (intent.replayed) sayReplayed(shortName(game), updated_at);
        else say(game, status);
      } catch (error) {
        sayFailed('Failed to toggle game status', error, [id], () => void attempt(decision), shortName(game));
      }
      // Also after a refusal, which means that the list is out of date. The game stays marked as running until the list is reloaded.
      await queryClient.invalidateQueries({ queryKey: getListGamesQueryKey() }, { cancelRefetch: false });
      setRunning((before) => new Set([...before].filter((other) => other !== id)));
    },
    [mutateAsync, queryClient],
  );

  const toggle = useCallback(
    async (game: Game) => {
      const { label, to, meaning } = toggleOf(game);
      const agreed = await askConfirm({
        title: to ? `${label} ${shortName(game)}?` : `Toggle the status of ${shortName(game)}?`,
        message: meaning,
        confirmLabel: label,
      });
      if (!agreed) return;
      withdrawOffers([game.game_id]);
      await attempt({ game, intent: new Intent() });
    },
    [attempt],
  );

  return { running, toggle };
}

/** The toast shows the status that the server answered: a back end that ignores the requested status just toggles. */
function say(game: Game, now: string | undefined): void {
  const wanted = toggleOf(game).to;
  const words = DONE[now ?? wanted ?? ''] ?? 'Game status changed';
  const otherwise = wanted !== undefined && now !== undefined && now !== wanted;
  const detail = 'its status had been changed in the meantime, and this changed it back.';
  if (otherwise) notify.warning(words, { detail: `${shortName(game)}: ${detail}` });
  else notify.success(words, { detail: shortName(game) });
}
