import type { ZodObject, ZodType } from 'zod';

/** How the cells of a file are written. */
export interface Dialect {
  delimiter: Delimiter;
  /** Tells the sender something that was assumed. */
  assume(sentence: string): void;
}
export type Delimiter = ',' | ';' | '\t';

/** The value of a cell, or the end of the sentence "price_usd …" that says what is wrong and what to write. */
export type ReadCell = { value: unknown } | { problem: string };

export interface Column {
  /** The field, and the field of it that a dot separates: `signals.bank_country`. */
  path: string[];
  /** Whether the field must be there, and may be null: an export writes null as an empty cell. */
  mustBeNull: boolean;
  /** @param isGuarded whether an apostrophe kept it a text */
  read(text: string, dialect: Dialect, isGuarded: boolean): ReadCell;
}

/** The fields of a record, by their names in the head of a file. */
export function columnsOf(schema: ZodType): Map<string, Column> {
  const fields = Object.entries((schema as ZodObject).shape).flatMap(([name, field]): [string, Column][] => {
    const inner = unwrapped(field as ZodType);
    const [absent, empty] = [undefined, null].map((value) => (field as ZodType).safeParse(value).success);
    const mustBeNull = empty === true && !absent;
    if (inner.def.type !== 'object') return [[name, { path: [name], mustBeNull, read: readerOf(name, inner) }]];
    return [...columnsOf(inner)].map(([part, column]) => [`${name}.${part}`, { ...column, path: [name, part] }]);
  });
  return new Map(fields);
}

/** The schema inside of an optional or nullable one, or one with a default. */
function unwrapped(schema: ZodType): ZodType {
  return 'innerType' in schema.def ? unwrapped(schema.def.innerType as ZodType) : schema;
}

function readerOf(name: string, { def }: ZodType): Column['read'] {
  if (def.type === 'number') return number;
  if (def.type === 'boolean') return boolean;
  if (Reflect.get(def, 'format') === 'datetime') return time;
  return name.endsWith('_id') ? id : (text) => ({ value: text });
}

const EXPONENT = /^-?\d+([.,]\d+)?E[+-]?\d+$/i;
const GROUPS = /^-?\d{1,3}([.,'\u00a0\u202f ]\d{3})+([.,]\d+)?$/;

/** A text that is no number stays a text, which the schema refuses. */
function number(given: string, { delimiter, assume }: Dialect): ReadCell {
  const text = given.trim();
  const isEuropean = delimiter === ';';
  if (/^-?\d+$/.test(text)) return { value: Number(text) };
  if (isEuropean && /^-?\d{1,3}[.,]\d{3}$/.test(text)) {
    return {
      problem: 'can be read in two ways, with a decimal point or with thousands: write all digits, such as 1000',
    };
  }
  if (/^-?\d+\.\d+$/.test(text)) return { value: Number(text) };
  if (GROUPS.test(text)) return { problem: 'has a separator of thousands: write the number without it, such as 1000' };
  if (/^-?\d+,\d+$/.test(text)) {
    if (!isEuropean) {
      const only = 'has a decimal comma, which counts only in a file that is separated by semicolons';
      return { problem: `${only}: write a point, such as 9.99` };
    }
    assume('Numbers have a decimal comma.');
    return { value: Number(text.replace(',', '.')) };
  }
  if (EXPONENT.test(text)) return { problem: 'is shortened by a spreadsheet: write all its digits' };
  return { value: given };
}

function boolean(text: string): ReadCell {
  const word = text.trim().toLowerCase();
  if (word === 'true' || word === 'false') return { value: word === 'true' };
  return { problem: 'must be true or false' };
}

const ISO_TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2}(?:\.\d+)?)? ?(Z|[+-]\d{2}:?\d{2})?$/i;
const OTHER_DATE = /^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}(\D|$)/;

function time(given: string, { assume }: Dialect): ReadCell {
  const text = given.trim();
  const [, day, minute, second = ':00', zone] = ISO_TIME.exec(text) ?? [];
  if (day) {
    if (!zone) assume('Times without a time zone are in UTC.');
    const offset = (zone ?? 'Z').toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
    return { value: `${day}T${minute}${second}${offset}` };
  }
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return { problem: 'needs a time as well: write 2026-11-20 09:14:00' };
  if (!OTHER_DATE.test(text)) return { value: given };
  const order = 'has a date whose day and month cannot be told apart';
  return { problem: `${order}: write the year first, such as 2026-11-20 09:14:00` };
}

/** As every spreadsheet writes a number that it has shortened. `1E5` is an id. */
const SHORTENED = /^\d+([.,]\d+)?E\+\d+$/i;

function id(text: string, _: Dialect, isGuarded: boolean): ReadCell {
  if (isGuarded || !SHORTENED.test(text.trim())) return { value: text };
  const lost = 'is a number that a spreadsheet has shortened, and its last digits are lost';
  return { problem: `${lost}: take the file as it was exported, and open this column as text` };
}

/** A spreadsheet keeps 15 digits of a number. */
const KEPT_DIGITS = 15;

/** Whether a spreadsheet may have dropped the last digits of an id. */
export const mayHaveLostDigits = (text: string): boolean =>
  /^\d+0$/.test(text) && text.length > KEPT_DIGITS && /^0+$/.test(text.slice(KEPT_DIGITS));
