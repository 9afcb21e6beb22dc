import { node } from '../openapi/read-contract.ts';

type Failure = { id: string; reason: string };
interface BulkReview {
  succeeded: string[];
  failed: Failure[];
}

export type BulkVerb = 'approved' | 'recalled' | 'rejected';

/** An example's answer to a bulk review, told of the withdrawals that were asked for: as large a part of them fails. */
export function reviewOf(ids: string[], example: BulkReview, verb: BulkVerb) {
  const { succeeded, failed } = example;
  const failing = Math.ceil((ids.length * failed.length) / Math.max(1, succeeded.length + failed.length));
  const kept = ids.slice(0, ids.length - failing);
  return {
    processed: kept.length,
    succeeded: kept,
    failed: ids.slice(kept.length).map((id, index) => {
      const model = node(failed[index % failed.length]) as unknown as Failure;
      return { id, reason: model.reason.replaceAll(model.id, id).replace('cannot be approved', `cannot be ${verb}`) };
    }),
  };
}
