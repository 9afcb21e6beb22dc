import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readLock, serverPackages } from '../../build/release-packages.ts';
import { readRelease } from '../../server/db/release.ts';
import { temporaryDirectory } from '../server-process.ts';

test('the commit is that of the release, else of the own repository, and never of one around it', async () => {
  const { path, remove } = await temporaryDirectory();
  onTestFinished(remove);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: path });
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '--message=One');
  const head = git('rev-parse', 'HEAD').toString().trim();
  const inside = join(path, 'inside');
  mkdirSync(inside);
  for (const folder of [path, inside]) writeFileSync(join(folder, 'package.json'), '{ "version": "1.2.3" }');
  expect(readRelease(path)).toEqual({ version: '1.2.3', commit: head });
  expect(readRelease(inside)).toEqual({ version: '1.2.3' });
  git('pack-refs', '--all');
  expect(readRelease(path).commit).toBe(head);
  const tree = join(path, 'tree');
  git('worktree', 'add', '--quiet', tree);
  writeFileSync(join(tree, 'package.json'), '{ "version": "1.2.3" }');
  expect(readRelease(tree).commit).toBe(head);
  git('checkout', '--quiet', '--detach');
  expect(readRelease(path).commit).toBe(head);
  writeFileSync(join(inside, 'commit.txt'), '0123456789abcdef\n');
  expect(readRelease(inside)).toEqual({ version: '1.2.3', commit: '0123456789abcdef' });
});

test('a release has what its packages expect beside themselves, but not what they can do without', () => {
  const packages = serverPackages('.', readLock('.'));
  expect(packages).toContain('node_modules/@opentelemetry/sdk-metrics');
  expect(packages).toContain('node_modules/@opentelemetry/api');
  expect(packages.filter((path) => /react|mantine|vite/.test(path))).toEqual([]);
});
