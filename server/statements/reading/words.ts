// The words by which the columns and lines of a statement say what they are about, in the languages of the banks that we know.

export type Direction = 'out' | 'in';

const words = (text: string) => new Set(text.split(/\s*,\s*/));

const OUT = words(
  'debit, debits, dbit, debet, débit, debito, débito, withdrawal, withdrawals, af, soll, outgoing, cargo, cargos, lastschrift, belastung, ' +
    'addebiti, uscite, spent, paid out',
);
const IN = words(
  'credit, credits, crdt, kredit, crédit, credito, crédito, deposit, deposits, bij, haben, incoming, abono, abonos, gutschrift, ' +
    'accrediti, entrate, received, paid in',
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

const DATE_NAME =
  /\b(date|datum|day|data|fecha|dato|tag|buchungstag|wertstellung|valuta|posted|created|settled|booked|completed|started)\b|dat(?:e|um)\b/i;
const AMOUNT_NAME =
  /\b(amount|amt|betrag|bedrag|importe|importo|montant|kwota|valor|value|sum|umsatz|belopp|beløb|total|net|gross|monto|summa)\b/i;
const NO_AMOUNT = /\b(balance|saldo|solde|kontostand|rate|tax|vat|date|datum|day|currency|ccy|count|number|no|id)\b/i;
const FEE =
  /\b(fees?|commissions?|charges?|gebühr(?:en)?|entgelt|kosten|frais|comisi[oó]n(?:es)?|provision(?:en)?)(?!\p{L})/iu;
const BALANCE = /\b(balance|saldo|solde|kontostand|guthaben)\b/i;

export const namesDate = (column: string): boolean => DATE_NAME.test(column);
export const namesFee = (column: string): boolean =>
  FEE.test(column) && !/\b(currency|after|before|rate)\b/i.test(column);
export const namesBalance = (column: string): boolean => BALANCE.test(column);
export const namesAmount = (column: string): boolean =>
  AMOUNT_NAME.test(column.replaceAll('_', ' ')) && !NO_AMOUNT.test(column) && !namesFee(column);
/** Whether a text calls a booking the bank's fee. */
export const saysFee = (text: string): boolean => FEE.test(text);

/** How surely a column has the day on which the bank booked; 0 for a column without dates. */
export function rankOfDate(column: string): number {
  if (!namesDate(column)) return 0;
  if (/value|valuta|valeur|valor|wert|rente|available|start|due|effective|transfer|timestamp|expir/i.test(column))
    return 1;
  if (/post|book|buchung|boek|complet|finish|settle|operaci|compta|contab/i.test(column)) return 4;
  return /^(date|datum|fecha|data|dato)(\s*\(utc\))?$/i.test(column.trim()) ? 3 : 2;
}

/** How surely a column has what was booked; 0 for a column that has not. */
export function rankOfAmount(column: string): number {
  if (!namesAmount(column)) return 0;
  if (/original|foreign|facing|instructed|target|exchange/i.test(column)) return 1;
  return /\b(amount|amt|betrag|bedrag|importe|importo|montant|kwota|umsatz|belopp|beløb|monto)\b/i.test(
    column.replaceAll('_', ' '),
  )
    ? 3
    : 2;
}

/** How surely a column has the reference that the payer gave. */
export function rankOfReference(column: string): number {
  if (/\b(merchant|customer|payment|your|client|end.?to.?end)\b.*\b(ref|id)/i.test(column)) return 4;
  if (
    /^(payment |customer )?(ref|reference|référence|referenz|referentie|referencia|riferimento)( no\.?| number)?$/i.test(
      column,
    )
  )
    return 3;
  return /\bref(erence|erenz|erentie|erencia|\.|\b)|verwendungszweck|kenmerk|concepto|libell|mededeling/i.test(column)
    ? 2
    : 0;
}

/** How surely a column has the bank's own id of a booking. */
export const namesBankId = (column: string): boolean =>
  /^(id|txn id|transaction (id|no\.?|number)|transferwise id|fitid|bank reference|psp reference|tracking id|trans(action)?\. ?id)$/i.test(
    column.trim(),
  );
export const namesAccount = (column: string): boolean =>
  /^((source|own|bank) )?(account|konto|rekening|iban|rekeningnummer|auftragskonto|kontonummer|account (no\.?|number|id)|iban\/bban)$/i.test(
    column.trim(),
  );

const SUMMARY =
  /^\W*((sub)?totals?|sum|summe|totaal|saldo|(opening|closing|beginning|ending|previous|new|available|ledger)\b.*\bbalance|balance|end of (file|statement|report)|number of|count)\b/i;
/** Whether a row is a sum or a balance, and no booking. */
export const saysSummary = (text: string): boolean => SUMMARY.test(text);
