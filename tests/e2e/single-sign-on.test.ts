import { afterAll, expect, test } from 'vitest';
import { type IdentityProvider, startIdentityProvider } from '../identity-provider.ts';
import { freePort } from '../postgres.ts';
import { portalUnderTest } from './portal-under-test.ts';

// The address must be known before the server starts, because the provider leads back to it.
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const identity: IdentityProvider = await startIdentityProvider(`${origin}/admin-panel/login`);
afterAll(() => identity.close());
// Its library knows no `select_account`. Other providers that refuse it say so.
identity.metadata = (metadata) => ({ ...metadata, prompt_values_supported: ['none', 'login', 'consent'] });

const portal = portalUnderTest({
  server: 'own',
  env: {
    PORT: String(port),
    PUBLIC_URL: origin,
    SSO_ISSUER: identity.issuer,
    SSO_CLIENT_ID: identity.clientId,
    SSO_CLIENT_SECRET: identity.clientSecret,
    SSO_ROLES: JSON.stringify({ payments: 'finance' }),
  },
  elsewhere: () => identity.issuer,
});

test('somebody signs in at the identity provider, and arrives where they wanted to go; without a role they are told so; an administrator tests what the provider says', async () => {
  const { page } = portal;
  const button = () => page.getByRole('button', { name: 'Single sign-on' });
  identity.person = { id: 'subject-ada', claims: { preferred_username: 'ada', roles: ['payments'] } };
  await page.goto(`${portal.server.portal}revenue`);
  await button().click();
  await page.getByRole('heading', { name: 'Company Revenue' }).waitFor();
  await portal.toast('Login successful').waitFor();
  await page.getByRole('link', { name: 'My account: ada' }).waitFor();

  // The session ends while something is typed: the identity provider renews it in a window of its own.
  await page.getByRole('main').getByRole('button', { name: 'Process Payout' }).click();
  const amount = page.getByLabel('Payout amount');
  await amount.fill('12.34');
  await page.evaluate(async () => {
    const { token } = JSON.parse(
      sessionStorage.getItem('coinop.session') ?? localStorage.getItem('coinop.session') ?? '{}',
    );
    await fetch('/auth/admin-logout', { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  });
  portal.expectConsole(/status of 401/);
  await page.getByRole('dialog').getByRole('button', { name: 'Process Payout' }).click();
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.getByText('You sign in as ada by single sign-on.').waitFor();
  expect(await again.getByLabel('Password').count()).toBe(0);
  await portal.checkAccessibility();
  const opened = page.waitForEvent('popup');
  await again.getByRole('button', { name: 'Sign in by Single Sign-On' }).click();
  const popup = await opened;
  await portal.toast('Successfully processed payout of $12.34').waitFor();
  if (!popup.isClosed()) await popup.waitForEvent('close');
  await page.getByRole('link', { name: 'My account: ada' }).waitFor();
  await page.getByRole('button', { name: 'Log out' }).click();
  // The answer is used up: the form is there again.
  await page.getByLabel('Username').waitFor();

  identity.person = { id: 'subject-ada', claims: {} };
  portal.expectConsole(/status of 403/);
  await button().click();
  await page.getByText(/names no role of this portal for you/).waitFor();
  expect(new URL(page.url()).search).toBe('');
  await portal.checkAccessibility();
  await page.getByRole('button', { name: 'Back to sign-in' }).click();

  identity.hangs = /^\/(token|authorize)/;
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('coinop-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();

  identity.hangs = undefined;
  await page.goto(`${portal.server.portal}users`);
  await page.getByRole('link', { name: 'Single Sign-On' }).click();
  await page.getByRole('button', { name: 'Test Single Sign-On' }).click();
  await page.getByText('No value of the roles claim stands for a role that exists.').waitFor();
  await page.getByText('subject-ada').first().waitFor();
  await portal.checkAccessibility();
  identity.person = { id: 'subject-ada', claims: { preferred_username: 'ada', roles: ['payments'] } };
  await page.getByRole('button', { name: 'Test Again' }).click();
  await page.getByText('This person would be signed in as Finance.').waitFor();
  // Still the same person; and the answer is not sent again.
  await page.reload();
  await page.getByRole('button', { name: 'Test Single Sign-On' }).waitFor();
  await page.getByRole('link', { name: 'My account: admin' }).waitFor();
});
