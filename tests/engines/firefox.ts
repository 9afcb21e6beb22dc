import { existsSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer-core';
import { installDebianPackage } from './install.ts';

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
export function launchFirefox(): Promise<Browser> {
  const executablePath = process.env.FIREFOX_PATH ?? FIREFOX;
  if (!existsSync(executablePath)) installDebianPackage('firefox-esr');
  if (!existsSync(executablePath)) {
    throw new Error('These tests need Firefox. Install it (Debian: apt-get install firefox-esr) or set FIREFOX_PATH.');
  }
  return puppeteer.launch({
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
}
