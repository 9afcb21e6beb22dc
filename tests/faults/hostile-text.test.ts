import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Transaction } from '../../src/generated/model/transaction.ts';
import type { Withdrawal } from '../../src/generated/model/withdrawal.ts';
import { portalUnderTest } from '../e2e/portal-under-test.ts';
import { SCREENS, settle } from '../screens.ts';
import { type ApiUnderFaults, apiUnderFaults } from './api-under-faults.ts';
import { isLive, readCsv } from './csv-reader.ts';
import { CORPUS, HOSTILE_USERNAME } from './hostile-corpus.ts';
import { hostileRecords, spoil } from './hostile-records.ts';
import { layoutFaults } from './layout-faults.ts';
import { full, report, size } from './suite.ts';

// Any text in the database appears as text on the screen and in exports. Each round has every text of the corpus in
// every list, and other ones in the records that the dialogs open. The harness fails a test if the browser reports a
// policy violation, an error, or a request to another host.

/** The short form leaves the screens to tests/e2e/every-screen.test.ts. */
const ROUNDS = full() ? [0, 1, 2, 3, 4, 5] : [];
const WITHOUT_RECORDS = /^(login|not-found|players|users|audit|system|menu)|empty$|errors$|90-days$/;
const shown = SCREENS.filter(({ name }) => !WITHOUT_RECORDS.test(name));

const done = { operations: 0, faults: 0 };
afterAll(() => report('hostile text', done));

describe.each(ROUNDS)('round %i of hostile texts', (round) => {
  const portal = portalUnderTest({ server: 'own', prepare: (url) => hostileRecords(url, round) });

  /** Signs in under a name that is as hostile as the records. */
  async function signIn(page: Page): Promise<void> {
    await page.goto(`${portal.server.portal}login`);
    await page.getByLabel('Username').fill(HOSTILE_USERNAME);
    await page.getByLabel('Password', { exact: true }).fill('coinop-demo');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  }

  test.each([1440, 390])('every screen at %i pixels shows it as text, within the page', async (width) => {
    const { page } = portal;
    const faults: string[] = [];
    page.on('dialog', (opened) => {
      // The browser's own question before leaving an edited form.
      if (opened.type() === 'beforeunload') return void opened.accept();
      faults.push(`a dialog says ${opened.message()}`);
      void opened.dismiss();
    });
    await page.setViewportSize({ width, height: 900 });
    await signIn(page);
    for (const { name, path, prepare } of shown) {
      await page.goto(portal.server.portal + path);
      await settle(page);
      await prepare?.(page);
      await settle(page);
      faults.push(...(await page.evaluate(layoutFaults)).map((fault) => `${name}: ${fault}`));
      if (await page.evaluate(() => 'pwned' in window)) faults.push(`${name}: a script ran`);
      done.operations += 1;
    }
    done.faults += faults.length;
    expect(faults).toEqual([]);
  });

  test('what the suite looks for is seen when it is there', async () => {
    const { page } = portal;
    await signIn(page);
    const faultsWith = async (name: string, style: Record<string, string>) => {
      const element = await page.evaluateHandle(
        ([tag, rules]) => {
          const made = document.createElement(tag);
          made.append('text');
          Object.assign(made.style, rules);
          document.querySelector('main')?.append(made);
          return made;
        },
        [name, style] as const,
      );
      const faults = await page.evaluate(layoutFaults);
      await element.evaluate((made) => made.remove());
      return faults;
    };
    expect(await faultsWith('p', { width: '4000px' })).not.toEqual([]);
    expect(await faultsWith('p', { position: 'fixed', left: '-50px' })).not.toEqual([]);
    expect(await faultsWith('article', { height: '900px' })).not.toEqual([]);
    expect(await faultsWith('p', { width: '40px' })).toEqual([]);
  });
});

/** Text fields of the API: method, path, field, and the rest of the body. */
const FIELDS: [method: string, path: string, field: string, rest?: object][] = [
  ['POST', '/auth/admin-login', 'username', { password: 'x' }],
  ['PUT', '/api/admin/games/copper-caravan', 'game_name'],
  ['PUT', '/api/admin/games/copper-caravan', 'developer'],
  ['PUT', '/api/admin/games/copper-caravan', 'genre'],
  ['PUT', '/api/admin/games/copper-caravan', 'description'],
  ['PUT', '/api/admin/games/copper-caravan', 'image_url'],
  ['PUT', '/api/v1/game-items/admin/update/{item}', 'item_name'],
  ['PUT', '/api/v1/game-items/admin/update/{item}', 'display_name'],
  ['PUT', '/api/v1/game-items/admin/update/{item}', 'display_tag'],
  ['PUT', '/api/v1/game-items/admin/update/{item}', 'display_getting'],
  ['PUT', '/api/v1/game-items/admin/update/{item}', 'icon_url'],
  ['PUT', '/api/v1/game-items/admin/update/{item}', 'item_color'],
  ['POST', '/api/admin/company-revenue/process-payout', 'notes', { payout_amount: 0.01, payout_method: 'ACH' }],
  ['PUT', '/api/admin/transactions/{transaction}/status', 'notes', { status: 'completed' }],
  ['POST', '/admin/withdrawal/withdrawals/{withdrawal}/reject', 'reason'],
  ['POST', '/api/admin/players/PLR-00001/notes', 'text'],
];

