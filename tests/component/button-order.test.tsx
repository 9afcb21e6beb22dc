import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { button, dialog, focusTaken, openPortal } from './render.tsx';

// Where buttons stand. What they do is tested where it is done.

/** The texts of the buttons as they are read: line by line, from left to right. */
function inSight(place: Locator): string[] {
  const found = place
    .getByRole('button')
    .elements()
    .map((element) => ({ name: element.textContent, at: element.getBoundingClientRect() }));
  return found
    .toSorted((a, b) => (Math.abs(a.at.top - b.at.top) < 12 ? a.at.left - b.at.left : a.at.top - b.at.top))
    .map(({ name }) => name);
}

/** The texts of the buttons that Tab reaches, from the one before them on. */
async function byTab(from: Locator, count: number): Promise<(string | null)[]> {
  (from.element() as HTMLElement).focus();
  const names: (string | null)[] = [];
  for (let pressed = 0; pressed < count; pressed++) {
    await userEvent.keyboard('{Tab}');
    names.push(document.activeElement?.textContent ?? null);
  }
  return names;
}

test.each([1440, 768, 390])(
  'the bar of a selection at %i pixels: Clear selection, Approve Selected, Reject Selected',
  async (width) => {
    await page.viewport(width, 900);
    await openPortal('withdrawals');
    await page.getByRole('checkbox', { name: 'Select WDR-100482' }).click();
    const bar = page.getByRole('region', { name: 'Bulk actions' });
    const order = ['Clear selection', 'Approve Selected', 'Reject Selected'];
    await expect.element(bar).toBeVisible();
    expect(inSight(bar)).toEqual(order);
    expect([order[0], ...(await byTab(button('Clear selection'), 2))]).toEqual(order);
  },
);

test.each([1440, 390])('the details of a withdrawal at %i pixels: Approve, Reject', async (width) => {
  await page.viewport(width, 900);
  await openPortal('withdrawals?open=WDR-100482');
  await expect.element(dialog().getByRole('button', { name: 'Approve' })).toBeVisible();
  await focusTaken();
  const order = ['Approve', 'Reject'];
  // Others are below the fold, in the part that scrolls.
  expect(inSight(dialog()).filter((name) => order.includes(name))).toEqual(order);
  expect([order[0], ...(await byTab(dialog().getByRole('button', { name: 'Approve' }), 1))]).toEqual(order);
});
