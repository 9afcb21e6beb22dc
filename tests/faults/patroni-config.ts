import { join } from 'node:path';

// What Patroni and HAProxy are told: synchronous replication, as docs/operations.md recommends it.

/** For how long a leader that says nothing keeps its office, and how often each node looks, in seconds. */
const [TTL, LOOP_WAIT] = [20, 5];

export interface NodeConfig {
  name: string;
  data: string;
  api: number;
  port: number;
}

export function patroniConfig({ name, data, api, port }: NodeConfig, etcd: number, programs: string, home: string) {
  return {
    scope: 'coinop',
    name,
    restapi: { listen: `127.0.0.1:${api}`, connect_address: `127.0.0.1:${api}` },
    etcd3: { host: `127.0.0.1:${etcd}` },
    bootstrap: {
      dcs: {
        ttl: TTL,
        loop_wait: LOOP_WAIT,
        retry_timeout: 5,
        synchronous_mode: true,
        synchronous_mode_strict: true,
        postgresql: { use_pg_rewind: true, use_slots: true, parameters: { fsync: 'off', wal_keep_size: '256MB' } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: data,
      bin_dir: programs,
      pgpass: join(home, `${name}.pgpass`),
      authentication: { superuser: { username: 'coinop' }, replication: { username: 'replicator' } },
      pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
      parameters: { unix_socket_directories: home },
      remove_data_directory_on_rewind_failure: true,
    },
  };
}

/** As in Patroni's own example: its REST API says which server is the primary. */
export function haproxyConfig(front: number, nodes: NodeConfig[]): string {
  return [
    'defaults',
    '  mode tcp',
    '  timeout connect 2s',
    '  timeout client 30m',
    '  timeout server 30m',
    '  timeout check 2s',
    'listen primary',
    `  bind 127.0.0.1:${front}`,
    '  option httpchk OPTIONS /primary',
    '  http-check expect status 200',
    '  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions',
    ...nodes.map(({ name, port, api }) => `  server ${name} 127.0.0.1:${port} check port ${api}`),
    '',
  ].join('\n');
}
