import { Turn } from '../../domain/turn.ts';
import { amountIn, type DecimalSign } from './amount.ts';
import { decimalOf, orderOf, statusWordsOf } from './csv-evidence.ts';
import { layoutOf } from './csv-layout.ts';
import type { CollectedRow, CollectedRows } from './csv-lines.ts';
import { dayIn, dayInWords, daysBetween } from './dates.ts';
import { checkUnreadable, cleaned, codeWithin, last4, oneAccount, RefusedFile, wordOf } from './draft.ts';
import { directionsOf, type Money, moneyReader, readingOf } from './money.ts';
import type { CsvColumns, CsvProfile, DateOrder, MoneyOut } from './profile.ts';
import type { Question, Reading } from './reading.ts';

/** The reading of a file's rows, now that all are there. @throws RefusedFile */
export async function readingOfRows(
  of: CollectedRows,
  header: { line: number; names: string[] } | null,
  ofColumns: Question[],
): Promise<Reading> {
  if (of.rows.length === 0 && of.draft.unreadable.length === 0) {
    throw new RefusedFile('The file has no line under its header.', 'Export it for days with bookings.');
  }
  // Each step goes through all rows.
  const turn = new Turn();
  const decimal = decimalOf(of);
  await turn.pass();
  const { order, isSettled, question: ofDates } = await orderOf(of);
  await turn.pass();
  const status = statusWordsOf(of);
  const read = await readRows(of, { decimal, order, isBookedWord: status.isBooked }, turn);
  await turn.pass();
  const given = (of.options.answers?.money_out ?? of.profile?.moneyOut ?? undefined) as MoneyOut | undefined;
  const { unclear, directionOf } = directionsOf(read, given === 'positive' || given === 'negative' ? given : undefined);
  const isDollars =
    read.length > 0 && of.draft.facts.currency === null && read.every(({ money }) => money.currency === undefined);
  const account = chosenAccount(of);
  for (const one of read) {
    if (turn.isOver) await turn.pass();
    addLine(of, one, directionOf(one), account?.value);
  }
  addBalances(of, read, decimal);
  const { facts } = of.draft;
  const accounts = of.accounts.size === 1 ? [...of.accounts][0] : account?.value;
  of.draft.account ??= accounts ?? null;
  const currencies = new Set(of.draft.lines.map(({ currency }) => currency));
  if (currencies.size === 1) facts.currency = [...currencies][0] ?? null;
  const { questions: _, ...merged } = oneAccount([of.draft], {});
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
    layout: layoutOf(of.names),
    header: [...of.names],
    columns: of.columns,
    dateOrder: isSettled ? order : null,
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

async function readRows(
  of: CollectedRows,
  {
    decimal,
    order,
    isBookedWord,
  }: { decimal: DecimalSign; order: DateOrder; isBookedWord: (status: string) => boolean },
  turn: Turn,
) {
  const names = [of.columns.amount, of.columns.oppositeAmount ?? '', of.columns.direction ?? '', 'Currency'];
  const has = (name: keyof CsvColumns, place: number) => (of.columns[name] === null ? undefined : place);
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
  const read: { line: number; reference: string; row: CollectedRow; day: string; money: Money }[] = [];
  for (const row of of.rows) {
    if (turn.isOver) await turn.pass();
    const { line, raw, cells } = row;
    const day = dayIn(cells.date, order);
    const wrong = (reason: string, remedy: string) => of.draft.cannotRead(line, raw, reason, remedy);
    if (day === undefined) {
      wrong(`${cells.date} is no day in the order of the other dates.`, 'Correct the date.');
      continue;
    }
    if (day < '2000-01-01' || daysBetween(of.options.today, day) > 366) {
      wrong(`Its date is ${dayInWords(day)}, which cannot be.`, 'Correct the date.');
      continue;
    }
    if (of.columns.status !== null && !isBookedWord(cells.status)) {
      const word = cleaned(cells.status, 40);
      of.draft.leaveOut(line, raw, word === '' ? 'It has no status.' : `Its status is ${word}.`);
      continue;
    }
    const money = moneyOf([cells.amount, cells.oppositeAmount, cells.direction, cells.currency]);
    if (typeof money === 'string') {
      const amount = cells.amount || cells.oppositeAmount;
      const isAmount = money.startsWith('has no amount');
      if (isAmount && amount !== '')
        wrong(`${cleaned(amount, 40)} is no amount, or one of two sizes.`, 'Write it as -1234.50.');
      else if (isAmount) wrong(`It has no amount in the column ${of.columns.amount}.`, 'Write it as -1234.50.');
      else wrong(`It ${money}.`, 'Write D for money out, or C for money in.');
      continue;
    }
    read.push({ line, reference: `${cells.reference} ${row.text}`, row, day, money });
  }
  return read;
}

function addLine(
  of: CollectedRows,
  { row, day, money }: { row: CollectedRow; day: string; money: Money },
  direction: ReturnType<ReturnType<typeof directionsOf>['directionOf']>,
  account: string | undefined,
) {
  const { line, raw, cells, text } = row;
  if (typeof direction === 'object') {
    return of.draft.cannotRead(line, raw, `${direction.contradiction}.`, 'Correct the amount or its direction.');
  }
  if (account !== undefined && cells.account !== '' && cells.account !== account) {
    return of.draft.leaveOut(line, raw, `It is on another account: …${last4(cells.account)}.`);
  }
  const size = Math.abs(money.cents);
  const reference = wordOf(cells.reference);
  of.draft.add({
    line,
    bankId: wordOf(cells.bankId),
    bookedOn: day,
    amountCents: direction === 'out' && size !== 0 ? -size : size,
    currency: money.currency ?? of.draft.facts.currency ?? of.profile?.currency ?? 'USD',
    reference,
    text,
    status: wordOf(cells.status),
    returnCode: direction === 'in' ? codeWithin(`${reference ?? ''} ${text}`) : null,
    feeCents: cells.fee === '' ? null : Math.abs(amountIn(cells.fee)?.cents ?? 0),
    details: [],
  });
}

/** Several accounts in one file: the person chooses one. */
function chosenAccount(of: CollectedRows): { value: string; question?: Question } | undefined {
  if (of.accounts.size < 2) return undefined;
  const accounts = [...of.accounts].slice(0, 50);
  const answer = of.options.answers?.account;
  const value = accounts.find((account) => `…${last4(account)}` === answer);
  if (value !== undefined) return { value };
  const choices = accounts.map((account) => ({ value: `…${last4(account)}`, words: `…${last4(account)}` }));
  return {
    value: accounts[0] as string,
    question: { name: 'account', about: `${of.accounts.size} accounts`, choices },
  };
}

/** The balances before the first and after the last line, if a column has them and they follow one another. */
function addBalances(of: CollectedRows, read: readonly { row: CollectedRow }[], decimal: DecimalSign): void {
  if (of.columns.balance === null || read.length !== of.draft.lines.length) return;
  const steps = of.draft.lines.map(({ amountCents }, index) => {
    return { by: amountCents, of: amountIn(read[index]?.row.cells.balance ?? '', decimal)?.cents };
  });
  if (steps.length === 0 || steps.some(({ of }) => of === undefined)) return;
  const balances = steps as { by: number; of: number }[];
  const inOrder = [balances, balances.toReversed()].find((some) =>
    some.every(({ by, of }, index) => index === 0 || of === (some[index - 1]?.of ?? 0) + by),
  );
  const [first, last] = [inOrder?.[0], inOrder?.at(-1)];
  if (!first || !last) return;
  of.draft.facts.openingCents ??= first.of - first.by;
  of.draft.facts.closingCents ??= last.of;
}

function moneyQuestion(line: { line: number; reference: string; money: Money }): Question {
  const { cents, currency } = line.money;
  const choices = (['negative', 'positive'] as const).map((value) => ({ value, words: readingOf(line, value) }));
  return { name: 'money_out', about: `${(cents / 100).toFixed(2)} ${currency ?? 'USD'} in line ${line.line}`, choices };
}
