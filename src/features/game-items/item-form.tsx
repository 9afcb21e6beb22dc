import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useDenied, useMay } from '../../api/may.ts';
import { useEditForm } from '../../api/use-edit-form.ts';
import { useUnknownFields } from '../../api/use-unknown-fields.ts';
import { useCreateGameItem, useUpdateGameItem } from '../../generated/game-items-changes/game-items-changes.ts';
import type { GameItem } from '../../generated/model/gameItem.ts';
import * as needs from '../../generated/permissions.ts';
import { errorMessage } from '../../lib/api-error.ts';
import dialog from '../../ui/dialogs/record-dialog.module.css';
import { askConfirm } from '../../ui/feedback/ask.tsx';
import { FormFailure } from '../../ui/feedback/form-failure.tsx';
import { Stale } from '../../ui/forms/stale-edit.tsx';
import { HistoryLink } from '../../ui/values/history-link.tsx';
import { MoreFields } from '../../ui/values/more-fields.tsx';
import classes from './item-form.module.css';
import { itemResolver } from './item-form-rules.ts';
import { shortName } from './item-rules.ts';
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

/** Only for a back end that has versions. */
const versionOf = ({ updated_at }: GameItem) => (updated_at === undefined ? {} : { updated_at });

const resolverFor = (base: GameItem | undefined) => itemResolver(base);

/** All fields of an item. A separate chunk, together with its rules. */
export default function ItemForm({ item, initial, onReload, games, onSaved, onCancel }: Props) {
  const isNew = item === undefined;
  const { mutateAsync: create } = useCreateGameItem();
  const { mutateAsync: update } = useUpdateGameItem();
  const { form, submit, busy, failure, stale, reloading, reload, mine, takeMine } = useEditForm({
    record: item,
    onReload,
    valuesOf: (base) => (base === undefined ? initial : valuesOf(base)),
    resolverFor,
    ask: (request, base) => agreesTo(unusualFigures(base, request)),
    send: (data, { headers }, base) =>
      base === undefined
        ? create({ data, headers })
        : update({ itemId: base.item_id, data: { ...data, ...versionOf(base) }, headers }),
    done: (saved) => ({
      message: isNew ? 'Item created successfully' : 'Item updated successfully',
      detail: shortName(saved),
      at: saved.updated_at,
    }),
    failed: (error) => errorMessage(error) ?? 'Failed to save item',
    onDone: onSaved,
  });
  const mayAudit = useMay()(needs.listAuditEntries);
  const unknown = useUnknownFields('GET /api/v1/game-items/admin/list/{game_id}', item);
  const denied = useDenied(isNew ? needs.createGameItem : needs.updateGameItem);
  const edited = useMemo<EditedElsewhere>(() => ({ mine, onTake: takeMine }), [mine, takeMine]);

  return (
    <FormProvider {...form}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <div className={classes.columns}>
          <div className={classes.sections}>
            {stale && <Stale record="item" reloading={reloading} onReload={reload} />}
            <EditedElsewhereContext value={edited}>
              <BasicsSection games={games} fixedGame={!isNew} />
              <PriceSection />
              <DisplaySection />
              <AvailabilitySection />
              <FlagsSection />
            </EditedElsewhereContext>
          </div>
          <aside className={classes.aside}>
            <LivePreview />
            <MoreFields fields={unknown} />
            {item && mayAudit && (
              <p className={classes.history}>
                <HistoryLink type="game_item" id={item.item_id} />
              </p>
            )}
          </aside>
        </div>
        <FormFailure failure={failure} />
        <div className={dialog.foot}>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={busy} disabled={stale || denied !== undefined} title={denied}>
            {isNew ? 'Create Item' : 'Save Changes'}
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
