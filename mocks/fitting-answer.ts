import { type Contract, node } from '../openapi/read-contract.ts';
import { type BulkVerb, reviewOf } from './bulk-review.ts';
import type { Match } from './choose-answer.ts';
import { invalidFields, refusedFields } from './invalid-fields.ts';
import { withManyItems } from './many-items.ts';
import { nextClaim } from './next-claim.ts';
import { madePayoutRecords } from './payout-records.ts';
import { changedRecord, EXPORTS, exported, isChange, LISTS, listed, reviewable } from './records.ts';
import { signalsOf } from './signals.ts';

interface Asked {
  contract: Contract;
  match: Match;
  query: URLSearchParams;
  body: string;
  /** How many rows the tester wants. */
  count: number | undefined;
  /** The tester's wish for the answer itself. A named example is given as it is written. */
  asksFor: 'nothing' | 'a status' | 'an example';
}

const BULK_VERBS: Readonly<Record<string, BulkVerb>> = {
  bulkApproveWithdrawals: 'approved',
  bulkRecallWithdrawals: 'recalled',
  bulkRejectWithdrawals: 'rejected',
  bulkUndoWithdrawals: 'undone',
};

/** Prism's answer, made to fit the very request: its filters, its page, its fields, its records. */
export async function fittingAnswer(answer: Response, asked: Asked): Promise<Response> {
  const { contract, match, query, body, count, asksFor } = asked;
  const { operation, pathParameters } = match;
  const { operationId } = operation;
  const { status } = answer;
  if (status === 422) {
    const found = refusedFields(answer.headers.get('sl-violations'));
    if (found) return Response.json(found, { status });
    return asksFor === 'an example' ? answer : Response.json(invalidFields(contract, operation), { status });
  }
  if (!answer.ok) {
    const made = status === 404 && asksFor === 'nothing' && operationId === 'getPayoutRecords';
    const page = made && madePayoutRecords(contract, String(pathParameters.id), query);
    return page ? Response.json(count === undefined ? page : withManyItems(page, count, query)) : answer;
  }
  const verb = BULK_VERBS[operationId];
  if (verb) {
    const ids = node(JSON.parse(body)).withdrawal_ids as string[];
    return Response.json(reviewOf(ids, await answer.json(), verb));
  }
  const isUsual = asksFor !== 'an example';
  if (isUsual && operationId === 'listWithdrawalSignals') return Response.json(signalsOf(contract, query));
  if (isUsual && operationId === 'listReviewableWithdrawals') return Response.json(reviewable(contract, query, count));
  if (isUsual && operationId === 'claimNextWithdrawal') {
    return Response.json(nextClaim(contract, await answer.json(), JSON.parse(body)));
  }
  if (isUsual && isChange(operationId)) {
    const request = body === '' ? {} : node(JSON.parse(body));
    return Response.json(changedRecord(contract, operationId, pathParameters.id, await answer.json(), request));
  }
  if (isUsual && operationId in LISTS) {
    const page = listed(contract, operationId, query, count);
    const unknown = {
      message: 'cursor is not that of a page.',
      code: 'invalid_input',
      errors: [{ path: 'cursor', message: 'is not that of a page' }],
    };
    return page ? Response.json(page) : Response.json(unknown, { status: 422 });
  }
  if (isUsual && operationId in EXPORTS) {
    const headers = new Headers(answer.headers);
    headers.delete('content-length');
    return new Response(exported(contract, operationId, await answer.text(), query, count), { headers });
  }
  if (count === undefined || operationId in EXPORTS) return answer;
  return Response.json(withManyItems(await answer.json(), count, query));
}
