import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { statements } from '../../server/db/schema/statements.ts';
import { withdrawalHistory, withdrawals } from '../../server/db/schema/withdrawals.ts';
import { aWithdrawal, behindTheTriggers, serverUnderTest } from './server-under-test.ts';

// Files as they come, through the real upload: those of banks and payment services, and those that are damaged or hostile.

const app = serverUnderTest();
const ROOT = '/api/admin/system/reconciliation/statements';
const sample = (name: string) => readFileSync(new URL(`../unit/statements/${name}`, import.meta.url));

/** The payments that the samples name: withdrawal, net cents, and the day on which the rail confirmed it. */
const PAID = [
  ['WDR-100420', 6_251, '2026-11-19'],
  ['WDR-100423', 5_850, '2026-11-20'],
  ['WDR-100418', 23_400, '2026-11-20'],
  ['WDR-100343', 9_750, '2026-11-04'],
  ['WDR-100342', 101_400, '2026-11-05'],
] as const;

beforeEach(() =>
  behindTheTriggers(app.db, async (tx) => {
    const bank = {
      bankName: 'First Meridian Bank',
      accountLast4: '4417',
      routingLast4: '0248',
      accountType: 'checking',
    };
    const common = { ...bank, playerId: 'PLR-1', gameId: 'starfall', status: 'completed', feeCents: 0, attempt: 1 };
    await tx
      .insert(withdrawals)
      .values(
        PAID.map(([withdrawalId, cents]) => ({ ...common, withdrawalId, requestedCents: cents, netCents: cents })),
      );
    await tx.insert(withdrawalHistory).values(
      PAID.flatMap(([withdrawalId, , day]) => {
        const step = { withdrawalId, playerId: 'PLR-1', createdAt: new Date(`${day}T09:00:00Z`) };
        return [
          { ...step, fromStatus: 'approved', toStatus: 'processing', action: 'process' },
          { ...step, fromStatus: 'processing', toStatus: 'completed', action: 'complete', note: `SIM-${withdrawalId}` },
        ];
      }),
    );
  }),
);

const send = (call: string, content: string | Uint8Array, query = '') =>
  app.call('POST', `${ROOT}${call}?file_name=a.file${query}`, {
    rawBody: content,
    headers: { 'content-type': 'application/octet-stream' },
  });
const upload = (content: string | Uint8Array, query = '') => send('', content, query);

interface Line {
  line: number;
  state: string;
  note: string | null;
  match: { step: number; parts: { withdrawal_id: string | null }[] } | null;
}
const linesOf = async (id: string): Promise<Line[]> =>
  (await app.call('GET', `${ROOT}/${id}/lines?limit=100`)).body.lines;

/** Each line in words: its place, its state, and the payments of its match. Equal states in a row are counted. */
async function outcomeOf(id: string): Promise<string[]> {
  const words = (await linesOf(id)).map(({ line, state, match }) => {
    const ids = [...new Set(match?.parts.map((part) => part.withdrawal_id?.replace('WDR-100', '') ?? 'fee'))];
    return { line, text: [state, ...ids.toSorted()].join(' ') };
  });
  const grouped: { from: number; to: number; text: string }[] = [];
  for (const { line, text } of words) {
    const last = grouped.at(-1);
    if (last?.text === text) last.to = line;
    else grouped.push({ from: line, to: line, text });
  }
  return grouped.map(({ from, to, text }) => `${from === to ? from : `${from}-${to}`} ${text}`);
}

