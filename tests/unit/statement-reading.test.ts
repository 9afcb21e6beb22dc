import { describe, expect, test } from 'vitest';
import type { CsvProfile } from '../../server/statements/reading/profile.ts';
import { readStatement } from '../../server/statements/reading/read-statement.ts';
import type { Reading, ReadOptions } from '../../server/statements/reading/reading.ts';

// Layouts that banks write, questions that a file leaves open, and files that are none.

async function* once(bytes: Uint8Array) {
  yield bytes;
}
const read = (content: string | Uint8Array, options: Partial<ReadOptions> = {}) =>
  readStatement(once(Buffer.from(content as string)), { today: '2026-11-28', ...options });
const file = (...rows: string[]) => [...rows, ''].join('\n');
const simple = (...rows: string[]) => file('Date,Reference,Amount', ...rows);

/** Its lines in a few words; what is open, or why it is refused. */
function inWords(reading: Reading): string[] {
  if (reading.outcome === 'refused') return [`refused: ${reading.reason}`];
  return [
    ...reading.lines.map(
      ({ bookedOn, amountCents, currency, reference, text }) =>
        `${bookedOn} ${amountCents} ${currency} ${[reference, text].filter(Boolean).join(' / ')}`,
    ),
    ...reading.leftOut.map(({ line, reason }) => `${line} left out: ${reason}`),
    ...reading.unreadable.map(({ line, reason }) => `${line} unreadable: ${reason}`),
    ...(reading.outcome === 'questions'
      ? reading.questions.map(
          ({ name, about, choices }) => `${name} of ${about}: ${choices.map(({ value }) => value).join(', ')}`,
        )
      : []),
  ];
}

