import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { GameItem } from '../../src/generated/model/gameItem.ts';
import { checkAccessibility } from './accessibility.ts';
import { alter, answer, callsOf } from './answers.ts';
import { addressNow, button, dialog, loaded, openPortal, openWith, press } from './render.tsx';

// One change of several items: select, preview, what each call sends and what is said of it, and the undo.

const ITEMS = 'game-items?game_id=copper-caravan';
const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const bar = () => page.getByRole('region', { name: 'Bulk actions' });
const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true });
const preview = () => dialog().getByRole('list', { name: 'Preview' });
const sent = () => callsOf('updateGameItem').map(({ url, body }) => [url.pathname.split('/').at(-1), body]);

/** The list as the calls so far have left it: each saved item has a new version. */
function savesItems(versions = true) {
  let saved: GameItem[] = [];
  alter({
    listGameItems: (list) => {
      const { items } = list as { items: GameItem[] };
      if (saved.length === 0)
        saved = items.map((item) => (versions ? item : { ...item, updated_at: undefined }) as GameItem);
      return { items: saved };
    },
    updateGameItem: () => {
      const { url, body } = callsOf('updateGameItem').at(-1) ?? {};
      const id = url?.pathname.split('/').at(-1);
      const updated_at = new Date(Date.UTC(2026, 10, 25) + callsOf('updateGameItem').length * 1_000).toISOString();
      const change = { ...(body as object), ...(versions && { updated_at }) };
      saved = saved.map((item) => (item.item_id === id ? { ...item, ...change } : item));
      return saved.find(({ item_id }) => item_id === id);
    },
  });
  return {
    somebodyElse: (id: string, change: Partial<GameItem>) => {
      saved = saved.map((item) => (item.item_id === id ? { ...item, ...change } : item));
    },
    of: (id: string) => saved.find(({ item_id }) => item_id === id),
  };
}

async function openBulk(...names: string[]) {
  await openPortal(ITEMS);
  for (const name of names) await press(box(`Select ${name}`));
  await press(bar().getByRole('button', { name: 'Change Selected' }));
  await expect.element(dialog().getByText(/Choose what to change/)).toBeVisible();
}

