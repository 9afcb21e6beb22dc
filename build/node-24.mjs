import { existsSync, readFileSync } from 'node:fs';

// Given to Node by `--import` in every script of package.json, before the program itself. It is JavaScript, because the Node that
// it turns away cannot read TypeScript.

const root = new URL('../', import.meta.url);
const { engines } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const [required] = /\d+\.\d+/.exec(engines.node) ?? [''];
const running = process.versions.node;

if (!existsSync(new URL('node_modules', root))) stop('Nothing is installed yet: run `npm ci` first.');
if (isOlder(running, required)) {
  stop(
    `This needs Node.js ${required} or newer and runs on ${running}: run \`npm ci\` again, which installs Node.js 24 on Linux ` +
      '(x64, arm64) and Intel Macs unless optional packages are left out, or install it yourself.',
  );
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
