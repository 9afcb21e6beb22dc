import { existsSync, readFileSync } from 'node:fs';

/** Whether it is a test of which `npm test` makes at least one form, not `npm run test:faults` alone. */
export function isTestOfEveryRun(entry: string): boolean {
  const [file = '', title = ''] = entry.split(' › ');
  if (!isTest(entry)) return false;
  const text = readFileSync(file, 'utf8').replaceAll("\\'", "'");
  const before = text.slice(0, text.indexOf(title)).trimEnd();
  return !/testInFull\(\s*['"`]?$/.test(before);
}

/** Whether "file › title", the form in which pages in docs/ name tests, is an existing test. */
export function isTest(entry: string): boolean {
  const [file = '', title = ''] = entry.split(' › ');
  if (title.length < 5 || !existsSync(file)) return false;
  const text = readFileSync(file, 'utf8').replaceAll("\\'", "'");
  return [`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) => text.includes(quoted));
}
