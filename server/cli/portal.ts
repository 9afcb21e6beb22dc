import { cpSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { NONCE_PLACEHOLDER, readPages } from '../http/portal.ts';
import { pagePolicy } from '../http/security-headers.ts';
import { InvalidSetting } from '../start/invalid-setting.ts';
import { readPortalSettings } from '../start/portal-settings.ts';
import { failureText } from '../start/startup-failure.ts';
import { runCommand, say } from './run-command.ts';

// `npm run portal`: the built portal with an operator's settings in its pages, for a server that only serves files.

const USAGE = `Usage: npm run portal -- --settings <file> --out <folder>

Copies the built portal into a folder, writes the settings into its pages, and prints the content security policy that your server
should send with each page. A portal that the folder has is replaced.
Exit code: 0 done, 2 not done.`;

const BUILT = fileURLToPath(new URL('../../dist', import.meta.url));

async function main(args: string[]): Promise<number> {
  const { settings: file, out } = optionsIn(args);
  if (file === undefined || out === undefined) {
    say(USAGE);
    return 2;
  }
  const settings = readPortalSettings(file);
  const pages = [...readPages(BUILT, settings).values()];
  if (pages.length === 0) throw new InvalidSetting('There is no built portal: npm run build');
  const folder = resolve(out);
  const isForeign = existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, 'index.html'));
  if (isForeign) throw new InvalidSetting(`${folder} has something else than a portal.`);
  const next = `${folder}.next`;
  rmSync(next, { recursive: true, force: true });
  cpSync(BUILT, next, { recursive: true });
  for (const name of readdirSync(next)) if (name.endsWith('.html')) rmSync(join(next, name));
  for (const { file: name, html } of pages) writeFileSync(join(next, name), html);
  rmSync(folder, { recursive: true, force: true });
  renameSync(next, folder);
  say(`${folder} has the portal. Send this header with each page:\n`);
  say(
    `Content-Security-Policy: ${pagePolicy(NONCE_PLACEHOLDER, [...new Set(pages.flatMap((page) => page.scriptHashes))])}`,
  );
  return 0;
}

/** @throws InvalidSetting for any other argument */
function optionsIn(args: string[]): { settings?: string | undefined; out?: string | undefined } {
  try {
    return parseArgs({ args, options: { settings: { type: 'string' }, out: { type: 'string' } } }).values;
  } catch (error) {
    throw new InvalidSetting(`${(error as Error).message}\n${USAGE}`);
  }
}

runCommand(main, 2, failureText);
