import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { checkAccessibility } from './accessibility.ts';
import { answer } from './answers.ts';
import { openPortal } from './render.tsx';

test('System says what the server does again and again, when it last succeeded, and how often it failed', async () => {
  answer({ getSystemStatus: '200.degraded' });
  await openPortal('system');
  const work = page.getByRole('list', { name: 'Background work' }).getByRole('listitem');
  await expect.element(work.first().getByText('2 failures since the start')).toBeVisible();
  const failing = work.filter({ hasText: 'Returned payments' });
  for (const text of ['Failing', 'No success since the start', '14 failures since the start']) {
    await expect.element(failing.getByText(text)).toBeVisible();
  }
  await checkAccessibility();
});
