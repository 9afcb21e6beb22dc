import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answers } from '../../src/generated/first-answers.ts';

// Reads the build in dist/, which `npm test` creates first.

/** The calls of these screens are extensions: their answers wait for the code that makes calls. */
const LATER = ['account', 'approvals', 'audit', 'players', 'users'];

test('the shapes of the answers that the specification’s screens load before their scripts come with the page', () => {
  const pages = readdirSync('dist').filter((name) => name.endsWith('.html') && !LATER.includes(name.slice(0, -5)));
  const calls = pages.flatMap((name) =>
    [...readFileSync(`dist/${name}`, 'utf8').matchAll(/<meta name="call" content="([^"?]+)/g)].map(([, path]) => path),
  );
  expect(calls.length).toBeGreaterThan(15);
  expect(calls.filter((path) => !(`GET ${path}` in answers))).toEqual([]);
});
