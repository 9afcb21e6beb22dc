import type { BulkReviewResult } from '../../generated/model/bulkReviewResult.ts';
import { Refusal, reasonIn, UnreadableAnswer } from '../../lib/api-error.ts';

/** The count of changed withdrawals, by the names that back ends have for it; the first is the contract's. */
const COUNTS = [
  'processed',
  'count',
  'approved',
  'rejected',
  'approved_count',
  'rejected_count',
  'success_count',
  'updated',
];

/**
 * The result of a bulk decision with the server's count, which is never the number that was sent.
 *
 * @throws UnreadableAnswer when the answer has none
 * @throws Refusal when it says that nothing was done
 */
export function withCount(result: BulkReviewResult): BulkReviewResult {
  const { succeeded, failed, awaiting_second: awaiting = [] } = result;
  const listed = succeeded.length + failed.length + awaiting.length > 0 ? succeeded.length : undefined;
  const processed = COUNTS.map((name): unknown => Reflect.get(result, name)).find(isCount) ?? listed;
  if (!processed && Reflect.get(result, 'success') === false) throw new Refusal(reasonIn(result));
  if (processed === undefined) throw new UnreadableAnswer(undefined, result);
  return { ...result, processed };
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
