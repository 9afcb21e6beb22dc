import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorMessage, errorStatus } from '../../api/error.ts';
import { Intent, isDoneOtherwise, isRefused, mayBeDone, sayReplayed } from '../../api/intent.ts';
import { getListPayoutsQueryOptions, processPayout } from '../../generated/company-revenue/company-revenue.ts';
import type { Payout } from '../../generated/model/payout.ts';
import type { PayoutRequest } from '../../generated/model/payoutRequest.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { formatUsd } from '../../lib/money.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { askConfirm } from '../../ui/feedback/ask.tsx';
import { notify } from '../../ui/feedback/notify.tsx';
import { earlierPayout } from './payout-rules.ts';
import { nameOf, processedBy } from './revenue-rules.ts';
import { HISTORY } from './use-company-revenue.ts';

type Attempt = { request: PayoutRequest; intent: Intent };

/** Pays out, once however often it is asked while the answer is on its way. */
export function useProcessPayout({ onPaid }: { onPaid: () => void }) {
  const queryClient = useQueryClient();
  // Api/query-client reloads everything after an answer, also after one that says that the balance is another, and after none.
  const { mutateAsync } = useMutation({
    mutationFn: ({ request, intent }: Attempt) => processPayout(request, { intent }),
  });
  const running = useRef(false);
  const [processing, setProcessing] = useState(false);
  /** Of the form on the screen, until the server has looked at it. */
  const intent = useRef<Intent>(undefined);
  /** The ids of the history from before a payout whose answer was lost; undefined while there is none. */
  const beforeLost = useRef<ReadonlySet<string>>(undefined);

  /** Undefined where there is an earlier payout that may be this one, and it was not agreed to make another. */
  async function decide(request: PayoutRequest): Promise<{ intent: Intent; seen: ReadonlySet<string> } | undefined> {
    const payouts = await history();
    const seen = beforeLost.current ?? new Set(payouts.map(({ id }) => id));
    const earlier = earlierPayout(request, payouts, seen, serverNow());
    return !earlier || (await askAgain(request, earlier)) ? { intent: new Intent(), seen } : undefined;
  }

  /** As it is now; none of a back end that keeps none. */
  async function history(): Promise<Payout[]> {
    try {
      return (await queryClient.fetchQuery({ ...getListPayoutsQueryOptions(HISTORY), staleTime: 0 })).payouts;
    } catch (error) {
      if ([404, 501].includes(errorStatus(error) ?? 0)) return [];
      throw error;
    }
  }

  async function pay(request: PayoutRequest): Promise<void> {
    let seen = beforeLost.current;
    try {
      if (!intent.current) {
        const decision = await decide(request);
        if (!decision) return;
        intent.current = decision.intent;
        seen = decision.seen;
      }
      const { success, error, payout } = await mutateAsync({ request, intent: intent.current });
      const { replayed } = intent.current;
      intent.current = undefined;
      beforeLost.current = undefined;
      if (!success) return void notify.error(error || 'Payout processing failed');
      if (replayed) sayReplayed(payout ? nameOf(payout) : formatUsd(request.payout_amount), payout?.paid_out_at);
      else
        notify.success(successOf(request), {
          detail: [payout && nameOf(payout), request.payout_method].filter(Boolean).join(', '),
        });
      onPaid();
    } catch (error) {
      if (isRefused(error)) intent.current = undefined;
      // The payout whose answer was lost was made, with what the form held then.
      if (isDoneOtherwise(error)) return pay(request);
      if (intent.current && mayBeDone(error)) beforeLost.current ??= seen;
      notify.error(serverText(error) ?? 'Failed to process payout');
    }
  }

  async function submit(request: PayoutRequest): Promise<void> {
    // A second Enter comes before the button is drawn as disabled.
    if (running.current) return;
    running.current = true;
    setProcessing(true);
    try {
      await pay(request);
    } finally {
      running.current = false;
      setProcessing(false);
    }
  }

  /** The form has been left: what is entered next is another decision. */
  function startOver(): void {
    intent.current = undefined;
  }

  return { submit, processing, startOver };
}

const successOf = ({ payout_amount }: PayoutRequest) => `Successfully processed payout of ${formatUsd(payout_amount)}`;

function askAgain({ payout_amount }: PayoutRequest, earlier: Payout): Promise<boolean> {
  return askConfirm({
    title: `Pay out another ${formatUsd(payout_amount)}?`,
    message: `${nameOf(earlier)} of ${formatUsd(earlier.amount)} was paid out on ${formatDateTime(earlier.paid_out_at)} by ${processedBy(earlier)}.`,
    confirmLabel: 'Pay out again',
    danger: true,
  });
}

/** The server's own words, in the general form of an error or in that of a refused payout. */
function serverText(error: unknown): string | undefined {
  const message = errorMessage(error);
  if (message !== undefined) return message;
  const body: unknown = (error as { response?: { data?: unknown } } | null)?.response?.data;
  const text: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'error') : undefined;
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}
