import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorMessage } from '../../api/error.ts';
import { useProcessPayout as useProcessPayoutCall } from '../../generated/company-revenue/company-revenue.ts';
import type { PayoutRequest } from '../../generated/model/payoutRequest.ts';
import { formatUsd } from '../../lib/money.ts';
import { notify } from '../../ui/notify.tsx';
import { REVENUE_KEY } from './use-company-revenue.ts';

/** Pays out, once however often it is asked while the answer is on its way. */
export function useProcessPayout({ onPaid }: { onPaid: () => void }) {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useProcessPayoutCall();
  const running = useRef(false);

  async function processPayout(request: PayoutRequest) {
    // A second Enter comes before the button is drawn as disabled.
    if (running.current) return;
    running.current = true;
    try {
      // Api/query-client reloads everything after an answer, also after one that says that the balance is another.
      const { success, error } = await mutateAsync({ data: request });
      if (success) {
        notify.success(`Successfully processed payout of ${formatUsd(request.payout_amount)}`);
        onPaid();
      } else {
        notify.error(error || 'Payout processing failed');
      }
    } catch (error) {
      notify.error(serverText(error) ?? 'Failed to process payout');
      // A call without an answer may have paid out.
      void queryClient.invalidateQueries({ queryKey: REVENUE_KEY });
    } finally {
      running.current = false;
    }
  }

  return { processPayout, processing: isPending };
}

/** The server's own words, in the general form of an error or in that of a refused payout. */
function serverText(error: unknown): string | undefined {
  const message = errorMessage(error);
  if (message !== undefined) return message;
  const body: unknown = (error as { response?: { data?: unknown } } | null)?.response?.data;
  const text: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'error') : undefined;
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}
