import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { installDebianPackage } from '../install.ts';
import type { Engine, EnginePage } from './engine.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';
/** The key of an element in an answer, as the W3C's WebDriver names it. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** That key, in the same. */
const ARROW_RIGHT = '\uE014';
/** A test has the only limit. */
const NO_LIMIT = 2 ** 31 - 1;

/** Debian's WebKitGTK over WebDriver on a display of its own, installed first where that is possible. */
export async function launchWebKit(): Promise<Engine> {
  if (!existsSync(DRIVER)) installDebianPackage('webkit2gtk-driver');
  if (!existsSync(DISPLAY_SERVER)) installDebianPackage('xvfb');
  if (!existsSync(DRIVER) || !existsSync(DISPLAY_SERVER)) {
    throw new Error('These tests need WebKitGTK. Install it (Debian: apt-get install webkit2gtk-driver xvfb).');
  }
  const display = await startDisplay();
  const port = await freePort();
  const env = { ...process.env, ...display.env, TZ: 'UTC', LANG: 'en_US.UTF-8', NO_AT_BRIDGE: '1' };
  const driver = spawn(DRIVER, [`--port=${port}`], { env, stdio: 'ignore' });
  const call = caller(`http://127.0.0.1:${port}`);
  await call.ready();
  return {
    open: () => openPage(call),
    close: async () => {
      await end(driver);
      await end(display.server);
    },
  };
}

/** Xvfb chooses a free number by itself and says which on the descriptor 3. */
async function startDisplay() {
  const server = spawn(DISPLAY_SERVER, ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(createInterface({ input: server.stdio[3] as NodeJS.ReadableStream }), 'line');
  return { server, env: { DISPLAY: `:${number}` } };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

type Answer = { value?: unknown; error?: string };
type Call = ((method: string, path: string, body?: unknown) => Promise<unknown>) & { ready(): Promise<void> };

function caller(origin: string): Call {
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(origin + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`WebKit, ${method} ${path}: ${value.error} ${value.message}`);
    return value;
  };
  /** The driver listens shortly after it was started, and says nothing when it does. */
  const ready = async (): Promise<void> => {
    for (;;) {
      try {
        await call('GET', '/status');
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  };
  return Object.assign(call, { ready });
}

/** One session is one window with a profile that ends with it. Whatever is not asked of loopback meets a proxy that is not there. */
async function openPage(call: Call): Promise<EnginePage> {
  const proxy = { proxyType: 'manual', httpProxy: '127.0.0.1:9', sslProxy: '127.0.0.1:9', noProxy: ['127.0.0.1'] };
  const { sessionId } = (await call('POST', '/session', { capabilities: { alwaysMatch: { proxy } } })) as {
    sessionId: string;
  };
  const session = (method: string, path: string, body?: unknown) => call(method, `/session/${sessionId}${path}`, body);
  await session('POST', '/timeouts', { script: NO_LIMIT, pageLoad: NO_LIMIT, implicit: 0 });
  await session('POST', '/window/rect', { width: 1440, height: 900 });

  const run = async (script: (...args: never[]) => unknown, args: unknown[]) => {
    // A function body, whose last argument takes the answer. What goes wrong in it is told as an answer too, or nobody would be.
    const body = `const done = arguments[arguments.length - 1];
      (async () => (${script})(...[...arguments].slice(0, -1)))().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = (await session('POST', '/execute/async', { script: body, args })) as Answer;
    if (error !== undefined) throw new Error(error);
    return value;
  };

  const type = async (keys: string) => {
    const actions = [...keys].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await session('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };

  return {
    goto: async (url) => {
      await session('POST', '/url', { url });
    },
    reload: async () => {
      await session('POST', '/refresh', {});
    },
    evaluate: (script, ...args) => run(script, args) as Promise<never>,
    find: async (script, ...args) => {
      const element = (await run(script, args)) as { [ELEMENT]: string } | null;
      return (
        element && {
          press: async () => {
            await session('POST', `/element/${element[ELEMENT]}/click`, {});
          },
          focus: async () => {
            await run((found: HTMLElement) => found.focus(), [element]);
          },
        }
      );
    },
    type,
    typeDate: (parts) => type(parts.join(ARROW_RIGHT)),
    // Its console and its requests are not told of.
    faults: () => [],
    close: async () => {
      await session('DELETE', '');
    },
  };
}
