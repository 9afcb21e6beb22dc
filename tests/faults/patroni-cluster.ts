import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, vi } from 'vitest';
import { installDebianPackage, isRoot } from '../install.ts';
import { ensurePostgres, freePort } from '../postgres.ts';
import { haproxyConfig, type NodeConfig, patroniConfig } from './patroni-config.ts';

// Three PostgreSQL servers on this machine that Patroni keeps as one, synchronously replicated, with etcd, and HAProxy in front.

const NODES = 3;
/** A former primary may have to be rewound, or copied anew. */
const HEALTHY_WITHIN_MS = 240_000;

interface Node extends NodeConfig {
  config: string;
  patroni: ChildProcess | undefined;
}

interface Member {
  name: string;
  /** `leader`, `sync_standby` or `replica`, and others for a while. */
  role: string;
  state: string;
  timeline?: number;
}

export interface PatroniCluster {
  /** By HAProxy, which knows the primary. */
  url: string;
  /** Of the primary itself. */
  direct(): Promise<string>;
  /** The name of the primary; undefined while there is none. */
  leader(): Promise<string | undefined>;
  /** The same, once all three nodes run, and one of them is its synchronous standby. */
  healthy(): Promise<string>;
  /** Kills the primary's server and its Patroni, as if the machine died. */
  killMachine(): Promise<void>;
  killPostgres(): Promise<void>;
  /** The server goes on without anybody who watches it. */
  killPatroni(): Promise<void>;
  switchOver(): Promise<void>;
  /** Stops the synchronous standby from receiving: commits wait for it. @returns a function with which it goes on */
  pauseStandby(): Promise<() => void>;
  /** Cancels the commits that wait for the standby, as an administrator may. */
  breakOffWaits(): Promise<void>;
  /** Starts the Patroni that was killed. */
  restart(): void;
  remove(): Promise<void>;
}

