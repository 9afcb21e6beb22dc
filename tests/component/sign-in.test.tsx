import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LoginPage } from '../../src/features/session/login-page.tsx';
import type { LoginResponse } from '../../src/generated/model/loginResponse.ts';
import { settings } from '../../src/lib/settings.ts';
import { signedIn } from '../../src/session.ts';
import { checkAccessibility } from './accessibility.ts';
import { alter, answer, callsOf } from './answers.ts';
import { addressNow, button, openPortal, render, toasts } from './render.tsx';

// The form, the guard of the screens and where signing in leads. The cookie, the tabs and the first paint are in tests/e2e/sign-in.test.ts.

const username = () => page.getByLabelText('Username');
const password = () => page.getByLabelText('Password', { exact: true });
const pathname = () => addressNow().pathname;

async function signIn() {
  await username().fill('admin');
  await password().fill('coinop-demo');
  await button('Sign in').click();
}

test('the login page shows what the platform is and that attempts are logged', async () => {
  await openPortal('login', 'none');
  for (const text of ['60M+', '$10M+', '500+', '99.9%']) {
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect.element(page.getByText(/Login attempts are monitored and logged/)).toBeVisible();
});

test('empty fields are asked for in words, and nothing is sent', async () => {
  await openPortal('login', 'none');
  await button('Sign in').click();
  await expect.element(page.getByText('Username is required')).toBeVisible();
  await expect.element(page.getByText('Password is required')).toBeVisible();
  await expect.element(username()).toHaveFocus();
  // From now on, typing corrects the messages.
  await userEvent.keyboard('admin');
  await expect.poll(() => page.getByText('Username is required').query()).toBeNull();
  await expect.element(page.getByText('Password is required')).toBeVisible();
  expect(callsOf('adminLogin')).toEqual([]);
});

test('a server that cannot be reached is a login that failed', async () => {
  answer({ adminLogin: '!drop' });
  await openPortal('login', 'none');
  await signIn();
  await expect.poll(toasts).toContain('Login failed');
  expect(pathname()).toBe('/admin-panel/login');
});

test('the password can be shown and hidden', async () => {
  await openPortal('login', 'none');
  await expect.element(password()).toHaveAttribute('type', 'password');
  await button('Show password').click();
  await expect.element(password()).toHaveAttribute('type', 'text');
  await button('Hide password').click();
  await expect.element(password()).toHaveAttribute('type', 'password');
});

test('who forgot the password is told what to do', async () => {
  await openPortal('login', 'none');
  await button(/Forgot password/).click();
  await expect.element(page.getByText('Ask another administrator to reset your password.')).toBeVisible();
});

test('who forgot the password is told where the operator helps', async () => {
  settings.support = 'help@example.org';
  await openPortal('login', 'none');
  await button(/Forgot password/).click();
  const link = page.getByRole('link', { name: 'help@example.org' });
  await expect.element(link).toHaveAttribute('href', 'mailto:help@example.org');
});

test.each([
  '',
  'withdrawals?status=approved',
  'transactions',
  'games',
  'game-items',
  'revenue',
  'players',
  'users',
  'audit',
  'system',
])('without a session /%s leads to the login page', async (path) => {
  await openPortal(path, 'none');
  await expect.element(button('Sign in')).toBeVisible();
  expect(pathname()).toBe('/admin-panel/login');
});

test.each([
  ['withdrawals?open=WDR-100482', '/admin-panel/withdrawals?open=WDR-100482'],
  ['login?redirect=%2Fadmin-panel%2Fgames%3Fstatus%3Dinactive', '/admin-panel/games?status=inactive'],
  ['login', '/admin-panel/'],
  ['login?redirect=%2F%2Fevil.example', '/admin-panel/'],
])('signing in at %s leads to %s', async (path, there) => {
  await openPortal(path, 'none');
  await signIn();
  await expect.element(button('Log out')).toBeVisible();
  await expect.poll(() => pathname() + addressNow().search).toBe(there);
  // A new visit to the form's URL goes there as well.
  await openPortal(path, 'kept');
  await expect.element(button('Log out')).toBeVisible();
  await expect.poll(() => pathname() + addressNow().search).toBe(there);
});

test('the sidebar has every entry in order, marks the active one, and names the administrator', async () => {
  await openPortal('withdrawals');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect.element(links.first()).toBeVisible();
  const entries = links.elements().map((link) => [link.textContent, link.getAttribute('href')]);
  expect(entries).toEqual(
    [
      ['Dashboard', ''],
      ['Transactions', 'transactions'],
      ['Withdrawals', 'withdrawals'],
      ['Games', 'games'],
      ['Game Items', 'game-items'],
      ['Company Revenue', 'revenue'],
      ['Players', 'players'],
      ['Admin Users', 'users'],
      ['Audit Logs', 'audit'],
      ['System', 'system'],
    ].map(([name, path]) => [name, `/admin-panel/${path}`]),
  );
  const active = [...document.querySelectorAll('nav [aria-current=page]')].map(({ textContent }) => textContent);
  expect(active).toEqual(['Withdrawals']);
  await expect.element(page.getByText('Coinop Admin').first()).toBeVisible();
  await expect.element(page.getByText('admin', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Administrator', { exact: true })).toBeVisible();
});

test.each([true, false])('an unknown address is a page of its own, signed in: %s', async (signedIn) => {
  await openPortal('no/such/page', signedIn ? 'administrator' : 'none');
  await expect.element(page.getByText('Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect
    .element(signedIn ? page.getByRole('heading', { name: 'Dashboard', level: 1 }) : button('Sign in'))
    .toBeVisible();
});

// The words of the other statuses are those of every call: tests/unit/http-answers.test.ts.
test.each([
  ['401', 'The username or password is wrong.'],
  ['503', 'The database does not answer just now. Please try again.'],
])('a sign-in that is answered with %s says %j', async (status, words) => {
  answer({ adminLogin: status });
  await openPortal('login', 'none');
  await signIn();
  await expect.poll(toasts).toContain(words);
  expect(toasts()).not.toContain('Authentication error. Please try logging in again.');
  await expect.element(button('Sign in')).toBeVisible();
  expect(pathname()).toBe('/admin-panel/login');
  // The toast disappears. The next attempt replaces what was typed.
  if (status === '401') {
    await expect.element(page.getByRole('main').getByText(words)).toBeVisible();
    await expect.element(password()).toHaveFocus();
  }
  await checkAccessibility();
});

test('who signs out of single sign-on is told that the session at the identity provider goes on, and can end it', async () => {
  const ada = { username: 'ada.moreau', role: 'administrator', must_change_password: false, has_single_sign_on: true };
  signedIn({ access_token: 'token-1', admin: ada }, true);
  answer({ getMe: '!hang', endSignOn: '503.providerDown' });
  await openPortal('', 'kept');
  await button('Log out').click();
  await expect.element(page.getByText('At the identity provider you are still signed in.')).toBeVisible();
  await button('Log out at the provider').click();
  await expect.element(page.getByText(/^The identity provider does not answer just now/)).toBeVisible();
  await checkAccessibility();
  answer({ endSignOn: '404.notFound' });
  await button('Log out at the provider').click();
  await expect.element(page.getByText(/offers no page for that/)).toBeVisible();
});

test('a test of single sign-on that cannot begin says why: the step, the cause, both issuers and the provider’s own words', async () => {
  answer({ beginSignOn: '503.signOnMisconfigured', testSignOn: '200.signOnTestFailed' });
  await openPortal('users?tab=sign-on');
  await button('Test Single Sign-On').click();
  const result = page.getByRole('region', { name: 'What the identity provider says' });
  await expect
    .element(result.getByText(/Nobody would be signed in. The provider refused the portal's secret/))
    .toBeVisible();
  expect(callsOf('testSignOn').map(({ body }) => body)).toEqual([{}]);
  for (const fact of ['wrong_secret', 'invalid_client: client authentication failed', 'client_secret_basic']) {
    await expect.element(result.getByText(fact, { exact: true })).toBeVisible();
  }
  await checkAccessibility();
});

test.each([
  ['to_enrol', 'Set up a second factor', 'Your roles need one besides the sign-in at the identity provider.'],
  ['to_show', 'Second step', 'You have signed in at the identity provider. Now show your second factor.'],
])('single sign-on leads to the second factor, where it is %s', async (second_factor, heading, words) => {
  alter({
    finishSignOn: (usual) => {
      const response = usual as LoginResponse;
      return { ...response, admin: { ...response.admin, has_single_sign_on: true, second_factor } };
    },
  });
  answer({ listMyFactors: second_factor === 'to_enrol' ? '200.noFactors' : '' });
  render(<LoginPage answer="code=Ka71tPq&state=Xb2vQ" />);
  await expect.element(page.getByRole('heading', { name: heading })).toBeVisible();
  await expect.element(page.getByText(words)).toBeVisible();
  expect(toasts()).not.toContain('Login successful');
});

test('the page of a refused single sign-on says why and names the request, and no toast says something else', async () => {
  const refusal = { message: 'Your identity provider names no role of this portal.', code: 'no_role_from_provider' };
  const given = { status: 403, headers: { 'X-Request-Id': 'req-4711' } };
  alter({ finishSignOn: () => Response.json(refusal, given) });
  render(<LoginPage answer="code=Ka71tPq&state=Xb2vQ" />);
  await expect.element(page.getByRole('alert').getByText(refusal.message)).toBeVisible();
  await expect.element(page.getByText('Request req-4711')).toBeVisible();
  expect(toasts()).toEqual([]);
  await checkAccessibility();
});
