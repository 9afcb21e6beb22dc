/**
 * Session settings that the results of our statements, or the drivers' parsing, depend on. A database or role may override them
 * (`alter database … set …`), so each of our connections sets them. Settings that only affect speed are left to the operator.
 */
export const SESSION_SETTINGS: Readonly<Record<string, string>> = {
  TimeZone: 'UTC',
  // Both drivers parse dates as ISO.
  DateStyle: 'ISO, MDY',
  IntervalStyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
  client_encoding: 'UTF8',
  standard_conforming_strings: 'on',
  // The migrations name this schema too.
  search_path: 'public',
  // Commands that need another level request it.
  default_transaction_isolation: 'read committed',
  // PostgreSQL only warns of a commit that it did not replicate: see `NotReplicated`.
  client_min_messages: 'warning',
  // With a limit, a trigram index returns only some of the matching rows, without notice.
  gin_fuzzy_search_limit: '0',
  // Each connection has time limits for its own purpose.
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
};

/**
 * The settings as the startup option `options`, which takes precedence over the database's and the role's settings, and
 * survives RESET.
 */
export const SESSION_OPTIONS = Object.entries(SESSION_SETTINGS)
  .map(([name, value]) => `-c ${name}=${value.replaceAll(' ', '\\ ')}`)
  .join(' ');