describe('each sample has its right outcome by call:', () => {
  test.each<[string, ...string[]]>([
    ['01a-return-after-payment.csv', '2 returned 420', '3 matched 420'],
    ['01b-only-return.csv', '2 returned 420'],
    ['01d-dc.csv', '2 returned 423'],
    ['02a-preamble.csv', '1-5 left_out', '8 matched 420', '9 matched 418', '10 left_out'],
    ['02b-footer.csv', '2 matched 420', '3 matched 418', '4 left_out'],
    ['03a-debit-credit-empty-header.csv', '2 matched 420', '3 returned 418'],
    ['03c-two-columns-same-name.csv', '2 matched 420'],
    ['04a-british-all-low.csv', '2 matched 343', '3 matched 342'],
    ['04b-british-mixed.csv', '2 matched 343', '3 matched 420'],
    ['04d-mon.csv', '2 matched 420'],
    ['04f-us2.csv', '2 matched 420'],
    ['05-inner-quotes.csv', '2 matched 420', '3-50 open', '51 unreadable', '52-101 open'],
    ['05b-short-row.csv', '2 matched 420', '3 unreadable', '4 matched 418'],
    ['07a-one-line-three-payments.csv', '2 proposed 418 420 423'],
    ['07b-two-lines-one-payment.csv', '2-3 proposed 418'],
    ['09a-camt053.xml', '1 proposed 418 420 423', '2 returned 423'],
    ['09b.mt940', '5 matched 420', '7 returned 423'],
    ['09c.bai2', '4 matched 420', '5 returned 423'],
    ['09d.ofx', '1 matched 420', '2 returned 423'],
    ['10a-chase.csv', '2 matched 420', '3 returned 423'],
    ['10b-mercury.csv', '2 matched 420', '3 left_out'],
    ['10e-adyen-settlement.csv', '2 matched 420', '3 returned 423', '4 open'],
    ['10f-stripe-balance.csv', '2 matched 420', '3 returned 423'],
  ])('%s', async (name, ...expected) => {
    const content = sample(name);
    const isAsked = name.startsWith('04a');
    if (isAsked) {
      const { status, body } = await upload(content);
      expect([status, body.errors.map(({ path }: { path: string }) => path)]).toEqual([
        422,
        ['date_order.day_first', 'date_order.month_first'],
      ]);
    }
    const { status, body } = await upload(content, isAsked ? '&date_order=day_first' : '');
    expect([status, await outcomeOf(body.statement.id)]).toEqual([201, expected]);
  });

  test('08-amounts.json is no statement, and its amounts in one are read or named', async () => {
    const content = sample('08-amounts.json');
    expect((await upload(content)).body.errors).toEqual([
      { path: 'file', message: 'cannot be read: This looks like a JSON file. Ask the service for CSV.' },
    ]);
    const forms: string[] = JSON.parse(content.toString());
    const rows = forms.map((form, index) => `2026-11-20,Other ${index},"${form.replaceAll('"', '""')}"`);
    const { body } = await upload(['Date,Reference,Amount', '2026-11-20,Other,-1.00', ...rows].join('\n'));
    expect(body.statement.counts).toMatchObject({ open: 35, unreadable: 3 });
    const named = (await linesOf(body.statement.id)).filter(({ state }) => state === 'unreadable');
    expect(named.map(({ line }) => forms[line - 3])).toEqual(['1.234', '12.345', '1e3']);
  });
});

