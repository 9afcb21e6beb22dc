import type { CsvRow } from '../../files/csv-rows.ts';
import { amountIn, type DecimalSign, decimalSignIn, isCurrency } from './amount.ts';
import { cellsOf, layoutOf } from './csv-layout.ts';
import { dateEvidence, dayIn, dayInWords, daysBetween, isDate } from './dates.ts';
import { checkUnreadable, cleaned, codeWithin, Draft, last4, oneAccount, RefusedFile, wordOf } from './draft.ts';
import { directionsOf, type Money, moneyReader, readingOf } from './money.ts';
import type { CsvColumns, CsvProfile, DateOrder, MoneyOut } from './profile.ts';
import type { Question, Reading, ReadOptions } from './reading.ts';
import { orderBySending } from './sent-on.ts';
import { isBooked, isStatus, saysSummary } from './words.ts';

/** The cells of a row that count, until all rows are there. */
interface Row {
  line: number;
  raw: string;
  cells: Record<keyof CsvColumns, string>;
  text: string;
}

const FAULTS = {
  quote: ['A quote stands in the middle of a cell, or never ends.', 'Remove the quote in this line.'],
  long: ['It is longer than 64 kB.', 'Export the file anew: a line end or a quote is missing.'],
  wide: ['It has more than 500 cells.', 'Export the file anew.'],
} as const;

/** A date or an amount of another column: no word of the booking. */
const isFigure = (cell: string) => /^[-+(]?\d{1,3}(?:[.,]?\d{3})*[.,]\d{2}\)?$/.test(cell) || isDate(cell);

/** Turns the rows of a CSV file into lines. What the dates and amounts mean is only known when all are there. */
export class CsvLines {
  readonly #names: readonly string[];
  readonly #columns: CsvColumns;
  readonly #profile: CsvProfile | undefined;
  readonly #options: ReadOptions;
  readonly #places: Record<keyof CsvColumns, number>;
  /** The places whose cells are words of the booking. */
  readonly #words: number[];
  readonly #rows: Row[] = [];
  readonly #draft = new Draft();
  readonly #accounts = new Set<string>();

