import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { ReconciliationResult } from '../../generated/model/reconciliationResult.ts';
import type { ReconciliationRun } from '../../generated/model/reconciliationRun.ts';
import { humanise } from '../../lib/words.ts';
import type { Tone } from '../../ui/theme/tone.ts';

type Badge = { tone: Tone; label: string; icon: LucideIcon };

const RESULT: Record<ReconciliationResult, Badge> = {
  matched: { tone: 'success', label: 'Matched', icon: CircleCheck },
  other_amount: { tone: 'warning', label: 'Other amount', icon: TriangleAlert },
  only_there: { tone: 'danger', label: 'Only there', icon: CircleX },
  only_here: { tone: 'danger', label: 'Only here', icon: CircleX },
};

/** The results, in the order in which they are shown. */
export const RESULTS = [
  { result: 'matched', label: RESULT.matched.label },
  { result: 'other_amount', label: RESULT.other_amount.label },
  { result: 'only_there', label: RESULT.only_there.label },
  { result: 'only_here', label: RESULT.only_here.label },
] as const;

/** An unknown result is shown as it is. */
export function resultBadge(result: string): Badge {
  const known = Object.values(ReconciliationResult).find((one) => one === result);
  return known ? RESULT[known] : { tone: 'neutral', label: humanise(result), icon: Info };
}

export const differencesOf = ({ other_amount, only_there, only_here }: ReconciliationRun): number =>
  other_amount + only_there + only_here;

export function sumOf(run: ReconciliationRun): string {
  const differences = differencesOf(run);
  return `${run.matched} matched, ${differences} ${differences === 1 ? 'difference' : 'differences'}`;
}

export function runBadge(run: ReconciliationRun): Badge {
  return differencesOf(run) === 0
    ? { tone: 'success', label: 'All match', icon: CircleCheck }
    : { tone: 'warning', label: 'Differences', icon: TriangleAlert };
}

/** The server's limit, in characters; a file has at least as many bytes. */
export const MAX_STATEMENT = 5_000_000;

/** Banks write UTF-8, UTF-16 or Windows-1252, which reads Latin-1 as well; a file in none of them is not text. */
export function decodeStatement(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