describe('bad input has a clear answer:', () => {
  const MB = 1024 * 1024;
  const csv = (...rows: string[]) => ['Date,Reference,Amount', ...rows].join('\n');
  const good = (count: number) => Array.from({ length: count }, (_, index) => `2026-11-20,Row ${index},-1.00`);
  const camt = sample('09a-camt053.xml').toString();
  const withHead = (head: string) => camt.replace('?>', `?>${head}`);
  const entities = Array.from({ length: 9 }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`);
  const bomb = `<!DOCTYPE a [<!ENTITY e0 "ha">${entities.join('')}]>`;
  const zip = (name: string) =>
    Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(26), Buffer.from(name), Buffer.alloc(40)]);

  test.each<[string, string | Uint8Array, RegExp]>([
    ['an XML bomb', withHead(bomb), /DOCTYPE/],
    ['an external entity', withHead('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>'), /DOCTYPE/],
    ['a DOCTYPE of another address', withHead('<!DOCTYPE a SYSTEM "http://127.0.0.1:1/a.dtd">'), /DOCTYPE/],
    ['an entity that nobody declared', camt.replace('INV-1', '&x;'), /damaged or cut off/],
    ['XML of 200 levels', camt.replace('<GrpHdr>', `${'<a>'.repeat(200)}<GrpHdr>`), /more than 100 elements deep/],
    ['camt, cut off in the middle', camt.slice(0, camt.length / 2), /damaged or cut off/],
    ['MT940, cut off in the middle', sample('09b.mt940').subarray(0, 150), /no closing balance/],
    ['BAI2, cut off in the middle', sample('09c.bai2').subarray(0, 150), /no trailer record 99/],
    ['OFX, cut off in the middle', sample('09d.ofx').subarray(0, 300), /no end|damaged/],
    ['one line of 25 MB', `Date,${'x'.repeat(25 * MB - 5)}`, /No row of the file has names of columns/],
    ['a zip', zip('november.csv'), /looks like a zip file/],
    ['an Excel file', zip('xl/workbook.xml'), /looks like an Excel file\. Open it, save it as CSV/],
    ['words', 'This is no statement.', /No row of the file has names of columns|no columns/],
    [
      'more than a tenth that cannot be read',
      csv(...good(10), '2026-11-20,A,twelve', '2026-11-20,B,-1.234'),
      /2 of 12/,
    ],
    ['a year and more', csv('2025-01-01,A,-1.00', '2026-11-20,B,-1.00'), /more than 366 days/],
    ['more than 50,000 lines', csv(...Array.from({ length: 50_001 }, () => '2026-11-20,A,-1')), /more than 50,000/],
  ])('%s is refused by name and changes nothing', async (_, content, message) => {
    for (const call of content.length > MB ? [''] : ['', '/preview']) {
      const { status, body } = await send(call, content);
      // The number of days is known once the lines are compared.
      if (call === '/preview' && status === 200) continue;
      expect([status, body.code]).toEqual([422, 'invalid_input']);
      expect(body.errors).toMatchObject([
        { path: expect.stringMatching(/^file/), message: expect.stringMatching(message) },
      ]);
    }
    expect(await app.db.$count(statements)).toBe(0);
  });

  test('nothing, or more than 25 MB, is refused and changes nothing', async () => {
    const message = 'file cannot be read: The file is empty. Export it anew.';
    expect(await upload('')).toMatchObject({ status: 422, body: { code: 'invalid_input', message } });
    const large = await upload(Buffer.alloc(25 * MB + 1, csv(...good(1_000))));
    expect(large).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
    expect(await app.db.$count(statements)).toBe(0);
  });

  test('CSV, cut off in the middle, columns that change, odd amounts and dates: the row is named, the others count', async () => {
    const odd: [string, RegExp][] = [
      ['1900-01-01,A,-1.00', /1 January 1900, which cannot be/],
      ['2100-01-01,A,-1.00', /1 January 2100, which cannot be/],
      ['2026-11-20,A,-1.234', /-1\.234 is no amount, or one of two sizes/],
      ['2026-11-20,A,minus twelve', /minus twelve is no amount/],
      ['2026-11-20,A,-1000000000000000.00', /is no amount/],
      ['-7.00,2026-11-20,A', /other columns than those of the header|has no date/],
      ['2026-11-20,WDR-100420', /It has no amount/],
    ];
    const { status, body } = await upload(csv(...good(70), ...odd.map(([row]) => row)));
    expect([status, body.statement.counts]).toMatchObject([201, { open: 70, unreadable: 7, matched: 0 }]);
    const named = (await linesOf(body.statement.id)).filter(({ state }) => state === 'unreadable');
    for (const [index, [, note]] of odd.entries()) expect(named[index]?.note).toMatch(note);
  });

  test('UTF-16 without a byte order mark is read as any other', async () => {
    const { body } = await upload(Buffer.from(csv('2026-11-20,WDR-100420,-62.51'), 'utf16le'));
    expect(await outcomeOf(body.statement.id)).toEqual(['2 matched 420']);
  });

  test('many lines with one reference: one of them is the payment, the others say so', async () => {
    const { body } = await upload(csv(...Array.from({ length: 2_000 }, () => '2026-11-20,WDR-100420,-62.51')));
    expect(body.statement.counts).toMatchObject({ matched: 1, proposed: 0, open: 1_999 });
    const { lines } = (await app.call('GET', `${ROOT}/${body.statement.id}/lines?state=open&limit=1`)).body;
    expect(lines[0].note).toMatch(/WDR-100420/);
  });

  test('a line that names a withdrawal which was never sent says so', async () => {
    await aWithdrawal(app.db, { withdrawalId: 'WDR-600001', status: 'rejected' });
    const { body } = await upload(csv('2026-11-20,WDR-600001,-62.51'));
    const [line] = await linesOf(body.statement.id);
    expect(line).toMatchObject({ state: 'open', match: null, note: expect.stringMatching(/WDR-600001.*rejected/) });
  });

  test('a formula and a turn of direction in a text reach no spreadsheet and no line', async () => {
    const { body } = await upload(csv('2026-11-20,"=HYPERLINK(""http://127.0.0.1"")\u202egnp\u0007",-1.00'));
    const { lines } = (await app.call('GET', `${ROOT}/${body.statement.id}/lines`)).body;
    expect(lines[0].reference).toBe('=HYPERLINK("http://127.0.0.1")gnp');
    const headers = { authorization: `Bearer ${await app.signIn()}` };
    const exported = await (await app.fetch(`${ROOT}/${body.statement.id}/export`, { headers })).text();
    expect(exported).toContain(`,"'=HYPERLINK(""http://127.0.0.1"")gnp",`);
  });
});
