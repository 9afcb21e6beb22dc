import { useMutation } from '@tanstack/react-query';
import { errorCode, errorMessage, fieldErrors } from '../../api/error.ts';
import { type Intent, isDoneOtherwise, sayReplayed } from '../../api/intent.ts';
import { useFormIntent } from '../../api/use-form-intent.ts';
import { createGameItem, updateGameItem } from '../../generated/game-items/game-items.ts';
import type { CreateGameItemRequest } from '../../generated/model/createGameItemRequest.ts';
import type { GameItem } from '../../generated/model/gameItem.ts';
import { notify } from '../../ui/feedback/notify.tsx';
import { shortName } from './item-rules.ts';

type Options = {
  onSaved: () => void;
  /** The item has changed since the form was opened: nothing was saved. */
  onStale: () => void;
  /** Called with the fields that the server refused; each message is a complete sentence. */
  onFieldErrors: (errors: { path: string; message: string }[]) => void;
};
type Attempt = { request: CreateGameItemRequest; intent: Intent };

/** Saves the form: creates an item, or updates the given version of one. */
export function useSaveItem(item: GameItem | undefined, { onSaved, onStale, onFieldErrors }: Options) {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ request, intent }: Attempt) =>
      item === undefined
        ? createGameItem(request, { intent })
        : updateGameItem(item.item_id, { ...request, ...versionOf(item) }, { intent }),
  });
  const send = useFormIntent();

  async function save(request: CreateGameItemRequest) {
    try {
      const { answer, replayed } = await send((intent) => mutateAsync({ request, intent }));
      if (replayed) sayReplayed(shortName(answer), answer.updated_at);
      else
        notify.success(item === undefined ? 'Item created successfully' : 'Item updated successfully', {
          detail: shortName(answer),
        });
    } catch (error) {
      if (item !== undefined && (errorCode(error) === 'stale_edit' || isDoneOtherwise(error))) return onStale();
      if (!isDoneOtherwise(error)) {
        notify.error(errorMessage(error) ?? 'Failed to save item');
        onFieldErrors(fieldErrors(error).map(({ path, message }) => ({ path, message: sentence(message) })));
        return;
      }
      const detail = 'Your first attempt has created the item, without what you changed since. Edit it in the list.';
      notify.warning('Already processed', { detail });
    }
    onSaved();
  }

  return { save, saving: isPending };
}

/** Only for a back end that has versions. */
const versionOf = ({ updated_at }: GameItem) => (updated_at === undefined ? {} : { updated_at });

/** The server's message completes the sentence "price_usd …"; beside the field, its name is not needed. */
function sentence(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1);
}
