import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CopyId } from '../../src/ui/feedback/copy-id.tsx';
import { FactGroups } from '../../src/ui/values/facts.tsx';
import { missedControls } from '../e2e/screen-checks.ts';
import { alter } from './answers.ts';
import { permitCopying } from './emulate.ts';
import { button, dialog, focusTaken, openPortal, render, toasts } from './render.tsx';

test('an id is copied by one press of a key, which says so, a browser that refuses is named, and a dialog opens with the focus where it was', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  onTestFinished(() => field.remove());
  await permitCopying();
  render(<CopyId id="WDR-100482" />);
  await expect.element(button('Copy WDR-100482')).toBeVisible();
  (button('Copy WDR-100482').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Copied', { exact: true })).toBeVisible();
  field.focus();
  await userEvent.keyboard('{Control>}v{/Control}');
  await expect.poll(() => field.value).toBe('WDR-100482');
  expect(page.getByText('Copied', { exact: true }).query()).toBeNull();
  // As on a page without TLS.
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
  await button('Copy WDR-100482').click();
  await expect.poll(toasts).toContain('Failed to copy');

  await openPortal('withdrawals?open=WDR-100482');
  await expect.element(dialog().getByRole('button', { name: 'Copy WDR-100482', exact: true })).toBeVisible();
  await focusTaken();
  await expect.element(dialog().getByRole('button', { name: 'Close' })).toHaveFocus();
});

test('a finger hits the button that it aims at, also below an id of several lines', async () => {
  await page.viewport(390, 844);
  // The second button is below the first.
  const facts = ['TXN\nTXN-1', 'TXN-1'].map((id) => ({ label: 'ID', value: <CopyId id={id} /> }));
  render(<FactGroups groups={[{ title: 'Transaction', facts }]} dense />);
  await expect.element(button('Copy TXN-1')).toBeVisible();
  expect(missedControls(20.9)).toEqual([]);
});

type Lists = Record<string, Record<string, string>[]>;

/** Rows whose ids, in these fields, are as long as those of a platform that puts its name into them. */
const withIds = (fields: string[]) => (answer: unknown) =>
  Object.fromEntries(
    Object.entries(answer as Lists).map(([name, rows]) => {
      const given = (place: number) => fields.map((field) => [field, `TXN-TP6AQJWM-0001${place % 10}8M`.slice(0, 20)]);
      return [
        name,
        Array.isArray(rows) ? rows.map((row, place) => ({ ...row, ...Object.fromEntries(given(place)) })) : rows,
      ];
    }),
  );

/** Whether all of the element's text is inside of everything around it that cuts. */
function isWhole(element: Element): boolean {
  const text = document.createRange();
  text.selectNodeContents(element);
  const { left, right, top, bottom } = text.getBoundingClientRect();
  for (let around: Element | null = element; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowX === 'visible') continue;
    const box = around.getBoundingClientRect();
    if (left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1) return false;
  }
  return true;
}

test.each([1440, 1024, 768, 390])('ids of 20 characters are whole in every list at %i pixels', async (width) => {
  await page.viewport(width, 900);
  alter({
    listTransactions: withIds(['transaction_id']),
    listWithdrawals: withIds(['withdrawal_id']),
    listPlayers: withIds(['player_id']),
    listAuditEntries: withIds(['subject_id']),
  });
  for (const address of ['transactions', 'withdrawals', 'withdrawals?view=table', 'players', 'audit']) {
    await openPortal(address);
    const ids = page.getByText(/^TXN-TP6AQJWM-0001/);
    await expect.element(ids.first()).toBeVisible();
    const cut = ids.elements().filter((element) => !isWhole(element));
    expect({ address, cut: cut.map(({ textContent }) => textContent) }).toEqual({ address, cut: [] });
  }
});