describe('the layout of', () => {
  test.each<[string, string[], string[]]>([
    [
      'Wise',
      [
        'TransferWise ID,Date,Amount,Currency,Description,Payment Reference,Running Balance,Exchange From,Exchange To,Payee Name,Total fees',
        'TRANSFER-1,20-11-2026,-62.76,USD,Sent money to Invented,WDR-100420,437.24,,,Invented,0.25',
        'TRANSFER-2,05-11-2026,500.00,USD,Received money,,500.00,,,,0.00',
      ],
      ['2026-11-20 -6276 USD WDR-100420 / Sent money to Invented | Invented', '2026-11-05 50000 USD Received money'],
    ],
    [
      'Revolut',
      [
        'Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance',
        'TRANSFER,Current,2026-11-19 23:50:00,2026-11-20 00:10:00,WDR-100420,-62.51,0.00,USD,COMPLETED,100.00',
        'TRANSFER,Current,2026-11-20 10:00:00,,WDR-100423,-58.50,0.00,USD,REVERTED,',
      ],
      ['2026-11-20 -6251 USD TRANSFER | Current | WDR-100420', '3 left out: Its status is REVERTED.'],
    ],
    [
      'ING, with quotes, a day without separators and Af Bij',
      [
        '"Datum";"Naam / Omschrijving";"Rekening";"Tegenrekening";"Code";"Af Bij";"Bedrag (EUR)";"Mutatiesoort";"Mededelingen"',
        '"20261120";"Invented";"NL00INVB0000000111";"";"GT";"Af";"62,51";"Overschrijving";"WDR-100420"',
        '"20261121";"Invented";"NL00INVB0000000111";"";"GT";"Bij";"1.058,50";"Overschrijving";"Retour WDR-100423"',
      ],
      [
        '2026-11-20 -6251 EUR WDR-100420 / Invented | GT | Overschrijving',
        '2026-11-21 105850 EUR Retour WDR-100423 / Invented | GT | Overschrijving',
      ],
    ],
    [
      'a German savings bank',
      [
        'Auftragskonto;Buchungstag;Valutadatum;Buchungstext;Verwendungszweck;Betrag;Waehrung;Info',
        'DE00;20.11.26;21.11.26;SEPA-UEBERWEISUNG;WDR-100420;-62,51;EUR;Umsatz gebucht',
        'DE00;21.11.26;21.11.26;GUTSCHRIFT;WDR-100423;1.234,50;EUR;Umsatz gebucht',
      ],
      [
        '2026-11-20 -6251 EUR WDR-100420 / SEPA-UEBERWEISUNG | Umsatz gebucht',
        '2026-11-21 123450 EUR WDR-100423 / GUTSCHRIFT | Umsatz gebucht',
      ],
    ],
    [
      'Bank of America, with a table of sums above',
      [
        'Description,,Summary Amt.',
        'Beginning balance as of 11/18/2026,,"5,000.00"',
        'Total debits,,"-62.51"',
        'Ending balance as of 11/24/2026,,"4,937.49"',
        '',
        'Date,Description,Amount,Running Bal.',
        '11/18/2026,Beginning balance as of 11/18/2026,,"5,000.00"',
        '11/20/2026,"WDR-100420, INVENTED","-62.51","4,937.49"',
      ],
      [
        '2026-11-20 -6251 USD WDR-100420, INVENTED',
        ...[1, 2, 3, 4].map((line) => `${line} left out: It stands above the header.`),
        '7 left out: It is a total, a balance or a footer.',
      ],
    ],
    [
      'Wells Fargo, without a header',
      [
        '"11/20/2026","-62.51","*","","WDR-100420"',
        '"11/21/2026","-234.00","*","","WDR-100418"',
        '"11/24/2026","58.50","*","","RETURN WDR-100423"',
      ],
      [
        '2026-11-20 -6251 USD * | WDR-100420',
        '2026-11-21 -23400 USD * | WDR-100418',
        '2026-11-24 5850 USD * | RETURN WDR-100423',
      ],
    ],
    [
      'a British bank, with money out and in',
      [
        'Date,Type,Description,Paid out,Paid in,Balance',
        '20 Nov 2026,BP,WDR-100420,62.51,,437.49',
        '21 Nov 2026,CR,RETURN WDR-100423,,58.50,495.99',
      ],
      ['2026-11-20 -6251 USD BP | WDR-100420', '2026-11-21 5850 USD CR | RETURN WDR-100423'],
    ],
    [
      'Capital One, with a column for the direction',
      [
        'Account Number,Transaction Description,Transaction Date,Transaction Type,Transaction Amount,Balance',
        '0111,WDR-100420,11/20/26,Debit,62.51,437.49',
        '0111,RETURN WDR-100423,11/24/26,Credit,58.50,495.99',
      ],
      ['2026-11-20 -6251 USD WDR-100420', '2026-11-24 5850 USD RETURN WDR-100423'],
    ],
    [
      'PayPal',
      [
        'Date,Time,TimeZone,Name,Type,Status,Currency,Gross,Fee,Net,Transaction ID',
        '11/20/2026,09:00:00,UTC,Invented,Mass Payment,Completed,USD,"-62.51",0.00,"-62.51",T1',
        '11/21/2026,09:00:00,UTC,Invented,Mass Payment,Pending,USD,"-58.50",0.00,"-58.50",T2',
      ],
      ['2026-11-20 -6251 USD 09:00:00 | UTC | Invented | Mass Payment', '3 left out: Its status is Pending.'],
    ],
    [
      'a spreadsheet, with sep=; and a total below',
      ['sep=;', 'Datum;Tekst;Bedrag', '20.11.2026;WDR-100420;-62,51', 'Totaal;;-62,51'],
      ['2026-11-20 -6251 USD WDR-100420', '4 left out: It is a total, a balance or a footer.'],
    ],
    [
      'tabs, with names that nobody knows',
      ['Kwita\tIlo\tBilo', '2026-11-20\tWDR-100420\t-62.51', '2026-11-21\tWDR-100418\t-234.00'],
      ['2026-11-20 -6251 USD WDR-100420', '2026-11-21 -23400 USD WDR-100418'],
    ],
  ])('%s', async (_, rows, lines) => {
    expect(inWords(await read(file(...rows)))).toEqual(lines);
  });

  test('any encoding and line end is the same', async () => {
    const text = simple('2026-11-20,Zahlung für WDR-100420,-62.51');
    const expected = ['2026-11-20 -6251 USD Zahlung für WDR-100420'];
    const wide = Buffer.from(text, 'utf16le');
    for (const bytes of [
      Buffer.from(text),
      Buffer.from(`\ufeff${text}`),
      Buffer.from(text, 'latin1'),
      wide,
      Buffer.from(`\ufeff${text}`, 'utf16le'),
      Buffer.from(wide).swap16(),
      Buffer.from(text.replaceAll('\n', '\r\n')),
      Buffer.from(text.replaceAll('\n', '\r')),
    ]) {
      expect(inWords(await read(bytes))).toEqual(expected);
    }
    async function* bytewise() {
      for (const byte of Buffer.from(text)) yield Uint8Array.of(byte);
    }
    expect(inWords(await readStatement(bytewise(), { today: '2026-11-28' }))).toEqual(expected);
  });
});

