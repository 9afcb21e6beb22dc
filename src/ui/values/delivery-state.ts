import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import { serverNow } from '../../lib/server-clock.ts';
import { type Badge, badgeIn } from './status-badge.tsx';

// The state of something that the server delivers: a webhook, a mail, a chat message.

const STATES: Readonly<Record<'waiting' | 'delivered' | 'given_up', Badge>> = {
  waiting: { tone: 'warning', label: 'Waiting', icon: Clock },
  delivered: { tone: 'success', label: 'Delivered', icon: CircleCheck },
  given_up: { tone: 'danger', label: 'Given up', icon: CircleX },
};

export const deliveryBadge = (state: string): Badge => badgeIn(STATES, state);

/** Whether it is being sent, or will be at once: its outcome is only a moment away. */
export const isDue = ({ next_attempt_at }: { next_attempt_at: string | null }): boolean =>
  next_attempt_at !== null && Date.parse(next_attempt_at) <= serverNow();
