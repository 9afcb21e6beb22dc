import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { APIResponse, Browser, BrowserContext, Page, Request, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { launchChromium, SHORT_LIVED } from '../chromium.ts';
import { holdAgainstContract } from '../contract/contract-answers.ts';
import { faultsOfRequest } from '../contract/contract-requests.ts';
import { STEP_MS } from '../patience.ts';
import { freePort } from '../postgres.ts';
import { type ServerProcess, startServer, temporaryDirectory } from '../server-process.ts';
import { createDatabase, fillWithDemo, mockOrigin, portalOfWorker, type TestDatabase } from '../shared.ts';

/** Playwright's own words. */
/** Encrypts what the tests keep secret. */
const SECRETS_KEY = randomBytes(32).toString('base64');
const VIEWPORT = { width: 1440, height: 900 };
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Options {
  /**
   * By default the real server, on a PostgreSQL database with the demo's data, which the files of a worker share: each finds what those
   * before it have left. `own`: such a server for this file alone, which may be started anew. `embedded`: one on the embedded database, which
   * the demo's own simulator of payments needs. The mock has no memory, so the whole run shares one.
   */
  server?: 'mock' | 'own' | 'embedded';
  /** Runs before the file's own server starts on this PostgreSQL database, which contains the demo's data. */
  prepare?: (databaseUrl: string) => Promise<void>;
  /** The environment of the file's own server, in addition to that of every server under test. */
  env?: Record<string, string>;
  /** The origin of another server that pages may go to. */
  elsewhere?: () => string;
  /** Each test gets the page as the test before has left it, signed in and where it is; an empty one after a failure. */
  keepPage?: true;
}

export interface PortalUnderTest {
  readonly server: ServerProcess;
  /** The URL of the database, unless it is embedded. */
  readonly databaseUrl: string;
  /** A page in an empty browser profile, without cookies or storage. */
  readonly page: Page;
  /** A page in another profile: another person at another machine. */
  another(): Promise<Page>;
  /** Another tab of the page's profile. */
  anotherTab(): Promise<Page>;
  /**
   * Signs in by a call, because the form has tests of its own, and opens a screen by its path within the portal; by default
   * none, for tests that open one themselves. The dashboard's path is the empty one, and Players costs the least.
   */
  signIn(path?: string, page?: Page, username?: string): Promise<void>;
  /** The token of the page's session, for calls outside the browser. */
  token(page?: Page): Promise<string>;
  /** The headers that prove the page's session, token and cookies, for calls outside the browser. */
  proof(page?: Page): Promise<{ authorization: string; cookie: string }>;
  /** Calls the server with the page's session, as a second administrator would. */
  call(method: string, path: string, body?: unknown): Promise<Response>;
  /**
   * A line of a toast that is on the screen now, or was shown before and not waited for yet: toasts disappear after two
   * seconds, which a slow machine may need between a click and the next check.
   */
  toast(line: string | RegExp, page?: Page): { waitFor(): Promise<void>; count(): Promise<number> };
  /**
   * Has the server load the dictionaries that it judges passwords by. On a slow machine that takes longer than a call may, and the first
   * call that sets a password is answered with 503. For a page that is signed in.
   */
  loadDictionaries(): Promise<void>;
  /** The server receives the next such call of the page, but its answer never arrives. */
  loseAnswer(calls: string | RegExp): Promise<void>;
  /** The filters and whatever is open, in the page's address. */
  search(): URLSearchParams;
  /** Expects a console message that this test provokes. */
  expectConsole(pattern: RegExp): void;
  /** Starts the file's own server anew, on another port; the page is empty then. */
  restart(): Promise<void>;
  /**
   * Fails on any violation that axe finds, by all rules or the given ones. Where a modal dialog is open, only in the
   * dialog: the screen beneath is inert, and is checked as a screen of its own.
   */
  checkAccessibility(page?: Page, rules?: string[]): Promise<void>;
}

/**
 * The portal in a real Chromium on the real server. Checks after each test: nothing unexpected on
 * the console, no violation of the content security policy, no error on the page, no request to another origin, and
 * every call and answer of the API conforms to the contract.
 */
export function portalUnderTest({ server: kind, prepare, env, elsewhere, keepPage }: Options = {}): PortalUnderTest {
  // Prism is in front of one server.
  const isShared = kind === undefined && process.env.E2E_PROXY !== 'prism';
  let server: ServerProcess;
  let database: (Pick<TestDatabase, 'url'> & Partial<TestDatabase>) | undefined;
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
  let page: Page;
  /**
   * The page of the previous test, emptied unless it is kept. A page that has already loaded the portal's scripts shows a screen with a
   * third less work.
   */
  let previous: Page | undefined;
  let contexts: BrowserContext[] = [];
  let faults: string[] = [];
  let expected: RegExp[] = [];
  let checks: Promise<void>[] = [];

  async function start(): Promise<ServerProcess> {
    if (kind === 'mock') return sharedServer(await mockOrigin());
    if (isShared) {
      const { origin, databaseUrl } = await portalOfWorker();
      database = { url: databaseUrl };
      return sharedServer(origin);
    }
    const place = { DATA_DIR: directory.path, ...(database && { DATABASE_URL: database.url, SECRETS_KEY }) };
    const startWith = process.env.E2E_PROXY === 'prism' ? startBehindPrism : startServer;
    return startWith({ ...place, RATE_LIMIT: '600', ...env });
  }

  async function newPage(): Promise<Page> {
    const context = await (await browserOfThisWorker()).newContext({
      viewport: VIEWPORT,
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'UTC',
    });
    context.setDefaultTimeout(STEP_MS);
    contexts.push(context);
    await context.addInitScript(reportViolations);
    await context.addInitScript(rememberToasts);
    return newTab(context);
  }

  async function newTab(context: BrowserContext): Promise<Page> {
    const opened = await context.newPage();
    noteChanges(opened);
    listenTo(opened);
    return opened;
  }

  function listenTo(opened: Page): void {
    opened.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') faults.push(`console: ${message.text()}`);
    });
    opened.on('pageerror', (error) => faults.push(`page: ${error.message}`));
    opened.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== server.origin && origin !== elsewhere?.())
        faults.push(`foreign request: ${request.url()}`);
    });
    opened.on('request', (request) => {
      if (isApiCall(request)) checks.push(checkRequest(request));
    });
    opened.on('requestfinished', (request) => {
      if (isApiCall(request)) checks.push(checkAnswer(request).catch((error) => void faults.push(error.message)));
    });
  }

  /**
   * Removes everything that a test left behind, and opens the portal's icon. Undefined when that is impossible because
   * the server does not answer.
   */
  async function empty(used: Page): Promise<Page | undefined> {
    const context = used.context();
    await Promise.all(context.pages().map((other) => other !== used && other.close()));
    try {
      await used.goto(`${server.portal}favicon.svg`);
    } catch {
      return undefined;
    }
    await used.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await context.clearCookies();
    return asAtFirst(used);
  }

  /** The window is what it was. */
  async function asAtFirst(used: Page): Promise<Page> {
    await used.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion: 'reduce' });
    await used.setViewportSize(VIEWPORT);
    await used.mouse.move(0, 0);
    return used;
  }

  async function checkRequest(request: Request): Promise<void> {
    // The headers are gone if the page was closed meanwhile.
    const headers = await request.allHeaders().catch(() => undefined);
    const body = request.postData() ?? undefined;
    const url = new URL(request.url());
    if (headers) faults.push(...faultsOfRequest({ method: request.method(), url, headers, body }));
  }

  async function checkAnswer(request: Request): Promise<void> {
    // The answer is gone if the page has navigated away; the server tests check all answers.
    const response = await request.response().catch(() => null);
    const text = await response?.text().catch(() => undefined);
    if (!response || text === undefined) return;
    const violations = response.headers()['sl-violations'];
    if (violations) throw new Error(`Prism says of ${request.method()} ${request.url()}: ${violations}`);
    const type = response.headers()['content-type'];
    // A stream of events has tests of its own: tests/server/changes.test.ts.
    if (type?.startsWith('text/event-stream')) return;
    const json = !type?.startsWith('text/csv');
    const body = text === '' ? undefined : json ? JSON.parse(text) : text;
    await holdAgainstContract(request.method(), new URL(request.url()).pathname, response.status(), body);
  }

  beforeAll(async () => {
    directory = await temporaryDirectory();
    if (kind === 'own' || (kind === undefined && !isShared)) database = await createDatabase('demo');
    if (kind === 'embedded') await fillWithDemo(directory.path);
    if (database) await prepare?.(database.url);
    [server] = await Promise.all([start(), browserOfThisWorker()]);
    previous = keptPages.get(server.origin);
  });
  afterAll(async () => {
    if (isShared || kind === 'mock') keptPages.set(server.origin, previous);
    else await previous?.context().close();
    await server?.stop();
    await directory?.remove();
    await database?.remove?.();
  });
  beforeEach(async () => {
    page = previous ?? (await newPage());
    if (previous) {
      contexts.push(page.context());
      listenTo(page);
    }
  });
  afterEach(async ({ task }) => {
    await Promise.all(checks);
    // An intercepted call that a test did not wait for ends with its page.
    const pages = contexts.flatMap((context) => context.pages());
    await Promise.all(pages.map((opened) => opened.unrouteAll({ behavior: 'ignoreErrors' })));
    page.removeAllListeners();
    const isSpoilt = task.result?.state === 'fail' || changedForGood.has(page);
    previous = isSpoilt ? undefined : await (keepPage ? asAtFirst(page) : empty(page));
    await Promise.all(contexts.filter((context) => context !== previous?.context()).map((context) => context.close()));
    const unexpected = faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)));
    contexts = [];
    faults = [];
    expected = [];
    checks = [];
    expect(unexpected).toEqual([]);
  });

  const portal: PortalUnderTest = {
    get server() {
      return server;
    },
    get databaseUrl() {
      if (!database) throw new Error('There is no PostgreSQL database.');
      return database.url;
    },
    get page() {
      return page;
    },
    another: newPage,
    anotherTab: () => newTab(page.context()),
    async signIn(path, target = page, username = 'admin') {
      const answer = await target.context().request.post(`${server.origin}/auth/admin-login`, {
        // Like a page, so that the server gives the session a cookie. On a connection of its own, because the server closes
        // idle ones, perhaps just when the next test uses it.
        headers: { 'sec-fetch-site': 'same-origin', connection: 'close' },
        data: { username, password: 'coinop-demo' },
      });
      const { access_token: token, admin } = await answer.json();
      // Storage belongs to an origin, so a document of it must be open; the icon loads nothing else.
      const icon = `${server.portal}favicon.svg`;
      if (target.url() !== icon) await target.goto(icon);
      await target.evaluate(
        (session) => localStorage.setItem('coinop.session', session),
        JSON.stringify({ token, admin }),
      );
      if (path === undefined) return;
      await target.goto(server.portal + path);
      if (path === '') await target.getByRole('heading', { name: 'Dashboard' }).waitFor();
    },
    async token(target = page) {
      const kept = await target.evaluate(() => localStorage.getItem('coinop.session'));
      return JSON.parse(kept ?? '{}').token;
    },
    async proof(target = page) {
      const cookies = await target.context().cookies();
      return {
        authorization: `Bearer ${await portal.token(target)}`,
        cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      };
    },
    async call(method, path, body) {
      return fetch(server.origin + path, {
        method,
        headers: { ...(await portal.proof()), 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    },
    toast: (line, target = page) => {
      const fits = typeof line === 'string' ? { text: line } : { pattern: line.source };
      return {
        async waitFor() {
          try {
            // Not at each frame, which would make the page draw frames.
            await target.waitForFunction(takeToast, fits, { polling: 100 });
          } catch (cause) {
            const instead = await target.evaluate(shownInstead).catch(() => 'The page is gone.');
            throw new Error(`There was no toast “${line}”. ${instead}`, { cause });
          }
        },
        count: () => target.evaluate(countToasts, fits),
      };
    },
    async loadDictionaries() {
      const weak = { current_password: 'coinop-demo', new_password: 'password12345678' };
      await expect.poll(async () => (await portal.call('POST', '/auth/admin-password', weak)).status).toBe(422);
    },
    async loseAnswer(calls) {
      const lose = async (route: Route) => {
        await fetchAlone(route);
        await route.abort();
      };
      await page.route(calls, lose, { times: 1 });
    },
    search: () => new URL(page.url()).searchParams,
    expectConsole: (pattern) => void expected.push(pattern),
    async restart() {
      // It would go on asking the old server, whose port is another.
      await page.goto('about:blank');
      await server.stop();
      server = await start();
    },
    async checkAccessibility(target = page, rules) {
      const options = {
        resultTypes: ['violations'],
        selectors: false,
        preload: false,
        ...(rules && { runOnly: rules }),
      };
      // Bypasses the page's content security policy, which rightly blocks injected scripts.
      if (await target.evaluate('!window.axe')) await target.evaluate(`{ ${AXE} }`);
      const scope = `[...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].at(-1) ?? document`;
      const results = await target.evaluate(`axe.run(${scope}, ${JSON.stringify(options)})`);
      const { violations } = results as { violations: { id: string; nodes: { html: string }[] }[] };
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
    },
  };
  return portal;
}

/**
 * The server's answer to an intercepted call. On a connection of its own: the server closes idle ones, and a call that is sent just then has
 * no answer, which the page would await for ever.
 */
export const fetchAlone = (route: Route): Promise<APIResponse> =>
  route.fetch({ headers: { ...route.request().headers(), connection: 'close' } });

/** Pages on which a test has replaced the clock or added a script, which cannot be undone. */
const changedForGood = new WeakSet<Page>();

function noteChanges(page: Page): void {
  for (const name of ['clock', 'addInitScript'] as const) {
    const value = page[name];
    Object.defineProperty(page, name, {
      get() {
        changedForGood.add(page);
        return value;
      },
    });
  }
}

/** Keeps the lines of all toasts in `window.toastLines`, in the order in which they were shown. */
function rememberToasts(): void {
  const lines: string[] = [];
  const known = new WeakSet<Element>();
  Object.assign(window, { toastLines: lines });
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('[data-kind]')) {
      if (known.has(toast)) continue;
      known.add(toast);
      const leaves = [...toast.querySelectorAll('*')].filter(({ childElementCount }) => childElementCount === 0);
      lines.push(...leaves.map(({ textContent }) => textContent ?? '').filter(Boolean));
    }
  }).observe(document, { subtree: true, childList: true });
}

