import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { parseCLI, startVitest, type TestModule } from 'vitest/node';
import { ensureChromium } from './chromium.ts';

// `npm test` after the static checks: installs a browser, builds the portal for both uses, runs all tests, and finally
// shows where the time went. Takes Vitest's own arguments. The last line counts the tests.

const SLOWEST_FILES = 10;
/** Projects that open the portal in a browser, or start the mock. */
const NEED_BROWSER = ['e2e', 'faults', 'sdk'];

function build(...args: string[]): void {
  const { status } = spawnSync('node', ['server/build-portal.ts', ...args], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The portal could not be built.');
}

/** Milliseconds that a worker spent on the file. */
function timeOf(file: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = file.diagnostic();
  return environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
}

const seconds = (files: readonly TestModule[]) =>
  (files.reduce((sum, file) => sum + timeOf(file), 0) / 1_000).toFixed(1).padStart(7);

function reportTimes(files: readonly TestModule[]): void {
  const byProject = Map.groupBy(files, ({ project }) => project.name);
  const slowest = files.toSorted((one, other) => timeOf(other) - timeOf(one)).slice(0, SLOWEST_FILES);
  const lines = [
    '',
    'Seconds of each project, all workers together:',
    ...Array.from(byProject, ([name, its]) => `${seconds(its)}  ${name} (${its.length} files)`),
    `The ${slowest.length} slowest files:`,
    ...slowest.map((file) => `${seconds([file])}  ${relative(process.cwd(), file.moduleId)} (${file.project.name})`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function closingLine(files: readonly TestModule[]): string {
  const states = files.flatMap((file) => Array.from(file.children.allTests(), (test) => test.result().state));
  const count = (state: string) => states.filter((each) => each === state).length;
  // A file that fails before its first test has no failed test.
  const broken = files.filter(
    (file) =>
      file.state() === 'failed' &&
      !Array.from(file.children.allTests()).some((test) => test.result().state === 'failed'),
  );
  return `${count('passed')} passed, ${count('failed') + broken.length} failed, ${count('skipped') + count('pending')} skipped`;
}

let closing = '0 passed, 1 failed, 0 skipped';
try {
  const { filter, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)]);
  // Firefox and WebKit run only on request: `npm run test:firefox`, `npm run test:webkit`.
  options.project ??= ['!engines'];
  const projects = [options.project].flat();
  build();
  if (projects.includes('!engines') || projects.some((name) => NEED_BROWSER.includes(name))) {
    process.env.CHROMIUM_PATH = ensureChromium();
    build('mock');
  }
  const vitest = await startVitest('test', filter, options);
  const files = vitest.state.getTestModules();
  await vitest.close();
  reportTimes(files);
  closing = closingLine(files);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
process.stdout.write(`${closing}\n`);
