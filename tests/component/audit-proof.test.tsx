import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, callsOf, hold } from './answers.ts';
import { addressNow, button, dialog, focusTaken, loaded, openPortal, press } from './render.tsx';

// The contract's example of an approval is what its example of block 812 sealed, and block 813 follows it.

const HASH_812 = 'e986efc7ac86094181fe7aa8f66a0b9f36daadef3cde1a241626c176bb7a18c7';
const HASH_813 = 'cad734f7d9f56c41b38da23749372628a9cab7c52a82927be0d06470afcd9a79';
const DATABASE = '7439812345678901234-16384';
const OF_812 = `812 48218 ${HASH_812} 2026-11-20T12:21:56.000Z ${DATABASE}`;
const OF_813 = `813 48220 ${HASH_813} 2026-11-20T12:30:06.000Z ${DATABASE}`;

/** As the keyboard pastes it, into whatever has the focus. */
const paste = (text: string) => void document.execCommand('insertText', false, text);
const heads = () => dialog().getByLabelText('Exported seal');
const verdict = (words: string | RegExp) => dialog().getByText(words);

async function openProof() {
  await openPortal('audit?open=48218');
  await press(dialog().getByRole('button', { name: 'Prove' }));
  await expect.element(heads()).toHaveFocus();
}

test('who approved a withdrawal, from where, and the proof of it are found with twelve keys', async () => {
  await openPortal('audit');
  await expect.element(button('Export')).toBeVisible();
  let keys = 0;
  const press = async (key: string) => {
    keys++;
    await userEvent.keyboard(key);
  };
  const pasted = (text: string) => {
    keys++;
    paste(text);
  };
  await press('{Tab}');
  await press('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
  // The export, how to open it, and the search.
  await press('{Tab}');
  await press('{Tab}');
  await press('{Tab}');
  pasted('WDR-100482');
  await expect.poll(() => addressNow().search).toContain('subject_id=WDR-100482');
  await expect.element(page.getByRole('row').filter({ hasText: 'Stopped all payments' })).not.toBeInTheDocument();
  await press('{Tab}');
  await expect.element(button('Skip to results')).toHaveFocus();
  await press('{Enter}');
  await press('{Enter}');
  await expect.element(dialog().getByText('dana.reyes', { exact: true })).toBeVisible();
  await expect.element(dialog().getByText('203.0.113.24')).toBeVisible();
  await expect.element(dialog().getByRole('button', { name: 'Prove' })).toBeVisible();
  await focusTaken();
  await press('{Tab}');
  await press('{Enter}');
  await expect.element(heads()).toHaveFocus();
  pasted(OF_812);
  await expect.element(verdict('What is shown here is what block 812 sealed')).toBeVisible();
  expect(keys).toBe(12);
});

test('blocks up to a later head are followed, and what was pasted serves the next entry too', async () => {
  await openProof();
  paste(`not a line\n${OF_813}`);
  await expect.element(verdict(/The blocks up to 813.*3 entries/)).toBeVisible();
  expect(callsOf('listAuditBlocks').map(({ url }) => url.search)).toEqual(['?from=812']);
  answer({ getAuditEntry: '200.erased' });
  await press(dialog().getByRole('link', { name: 'Could not approve a withdrawal' }));
  await expect.element(verdict('Erased on Nov 21, 2026')).toBeVisible();
  await press(dialog().getByRole('button', { name: 'Prove' }));
  // The text is gone, and the chain says so of nothing else.
  await expect.element(verdict('The blocks up to 813')).toBeVisible();
});

test.each([
  ['200.approval', OF_812.replace(HASH_812, HASH_813), 'Block 812 is missing, was changed'],
  ['200.approval', OF_812.replace(HASH_812, HASH_813).replace(DATABASE, '7-5'), 'the log of another database'],
  ['200.approval', OF_812.replace('812', '811'), 'from before this entry'],
  ['200.masked', OF_812, 'Masked text could not be compared'],
  ['200.denied', OF_812, 'What is shown here is not what block 812 sealed'],
])('the example %s with one head or another is judged in words', async (example, head, words) => {
  answer({ getAuditEntry: example });
  await openProof();
  paste(head);
  await expect.element(verdict(words)).toBeVisible();
});

test('a text that is no head is refused, a failed load is not taken for a proof, and an entry of the last seconds has none', async () => {
  answer({ listAuditBlocks: '503' });
  await openProof();
  paste('812 48218');
  await expect.element(verdict('This is no line of such a file')).toBeVisible();
  await heads().fill(OF_812);
  await expect.element(verdict('Failed to load the blocks')).toBeVisible();
  await expect.element(dialog().getByText('Proven', { exact: true })).not.toBeInTheDocument();
  answer({ listAuditBlocks: '' });
  const go = hold('listAuditBlocks');
  await press(dialog().getByRole('button', { name: 'Try again' }));
  go();
  await expect.element(dialog().getByText('Proven', { exact: true })).toBeVisible();
  answer({ getAuditEntry: '200.notSealedYet' });
  await openPortal('audit?open=48219');
  await expect.element(verdict('Not sealed yet')).toBeVisible();
  await expect.element(dialog().getByRole('button', { name: 'Prove' })).not.toBeInTheDocument();
});

test('the export has what the filters show; that of who may do what is at Admin Users', async () => {
  await openPortal('audit?result=refused');
  await loaded();
  await press(button('Export'));
  await expect.poll(() => callsOf('exportAuditEntries').map(({ url }) => url.search)).toEqual(['?result=refused']);
  await openPortal('users');
  await press(button('Access Evidence'));
  await expect.poll(() => callsOf('exportAccessEvidence')).toHaveLength(1);
});

test.each([
  ['withdrawals?open=WDR-100482', 'subject_type=withdrawal&subject_id=WDR-100482'],
  ['transactions?open=900412', 'subject_type=transaction&subject_id=900412'],
])('%s leads to its history in the audit log', async (address, filter) => {
  await openPortal(address);
  await press(dialog().getByRole('link', { name: 'History in the audit log' }));
  await expect.poll(() => addressNow().search.replaceAll('%22', '')).toBe(`?${filter}`);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Audit Logs' })).toBeVisible();
});
