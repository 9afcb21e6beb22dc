import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, callsOf } from './answers.ts';
import { addressNow, button, dialog, openPortal, press, toasts } from './render.tsx';

// What a healthy server does not answer: failures, and back ends that have less than ours.

const article = () => page.getByRole('article').first();

test('of a back end that knows ids and names only, the rest is quietly absent, and an edit names nothing else', async () => {
  answer({ listGames: '200.plainRows', getGame: '200.plain' });
  await openPortal('games');
  await expect.element(article()).toBeVisible();
  expect(article().getByRole('term').query()).toBeNull();
  await press(button('Edit Copper Caravan'));
  await dialog().getByLabelText('Name').fill('Copper Caravan II');
  await press(dialog().getByRole('button', { name: 'Save Changes' }));
  await expect.poll(toasts).toContain('Game updated successfully');
  expect(callsOf('updateGame').map(({ body }) => body)).toEqual([{ game_name: 'Copper Caravan II' }]);
});

test('a status that nobody knows is shown by its own words', async () => {
  answer({ listGames: '200.hostileText' });
  await openPortal('games');
  await expect.element(article().getByText('Archived')).toBeVisible();
});

test('no games at all says where they will appear', async () => {
  answer({ listGames: '200.empty' });
  await openPortal('games');
  await expect.element(page.getByText('Games will appear here')).toBeVisible();
});

test('what fails says so in the words of the specification, or in those of the server', async () => {
  answer({ listGames: '200.plainRows', getGame: '200.plain', toggleGameStatus: '503', getGameStats: '503' });
  await openPortal('games');
  await press(button('Toggle status Copper Caravan'));
  await press(dialog().getByRole('button', { name: 'Toggle status' }));
  await expect.poll(toasts).toContain('Failed to toggle game status');
  await press(button('Statistics of Copper Caravan'));
  await expect.element(dialog().getByText('Failed to load game statistics')).toBeVisible();
  await expect.element(dialog().getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('an edit says at the field what is wrong and saves nothing', async () => {
  await openPortal('games?edit=copper-caravan');
  await dialog().getByLabelText('Name').fill('  ');
  await dialog().getByLabelText('Image URL').fill('javascript:alert(1)');
  await dialog().getByLabelText('Platform fee').fill('101');
  await press(dialog().getByRole('button', { name: 'Save Changes' }));
  await expect.element(dialog().getByText('Name is required')).toBeVisible();
  await expect.element(dialog().getByText('Must start with http:// or https:// and contain no spaces')).toBeVisible();
  await expect.element(dialog().getByText('Enter a percentage from 0 to 100')).toBeVisible();
  expect(callsOf('updateGame')).toEqual([]);
});

test('an edit of a game that does not exist says so', async () => {
  await openPortal('games?edit=no-such-game');
  await expect.element(dialog().getByText('There is no game no-such-game.')).toBeVisible();
  await press(dialog().getByRole('button', { name: 'Close' }));
  await expect.poll(() => dialog().query()).toBeNull();
  await expect.element(article()).toBeVisible();
});

test('the list is searched as one types and filtered by status, in the URL, and Back undoes it', async () => {
  await openPortal('games');
  await expect.poll(() => page.getByRole('article').elements().length).toBe(6);
  await page.getByLabelText('Search').fill('caravan');
  await expect.poll(() => addressNow().searchParams.get('search')).toBe('caravan');
  await expect.poll(() => page.getByRole('article').elements().length).toBe(1);
  await page.getByLabelText('Status', { exact: true }).selectOptions('inactive');
  await expect.element(page.getByText('No games found')).toBeVisible();
  await expect.element(page.getByText('Try adjusting your filters')).toBeVisible();
  window.history.back();
  await expect.element(page.getByRole('article', { name: 'Copper Caravan' })).toBeVisible();
  await press(button('Clear Filters'));
  await expect.poll(() => page.getByRole('article').elements().length).toBe(6);
  await expect.element(page.getByLabelText('Search')).toHaveValue('');
});

test('a game is closed after a question that says what it means, and not when the answer is no', async () => {
  await openPortal('games');
  await press(button('Deactivate Copper Caravan'));
  const question = page.getByRole('dialog', { name: 'Deactivate Copper Caravan?' });
  await expect.element(question.getByText(/An inactive game is closed to players/)).toBeVisible();
  // A second Enter answers no.
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => question.query()).toBeNull();
  expect(callsOf('toggleGameStatus')).toEqual([]);
  await press(button('Deactivate Copper Caravan'));
  await press(question.getByRole('button', { name: 'Deactivate' }));
  await expect.poll(toasts).toContain('Game deactivated');
  expect(callsOf('toggleGameStatus').map(({ body }) => body)).toEqual([{ status: 'inactive' }]);
});
