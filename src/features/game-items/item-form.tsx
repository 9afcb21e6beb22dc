import { Button } from '@mantine/core';
import { useMemo, useRef } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useDenied, useMay } from '../../api/may.ts';
import type { CreateGameItemRequest } from '../../generated/model/createGameItemRequest.ts';
import type { GameItem } from '../../generated/model/gameItem.ts';
import * as needs from '../../generated/permissions.ts';
import dialog from '../../ui/dialogs/record-dialog.module.css';
import { askConfirm } from '../../ui/feedback/ask.tsx';
import { Stale, useStaleEdit } from '../../ui/forms/stale-edit.tsx';
import { useUnsaved } from '../../ui/forms/use-unsaved.ts';
import { HistoryLink } from '../../ui/values/history-link.tsx';
import classes from './item-form.module.css';
import { itemResolver } from './item-form-rules.ts';
import {
  AvailabilitySection,
  BasicsSection,
  DisplaySection,
  type EditedElsewhere,
  EditedElsewhereContext,
  FlagsSection,
  PriceSection,
} from './item-sections.tsx';
import { type ItemValues, valuesOf } from './item-values.ts';
import { ShopTile } from './shop-tile.tsx';
import { unusualFigures } from './unusual-figures.ts';
import { useSaveItem } from './use-save-item.ts';

type Props = {
  /** The item as it was when the form was opened; undefined for a new one. */
  item: GameItem | undefined;
  /** The initial values of a new item. */
  initial: ItemValues;
  /** Loads the current item; resolves with undefined after a failure, which it has already shown. */
  onReload: () => Promise<GameItem | undefined>;
  games: { value: string; label: string }[];
  onSaved: () => void;
  onCancel: () => void;
};

/** All fields of an item. A separate chunk, together with its rules. */
export default function ItemForm({ item, initial, onReload, games, onSaved, onCancel }: Props) {
  const valuesOfBase = (base: GameItem | undefined) => (base === undefined ? initial : valuesOf(base));
  const { base, stale, mine, reloading, reload, drop, markStale } = useStaleEdit(item, onReload, valuesOfBase);
  const form = useForm<ItemValues, unknown, CreateGameItemRequest>({
    resolver: itemResolver,
    defaultValues: valuesOfBase(item),
  });
  const { isDirty, dirtyFields } = form.formState;
  const noteSaved = useUnsaved(isDirty || Object.keys(mine).length > 0);
  const mayAudit = useMay()(needs.listAuditEntries);
  const denied = useDenied(item === undefined ? needs.createGameItem : needs.updateGameItem);
  const { save, saving } = useSaveItem(base, {
    onSaved: () => {
      noteSaved();
      onSaved();
    },
    onStale: markStale,
    onFieldErrors: (errors) => {
      const shown = errors.filter(({ path }) => path in initial);
      shown.forEach(({ path, message }, index) => {
        form.setError(path as keyof ItemValues, { message }, { shouldFocus: index === 0 });
      });
    },
  });

  const edited = useMemo<EditedElsewhere>(
    () => ({
      mine,
      onTake: (field) => {
        form.setValue(field, mine[field] ?? '', { shouldDirty: true, shouldValidate: true });
        drop(field);
        form.setFocus(field);
      },
    }),
    [mine, form, drop],
  );

  // The button shows a spinner, but Enter in a field would submit the form a second time.
  const isRunning = useRef(false);

  async function submit(request: CreateGameItemRequest) {
    if (isRunning.current) return;
    isRunning.current = true;
    if (await agreesTo(unusualFigures(base, request))) await save(request);
    isRunning.current = false;
  }

  return (
    <FormProvider {...form}>
      <form className={classes.form} onSubmit={form.handleSubmit(submit)} noValidate>
        <div className={classes.columns}>
          <div className={classes.sections}>
            {stale && <Stale record="item" reloading={reloading} onReload={() => void reload(form, dirtyFields)} />}
            <EditedElsewhereContext value={edited}>
              <BasicsSection games={games} fixedGame={item !== undefined} />
              <PriceSection />
              <DisplaySection />
              <AvailabilitySection />
              <FlagsSection />
            </EditedElsewhereContext>
          </div>
          <aside className={classes.aside}>
            <LivePreview />
            {item && mayAudit && (
              <p className={classes.history}>
                <HistoryLink type="game_item" id={item.item_id} />
              </p>
            )}
          </aside>
        </div>
        <div className={dialog.foot}>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={saving} disabled={stale || denied !== undefined} title={denied}>
            {item === undefined ? 'Create Item' : 'Save Changes'}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

/** Asks about figures that players would get at once and that look like slips. */
async function agreesTo(sentences: string[]): Promise<boolean> {
  return (
    sentences.length === 0 ||
    askConfirm({
      title: 'Are these figures right?',
      message: `${sentences.join(' ')} Players get them at once.`,
      confirmLabel: 'Save Anyway',
      danger: true,
    })
  );
}

/** A component of its own, so that a keystroke re-renders the tile and not thirty fields. */
function LivePreview() {
  return <ShopTile values={useWatch<ItemValues>() as ItemValues} />;
}
