import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBackup, writeWhole } from '../../server/restore/backup-file.ts';
import { isRoot } from '../install.ts';

// A disk that is too small for a backup, or gets full meanwhile.

const disk = mkdtempSync(join(tmpdir(), 'coinop-disk-'));
const file = join(disk, 'backup.tar.gz');
const MEGABYTE = 1024 * 1024;

// Only root can create a small file system.
const testOnSmallDisk = test.runIf(isRoot);

beforeAll(() => {
  if (isRoot) execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk]);
});
afterAll(() => {
  if (isRoot) execFileSync('umount', [disk]);
  rmSync(disk, { recursive: true, force: true });
});

/** @param during called when half of it has been given */
async function* content(megabytes: number, during = () => {}) {
  for (let given = 0; given < megabytes * 16; given++) {
    if (given === megabytes * 8) during();
    yield Buffer.alloc(MEGABYTE / 16);
  }
}

testOnSmallDisk('a backup for which there is no space is not begun', async () => {
  await expect(writeWhole(file, content(3), 3 * MEGABYTE)).rejects.toThrow(
    `3.1 MB are needed in ${disk}, and 2.1 MB are free. Nothing was written.`,
  );
  expect(readdirSync(disk)).toEqual([]);
});

testOnSmallDisk('a disk that gets full meanwhile leaves no half file', async () => {
  const ballast = join(disk, 'ballast');
  const fill = () => {
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(ballast, Buffer.alloc(bavail * bsize));
  };
  await expect(writeWhole(file, content(1, fill), MEGABYTE)).rejects.toThrow(`The disk of ${disk} is full.`);
  expect(readdirSync(disk)).toEqual(['ballast']);
  rmSync(ballast);
});

testOnSmallDisk('neither does a server that breaks off', async () => {
  await expect(writeWhole(file, content(1), 2 * MEGABYTE)).rejects.toThrow('The server broke off after 1.0 MB.');
  expect(readdirSync(disk)).toEqual([]);
});

test('a file that is there stays as it is', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'coinop-backup-'));
  const there = join(folder.path, 'backup.tar.gz');
  writeFileSync(there, 'from yesterday');
  await expect(writeWhole(there, content(1), MEGABYTE)).rejects.toThrow(`${there} exists already: name another file.`);
  expect(readFileSync(there, 'utf8')).toBe('from yesterday');
});

test.each([
  ['half a backup', gzipSync(Buffer.alloc(MEGABYTE)).subarray(0, 500)],
  ['another file', Buffer.from('id,name')],
  ['another file that is packed', gzipSync('id,name')],
  ['a changed one', gzipSync(Buffer.alloc(MEGABYTE)).fill(7, 200, 210)],
])('%s is no backup', async (_, bytes) => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'coinop-backup-'));
  const given = join(folder.path, 'backup.tar.gz');
  writeFileSync(given, bytes);
  await expect(readBackup(given)).rejects.toThrow(`${given} is not a whole backup`);
});
