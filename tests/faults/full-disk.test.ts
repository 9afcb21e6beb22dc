import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isRoot } from '../install.ts';
import { type Postgres, startPostgres } from '../postgres.ts';
import { type Cluster, randomOf, startCluster } from './cluster.ts';
import { compare, type Decided, someWithdrawals } from './reviews.ts';
import { report, size } from './suite.ts';

const LIST = '/admin/withdrawal/withdrawals';
const DISK = '256m';
const LEFT_BYTES = size(3, 24) * 1024 * 1024;
const WITHDRAWALS = size(150, 2_000);
/** A long, incompressible note of three bytes per character: it is written three times, plus to the write-ahead log. */
function note(index: number): string {
  const random = randomOf(index);
  return Array.from({ length: 1_000 }, () => String.fromCharCode(0x4e00 + Math.floor(random() * 0x5000))).join('');
}

const disk = mkdtempSync(join(tmpdir(), 'coinop-disk-'));
let postgres: Postgres;
let cluster: Cluster;

// Only root can create a small file system.
const testOnSmallDisk = test.runIf(isRoot);

beforeAll(async () => {
  if (!isRoot) return;
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=755`, 'tmpfs', disk]);
  // Small segments of the write-ahead log, so that a new one is needed soon.
  postgres = await startPostgres(disk, ['--wal-segsize=1']);
  cluster = await startCluster({ database: postgres });
});
afterAll(async () => {
  await cluster?.close();
  if (isRoot) execFileSync('umount', [disk]);
  rmSync(disk, { recursive: true, force: true });
});

testOnSmallDisk('what was acknowledged before the disk was full is there, and the rest can be done after', async () => {
  const ids = await someWithdrawals(cluster, 'DISK', WITHDRAWALS);
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(join(disk, 'ballast'), Buffer.alloc(bavail * bsize - LEFT_BYTES));

  const decided: Decided = { operations: 0, told: new Map(ids.map((id) => [id, []])), stuck: 0 };
  const approve = async (index: number) => {
    const id = ids[index] ?? '';
    const answer = await cluster.call(index, { path: `${LIST}/${id}/approve`, body: { notes: note(index) }, key: id });
    decided.operations += 1;
    expect([200, 503]).toContain(answer?.status);
    if (answer?.status === 200) decided.told.set(id, ['approved']);
    return answer?.status;
  };
  const unanswered: number[] = [];
  for (let index = 0; index < ids.length; index++) if ((await approve(index)) !== 200) unanswered.push(index);
  expect(unanswered.length).toBeGreaterThan(0);
  expect(unanswered.length).toBeLessThan(ids.length);

  rmSync(join(disk, 'ballast'));
  await postgres.crash();
  const before = await compare(cluster, decided);
  for (const index of unanswered) if ((await approve(index)) !== 200) decided.stuck += 1;
  const after = await compare(cluster, decided);
  const broken = await cluster.broken();
  report('full disk', {
    operations: decided.operations,
    faults: 1,
    lost: before.lost + after.lost,
    double: before.double + after.double,
    stuck: decided.stuck,
    books: broken.length === 0 ? 'balanced' : 'not balanced',
  });
  expect(broken).toEqual([]);
  expect([before, after, decided.stuck]).toEqual([{ lost: 0, double: 0 }, { lost: 0, double: 0 }, 0]);
});
