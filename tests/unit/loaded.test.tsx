import { globSync, readFileSync } from 'node:fs';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { NoAnswer } from '../../src/lib/api-error.ts';
import { LoadedRecord } from '../../src/ui/dialogs/loaded-record.tsx';
import { isAbsent, type Load, withData } from '../../src/ui/feedback/load.ts';
import { FailedLine, Loaded } from '../../src/ui/feedback/loaded.tsx';
import { columnsOf } from '../../src/ui/table/columns.ts';
import { LoadMore } from '../../src/ui/table/load-more.tsx';
import { RecordTable } from '../../src/ui/table/record-table.tsx';

const wordsOf = (part: ReactNode) =>
  renderToStaticMarkup(<MantineProvider>{part}</MantineProvider>)
    .replace(/<style.*?<\/style>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const answered = (status: number) => ({ isAxiosError: true, response: { status, data: {} } });
const load = (fields: Partial<Load<readonly string[]>>): Load<readonly string[]> => ({
  data: undefined,
  error: null,
  isPending: false,
  refetch: () => {},
  ...fields,
});

const column = columnsOf<{ name: string }>();
const columns = column.columns([column.accessor('name', { header: 'Name' })]);
const keyOf = ({ name }: { name: string }) => name;

/** A list as rows and as cards: both are the same in every state. */
const SHOWN: [string, (load: Load<readonly string[]>) => ReactNode][] = [
  [
    'Loaded',
    (list) => (
      <Loaded
        load={list}
        failed="Failed to load names"
        skeleton="…"
        isEmpty={(names) => names.length === 0}
        empty="None"
      >
        {(names) => names.join()}
      </Loaded>
    ),
  ],
  [
    'a RecordTable',
    (list) => (
      <RecordTable
        label="Names"
        load={withData(
          list,
          list.data?.map((name) => ({ name })),
        )}
        failed="Failed to load names"
        columns={columns}
        rowKey={keyOf}
        empty="None"
      />
    ),
  ],
];

describe.each(SHOWN)('%s', (_, shown) => {
  const words = (fields: Partial<Load<readonly string[]>>) => wordsOf(shown(load(fields)));
  const error = new NoAnswer();

  test('shows neither rows nor an empty list before the first answer', () => {
    expect(words({ isPending: true })).not.toMatch(/None|Failed/);
  });

  test('shows its rows, and an empty list as empty', () => {
    expect(words({ data: ['Anna'] })).toMatch(/Anna$/);
    expect(words({ data: [] })).toBe('None');
  });

  test('that failed says so', () => {
    expect(words({ error })).toBe('Failed to load names No answer Try again');
  });

  test('that could not be loaded again keeps its rows and says that they are old', () => {
    const old = words({ data: ['Anna'], error });
    expect(old).toMatch(/Anna$/);
    expect(old).toMatch(/^This list may be out of date: loading it again failed. No answer. Try again/);
  });

  test('that was empty and could not be loaded again has failed, and does not look empty', () => {
    expect(words({ data: [], error })).toBe('Failed to load names No answer Try again');
  });

  test('says nothing about another question from an empty answer to an earlier one', () => {
    expect(words({ data: [], isPlaceholderData: true })).not.toMatch(/None|Failed/);
  });

  test('is not old when only its next page could not be loaded', () => {
    expect(words({ data: ['Anna'], error, isFetchNextPageError: true })).not.toContain('out of date');
  });
});

test('a record that could not be loaded again stays, and says that it is old; one that does not exist is not found', () => {
  const shown = (record: Load<string>) => (
    <LoadedRecord load={record} noun="target" id="7">
      {(name) => name}
    </LoadedRecord>
  );
  const record = { data: 'Anna', error: answered(503), isPending: false, refetch: () => {} };
  expect(wordsOf(shown(record))).toMatch(/^This target may be out of date: .*Try again Anna$/);
  expect(wordsOf(shown({ ...record, data: undefined }))).toMatch(/^Failed to load target/);
  expect(wordsOf(shown({ ...record, data: undefined, error: answered(404) }))).toMatch(/^Target not found/);
});

test('the next page of a list that could not be loaded offers to try it again', () => {
  const button = { 'data-focus-after': 'count', onClick: () => {} };
  const more = (list: Load<unknown>) =>
    wordsOf(<LoadMore load={list} failed="Failed to load more" onRetry={() => {}} more button={button} />);
  expect(more(load({ data: ['Anna'] }))).toBe('Load more');
  expect(more(load({ data: ['Anna'], error: new NoAnswer(), isFetchNextPageError: true }))).toBe(
    'Failed to load more No answer Try again',
  );
});

test('a line for a failure says whether there are figures to look at', () => {
  const line = (list: Load<unknown>) =>
    wordsOf(<FailedLine load={list} failed="Failed to load" old="May be out of date" className="" />);
  expect(line(load({ data: ['Anna'] }))).toBe('');
  expect(line(load({ error: answered(500) }))).toBe('Failed to load Try again');
  expect(line(load({ data: ['Anna'], error: answered(500) }))).toBe('May be out of date Try again');
});

test.each([
  [404, undefined, true],
  [501, undefined, true],
  [503, undefined, false],
  [404, ['Anna'], false],
])('a part that answers %i, with data %j, is absent from the back end: %s', (status, data, absent) => {
  expect(isAbsent(load({ data, error: answered(status) }))).toBe(absent);
});

test('no screen, dialog or drawer judges the error of a load itself', () => {
  const files = globSync('src/{features,routes}/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(150);
  expect(files.filter((file) => readsError(readFileSync(file, 'utf8')))).toEqual([]);
  // Read from the query, whatever its name, taken out of it, or out of what it was loaded again with.
  expect(readsError('const offer = useQuery({}); if (offer.error) return null;')).toBe(true);
  expect(readsError('const { data, isError } = useListGames();')).toBe(true);
  expect(readsError('const { data, error } = await query.refetch();')).toBe(true);
});

function readsError(text: string): boolean {
  const loads = [...text.matchAll(/\bconst (\w+) = use(?:Get|List|Query|InfiniteQuery)\w*\(/g)].map(([, name]) => name);
  const names = ['query', '\\w+Query', ...loads].join('|');
  const read = new RegExp(`\\b(?:${names})\\.(?:error|is\\w*Error)\\b`);
  const taken =
    /\{[^{}]*\b(?:error|is\w*Error)\b[^{}]*\} = (?:use(?:Get|List|Query|InfiniteQuery)\w*\(|await \w+\.refetch)/;
  return read.test(text) || taken.test(text);
}
