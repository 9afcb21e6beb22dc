import { errorCode, errorMessage, fieldErrors } from '../../api/error.ts';
import { useUpdateGame } from '../../generated/games/games.ts';
import type { UpdateGameRequest } from '../../generated/model/updateGameRequest.ts';
import { notify } from '../../ui/notify.tsx';

type Outcome = {
  onSaved: () => void;
  /** Somebody else was faster: nothing was saved. */
  onStale: () => void;
  onFieldErrors: (errors: { path: string; message: string }[]) => void;
};

export function useSaveGame(id: string, { onSaved, onStale, onFieldErrors }: Outcome) {
  const { mutate, isPending } = useUpdateGame({
    mutation: {
      onSuccess: () => notify.success('Game updated successfully'),
      onError: (error) => {
        // The form itself says so, and what to do.
        if (errorCode(error) !== 'stale_edit') notify.error(errorMessage(error) ?? 'Failed to save game');
      },
    },
  });

  function save(request: UpdateGameRequest) {
    // These are not called any more when the form has been left in the meantime.
    mutate(
      { id, data: request },
      {
        onSuccess: onSaved,
        onError: (error) => (errorCode(error) === 'stale_edit' ? onStale() : onFieldErrors(fieldErrors(error))),
      },
    );
  }
  return { save, saving: isPending };
}
