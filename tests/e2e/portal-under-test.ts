import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { launchChromium } from '../chromium.ts';
import { holdAgainstContract } from '../contract/contract-answers.ts';
import { faultsOfRequest } from '../contract/contract-requests.ts';
import { type ServerProcess, startServer, temporaryDirectory } from '../server-process.ts';
import { fillWithDemo, mockOrigin } from '../shared.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Options {
  /** Left out: the real server, one for the file. The mock remembers nothing, so the whole run shares one. */
  server?: 'mock';
  /** Runs before the server starts on this data directory, which holds the demo's data unless `env` asks for another demo. */
  prepare?: (dataDir: string) => Promise<void>;
  /** The server's environment, beyond what every server under test has. */
  env?: Record<string, string>;
  viewport?: { width: number; height: number };
}

export interface PortalUnderTest {
  readonly server: ServerProcess;
  /** A page in a browser profile that holds nothing: neither cookies nor storage. */
  readonly page: Page;
  /** Another profile: another person at another machine. */
  another(): Promise<Page>;
  /** A further tab of the page's profile. */
  anotherTab(): Promise<Page>;
  /** Opens a screen by its path within the portal, signed in by a call: the form has tests of its own. */
  signIn(path?: string, page?: Page): Promise<void>;
  /** The token of the page's session, for calls past the browser. */
  token(page?: Page): Promise<string>;
  /** The headers that prove the page's session: token and cookies, for calls past the browser. */
  proof(page?: Page): Promise<{ authorization: string; cookie: string }>;
  /** Calls the server as a second administrator with the page's session would. */
  call(method: string, path: string, body?: unknown): Promise<Response>;
  /**
   * A line of a toast, on the screen now or shown before and not waited for yet: they go after two seconds, which a slow machine
   * may take between a click and the next look.
   */
  toast(line: string | RegExp, page?: Page): { waitFor(): Promise<void>; count(): Promise<number> };
  /** This test provokes it: a console message that is expected. */
  expectConsole(pattern: RegExp): void;
  restart(): Promise<void>;
  /** Fails on any fault that axe calls serious or critical, of all rules or of the given ones. */
  checkAccessibility(page?: Page, rules?: string[]): Promise<void>;
}

/**
 * The portal in a real Chromium on the real server, one server a file. After each test: nothing unexpected on the console, no
 * violation of the content security policy, no error on the page, no request to another origin, and every call and answer of the API as the contract has it.
 */