test('items are selected one by one, in a range, and all of the page, with the keyboard alone', async () => {
  answer({ listGameItems: '' }, 13);
  await openPortal(ITEMS);
  const boxes = page.getByRole('checkbox', { name: /^Select (?!these)/ });
  await expect.poll(() => boxes.elements().length).toBe(10);
  const names = boxes.elements().map((one) => one.getAttribute('aria-label'));
  (boxes.nth(1).element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(bar().getByText('1 selected')).toBeVisible();
  (boxes.nth(4).element() as HTMLElement).focus();
  await userEvent.keyboard('{Shift>} {/Shift}');
  await expect.element(bar().getByText('4 selected')).toBeVisible();
  const checked = () =>
    boxes.elements().flatMap((one) => ((one as HTMLInputElement).checked ? [one.getAttribute('aria-label')] : []));
  expect(checked()).toEqual(names.slice(1, 5));
  (box('Select these 10').element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(bar().getByText('10 selected')).toBeVisible();
  // The other page adds to it, and another game has a selection of its own.
  await press(button('Next'));
  await press(box('Select these 3'));
  await expect.element(bar().getByText('13 selected')).toBeVisible();
  await press(bar().getByRole('button', { name: 'Clear selection' }));
  await expect.poll(() => bar().query()).toBeNull();
  await press(box('Select these 3'));
  await page.getByLabelText('Game', { exact: true }).selectOptions('starfall-arena');
  await expect.poll(() => addressNow().searchParams.get('game_id')).toBe('starfall-arena');
  await expect.poll(() => bar().query()).toBeNull();
});

test('a sale shows each item’s values before and after, saves the changed fields, and is undone', async () => {
  const items = savesItems();
  await openBulk('Oasis Bundle', 'Pouch of Copper');
  await dialog().getByLabelText('Discount', { exact: true }).selectOptions('Set a discount');
  await press(inDialog('Change Items'));
  await expect.element(dialog().getByText('Enter a whole number from 1 to 100')).toBeVisible();
  await dialog().getByLabelText('Discount (%)').fill('50');
  await dialog().getByLabelText('Featured').selectOptions('Featured');
  await expect.element(preview().getByText('Price: $19.99 → $12.50')).toBeVisible();
  await expect.element(dialog().getByText('2 items will change')).toBeVisible();
  await checkAccessibility();
  const before = items.of('ITM-2003');
  await press(inDialog('Change 2 Items'));
  await expect.element(dialog().getByText('2 items changed')).toBeVisible();
  const [[, body] = []] = sent().filter(([id]) => id === 'ITM-2003');
  expect(body).toEqual({ price_usd: 12.5, discount_percentage: 50, updated_at: before?.updated_at });
  await press(inDialog('Close'));
  await expect.poll(() => dialog().query()).toBeNull();
  await loaded();
  // The offer stays in the list, and shows what it takes back.
  await press(button('Undo'));
  await expect.element(preview().getByText('Price: $12.50 → $19.99')).toBeVisible();
  items.somebodyElse('ITM-2001', { updated_at: '2026-11-27T00:00:00.000Z' });
  await press(inDialog('Undo Change'));
  await expect.element(dialog().getByText('1 item with the values from before')).toBeVisible();
  await expect.element(dialog().getByText('Pouch of Copper: It was changed by somebody else since.')).toBeVisible();
  expect(items.of('ITM-2003')).toMatchObject({ price_usd: 19.99, discount_percentage: before?.discount_percentage });
  await press(inDialog('Close'));
  await expect.poll(() => button('Undo').query()).toBeNull();
});

test('a refused item and a lost answer are told, each item once, and what failed stays selected', async () => {
  answer({ updateGameItem: '409,200,!drop,200' });
  await openBulk('Oasis Bundle', 'Pouch of Copper', 'Daily Sands');
  await dialog().getByLabelText('Active', { exact: true }).selectOptions('Not active');
  await press(inDialog('Change 3 Items'));
  await expect.element(dialog().getByText(/^Paused: No connection to the server\./)).toBeVisible();
  await expect.element(dialog().getByText('1 could not be changed')).toBeVisible();
  await press(inDialog('Continue'));
  await expect.element(dialog().getByText('2 items changed')).toBeVisible();
  await expect.element(dialog().getByRole('list', { name: 'Refused' })).toBeVisible();
  const keys = callsOf('updateGameItem').map(({ headers }) => headers.get('idempotency-key'));
  expect([keys.length, new Set(keys).size, keys[2] === keys[3]]).toEqual([4, 3, true]);
  await press(inDialog('Close'));
  await expect.element(bar().getByText('1 selected')).toBeVisible();
  await expect.element(box('Select Oasis Bundle')).toBeChecked();
});

test('a back end without versions gets the whole form, and who may not change items is told', async () => {
  savesItems(false);
  await openBulk('Pouch of Copper');
  await dialog().getByLabelText('Limited Time Offer').selectOptions('Set dates');
  await press(inDialog('Change Items'));
  await expect.element(dialog().getByText('Enter a start, an end, or both')).toBeVisible();
  await dialog().getByLabelText('Available Until (UTC)').fill('2026-12-04T00:00');
  await press(inDialog('Change 1 Item'));
  await expect.element(dialog().getByText('1 item changed')).toBeVisible();
  const offer = { is_limited_time: true, available_from: null, available_until: '2026-12-04T00:00:00.000Z' };
  expect(sent()).toEqual([['ITM-2001', expect.objectContaining({ item_name: 'Pouch of Copper', ...offer })]]);
  await press(inDialog('Undo'));
  await expect.element(dialog().getByText('1 item with the values from before')).toBeVisible();
  expect(sent()[1]).toEqual(['ITM-2001', expect.objectContaining({ is_limited_time: false, available_until: null })]);
  await openWith(ITEMS, ['items.read', 'games.read']);
  await press(box('Select Pouch of Copper'));
  await expect.element(bar().getByRole('button', { name: 'Change Selected' })).toBeDisabled();
  await expect.element(bar().getByText('Your roles do not permit this: items.write')).toBeVisible();
});
