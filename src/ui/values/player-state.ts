import CircleUserRound from 'lucide-react/icons/circle-user-round';
import Eraser from 'lucide-react/icons/eraser';
import Snowflake from 'lucide-react/icons/snowflake';
import { type Badge, badgeIn } from './status-badge.tsx';

/** The contract's PlayerState. */
const BADGE: Record<'active' | 'frozen' | 'erased', Badge> = {
  active: { tone: 'success', label: 'Active', icon: CircleUserRound },
  frozen: { tone: 'danger', label: 'Frozen', icon: Snowflake },
  erased: { tone: 'neutral', label: 'Erased', icon: Eraser },
};

export const PLAYER_STATES = Object.entries(BADGE).map(([value, { label }]) => ({ value, label }));

export const playerBadge = (state: string): Badge => badgeIn(BADGE, state);
