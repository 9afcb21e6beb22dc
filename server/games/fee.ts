import { InvalidInput } from '../domain/errors.ts';

/**
 * Hundredths of a percent of a platform fee.
 *
 * @param percent a JSON number from a request, within what the contract allows
 * @throws InvalidInput when it has more than two decimals
 */
export function bpsOf(percent: number): number {
  const bps = Math.round(percent * 100);
  // A two-decimal number survives the round trip exactly; anything with more decimals does not.
  if (bps / 100 !== percent) {
    throw new InvalidInput([
      { path: 'platform_fee_percent', message: 'must be a percentage with at most two decimals' },
    ]);
  }
  return bps;
}

/** The percentage of hundredths of a percent, for an answer. */
export const percentOf = (bps: number): number => bps / 100;
