import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '../../server/http/app-env.ts';
import { requireStepUp } from '../../server/http/auth.ts';

test('an operation that asks for a second factor without saying so in the contract fails, instead of asking nobody', async () => {
  const app = new Hono<AppEnv>();
  const errors: string[] = [];
  app.onError((error, c) => {
    errors.push(error.message);
    return c.text('failed', 500);
  });
  app.use(requireStepUp(async () => false));
  app.post('/not-in-the-contract', async (c) => {
    await c.var.askStepUp();
    return c.text('paid');
  });
  expect((await app.request('/not-in-the-contract', { method: 'POST' })).status).toBe(500);
  expect(errors).toEqual(['an operation without x-step-up asks for a second factor']);
});
