import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect } from 'react';
import { PayoutMethod } from '../../generated/model/payoutMethod.ts';
import { formatUsd } from '../../lib/money.ts';
import { useCloseDialog } from '../../ui/dialogs/form-dialog.tsx';
import classes from './payout-form.module.css';
import { isPositive } from './payout-rules.ts';
import { balanceAfterUsd } from './payout-schema.ts';
import { type BeforeLost, usePayoutForm } from './use-payout-form.ts';

type Props = {
  availableUsd: number;
  beforeLost: BeforeLost;
  /** Whether an answer is awaited. */
  onBusy: (isBusy: boolean) => void;
  onPaid: () => void;
};

export default function PayoutForm({ availableUsd, beforeLost, onBusy, onPaid }: Props) {
  const { form, submit, busy, field } = usePayoutForm({ availableUsd, beforeLost, onPaid });
  const [amount, method] = form.watch(['payout_amount', 'payout_method']);
  const { setFocus } = form;
  useEffect(() => {
    onBusy(busy);
    return () => onBusy(false);
  }, [onBusy, busy]);

  // The dialog has already moved the focus before this lazy form was mounted.
  useEffect(() => setFocus('payout_amount'), [setFocus]);

  return (
    <form className={classes.form} onSubmit={submit} onKeyDown={goToNextField} noValidate>
      <TextInput
        label="Payout amount"
        leftSection="$"
        placeholder="0.00"
        type="number"
        inputMode="decimal"
        step={0.01}
        min={0}
        max={availableUsd}
        autoComplete="off"
        data-autofocus
        // Scrolling over a focused number field would change it.
        onWheel={(event) => event.currentTarget.blur()}
        {...field('payout_amount')}
      />
      <NativeSelect label="Payout method" data={Object.values(PayoutMethod)} {...field('payout_method')} />
      <Textarea label="Notes" description="Optional; kept with the payout" rows={3} {...field('notes')} />
      <dl className={classes.after}>
        <div>
          <dt>Available now</dt>
          <dd>{formatUsd(availableUsd)}</dd>
        </div>
        <div>
          <dt>This payout</dt>
          <dd>{isPositive(amount) ? `${formatUsd(Number(amount))} by ${method}` : '—'}</dd>
        </div>
        <div>
          <dt>Balance after this payout</dt>
          <dd>{formatUsd(balanceAfterUsd(availableUsd, amount))}</dd>
        </div>
      </dl>
      <div className={classes.buttons}>
        <Button variant="default" disabled={busy} onClick={useCloseDialog()}>
          Cancel
        </Button>
        <Button type="submit" loading={busy} disabled={!isPositive(amount)}>
          Process Payout
        </Button>
      </div>
    </form>
  );
}

/** Enter in a field moves to the next one and does not submit: only the button does, and Control or ⌘ with Enter, which clicks it. */
function goToNextField(event: KeyboardEvent<HTMLFormElement>) {
  const field = event.target;
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
  event.preventDefault();
  const fields = [...event.currentTarget.elements];
  const next = fields[fields.indexOf(field) + 1];
  if (next instanceof HTMLElement) next.focus();
}
