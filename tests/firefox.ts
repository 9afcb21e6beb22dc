import { existsSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer-core';
import { installDebianPackage } from './install.ts';

const FIREFOX = '/usr/bin/firefox-esr';

/**
 * No traffic leaves this machine: Puppeteer disables what Firefox requests by itself, and anything not on loopback goes
 * to a proxy that does not exist.
 */
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
  // The same languages and date formats on every machine.
  'intl.accept_languages': 'en-US',
  'ui.prefersReducedMotion': 1,
  'signon.rememberSignons': false,
};

/** Debian's Firefox over WebDriver BiDi, installed first if possible. FIREFOX_PATH names another. */
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
    // Only the test itself has a time limit.
    timeout: 0,
    protocolTimeout: 0,
    defaultViewport: { width: 1440, height: 900 },
  });
}
