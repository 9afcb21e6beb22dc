import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { installDebianPackage, isRoot } from './install.ts';

/** Quiet: no telemetry, no updates, nothing but the pages that a test opens. */
const ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Debian's Chromium without the windows, toolbars and tabs that the whole one draws even where nobody sees them: a third less work. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/** CHROMIUM_PATH, Debian's, or the one that Playwright downloaded; undefined when there is none. */
function installedChromium(): string | undefined {
  const candidates = [
    process.env.CHROMIUM_PATH,
    `/usr/bin/${HEADLESS_SHELL}`,
    '/usr/bin/chromium',
    chromium.executablePath(),
  ];
  return candidates.find((path) => path && existsSync(path));
}

function downloadWithPlaywright(): void {
  try {
    execFileSync('playwright-core', ['install', 'chromium'], { stdio: 'inherit' });
  } catch {
    // What went wrong stands above; the error below says what to do.
  }
}

/**
 * The path of a Chromium, installed first where that is possible.
 *
 * @throws Error that says what to do, when there is none
 */
export function ensureChromium(): string {
  const known = process.env.CHROMIUM_PATH ?? `/usr/bin/${HEADLESS_SHELL}`;
  if (!existsSync(known)) installDebianPackage(HEADLESS_SHELL);
  if (!installedChromium()) downloadWithPlaywright();
  const path = installedChromium();
  if (path) return path;
  throw new Error(
    'The browser tests need Chromium and none could be installed. Install it (Debian: apt-get install chromium-headless-shell) ' +
      'or set CHROMIUM_PATH to the executable.',
  );
}

export function launchChromium(): Promise<Browser> {
  // Root cannot have Chromium's sandbox; anybody else keeps it.
  return chromium.launch({ executablePath: ensureChromium(), args: ARGS, chromiumSandbox: !isRoot });
}
