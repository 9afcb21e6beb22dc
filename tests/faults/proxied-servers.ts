import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { installDebianPackage } from '../install.ts';
import { freePort } from '../postgres.ts';
import { type ServerProcess, startServer } from '../server-process.ts';

// Server processes behind HAProxy, as docs/operations.md recommends it, which are replaced one after the other.

const PROCESSES = 2;

export interface ProxiedServers {
  /** Of the proxy. */
  readonly origin: string;
  /**
   * Stops one process as a supervisor does, and starts another one in its place, once the proxy knows of both.
   *
   * @param folder with the server of the new process; by default this project
   * @returns milliseconds until the process had ended
   */
  replace(index: number, folder?: string): Promise<number>;
  /** The output of all processes, including those that were replaced. */
  output(): string;
  close(): Promise<void>;
}

export async function startProxied(env: Record<string, string>, folder?: string): Promise<ProxiedServers> {
  const isThere = () => spawnSync('which', ['haproxy']).status === 0;
  if (!isThere()) installDebianPackage('haproxy');
  expect(isThere(), 'HAProxy is there (Debian: apt-get install haproxy)').toBe(true);
  const [front, figures, ...ports] = (await Promise.all(Array.from({ length: 2 + PROCESSES }, freePort))) as [
    number,
    number,
    ...number[],
  ];
  const start = (port: number, from?: string) =>
    startServer({ ...env, PORT: String(port) }, 'server/main.ts', process.execPath, from);
  const servers: ServerProcess[] = await Promise.all(ports.map((port) => start(port, folder)));
  const config = join(tmpdir(), `coinop-haproxy-${front}.cfg`);
  writeFileSync(config, haproxyConfig(front, figures, ports));
  const proxy: ChildProcess = spawn('haproxy', ['-f', config], { stdio: 'ignore' });
  /** The state of each server, as the proxy sees it. */
  const states = async (): Promise<string[]> => {
    const lines = (await (await fetch(`http://127.0.0.1:${figures}/;csv`)).text()).split('\n');
    const column = (lines[0] ?? '').split(',').indexOf('status');
    return lines.filter((line) => line.startsWith('servers,process')).map((line) => line.split(',')[column] ?? '');
  };
  const allUp = () => expect.poll(() => states().catch(() => [])).toEqual(ports.map(() => 'UP'));
  await allUp();
  const ended: string[] = [];
  return {
    origin: `http://127.0.0.1:${front}`,
    replace: async (index, from) => {
      const server = servers[index];
      const port = ports[index];
      if (!server || port === undefined) throw new Error(`no process ${index}`);
      const began = performance.now();
      expect(await server.stop()).toBe(0);
      const took = performance.now() - began;
      ended.push(server.output());
      servers[index] = await start(port, from);
      await allUp();
      return took;
    },
    output: () => [...ended, ...servers.map((server) => server.output())].join('\n'),
    close: async () => {
      const exited = once(proxy, 'exit');
      proxy.kill('SIGKILL');
      await Promise.all([exited, ...servers.map((server) => server.kill())]);
      rmSync(config, { force: true });
    },
  };
}

const haproxyConfig = (front: number, figures: number, ports: number[]): string =>
  [
    'defaults',
    '  mode http',
    '  timeout connect 2s',
    '  timeout client 60s',
    '  timeout server 60s',
    '  timeout check 2s',
    '  option forwardfor',
    'frontend portal',
    `  bind 127.0.0.1:${front}`,
    '  default_backend servers',
    'backend servers',
    '  option httpchk GET /readyz',
    '  default-server check inter 1s fall 2 rise 1',
    ...ports.map((port, index) => `  server process${index + 1} 127.0.0.1:${port}`),
    'listen figures',
    `  bind 127.0.0.1:${figures}`,
    '  stats enable',
    '  stats uri /',
    '',
  ].join('\n');
