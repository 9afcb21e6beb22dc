import { expect, test } from 'vitest';
import { createLog } from '../../server/start/log.ts';

test('a logged database error has its message and no value of a row', () => {
  const lines: string[] = [];
  const error = Object.assign(new Error('duplicate key value violates unique constraint "players_email_unique"'), {
    code: '23505',
    detail: 'Key (email)=(mara@example.com) already exists.',
    where: 'COPY players, line 1: "mara@example.com"',
    query: 'insert into players',
    params: ['mara@example.com'],
  });
  createLog('info', { write: (line) => void lines.push(line) }).error({ err: error }, 'unexpected error');
  expect(lines.join()).toContain('players_email_unique');
  expect(lines.join()).not.toContain('mara@');
});
