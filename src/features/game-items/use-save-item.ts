import { isDoneOtherwise, sayReplayed } from '../../api/intent.ts';
import { useFormIntent } from '../../api/use-form-intent.ts';
import { useCreateGameItem, useUpdateGameItem } from '../../generated/game-items-changes/game-items-changes.ts';
import type { CreateGameItemRequest } from '../../generated/model/createGameItemRequest.ts';
import type { GameItem } from '../../generated/model/gameItem.ts';
import { errorCode, errorMessage, fieldErrors } from '../../lib/api-error.ts';
import { notify } from '../../ui/feedback/notify.tsx';
import { shortName } from './item-rules.ts';

type Options = {
  onSaved: () => void;
  /** The item has changed since the form was opened: nothing was saved. */
  onStale: () => void;
  /** Called with the fields that the server refused; each message is a complete sentence. */
  onFieldErrors: (errors: { path: string; message: string }[]) => void;
};

/** Saves the form: creates an item, or updates the given version of one. */
export function useSaveItem(item: GameItem | undefined, { onSaved, onStale, onFieldErrors }: Options) {
  const creating = useCreateGameItem();
  const updating = useUpdateGameItem();
  const send = useFormIntent();

  async function save(data: CreateGameItemRequest) {
    try {
      const { answer, replayed } = await send(({ headers }) =>
        item === undefined
          ? creating.mutateAsync({ data, headers })
          : updating.mutateAsync({ itemId: item.item_id, data: { ...data, ...versionOf(item) }, headers }),
      );
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

  return { save, saving: creating.isPending || updating.isPending };
}

/** Only for a back end that has versions. */
const versionOf = ({ updated_at }: GameItem) => (updated_at === undefined ? {} : { updated_at });

/** The server's message completes the sentence "price_usd …"; beside the field, its name is not needed. */
function sentence(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1);
}
