import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleX from 'lucide-react/icons/circle-x';
import Hourglass from 'lucide-react/icons/hourglass';
import Undo2 from 'lucide-react/icons/undo-2';
import type { Statement } from '../../generated/model/statement.ts';
import type { StatementLine } from '../../generated/model/statementLine.ts';
import type { StatementLineState } from '../../generated/model/statementLineState.ts';
import type { StatementState } from '../../generated/model/statementState.ts';
import { formatDate } from '../../lib/dates.ts';
import { formatNumber, formatUsd } from '../../lib/money.ts';
import { counted } from '../../lib/words.ts';
import { type Badge, badgeIn } from '../../ui/values/status-badge.tsx';

const STATE: Record<StatementState, Badge> = {
  open: { tone: 'info', label: 'Open', icon: Hourglass },
  closed: { tone: 'success', label: 'Closed', icon: CircleCheck },
  discarded: { tone: 'neutral', label: 'Discarded', icon: Ban },
};

export const statementBadge = ({ state }: Pick<Statement, 'state'>): Badge => badgeIn(STATE, state);

const LINE_STATE: Record<StatementLineState, Badge> = {
  matched: { tone: 'success', label: 'Matched', icon: CircleCheck },
  proposed: { tone: 'info', label: 'Proposed', icon: Hourglass },
  returned: { tone: 'warning', label: 'Returned', icon: Undo2 },
  open: { tone: 'warning', label: 'Open', icon: CircleDashed },
  left_out: { tone: 'neutral', label: 'Left out', icon: Ban },
  unreadable: { tone: 'danger', label: 'Unreadable', icon: CircleX },
};

/** Of a return, also whether somebody has confirmed it; of an open line, whether somebody has explained it. */
export function lineBadge({ state, match, difference }: StatementLine): Badge {
  const badge = badgeIn(LINE_STATE, state);
  if (state === 'returned' && match?.state === 'proposed') return { ...badge, label: 'Return proposed' };
  if (state === 'returned' && match?.state === 'confirmed') return { ...badge, tone: 'success', label: 'Return' };
  return difference?.closed_at ? { tone: 'success', label: 'Explained', icon: CircleCheck } : badge;
}

const FORMAT: Readonly<Record<string, string>> = { csv: 'CSV', mt940: 'MT940', bai2: 'BAI2', ofx: 'OFX' };

export const formatName = (format: string): string => FORMAT[format] ?? format;

/** Of each step of the matching, how it found its payments: the end of "Found …". */
const STEP: Readonly<Record<number, string>> = {
  1: 'by its name',
  2: 'by a name that is written otherwise',
  3: 'as a return',
  4: 'by amount and date',
  5: 'as a sum',
  6: 'in parts',
  7: 'with a fee',
};

export const stepWords = (step: number | null): string =>
  step === null ? 'chosen by a person' : (STEP[step] ?? `by step ${step}`);

/** An amount without its sign: '$97.50', '58.50 EUR'. */
export function formatMoney(amount: number | null | undefined, currency: string | null): string {
  if (currency === null || currency === 'USD' || typeof amount !== 'number') return formatUsd(magnitude(amount));
  return `${formatNumber(Math.abs(amount), 2, 2)} ${currency}`;
}

/** A balance keeps its sign. */
export const formatBalance = (amount: number | null, currency: string | null): string =>
  amount !== null && amount < 0 ? `-${formatMoney(amount, currency)}` : formatMoney(amount, currency);

const magnitude = (amount: number | null | undefined) => (typeof amount === 'number' ? Math.abs(amount) : amount);

/** '$97.50 out', '$62.51 in'; '—' for a line that is no booking. */
export function amountWords({ amount, currency }: Pick<StatementLine, 'amount' | 'currency'>): string {
  if (amount === null) return '—';
  return `${formatMoney(amount, currency)} ${amount < 0 ? 'out' : 'in'}`;
}

export function periodOf({ period_from: from, period_to: to }: Pick<Statement, 'period_from' | 'period_to'>): string {
  if (from === null || to === null) return '—';
  return from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`;
}

/** 'Line 4' */
export const lineName = ({ line }: Pick<StatementLine, 'line'>): string => `Line ${line}`;

/** Undefined once nothing keeps the statement from being closed. */
export function unfinishedWords({ counts: { unfinished } }: Statement): string | undefined {
  if (unfinished === 0) return undefined;
  return `${counted(unfinished, 'line')} ${unfinished === 1 ? 'is' : 'are'} not confirmed or explained yet`;
}

export const OWN_MATCH = 'You sent this payment. Somebody else has to confirm or undo its match.';
