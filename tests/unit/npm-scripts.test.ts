import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryDirectory } from '../server-process.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

test('every script that runs TypeScript looks at its Node first', () => {
  const without = Object.values(scripts).flatMap((script) =>
    script
      .split('&&')
      .filter((part) => /\bnode .*\.ts\b/.test(part) && !part.includes(' --import ./build/node-24.mjs ')),
  );
  expect(without).toEqual([]);
});

test('on an older Node a program says in one sentence what to do, and ends', async () => {
  const { path, remove } = await temporaryDirectory();
  onTestFinished(remove);
  const asNode20 = join(path, 'as-node-20.cjs');
  writeFileSync(
    asNode20,
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } });",
  );
  const args = ['--require', asNode20, '--import', './build/node-24.mjs', 'server/main.ts'];
  const inAClone = promisify(execFile)(process.execPath, args);
  await expect(inAClone).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(
      /^This needs Node\.js 24\.\d+ or newer and runs on 20\.20\.2: run `npm ci` again, .*\n$/,
    ),
  });
  for (const folder of ['build', 'node_modules']) mkdirSync(join(path, folder));
  for (const file of ['package.json', 'build/node-24.mjs']) cpSync(file, join(path, file));
  const inARelease = promisify(execFile)(process.execPath, args, { cwd: path });
  await expect(inARelease).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/ runs on 20\.20\.2: install it \(https:\/\/nodejs\.org\), .*\n$/),
  });
});

test('without packages a program says that nothing is installed', async () => {
  const { path, remove } = await temporaryDirectory();
  onTestFinished(remove);
  mkdirSync(join(path, 'build'));
  for (const file of ['package.json', 'build/node-24.mjs']) cpSync(file, join(path, file));
  const run = promisify(execFile)(process.execPath, ['--import', './build/node-24.mjs', 'server/main.ts'], {
    cwd: path,
  });
  await expect(run).rejects.toMatchObject({ code: 1, stderr: 'Nothing is installed yet: run `npm ci` first.\n' });
});
