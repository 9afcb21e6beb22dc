import { globSync, readFileSync } from 'node:fs';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { NoAnswer } from '../../src/lib/api-error.ts';
import { LoadError } from '../../src/ui/feedback/load-error.tsx';
import { OutOfDate } from '../../src/ui/feedback/out-of-date.tsx';

const wordsOf = (part: ReactNode) =>
  renderToStaticMarkup(<MantineProvider>{part}</MantineProvider>)
    .replace(/<style.*?<\/style>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const nothing = () => {};
const MISSING = new TypeError('Failed to fetch dynamically imported module: /admin-panel/assets/instance-gLyNiGPR.js');

test("a load that got no answer says 'No answer', and can be tried again", () => {
  expect(wordsOf(<LoadError what="Failed to load revenue" error={new NoAnswer()} onRetry={nothing} />)).toBe(
    'Failed to load revenue No answer Try again',
  );
});

test.each([
  [{ code: 'ERR_NETWORK' }, false, 'You are offline'],
  [{ code: 'ERR_NETWORK' }, true, 'No connection to the server'],
  [{ code: 'ERR_BAD_RESPONSE', response: { status: 502, data: '' } }, true, 'The server failed (status 502)'],
])('a load that failed with %j, online: %s, says so: %s', (fields, onLine, words) => {
  vi.stubGlobal('navigator', { onLine });
  onTestFinished(() => void vi.unstubAllGlobals());
  const error = { isAxiosError: true, ...fields };
  expect(wordsOf(<LoadError what="Failed" error={error} onRetry={nothing} />)).toBe(`Failed ${words} Try again`);
});

test("where code is missing it offers 'Reload' instead", () => {
  expect(wordsOf(<LoadError what="Failed to load revenue" error={MISSING} onRetry={nothing} />)).toBe(
    'Failed to load revenue A file of the portal could not be loaded. Reload',
  );
});

test('figures that could not be brought up to date say why', () => {
  const old = { data: [1], error: new NoAnswer(), isPending: false, refetch: nothing };
  expect(wordsOf(<OutOfDate what="These figures" loads={[{ ...old, error: null }, old]} />)).toBe(
    'These figures may be out of date: loading them again failed. No answer. Try again',
  );
});

test('every part whose code comes later stands in an error boundary', () => {
  // The drawings of charts are children of ChartFrame, whose error boundary shows the figures as a table.
  // The users of `loadedEarly` are checked in its place.
  const others = /src\/ui\/(charts\/\w+-chart|feedback\/loaded-early)\.tsx$/;
  const files = globSync('src/**/*.tsx').filter((file) => !others.test(file));
  const lazy = files.filter((file) => /\b(lazy|loadedEarly)\(/.test(readFileSync(file, 'utf8')));
  expect(lazy.length).toBeGreaterThan(4);
  expect(lazy.filter((file) => !/<(LazyPart|PartBoundary)\b/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
