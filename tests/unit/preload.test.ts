import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../src/api/query-client.ts';
import { MENU } from '../../src/features/shell/menu-entries.ts';
import { createPortalRouter } from '../../src/portal.tsx';
import { signedIn } from '../../src/session.ts';

test.each(MENU)('pointing at $label in the menu asks for no data', async ({ to }) => {
  signedIn({ access_token: 'token-1', admin: { username: 'admin', role: 'administrator' } }, false);
  const queryClient = createQueryClient();
  const router = createPortalRouter(queryClient);
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: ['/admin-panel/login'] }) });
  const matches = await router.preloadRoute({ to });
  expect(matches?.at(-1)?.status).toBe('success');
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});