export function portalUnderTest({
  server: kind,
  prepare,
  env,
  viewport = { width: 1440, height: 900 },
}: Options = {}): PortalUnderTest {
  let server: ServerProcess;
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
  let page: Page;
  /** The page of the test before, emptied. One that has read the portal's scripts before shows a screen with two thirds of the work. */
  let emptied: Page | undefined;
  let contexts: BrowserContext[] = [];
  let faults: string[] = [];
  let expected: RegExp[] = [];
  let checks: Promise<void>[] = [];

  async function start(): Promise<ServerProcess> {
    if (kind === 'mock') return sharedMock();
    const real = await startServer({ DATA_DIR: directory.path, RATE_LIMIT: '600', ...env });
    return process.env.E2E_PROXY === 'prism' ? putPrismBefore(real) : real;
  }

  async function newPage(): Promise<Page> {
    const context = await (await browserOfThisWorker()).newContext({
      viewport,
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'UTC',
    });
    // The test's own limit is the only one: how long a step takes is the machine's affair. This one ends before it and names the step.
    context.setDefaultTimeout(55_000);
    contexts.push(context);
    await context.addInitScript(reportViolations);
    await context.addInitScript(rememberToasts);
    return newTab(context);
  }

  async function newTab(context: BrowserContext): Promise<Page> {
    const opened = await context.newPage();
    noteClock(opened);
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
      if (protocol.startsWith('http') && origin !== server.origin) faults.push(`foreign request: ${request.url()}`);
    });
    opened.on('request', (request) => {
      if (isApiCall(request)) checks.push(checkRequest(request));
    });
    opened.on('requestfinished', (request) => {
      if (isApiCall(request)) checks.push(checkAnswer(request).catch((error) => void faults.push(error.message)));
    });
  }

  /** Leaves nothing of a test behind, and the page on the portal's icon. Undefined where that is not possible: the server does not answer. */
  async function empty(used: Page): Promise<Page | undefined> {
    used.removeAllListeners();
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
    await used.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion: 'reduce' });
    await used.setViewportSize(viewport);
    await used.mouse.move(0, 0);
    return used;
  }

  async function checkRequest(request: Request): Promise<void> {
    // Of a page that was closed meanwhile they are gone.
    const headers = await request.allHeaders().catch(() => undefined);
    const body = request.postData() ?? undefined;
    const url = new URL(request.url());
    if (headers) faults.push(...faultsOfRequest({ method: request.method(), url, headers, body }));
  }

  async function checkAnswer(request: Request): Promise<void> {
    // Where the page has moved on, its answers are gone; the server tests hold them all.
    const response = await request.response().catch(() => null);
    const text = await response?.text().catch(() => undefined);
    if (!response || text === undefined) return;
    const violations = response.headers()['sl-violations'];
    if (violations) throw new Error(`Prism says of ${request.method()} ${request.url()}: ${violations}`);
    const json = !response.headers()['content-type']?.startsWith('text/csv');
    const body = text === '' ? undefined : json ? JSON.parse(text) : text;
    await holdAgainstContract(request.method(), new URL(request.url()).pathname, response.status(), body);
  }

  beforeAll(async () => {
    directory = await temporaryDirectory();
    if (kind !== 'mock' && env?.DEMO_TRANSACTIONS === undefined) await fillWithDemo(directory.path);
    await prepare?.(directory.path);
    [server] = await Promise.all([start(), browserOfThisWorker()]);
  });
  afterAll(async () => {
    await emptied?.context().close();
    await server?.stop();
    await directory?.remove();
  });
  beforeEach(async () => {
    page = emptied ?? (await newPage());
    if (emptied) {
      contexts.push(page.context());
      listenTo(page);
    }
  });
  afterEach(async ({ task }) => {
    await Promise.all(checks);
    // A call that a test intercepted and did not wait for ends with its page.
    const pages = contexts.flatMap((context) => context.pages());
    await Promise.all(pages.map((opened) => opened.unrouteAll({ behavior: 'ignoreErrors' })));
    emptied = task.result?.state === 'fail' || withClock.has(page) ? undefined : await empty(page);
    await Promise.all(contexts.filter((context) => context !== emptied?.context()).map((context) => context.close()));
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
    get page() {
      return page;
    },
    another: newPage,
    anotherTab: () => newTab(page.context()),
    async signIn(path = '', target = page) {
      const answer = await target.context().request.post(`${server.origin}/auth/admin-login`, {
        // As a page would: the server gives the session a cookie.
        headers: { 'sec-fetch-site': 'same-origin' },
        data: { username: 'admin', password: 'coinop-demo' },
      });
      const { access_token: token, admin } = await answer.json();
      // Storage belongs to an origin, so something of it must be open; the icon loads nothing else.
      const icon = `${server.portal}favicon.svg`;
      if (target.url() !== icon) await target.goto(icon);
      await target.evaluate(
        (session) => localStorage.setItem('coinop.session', session),
        JSON.stringify({ token, admin }),
      );
      await target.goto(server.portal + path);
      if (!path) await target.getByRole('heading', { name: 'Dashboard' }).waitFor();
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
          await target.waitForFunction(takeToast, fits);
        },
        count: () => target.evaluate(countToasts, fits),
      };
    },
    expectConsole: (pattern) => void expected.push(pattern),
    async restart() {
      await server.stop();
      server = await start();
    },
    async checkAccessibility(target = page, rules) {
      const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
      // Past the page's content security policy, which rightly refuses injected scripts.
      const results = await target.evaluate(
        `(() => { if (!window.axe) { ${AXE} }; return axe.run(document, ${JSON.stringify(options)}); })()`,
      );
      const { violations } = results as { violations: { id: string; impact: string; nodes: { html: string }[] }[] };
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
    },
  };
  return portal;
}

/** Pages whose clock a test has replaced, which cannot be undone. */
const withClock = new WeakSet<Page>();

function noteClock(page: Page): void {
  const { clock } = page;
  Object.defineProperty(page, 'clock', {
    get() {
      withClock.add(page);
      return clock;
    },
  });
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

/** In the page: whether such a line was shown; it then counts as waited for. */
function takeToast({ text, pattern }: Fits): boolean {
  const lines: string[] = Reflect.get(window, 'toastLines') ?? [];
  const at = lines.findIndex((line) => (pattern === undefined ? line === text : new RegExp(pattern).test(line)));
  if (at >= 0) lines.splice(at, 1);
  return at >= 0;
}

/** In the page: how many such lines were shown that nobody waited for. */
function countToasts({ text, pattern }: Fits): number {
  const lines: string[] = Reflect.get(window, 'toastLines') ?? [];
  return lines.filter((line) => (pattern === undefined ? line === text : new RegExp(pattern).test(line))).length;
}

let browser: Promise<Browser> | undefined;

/** The files of a worker run one after the other and share its browser, which ends with the run. Each test has a profile of its own. */
function browserOfThisWorker(): Promise<Browser> {
  browser ??= launchChromium();
  return browser;
}

/** As a server that a file started itself, but for ending it. */
async function sharedMock(): Promise<ServerProcess> {
  const origin = await mockOrigin();
  const stop = async () => null;
  return { origin, portal: `${origin}/admin-panel/`, pid: 0, output: () => '', stop, kill: async () => {} };
}

/** Chromium says most of them on the console by itself, but not every one. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) => {
    // biome-ignore lint/suspicious/noConsole: the console is what the harness hears
    console.error(`policy: ${effectiveDirective} refused ${blockedURI} ${sample} in ${sourceFile}`);
  });
}

/** Prism as a validating proxy: `npm run test:proxy`. */
async function putPrismBefore(real: ServerProcess): Promise<ServerProcess> {
  const between = await startServer({ UPSTREAM: real.origin }, 'tests/e2e/prism-between.ts');
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
