import { Checkbox, ColorInput, NativeSelect, TextInput, type TextInputProps } from '@mantine/core';
import { createContext, type ReactNode, use } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { humanise } from '../../lib/words.ts';
import { Mine } from '../../ui/forms/stale-edit.tsx';
import classes from './item-form.module.css';
import { CATEGORY_OPTIONS, optionsWith, RARITY_OPTIONS, TYPE_OPTIONS } from './item-rules.ts';
import type { ItemValues } from './item-values.ts';

type Name = keyof ItemValues;
type FieldBoxProps = { name: Name; children: ReactNode; wordOf?: (value: string | boolean) => string };
type FieldProps = Omit<TextInputProps, 'name'> & { name: Name; label: string };

/** The values that were entered before the item was reloaded because somebody else had changed it. */
export type EditedElsewhere = { mine: Partial<ItemValues>; onTake: (field: Name) => void };
export const EditedElsewhereContext = createContext<EditedElsewhere>({ mine: {}, onTake: () => {} });

const onOrOff = (value: string | boolean) => (typeof value === 'boolean' ? (value ? 'on' : 'off') : value);

/** A field, and below it the value that was entered before the reload. `wordOf` formats a value for display. */
function Field({ name, children, wordOf = onOrOff }: FieldBoxProps) {
  const { mine, onTake } = use(EditedElsewhereContext);
  const before = mine[name];
  return (
    <div>
      {children}
      {before !== undefined && <Mine text={wordOf(before)} onTake={() => onTake(name)} />}
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={classes.section}>
      <legend>{title}</legend>
      <div className={classes.grid}>{children}</div>
    </fieldset>
  );
}

function TextField({ name, ...input }: FieldProps) {
  const { register, formState } = useFormContext<ItemValues>();
  return (
    <Field name={name}>
      <TextInput autoComplete="off" {...input} error={formState.errors[name]?.message} {...register(name)} />
    </Field>
  );
}

/** Scrolling over a focused number field would change it; a price must not change by accident. */
function NumberField({ step = 1, min = 0, ...input }: FieldProps) {
  return <TextField type="number" step={step} min={min} onWheel={(event) => event.currentTarget.blur()} {...input} />;
}

/** A day and a time. The form keeps the text and not the element, which cannot tell a style sheet by itself that it is empty. */
function MomentField({ name, ...input }: FieldProps) {
  const text = useWatch<ItemValues>({ name });
  return <TextField name={name} type="datetime-local" data-empty={text === '' || undefined} {...input} />;
}

function ChoiceField({ name, label, options }: { name: Name; label: string; options: typeof TYPE_OPTIONS }) {
  const { register, formState, getValues } = useFormContext<ItemValues>();
  const wordOf = (value: string | boolean) =>
    options.find((option) => option.value === value)?.label ?? humanise(String(value));
  return (
    <Field name={name} wordOf={wordOf}>
      <NativeSelect
        label={label}
        data={optionsWith(options, String(getValues(name)))}
        error={formState.errors[name]?.message}
        {...register(name)}
      />
    </Field>
  );
}

function Flag({ name, label, description }: { name: Name; label: string; description?: string }) {
  const { register } = useFormContext<ItemValues>();
  return (
    <Field name={name}>
      <Checkbox label={label} description={description} {...register(name)} />
    </Field>
  );
}

type BasicsProps = {
  /** The games in which a new item can be created. */
  games: { value: string; label: string }[];
  /** An item cannot move to another game, so its game is read-only. */
  fixedGame: boolean;
};

export function BasicsSection({ games, fixedGame }: BasicsProps) {
  const { register, formState, getValues } = useFormContext<ItemValues>();
  return (
    <Section title="Basics">
      <div className={classes.two}>
        <TextField name="item_name" label="Item Name" required autoFocus data-autofocus />
      </div>
      {fixedGame ? (
        <NativeSelect label="Game ID" required data={games} value={getValues('game_id')} disabled />
      ) : (
        <NativeSelect
          label="Game ID"
          required
          data={games}
          error={formState.errors.game_id?.message}
          {...register('game_id')}
        />
      )}
      <ChoiceField name="item_type" label="Item Type" options={TYPE_OPTIONS} />
      <ChoiceField name="item_category" label="Category" options={CATEGORY_OPTIONS} />
      <ChoiceField name="item_rarity" label="Rarity" options={RARITY_OPTIONS} />
    </Section>
  );
}

export function PriceSection() {
  return (
    <Section title="Price & contents">
      <NumberField name="price_usd" label="Price (USD)" required step={0.01} leftSection="$" />
      <NumberField name="original_price_usd" label="Original Price (USD)" step={0.01} leftSection="$" />
      <NumberField name="discount_percentage" label="Discount (%)" max={100} />
      <NumberField name="currency_amount" label="Currency Amount" required />
      <NumberField name="bonus_amount" label="Bonus Amount" />
    </Section>
  );
}

export function DisplaySection() {
  const { control, formState } = useFormContext<ItemValues>();
  return (
    <Section title="Shop display">
      <TextField name="display_name" label="Display Name" placeholder="Same as Item Name" />
      <div className={classes.two}>
        <TextField name="display_subtitle" label="Display Subtitle" />
      </div>
      <TextField name="display_tag" label="Display Tag" placeholder="NEW" />
      <div className={classes.two}>
        <TextField name="display_getting" label="Display Getting" placeholder="500 coins + 50 bonus" />
      </div>
      <TextField name="image_url" label="Image URL" type="url" placeholder="https://" />
      <TextField name="thumbnail_url" label="Thumbnail URL" type="url" placeholder="https://" />
      <TextField name="icon_url" label="Icon URL" type="url" placeholder="https://" />
      <Field name="item_color">
        <Controller
          name="item_color"
          control={control}
          render={({ field }) => (
            <ColorInput
              {...field}
              label="Item Color"
              format="hex"
              withEyeDropper={false}
              fixOnBlur={false}
              popoverProps={{ withinPortal: true }}
              error={formState.errors.item_color?.message}
            />
          )}
        />
      </Field>
      <NumberField name="sort_order" label="Sort Order" min={-1_000_000} placeholder="0, lowest first" />
    </Section>
  );
}

export function AvailabilitySection() {
  const limited = useWatch<ItemValues, 'is_limited_time'>({ name: 'is_limited_time' });
  return (
    <Section title="Availability & limits">
      <div className={classes.all}>
        <Flag name="is_limited_time" label="Limited Time Offer" />
      </div>
      {limited && (
        <div className={classes.pair}>
          <MomentField name="available_from" label="Available From (UTC)" />
          <MomentField name="available_until" label="Available Until (UTC)" />
        </div>
      )}
      <div className={classes.pair}>
        <NumberField
          name="max_purchases_per_player"
          label="Max Purchases per Player"
          min={1}
          placeholder="Any number"
        />
        <NumberField name="max_purchases_per_day" label="Max Purchases per Day" min={1} placeholder="Any number" />
      </div>
    </Section>
  );
}

export function FlagsSection() {
  return (
    <Section title="Flags">
      <Flag name="is_active" label="Active" description="Players can buy it" />
      <Flag name="is_visible" label="Visible" description="Players see it in the shop" />
      <Flag name="is_featured" label="Featured" description="Put in front" />
      <Flag name="is_best_value" label="Best Value" description="Highlighted in the shop" />
      <Flag name="is_most_popular" label="Most Popular" description="Highlighted in the shop" />
    </Section>
  );
}
