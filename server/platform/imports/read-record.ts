import type { FieldError } from '../../domain/errors.ts';
import type { Absent } from '../../records/records.ts';

/** A record of a file, or why the line holds none. */
export type ReadRecord = {
  /** The line on which it begins, from 1. */
  line: number;
  /** The length of its text. */
  length: number;
  /** Possible faults of it, which are not refused. */
  warning?: string;
} & (
  | {
      record: unknown;
      /** The fields that a line of a table says nothing about; undefined for a whole record. */
      absent?: Absent;
    }
  | { refused: string; id?: string; errors?: FieldError[] }
);

/** A longer line cannot be a record: the largest one has a few kilobytes. */
export const MAX_LINE_BYTES = 64 * 1024;
/** So many empty lines in a row are no mistake of a program: packed, ten kilobytes hold millions. */
export const MAX_EMPTY_LINES = 100_000;
export const TOO_MANY_EMPTY = `More than ${MAX_EMPTY_LINES.toLocaleString('en-US')} empty lines follow one another.`;
/** A file without a line end in this many bytes is no file of lines at all. */
export const MAX_ENDLESS_BYTES = 64 * 1024 * 1024;

/** U+FFFD stands where the file's bytes are not UTF-8. */
export const NOT_UTF8 = 'The line is not UTF-8 text.';
export const isUtf8 = (text: string): boolean => !text.includes('\ufffd');
