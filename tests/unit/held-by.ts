import { existsSync, readFileSync } from 'node:fs';

/** Whether "file › title", the form in which pages in docs/ name tests, is an existing test. */
export function isTest(entry: string): boolean {
  const [file = '', title = ''] = entry.split(' › ');
  if (title.length < 5 || !existsSync(file)) return false;
  const text = readFileSync(file, 'utf8').replaceAll("\\'", "'");
  return [`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) => text.includes(quoted));
}
