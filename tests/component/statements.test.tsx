import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { READING_MS } from '../../src/features/review/desk-machine.ts';
import { checkAccessibility } from './accessibility.ts';
import { alter, answer, callsOf, hold, leaveOut } from './answers.ts';
import { addressNow, button, dialog, focusTaken, loaded, openPortal, openWith, press, toasts } from './render.tsx';

// Statements of the bank: the list, the upload with its preview, and a statement's lines with the keys of the desk.

const PART = 'system?part=reconciliation';
const OPEN = 'system/statements/5b0c6a52-3f0e-4d6c-9d0e-5b7a7b7f1a01';
const CLOSED = 'system/statements/0d1f7a90-6a3c-4c52-8a5e-0c6d0b3e5f02';
const BROKEN = 'system/statements/c7e2b8d4-1b6f-4e0a-b3c9-7f5d2a9e4c03';
const key = (text: string) => userEvent.keyboard(text);
const line = (number: number) =>
  page
    .getByRole('list', { name: 'Lines' })
    .getByRole('listitem')
    .filter({ hasText: `Line ${number},` });
const isOpenLine = (number: number) => expect.element(line(number)).toHaveAttribute('aria-current', 'true');
const bar = (name: string) => page.getByRole('button', { name, exact: true });

// The desk's clock stands, until a test lets it go on. Vitest's own fake clock goes on with each look of a poll.
let now = 0;
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => void vi.restoreAllMocks());
const pass = (ms: number) => {
  now += ms;
};
/** The open line has been in view for as long as a decision needs. */
async function read(): Promise<void> {
  // A line that has loaded again is to be read anew.
  await loaded();
  await expect.poll(() => document.querySelector('[data-phase]')?.getAttribute('data-phase')).toBe('reading');
  pass(READING_MS);
}

test('the list says when it is empty, when it failed, and what each statement still needs', async () => {
  answer({ listStatements: '200.empty' });
  await openPortal(PART);
  await expect.element(page.getByText('No statement was uploaded yet')).toBeVisible();
  answer({ listStatements: '503' });
  await openPortal(PART);
  await expect.element(page.getByText('Failed to load statements')).toBeVisible();
  await loaded();
  answer({ listStatements: '' });
  await press(button('Try again'));
  const table = page.getByRole('table', { name: 'Statements' });
  const row = table.getByRole('row').filter({ hasText: 'statement-2026-11.csv' });
  await expect.poll(() => row.element().textContent).toMatch(/…0111 CSV.*Nov 18, 2026 – Nov 24, 2026.*Open.*8/);
  await checkAccessibility();
  await press(table.getByRole('link', { name: 'statement-2026-11.csv' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'statement-2026-11.csv' })).toBeVisible();
  expect(addressNow().pathname).toBe(`/admin-panel/${OPEN}`);
});

async function choose(content: string, name = 'november.csv'): Promise<void> {
  await expect.element(dialog().getByRole('button', { name: /^Choose/ })).toBeEnabled();
  await focusTaken();
  await loaded();
  const field = () => document.querySelector<HTMLInputElement>('input[type=file]');
  await expect.poll(field).not.toBeNull();
  await userEvent.upload(field() as HTMLInputElement, new File([content], name));
}
const NO_LINES = { matched: 0, proposed: 0, returned: 0, open: 0, left_out: 0, unreadable: 0, unfinished: 0 };
const CSV = 'Date,Reference,Amount\n2026-11-20,WDR-100481,-97.50\n';

test('a file is shown as it is understood before it is uploaded, with what is left out and what to mend', async () => {
  answer({ uploadStatement: '201' });
  await openPortal(PART);
  await press(button('Upload a Statement'));
  await press(dialog().getByRole('button', { name: 'Upload', exact: true }));
  await expect.element(dialog().getByText('Choose a file.')).toBeVisible();
  await choose(CSV);
  const rows = dialog().getByRole('table', { name: 'Lines as they are understood' }).getByRole('row');
  await expect.poll(() => rows.nth(1).element().textContent).toBe('Nov 20, 2026$97.50—WDR-100481—');
  await expect.element(dialog().getByText('Date · Reference · Amount')).toBeVisible();
  await expect.element(dialog().getByText(/Row 11: It has no amount.*Correct the row and upload/)).toBeVisible();
  await press(dialog().getByText('Left out: 2 rows'));
  await expect.element(dialog().getByText('Row 10: It is a total.')).toBeVisible();
  await checkAccessibility();
  expect(callsOf('uploadStatement')).toEqual([]);
  await press(dialog().getByRole('button', { name: 'Upload', exact: true }));
  await expect.poll(() => addressNow().pathname).toBe(`/admin-panel/${OPEN}`);
  expect(callsOf('uploadStatement').map(({ url }) => url.search)).toEqual(['?file_name=november.csv']);
  await expect.poll(toasts).toContain('Statement uploaded');
  // Back leads to the list, and asks nothing.
  window.history.back();
  await expect.element(page.getByRole('table', { name: 'Statements' })).toBeVisible();
  expect(dialog().query()).toBeNull();
});

