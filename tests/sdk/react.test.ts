import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchChromium } from '../chromium.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { createDatabase, type TestDatabase } from '../shared.ts';

// The README's example for React, bundled from the installed package, in a browser against the real server.

let database: TestDatabase;
let server: ServerProcess;
let browser: Browser;

beforeAll(async () => {
  database = await createDatabase('demo');
  [server, browser] = await Promise.all([startServer({ DATABASE_URL: database.url }), launchChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await database?.remove();
});

test('react.tsx signs in and lists transactions', async () => {
  const program = inject('program');
  const output = await build({
    root: program,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, rolldownOptions: { input: join(program, 'react.tsx') } },
  });
  const script = 'output' in output ? output.output[0].code : '';
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  // On the server's own origin, like the portal: the server allows no other.
  await page.route('**/example', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<div id="root"></div><script type="module" src="/example.js"></script>',
    }),
  );
  await page.route('**/example.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await page.goto(`${server.origin}/example`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('listitem').nth(4).waitFor();
  expect(await page.getByRole('listitem').allTextContents()).toEqual(Array(5).fill(expect.stringMatching(/^TXN-/)));
  expect(faults).toEqual([]);
});