describe('a question', () => {
  const low = simple('05/11/2026,WDR-1,-1.00', '06/11/2026,WDR-2,-2.00');
  const days = async (content: string, options: Partial<ReadOptions> = {}) =>
    inWords(await read(content, options)).map((line) => line.slice(0, 10));

  test('about the order of dates is settled by today, by rows that follow one another, or by the days of sending', async () => {
    expect(await days(low)).toEqual(['2026-11-05', '2026-11-06', 'date_order']);
    expect(await days(low, { answers: { date_order: 'month_first' } })).toEqual(['2026-05-11', '2026-06-11']);
    expect(await days(low, { today: '2026-06-15' })).toEqual(['2026-05-11', '2026-06-11']);
    const sorted = simple('29/10/2026,A,-1', '05/11/2026,B,-1').replace('29', '09');
    expect(await days(sorted)).toContain('date_order');
    expect(await days(simple('11/10/2026,A,-1', '12/10/2026,B,-1', '01/11/2026,C,-1'))).toEqual([
      '2026-10-11',
      '2026-10-12',
      '2026-11-01',
    ]);
    const three = simple('05/11/2026,WDR-1,-1', '05/11/2026,WDR-2,-2', '06/11/2026,WDR-3,-3');
    const sentOn = async (names: string[]) => new Map(names.map((name) => [name, '2026-11-04']));
    expect(await days(three, { sentOn })).toEqual(['2026-11-05', '2026-11-05', '2026-11-06']);
    // Two payments may fit by chance.
    expect(await days(low, { sentOn })).toContain('date_order');
  });

  test('is answered once: the profile of a layout answers it for the next file', async () => {
    const first = await read(low, { answers: { date_order: 'day_first' } });
    const profile = first.outcome === 'understood' ? first.profile : null;
    const profileOf = async (layout: string) =>
      layout === profile?.layout ? (JSON.parse(JSON.stringify(profile)) as CsvProfile) : null;
    expect(await days(simple('07/11/2026,WDR-3,-1.00'), { profileOf })).toEqual(['2026-11-07']);
    expect(await days(file('Date,Text,Amount', '07/11/2026,WDR-3,-1.00'), { profileOf })).toContain('date_order');
    // A file that leaves it open says nothing about the next one.
    const same = await read(simple('05/05/2026,WDR-1,-1.00'));
    const silent = same.outcome === 'understood' ? same.profile : null;
    expect(await days(low, { profileOf: async () => silent })).toContain('date_order');
    const positive = simple('2026-11-20,WDR-1,62.51');
    expect(inWords(await read(positive)).at(-1)).toBe('money_out of 62.51 USD in line 2: negative, positive');
    const second = await read(positive, { answers: { money_out: 'positive' } });
    expect(inWords(second)).toEqual(['2026-11-20 -6251 USD WDR-1']);
    const kept = second.outcome === 'understood' ? second.profile : null;
    expect(inWords(await read(simple('2026-11-21,WDR-2,5'), { profileOf: async () => kept }))).toEqual([
      '2026-11-21 -500 USD WDR-2',
    ]);
  });

  test('about amounts, status words or accounts names the choices', async () => {
    const two = file(
      'Date,Kilo,Mega,Text',
      '2026-11-20,-1.00,7.50,A',
      '2026-11-21,-2.00,8.50,B',
      '2026-11-21,-2.00,8.75,C',
    );
    expect(inWords(await read(two)).at(-1)).toBe('amount_column of the amounts: Kilo, Mega');
    expect(inWords(await read(two, { answers: { amount_column: 'Kilo' } }))[0]).toMatch(/^2026-11-20 -100 USD/);
    // A balance tells by its steps which column moves it.
    const moved = file(
      'Date,Kilo,Mega,Text',
      '2026-11-20,-1.00,7.00,A',
      '2026-11-21,-2.00,5.00,B',
      '2026-11-21,-2.00,3.00,C',
    );
    expect(inWords(await read(moved))).toHaveLength(3);
    const odd = file('Date,Text,Amount,Status', '2026-11-20,A,-1,Liquidado', '2026-11-20,B,-1,Anulado');
    expect(inWords(await read(odd)).at(-1)).toBe('status_booked of the column Status: liquidado, anulado, none');
    expect(inWords(await read(odd, { answers: { status_booked: 'liquidado' } }))).toEqual([
      '2026-11-20 -100 USD A',
      '3 left out: Its status is Anulado.',
    ]);
    const accounts = file('Date,Text,Amount,Account', '2026-11-20,A,-1,000111', '2026-11-20,B,-1,000222');
    expect(inWords(await read(accounts)).at(-1)).toBe('account of 2 accounts: …0111, …0222');
    expect(inWords(await read(accounts, { answers: { account: '…0222' } }))).toEqual([
      '2026-11-20 -100 USD B',
      '2 left out: It is on another account: …0111.',
    ]);
  });

  test('that contradicts the file is refused', async () => {
    expect(inWords(await read(simple('20/11/2026,A,-1'), { answers: { date_order: 'month_first' } }))).toEqual([
      'refused: The order of dates that was chosen contradicts 20/11/2026 in the file.',
    ]);
    expect(inWords(await read(simple('20/11/2026,A,-1', '11/20/2026,B,-1')))[0]).toMatch(
      /^refused: The dates contradict one another/,
    );
  });
});

