import { expect } from 'vitest';
import { operations } from '../../openapi/contract.ts';
import { type FigureAbout, filledIn, queryOf } from '../../src/features/figures/figure-days.ts';
import { FIGURES, type Figure, type FigurePart } from '../../src/generated/figures.ts';

// Adds up the records that the portal opens for a figure, and compares them with the figure.

type Row = Record<string, unknown>;

/** Answers the text of a call. */
export type Ask = (path: string) => Promise<string>;

/** A part of a figure that no list has, by its name, from the tables. */
export type Unlisted = Readonly<Record<string, (about: FigureAbout) => Promise<number>>>;

const PATH_OF = new Map(operations.map(({ operationId, route }) => [operationId, route.split(' ')[1] ?? '']));
/** The field of a list's answer that has the records. */
const ROWS_OF: Readonly<Record<string, string>> = {
  listTransactions: 'transactions',
  listWithdrawals: 'withdrawals',
  listPlayers: 'players',
};
const centsOf = (usd: unknown) => Math.round(Number(usd) * 100);

/** The books of one moment: what is asked twice is read once. */
export class FigureSums {
  readonly #ask: Ask;
  readonly #today: string;
  readonly #unlisted: Unlisted;
  readonly #read = new Map<string, Promise<Row[]>>();
  /** The figures that were compared. */
  readonly compared = new Set<string>();

  constructor(ask: Ask, today: string, unlisted: Unlisted) {
    this.#ask = ask;
    this.#today = today;
    this.#unlisted = unlisted;
  }

  /** Compares every figure of an answer, amounts in cents. @param about the screen's period, the game, … */
  async expectSums(schema: string, answer: Row, about: FigureAbout = {}): Promise<void> {
    for (const [field, value] of Object.entries(answer)) {
      const name = `${schema}.${field}`;
      const figure = FIGURES[name];
      if (!figure) continue;
      this.compared.add(name);
      expect({ name, about, value }).toEqual({ name, about, value: await this.#valueOf(figure, about, value) });
    }
  }

  async #valueOf(figure: Figure, about: FigureAbout, given: unknown): Promise<number | null> {
    const isMoney = [...(figure.sum ?? []), ...(figure.numerator ?? [])].some(({ adds }) => adds === 'amount');
    const least = figure.least ?? Number.NEGATIVE_INFINITY;
    if (figure.sum) return Math.max(least, await this.#sumOf(figure.sum, about)) / (isMoney ? 100 : 1);
    const above = await this.#sumOf(figure.numerator ?? [], about);
    const below = await this.#sumOf(figure.denominator ?? [], about);
    // A ratio to nothing is 0 or unknown, as the contract says of each.
    if (below <= 0) return given === null ? null : 0;
    return figure.percent ? Math.round((above / below) * 1000) / 10 : Math.round(above / below) / 100;
  }

  async #sumOf(parts: readonly FigurePart[], about: FigureAbout): Promise<number> {
    let sum = 0;
    // One after the other, because a person may run only one export at once.
    for (const part of parts) sum += (part.less ? -1 : 1) * (await this.#partOf(part, about));
    return sum;
  }

  async #partOf(part: FigurePart, about: FigureAbout): Promise<number> {
    const { name, adds, opens = '' } = part;
    if (adds === undefined) {
      const count = this.#unlisted[name];
      if (!count) throw new Error(`Nothing counts '${name}'`);
      return count(about);
    }
    const query = queryOf(part, about, this.#today);
    const among = Object.entries(filledIn(part.among ?? {}, about));
    const listed = await this.#records(opens, query);
    const records = listed.filter((row) => among.every(([field, value]) => row[field] === value));
    if (adds === 'amount') return records.reduce((cents, { amount }) => cents + centsOf(amount), 0);
    if (adds === 'players') return new Set(records.map(({ player_id }) => player_id)).size;
    if (adds === 'records') return records.length;
    const steps = await Promise.all(records.map(({ withdrawal_id }) => this.#steps(String(withdrawal_id), query)));
    return steps.flat().length;
  }

  /** The entries of a withdrawal's history that the filter of the list asks for. */
  async #steps(id: string, { step, step_from = '' }: Record<string, string>): Promise<Row[]> {
    const history = await this.#once(`${PATH_OF.get('getWithdrawalHistory')?.replace('{id}', id)}`, 'history');
    return history.filter(({ to_status, created_at }) => to_status === step && String(created_at) >= step_from);
  }

  async #records(operationId: string, query: Record<string, string>): Promise<Row[]> {
    const path = PATH_OF.get(operationId);
    const filter = new URLSearchParams(query).toString();
    if (operationId === 'exportRevenue') return this.#once(`${path}?${filter}`, 'csv');
    return this.#once(`${path}?limit=100&${filter}`, ROWS_OF[operationId] ?? operationId);
  }

  /** All pages of a list, or the lines of a file. */
  #once(path: string, rows: string): Promise<Row[]> {
    const known = this.#read.get(path) ?? (rows === 'csv' ? this.#file(path) : this.#pages(path, rows));
    this.#read.set(path, known);
    return known;
  }

  async #pages(path: string, rows: string): Promise<Row[]> {
    const found: Row[] = [];
    for (let next = ''; ; ) {
      const page = JSON.parse(await this.#ask(path + next));
      found.push(...page[rows]);
      if (page.page < page.totalPages) next = `&page=${page.page + 1}`;
      else if (page.next_cursor) next = `&cursor=${page.next_cursor}`;
      else return found;
    }
  }

  async #file(path: string): Promise<Row[]> {
    const [header = '', ...lines] = (await this.#ask(path)).trim().split('\r\n');
    const names = header.split(',');
    return lines.map((line) => Object.fromEntries(line.split(',').map((cell, place) => [names[place], cell])));
  }
}

const DASHBOARD = '/api/admin/dashboard/stats';
const REVENUE = '/api/admin/company-revenue';

/** Compares every figure that the portal explains with its records. Resolves with the names of those that there were. */
export async function expectEveryFigure(
  ask: Ask,
  today: string,
  unlisted: Unlisted,
  periods: readonly number[],
): Promise<Set<string>> {
  const sums = new FigureSums(ask, today, unlisted);
  const answer = async (path: string) => JSON.parse(await ask(path));
  const { games } = await answer('/api/admin/games');
  for (const days of periods) {
    const stats = await answer(`${DASHBOARD}?days=${days}`);
    await sums.expectSums('DashboardStats', stats, { days });
    await sums.expectSums('TransactionMix', stats.transactionTypes, { days });
    for (const { game_id } of games) {
      const game = await answer(`/api/admin/games/${game_id}/stats?days=${days}`);
      await sums.expectSums('GameStats', game, { days, game_id });
      for (const item of game.top_items)
        await sums.expectSums('GameTopItem', item, { days, game_id, item_id: item.item_id });
    }
  }
  await sums.expectSums('WithdrawalSummary', await answer('/admin/withdrawal/withdrawals/summary'));
  await sums.expectSums('RevenueBalance', await answer(`${REVENUE}/balance`));
  const statistics = await answer(`${REVENUE}/statistics`);
  await sums.expectSums('RevenueStatistics', statistics);
  await sums.expectSums('MonthlyRevenue', statistics.monthly_stats);
  for (const [type, ofType] of Object.entries(statistics.by_revenue_type))
    await sums.expectSums('RevenueOfType', ofType as Row, { type });
  return sums.compared;
}
