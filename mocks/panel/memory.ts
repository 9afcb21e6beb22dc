// The session of this tab whose doings the mock remembers.

const KEY = 'coinop.mock.session';

/** Lives as long as the tab. */
export function mockSession(): string {
  const kept = sessionStorage.getItem(KEY);
  if (kept) return kept;
  const session = [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  sessionStorage.setItem(KEY, session);
  return session;
}

async function ask(method: 'PUT' | 'POST'): Promise<void> {
  const answer = await fetch('/mock/memory', { method, headers: { 'X-Mock-Session': mockSession() } });
  if (!answer.ok) throw new Error(`The mock answers ${answer.status}.`);
}

let started: Promise<void> | undefined;

/** Resolves when calls can be made: they wait for less time than a server may take to start. Never rejects; the calls say what is wrong. */
export function memoryReady(): Promise<void> {
  started ??= ask('PUT').catch(() => {
    started = undefined;
  });
  return started;
}

/** Forgets what was done. Resolves when it is begun again; rejects with words. */
export const startAgain = (): Promise<void> => ask('POST');
