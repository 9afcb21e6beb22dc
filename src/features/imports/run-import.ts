import type { AxiosRequestConfig } from 'axios';
import { toCsv } from '../../lib/csv.ts';
import { IMPORTS, type ImportKind } from './import-kinds.ts';

interface FieldChange {
  field: string;
  before: unknown;
  after: unknown;
  /** The file has no column for it. */
  lost?: true;
}
export interface Planned {
  line: number;
  id: string | null;
  result: string;
  changes: FieldChange[];
}
export interface Told {
  line: number;
  id: string | null;
  result?: string;
  message: string | null;
}

/** Everything that the answer has said so far. */
export interface ImportAnswer {
  line: number;
  /** Bytes of the file that the server has read. */
  bytes: number;
  counts: Partial<Record<string, number>>;
  refused: Told[];
  assumed: string[];
  warned: Told[];
  planned: Planned[];
  ended?: 'complete' | 'broken_off';
  message?: string;
}

export interface ImportOptions {
  dryRun: boolean;
  leftOut: 'refuse' | 'keep' | 'reset';
  force: boolean;
}

/** How much of the file is sent, and what the answer has said so far. */
export interface ImportProgress {
  sent: number;
  answer: ImportAnswer;
}

const NOTHING: ImportAnswer = { line: 0, bytes: 0, counts: {}, refused: [], assumed: [], warned: [], planned: [] };

/** Sends a file and reads the answer while it arrives. @throws what the call throws, when it is refused or aborted */
export async function runImport(
  kind: ImportKind,
  file: File,
  { dryRun, leftOut, force }: ImportOptions,
  signal: AbortSignal,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportAnswer> {
  let answer = NOTHING;
  let sent = 0;
  let read = 0;
  const readOn = (text: string) => {
    const end = text.lastIndexOf('\n') + 1;
    for (const line of text.slice(read, end).split('\n')) if (line !== '') answer = added(answer, JSON.parse(line));
    read = Math.max(read, end);
    onProgress({ sent, answer });
  };
  const request: AxiosRequestConfig = {
    responseType: 'text',
    // A refusal is JSON.
    transformResponse: [(text, _, status) => (status === 200 ? text : parsed(text))],
    headers: {
      Accept: 'application/x-ndjson, application/json;q=0.9',
      'Content-Type': /\.(ndjson|jsonl)(\.gz)?$/i.test(file.name) ? 'application/x-ndjson' : 'text/csv',
    },
    // The duration depends on the number of records.
    timeout: 0,
    onUploadProgress: ({ loaded }) => {
      sent = loaded;
      onProgress({ sent, answer });
    },
    onDownloadProgress: ({ event }) => {
      const call = event?.target as XMLHttpRequest | undefined;
      if (call?.status === 200) readOn(call.responseText);
    },
  };
  const params = { dry_run: `${dryRun}`, left_out: leftOut, ...(force && { force: 'true' as const }) } as const;
  // The browser sends a file as it is, whatever the contract's type says.
  const body = file as unknown as string;
  readOn((await IMPORTS[kind].call(body, params, request, signal)) as unknown as string);
  return answer.ended ? answer : { ...answer, ended: 'broken_off', message: 'The answer of the server was cut off.' };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const added = (before: ImportAnswer, line: Partial<ImportAnswer>): ImportAnswer => ({
  ...before,
  ...line,
  refused: [...before.refused, ...(line.refused ?? [])],
  assumed: [...before.assumed, ...(line.assumed ?? [])],
  warned: [...before.warned, ...(line.warned ?? [])],
  planned: [...before.planned, ...(line.planned ?? [])],
});

/** Refusals and possible faults, as a file. */
export const reportOf = ({ refused, warned }: ImportAnswer): string =>
  toCsv(
    [
      { header: 'line', value: (row: Told) => row.line },
      { header: 'id', value: (row) => row.id },
      { header: 'result', value: (row) => row.result ?? 'warning' },
      { header: 'message', value: (row) => row.message },
    ],
    [...refused, ...warned].toSorted((one, other) => one.line - other.line),
  );
