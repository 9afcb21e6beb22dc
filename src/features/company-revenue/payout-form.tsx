import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type KeyboardEvent, useEffect } from 'react';
import { useMay } from '../../api/may.ts';
import { useForeseeApproval } from '../../generated/foresight/foresight.ts';
import { PayoutMethod } from '../../generated/model/payoutMethod.ts';
import * as needs from '../../generated/permissions.ts';
import { isComposing } from '../../lib/composing.ts';
import { formatUsd } from '../../lib/money.ts';
import { centsOfText, usdOfText } from '../../lib/money-text.ts';
import { useCloseDialog } from '../../ui/dialogs/form-dialog.tsx';
import { FormFailure } from '../../ui/feedback/form-failure.tsx';
import { NeedsSecond } from '../../ui/feedback/needs-second.tsx';
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
  const { form, submit, busy, failure, field } = usePayoutForm({ availableUsd, beforeLost, onPaid });
  const [amount, method] = form.watch(['payout_amount', 'payout_method']);
  // Not a call for each key. The amount is not a payout yet, and the call itself decides.
  const [typed] = useDebouncedValue(amount, 300);
  const mayPay = useMay()(needs.processPayout);
  const isTyped = typed === amount && balanceAfterUsd(availableUsd, amount) !== undefined && isPositive(amount);
  const query = useForeseeApproval(
    { action: 'payout', amount: usdOfText(typed) },
    { query: { enabled: isTyped && mayPay, staleTime: 0 } },
  );
  const foreseen = isTyped && query.data?.needs_second ? query.data : undefined;
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
      <Textarea label="Notes" description="Optional note" rows={3} {...field('notes')} />
      <dl className={classes.after}>
        <div>
          <dt>Available now</dt>
          <dd>{formatUsd(availableUsd)}</dd>
        </div>
        <div>
          <dt>This payout</dt>
          <dd>{centsOfText(amount) ? `${formatUsd(usdOfText(amount))} by ${method}` : '—'}</dd>
        </div>
        <div>
          <dt>Balance after this payout</dt>
          <dd>{formatUsd(balanceAfterUsd(availableUsd, amount))}</dd>
        </div>
      </dl>
      {foreseen && <NeedsSecond caughtBy={foreseen.caught_by} names={foreseen.waiting_for} />}
      <FormFailure failure={failure} />
      <div className={classes.buttons}>
        <Button variant="default" disabled={busy} onClick={useCloseDialog()}>
          Cancel
        </Button>
        <Button type="submit" loading={busy} disabled={!isPositive(amount)}>
          {foreseen ? 'Request Approval' : 'Process Payout'}
        </Button>
      </div>
    </form>
  );
}

/** Enter in a field moves to the next one and does not submit: only the button does, and Control or ⌘ with Enter, which clicks it. */
function goToNextField(event: KeyboardEvent<HTMLFormElement>) {
  const field = event.target;
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || isComposing(event.nativeEvent)) return;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
  event.preventDefault();
  const fields = [...event.currentTarget.elements];
  const next = fields[fields.indexOf(field) + 1];
  if (next instanceof HTMLElement) next.focus();
}
