import type { Direction } from './words.ts';

/** An amount as a cell has it: below zero with a minus or in parentheses. */
export interface Amount {
  cents: number;
  /** Undefined when the cell names none. */
  currency: string | undefined;
  /** By DR or CR behind the number. */
  said?: Direction;
}

/** The sign before the cents; undefined where a file shows none. */
export type DecimalSign = '.' | ',' | undefined;

const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
const SYMBOLS: Record<string, string> = {
  ...{
    $: 'USD',
    US$: 'USD',
    '€': 'EUR',
    '£': 'GBP',
    '₹': 'INR',
    '₩': 'KRW',
    '₽': 'RUB',
    '₺': 'TRY',
    '₱': 'PHP',
    '₫': 'VND',
  },
  ...{
    CA$: 'CAD',
    C$: 'CAD',
    AU$: 'AUD',
    A$: 'AUD',
    NZ$: 'NZD',
    HK$: 'HKD',
    SG$: 'SGD',
    S$: 'SGD',
    MX$: 'MXN',
    R$: 'BRL',
  },
};

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
  /^(?<s1>[+−-])? ?(?<u1>[A-Z]{3}|[A-Z]{0,2}\$|\p{Sc})? ?(?<s2>[+−-])?(?<number>[\d.][\d.,'’\s]*?) ?(?<u2>[A-Z]{3}|[A-Z]{0,2}\$|\p{Sc})?(?<s3>[+−-])?$/iu;
/** With a point before the cents; the third form is India's. */
const WITH_POINT = [
  /^(\d{1,3}(?:,\d{3})+|\d{1,3}(?:['’]\d{3})+|\d{1,3}(?:\s\d{3})+|\d+)(?:\.(\d{0,2}))?$/,
  /^()\.(\d{1,2})$/,
  /^(\d{1,2}(?:,\d\d)+,\d{3})(?:\.(\d{1,2}))?$/,
];
const WITH_COMMA = [/^(\d{1,3}(?:\.\d{3})+|\d{1,3}(?:['’]\d{3})+|\d{1,3}(?:\s\d{3})+|\d+),(\d{1,2})$/];
/** Thousands with points, which a file shows to be no cents. */
const POINTS_ALONE = /^(\d{1,3}(?:\.\d{3})+)()$/;
const TWO_POINTS = /^(\d{1,3}(?:\.\d{3}){2,})()$/;
const COMMA_ALONE = /^\d{1,3}(?:,\d{3})+$/;
const MAX_AMOUNT = 40;
/** Ten trillion: the sums of a whole file stay exact. */
const MAX_CENTS = 1e15;

/**
 * `1,234.50`, `-1234.5`, `(12.00)`, `$12`, `12.00-`, `1.234,50`, `1 234,50`, `1'234.50`, `EUR 12.00`, `12.00 DR`. What may be read with two sizes is
 * undefined, unless the file shows by its other amounts what it means.
 */
export function amountIn(text: string, decimal?: DecimalSign): Amount | undefined {
  const cell = plainCell(text);
  if (cell.length > MAX_AMOUNT) return undefined;
  const [, withSide = cell, side] = /^(.*\d[.,]?) ?(DR|CR)$/i.exec(cell) ?? [];
  const [, inParentheses] = /^\((.*)\)$/.exec(withSide) ?? [];
  const { s1, s2, s3, u1, u2, number = '' } = AMOUNT.exec((inParentheses ?? withSide).trim())?.groups ?? {};
  const signs = [s1, s2, s3].filter((sign) => sign !== undefined);
  const units = [u1, u2].filter((unit) => unit !== undefined).map(currencyOf);
  if (signs.length > 1 || units.length > 1 || units.some((unit) => /^\w{3}$/.test(unit) && !CODES.has(unit)))
    return undefined;
  const size = centsIn(number, decimal);
  if (size === undefined) return undefined;
  const isBelow = inParentheses !== undefined || signs.some((sign) => sign !== '+');
  const said = side && ({ said: side.toUpperCase() === 'DR' ? 'out' : 'in' } as const);
  return { cents: isBelow && size !== 0 ? -size : size, currency: units[0], ...said };
}

function centsIn(number: string, decimal: DecimalSign): number | undefined {
  if (decimal === ',' && COMMA_ALONE.test(number)) return undefined;
  const forms = [...WITH_POINT, ...WITH_COMMA, decimal === ',' ? POINTS_ALONE : TWO_POINTS];
  const [, whole, part = ''] = forms.map((form) => form.exec(number)).find((found) => found !== null) ?? [];
  if (whole === undefined) return undefined;
  const size = Number(whole.replaceAll(/\D/g, '')) * 100 + Number(part.padEnd(2, '0'));
  return size <= MAX_CENTS ? size : undefined;
}

/** The text that a spreadsheet shows of ="12.00", and Arabic figures as ASCII. */
function plainCell(text: string): string {
  const cell = text.trim().replace(/^="(.*)"$/, '$1');
  if (!/[٠-٩۰-۹]/.test(cell)) return cell;
  const ascii = cell.replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
  return ascii.replaceAll('٫', '.').replaceAll('٬', ',');
}

/** Whether an amount can be one at all only with a comma, or only with a point, before the cents. */
export function decimalSignIn(text: string): DecimalSign {
  const [, point, comma] = /(?:[\d,'’\s]*(\.)|[\d.'’\s]*(,))\d{1,2}\D*$/.exec(text.trim()) ?? [];
  return point ? '.' : comma ? ',' : undefined;
}
