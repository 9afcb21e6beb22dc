import { useCallback } from 'react';
import { useAction } from '../../api/use-action.ts';
import { getListGamesQueryKey } from '../../generated/games/games.ts';
import { useToggleGameStatus } from '../../generated/games-changes/games-changes.ts';
import type { Game } from '../../generated/model/game.ts';
import { settings } from '../../lib/settings.ts';
import { askConfirm } from '../../ui/feedback/ask.tsx';
import { shortName, toggleOf } from './game-rules.ts';

const DONE: Record<string, string> = { active: 'Game activated', inactive: 'Game deactivated' };

/** Activates and deactivates games. */
export function useToggleGame() {
  const { mutateAsync: toggleStatus } = useToggleGameStatus();
  const { act, running } = useAction();

  const toggle = useCallback(
    async (game: Game) => {
      const { label, to, meaning } = toggleOf(game);
      const name = shortName(game);
      await act({
        ids: [game.game_id],
        name,
        ask: () =>
          askConfirm({
            title: to ? `${label} ${name}?` : `Toggle the status of ${name}?`,
            // Another back end may do otherwise with its games.
            message: settings.extensions === 'all' ? meaning : `Its status becomes ${to ?? 'the other one'}.`,
            confirmLabel: label,
            startsOnNo: to !== 'active',
          }),
        call: (headers) => toggleStatus({ id: game.game_id, data: to && { status: to }, headers }),
        done: ({ status }) => changeOf(game, status),
        failed: 'Failed to toggle game status',
        shownBy: [getListGamesQueryKey()],
      });
    },
    [act, toggleStatus],
  );

  return { running, toggle };
}

/** The toast shows the status that the server answered: a back end that ignores the requested status just toggles. */
function changeOf(game: Game, now: string | undefined) {
  const wanted = toggleOf(game).to;
  const message = DONE[now ?? wanted ?? ''] ?? 'Game status changed';
  const otherwise = wanted !== undefined && now !== undefined && now !== wanted;
  const detail = 'its status had been changed in the meantime, and this changed it back.';
  return otherwise
    ? ({ message, detail: `${shortName(game)}: ${detail}`, as: 'warning' } as const)
    : { message, detail: shortName(game) };
}