type Fits = { text?: string; pattern?: string };

/** Runs in the page: whether such a line was shown; it then counts as waited for. */
function takeToast({ text, pattern }: Fits): boolean {
  const lines: string[] = Reflect.get(window, 'toastLines') ?? [];
  const at = lines.findIndex((line) => (pattern === undefined ? line === text : new RegExp(pattern).test(line)));
  if (at >= 0) lines.splice(at, 1);
  return at >= 0;
}

/** Runs in the page: the toasts that nobody has waited for, what is open, and the latest calls. */
function shownInstead(): string {
  const toasts: string[] = Reflect.get(window, 'toastLines') ?? [];
  const dialogs = [...document.querySelectorAll('[role="dialog"]')].map(({ textContent }) =>
    textContent?.slice(0, 300),
  );
  const calls = performance
    .getEntriesByType('resource')
    .slice(-12)
    .map(({ name, startTime, duration }) => `${name} at ${Math.round(startTime)} for ${Math.round(duration)} ms`);
  return [
    `At ${Math.round(performance.now())} ms:`,
    'Toasts:',
    ...toasts,
    'Dialogs:',
    ...dialogs,
    'Calls:',
    ...calls,
  ].join('\n');
}

/** Runs in the page: how many such lines were shown and not waited for. */
function countToasts({ text, pattern }: Fits): number {
  const lines: string[] = Reflect.get(window, 'toastLines') ?? [];
  return lines.filter((line) => (pattern === undefined ? line === text : new RegExp(pattern).test(line))).length;
}

