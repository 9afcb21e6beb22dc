import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { bundledContract } from '../../openapi/bundle-contract.ts';
import * as contract from '../../openapi/contract.ts';
import { readContract } from '../../openapi/read-contract.ts';
import { full } from '../faults/suite.ts';
import { temporaryDirectory } from '../server-process.ts';
import { testInFull } from '../test-in-full.ts';
import { portalUnderTest } from './portal-under-test.ts';

// The reference of the contract. The harness checks after each test that the console is empty, including violations of
// the page's own policy, and that no other origin was contacted.

const portal = portalUnderTest({ server: 'mock' });

/** Only the page of the reference contains this. */
const isReference = (page: string) => page.includes('<div id="redoc">');
const { operations } = contract;
const missing = (page: string) =>
  operations.filter(({ operationId }) => !page.includes(`"operationId":"${operationId}"`));

testInFull(
  'in mock mode it is one page, which shows an operation that one chooses, and tries a call with the token of who signed in to the portal or by the call that signs in',
  async () => {
    const { page } = portal;
    // Redoc tests whether eval is allowed, and continues without it.
    portal.expectConsole(/script-src refused eval|status of 409/);
    await portal.signIn('favicon.svg');
    const token = await portal.token();
    const requests: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith('data:')) requests.push(request.url());
    });
    const address = `${portal.server.portal}api-reference`;
    await page.goto(address);
    await page.getByText('Withdrawals', { exact: true }).first().click();
    // The box to try a call lists it too.
    await page
      .locator('span', { hasText: /^Approve several withdrawals$/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'Approve several withdrawals' }).waitFor();
    await page.getByText('one that could not be approved does not hold up the others').first().waitFor();
    await page.getByText('/admin/withdrawal/withdrawals/bulk-approve').first().waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('stale_edit');
    // Only the search result quotes this.
    await page.getByText('With updated_at, the edit is refused (409,').last().waitFor();
    expect(requests.filter((request) => !request.endsWith('/admin-panel/favicon.svg'))).toEqual([address]);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Try it' }).click();
    const dialog = page.getByRole('dialog', { name: 'Try it' });
    expect(await dialog.getByLabel('Token', { exact: true }).inputValue()).toBe(token);
    await dialog.getByLabel('Call').selectOption('approveWithdrawal');
    await dialog.getByLabel('id (path)').fill('WDR-100482');
    await dialog.getByLabel('Prefer, for the mock').fill('code=409');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await dialog
      .getByText(/^POST \/admin\/withdrawal\/withdrawals\/WDR-100482\/approve: 409 Conflict in \d+ ms$/)
      .waitFor();
    await dialog.getByText('"code": "invalid_transition"').waitFor();
    await portal.checkAccessibility(page, ['label', 'button-name', 'color-contrast', 'select-name']);

    await dialog.getByLabel('Call').selectOption('adminLogin');
    await dialog.getByLabel('Prefer, for the mock').fill('');
    await dialog.getByLabel('Token', { exact: true }).fill('');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => dialog.getByLabel('Token', { exact: true }).inputValue()).toBe(token);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  },
);

testInFull('the contract can be downloaded, in one file', async () => {
  const response = await fetch(`${portal.server.portal}api-reference/admin-api.yaml`);
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="admin-api.yaml"');
  const text = await response.text();
  const downloaded = readContract(() => text);
  expect(downloaded.operations.map(({ operationId }) => operationId)).toEqual(
    operations.map(({ operationId }) => operationId),
  );
  expect(text).not.toMatch(/\$ref: [^#\n]*\.yaml/);
});

testInFull(
  'in mock mode it has every operation, comes compressed, tells its maker nothing, and may ask nobody else for anything',
  async () => {
    const response = await fetch(`${portal.server.portal}api-reference`, { headers: { 'accept-encoding': 'br' } });
    const page = await response.text();
    expect(missing(page)).toEqual([]);
    expect(page.includes('"disableTelemetry":true')).toBe(true);
    const nonce = /<script nonce="([^"]+)"/.exec(page)?.[1] ?? '';
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).toContain(`script-src 'nonce-${nonce}';`);
    expect(policy).toContain("connect-src 'self';");
    expect(response.headers.get('content-encoding')).toBe('br');
    const again = await (await fetch(`${portal.server.portal}api-reference`)).text();
    expect(again.includes(nonce)).toBe(false);
  },
);

if (full())
  test('the development server has it too', async () => {
    const cache = await temporaryDirectory();
    const root = fileURLToPath(new URL('../..', import.meta.url));
    const vite = await createServer({
      root,
      cacheDir: cache.path,
      logLevel: 'silent',
      optimizeDeps: { noDiscovery: true, include: [] },
      server: { host: '127.0.0.1', port: 0, watch: null, hmr: false },
    });
    try {
      await vite.listen();
      const [address = ''] = vite.resolvedUrls?.local ?? [];
      const response = await fetch(`${address}api-reference?x=1`);
      expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'nonce-/);
      expect(missing(await response.text())).toEqual([]);
      expect(isReference(await (await fetch(`${address}login`)).text())).toBe(false);
    } finally {
      await vite.close();
      await cache.remove();
    }
  });

test('the built portal has the contract and the page, and no script of it has anything of the page', () => {
  const page = readFileSync('dist/api-reference/index.html', 'utf8');
  expect(missing(page)).toEqual([]);
  expect(isReference(page)).toBe(true);
  // Fields that only the mock understands.
  expect(page).not.toContain('name="prefer"');
  expect(readFileSync('dist/api-reference/admin-api.yaml', 'utf8')).toBe(bundledContract(contract));
  const scripts = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((name) => /redocly|__redoc/i.test(readFileSync(`dist/${name}`, 'utf8')))).toEqual([]);
});
