// Writes stored values the way the switches say: ids, money, times, and fields without a value.
import type { Variants } from './variants.ts';

export type Fields = Record<string, unknown>;

const ID_NAMES: Record<string, string> = {
  id: 'rec',
  withdrawal_id: 'wd',
  request_id: 'wd',
  player_id: 'pl',
  game_id: 'game',
  item_id: 'item',
};
const MONEY = new Set([
  'amount',
  'requested_amount',
  'processing_fee',
  'fee',
  'net_payout_amount',
  'price_usd',
  'original_price_usd',
  'total_available_usd',
  'total_lifetime_revenue',
  'total_paid_out',
  'total_amount',
  'current_month',
  'previous_month',
  'average',
  'totalRevenue',
  'todayRevenue',
  'todayAvgTransaction',
  'total_revenue',
]);
const TIMES = new Set([
  'created_at',
  'processed_at',
  'paid_out_at',
  'available_from',
  'available_until',
  'changed_at',
  'checked_at',
]);
const EXTRA = { _version: 3, _links: { self: '/somewhere' }, tags: ['new', null], hint: '<b>not for the screen</b>' };
const ODD_AMOUNTS = ['1e3', '1,000.00', '-0', 'NaN'];

export function writeId(field: string, id: number, variants: Variants): string | number {
  const name = ID_NAMES[field] ?? 'rec';
  if (variants.ids === 'numbers') return id;
  if (variants.ids === 'dots') return `${name}.${id}.v1`;
  if (variants.ids === 'odd') return `${name}/${id} "it's" 100% ?#😀`;
  return `${name}-${id}`;
}

export function writeMoney(amount: number, variants: Variants): string | number {
  if (variants.amounts === 'text') return amount.toFixed(2);
  if (variants.amounts === 'odd') return ODD_AMOUNTS[Math.round(Math.abs(amount) * 100) % 4] ?? 'NaN';
  return amount;
}

export function writeRate(percent: number, variants: Variants): string | number {
  if (variants.rates === 'fraction') return percent / 100;
  return variants.rates === 'text' ? `${percent}%` : percent;
}

function writeTime(time: number, variants: Variants): string | number {
  if (variants.dates === 'seconds') return Math.floor(time / 1000);
  const iso = new Date(time).toISOString();
  return variants.dates === 'naive' ? iso.slice(0, 19) : iso;
}

function writeField(name: string, value: unknown, variants: Variants): unknown {
  if (value === null && variants.absent === 'blank') return '';
  if (typeof value !== 'number') return dress(value, variants);
  if (Object.hasOwn(ID_NAMES, name)) return writeId(name, value, variants);
  if (MONEY.has(name)) return writeMoney(value, variants);
  return TIMES.has(name) ? writeTime(value, variants) : value;
}

/** Writes a whole answer. The name of a field tells what kind of value it holds. */
export function dress(value: unknown, variants: Variants): unknown {
  if (Array.isArray(value)) return value.map((part) => dress(part, variants));
  if (typeof value !== 'object' || value === null) return value;
  const written: Fields = {};
  for (const [name, field] of Object.entries(value)) {
    if (field === undefined || (field === null && variants.absent === 'omitted')) continue;
    written[name] = writeField(name, field, variants);
  }
  const isRecord = Object.keys(ID_NAMES).some((name) => name in value);
  return isRecord && variants.extra === 'yes' ? { ...written, ...EXTRA } : written;
}
