import { errorMessage, fieldErrors } from '../../api/error.ts';
import { useCreateGameItem, useUpdateGameItem } from '../../generated/game-items/game-items.ts';
import type { CreateGameItemRequest } from '../../generated/model/createGameItemRequest.ts';
import { notify } from '../../ui/notify.tsx';

type Options = {
  onSaved: () => void;
  /** Once for each field that the server refused; the message is a sentence of its own. */
  onFieldErrors: (errors: { path: string; message: string }[]) => void;
};

/** Saves the form: a new item without an id, else the item of that id. */
export function useSaveItem(itemId: string | undefined, { onSaved, onFieldErrors }: Options) {
  const create = useCreateGameItem();
  const update = useUpdateGameItem();

  async function save(request: CreateGameItemRequest) {
    try {
      await (itemId === undefined
        ? create.mutateAsync({ data: request })
        : update.mutateAsync({ itemId, data: request }));
    } catch (error) {
      notify.error(errorMessage(error) ?? 'Failed to save item');
      onFieldErrors(fieldErrors(error).map(({ path, message }) => ({ path, message: sentence(message) })));
      return;
    }
    notify.success(itemId === undefined ? 'Item created successfully' : 'Item updated successfully');
    onSaved();
  }

  return { save, saving: create.isPending || update.isPending };
}

/** The server finishes the sentence "price_usd …"; beside the field its name is not needed. */
function sentence(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1);
}