let browser: Promise<Browser> | undefined;

/**
 * The test files of a worker run one after the other and share its browser, which is closed at the end of the run. Each
 * test has a profile of its own.
 */
function browserOfThisWorker(): Promise<Browser> {
  browser ??= launchChromium(...SHORT_LIVED);
  return browser;
}

/** The pages on the servers that files share, as the file before has left them: what it has loaded need not be loaded and compiled again. */
const keptPages = new Map<string, Page | undefined>();

/** Like a server that a file started itself, except that it is not stopped. */
function sharedServer(origin: string): ServerProcess {
  const stop = async () => null;
  return { origin, portal: `${origin}/admin-panel/`, pid: 0, output: () => '', stop, kill: async () => {} };
}

/** Chromium reports most violations on the console by itself, but not all. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) => {
    // biome-ignore lint/suspicious/noConsole: the harness listens to the console
    console.error(`policy: ${effectiveDirective} refused ${blockedURI} ${sample} in ${sourceFile}`);
  });
}

/** The server behind Prism as a validating proxy, which is what the browser reaches: `npm run test:proxy`. */
async function startBehindPrism(env: Record<string, string>): Promise<ServerProcess> {
  const { HOST = '127.0.0.1', PORT = String(await freePort()) } = env;
  const real = await startServer({ PUBLIC_URL: `http://${HOST}:${PORT}`, ...env, PORT: '0' });
  const between = await startServer({ UPSTREAM: real.origin, HOST, PORT }, 'tests/e2e/prism-between.ts');
  return {
    ...between,
    output: real.output,
    stop: async () => {
      await between.stop();
      return real.stop();
    },
    kill: async () => {
      await between.stop();
      await real.kill();
    },
  };
}

const isApiCall = (request: Request) => /^\/(auth|api|admin)\//.test(new URL(request.url()).pathname);
