import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { deadRuns, removeRun } from '../run-folder.ts';

interface Run {
  child: ChildProcess;
  path: string;
  port: number;
}

async function startRun(...args: string[]): Promise<Run> {
  const program = ['tests/processes/a-run-that-is-killed.ts', ...args];
  const child = spawn('node', program, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  return { child, ...JSON.parse(String(line)) };
}

async function end({ child }: Run, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

/** Whether a database listens on the port. */
const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('a run that ends by %s leaves no folder', async (signal) => {
  const run = await startRun('without-database');
  expect(existsSync(run.path)).toBe(true);
  await end(run, signal);
  expect(existsSync(run.path)).toBe(false);
});

test('what a run leaves that is killed by SIGKILL goes with the next one; what a living one has stays until that ends', async () => {
  const [killed, living] = await Promise.all([startRun(), startRun()]);
  onTestFinished(() => end(living, 'SIGKILL'));
  await end(killed, 'SIGKILL');
  expect([await answers(killed.port), existsSync(killed.path)]).toEqual([true, true]);
  expect(deadRuns(tmpdir())).toEqual([killed.path]);
  removeRun(killed.path);
  expect([await answers(killed.port), existsSync(killed.path)]).toEqual([false, false]);
  expect([await answers(living.port), existsSync(living.path)]).toEqual([true, true]);
  await end(living, 'SIGTERM');
  expect([await answers(living.port), existsSync(living.path)]).toEqual([false, false]);
});
