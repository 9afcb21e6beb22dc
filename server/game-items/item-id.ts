import { randomInt } from 'node:crypto';

/** Without letters and digits that are easily confused: ids are read out on the telephone. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 10;

/** Random, so that a new item never gets the id of a deleted one that transactions still name. */
export function newItemId(): string {
  return `ITM-${Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
}
