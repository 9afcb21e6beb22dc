import { Button } from '@mantine/core';
import BanknoteArrowUp from 'lucide-react/icons/banknote-arrow-up';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useDenied } from '../../api/may.ts';
import * as needs from '../../generated/permissions.ts';
import { preloadPayoutForm } from './payout-form-code.ts';

type Props = { refreshing: boolean; payable: boolean; onRefresh: () => void; onPay: () => void };

export function RevenueActions({ refreshing, payable, onRefresh, onPay }: Props) {
  const denied = useDenied(needs.processPayout);
  return (
    <>
      <Button variant="default" leftSection={<RefreshCw size={15} />} loading={refreshing} onClick={onRefresh}>
        Refresh Data
      </Button>
      <Button
        leftSection={<BanknoteArrowUp size={16} />}
        disabled={!payable || denied !== undefined}
        title={denied}
        onPointerEnter={preloadPayoutForm}
        onFocus={preloadPayoutForm}
        onClick={onPay}
      >
        Process Payout
      </Button>
    </>
  );
}
