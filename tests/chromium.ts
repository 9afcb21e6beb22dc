import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { installDebianPackage, isRoot } from './install.ts';

/** No telemetry, no updates: Chromium requests only the pages that a test opens. */
const ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * For the pages of `e2e`: none lives long enough for V8's optimizing compilers to pay off, and threads that compile, collect and draw
 * beside a page take the processors from the other tests.
 */
export const SHORT_LIVED = ['--js-flags=--no-opt,--no-maglev,--single-threaded', '--num-raster-threads=1'];

/** For the pages of `component`, in which one file runs after the other: there the quicker of the two compilers pays off, by a twelfth. */
export const LONG_LIVED = ['--js-flags=--no-opt,--single-threaded', '--num-raster-threads=1'];

/** Debian's headless build of Chromium, which renders no windows, toolbars and tabs: a third less work than the full browser. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/** The path from CHROMIUM_PATH, of Debian's package or of Playwright's download; undefined when there is none. */
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
    // The failure is already printed; the error below says what to do.
  }
}

/**
 * The path of a Chromium, which is installed first if possible.
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

/**
 * For a run that must not install anything: without a Chromium, launching it says which path is missing.
 *
 * @param more arguments of Chromium, in addition to the usual ones
 */
export const launchOptions = (...more: string[]) => ({
  executablePath: installedChromium(),
  args: [...ARGS, ...more],
  // Chromium's sandbox does not work as root; all other users keep it.
  chromiumSandbox: !isRoot,
});

/** @param more arguments of Chromium, in addition to the usual ones */
export function launchChromium(...more: string[]): Promise<Browser> {
  return chromium.launch({ ...launchOptions(...more), executablePath: ensureChromium() });
}
