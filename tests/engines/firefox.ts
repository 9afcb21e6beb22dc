import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type ElementHandle } from 'puppeteer-core';
import { installDebianPackage } from '../install.ts';
import type { Engine, EnginePage } from './engine.ts';

const FIREFOX = '/usr/bin/firefox-esr';

/** Nothing leaves this machine: Puppeteer turns off what Firefox does by itself, and whatever is not asked of loopback meets a proxy that is not there. */
const PREFERENCES = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.no_proxies_on': '127.0.0.1',
  'network.trr.mode': 5,
  'network.dns.disablePrefetch': true,
  'network.connectivity-service.enabled': false,
  'app.normandy.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  // The same questions and dates on every machine.
  'intl.accept_languages': 'en-US',
  'ui.prefersReducedMotion': 1,
  'signon.rememberSignons': false,
};

/** Debian's Firefox over WebDriver BiDi, installed first where that is possible. FIREFOX_PATH names another. */
export async function launchFirefox(): Promise<Engine> {
  const executablePath = process.env.FIREFOX_PATH ?? FIREFOX;
  if (!existsSync(executablePath)) installDebianPackage('firefox-esr');
  if (!existsSync(executablePath)) {
    throw new Error('These tests need Firefox. Install it (Debian: apt-get install firefox-esr) or set FIREFOX_PATH.');
  }
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: PREFERENCES,
    env: { ...process.env, TZ: 'UTC' },
    // A test has the only limit.
    timeout: 0,
    protocolTimeout: 0,
    defaultViewport: { width: 1440, height: 900 },
  });
  return { open: () => openPage(browser), close: () => browser.close() };
}

/** Puppeteer's own type takes handles among the arguments, which no journey has. */
type Script = (...args: unknown[]) => unknown;

async function openPage(browser: Browser): Promise<EnginePage> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(0);
  const errors: string[] = [];
  const urls: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('request', (request) => urls.push(request.url()));
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    reload: async () => {
      await page.reload();
    },
    evaluate: (script, ...args) => page.evaluate(script as Script, ...args) as Promise<never>,
    find: async (script, ...args) => {
      const element = (
        await page.evaluateHandle(script as Script, ...args)
      ).asElement() as ElementHandle<HTMLElement> | null;
      return element && { press: () => element.click(), focus: () => element.focus() };
    },
    type: (keys) => page.keyboard.type(keys),
    typeDate: (parts) => page.keyboard.type(parts.join('')),
    faults: (origin) => [...errors, ...urls.filter((url) => /^(https?|wss?):/.test(url) && !url.startsWith(origin))],
    close: () => context.close(),
  };
}
