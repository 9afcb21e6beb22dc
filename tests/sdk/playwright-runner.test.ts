import { execFile } from 'node:child_process';
import { existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { launchOptions } from '../chromium.ts';
import { mockOrigin } from '../shared.ts';

// A tester's own project: Playwright's runner, the installed package, the mock's address, and nothing else of ours.

const TESTS = `
import { test as base, expect } from 'playwright/test';
import { mockFixtures } from '@coinop/admin-sdk/playwright';

const test = base.extend(mockFixtures);

test.beforeEach(async ({ page }) => {
  await page.goto('admin-panel/login');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('any');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
});

test('has what it asked for', async ({ page, mock }) => {
  await mock.answers('responses=listGames:200.empty');
  await page.getByRole('link', { name: 'Games', exact: true }).click();
  await expect(page.getByText('No games found')).toBeVisible();
});

test('has nothing of the one before', async ({ page }) => {
  await page.getByRole('link', { name: 'Games', exact: true }).click();
  await expect(page.getByText('Copper Caravan').first()).toBeVisible();
});

test('is told what there is not', async ({ mock }) => {
  await expect(mock.answers('responses=listGame:503')).rejects.toThrow('Did you mean “listGames”?');
});
`;

test('the fixture gives each test of Playwright’s runner a session of its own', async () => {
  const program = inject('program');
  const { executablePath, args, chromiumSandbox } = launchOptions();
  const use = { baseURL: `${await mockOrigin()}/`, launchOptions: { executablePath, args, chromiumSandbox } };
  writeFileSync(join(program, 'with-the-mock.spec.mjs'), TESTS);
  writeFileSync(
    join(program, 'playwright.config.mjs'),
    `export default ${JSON.stringify({ use, timeout: 0, expect: { timeout: 0 }, workers: 1, reporter: 'line' })};`,
  );
  for (const name of ['playwright', 'playwright-core']) {
    const link = join(program, 'node_modules', name);
    if (!existsSync(link)) symlinkSync(join(process.cwd(), 'node_modules', name), link);
  }
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--preserve-symlinks', '--preserve-symlinks-main', 'node_modules/playwright/cli.js', 'test'],
    { cwd: program },
  ).catch((error: { stdout: string }) => error);
  expect(stdout).toContain('3 passed');
});
