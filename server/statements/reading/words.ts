// The words by which the columns and lines of a statement say what they are about, in the languages of the banks that we know.

export type Direction = 'out' | 'in';

const words = (text: string) => new Set(text.split(/\s*,\s*/));

const OUT = words(
  'debit, debits, dbit, debet, débit, debito, débito, withdrawal, withdrawals, af, soll, outgoing, cargo',
);
const IN = words(
  'credit, credits, crdt, kredit, crédit, credito, crédito, deposit, deposits, bij, haben, incoming, abono',
);
const SHORT_OUT = words('d, dr, db, s, out, money out, paid out, sent, -');
const SHORT_IN = words('c, cr, h, in, money in, paid in, received, +');

const BOOKED = words(
  'booked, book, posted, complete, completed, settled, sent, paid, paid out, success, successful, succeeded, cleared, executed, ' +
    'processed, done, ok, available, final, confirmed, gebucht, verwerkt, uitgevoerd, acsc, accc',
);
const NOT_BOOKED = words(
  'pending, pdng, failed, failure, reverted, reversed, returned, declined, cancelled, canceled, rejected, rjct, refused, in transit, ' +
    'scheduled, processing, in progress, expired, void, voided, refunded, blocked, hold, on hold, authorised, authorized, draft, ' +
    'error, unpaid, created, initiated, submitted, queued, waiting, bounced, vorgemerkt, storniert, abgelehnt',
);
const RETURN =
  /\b(?:returns?|returned|rtn|reversals?|reversed|reverted|refund(?:ed)?|bounced|rejected|storno|retour|R\d\d)\b|rücklast|rückgabe/i;

const plain = (text: string) => text.trim().toLowerCase().replaceAll('_', ' ');
const partsOf = (name: string) =>
  plain(name)
    .split(/[^\p{L}+-]+/u)
    .filter((part) => part !== '');

export function directionIn(cell: string): Direction | undefined {
  const word = plain(cell).replaceAll('.', '');
  if (OUT.has(word) || SHORT_OUT.has(word)) return 'out';
  return IN.has(word) || SHORT_IN.has(word) ? 'in' : undefined;
}

/** Of a word that means nothing else. */
export const isDirection = (cell: string): boolean => OUT.has(plain(cell)) || IN.has(plain(cell));

/** "D/C", "Af Bij", "Debit/Credit", "CdtDbtInd", "Direction". */
export function namesDirection(column: string): boolean {
  const directions = new Set(partsOf(column).map(directionIn));
  return (directions.has('out') && directions.has('in')) || /^(direction|cdtdbtind)$/.test(plain(column));
}

/** Whose column of amounts it is, such as "Debit" or "Money in", and what else is in its name. */
export function sideOf(column: string): { direction: Direction | undefined; rest: string } {
  const parts = partsOf(column);
  const isSide = (part: string) => isDirection(part) || (/^(in|out)$/.test(part) && parts.length <= 2);
  const [side, ...others] = parts.filter(isSide);
  const isOne = side !== undefined && others.length === 0 && !parts.includes('card');
  return { direction: isOne ? directionIn(side) : undefined, rest: parts.filter((part) => part !== side).join(' ') };
}

export const isBooked = (status: string): boolean => BOOKED.has(plain(status));
export const isStatus = (cell: string): boolean => isBooked(cell) || NOT_BOOKED.has(plain(cell));
export const namesStatus = (column: string): boolean => partsOf(column).some((part) => part.endsWith('status'));
export const namesCurrency = (column: string): boolean =>
  /^((transaction|account|payment|amount) )?(currency|ccy|währung|valuta|devise|moneda)( code)?$/.test(plain(column));
/** Whether a text calls a payment a return. */
export const saysReturn = (text: string): boolean => RETURN.test(text);
