import type { LucideIcon } from 'lucide-react';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import CircleDollarSign from 'lucide-react/icons/circle-dollar-sign';
import Gem from 'lucide-react/icons/gem';
import Landmark from 'lucide-react/icons/landmark';
import Send from 'lucide-react/icons/send';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { TransactionStatus } from '../../generated/model/transactionStatus.ts';
import { TransactionType } from '../../generated/model/transactionType.ts';
import { humanise, titled } from '../../lib/words.ts';
import type { Tone } from '../../ui/theme/tone.ts';

const ICON: Record<TransactionType, LucideIcon> = {
  purchase: ShoppingCart,
  transfer: ArrowLeftRight,
  withdrawal: Landmark,
  currency_send: Send,
  item_purchase: Gem,
};

const STATUS: Record<TransactionStatus, Tone> = {
  pending: 'warning',
  completed: 'success',
  failed: 'danger',
  cancelled: 'neutral',
};

/** Types are an open enumeration: an unknown one is shown as it is. */
export function typeOf(type: string): { label: string; icon: LucideIcon } {
  return { label: titled(type), icon: isKey(TransactionType, type) ? ICON[type] : CircleDollarSign };
}

/** Statuses are an open enumeration: an unknown one is shown as it is. */
export function statusOf(status: string): { label: string; tone: Tone } {
  return { label: humanise(status), tone: isKey(TransactionStatus, status) ? STATUS[status] : 'neutral' };
}

function isKey<T extends object>(known: T, word: string): word is Extract<keyof T, string> {
  return Object.hasOwn(known, word);
}