test('what the file does not settle is asked in words, the answers are shown at once, and go with the upload', async () => {
  answer({ previewStatement: '200.unclear' });
  await openPortal(`${PART}&new=true`);
  await choose(CSV);
  const order = dialog().getByLabelText('05/11/2026 is');
  await expect.element(order).toHaveFocus();
  await press(dialog().getByRole('button', { name: 'Upload', exact: true }));
  expect(callsOf('uploadStatement')).toEqual([]);
  await expect.element(order).toHaveFocus();
  await userEvent.selectOptions(order, '5 November 2026');
  await expect.poll(() => callsOf('previewStatement').at(-1)?.url.searchParams.get('date_order')).toBe('day_first');
  await userEvent.selectOptions(dialog().getByLabelText('62.51 in line 2 is'), 'Money that went out');
  await loaded();
  const counts = { ...NO_LINES, matched: 1, returned: 1, unfinished: 1 };
  alter({
    uploadStatement: (answered: unknown) => {
      const { statement } = answered as { statement: object };
      return { statement: { ...statement, counts }, already_there: false };
    },
  });
  await press(dialog().getByRole('button', { name: 'Upload', exact: true }));
  await expect
    .poll(() => callsOf('uploadStatement').map(({ url }) => url.search))
    .toEqual(['?file_name=november.csv&date_order=day_first&money_out=positive']);
  // The statement opens where its work begins.
  await expect.poll(() => addressNow().search).toBe('?tab=returned');
});

test('a file that was uploaded before, one that is refused, and one without an answer are told apart', async () => {
  answer({ previewStatement: '200.again' });
  await openPortal(`${PART}&new=true`);
  await choose(CSV);
  await expect.element(dialog().getByText('This file was uploaded before.')).toBeVisible();
  answer({ previewStatement: '422.excelFile' });
  await loaded();
  await choose('PK', 'november.xlsx');
  await expect
    .element(dialog().getByText('The file looks like an Excel file. Save it as CSV and upload that.'))
    .toBeVisible();
  answer({ previewStatement: '', uploadStatement: '!drop' });
  await choose(CSV);
  await expect.element(dialog().getByText('Date · Reference · Amount')).toBeVisible();
  await press(dialog().getByRole('button', { name: 'Upload', exact: true }));
  await expect.element(dialog().getByText('No connection to the server')).toBeVisible();
  // The same content again is the same statement.
  answer({ uploadStatement: '200.again' });
  await press(dialog().getByRole('button', { name: 'Upload', exact: true }));
  await expect.poll(toasts).toContain('This file was uploaded before');
  await expect.poll(() => addressNow().pathname).toBe(`/admin-panel/${OPEN}`);
});

test('a file that is dropped on the list is read, and closing asks before it is lost', async () => {
  await openPortal(PART);
  await expect.element(page.getByRole('table', { name: 'Statements' })).toBeVisible();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([CSV], 'dropped.csv'));
  const zone = page.getByRole('table', { name: 'Statements' }).element();
  zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  await expect.element(dialog().getByText('dropped.csv')).toBeVisible();
  await expect.poll(() => callsOf('previewStatement')).toHaveLength(1);
  await focusTaken();
  await key('{Escape}');
  await expect.element(dialog().getByText('Discard your changes?')).toBeVisible();
});

