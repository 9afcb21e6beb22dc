import type { LucideIcon } from 'lucide-react';
import Archive from 'lucide-react/icons/archive';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Eraser from 'lucide-react/icons/eraser';
import Hourglass from 'lucide-react/icons/hourglass';
import Landmark from 'lucide-react/icons/landmark';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import Receipt from 'lucide-react/icons/receipt';
import Snowflake from 'lucide-react/icons/snowflake';
import StickyNote from 'lucide-react/icons/sticky-note';
import Sun from 'lucide-react/icons/sun';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Undo2 from 'lucide-react/icons/undo-2';
import UserPlus from 'lucide-react/icons/user-plus';
import type { PlayerTimelineEntry } from '../../generated/model/playerTimelineEntry.ts';
import type { PlayerTimelineKind } from '../../generated/model/playerTimelineKind.ts';
import { humanise, titled } from '../../lib/words.ts';
import type { Tone } from '../../ui/theme/tone.ts';

/** The record's name stands between `words` and `after`. */
type Look = { icon: LucideIcon; tone: Tone; words: string; after?: string };

const LOOK: Record<Exclude<PlayerTimelineKind, 'transaction' | 'withdrawal' | 'archived_withdrawal'>, Look> = {
  registered: { icon: UserPlus, tone: 'success', words: 'Registered' },
  frozen: { icon: Snowflake, tone: 'danger', words: 'Frozen' },
  unfrozen: { icon: Sun, tone: 'success', words: 'Unfrozen' },
  freeze_expired: { icon: Sun, tone: 'neutral', words: 'The freeze reached its end' },
  held: { icon: Lock, tone: 'danger', words: 'Placed under a compliance hold' },
  hold_released: { icon: LockOpen, tone: 'success', words: 'Compliance hold ended' },
  note: { icon: StickyNote, tone: 'neutral', words: 'Note' },
  erased: { icon: Eraser, tone: 'neutral', words: 'Erased' },
};

/** Of a withdrawal, by the `action` of its history. */
const STEPS: Readonly<Record<string, Omit<Look, 'words'>>> = {
  create: { icon: Hourglass, tone: 'warning', after: 'requested' },
  approve: { icon: CircleCheck, tone: 'info', after: 'approved' },
  undo: { icon: Undo2, tone: 'warning', after: 'awaiting review again: the decision was undone' },
  recall: { icon: Undo2, tone: 'warning', after: 'recalled' },
  reject: { icon: Ban, tone: 'neutral', after: 'rejected' },
  process: { icon: Landmark, tone: 'info', after: 'sent for payment' },
  retry: { icon: Landmark, tone: 'info', after: 'sent again' },
  complete: { icon: BadgeCheck, tone: 'success', after: 'paid' },
  fail: { icon: TriangleAlert, tone: 'danger', after: 'failed' },
  return: { icon: Undo2, tone: 'warning', after: 'returned by the bank' },
  release: { icon: Undo2, tone: 'neutral', after: 'released to the player' },
  cancel: { icon: Ban, tone: 'neutral', after: 'cancelled' },
};

/** Kinds, types and steps are open enumerations: an unknown one is shown as it is. */
export function lookOf({
  kind,
  type,
  record_name,
  status,
}: Pick<PlayerTimelineEntry, 'kind' | 'type' | 'record_name' | 'status'>): Look {
  if (kind === 'note' && record_name !== null) return { ...LOOK.note, words: 'Note on withdrawal' };
  if (kind === 'transaction') return { icon: Receipt, tone: 'neutral', words: titled(type ?? 'transaction') };
  if (kind === 'withdrawal') return step(type ?? '');
  if (kind === 'archived_withdrawal') {
    const after = status === 'completed' ? 'paid' : humanise(status ?? 'decided').toLowerCase();
    return { icon: Archive, tone: 'neutral', words: 'Before moving in: withdrawal', after };
  }
  return Object.hasOwn(LOOK, kind) ? LOOK[kind as keyof typeof LOOK] : unknown(humanise(kind));
}

function step(type: string): Look {
  const known = Object.hasOwn(STEPS, type) ? STEPS[type] : undefined;
  return { ...unknown('Withdrawal'), ...(known ?? { after: humanise(type).toLowerCase() }) };
}

const unknown = (words: string): Look => ({ icon: CircleDashed, tone: 'neutral', words });

export const statusWords = (status: string | null): string | undefined => (status ? humanise(status) : undefined);
