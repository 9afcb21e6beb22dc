import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { checkAccessibility } from './accessibility.ts';
import { answer, callsOf } from './answers.ts';
import { addressNow, button, dialog, openPortal, press } from './render.tsx';

// Notes that name the administrator, on the bell.

const seen = () => callsOf('markMentionsSeen').map(({ body }) => body);

test('the bell names the notes that mention one, and following one takes it off', async () => {
  answer({ getMe: '200.mentioned' });
  await openPortal('transactions');
  await press(button(/^Notifications: notes mention you/));
  await expect.element(dialog().getByText('2 notes mention you')).toBeVisible();
  await checkAccessibility();
  await press(dialog().getByRole('link', { name: 'PLR-00702' }));
  await expect.poll(() => addressNow().pathname).toBe('/admin-panel/players/PLR-00702');
  await expect.element(page.getByLabelText('New note')).toBeVisible();
  await expect.poll(seen).toEqual([{ mention_ids: ['38'] }]);
});

test('all are marked at once, and without any the bell says nothing of them', async () => {
  answer({ getMe: '200.mentioned' });
  await openPortal('transactions');
  await press(button(/^Notifications: notes mention you/));
  answer({ getMe: '200.secondPerson' });
  await press(dialog().getByRole('button', { name: 'Mark as Seen' }));
  await expect.poll(seen).toEqual([{ mention_ids: ['41', '38'] }]);
  await expect.element(dialog().getByText('2 notes mention you')).not.toBeInTheDocument();
  await expect.element(button(/^Notifications: withdrawals await review; requests/)).toBeVisible();
});