  constructor(names: readonly string[], columns: CsvColumns, profile: CsvProfile | undefined, options: ReadOptions) {
    this.#names = names;
    this.#columns = columns;
    this.#profile = profile;
    this.#options = options;
    const entries = Object.entries(columns).map(([key, name]) => [key, name === null ? -1 : names.indexOf(name)]);
    this.#places = Object.fromEntries(entries) as Record<keyof CsvColumns, number>;
    const own = new Set(Object.values(this.#places));
    this.#words = names.flatMap((_, index) => (own.has(index) ? [] : [index]));
  }

  /** The rows above the header, some of which say something of the statement. */
  preamble(rows: readonly CsvRow[]): void {
    const { facts } = this.#draft;
    for (const row of rows) {
      const [name = '', ...values] = cellsOf(row);
      const value = values.find((cell) => cell !== '') ?? '';
      this.#draft.leaveOut(row.line, row.text, 'It stands above the header.');
      if (/\b(account|konto|rekening|iban|cuenta|compte)\b/i.test(name) && !/owner|name|holder|type/i.test(name)) {
        this.#draft.account ??= wordOf(value.replace(/\(.*\)/, ''));
      }
      if (isCurrency(value) && /curr|währung|valuta|devise|moneda/i.test(name)) facts.currency = value.toUpperCase();
      const cents = amountIn(value, decimalSignIn(value))?.cents;
      if (/\b(opening|beginning|start|previous)\b.*\bbalance/i.test(name)) facts.openingCents = cents ?? null;
      if (/\b(closing|ending|new)\b.*\bbalance/i.test(name)) facts.closingCents = cents ?? null;
    }
  }

  /** @throws RefusedFile for one too many */
  add(row: CsvRow) {
    if (row.fault) {
      const [reason, remedy] = FAULTS[row.fault];
      return this.#draft.cannotRead(row.line, row.text, reason, remedy);
    }
    const cells = cellsOf(row);
    const at = (name: keyof CsvColumns) => cells[this.#places[name]] ?? '';
    const own = Object.fromEntries(Object.keys(this.#places).map((name) => [name, at(name as keyof CsvColumns)]));
    const hasDate = isDate(at('date'));
    const hasAmount = [at('amount'), at('oppositeAmount')].some((cell) => /\d/.test(cell));
    if (!hasDate) {
      const isHeader = cells.length > 1 && cells.every((cell, index) => cell === '' || cell === this.#names[index]);
      if (isHeader) return this.#draft.leaveOut(row.line, row.text, 'It is the header again.');
      const first = cells.find((cell) => cell !== '') ?? '';
      if (saysSummary(first)) return this.#draft.leaveOut(row.line, row.text, 'It is a total, a balance or a footer.');
      if (!hasAmount) return this.#draft.leaveOut(row.line, row.text, 'It has neither a date nor an amount.');
      return this.#draft.cannotRead(
        row.line,
        row.text,
        `It has no date in the column ${this.#columns.date}.`,
        'Write the date as 2026-11-20.',
      );
    }
    const words = this.#words.map((index) => cells[index] ?? '').filter((cell) => cell !== '' && !isFigure(cell));
    if (!hasAmount && words.some(saysSummary)) {
      return this.#draft.leaveOut(row.line, row.text, 'It is a total, a balance or a footer.');
    }
    if (cells.length > this.#names.length) {
      const reason = `It has ${cells.length} cells, and the header ${this.#names.length}.`;
      return this.#draft.cannotRead(row.line, row.text, reason, 'Put a cell that contains the delimiter into quotes.');
    }
    this.#rows.push({ line: row.line, raw: row.text, cells: own as Row['cells'], text: cleaned(words.join(' | ')) });
    if (this.#rows.length > 50_000) {
      throw new RefusedFile('The file has more than 50,000 lines.', 'Split it by days, and upload each part.');
    }
    if (own.account) this.#accounts.add(own.account);
  }

  /** @throws RefusedFile */
  async reading(header: { line: number; names: string[] } | null, ofColumns: Question[]): Promise<Reading> {
    if (this.#rows.length === 0 && this.#draft.unreadable.length === 0) {
      throw new RefusedFile('The file has no line under its header.', 'Export it for days with bookings.');
    }
    const decimal = this.#decimal();
    const { order, question: ofDates } = await this.#order();
    const status = this.#statusWords();
    const read = this.#readRows(decimal, order, status.isBooked);
    const given = (this.#options.answers?.money_out ?? this.#profile?.moneyOut ?? undefined) as MoneyOut | undefined;
    const { unclear, directionOf } = directionsOf(
      read,
      given === 'positive' || given === 'negative' ? given : undefined,
    );
    const isDollars =
      read.length > 0 && this.#draftCurrency === undefined && read.every(({ money }) => money.currency === undefined);
    const account = this.#chosenAccount();
    for (const one of read) this.#addLine(one, directionOf(one), account?.value);
    this.#balances(read, decimal);
    const { facts } = this.#draft;
    const accounts = this.#accounts.size === 1 ? [...this.#accounts][0] : account?.value;
    this.#draft.account ??= accounts ?? null;
    const currencies = new Set(this.#draft.lines.map(({ currency }) => currency));
    if (currencies.size === 1) facts.currency = [...currencies][0] ?? null;
    const { questions: _, ...merged } = oneAccount([this.#draft], {});
    merged.unreadable.sort((one, other) => one.line - other.line);
    checkUnreadable(merged.lines.length + merged.leftOut.length, merged.unreadable, 'csv');
    const questions = [
      ...ofColumns,
      ...(ofDates ? [ofDates] : []),
      ...(unclear ? [moneyQuestion(unclear)] : []),
      ...(status.question ? [status.question] : []),
      ...(account?.question ? [account.question] : []),
    ];
    const profile: CsvProfile = {
      layout: layoutOf(this.#names),
      header: [...this.#names],
      columns: this.#columns,
      dateOrder: ofDates ? null : order,
      moneyOut: given ?? null,
      statusWords: status.words,
      currency: facts.currency ?? 'USD',
    };
    const remarks = isDollars ? ['No column names a currency: amounts are in US dollars.'] : [];
    const understood = { format: 'csv' as const, ...merged, header, remarks, profile };
    return questions.length > 0
      ? { outcome: 'questions', questions, ...understood }
      : { outcome: 'understood', ...understood };
  }

  /** The currency that the rows above the header name. */
  get #draftCurrency(): string | undefined {
    return this.#draft.facts.currency ?? undefined;
  }

  /** A comma or a point, if the amounts agree on it. */
  #decimal(): DecimalSign {
    let found: DecimalSign;
    for (const { cells } of this.#rows) {
      for (const cell of [cells.amount, cells.oppositeAmount]) {
        const sign = decimalSignIn(cell);
        if (sign && found && sign !== found) return undefined;
        found ??= sign;
      }
    }
    return found;
  }

  async #order(): Promise<{ order: DateOrder; question?: Question }> {
    const { answers = {}, today, sentOn } = this.#options;
    const found = dateEvidence(
      this.#rows.map(({ cells }) => cells.date),
      today,
    );
    if (found && 'dayFirst' in found) {
      throw new RefusedFile(
        `The dates contradict one another: ${found.dayFirst} has the day first, and ${found.monthFirst} the month.`,
        'Export the file with dates in one form.',
      );
    }
    const given = answers.date_order ?? this.#profile?.dateOrder;
    if (found && 'order' in found) {
      if (answers.date_order && answers.date_order !== found.order) {
        const other = this.#rows.find(
          ({ cells }) => dayIn(cells.date, found.order === 'day_first' ? 'month_first' : 'day_first') === undefined,
        );
        throw new RefusedFile(
          `The order of dates that was chosen contradicts ${other?.cells.date ?? 'the order of the rows'} in the file.`,
          'Choose the other order.',
          other?.line ?? null,
        );
      }
      return found;
    }
    if (given === 'day_first' || given === 'month_first') return { order: given };
    if (!found) return { order: 'month_first' };
    const settled =
      sentOn &&
      (await orderBySending(
        this.#rows.map(({ cells, text }) => ({ ...cells, text })),
        sentOn,
      ));
    if (settled) return { order: settled };
    const choice = (value: DateOrder) => ({ value, words: dayInWords(dayIn(found.unclear, value) ?? '') });
    const choices = [choice('day_first'), choice('month_first')];
    return { order: 'day_first', question: { name: 'date_order', about: found.unclear, choices } };
  }

  /** Which words of the status column count as booked. */
  #statusWords() {
    const words: Record<string, boolean> = {};
    const unknown = new Set<string>();
    let hasBooked = false;
    const answer = this.#options.answers?.status_booked;
    const kept = new Map(Object.entries(this.#profile?.statusWords ?? {}));
    for (const { cells } of this.#rows) {
      const word = cells.status.toLowerCase().slice(0, 40);
      if (word === '' || word in words || unknown.has(word)) continue;
      if (isStatus(word)) words[word] = isBooked(word);
      else if (kept.has(word)) words[word] = kept.get(word) === true;
      else unknown.add(word);
      hasBooked ||= words[word] === true;
    }
    const isOpen = unknown.size > 0 && !hasBooked && answer === undefined;
    if (answer !== undefined) for (const word of unknown) words[word] = word === answer;
    const choices = [...unknown].slice(0, 5).map((word) => ({ value: word, words: `“${word}” means booked` }));
    const question: Question | undefined = isOpen
      ? {
          name: 'status_booked',
          about: `the column ${this.#columns.status}`,
          choices: [...choices, { value: 'none', words: 'None of its words means booked' }],
        }
      : undefined;
    return { words, question, isBooked: (status: string) => words[status.toLowerCase().slice(0, 40)] === true };
  }

  #readRows(decimal: DecimalSign, order: DateOrder, isBookedWord: (status: string) => boolean) {
    const names = [this.#columns.amount, this.#columns.oppositeAmount ?? '', this.#columns.direction ?? '', 'Currency'];
    const has = (name: keyof CsvColumns, place: number) => (this.#columns[name] === null ? undefined : place);
    const moneyOf = moneyReader(
      names,
      {
        amount: 0,
        oppositeAmount: has('oppositeAmount', 1),
        direction: has('direction', 2),
        currency: has('currency', 3),
      },
      decimal,
    );
    const read: { line: number; reference: string; row: Row; day: string; money: Money }[] = [];
    for (const row of this.#rows) {
      const { line, raw, cells } = row;
      const day = dayIn(cells.date, order);
      const wrong = (reason: string, remedy: string) => this.#draft.cannotRead(line, raw, reason, remedy);
      if (day === undefined) {
        wrong(`${cells.date} is no day in the order of the other dates.`, 'Correct the date.');
        continue;
      }
      if (day < '2000-01-01' || daysBetween(this.#options.today, day) > 366) {
        wrong(`Its date is ${dayInWords(day)}, which cannot be.`, 'Correct the date.');
        continue;
      }
      if (this.#columns.status !== null && !isBookedWord(cells.status)) {
        const word = cleaned(cells.status, 40);
        this.#draft.leaveOut(line, raw, word === '' ? 'It has no status.' : `Its status is ${word}.`);
        continue;
      }
      const money = moneyOf([cells.amount, cells.oppositeAmount, cells.direction, cells.currency]);
      if (typeof money === 'string') {
        const amount = cells.amount || cells.oppositeAmount;
        const isAmount = money.startsWith('has no amount');
        if (isAmount && amount !== '')
          wrong(`${cleaned(amount, 40)} is no amount, or one of two sizes.`, 'Write it as -1234.50.');
        else if (isAmount) wrong(`It has no amount in the column ${this.#columns.amount}.`, 'Write it as -1234.50.');
        else wrong(`It ${money}.`, 'Write D for money out, or C for money in.');
        continue;
      }
      read.push({ line, reference: `${cells.reference} ${row.text}`, row, day, money });
    }
    return read;
  }

  #addLine(
    { row, day, money }: { row: Row; day: string; money: Money },
    direction: ReturnType<ReturnType<typeof directionsOf>['directionOf']>,
    account: string | undefined,
  ) {
    const { line, raw, cells, text } = row;
    if (typeof direction === 'object') {
      return this.#draft.cannotRead(line, raw, `${direction.contradiction}.`, 'Correct the amount or its direction.');
    }
    if (account !== undefined && cells.account !== '' && cells.account !== account) {
      return this.#draft.leaveOut(line, raw, `It is on another account: …${last4(cells.account)}.`);
    }
    const size = Math.abs(money.cents);
    const reference = wordOf(cells.reference);
    this.#draft.add({
      line,
      bankId: wordOf(cells.bankId),
      bookedOn: day,
      amountCents: direction === 'out' && size !== 0 ? -size : size,
      currency: money.currency ?? this.#draftCurrency ?? this.#profile?.currency ?? 'USD',
      reference,
      text,
      status: wordOf(cells.status),
      returnCode: direction === 'in' ? codeWithin(`${reference ?? ''} ${text}`) : null,
      feeCents: cells.fee === '' ? null : Math.abs(amountIn(cells.fee)?.cents ?? 0),
      details: [],
    });
  }

  /** Several accounts in one file: the person chooses one. */
  #chosenAccount(): { value: string; question?: Question } | undefined {
    if (this.#accounts.size < 2) return undefined;
    const accounts = [...this.#accounts].slice(0, 50);
    const answer = this.#options.answers?.account;
    const value = accounts.find((account) => `…${last4(account)}` === answer);
    if (value !== undefined) return { value };
    const choices = accounts.map((account) => ({ value: `…${last4(account)}`, words: `…${last4(account)}` }));
    return {
      value: accounts[0] as string,
      question: { name: 'account', about: `${this.#accounts.size} accounts`, choices },
    };
  }

  /** The balances before the first and after the last line, if a column has them and they follow one another. */
  #balances(read: readonly { row: Row }[], decimal: DecimalSign): void {
    if (this.#columns.balance === null || read.length !== this.#draft.lines.length) return;
    const steps = this.#draft.lines.map(({ amountCents }, index) => {
      return { by: amountCents, of: amountIn(read[index]?.row.cells.balance ?? '', decimal)?.cents };
    });
    if (steps.length === 0 || steps.some(({ of }) => of === undefined)) return;
    const balances = steps as { by: number; of: number }[];
    const inOrder = [balances, balances.toReversed()].find((some) =>
      some.every(({ by, of }, index) => index === 0 || of === (some[index - 1]?.of ?? 0) + by),
    );
    const [first, last] = [inOrder?.[0], inOrder?.at(-1)];
    if (!first || !last) return;
    this.#draft.facts.openingCents ??= first.of - first.by;
    this.#draft.facts.closingCents ??= last.of;
  }
}

function moneyQuestion(line: { line: number; reference: string; money: Money }): Question {
  const { cents, currency } = line.money;
  const choices = (['negative', 'positive'] as const).map((value) => ({ value, words: readingOf(line, value) }));
  return { name: 'money_out', about: `${(cents / 100).toFixed(2)} ${currency ?? 'USD'} in line ${line.line}`, choices };
}
