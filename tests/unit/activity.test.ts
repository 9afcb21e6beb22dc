import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// The module registers its listeners when it is loaded, so each test loads it anew, with a window of its own.

let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.resetModules();
  vi.stubGlobal('window', page);
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const load = () => import('../../src/api/activity.ts');

test('opening the page is activity, for a minute', async () => {
  const { backgroundHeader } = await load();
  expect(backgroundHeader()).toBeUndefined();
  vi.advanceTimersByTime(60_000);
  expect(backgroundHeader()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(backgroundHeader()).toBe('true');
});

test.each(['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'])('%s is activity', async (event) => {
  const { backgroundHeader } = await load();
  vi.advanceTimersByTime(120_000);
  page.dispatchEvent(new Event(event));
  expect(backgroundHeader()).toBeUndefined();
  vi.advanceTimersByTime(60_001);
  expect(backgroundHeader()).toBe('true');
});

test('without a page there is nothing to listen to', async () => {
  vi.stubGlobal('window', undefined);
  const { backgroundHeader } = await load();
  expect(backgroundHeader()).toBeUndefined();
});
