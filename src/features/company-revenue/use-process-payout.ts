import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Intent, isDoneOtherwise, isRefused, mayBeDone, sayReplayed } from '../../api/intent.ts';
import { sessionAfter } from '../../api/sign-in-again.ts';
import { getListPayoutsQueryOptions } from '../../generated/company-revenue/company-revenue.ts';
import { useProcessPayout as usePayoutCall } from '../../generated/company-revenue-changes/company-revenue-changes.ts';
import type { Payout } from '../../generated/model/payout.ts';
import type { PayoutRequest } from '../../generated/model/payoutRequest.ts';
import { errorMessage, errorStatus, isNotOffered } from '../../lib/api-error.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { formatUsd } from '../../lib/money.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { getSession } from '../../session.ts';
import { askConfirm } from '../../ui/feedback/ask.tsx';
import { notify } from '../../ui/feedback/notify.tsx';
import { earlierPayout } from './payout-rules.ts';
import { nameOf, processedBy } from './revenue-rules.ts';
import { HISTORY } from './use-company-revenue.ts';

/** Makes a payout, and only one, however often it is submitted while the answer is pending. */
export function useProcessPayout({ onPaid }: { onPaid: () => void }) {
  const queryClient = useQueryClient();
  // api/query-client reloads everything after a success, after a refusal because of the balance, and after a lost answer.
  const { mutateAsync } = usePayoutCall();
  const running = useRef(false);
  const [processing, setProcessing] = useState(false);
  /** The intent of the form on the screen, kept until the server has given a definite answer. */
  const intent = useRef<Intent>(undefined);
  /** The ids in the history before a payout whose answer was lost; undefined when none was. */
  const beforeLost = useRef<ReadonlySet<string>>(undefined);

  /**
   * Undefined when the administrator was asked about an earlier payout that this one may repeat, and did not confirm.
   */
  async function decide(request: PayoutRequest): Promise<{ intent: Intent; seen: ReadonlySet<string> } | undefined> {
    const payouts = await history();
    const seen = beforeLost.current ?? new Set(payouts.map(({ id }) => id));
    const earlier = earlierPayout(request, payouts, seen, serverNow());
    return !earlier || (await askAgain(request, earlier)) ? { intent: new Intent(), seen } : undefined;
  }

  /** The current history; empty for a back end without one. A session that has ended is renewed first, as it is for the payout itself. */
  async function history(): Promise<Payout[]> {
    const session = getSession();
    try {
      return (await queryClient.fetchQuery({ ...getListPayoutsQueryOptions(HISTORY), staleTime: 0 })).payouts;
    } catch (error) {
      if (isNotOffered(error)) return [];
      if (errorStatus(error) === 401 && session && (await sessionAfter(session))) return history();
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
      const { success, error, payout } = await mutateAsync({ data: request, headers: intent.current.headers });
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
      // The payout whose answer was lost was carried out, with the form's earlier values.
      if (isDoneOtherwise(error)) return pay(request);
      if (intent.current && mayBeDone(error)) beforeLost.current ??= seen;
      notify.error(serverText(error) ?? 'Failed to process payout');
    }
  }

  async function submit(request: PayoutRequest): Promise<void> {
    // A second Enter may come before the button is rendered as disabled.
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

  /** The form was closed: the next entry is another decision. */
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

/** The server's message, from an ordinary error or from a refused payout. */
function serverText(error: unknown): string | undefined {
  const message = errorMessage(error);
  if (message !== undefined) return message;
  const body: unknown = (error as { response?: { data?: unknown } } | null)?.response?.data;
  const text: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'error') : undefined;
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}
