import { useMutation } from '@tanstack/react-query';
import { errorCode, errorMessage, fieldErrors } from '../../api/error.ts';
import { type Intent, isDoneOtherwise, sayReplayed } from '../../api/intent.ts';
import { useFormIntent } from '../../api/use-form-intent.ts';
import { updateGame } from '../../generated/games/games.ts';
import type { UpdateGameRequest } from '../../generated/model/updateGameRequest.ts';
import { notify } from '../../ui/feedback/notify.tsx';
import { shortName } from './game-rules.ts';

type Outcome = {
  onSaved: () => void;
  /** The game has changed since the form was opened: nothing was saved. */
  onStale: () => void;
  onFieldErrors: (errors: { path: string; message: string }[]) => void;
};
type Attempt = { request: UpdateGameRequest; intent: Intent };

export function useSaveGame(id: string, { onSaved, onStale, onFieldErrors }: Outcome) {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ request, intent }: Attempt) => updateGame(id, request, { intent }),
  });
  const send = useFormIntent();

  async function save(request: UpdateGameRequest) {
    try {
      const { answer, replayed } = await send((intent) => mutateAsync({ request, intent }));
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
