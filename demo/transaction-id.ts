import { mix } from './random.ts';

/** Crockford's base 32, without I, L, O and U, which are easily misread. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const HALF_BITS = 25;
const HALF_MASK = 2 ** HALF_BITS - 1;
const ROUND_KEYS = [0x3c6ef372, 0x1b873593, 0x2545f491, 0x6c62272e];

/**
 * The id of the n-th transaction: looks random, yet different numbers below 2^50 have different ids.
 *
 * A Feistel network over the two halves of the number: every round is invertible, so different numbers stay different.
 */
export function transactionIdOf(sequence: number): string {
  let left = Math.floor(sequence / 2 ** HALF_BITS) & HALF_MASK;
  let right = sequence & HALF_MASK;
  for (const key of ROUND_KEYS) {
    [left, right] = [right, left ^ (mix(right ^ key) & HALF_MASK)];
  }
  return `TXN-${fiveDigits(left)}${fiveDigits(right)}`;
}

function fiveDigits(half: number): string {
  let digits = '';
  for (let shift = HALF_BITS - 5; shift >= 0; shift -= 5) digits += DIGITS[(half >>> shift) & 31];
  return digits;
}
