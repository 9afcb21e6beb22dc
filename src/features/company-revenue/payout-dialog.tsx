import { Skeleton } from '@mantine/core';
import { lazy, useState } from 'react';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { LazyPart } from '../../ui/feedback/part-boundary.tsx';
import { loadPayoutForm } from './payout-form-code.ts';
import { useProcessPayout } from './use-process-payout.ts';

const PayoutForm = lazy(loadPayoutForm);

type Props = { opened: boolean; availableUsd: number; onClose: () => void };

export function PayoutDialog({ opened, availableUsd, onClose }: Props) {
  const { submit, processing, startOver } = useProcessPayout({ onPaid: onClose });
  const [balance, setBalance] = useState(availableUsd);
  if (opened && balance !== availableUsd && !processing) setBalance(availableUsd);

  function close() {
    startOver();
    onClose();
  }

  return (
    <FormDialog
      opened={opened}
      onClose={close}
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
        <PayoutForm availableUsd={balance} processing={processing} onSubmit={submit} />
      </LazyPart>
    </FormDialog>
  );
}