describe('of the rows of a CSV file', () => {
  test('an odd one is named and the others count, but more than a tenth refuses the file', async () => {
    const row = (index: number) => `2026-11-20,Row ${index},-1.00`;
    const good = Array.from({ length: 20 }, (_, index) => row(index));
    const odd = ['2026-02-30,A,-1', '2026-11-20,B,twelve'];
    const reading = inWords(await read(simple(...good, ...odd)));
    expect(reading.slice(-2)).toEqual([
      '22 unreadable: It has no date in the column Date.',
      '23 unreadable: twelve is no amount, or one of two sizes.',
    ]);
    expect(inWords(await read(simple(...good.slice(0, 17), ...odd)))).toEqual([
      'refused: 2 of 19 lines cannot be read. The first is 19: It has no date in the column Date.',
    ]);
  });

  test.each([
    ['1900-01-01,A,-1', 'Its date is 1 January 1900, which cannot be.'],
    ['2100-01-01,A,-1', 'Its date is 1 January 2100, which cannot be.'],
    ['2026-11-20,A,-1.234', '-1.234 is no amount, or one of two sizes.'],
    ['2026-11-20,A,1000000000000000.00', '1000000000000000.00 is no amount, or one of two sizes.'],
    ['2026-11-20,A,-1,B,C', 'It has 5 cells, and the header 3.'],
    ['2026-11-20,"A,-1', 'A quote stands in the middle of a cell, or never ends.'],
    [`2026-11-20,${'x'.repeat(70_000)},-1`, 'It is longer than 64 kB.'],
    [`2026-11-20${','.repeat(600)}`, 'It has more than 500 cells.'],
    ['2026-11-20,A,12 €$', '12 €$ is no amount, or one of two sizes.'],
    ['2026-11-20,A,¤12', '¤ is no currency.'],
  ])('%.40s is unreadable', async (row, reason) => {
    const reading = inWords(await read(simple('2026-11-20,Before,-1.00', row, '2026-11-20,After,-1.00')));
    expect(reading).toEqual(['2026-11-20 -100 USD Before', '2026-11-20 -100 USD After', `3 unreadable: ${reason}`]);
  });

  test('none keeps a control, a turn of direction or the rest of an account', async () => {
    const [line] = inWords(await read(simple('2026-11-20,"=1+1\u202e\u0007\u200bWDR-1",-1.00')));
    expect(line).toBe('2026-11-20 -100 USD =1+1 WDR-1');
  });

  test('a second header, of other columns in the middle, makes no lines', async () => {
    const good = Array.from({ length: 20 }, (_, index) => `2026-11-20,Row ${index},-1.00`);
    const reading = inWords(await read(simple(...good, 'Date,Reference,Amount', 'Amount,Date', '-7.00,2026-11-20')));
    expect(reading.slice(20)).toEqual([
      '22 left out: It is the header again.',
      '23 left out: It has neither a date nor an amount.',
      '24 unreadable: Its date and amount stand in other columns than those of the header.',
    ]);
  });
});

