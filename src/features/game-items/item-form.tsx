import { Button } from '@mantine/core';
import { type KeyboardEvent, useEffect } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { CreateGameItemRequest } from '../../generated/model/createGameItemRequest.ts';
import classes from './item-form.module.css';
import { itemResolver } from './item-form-rules.ts';
import { AvailabilitySection, BasicsSection, DisplaySection, FlagsSection, PriceSection } from './item-sections.tsx';
import type { ItemValues } from './item-values.ts';
import { ShopTile } from './shop-tile.tsx';
import { useSaveItem } from './use-save-item.ts';

type Props = {
  /** Undefined for a new item. */
  itemId: string | undefined;
  initial: ItemValues;
  games: { value: string; label: string }[];
  onDirtyChange: (dirty: boolean) => void;
  onSaved: () => void;
  onCancel: () => void;
};

/** All fields of an item. It comes in a chunk of its own, with the rules that it needs. */
export default function ItemForm({ itemId, initial, games, onDirtyChange, onSaved, onCancel }: Props) {
  const form = useForm<ItemValues, unknown, CreateGameItemRequest>({ resolver: itemResolver, defaultValues: initial });
  const { isDirty } = form.formState;
  const { save, saving } = useSaveItem(itemId, {
    onSaved: () => {
      onDirtyChange(false);
      onSaved();
    },
    onFieldErrors: (errors) => {
      const shown = errors.filter(({ path }) => path in initial);
      shown.forEach(({ path, message }, index) => {
        form.setError(path as keyof ItemValues, { message }, { shouldFocus: index === 0 });
      });
    },
  });

  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);

  function submit(request: CreateGameItemRequest) {
    // The button shows a spinner, but Enter in a field would still send the form a second time.
    if (!saving) void save(request);
  }

  function submitOnControlEnter(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }

  return (
    <FormProvider {...form}>
      <form className={classes.form} onSubmit={form.handleSubmit(submit)} onKeyDown={submitOnControlEnter} noValidate>
        <div className={classes.columns}>
          <div className={classes.sections}>
            <BasicsSection games={itemId === undefined ? games : undefined} />
            <PriceSection />
            <DisplaySection />
            <AvailabilitySection />
            <FlagsSection />
          </div>
          <aside className={classes.aside}>
            <LivePreview />
          </aside>
        </div>
        <div className={classes.footer}>
          <Button type="submit" loading={saving}>
            {itemId === undefined ? 'Create Item' : 'Save Changes'}
          </Button>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

/** On its own, so that a keystroke draws the tile again and not thirty fields. */
function LivePreview() {
  return <ShopTile values={useWatch<ItemValues>() as ItemValues} />;
}
