import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

// `npm run static`: what needs neither a browser nor a database, side by side. Each check's
// output is printed when it has ended.

/** Each of TypeScript's checkers works out the libraries' types by itself: four take twice the processor's time of one. */
const ONE_CHECKER = ['--', '--checkers', '1'];
const CHECKS = [['generate:check'], ['types', ...ONE_CHECKER], ['lint'], ['contract:diff', '--', '--ci']];

const codes = await Promise.all(
  CHECKS.map(async ([name = '', ...args]) => {
    const check = spawn('npm', ['run', name, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    const [[code], ...output] = await Promise.all([once(check, 'close'), text(check.stdout), text(check.stderr)]);
    process.stdout.write(output.join(''));
    if (code !== 0) process.stdout.write(`npm run ${name} has failed.\n`);
    return code;
  }),
);
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
