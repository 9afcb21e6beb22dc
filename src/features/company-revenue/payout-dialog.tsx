import { Modal, Skeleton } from '@mantine/core';
import { lazy, useState } from 'react';
import { LazyPart } from '../../ui/feedback/part-boundary.tsx';
import { loadPayoutForm } from './payout-form-code.ts';
import { useProcessPayout } from './use-process-payout.ts';

const PayoutForm = lazy(loadPayoutForm);

type Props = { opened: boolean; availableUsd: number; onClose: () => void };

export function PayoutDialog({ opened, availableUsd, onClose }: Props) {
  const { submit, processing, startOver } = useProcessPayout({ onPaid: onClose });
  // The form stays as it is while the dialog fades out; the next time it starts empty.
  const [balance, setBalance] = useState(availableUsd);
  if (opened && balance !== availableUsd && !processing) setBalance(availableUsd);

  function close() {
    startOver();
    onClose();
  }

  return (
    <Modal
      opened={opened}
      // The dialog stays open until the administrator can see the result.
      onClose={() => !processing && close()}
      title="Process Payout"
      closeButtonProps={{ 'aria-label': 'Close' }}
      centered
      size={460}
    >
      <LazyPart
        failed="The form could not be loaded"
        loading={<Skeleton height={406} role="status" aria-label="Loading form" />}
      >
        <PayoutForm availableUsd={balance} processing={processing} onSubmit={submit} onCancel={close} />
      </LazyPart>
    </Modal>
  );
}
