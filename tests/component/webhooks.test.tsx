import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { checkAccessibility } from './accessibility.ts';
import { answer, callsOf } from './answers.ts';
import { button, dialog, openPortal, toasts } from './render.tsx';

// Webhook targets: which events they get, and one that is switched off.

test('a target that is switched off says so, sends no test, and is switched on with the events that are chosen', async () => {
  answer({ getWebhook: '200.switchedOff' });
  const target = 'system?part=webhooks&open=51c07d9e-2b61-4a0f-8a3d-6f0c9d1e7b22';
  await openPortal(target);
  await expect.element(dialog().getByText(/^This target is switched off/)).toBeVisible();
  await expect.element(button('Send a test')).toHaveAttribute('aria-disabled');
  await openPortal(`${target}&edit=true`);
  const form = page.getByRole('dialog', { name: 'Edit Target' });
  await form.getByLabelText('withdrawal.completed').click();
  await form.getByLabelText('Send messages').click();
  await checkAccessibility();
  answer({ updateWebhook: '200.working' });
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect.poll(toasts).toContain('Target changed');
  expect(callsOf('updateWebhook').map(({ body }) => body)).toMatchObject([
    { events: ['withdrawal.completed'], alerts: true, is_active: true },
  ]);
});
