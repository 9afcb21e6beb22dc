import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useMemo, useRef } from 'react';
import { mayBeDone } from '../../api/intent.ts';
import { sessionAfter } from '../../api/sign-in-again.ts';
import { useRequestForm } from '../../api/use-request-form.ts';
import { getListPayoutsQueryOptions } from '../../generated/company-revenue/company-revenue.ts';
import { useProcessPayout } from '../../generated/company-revenue-changes/company-revenue-changes.ts';
import type { Payout } from '../../generated/model/payout.ts';
import type { PayoutRequest } from '../../generated/model/payoutRequest.ts';
import { errorMessage, errorStatus, isNotOffered, Refusal, UnreadableAnswer } from '../../lib/api-error.ts';
import { formatDateTime, timeOf } from '../../lib/dates.ts';
import { formatUsd } from '../../lib/money.ts';
import { awaitingSecond } from '../../lib/second-approval.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { getSession } from '../../session.ts';
import { askConfirm } from '../../ui/feedback/ask.tsx';
import { earlierPayout } from './payout-rules.ts';
import { EMPTY_PAYOUT, payoutResolver } from './payout-schema.ts';
import { nameOf, processedBy } from './revenue-rules.ts';
import { HISTORY } from './use-company-revenue.ts';

/** The ids in the history before a payout whose answer was lost; undefined when none was. */
export type BeforeLost = RefObject<ReadonlySet<string> | undefined>;

type Options = { availableUsd: number; beforeLost: BeforeLost; onPaid: () => void };

/** The form of a payout, which is made once however often it is submitted, and after a question if it may repeat an earlier one. */
export function usePayoutForm({ availableUsd, beforeLost, onPaid }: Options) {
  const queryClient = useQueryClient();
  // api/query-client reloads everything after a success, after a refusal because of the balance, and after a lost answer.
  const { mutateAsync } = useProcessPayout();
  const resolver = useMemo(() => payoutResolver(availableUsd), [availableUsd]);
  /** The ids in the history before the payout that is sent. */
  const seen = useRef<ReadonlySet<string>>(undefined);

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

  async function mayRepeat(request: PayoutRequest): Promise<boolean> {
    const payouts = await history();
    seen.current = beforeLost.current ?? new Set(payouts.map(({ id }) => id));
    const earlier = earlierPayout(request, payouts, seen.current, serverNow());
    return !earlier || askAgain(request, earlier);
  }

  return useRequestForm({
    resolver,
    defaultValues: EMPTY_PAYOUT,
    mode: 'onChange',
    ask: async (request, isRepeated) => isRepeated || mayRepeat(request),
    asksAnew: true,
    send: async (data: PayoutRequest, { headers }) => {
      try {
        const answer = await mutateAsync({ data, headers });
        // It waits for a second person, and the form has done its part.
        if (answer.success || answer.approval_request) {
          beforeLost.current = undefined;
          return answer;
        }
        if (answer.success === undefined) throw new UnreadableAnswer();
        throw new Refusal(answer.error || 'Payout processing failed');
      } catch (error) {
        if (mayBeDone(error)) beforeLost.current ??= seen.current;
        throw error;
      }
    },
    done: ({ payout, approval_request: request }, { payout_amount, payout_method }) => ({
      message: request
        ? awaitingSecond(request.waiting_for)
        : `Successfully processed payout of ${formatUsd(payout_amount)}`,
      detail: [request ? formatUsd(payout_amount) : payout && nameOf(payout), payout_method].filter(Boolean).join(', '),
      name: payout ? nameOf(payout) : formatUsd(payout_amount),
      at: payout?.paid_out_at,
    }),
    failed: (error) => serverText(error) ?? 'Failed to process payout',
    onDone: onPaid,
  });
}

function askAgain({ payout_amount }: PayoutRequest, earlier: Payout): Promise<boolean> {
  const { paid_out_at } = earlier;
  const when = timeOf(paid_out_at) === undefined ? 'at an unreadable time' : `on ${formatDateTime(paid_out_at)}`;
  return askConfirm({
    title: `Pay out another ${formatUsd(payout_amount)}?`,
    message: `${nameOf(earlier)} of ${formatUsd(earlier.amount)} was paid out ${when} by ${processedBy(earlier)}.`,
    confirmLabel: 'Pay out again',
    danger: true,
  });
}

/** The server's message, from an ordinary error or from a refused payout. */
function serverText(error: unknown): string | undefined {
  if (error instanceof Refusal) return error.message;
  return errorMessage(error);
}
