import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../src/api/query-client.ts';
import { LoginPage } from '../../src/features/session/login-page.tsx';
import { clear, signedIn } from '../../src/session.ts';

const page = () =>
  renderToString(
    <MantineProvider>
      <QueryClientProvider client={createQueryClient()}>
        <LoginPage />
      </QueryClientProvider>
    </MantineProvider>,
  );
const signIn = (must_change_password: boolean) =>
  signedIn(
    { access_token: 'token-1', admin: { username: 'admin', role: 'administrator', must_change_password } },
    false,
  );

test('who has just signed in sees the form until the dashboard is there; only a one-use password asks for another', () => {
  clear();
  expect(page()).toContain('Enter your administrator account.');
  signIn(false);
  expect(page()).toContain('Enter your administrator account.');
  signIn(true);
  expect(page()).not.toContain('Enter your administrator account.');
  clear();
});
