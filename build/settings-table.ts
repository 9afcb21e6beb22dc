import { readFileSync, writeFileSync } from 'node:fs';
import { settingRows } from '../server/start/environment.ts';

/** The page with the table of settings, which `npm run settings:table` writes between these marks. */
export const PAGE = 'docs/settings.md';
const BEGIN = '<!-- npm run settings:table -->';
const END = '<!-- end of settings -->';

/** The page with the table as the server declares its settings. @throws Error when the page has no marks */
export function withSettings(page: string): string {
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`${PAGE} has no ${BEGIN} … ${END}`);
  const table = ['| setting | default | what it is for |', '| --- | --- | --- |', ...settingRows()];
  return `${page.slice(0, begin + BEGIN.length)}\n\n${table.join('\n')}\n\n${page.slice(end)}`;
}

if (import.meta.main) writeFileSync(PAGE, withSettings(readFileSync(PAGE, 'utf8')));
