import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReconciliationDifference } from '../../generated/model/reconciliationDifference.ts';
import type { ReconciliationResult } from '../../generated/model/reconciliationResult.ts';
import type { ReconciliationRun } from '../../generated/model/reconciliationRun.ts';
import { counted } from '../../lib/words.ts';
import { type Badge, badgeIn } from '../../ui/values/status-badge.tsx';

const RESULT: Record<ReconciliationResult, Badge> = {
  matched: { tone: 'success', label: 'Matched', icon: CircleCheck },
  other_amount: { tone: 'warning', label: 'Other amount', icon: TriangleAlert },
  only_there: { tone: 'danger', label: 'Missing here', icon: CircleX },
  only_here: { tone: 'danger', label: 'Missing in statement', icon: CircleX },
  unreadable: { tone: 'danger', label: 'Not understood', icon: CircleX },
};

/** The results, in the order in which they are shown. */
export const RESULTS = [
  { result: 'matched', label: RESULT.matched.label },
  { result: 'other_amount', label: RESULT.other_amount.label },
  { result: 'only_there', label: RESULT.only_there.label },
  { result: 'only_here', label: RESULT.only_here.label },
  { result: 'unreadable', label: RESULT.unreadable.label },
] as const;

export const resultBadge = (result: string): Badge => badgeIn(RESULT, result);

/** The withdrawal or, where there is none of ours, the rail's reference. */
export const nameOf = ({ withdrawal_id, reference }: ReconciliationDifference): string =>
  withdrawal_id ?? reference ?? 'A payment without a reference';

/** Results that every comparison has; the others are shown where there are some. */
const ALWAYS = new Set<ReconciliationResult>(['matched', 'other_amount', 'only_there', 'only_here']);

export const resultsOf = (run: ReconciliationRun) => RESULTS.filter(({ result }) => ALWAYS.has(result) || run[result]);

/** Everything that is no payment as we know it. */
export const differencesOf = (run: ReconciliationRun): number =>
  RESULTS.reduce((sum, { result }) => sum + (result === 'matched' ? 0 : (run[result] ?? 0)), 0);

export const sumOf = (run: ReconciliationRun): string =>
  `${run.matched} matched, ${counted(differencesOf(run), 'difference')}`;

export function runBadge(run: ReconciliationRun): Badge {
  return differencesOf(run) === 0
    ? { tone: 'success', label: 'All match', icon: CircleCheck }
    : { tone: 'warning', label: 'Differences', icon: TriangleAlert };
}
