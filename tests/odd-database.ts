import { Client } from 'pg';
import { SESSION_SETTINGS } from '../server/db/session-settings.ts';

/** Unusual values for each setting: code that depends on one without setting it fails. */
const ODD: Record<keyof typeof SESSION_SETTINGS, string> = {
  TimeZone: 'Pacific/Auckland',
  DateStyle: 'SQL, DMY',
  IntervalStyle: 'iso_8601',
  bytea_output: 'escape',
  extra_float_digits: '-15',
  client_encoding: 'LATIN1',
  standard_conforming_strings: 'off',
  search_path: 'nowhere',
  default_transaction_isolation: 'serializable',
  client_min_messages: 'error',
  gin_fuzzy_search_limit: '1',
  statement_timeout: '1ms',
  lock_timeout: '1ms',
  idle_in_transaction_session_timeout: '1ms',
};

/** Gives a database unusual settings, which apply to all further connections. */
export async function makeOdd(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  const database = client.escapeIdentifier(client.database ?? '');
  await client.connect();
  for (const name of Object.keys(SESSION_SETTINGS)) {
    const value = ODD[name];
    if (value === undefined) throw new Error(`there is no odd value of ${name}`);
    await client.query(`alter database ${database} set ${name} = ${client.escapeLiteral(value)}`);
  }
  await client.end();
}
