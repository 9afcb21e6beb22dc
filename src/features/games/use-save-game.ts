import { isDoneOtherwise, sayReplayed } from '../../api/intent.ts';
import { useFormIntent } from '../../api/use-form-intent.ts';
import { useUpdateGame } from '../../generated/games-changes/games-changes.ts';
import type { UpdateGameRequest } from '../../generated/model/updateGameRequest.ts';
import { errorCode, errorMessage, fieldErrors } from '../../lib/api-error.ts';
import { notify } from '../../ui/feedback/notify.tsx';
import { shortName } from './game-rules.ts';

type Outcome = {
  onSaved: () => void;
  /** The game has changed since the form was opened: nothing was saved. */
  onStale: () => void;
  onFieldErrors: (errors: { path: string; message: string }[]) => void;
};

export function useSaveGame(id: string, { onSaved, onStale, onFieldErrors }: Outcome) {
  const { mutateAsync, isPending } = useUpdateGame();
  const send = useFormIntent();

  async function save(data: UpdateGameRequest) {
    try {
      const { answer, replayed } = await send(({ headers }) => mutateAsync({ id, data, headers }));
      if (replayed) sayReplayed(answer.game_name, answer.updated_at);
      else notify.success('Game updated successfully', { detail: shortName(answer) });
      onSaved();
    } catch (error) {
      // The form itself shows this, and what to do.
      if (errorCode(error) === 'stale_edit' || isDoneOtherwise(error)) return onStale();
      notify.error(errorMessage(error) ?? 'Failed to save game');
      onFieldErrors(fieldErrors(error));
    }
  }
  return { save, saving: isPending };
}
