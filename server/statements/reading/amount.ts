/** An amount as a cell has it: below zero with a minus or in parentheses. */
export interface Amount {
  cents: number;
  /** Undefined when the cell names none. */
  currency: string | undefined;
}

const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
const SYMBOLS: Record<string, string> = { $: 'USD', US$: 'USD', '€': 'EUR', '£': 'GBP' };

export const isCurrency = (text: string): boolean => CODES.has(text.trim().toUpperCase());

/** "usd", "US$" and "€" as codes; what is unknown stays as it is. */
export function currencyOf(text: string): string {
  const name = text.trim().toUpperCase();
  return SYMBOLS[name] ?? name;
}

/** The currency that the name of a column ends with, as in "Amount (EUR)". */
export function currencyIn(column: string): string | undefined {
  const [, code] = /[\s([]([A-Z]{3})[)\]]?$/.exec(column.trim()) ?? [];
  return code && isCurrency(code) ? code : undefined;
}

/** A sign and the currency may be on either side; a dash anywhere else is no amount, but perhaps a date. */
const AMOUNT =
  /^(?<s1>[+−-])? ?(?<u1>[A-Z]{3}|[A-Z]{0,2}\$|\p{Sc})? ?(?<s2>[+−-])?(?<number>\d[\d.,\s]*?) ?(?<u2>[A-Z]{3}|[A-Z]{0,2}\$|\p{Sc})?(?<s3>[+−-])?$/iu;
const NUMBERS = [
  /^(\d{1,3}(?:,\d{3})+|\d{1,3}(?:\s\d{3})+|\d+)(?:\.(\d{1,2}))?$/,
  /^(\d{1,3}(?:\.\d{3})+|\d{1,3}(?:\s\d{3})+|\d+),(\d{2})$/,
];
const MAX_AMOUNT = 40;

/** `1,234.50`, `-1234.5`, `(12.00)`, `$12`, `12.00-`, `1.234,50`, `1 234,50`, `EUR 12.00`. */
export function amountIn(text: string): Amount | undefined {
  const cell = text.trim();
  if (cell.length > MAX_AMOUNT) return undefined;
  const [, inParentheses] = /^\((.*)\)$/.exec(cell) ?? [];
  const { s1, s2, s3, u1, u2, number = '' } = AMOUNT.exec((inParentheses ?? cell).trim())?.groups ?? {};
  const signs = [s1, s2, s3].filter((sign) => sign !== undefined);
  const units = [u1, u2].filter((unit) => unit !== undefined).map(currencyOf);
  if (signs.length > 1 || units.length > 1 || units.some((unit) => /^\w{3}$/.test(unit) && !CODES.has(unit)))
    return undefined;
  const [, whole, part = ''] = NUMBERS.map((form) => form.exec(number)).find((found) => found !== null) ?? [];
  if (whole === undefined) return undefined;
  const size = Number(whole.replaceAll(/[.,\s]/g, '')) * 100 + Number(part.padEnd(2, '0'));
  if (!Number.isSafeInteger(size)) return undefined;
  const isBelow = inParentheses !== undefined || signs.some((sign) => sign !== '+');
  return { cents: isBelow && size !== 0 ? -size : size, currency: units[0] };
}