describe('the API', () => {
  let api: ApiUnderFaults;
  beforeAll(async () => {
    api = await apiUnderFaults();
  });
  afterAll(() => api?.close());

  const call = (method: string, path: string, body?: unknown) =>
    api.ask(path, {
      method,
      headers: { authorization: `Bearer ${api.token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  /** One record of each kind for each text of the corpus, because a withdrawal can be rejected only once. */
  async function records(): Promise<Record<string, string[]>> {
    const ids = async (query: ReturnType<typeof sql>) =>
      ((await api.db.execute(query)) as unknown as { rows: { id: string }[] }).rows.map(({ id }) => id);
    return {
      item: await ids(sql`select item_id id from game_items order by 1 limit 1`),
      transaction: await ids(sql`select id::text from transactions
        where status = 'pending' and transaction_type <> 'withdrawal'`),
      withdrawal: await ids(sql`select withdrawal_id id from withdrawals where status like 'pending%'`),
    };
  }

  test('takes a text and gives it back as it was, or refuses it', async () => {
    const known = await records();
    let taken = 0;
    for (const [at, [method, template, field, rest]] of FIELDS.entries()) {
      // The short form uses a sixth of the texts for each field, another sixth for the next.
      for (const text of CORPUS.filter((_, index) => full() || index % 6 === at % 6)) {
        const path = template.replace(/\{(\w+)\}/, (_, kind) => {
          const ids = known[kind] ?? [];
          return (ids.length > 1 ? ids.pop() : ids[0]) ?? '';
        });
        const answer = await call(method, path, { ...rest, [field]: text });
        const body = await answer.json();
        done.operations += 1;
        const where = `${method} ${path} ${field}: ${text.slice(0, 60)}`;
        if (answer.ok) {
          taken += 1;
          const kept = (body.payout ?? body)[field === 'reason' ? 'rejection_reason' : field];
          expect([where, kept === text || kept === text.trim()]).toEqual([where, true]);
        } else {
          const tooLong =
            JSON.stringify({ ...rest, [field]: text }).length > (path.startsWith('/auth/') ? 8_192 : 65_536);
          expect([where, answer.status]).toEqual([where, tooLong ? 413 : expect.toBeOneOf([401, 409, 422, 429])]);
        }
      }
    }
    expect(taken).toBeGreaterThan(size(45, 270));
  });

  test('finds by such a text, or finds nothing', async () => {
    for (const text of CORPUS) {
      const search = encodeURIComponent(text.slice(0, 200));
      for (const list of ['/api/admin/transactions', '/admin/withdrawal/withdrawals', '/api/admin/players']) {
        const { status } = await call('GET', `${list}?search=${search}`);
        expect([text.slice(0, 60), status]).toEqual([text.slice(0, 60), 200]);
        done.operations += 1;
      }
    }
  });

  /** The file that the portal saves as it comes. */
  async function exported(path: string): Promise<string[][]> {
    const text = (await (await call('GET', path)).text()).replace(/^\uFEFF/, '');
    // In locales with a decimal comma, the same file is split at its semicolons.
    for (const separator of [',', ';', '\t']) {
      const live = readCsv(text, separator).flat().filter(isLive);
      done.faults += live.length;
      expect(live.map((cell) => cell.slice(0, 80))).toEqual([]);
    }
    done.operations += 1;
    return readCsv(text);
  }

  /** Removes the apostrophes that disarm formulas, so that cells can be compared. */
  const plain = (text: string | null | undefined) => (text ?? '').replaceAll("'", '');

  test.each(Array.from({ length: size(1, 6) }, (_, round) => round))(
    'round %i: the exports open without a live formula and hold what the records hold',
    async (round) => {
      await spoil(api.db, round);
      const [header = [], ...lines] = await exported('/api/admin/exports/withdrawals');
      const all: Withdrawal[] = [];
      for (let cursor: string | null | undefined = ''; cursor !== null && cursor !== undefined; ) {
        const answer = await call('GET', `/admin/withdrawal/withdrawals?limit=100&cursor=${cursor}`);
        const list = (await answer.json()) as { withdrawals: Withdrawal[]; next_cursor?: string | null };
        all.push(...list.withdrawals);
        cursor = list.next_cursor;
      }
      const cell = (line: string[], name: string) => plain(line[header.indexOf(name)]);
      const byId = new Map(lines.map((line) => [cell(line, 'withdrawal_id'), line]));
      expect(all.length).toBeGreaterThan(CORPUS.length);
      expect(lines.filter(({ length }) => length !== header.length)).toEqual([]);
      expect(byId.size).toBe(all.length);
      for (const row of all) {
        const line = byId.get(row.withdrawal_id ?? '') ?? [];
        expect(cell(line, 'notes')).toBe(plain(row.notes));
        expect(cell(line, 'player_email')).toBe(plain(row.player_email));
        expect(cell(line, 'rejection_reason')).toBe(plain(row.rejection_reason));
      }

      const [names = [], ...rows] = await exported('/api/admin/exports/transactions');
      const answer = await call('GET', '/api/admin/transactions?limit=100');
      const { transactions, total } = (await answer.json()) as { transactions: Transaction[]; total: number };
      expect(rows.filter(({ length }) => length !== names.length)).toEqual([]);
      expect(rows.length).toBe(total);
      for (const [index, row] of transactions.entries()) {
        for (const name of ['transaction_id', 'player_email', 'game_name', 'item_name', 'notes'] as const) {
          if (names.includes(name)) expect(plain(rows[index]?.[names.indexOf(name)])).toBe(plain(row[name]));
        }
      }
    },
  );
});
