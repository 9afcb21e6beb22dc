import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEMO_PASSWORD, DEMO_USERNAME } from '../demo/demo-admin.ts';
import { passOn } from './pass-on.ts';

// The mock with memory: each value of `X-Mock-Session` has a real server of its own, on a database in memory. A server takes
// up to a gigabyte, so there are few, and the session that was not used for the longest makes room for a new one.

export const MAX_MEMORIES = 3;

interface Memory {
  process: ChildProcess;
  /** The server's origin, without a slash at the end. */
  origin: Promise<string>;
  /** Tokens that the server gave to whoever signed in; any other is answered as its demo administrator's. */
  tokens: Set<string>;
  /** The demo administrator's token. */
  token?: Promise<string>;
}

const JSON_TYPE = { 'content-type': 'application/json' };

export class Memories {
  /** The servers by session; the one that was used last is at the end. */
  readonly #memories = new Map<string, Memory>();
  readonly #forgotten = new Set<string>();
  readonly #directory = mkdtempSync(join(tmpdir(), 'coinop-memories-'));

  readonly #program: string;

  /** @param program tells its parent the origin that it listens at, and ends with it */
  constructor(program = fileURLToPath(new URL('memory-server.ts', import.meta.url))) {
    this.#program = program;
    process.once('exit', () => this.stop());
  }

  /** The answer of the session's server, which is started for its first call. */
  async answer(session: string, request: Request, body: string): Promise<Response> {
    if (this.#forgotten.has(session)) return forgotten();
    const memory = this.#memoryOf(session);
    const origin = await memory.origin;
    const { pathname } = new URL(request.url);
    if (pathname === '/auth/admin-login') return signIn(memory, origin, request, body);
    const headers = new Headers(request.headers);
    const shown = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1];
    if (shown !== undefined && !memory.tokens.has(shown)) {
      headers.set('authorization', `Bearer ${await demoToken(memory, origin)}`);
    }
    const answer = await passOn(origin, request, { headers, body });
    if (pathname === '/auth/admin-logout') delete memory.token;
    return answer;
  }

  /** Resolves when the session's server is ready, or the session is a forgotten one. */
  async ready(session: string): Promise<void> {
    if (!this.#forgotten.has(session)) await this.#memoryOf(session).origin;
  }

  /** Forgets what the session did. Resolves when its server is ready. */
  async startAgain(session: string): Promise<void> {
    this.#forgotten.delete(session);
    this.#end(session);
    await this.#memoryOf(session).origin;
  }

  stop(): void {
    for (const session of [...this.#memories.keys()]) this.#end(session);
    rmSync(this.#directory, { recursive: true, force: true });
  }

  #memoryOf(session: string): Memory {
    const memory = this.#memories.get(session) ?? this.#start(session);
    this.#memories.delete(session);
    this.#memories.set(session, memory);
    const [oldest = ''] = this.#memories.keys();
    if (this.#memories.size > MAX_MEMORIES) {
      this.#end(oldest);
      this.#forgotten.add(oldest);
    }
    return memory;
  }

  #start(session: string): Memory {
    // Its database without V8's optimising compiler, whose work does not pay off in a few minutes of a tester's calls.
    const execArgv = [...process.execArgv, '--liftoff-only'];
    const child = fork(this.#program, [join(this.#directory, 'filled.tar')], { execArgv });
    const { promise: origin, resolve, reject } = Promise.withResolvers<string>();
    child.once('message', (message) => resolve(String(message)));
    child.once('exit', (code) => {
      reject(new Error(`The server of a session ended with code ${code}`));
      if (this.#memories.get(session)?.process === child) this.#memories.delete(session);
    });
    // Every caller that awaits the origin gets the error; without one it would end the process as unhandled.
    origin.catch(() => {});
    return { process: child, origin, tokens: new Set() };
  }

  #end(session: string): void {
    const memory = this.#memories.get(session);
    this.#memories.delete(session);
    if (memory?.process.connected) memory.process.disconnect();
  }
}

const forgotten = () =>
  Response.json(
    {
      message: `The mock remembers ${MAX_MEMORIES} sessions, and this one was forgotten for newer ones. Start again in the panel.`,
      code: 'unavailable',
    },
    { status: 503 },
  );

/** As on the mock without memory, any name and any password are the demo administrator's; the demo's own accounts are themselves. */
async function signIn({ tokens }: Memory, origin: string, request: Request, body: string): Promise<Response> {
  const isAnybody = /"password"\s*:\s*"[^"]/.test(body) && !body.includes(DEMO_PASSWORD);
  const credentials = isAnybody ? JSON.stringify({ username: DEMO_USERNAME, password: DEMO_PASSWORD }) : body;
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  const answer = await passOn(origin, request, { headers, body: credentials });
  if (answer.ok) tokens.add(((await answer.clone().json()) as { access_token: string }).access_token);
  return answer;
}

/** Not in the way of a browser does it sign in: its session needs no cookie. */
function demoToken(memory: Memory, origin: string): Promise<string> {
  memory.token ??= fetch(`${origin}/auth/admin-login`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ username: DEMO_USERNAME, password: DEMO_PASSWORD }),
  })
    .then((answer) => answer.json())
    .then((session) => (session as { access_token: string }).access_token);
  return memory.token;
}
