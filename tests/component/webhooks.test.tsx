import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { missedControls } from '../e2e/screen-checks.ts';
import { checkAccessibility } from './accessibility.ts';
import { answer, callsOf } from './answers.ts';
import { button, dialog, openPortal, press, toasts } from './render.tsx';

// Webhook targets: which events they get, and one that is switched off.

test('a target that is switched off says so, sends no test, and is switched on with the events that are chosen, also by a finger', async () => {
  answer({ getWebhook: '200.switchedOff' });
  const target = 'system?part=webhooks&open=51c07d9e-2b61-4a0f-8a3d-6f0c9d1e7b22';
  await openPortal(target);
  await expect.element(dialog().getByText(/^This target is switched off/)).toBeVisible();
  await expect.element(button('Send a test')).toHaveAttribute('aria-disabled');
  await openPortal(`${target}&edit=true`);
  const form = page.getByRole('dialog', { name: 'Edit Target' });
  await expect.element(form.getByLabelText('withdrawal.completed')).toBeVisible();
  await page.viewport(390, 844);
  expect(missedControls(20.9)).toEqual([]);
  await press(form.getByLabelText('withdrawal.completed'));
  await press(form.getByLabelText('Send messages'));
  await checkAccessibility();
  answer({ updateWebhook: '200.working' });
  await press(form.getByRole('button', { name: 'Save Changes' }));
  await expect.poll(toasts).toContain('Target changed');
  expect(callsOf('updateWebhook').map(({ body }) => body)).toMatchObject([
    { events: ['withdrawal.completed'], alerts: true, is_active: true },
  ]);
});

test('the log of messages names each kind, person, way, state and fault, and no text or address; it can be empty, fail and go on', async () => {
  answer({ listMessages: '200.messages' });
  await openPortal('system?part=webhooks');
  const log = page.getByRole('region', { name: 'Messages' });
  const entries = log.getByRole('listitem');
  await expect.element(entries.nth(2)).toBeVisible();
  const [delivered, waiting, givenUp] = entries.elements().map(({ textContent }) => textContent);
  expect(delivered).toMatch(/^Request waiting to dana\.reyes, by mail.*1 attempt.*Delivered$/);
  expect(waiting).toMatch(/^Alert to robin, in a chat.*2 attempts.*It answered 503.*Next attempt .*Waiting$/);
  expect(givenUp).toMatch(/^Confirm address to robin, by mail.*refused the address \(550\).*Given up$/);
  await checkAccessibility();
  answer({ listMessages: '503' });
  await openPortal('system?part=webhooks');
  await expect.element(page.getByText('Failed to load messages')).toBeVisible();
  answer({ listMessages: '200.noMessages' });
  await press(
    page.getByRole('alert').filter({ hasText: 'Failed to load messages' }).getByRole('button', { name: 'Try again' }),
  );
  await expect.element(log.getByText('Nothing has been sent yet.')).toBeVisible();
});

test('a server without the log of messages has no part for it', async () => {
  answer({ listMessages: '404' });
  await openPortal('system?part=webhooks');
  await expect.element(button('Add Target')).toBeVisible();
  await expect.poll(() => page.getByRole('region', { name: 'Messages' }).query()).toBeNull();
});