test('proposals are confirmed and rejected by keys alone: the line, its payments, the reason and the difference are shown before', async () => {
  await openPortal(OPEN);
  await isOpenLine(3);
  const here = line(3).getByRole('region', { name: 'Here' });
  await expect.element(here.getByText(/The amount is equal; it was paid a day before/)).toBeVisible();
  await expect.element(here.getByText('Sent here $243.75. No difference.')).toBeVisible();
  await checkAccessibility();
  // Not before it was in view for half a second.
  await key('a');
  expect(callsOf('confirmStatementLine')).toEqual([]);
  await read();
  leaveOut('9002');
  await key('a');
  await isOpenLine(4);
  await loaded();
  expect(callsOf('confirmStatementLine').map(({ url, body }) => [url.pathname.split('/').at(-2), body])).toEqual([
    ['9002', { match_id: '7002' }],
  ]);
  // The confirmed line keeps its place, and is taken back.
  await expect.element(line(3).getByText('Matched')).toBeVisible();
  await expect.element(page.getByText('Line 3 confirmed. ‘Undo’ takes it back.')).toBeVisible();
  await key('u');
  await expect
    .poll(() => callsOf('undoStatementLine').map(({ url }) => url.pathname.split('/').at(-2)))
    .toEqual(['9002']);
  await loaded();
  await key('k');
  await isOpenLine(3);
  await key('j');
  await isOpenLine(4);
  await expect.element(line(4).getByRole('link', { name: 'WDR-100418' })).toBeVisible();
  await read();
  await key('r');
  await isOpenLine(5);
  expect(callsOf('rejectStatementLine').map(({ url }) => url.pathname.split('/').at(-2))).toEqual(['9003']);
  await expect.element(page.getByText(/is open: its proposal was rejected. ‘Undo’ takes it back/)).toBeVisible();
  await key('u');
  await expect
    .poll(() => callsOf('undoStatementLine').map(({ url }) => url.pathname.split('/').at(-2)))
    .toEqual(['9002', '9003']);
});

test('a repeated key, a double click and a key with a modifier confirm nothing twice', async () => {
  const release = hold('confirmStatementLine');
  await openPortal(OPEN);
  await isOpenLine(3);
  await read();
  const press = (init: KeyboardEventInit) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'a', ...init }));
  for (const held of [{ repeat: true }, { ctrlKey: true }, { metaKey: true }, { altKey: true }]) press(held);
  expect(callsOf('confirmStatementLine')).toEqual([]);
  document.body.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true, key: 'a' }));
  press({});
  await expect.poll(() => callsOf('confirmStatementLine')).toHaveLength(1);
  press({});
  (bar('Reject').element() as HTMLElement).click();
  release();
  await isOpenLine(4);
  await read();
  // Held since the line before.
  press({ repeat: true });
  press({});
  bar('Confirm')
    .element()
    .dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true }));
  expect([callsOf('confirmStatementLine').length, callsOf('rejectStatementLine').length]).toEqual([1, 0]);
});

test('a line out of view is not confirmed', async () => {
  await openPortal(OPEN);
  await isOpenLine(3);
  await read();
  const space = document.body.appendChild(document.createElement('div'));
  space.style.height = '4000px';
  window.scrollTo(0, 4000);
  await expect.poll(() => document.querySelector('[data-phase]')?.getAttribute('data-phase')).toBe('unseen');
  pass(READING_MS);
  await key('a');
  space.remove();
  expect(callsOf('confirmStatementLine')).toEqual([]);
});

test('whoever sent the payment reads why they cannot confirm its match', async () => {
  await openPortal(OPEN);
  await isOpenLine(3);
  await press(line(5).getByRole('button'));
  await isOpenLine(5);
  await expect
    .element(line(5).getByText('You sent this payment. Somebody else has to confirm or undo its match.'))
    .toBeVisible();
  await read();
  await key('a');
  await expect.element(bar('Confirm')).toBeDisabled();
  expect(callsOf('confirmStatementLine')).toEqual([]);
});

test('a refusal by the server is shown, and the line stays', async () => {
  answer({ confirmStatementLine: '409.matchConfirmed' });
  await openPortal(OPEN);
  await isOpenLine(3);
  await read();
  await key('a');
  await expect.poll(toasts).toContain('Failed to confirm the match');
  await isOpenLine(3);
});

test('the proposals of one step are shown and confirmed together, without those of one’s own, and undone together', async () => {
  const twice = (answered: unknown) => {
    const { lines, next_cursor } = answered as {
      lines: { id: string; line: number; match: object }[];
      next_cursor: null;
    };
    const [first, , own] = lines;
    if (!first || !own) return answered;
    const also = { ...first, id: '9012', line: 12 };
    return { lines: [first, { ...own, match: { ...own.match, step: 4 } }, also], next_cursor };
  };
  alter({ listStatementLines: twice });
  await openPortal(OPEN);
  await press(button('Confirm all found by amount and date…'));
  await expect.element(dialog().getByText('2 lines, $487.50 in total.')).toBeVisible();
  await expect.element(dialog().getByText(/1 line is left out: you sent the payment/)).toBeVisible();
  await checkAccessibility();
  await press(dialog().getByRole('button', { name: 'Confirm 2 Lines' }));
  await expect
    .poll(() => callsOf('bulkConfirmStatementLines').map(({ body }) => body))
    .toEqual([{ line_ids: ['9002', '9012'] }]);
  await expect.poll(toasts).toContain('1 line confirmed, 1 line not');
  await expect.poll(() => dialog().query()).toBeNull();
  await loaded();
  await key('u');
  await expect.poll(() => callsOf('undoStatementLine').length + callsOf('bulkUndoStatementLines').length).toBe(1);
});

