/**
 * Settings of a database session that the meaning of our statements, or of what the drivers read, depends on. A database or a role may
 * have others (`alter database … set …`); each connection of ours begins with these. What only makes a statement faster or slower is
 * left to the operator.
 */
export const SESSION_SETTINGS: Readonly<Record<string, string>> = {
  TimeZone: 'UTC',
  // Both drivers read dates as ISO.
  DateStyle: 'ISO, MDY',
  IntervalStyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
  client_encoding: 'UTF8',
  standard_conforming_strings: 'on',
  // The migrations name this schema too.
  search_path: 'public',
  // Commands that ask for another say so.
  default_transaction_isolation: 'read committed',
  // With a limit an index of trigrams finds some of the rows, and says nothing of the others.
  gin_fuzzy_search_limit: '0',
  // Limits are set for each connection by what it is for.
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
};

/** The settings as `options` of a connection's start, where they outrank those of the database and the role, also after a reset. */
export const SESSION_OPTIONS = Object.entries(SESSION_SETTINGS)
  .map(([name, value]) => `-c ${name}=${value.replaceAll(' ', '\\ ')}`)
  .join(' ');
