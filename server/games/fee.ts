import { InvalidInput } from '../domain/errors.ts';

/**
 * Converts a platform fee from percent to basis points.
 *
 * @param percent a JSON number from a request, within the contract's limits
 * @throws InvalidInput when it has more than two decimals
 */
export function bpsOf(percent: number): number {
  const bps = Math.round(percent * 100);
  // A number with two decimals survives the round trip exactly; one with more decimals does not.
  if (bps / 100 !== percent) {
    throw new InvalidInput([
      { path: 'platform_fee_percent', message: 'must be a percentage with at most two decimals' },
    ]);
  }
  return bps;
}

/** Converts basis points to percent, for an answer. */
export const percentOf = (bps: number): number => bps / 100;