describe('a file is refused, and named,', () => {
  const camt = (body: string, head = '') =>
    `<?xml version="1.0"?>${head}<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>${body}</BkToCstmrStmt></Document>`;
  const bomb = '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;&b;&b;">]>';

  test.each<[string, string | Uint8Array, RegExp]>([
    ['of zero bytes', '', /^The file is empty/],
    ['of nothing but line ends', '\n'.repeat(1_000_000), /no columns/],
    ['of one line of 25 MB', ','.repeat(25 * 1024 * 1024), /no columns/],
    ['of more than 25 MB', Buffer.alloc(25 * 1024 * 1024 + 1, 'a,b\n'), /larger than 25 MB|names of columns/],
    [
      'of Excel',
      Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(100), Buffer.from('[Content_Types].xml')]),
      /looks like an Excel file/,
    ],
    ['of old Excel', Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1', 'latin1'), /looks like an Excel file/],
    ['packed', Buffer.from('PK\x03\x04statement.csv'), /looks like a zip file/],
    ['as PDF', '%PDF-1.7', /looks like a PDF file/],
    ['as a web page', '<html><table><tr><td>1', /looks like a web page/],
    ['as QIF', '!Type:Bank\nD11/20/26', /looks like a QIF file/],
    [
      'as a payment order',
      '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">',
      /looks like a pain\.001 message/,
    ],
    ['of bytes', Buffer.from(Array.from({ length: 3_000 }, (_, index) => (index * 7) % 31)), /looks like no text/],
    ['with a DOCTYPE', camt('', bomb), /DOCTYPE/],
    ['with an entity', camt('<Stmt><Id>&b;</Id></Stmt>'), /damaged or cut off/],
    [
      'with an external entity',
      camt('<Stmt><Id>&x;</Id></Stmt>', '<!DOCTYPE a SYSTEM "file:///etc/passwd">'),
      /DOCTYPE/,
    ],
    ['that is deep', camt('<a>'.repeat(200)), /more than 100 elements deep/],
    ['with a long attribute', camt(`<a b="${'x'.repeat(100_000)}"/>`), /damaged or cut off/],
    [
      'with many attributes',
      camt(`<a ${Array.from({ length: 100 }, (_, index) => `b${index}="1"`).join(' ')}/>`),
      /too many attributes/,
    ],
    ['as camt, cut off', camt('<Stmt><Ntry><Amt>1').slice(0, 150), /damaged or cut off/],
    [
      'as MT940, cut off',
      ':20:X\n:25:1\n:60F:C261120USD5000,00\n:61:2611201120D62,51NTRFA//B1\n',
      /no closing balance/,
    ],
    [
      'as BAI2, cut off',
      '01,A,B,261124,0600,1,,,2/\n02,A,B,1,261124,,USD,2/\n03,1,USD,010,500000,,/\n',
      /no trailer record 99/,
    ],
    ['as OFX, cut off', 'OFXHEADER:100\n\n<OFX><STMTRS><STMTTRN><TRNAMT>-1', /no end/],
    ['with 50,001 lines', simple(...Array.from({ length: 50_001 }, () => '2026-11-20,A,-1')), /more than 50,000 lines/],
    [
      'with a stray quote in each line',
      simple('2026-11-20,"A" b,-1', '2026-11-20,"B" b,-1'),
      /No line under the header can be read/,
    ],
    ['without dates', file('Name,Amount', 'A,-1.00', 'B,-2.00'), /names of columns|dates/],
    ['without lines', 'Date,Reference,Amount\n', /no line under its header/],
  ])('%s', async (_, content, reason) => {
    const reading = await read(content);
    expect(reading.outcome === 'refused' ? reading.reason : reading.outcome).toMatch(reason);
    expect(reading.outcome === 'refused' && reading.remedy).toMatch(/\.$/);
  });

  test('but a read error of the stream is not hidden', async () => {
    async function* broken() {
      yield Buffer.from('Date,');
      throw new Error('The connection is gone');
    }
    await expect(readStatement(broken(), { today: '2026-11-28' })).rejects.toThrow('The connection is gone');
  });
});

