import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CirclePause from 'lucide-react/icons/circle-pause';
import CirclePlay from 'lucide-react/icons/circle-play';
import ToggleLeft from 'lucide-react/icons/toggle-left';
import type { Game } from '../../generated/model/game.ts';
import { GameStatus } from '../../generated/model/gameStatus.ts';
import { formatNumber } from '../../lib/money.ts';
import { isReadable } from '../../lib/unreadable.ts';
import { shortened } from '../../lib/words.ts';
import { type Badge, badgeIn } from '../../ui/values/status-badge.tsx';

const BADGE: Record<GameStatus, Badge> = {
  active: { tone: 'success', label: 'Active', icon: CircleCheck },
  inactive: { tone: 'neutral', label: 'Inactive', icon: CirclePause },
};

type Toggle = {
  label: string;
  icon: LucideIcon;
  /** The game's new status; undefined when its current status is unknown. */
  to: GameStatus | undefined;
  /** The consequence of the change, for the confirmation. */
  meaning: string;
};

const TOGGLE: Record<GameStatus, Toggle> = {
  active: {
    label: 'Deactivate',
    icon: CirclePause,
    to: 'inactive',
    meaning:
      'An inactive game is closed to players. Its items, transactions and figures are kept, and it can be activated again at any time.',
  },
  inactive: {
    label: 'Activate',
    icon: CirclePlay,
    to: 'active',
    meaning: 'An active game is open to players. It opens at once, with every item that is active.',
  },
};
const UNKNOWN_TOGGLE: Toggle = {
  label: 'Toggle status',
  icon: ToggleLeft,
  to: undefined,
  meaning: 'An active game is closed to players, an inactive one is opened.',
};

const isKnown = (status: string | undefined): status is GameStatus =>
  Object.values<string | undefined>(GameStatus).includes(status);

export const badgeOf = (status: string): Badge => badgeIn(BADGE, status);

export function toggleOf({ status }: Game): Toggle {
  return isKnown(status) ? TOGGLE[status] : UNKNOWN_TOGGLE;
}

/** A fee with all of its decimals, at most two: '12.25%'. */
export function feeText(fee: number | null | undefined): string {
  return isReadable(fee) ? `${formatNumber(fee, 2)}%` : '—';
}

/** The content security policy allows only https pictures; otherwise the game's initial is shown. */
export function pictureOf({ image_url }: Game): string | undefined {
  return typeof image_url === 'string' && /^https:\/\/\S+$/.test(image_url) ? image_url : undefined;
}

const COLOURS = 6;

/** The first letter or digit of the name, and a colour that is always the same for the game. */
export function initialOf({ game_id, game_name }: Game): { initial: string; colour: number } {
  const [initial = '#'] = /[\p{L}\p{N}]/u.exec(game_name) ?? [];
  const sum = [...game_id].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return { initial: initial.toUpperCase(), colour: sum % COLOURS };
}

/** A name for use in a sentence. */
export function shortName({ game_name }: Game): string {
  return shortened(game_name);
}
