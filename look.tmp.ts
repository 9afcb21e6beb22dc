import { launchChromium } from './tests/chromium.ts';
import { startServer } from './tests/server-process.ts';
const server = await startServer({ DATA_DIR: '/tmp/pagework/data' });
const browser = await launchChromium();
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
context.setDefaultTimeout(8000);
const page = await context.newPage();
page.on('console', (m) => console.log('console', m.text().slice(0, 300)));
page.on('pageerror', (e) => console.log('error', e.message));
page.on('requestfailed', (r) => console.log('failed', r.url()));
try {
  await page.goto(server.portal + 'login');
  await page.waitForTimeout(1500);
  console.log('shell left', await page.locator('[data-shell]').count());
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('coinop-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  for (const p of ['transactions', '', 'login', 'players']) {
    const asked: string[] = [];
    const l = (r: any) => asked.push(r.url().replace(server.origin, ''));
    page.on('request', l);
    await page.goto(server.portal + p);
    await page.waitForTimeout(2500);
    page.off('request', l);
    console.log(p, page.url(), asked.filter((a) => !a.includes('/assets/')), asked.length, 'shell', await page.locator('[data-shell]').count());
    await page.screenshot({ path: `/tmp/pagework/app-${p || 'dashboard'}.png` });
  }
} catch (e) { console.log(e); await page.screenshot({ path: '/tmp/pagework/fail.png' }); }
await browser.close(); await server.stop();