/** Installs the programs from Debian where that is permitted, and starts everything on loopback. */
export async function startPatroniCluster(): Promise<PatroniCluster> {
  for (const [program, debian] of [
    ['patroni', 'patroni'],
    ['etcd', 'etcd-server'],
    ['haproxy', 'haproxy'],
  ] as const) {
    const isThere = () => spawnSync('which', [program]).status === 0;
    if (!isThere()) installDebianPackage(debian);
    expect(isThere(), `${program} is there (Debian: apt-get install ${debian})`).toBe(true);
  }
  const programs = ensurePostgres() ?? '';
  const home = mkdtempSync(join(tmpdir(), 'coinop-patroni-'));
  chmodSync(home, 0o755);
  // PostgreSQL refuses to run as root.
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres']).toString());
  const as = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  const file = join(home, 'log');
  const running: ChildProcess[] = [];
  const run = (program: string, ...args: string[]): ChildProcess => {
    const output = openSync(file, 'a');
    const child = spawn(program, args, { cwd: home, stdio: ['ignore', output, output], ...as });
    closeSync(output);
    running.push(child);
    return child;
  };
  const [etcd, etcdPeer, front, ...ports] = (await Promise.all(Array.from({ length: 3 + 2 * NODES }, freePort))) as [
    number,
    number,
    number,
    ...number[],
  ];
  const nodes: Node[] = Array.from({ length: NODES }, (_, index) => {
    const name = `node${index + 1}`;
    const [data, config] = [join(home, name), join(home, `${name}.json`)];
    return { name, data, config, port: ports[index] ?? 0, api: ports[NODES + index] ?? 0, patroni: undefined };
  });
  mkdirSync(join(home, 'etcd'), { mode: 0o700 });
  for (const node of nodes) writeFileSync(node.config, JSON.stringify(patroniConfig(node, etcd, programs, home)));
  writeFileSync(join(home, 'haproxy.cfg'), haproxyConfig(front, nodes));
  if (isRoot) execFileSync('chown', ['-R', 'postgres', home]);

  const [client, peer] = [`http://127.0.0.1:${etcd}`, `http://127.0.0.1:${etcdPeer}`];
  const options = {
    'data-dir': join(home, 'etcd'),
    logger: 'zap',
    'log-level': 'error',
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `default=${peer}`,
  };
  run('etcd', ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]));
  const startNode = (node: Node) => {
    node.patroni = run('patroni', node.config);
  };
  nodes.forEach(startNode);
  run('haproxy', '-f', join(home, 'haproxy.cfg'));

  const members = async (): Promise<Member[]> => {
    for (const { api } of nodes) {
      try {
        const answer = await fetch(`http://127.0.0.1:${api}/cluster`);
        return ((await answer.json()) as { members: Member[] }).members;
      } catch {
        // The next node knows as much.
      }
    }
    return [];
  };
  const withRole = async (role: string): Promise<Node> => {
    const { name } = (await members()).find((one) => one.role === role) ?? {};
    const node = nodes.find((one) => one.name === name);
    if (!node) throw new Error(`no node is ${role}`);
    return node;
  };
  const killServer = ({ data }: Node) => {
    const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
  };
  const killPatroniOf = async ({ patroni }: Node) => {
    if (!patroni || patroni.exitCode !== null || patroni.signalCode !== null) return;
    const exited = once(patroni, 'exit');
    patroni.kill('SIGKILL');
    await exited;
  };
  return {
    url: urlOf(front),
    direct: async () => urlOf((await withRole('leader')).port),
    leader: async () => (await members()).find(({ role }) => role === 'leader')?.name,
    healthy: async () => {
      const state = async () => {
        const found = await members();
        const timelines = new Set(found.map(({ timeline }) => timeline));
        const roles = found.map(({ role }) => role).sort();
        return { running: found.filter(({ state }) => state === 'running').length, roles, timelines: timelines.size };
      };
      const whole = { running: NODES, roles: ['leader', 'replica', 'sync_standby'], timelines: 1 };
      const isWhole = async () => expect(await state()).toEqual(whole);
      await vi.waitFor(isWhole, { timeout: HEALTHY_WITHIN_MS, interval: 250 });
      return (await withRole('leader')).name;
    },
    killMachine: async () => {
      const primary = await withRole('leader');
      await killPatroniOf(primary);
      killServer(primary);
    },
    killPostgres: async () => killServer(await withRole('leader')),
    killPatroni: async () => killPatroniOf(await withRole('leader')),
    switchOver: async () => {
      const [leader, candidate] = [await withRole('leader'), await withRole('sync_standby')];
      const body = JSON.stringify({ leader: leader.name, candidate: candidate.name });
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`http://127.0.0.1:${leader.api}/switchover`, { method: 'POST', headers, body });
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Successfully')]);
    },
    pauseStandby: async () => {
      const { port } = await withRole('sync_standby');
      const [receiver] = await ask(port, "select pid from pg_stat_activity where backend_type = 'walreceiver'");
      const pid = Number(receiver?.pid);
      process.kill(pid, 'SIGSTOP');
      return () => void process.kill(pid, 'SIGCONT');
    },
    breakOffWaits: async () => void (await ask((await withRole('leader')).port, BREAK_OFF_WAITS)),
    restart: () => {
      for (const node of nodes) if (node.patroni?.signalCode) startNode(node);
    },
    remove: async () => {
      await Promise.all(nodes.map(killPatroniOf));
      for (const node of nodes) spawnSync(join(programs, 'pg_ctl'), ['stop', '-m', 'immediate', '-D', node.data], as);
      for (const child of running) child.kill('SIGKILL');
      rmSync(home, { recursive: true, force: true });
    },
  };
}

const BREAK_OFF_WAITS = `with waiting as materialized (select pid from pg_stat_activity where wait_event = 'SyncRep')
  select pg_cancel_backend(pid) from waiting`;

async function ask(port: number, query: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: urlOf(port) });
  await client.connect();
  const { rows } = await client.query(query);
  await client.end();
  return rows;
}

const urlOf = (port: number) => `postgres://coinop@127.0.0.1:${port}/postgres`;
