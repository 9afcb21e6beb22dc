import { Modal, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import SearchX from 'lucide-react/icons/search-x';
import { lazy, useMemo, useState } from 'react';
import type { Game } from '../../generated/model/game.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { LazyPart } from '../../ui/part-boundary.tsx';
import { gameOptions } from './game-select.tsx';
import classes from './item-dialog.module.css';
import { newItemValues, valuesOf } from './item-values.ts';
import type { ItemListView } from './use-game-items.ts';

const ItemForm = lazy(() => import('./item-form.tsx'));

/** Which form is open: an item's, or that of a new one, perhaps with the values of another. */
export type OpenForm = { edit: string } | { copy: string | undefined };

type Props = {
  open: OpenForm | undefined;
  gameId: string | undefined;
  games: readonly Game[];
  list: ItemListView;
  /** A question is on the screen in front of it, which has Escape for itself. */
  asking: boolean;
  onDirtyChange: (dirty: boolean) => void;
  onClose: () => void;
};

export function ItemDialog({ open, asking, onClose, ...form }: Props) {
  const phone = useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false });
  // Still there while the dialog fades out.
  const [shown, setShown] = useState(open);
  if (open !== undefined && keyOf(open) !== keyOf(shown)) setShown(open);

  return (
    <Modal.Root
      opened={open !== undefined}
      onClose={onClose}
      closeOnEscape={!asking}
      fullScreen={phone}
      size={1060}
      radius={12}
      classNames={{ content: classes.content, header: classes.header, body: classes.body }}
    >
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content>
        {/* A header is the page's banner to a screen reader, which this is not. */}
        <Modal.Header role="presentation">
          <Modal.Title>{shown && 'edit' in shown ? 'Edit Item' : 'Create New Item'}</Modal.Title>
          <Modal.CloseButton aria-label="Close" />
        </Modal.Header>
        <Modal.Body>{shown && <Content key={keyOf(shown)} shown={shown} onClose={onClose} {...form} />}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

type ContentProps = Omit<Props, 'open' | 'asking'> & { shown: OpenForm };

function Content({ shown, gameId = '', games, list, onDirtyChange, onClose }: ContentProps) {
  const sourceId = 'edit' in shown ? shown.edit : shown.copy;
  const source = list.items.find((item) => item.item_id === sourceId);
  // What the form starts with; a list that is loaded again meanwhile must not change what is being typed.
  const [kept, setKept] = useState(source);
  if (kept === undefined && source !== undefined) setKept(source);
  const options = useMemo(() => gameOptions(games, gameId), [games, gameId]);

  if (sourceId !== undefined && kept === undefined) {
    if (list.loading || list.outdated) return <FormSkeleton />;
    if (list.failed === 'all') {
      return <LoadError what="Failed to fetch items" error={list.error} onRetry={list.reload} />;
    }
    return <EmptyState icon={SearchX} title="Item not found" hint={`There is no item ${sourceId} in this game.`} />;
  }
  return (
    <LazyPart failed="The form could not be loaded" loading={<FormSkeleton />}>
      <ItemForm
        itemId={'edit' in shown ? shown.edit : undefined}
        initial={kept ? valuesOf(kept) : newItemValues(gameId)}
        games={options}
        onDirtyChange={onDirtyChange}
        onSaved={onClose}
        onCancel={onClose}
      />
    </LazyPart>
  );
}

function FormSkeleton() {
  return (
    <div role="status" aria-label="Loading item" className={classes.skeleton}>
      <Skeleton height={520} />
    </div>
  );
}

const keyOf = (open: OpenForm | undefined): string => JSON.stringify(open);
