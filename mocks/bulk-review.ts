import { node } from '../openapi/read-contract.ts';

type Failure = { id: string; reason: string };
interface BulkReview {
  succeeded: string[];
  failed: Failure[];
  awaiting_second?: string[];
  undo_seconds?: number;
}

export type BulkVerb = 'approved' | 'recalled' | 'rejected' | 'undone';

/** An example's answer to a bulk review, told of the withdrawals that were asked for: as large a part of them fails, or waits for a second person. */
export function reviewOf(ids: string[], example: BulkReview, verb: BulkVerb) {
  const { succeeded, failed, awaiting_second: awaiting = [], undo_seconds } = example;
  const all = Math.max(1, succeeded.length + failed.length + awaiting.length);
  const part = (some: unknown[]) => Math.ceil((ids.length * some.length) / all);
  const decided = ids.slice(0, ids.length - part(awaiting));
  const kept = decided.slice(0, Math.max(0, decided.length - part(failed)));
  return {
    ...(undo_seconds !== undefined && { undo_seconds }),
    processed: kept.length,
    succeeded: kept,
    ...(awaiting.length > 0 && { awaiting_second: ids.slice(decided.length) }),
    failed: decided.slice(kept.length).map((id, index) => {
      const model = node(failed[index % failed.length]) as unknown as Failure;
      return { id, reason: model.reason.replaceAll(model.id, id).replace('cannot be approved', `cannot be ${verb}`) };
    }),
  };
}
