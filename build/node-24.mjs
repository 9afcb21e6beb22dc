import { existsSync, readFileSync } from 'node:fs';

// Given to Node by `--import` in every script of package.json, before the program itself. It is JavaScript, because the Node that
// it turns away cannot read TypeScript.

const root = new URL('../', import.meta.url);
const { engines } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const [required] = /\d+\.\d+/.exec(engines.node) ?? [''];
const running = process.versions.node;

if (!existsSync(new URL('node_modules', root))) stop('Nothing is installed yet: run `npm ci` first.');
if (isOlder(running, required)) {
  // A release has no lock file, so nothing can be installed in it.
  const remedy = existsSync(new URL('package-lock.json', root))
    ? 'run `npm ci` again, which installs Node.js 24 on Linux (x64, arm64) and Intel Macs unless optional packages are left out, or install it yourself'
    : 'install it (https://nodejs.org), and put its folder first in PATH';
  stop(`This needs Node.js ${required} or newer and runs on ${running}: ${remedy}.`);
}
await import('../server/start/quick-loading.ts');

/** @param {string} version @param {string} other */
function isOlder(version, other) {
  return version.localeCompare(other, 'en', { numeric: true }) < 0;
}

/** @param {string} sentence */
function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
