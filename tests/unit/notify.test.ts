import { notifications, notificationsStore } from '@mantine/notifications';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { notify, reloadPage } from '../../src/ui/feedback/notify.tsx';
import NotifyHost from '../../src/ui/feedback/notify-host.tsx';

const shown = () => notificationsStore.getState().notifications;

beforeEach(() => notifications.clean());

test.each([
  ['success', 2000],
  ['error', 4000],
  ['warning', 4000],
] as const)('a toast of %s stays %i milliseconds', (kind, stay) => {
  notify[kind]('Said');
  expect(shown()).toMatchObject([{ autoClose: stay }]);
});

test('two changes that are announced in the same words are two toasts', () => {
  notify.success('Withdrawal approved successfully');
  notify.success('Withdrawal approved successfully');
  expect(shown()).toHaveLength(2);
});

test('a toast with an id, such as that of a burst of refusals, is not stacked', () => {
  notify.error('Said', { id: 'http-429' });
  notify.error('Said', { id: 'http-429' });
  expect(shown()).toHaveLength(1);
});

test('at most twenty toasts are shown at a time, at the top right', () => {
  expect(NotifyHost().props).toMatchObject({ limit: 20, position: 'top-right' });
});

test.each([
  ['that cannot be reached keeps the page, and says so', () => Promise.reject(new TypeError('Failed to fetch')), 0],
  ['that is there lets the page be loaded anew', async () => new Response(), 1],
] as const)('a server %s', async (_, fetchPage, reloads) => {
  const reload = vi.fn();
  vi.stubGlobal('fetch', fetchPage);
  vi.stubGlobal('window', { location: { href: 'http://127.0.0.1/admin-panel/games', reload } });
  onTestFinished(() => void vi.unstubAllGlobals());
  await reloadPage();
  expect(reload).toHaveBeenCalledTimes(reloads);
  expect(shown()).toHaveLength(1 - reloads);
});
