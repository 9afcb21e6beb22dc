import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { Truncated } from '../../src/ui/values/truncate.tsx';
import { answer, callsOf } from './answers.ts';
import { emulate } from './emulate.ts';
import { loaded, openPortal, render } from './render.tsx';

/** A4 within its margins, in pixels. */
const SHEET = { width: 718, height: 1047 };

test.each([
  ['withdrawals', 'listWithdrawals', () => page.getByRole('article')],
  ['transactions', 'listTransactions', () => page.getByRole('row')],
  ['games', 'listGames', () => page.getByRole('article')],
  ['game-items?game_id=copper-caravan', 'listGameItems', () => page.getByRole('row')],
  ['revenue', 'listPayouts', () => page.getByRole('row')],
] as const)(
  'on paper no record of %s is longer than a sheet, or wider, whatever its texts',
  async (address, call, records) => {
    await page.viewport(SHEET.width, SHEET.height);
    answer({ [call]: '200.hostileText' });
    await openPortal(address);
    await expect.element(records().last()).toBeInTheDocument();
    await emulate('print');
    onTestFinished(() => emulate());
    await expect.poll(() => matchMedia('print').matches).toBe(true);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(SHEET.width);
    for (const record of records().elements()) {
      const { height, left, right } = record.getBoundingClientRect();
      expect(height).toBeLessThan(SHEET.height);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(SHEET.width);
    }
  },
);

test('the desk has no form fields on paper', async () => {
  await openPortal('withdrawals/review');
  await expect.element(page.getByRole('region', { name: /^WDR-/ })).toBeVisible();
  const fields = () =>
    [...document.querySelectorAll('input, select, textarea')]
      // One that is hidden measures how high a growing text is.
      .filter((field) => field.checkVisibility({ visibilityProperty: true }))
      .map((field) => field.outerHTML.slice(0, 120));
  await loaded();
  expect(fields()).not.toEqual([]);
  await emulate('print');
  onTestFinished(() => emulate());
  await expect.poll(() => matchMedia('print').matches).toBe(true);
  expect(fields()).toEqual([]);
  // The next one is loaded as well.
  await expect.poll(() => callsOf('listWithdrawalNotes').length).toBe(2);
  await loaded();
});

test('on paper a text without end takes twelve lines', async () => {
  render(
    <div style={{ width: 300, lineHeight: '20px' }}>
      <Truncated text={'A reason that somebody copied from somewhere. '.repeat(200)} />
    </div>,
  );
  await emulate('print');
  onTestFinished(() => emulate());
  await expect.poll(() => document.querySelector('[data-lines]')?.getBoundingClientRect().height).toBe(12 * 20);
});
