import { writeSearch } from './search-params.ts';

/**
 * The relative URL that opens a record on its screen. It has no filters, so that whoever gets the link can use it.
 *
 * @param part the part of the screen that has the record
 */
export const recordAddress = (name: string, id: string, part: Record<string, string> = {}): string =>
  writeSearch({ ...part, [name]: id });
