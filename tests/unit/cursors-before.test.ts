import { beforeEach, expect, test, vi } from 'vitest';

let kept: Map<string, string>;

/** Loads the module as a newly opened page of the tab would. */
async function openPage(): Promise<typeof import('../../src/lib/cursors-before.ts')> {
  vi.resetModules();
  return import('../../src/lib/cursors-before.ts');
}

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test('the way back through a list outlives a reload, and holds for that list alone', async () => {
  const { keepCursorBefore } = await openPage();
  keepCursorBefore('audit {"search":"mara@example.com"} c2', undefined);
  keepCursorBefore('audit {"search":"mara@example.com"} c3', 'c2');
  const { cursorBefore } = await openPage();
  expect(cursorBefore('audit {"search":"mara@example.com"} c3')).toBe('c2');
  expect(cursorBefore('audit {"search":"mara@example.com"} c2')).toBeNull();
  expect(cursorBefore('audit {} c3')).toBeUndefined();
  // The tab's storage does not name the player of a search.
  expect([...kept.values()].join()).not.toContain('mara');
});

test('a storage that is blocked or holds something else costs no more than the way back', async () => {
  kept.set('coinop.pages', '{"no":"list"}');
  expect((await openPage()).cursorBefore('audit c2')).toBeUndefined();
  vi.stubGlobal('sessionStorage', undefined);
  const { cursorBefore, keepCursorBefore } = await openPage();
  keepCursorBefore('audit c2', 'c1');
  expect(cursorBefore('audit c2')).toBe('c1');
});
