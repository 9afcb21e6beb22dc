import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';

// `npm test` after the static checks: a browser, the portal built for both uses, every test, and a last line that counts them.

const results = join(tmpdir(), `coinop-test-results-${process.pid}.json`);

function run(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

function closingLine(): string {
  if (!existsSync(results)) return '0 passed, 1 failed, 0 skipped';
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
    readFileSync(results, 'utf8'),
  );
  // A file that fails before its first test has no failed test of its own.
  const brokenFiles = testResults.filter(
    (file: { status: string; assertionResults: unknown[] }) =>
      file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return `${numPassedTests} passed, ${numFailedTests + brokenFiles} failed, ${numPendingTests + numTodoTests} skipped`;
}

try {
  process.env.CHROMIUM_PATH = ensureChromium();
  const passed =
    run('node', ['server/build-portal.ts']) &&
    run('node', ['server/build-portal.ts', 'mock']) &&
    run('vitest', [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${results}`,
      ...process.argv.slice(2),
    ]);
  process.exitCode = passed ? 0 : 1;
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
process.stdout.write(`${closingLine()}\n`);
rmSync(results, { force: true });
