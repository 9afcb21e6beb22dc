import { Skeleton } from '@mantine/core';
import { lazy, useRef, useState } from 'react';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { LazyPart } from '../../ui/feedback/part-boundary.tsx';
import { loadPayoutForm } from './payout-form-code.ts';
import type { BeforeLost } from './use-payout-form.ts';

const PayoutForm = lazy(loadPayoutForm);

type Props = { opened: boolean; availableUsd: number; onClose: () => void };

export function PayoutDialog({ opened, availableUsd, onClose }: Props) {
  // Here, because it outlasts the form, in which the next entry is another decision.
  const beforeLost: BeforeLost = useRef(undefined);
  const [processing, setProcessing] = useState(false);
  const [balance, setBalance] = useState(availableUsd);
  if (opened && balance !== availableUsd && !processing) setBalance(availableUsd);

  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Process Payout"
      // The dialog stays open until the administrator can see the result.
      isHeld={processing}
      centered
      size={460}
    >
      <LazyPart
        failed="The form could not be loaded"
        loading={<Skeleton height={406} role="status" aria-label="Loading form" />}
      >
        <PayoutForm availableUsd={balance} beforeLost={beforeLost} onBusy={setProcessing} onPaid={onClose} />
      </LazyPart>
    </FormDialog>
  );
}
