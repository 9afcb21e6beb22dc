import { InvalidInput } from './errors.ts';

/** The largest amount that the API accepts, in US dollars: far above any real one, and far below the limit of exact doubles. */
export const MAX_USD = 100_000_000;

/**
 * Converts an amount in US dollars to integer cents.
 *
 * @param usd a JSON number from a request
 * @param path the field's name, for the error
 * @param mostUsd the field's maximum in the contract, when it is not MAX_USD
 * @throws InvalidInput when the amount has more than two decimals, is not finite or exceeds `mostUsd`
 */
export function centsOf(usd: number, path: string, mostUsd: number = MAX_USD): number {
  const cents = Math.round(usd * 100);
  // A number with two decimals survives the round trip exactly; one with more decimals does not.
  if (!Number.isFinite(usd) || cents / 100 !== usd) {
    throw new InvalidInput([{ path, message: 'must be an amount in US dollars with at most two decimals' }]);
  }
  if (Math.abs(usd) > mostUsd) {
    throw new InvalidInput([{ path, message: `must be at most ${mostUsd.toLocaleString('en-US')} dollars` }]);
  }
  return cents;
}

/** Converts integer cents to US dollars, for an answer. */
export const usdOf = (cents: number): number => cents / 100;

const words = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats integer cents for an administrator: 2759152 becomes '$27,591.52'. */
export const formatUsd = (cents: number): string => words.format(cents / 100);
