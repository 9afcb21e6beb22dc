import { InvalidInput } from './errors.ts';

/** Largest amount the API accepts, US dollars. Far above any real one and far below what a double holds exactly. */
export const MAX_USD = 100_000_000;

/**
 * Integer cents of an amount in US dollars.
 *
 * @param usd a JSON number from a request
 * @param path the field's name, for the refusal
 * @param mostUsd where the contract allows this field another amount than MAX_USD
 * @throws InvalidInput when it has more than two decimals, is not finite or is beyond `mostUsd`
 */
export function centsOf(usd: number, path: string, mostUsd: number = MAX_USD): number {
  const cents = Math.round(usd * 100);
  // A two-decimal number survives the round trip exactly; anything with more decimals does not.
  if (!Number.isFinite(usd) || cents / 100 !== usd) {
    throw new InvalidInput([{ path, message: 'must be an amount in US dollars with at most two decimals' }]);
  }
  if (Math.abs(usd) > mostUsd) {
    throw new InvalidInput([{ path, message: `must be at most ${mostUsd.toLocaleString('en-US')} dollars` }]);
  }
  return cents;
}

/** US dollars of integer cents, for an answer. */
export const usdOf = (cents: number): number => cents / 100;

const words = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Integer cents in words for an administrator: 2759152 is '$27,591.52'. */
export const inWords = (cents: number): string => words.format(cents / 100);