test('an open line gets the payments that are ticked once they add up, or is explained as a difference', async () => {
  await openPortal(`${OPEN}?tab=open`);
  await isOpenLine(8);
  alter({
    listStatementCandidates: () => ({
      candidates: [candidate('WDR-1', 7, false), candidate('WDR-2', 4, false), candidate('WDR-3', 5, true)],
    }),
  });
  await openPortal(`${OPEN}?tab=open`);
  const tick = (name: string) => line(8).getByRole('checkbox', { name });
  await press(tick('WDR-1, $7.00'));
  await expect.element(line(8).getByText('$5.00 of the line is left.')).toBeVisible();
  await expect.element(bar('Confirm')).toBeDisabled();
  await expect.element(tick('WDR-3, $5.00')).toBeDisabled();
  await press(tick('WDR-2, $4.00'));
  await press(line(8).getByLabelText('$1.00 is a fee'));
  (document.activeElement as HTMLElement).blur();
  await read();
  await key('a');
  await expect
    .poll(() => callsOf('confirmStatementLine').map(({ body }) => body))
    .toEqual([
      {
        payments: [
          { withdrawal_id: 'WDR-1', attempt: 1 },
          { withdrawal_id: 'WDR-2', attempt: 1 },
        ],
        fee: 1,
      },
    ]);
});

const candidate = (id: string, amount: number, isOwn: boolean) => ({
  withdrawal_id: id,
  attempt: 1,
  amount,
  difference: 12 - amount,
  paid_at: '2026-11-20T10:02:51.000Z',
  reference: null,
  reason: 'It was paid a day before.',
  is_own_payment: isOwn,
});

test('an open line is owned and explained', async () => {
  answer({ listStatementCandidates: '200.empty' });
  await openPortal(`${OPEN}?tab=open`);
  await isOpenLine(8);
  await expect.element(line(8).getByText('No payment fits. Explain the line below.')).toBeVisible();
  await press(line(8).getByRole('button', { name: 'Close' }));
  await dialog().getByLabelText('Explanation').fill('The rent of the card terminal');
  await press(dialog().getByRole('button', { name: 'Close Difference' }));
  await expect
    .poll(() => callsOf('closeReconciliationDifference').map(({ url }) => url.pathname.split('/').at(-2)))
    .toEqual(['4713']);
});

test('lines that are none of ours are left out together with a reason, and taken back in', async () => {
  const details = [{ amount: -97.5, reference: 'WDR-100481', text: 'Payout', return_code: null }];
  const change = { can_propose_again: true, details };
  alter({
    listStatementLines: (answered: unknown) => {
      const { lines, ...page } = answered as { lines: object[] };
      return { ...page, lines: lines.map((one) => ({ ...one, ...change })) };
    },
  });
  await openPortal(`${OPEN}?tab=open`);
  await isOpenLine(8);
  await expect
    .element(line(8).getByRole('list', { name: 'Payments of this batch' }))
    .toHaveTextContent('WDR-100481 · Payout$97.50');
  // A rejection of another day.
  await read();
  await key('u');
  await expect.element(dialog().getByRole('heading', { name: 'Propose the match of line 8 again?' })).toBeVisible();
  await press(dialog().getByRole('button', { name: 'Cancel' }));
  await press(button('Leave out lines…'));
  await expect.element(dialog().getByRole('checkbox', { name: 'Line 8' })).toBeChecked();
  await checkAccessibility();
  await press(dialog().getByRole('button', { name: 'Leave Out 1 Line…' }));
  await page.getByRole('textbox', { name: 'Reason' }).fill('Rent');
  await press(page.getByRole('button', { name: 'Leave Out', exact: true }));
  await expect
    .poll(() => callsOf('bulkLeaveOutStatementLines').map(({ body }) => body))
    .toEqual([{ line_ids: ['9007'], reason: 'Rent' }]);

  alter({
    listStatementLines: (answered: unknown) => {
      const { lines, ...page } = answered as { lines: object[] };
      return { ...page, lines: lines.map((one) => ({ ...one, amount: -12, booked_on: '2026-11-21' })) };
    },
  });
  await openPortal(`${OPEN}?tab=left_out`);
  await press(button('Take Line 9 Back In'));
  await expect.poll(() => callsOf('undoStatementLine')).toHaveLength(1);
});

