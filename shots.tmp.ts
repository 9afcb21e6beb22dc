import { launchChromium } from './tests/chromium.ts';
import { startServer } from './tests/server-process.ts';
const server = await startServer({ DATA_DIR: '/tmp/pagework/data' });
const browser = await launchChromium();
let context = await browser.newContext();
let page = await context.newPage();
await page.goto(server.portal + 'login');
await page.getByLabel('Username').fill('admin');
await page.getByLabel('Password', { exact: true }).fill('coinop-demo');
await page.getByRole('button', { name: 'Sign in' }).click();
await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
const state = await context.storageState();
await context.close();
for (const colorScheme of ['light', 'dark'] as const) for (const [w, h] of [[1440, 900], [768, 1024], [390, 844]])
  for (const p of ['login', '', 'transactions', 'withdrawals']) {
    if (w === 768 && p !== '' && p !== 'login') continue;
    context = await browser.newContext({ viewport: { width: w!, height: h! }, colorScheme, ...(p !== 'login' && { storageState: state }) });
    page = await context.newPage();
    await page.route(/\.js$/, (r) => r.abort());
    page.on('console', (m) => /policy|Policy/.test(m.text()) && console.log(m.text()));
    await page.goto(server.portal + p);
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/pagework/shell-${p || 'dashboard'}-${w}-${colorScheme}.png` });
    await context.close();
  }
await browser.close(); await server.stop();
