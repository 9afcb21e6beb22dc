import { type Client, Client as PlainClient } from 'pg';

// A pooler such as PgBouncer between us and the database: `?pooler=session` at the end of DATABASE_URL says that there is one. It takes no startup
// options, so each connection sets them by a statement, and keeps them as long as the pooler keeps it one server connection.

const SESSION_POOLER = /[?&]pooler=session(?:&|$)/;

/** The modes of a pooler that the address names, of which only `session` is supported. */
export const poolerIn = (address: string): string | undefined => /[?&]pooler=([^&]*)/.exec(address)?.[1];

export const isBehindPooler = (address: string | undefined): boolean => SESSION_POOLER.test(address ?? '');

/** A pooler gives each transaction another connection, so no setting and no lock of ours would last. */
export class TransactionPooler extends Error {
  constructor() {
    super(
      'The pooler in DATABASE_URL is in transaction mode, which is not supported: settings, locks and prepared statements of a session would be lost. ' +
        'Set pool_mode = session for this database.',
    );
  }
}

interface Startup {
  user?: string;
  database?: string;
  application_name?: string;
  options?: string;
  [setting: string]: unknown;
}

/** Sends no more at the startup than poolers take, and returns a function that sets the rest when the client is connected. */
export function settingAfterConnecting(client: Client): () => Promise<void> {
  // Missing from the driver's types.
  const startup = client as unknown as { getStartupConf: () => Startup };
  const { user, database, application_name, options = '', ...limits } = startup.getStartupConf();
  startup.getStartupConf = () => ({ user, database, ...(application_name && { application_name }) }) as Startup;
  const given = [...options.matchAll(/-c (\w+)=((?:\\.|\S)*)/g)].map(([, name = '', value = '']) => [
    name,
    value.replaceAll('\\ ', ' '),
  ]);
  // Of one that is given twice the last one counts, as at the startup.
  const settings = Object.entries({ ...Object.fromEntries(given), ...limits });
  const text = `select ${settings.map((_, index) => `set_config($${index * 2 + 1}, $${index * 2 + 2}, false)`).join(', ')}`;
  return async () =>
    void (await client.query(
      text,
      settings.flatMap(([name, value]) => [name, String(value)]),
    ));
}

const LOOKS = 3;

/**
 * In session mode nobody else gets the connection to the database that we have. In transaction mode the next transaction gets it, or we get another one.
 *
 * @throws TransactionPooler
 */
export async function refuseTransactionMode(address: string): Promise<void> {
  if (!isBehindPooler(address)) return;
  const connectionString = address.replace(SESSION_POOLER, '');
  const open = () => new PlainClient({ connectionString, connectionTimeoutMillis: 3_000, query_timeout: 4_000 });
  const [one, other] = [open(), open()];
  const processOf = async (client: Client) =>
    (await client.query('select pg_backend_pid() as pid')).rows[0].pid as number;
  try {
    await Promise.all([one.connect(), other.connect()]);
    const own = await processOf(one);
    await other.query('begin');
    if ((await processOf(other)) === own) throw new TransactionPooler();
    for (let look = 0; look < LOOKS; look++) if ((await processOf(one)) !== own) throw new TransactionPooler();
  } finally {
    await Promise.allSettled([one.end(), other.end()]);
  }
}