test('a return leads to its announcement, filled in from the line, and the statement itself announces nothing', async () => {
  answer({ getWithdrawal: '200.completed' });
  await openPortal(`${OPEN}?tab=returned`);
  await isOpenLine(6);
  expect(callsOf('returnWithdrawal')).toEqual([]);
  await press(button('Announce the Return'));
  await expect.element(dialog().getByLabelText('Reason')).toHaveValue('The bank returned it: R03: NO ACCOUNT');
  await expect.element(dialog().getByLabelText('Bank reference')).toHaveValue('RETURN R03 WDR-100420');
});

test('a statement is closed once nothing is left, reopened and discarded with a reason', async () => {
  await openPortal(OPEN);
  await expect.element(bar('Close')).toBeDisabled();
  await expect.element(bar('Close')).toHaveAttribute('title', '7 lines are not confirmed or explained yet');
  await expect.element(bar('Discard')).toHaveAttribute('title', 'Undo its confirmed matches first');
  answer({ listStatementLines: '200.empty' });
  await openPortal(BROKEN);
  await expect.element(page.getByText('Statement 13 of this account is missing.')).toBeVisible();
  await expect.element(page.getByText('No match waits for a confirmation.')).toBeVisible();
  await press(bar('Close'));
  await press(dialog().getByRole('button', { name: 'Close Statement' }));
  await expect.poll(toasts).toContain('Statement closed');
  await openPortal(CLOSED);
  await press(bar('Reopen'));
  await press(dialog().getByRole('button', { name: 'A colleague found a mistake' }));
  await press(dialog().getByRole('button', { name: 'Reopen Statement' }));
  await expect
    .poll(() => callsOf('reopenStatement').map(({ body }) => body))
    .toEqual([{ reason: 'A colleague found a mistake' }]);
});

test('a tab with a failure or without lines says so, and leads on', async () => {
  answer({ listStatementLines: '503' });
  await openPortal(OPEN);
  await expect.element(page.getByText('Failed to load lines')).toBeVisible();
  await loaded();
  answer({ listStatementLines: '200.empty' });
  await press(button('Try again'));
  // Three are proposed and elsewhere two: the other two of seven are returns.
  await press(page.getByRole('link', { name: 'Go on with returns: 2 lines' }));
  await expect.poll(() => addressNow().search).toBe('?tab=returned');
  answer({ getStatement: '404' });
  await openPortal('system/statements/unknown');
  await expect.element(page.getByText('Statement not found')).toBeVisible();
});

test('somebody who may only look sees texts masked and why, and nothing of it can be changed', async () => {
  answer({ listStatementLines: '200.maskedLines' });
  await openWith(OPEN, ['system.read', 'statements.read']);
  await expect.element(page.getByText(/^Texts are masked, because your roles do not permit this/)).toBeVisible();
  await expect.element(bar('Confirm')).toHaveAttribute('title', 'Your roles do not permit this: payments.control');
  await isOpenLine(3);
  await key('a');
  expect(callsOf('confirmStatementLine')).toEqual([]);
  await openWith(PART, ['system.read']);
  await expect.element(page.getByText('Your roles do not permit this: statements.read.')).toBeVisible();
  expect(callsOf('listStatements')).toEqual([]);
});

test('a withdrawal says on which statements its payments were found', async () => {
  const found_on = [
    {
      statement_id: 's-1',
      line_id: '9001',
      file_name: 'nov.csv',
      booked_on: '2026-11-20',
      amount: -97.5,
      kind: 'payment',
      attempt: 2,
    },
  ];
  alter({ getWithdrawal: (withdrawal) => ({ ...(withdrawal as object), found_on }) });
  await openPortal('withdrawals?open=WDR-100481');
  const found: Locator = dialog().getByText(/Paid Nov 20, 2026, \$97\.50, attempt 2/);
  await expect.element(found).toBeVisible();
  await expect
    .element(dialog().getByRole('link', { name: 'nov.csv' }))
    .toHaveAttribute('href', expect.stringContaining('/system/statements/s-1?tab=matched'));
});
