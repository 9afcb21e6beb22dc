import { NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useMemo, useState } from 'react';
import { useDenied } from '../../api/may.ts';
import type { GameItem } from '../../generated/model/gameItem.ts';
import * as needs from '../../generated/permissions.ts';
import { counted } from '../../lib/words.ts';
import { DialogForm } from '../../ui/dialogs/form-dialog.tsx';
import { useUnsaved } from '../../ui/forms/use-unsaved.ts';
import { type BulkValues, hasChange, NO_CHANGE, type PlannedItem, planOf, problemsOf } from './bulk-change.ts';
import classes from './bulk-change-form.module.css';
import { Preview } from './bulk-preview.tsx';

type Props = {
  items: readonly GameItem[];
  /** Called with the items that change. */
  onStart: (plan: readonly PlannedItem[]) => void;
};

const AS_IT_IS = { value: '', label: 'Leave as it is' };
const OFFERS = [AS_IT_IS, { value: 'dates', label: 'Set dates' }, { value: 'none', label: 'No limited offer' }];
const DISCOUNTS = [AS_IT_IS, { value: 'percent', label: 'Set a discount' }, { value: 'none', label: 'No discount' }];
const flag = (on: string, off: string) => [AS_IT_IS, { value: 'on', label: on }, { value: 'off', label: off }];
const ACTIVE = flag('Active', 'Not active');
const FEATURED = flag('Featured', 'Not featured');

/** The fields of the change, and below them what they make of each item. */
export function BulkChangeForm({ items, onStart }: Props) {
  const [values, setValues] = useState(NO_CHANGE);
  const [failure, setFailure] = useState<string>();
  const [isSent, setSent] = useState(false);
  const denied = useDenied(needs.updateGameItem);
  const { noteSaved } = useUnsaved(values !== NO_CHANGE);
  const problems = problemsOf(values);
  const isComplete = Object.keys(problems).length === 0;
  const plan = useMemo(
    () => (Object.keys(problemsOf(values)).length === 0 ? planOf(items, values) : []),
    [items, values],
  );
  const changing = plan.filter(({ change, refused }) => refused === undefined && hasChange(change));

  const set = (patch: Partial<BulkValues>) => {
    setValues((before) => ({ ...before, ...patch }));
    setFailure(undefined);
  };
  const field = (name: keyof BulkValues) => ({
    name,
    value: values[name],
    error: isSent ? problems[name] : undefined,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      set({ [name]: value } as Partial<BulkValues>),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    const inputs = [...event.currentTarget.querySelectorAll('input')];
    // The value of a date that is not complete is empty, as if it was to stay.
    if (inputs.some(({ validity }) => validity.badInput)) return setFailure('Enter a date and a time.');
    if (!isComplete) return inputs.find(({ name }) => name in problems)?.focus();
    if (changing.length === 0) return setFailure('Nothing would change. Choose a value that an item does not have.');
    noteSaved();
    onStart(changing);
  }

  return (
    <DialogForm
      submitLabel={changing.length === 0 ? 'Change Items' : `Change ${counted(changing.length, 'Item')}`}
      busy={false}
      denied={denied}
      failure={failure}
      onSubmit={submit}
    >
      <div className={classes.fields}>
        <NativeSelect label="Limited Time Offer" data={OFFERS} data-autofocus {...field('offer')} />
        <NativeSelect label="Discount" data={DISCOUNTS} {...field('discount')} />
        {values.offer === 'dates' && (
          <div className={classes.pair}>
            <TextInput type="datetime-local" label="Available From (UTC)" {...field('available_from')} />
            <TextInput type="datetime-local" label="Available Until (UTC)" {...field('available_until')} />
            <p className={classes.note}>An empty date stays as each item has it.</p>
          </div>
        )}
        {values.discount === 'percent' && (
          <div className={classes.pair}>
            <TextInput
              type="number"
              min={1}
              max={100}
              label="Discount (%)"
              onWheel={(event) => event.currentTarget.blur()}
              {...field('percent')}
            />
            <p className={classes.note}>
              The price is lowered from the original price, or, without one, from the price.
            </p>
          </div>
        )}
        <NativeSelect label="Active" data={ACTIVE} {...field('is_active')} />
        <NativeSelect label="Featured" data={FEATURED} {...field('is_featured')} />
      </div>
      <Preview
        plan={values === NO_CHANGE ? [] : plan}
        empty="Choose what to change. Each item’s values before and after are shown here."
      />
    </DialogForm>
  );
}
