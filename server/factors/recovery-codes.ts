import { randomInt } from 'node:crypto';
import { hashSecret } from '../authentication/tokens.ts';

const COUNT = 10;
/** Without letters and digits that are easily confused. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Ten codes of six groups of four, 118 bits each: a plain hash of so many cannot be tried through. */
export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, newCode);

function newCode(): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: 6 }, group).join('-');
}

/** The stored form of a code, however it was typed. */
export const hashOfCode = (code: string): string => hashSecret(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
