// Release 0.1 installed a service worker of this name, which kept pages. A browser that has it loads this file instead,
// which deletes those pages and unregisters the worker. Delete this file when no browser can have release 0.1 any more.

addEventListener('install', () => skipWaiting());

addEventListener('activate', (event) => event.waitUntil(removeAll()));

async function removeAll() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('coinop.pages.')).map((name) => caches.delete(name)));
  await registration.unregister();
}
