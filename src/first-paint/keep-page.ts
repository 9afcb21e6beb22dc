// The page of the current screen is kept in this browser for the next visit: src/first-paint/service-worker.ts.

/** Also in the server's policy of the worker (server/http/portal.ts), and in the Trusted Types policy of src/first-paint/boot.ts. */
export const WORKER = '/admin-panel/service-worker.js';
const SCOPE = '/admin-panel/';

/** Milliseconds on a screen before it is kept, so that nothing competes with what the screen itself loads. */
const SETTLED = 5_000;

let settled: ReturnType<typeof setTimeout> | undefined;

/** Call this whenever a screen has been shown. */
export function keepPageSoon(): void {
  clearTimeout(settled);
  // Only prerendered pages name their screen; in development and in the mock there are none.
  if (!document.querySelector('meta[name="screen"]') || !navigator.serviceWorker) return;
  settled = setTimeout(() => void keepPage(location.pathname).catch(() => undefined), SETTLED);
}

async function keepPage(path: string): Promise<void> {
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(path);
}

/** On signing out: nothing of the portal stays in this browser. */
export async function forgetPages(): Promise<void> {
  clearTimeout(settled);
  const registration = await navigator.serviceWorker?.getRegistration(SCOPE);
  await registration?.unregister();
  const names = (await globalThis.caches?.keys()) ?? [];
  await Promise.all(names.filter((name) => name.startsWith('coinop.pages.')).map((name) => caches.delete(name)));
}
