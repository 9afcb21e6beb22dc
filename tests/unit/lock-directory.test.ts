import { readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DirectoryInUse, lockDirectory } from '../../server/db/connection/lock-directory.ts';
import { temporaryDirectory } from '../server-process.ts';

let directory: Awaited<ReturnType<typeof temporaryDirectory>>;

beforeEach(async () => {
  directory = await temporaryDirectory();
});
afterEach(() => directory.remove());

test('of many that want a void lock at once exactly one gets it', async () => {
  // No process has this id and start time.
  await writeFile(join(directory.path, 'server.lock'), `${process.pid} 1`);
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockDirectory(directory.path)));
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  for (const result of results) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(DirectoryInUse);
  expect(await readFile(join(directory.path, 'server.lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
});

test('a lock given up can be taken again', async () => {
  const unlock = await lockDirectory(directory.path);
  await expect(lockDirectory(directory.path)).rejects.toThrow(DirectoryInUse);
  await unlock();
  await expect(lockDirectory(directory.path)).resolves.toBeTypeOf('function');
});

describe('a lock from another container, whose processes cannot be seen from here', () => {
  const lock = () => join(directory.path, 'server.lock');
  // In another namespace this process id belongs to another process, although here it is that of a running one.
  beforeEach(() => writeFile(lock(), `${process.pid} 1 pid:[1]`));

  test('is held while somebody there touches it', async () => {
    const touch = () => utimes(lock(), 0, 0);
    await expect(lockDirectory(directory.path, touch)).rejects.toThrow(DirectoryInUse);
  });

  test('is void when nobody does', async () => {
    const unlock = await lockDirectory(directory.path, async () => {});
    expect(await readFile(lock(), 'utf8')).not.toContain('pid:[1]');
    await unlock();
  });

  test('is free when it is given up meanwhile', async () => {
    await expect(lockDirectory(directory.path, () => rm(lock()))).resolves.toBeTypeOf('function');
  });
});
