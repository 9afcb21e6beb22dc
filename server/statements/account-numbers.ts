import { accountNumberIn } from '../domain/account-number.ts';

/** A number, or an IBAN, with its blanks and hyphens. Words with letters before their digits, such as WDR-100420, are none. */
const CANDIDATE =
  /(?<![\p{L}\p{N}]|\p{L}[-_])(?:[A-Za-z]{2}\d{2}(?:[ -]?[A-Za-z0-9]{2,4}){3,8}|\d(?:[ -]?\d){8,})(?![\p{L}\p{N}])/gu;
const SHOWN = 4;

/** The last four characters of a number, of which no more is kept. */
export const last4Of = (number: string): string => `…${number.replaceAll(/[^A-Za-z0-9]/g, '').slice(-SHOWN)}`;

/**
 * A text of a statement without the full numbers of accounts and cards, of which the last four characters stay.
 *
 * @param known names of our payments, which stay as they are although they may look like one
 */
export function withoutAccountNumbers(text: string, known: ReadonlySet<string>): string {
  return storable(text).replaceAll(CANDIDATE, (found) =>
    known.has(found) || accountNumberIn(`account ${found}`, 'note') === undefined ? found : last4Of(found),
  );
}

/** PostgreSQL stores neither the NUL character nor a lone surrogate. */
const storable = (text: string): string => text.replaceAll('\0', ' ').toWellFormed();
