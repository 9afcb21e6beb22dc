import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pagesWithFigures } from '../bench/figures-page.ts';

test.each(pagesWithFigures())(
  '%s states the figures that are stored, as `npm run bench -- table` writes them',
  (page, text) => {
    expect(readFileSync(page, 'utf8')).toBe(text);
  },
);
