import { expect, test } from 'vitest';
import { UnknownMigration } from '../../server/db/migration/applied-migrations.ts';
import { NotFound } from '../../server/domain/errors.ts';
import { cannotListen, InvalidSetting } from '../../server/start/invalid-setting.ts';
import { failureText } from '../../server/start/startup-failure.ts';

const failed = (message: string, rest: object = {}) => Object.assign(new Error(message), rest);

test.each([
  ['a setting', new InvalidSetting('PORT=x is no port.'), 'PORT=x is no port.'],
  ['a migration', new UnknownMigration('Migration 4 is unknown.'), 'Migration 4 is unknown.'],
  ['a refusal', new NotFound('Administrator robin'), 'Administrator robin was not found.'],
  [
    'a HOST that is nowhere, as the host of the database may be too,',
    cannotListen('HOST and PORT', failed('getaddrinfo ENOTFOUND admin', { code: 'ENOTFOUND' })),
    'Nothing can listen at HOST and PORT: getaddrinfo ENOTFOUND admin.',
  ],
  [
    'a folder that cannot be written to',
    failed("EACCES: permission denied, mkdir '/srv/.data'", { code: 'EACCES', syscall: 'mkdir' }),
    "A file or folder cannot be used: EACCES: permission denied, mkdir '/srv/.data'. See DATA_DIR, AUDIT_HEAD_FILE and SECRETS_KEY_FILE.",
  ],
  [
    'a file whose name has the letters of TLS,',
    failed("ENOENT: no such file or directory, open '/srv/coinop-tlsUMj/heads'", { code: 'ENOENT', syscall: 'open' }),
    "A file or folder cannot be used: ENOENT: no such file or directory, open '/srv/coinop-tlsUMj/heads'. See DATA_DIR, AUDIT_HEAD_FILE and SECRETS_KEY_FILE.",
  ],
  [
    'a wrong password',
    failed('password authentication failed for user "coinop"', { code: '28P01' }),
    'The database in DATABASE_URL does not accept this user and password: password authentication failed for user "coinop".',
  ],
  [
    'a host with several addresses',
    new AggregateError([failed('connect ECONNREFUSED ::1:5432', { code: 'ECONNREFUSED', syscall: 'connect' })]),
    'The database in DATABASE_URL cannot be reached: connect ECONNREFUSED ::1:5432.',
  ],
  [
    'a host that does not answer',
    failed('timeout expired'),
    'The database in DATABASE_URL cannot be reached: timeout expired.',
  ],
  [
    'a pooler that refuses settings',
    failed('unsupported startup parameter: options', { code: '08P01' }),
    'The connection is refused with its settings: unsupported startup parameter: options. A pooler between the server and the database, ' +
      'such as PgBouncer, drops or refuses them: name the database server itself in DATABASE_URL, or a pooler in session mode by ?pooler=session at its end.',
  ],
  [
    'any other refusal of the database',
    failed('could not open file "base/5/1": Permission denied\nmore', { code: '58P01' }),
    'The database in DATABASE_URL refused: could not open file "base/5/1": Permission denied (58P01).',
  ],
  [
    'a server without TLS',
    failed('The server does not support SSL connections'),
    'No encrypted connection to the database in DATABASE_URL: The server does not support SSL connections.',
  ],
])('%s that keeps a server from starting is told in one line', (_, error, line) => {
  expect(failureText(error)).toBe(line);
});

test('what nobody foresaw has its stack', () => {
  expect(failureText(failed('x is not a function'))).toMatch(/^Error: x is not a function\n\s+at /);
});