describe('what other formats say besides lines:', () => {
  test('camt has entries that are not booked, batches, fees of a cent, and several accounts', async () => {
    const entry = (amount: string, side: string, more = '<Sts><Cd>BOOK</Cd></Sts>') =>
      `<Ntry><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd>${more}<BookgDt><DtTm>2026-11-20T10:00:00Z</DtTm></BookgDt></Ntry>`;
    const statement = (account: string, ...entries: string[]) =>
      `<Stmt><Acct><Id><IBAN>${account}</IBAN></Id><Ccy>USD</Ccy></Acct>${entries.join('')}</Stmt>`;
    const document = (...statements: string[]) =>
      `<n:Document xmlns:n="urn:iso:std:iso:20022:tech:xsd:camt.052.001.02"><BkToCstmrAcctRpt>${statements.join('')}</BkToCstmrAcctRpt></n:Document>`;
    const one = statement(
      'XX001',
      entry('1.5', 'DBIT', '<Sts>BOOK</Sts>'),
      entry('2.00', 'DBIT', '<Sts>PDNG</Sts>'),
      entry('0.001', 'CRDT'),
      entry('3.00', 'CRDT'),
    );
    const reading = await read(document(one));
    expect(reading.outcome === 'understood' && reading.format).toBe('camt.052');
    expect(inWords(reading)).toEqual([
      '2026-11-20 -150 USD ',
      '2026-11-20 300 USD ',
      '2 left out: Its status is PDNG.',
      '3 unreadable: It has no amount, or does not say whether it is a debit or a credit.',
    ]);
    const both = document(one, statement('XX002', entry('7.00', 'DBIT')));
    expect(inWords(await read(both)).at(-1)).toBe('account of 2 accounts: …X001 USD, …X002 USD');
    expect(inWords(await read(both, { answers: { account: '…X002 USD' } }))[0]).toBe('2026-11-20 -700 USD ');
  });

  test('MT940 has reversals, days at the turn of the year, and references in pieces', async () => {
    const mt940 = (...rows: string[]) =>
      [':20:X', ':25:1', ':28C:1', ':60F:C251231USD1,', ...rows, ':62F:C260102USD1,', '-'].join('\r\n');
    const rows = [
      ':61:2512310102RC1,00NTRFNONREF//B1',
      ':86:166?00TRANSFER?20EREF+WDR-10?210420SVWZ+PAY?32INVENTED',
      ':61:260102RD2,5NTRFA/B//B2',
      ':61:260102ED3,NTRFC',
      ':61:26010D3,NTRFC',
    ];
    expect(inWords(await read(mt940(...rows)))).toEqual([
      '2026-01-02 -100 USD WDR-100420 / 166 TRANSFER EREF+WDR-10 0420SVWZ+PAY INVENTED',
      '2026-01-02 250 USD A/B',
      '8 left out: It is expected, and not booked.',
      '9 unreadable: It is no booking as MT940 has them.',
    ]);
  });

  test('BAI2 has fields of availability, continued texts and control totals', async () => {
    const rows = (total: string) => [
      '01,A,B,261124,0600,1,,,2/',
      '02,A,B,1,261124,,USD,2/',
      '03,111,USD,010,5000,,,015,4800,,/',
      '16,495,100,S,100,0,0,B1,WDR-1,PAY, OUT/',
      '88,MORE',
      '16,890,0,0,,,/',
      '16,975,7,0,,,/',
      `49,${total},6/`,
      '98,1,1,8/',
      '99,1,1,9/',
    ];
    const reading = await read(file(...rows('9907')));
    expect(inWords(reading)).toEqual([
      '2026-11-24 -100 USD WDR-1 / PAY, OUT MORE',
      '6 left out: It moves no money.',
      '7 unreadable: Its type 975 does not say whether money came in or went out.',
    ]);
    expect(reading.outcome === 'understood' && reading.remarks).toEqual([]);
    const wrong = await read(file(...rows('9908')));
    expect(wrong.outcome === 'understood' && wrong.remarks).toEqual([
      'The control total of the account …111 differs from the sum of its records.',
    ]);
  });
});
