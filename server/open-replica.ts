import type { Logger } from 'pino';
import { connectReplica } from './db/connect.ts';
import type { Database } from './db/database.ts';
import { Replica } from './db/replica.ts';
import type { Settings } from './settings.ts';

/** Opens the replica that the settings name, and keeps checking it; undefined without one. */
export function openReplica(
  { databaseReplicaUrl, databaseReplicaLagSeconds, databaseConnections }: Settings,
  primary: Database,
  log: Logger,
): { replica: Replica; close(): Promise<void> } | undefined {
  if (databaseReplicaUrl === undefined) return undefined;
  const { close, ...source } = connectReplica(databaseReplicaUrl, databaseConnections);
  const replica = new Replica({
    source,
    primary,
    longestLagMs: databaseReplicaLagSeconds * 1_000,
    onChange: (usable, reason) => {
      if (usable) log.info('exports are read from the replica');
      else log.warn({ reason }, 'exports are not read from the replica');
    },
  });
  replica.start();
  return {
    replica,
    close: () => {
      replica.stop();
      return close();
    },
  };
}
