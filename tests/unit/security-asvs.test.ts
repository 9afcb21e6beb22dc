import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isTest } from './held-by.ts';

test('every test and file that docs/security-asvs.md names is there', () => {
  const named = readFileSync('docs/security-asvs.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .flatMap((line) => line.slice(2, -2).split(' | ')[3]?.split('<br>') ?? [])
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((entry) => !(entry.includes(' › ') ? isTest(entry) : existsSync(entry)))).toEqual([]);
});

const serverFiles = globSync('server/**/*.ts').map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const serverFilesWith = (pattern: RegExp) =>
  serverFiles.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

test('the server starts no program, and makes no code and no regular expression of what it is sent', () => {
  expect(serverFilesWith(/child_process|node:vm|\beval\(|new Function\(/)).toEqual([]);
  // This one is built from the contract's paths.
  expect(serverFilesWith(/new RegExp\(/)).toEqual(['server/http/operations.ts']);
});

test('no answer allows another origin to read it', () => {
  expect(serverFilesWith(/Access-Control-Allow|hono\/cors/i)).toEqual([]);
});
