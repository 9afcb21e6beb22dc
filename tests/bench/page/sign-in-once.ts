import type { Browser, BrowserContextOptions } from 'playwright-core';

/** Signs in through the form. Returns the session as a browser stores it, and the answer of the list of transactions. */
export async function signInOnce(browser: Browser, portal: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${portal}login`);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('coinop-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  const [answer] = await Promise.all([
    page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('/transactions')),
    page.getByRole('navigation').getByRole('link', { name: 'Transactions', exact: true }).click(),
  ]);
  const transactions = await answer.text();
  const { cookies, origins } = await context.storageState();
  // A visitor whose cache is empty does not have the font of an earlier visit either.
  const withoutFont = origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.filter(({ name }) => name !== 'coinop.font'),
  }));
  const state: BrowserContextOptions['storageState'] = { cookies, origins: withoutFont };
  await context.close();
  return { state, transactions };
}
