import { Modal, Skeleton } from '@mantine/core';
import { lazy, useMemo } from 'react';
import { useListGameItems } from '../../generated/game-items/game-items.ts';
import type { Game } from '../../generated/model/game.ts';
import type { GameItem } from '../../generated/model/gameItem.ts';
import type { GameItemList } from '../../generated/model/gameItemList.ts';
import { RecordNotFound } from '../../ui/dialogs/loaded-record.tsx';
import { RecordDialog, RecordDialogHead } from '../../ui/dialogs/record-dialog.tsx';
import { useLast } from '../../ui/dialogs/use-last.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { notify } from '../../ui/feedback/notify.tsx';
import { LazyPart } from '../../ui/feedback/part-boundary.tsx';
import { loadAgain, useFreshLoad } from '../../ui/feedback/use-fresh-load.ts';
import { gameOptions } from './game-select.tsx';
import classes from './item-dialog.module.css';
import { copyOf, newItemValues } from './item-values.ts';

const ItemForm = lazy(() => import('./item-form.tsx'));

/** Which form is open: that of an item, or that of a new one, which may start with a copy of another item's values. */
export type OpenForm = { edit: string } | { copy: string | undefined };

type Props = {
  open: OpenForm | undefined;
  gameId: string | undefined;
  games: readonly Game[];
  onClose: () => void;
};

export function ItemDialog({ open, onClose, ...form }: Props) {
  const shown = useLast(open);
  return (
    <RecordDialog id={open && JSON.stringify(open)} size={1060} bodyClass={classes.body} onClose={onClose}>
      {() =>
        shown && (
          <>
            <RecordDialogHead>{titleOf(shown)}</RecordDialogHead>
            <Modal.Body>
              <Content shown={shown} onClose={onClose} {...form} />
            </Modal.Body>
          </>
        )
      }
    </RecordDialog>
  );
}

type ContentProps = Omit<Props, 'open'> & { shown: OpenForm };

function Content({ shown, gameId = '', games, onClose }: ContentProps) {
  const sourceId = 'edit' in shown ? shown.edit : shown.copy;
  const query = useListGameItems(gameId, { query: { enabled: sourceId !== undefined && gameId !== '', staleTime: 0 } });
  // Not the table's rows: somebody else may have changed the item since they were loaded.
  const load = useFreshLoad(query);
  const itemIn = (list: GameItemList | undefined) => list?.items.find((item) => item.item_id === sourceId);
  const options = useMemo(() => gameOptions(games, gameId), [games, gameId]);

  async function reload() {
    const list = await loadAgain(query, 'Failed to load item');
    const current = itemIn(list);
    if (list && !current) notify.error('Failed to load item', { detail: 'It has been deleted.' });
    return current;
  }

  const form = (source: GameItem | undefined) => (
    <LazyPart failed="The form could not be loaded" loading={<FormSkeleton />}>
      <ItemForm
        item={'edit' in shown ? source : undefined}
        initial={source ? copyOf(source) : newItemValues(gameId)}
        games={options}
        onReload={reload}
        onSaved={onClose}
        onCancel={onClose}
      />
    </LazyPart>
  );
  if (sourceId === undefined) return form(undefined);
  return (
    <Loaded
      load={load}
      failed="Failed to fetch items"
      what="This item"
      skeleton={<FormSkeleton />}
      isEmpty={(list) => itemIn(list) === undefined}
      empty={<RecordNotFound noun="item" hint={`There is no item ${sourceId} in this game.`} />}
    >
      {(list) => form(itemIn(list))}
    </Loaded>
  );
}

function FormSkeleton() {
  return (
    <div role="status" aria-label="Loading item" className={classes.skeleton}>
      <Skeleton height={520} />
    </div>
  );
}

function titleOf(open: OpenForm): string {
  if ('edit' in open) return 'Edit Item';
  return open.copy === undefined ? 'Create New Item' : 'Duplicate Item';
}
