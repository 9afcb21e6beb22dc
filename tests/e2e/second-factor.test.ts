import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { testInFull } from '../test-in-full.ts';
import { withAuthenticator } from './authenticator.ts';
import { portalUnderTest } from './portal-under-test.ts';

// WebAuthn knows no IP addresses, so the server listens on localhost. Nobody must have a factor until a test says so.
const env: Record<string, string> = { HOST: 'localhost', SECOND_FACTOR: 'off' };
const portal = portalUnderTest({ server: 'own', env });

const button = (name: string) => portal.page.getByRole('button', { name, exact: true });
const heading = (name: string) => portal.page.getByRole('heading', { name });
const dialog = (name: string) => portal.page.getByRole('dialog', { name });

/** Signs in anew, in a browser that has forgotten its session. */
async function typePassword(username: string) {
  const { page } = portal;
  await page.goto(`${portal.server.portal}favicon.svg`);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${portal.server.portal}login`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('coinop-demo');
  await button('Sign in').click();
}

test('a passkey that was added in My account completes the next sign-in, and confirms a payout whose form stays as it is', async () => {
  const { page } = portal;
  // A session of before there was a factor, in which none is shown.
  await portal.signIn();
  const earlier = await page.evaluate(() => localStorage.getItem('coinop.session') ?? '');
  await portal.signIn('account');
  await withAuthenticator(page);
  await button('Add').click();
  await button('Set up a Passkey').click();
  await dialog('Add a second factor').getByLabel('Name').fill('Laptop');
  await button('Add Passkey').click();
  const codes = dialog('Your recovery codes').getByRole('listitem');
  await codes.first().waitFor();
  expect(await codes.count()).toBe(10);
  await button('I have kept them').click();
  await page.getByRole('list', { name: 'Second factors' }).getByText('Laptop').waitFor();
  await page.getByText('10 recovery codes are left.').waitFor();

  await typePassword('admin');
  await heading('Second step').waitFor();
  expect(await portal.toast('Login successful').count()).toBe(0);
  await portal.checkAccessibility();
  await button('Use Passkey').click();
  await heading('Dashboard').waitFor();
  await portal.toast('Login successful').waitFor();

  await page.evaluate((session) => localStorage.setItem('coinop.session', session), earlier);
  await page.goto(`${portal.server.portal}revenue`);
  const pay = page.getByRole('main').getByRole('button', { name: 'Process Payout' });
  await pay.click();
  const form = dialog('Process Payout');
  await form.getByLabel('Payout amount').fill('12.34');
  // The browser reports the question, which is a 403, on its console.
  portal.expectConsole(/status of 403/);
  await form.getByRole('button', { name: 'Process Payout' }).click();
  const question = dialog('Confirm that it is you');
  await question.getByRole('button', { name: 'Use Passkey' }).waitFor();
  await portal.checkAccessibility();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await portal.toast(/^Show your second factor/).waitFor();
  expect(await form.getByLabel('Payout amount').inputValue()).toBe('12.34');
  await form.getByRole('button', { name: 'Process Payout' }).click();
  await question.getByRole('button', { name: 'Use Passkey' }).click();
  await portal.toast('Successfully processed payout of $12.34').waitFor();
  expect(await portal.toast(/permission/).count()).toBe(0);
});

testInFull(
  'whoever must have a second factor is led through setting one up, and comes in with a recovery code without it',
  async () => {
    env.SECOND_FACTOR = 'money';
    await portal.restart();
    const { page } = portal;
    await typePassword('finance');
    await heading('Set up a second factor').waitFor();
    await portal.checkAccessibility();
    await button('Set up an Authenticator App').click();
    const secret = (
      await page
        .getByText(/^Or type this key/)
        .locator('code')
        .innerText()
    ).replaceAll(' ', '');
    await page.getByLabel('One-time code').fill('12');
    await button('Add Authenticator App').click();
    await page.getByText('Enter the six digits from your authenticator app.').waitFor();
    await page.getByLabel('One-time code').fill(new TOTP({ secret }).generate());
    await button('Add Authenticator App').click();
    await heading('Your recovery codes').waitFor();
    await portal.checkAccessibility();
    const [code = ''] = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts();
    await button('I have kept them').click();
    await heading('Dashboard').waitFor();

    await typePassword('finance');
    await heading('Second step').waitFor();
    // Going elsewhere leads back.
    await page.goto(`${portal.server.portal}revenue`);
    await button('Use a recovery code instead').click();
    portal.expectConsole(/status of 422/);
    await page.getByLabel('Recovery code').fill('not-a-code');
    await button('Verify').click();
    await page.getByText(/is wrong, too old, or was used already/).waitFor();
    await page.getByLabel('Recovery code').fill(code);
    await button('Verify').click();
    await heading('Company Revenue').waitFor();
  },
);
