import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Contract } from '../../openapi/read-contract.ts';
import { tryItCalls } from './try-it-calls.ts';

// The contract as a page. Redoc makes it, which is within the Redocly that checks the contract anyway; all that the page needs is in it.

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Stands in the page wherever a nonce belongs. */
export const NONCE = '__CSP_NONCE__';

/** Redoc fetches its maker's logo from the maker. The link to them stays, and has the name in it. */
const LOGO =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%2256%22 height=%2216%22%3E' +
  '%3Ctext y=%2212%22 font-family=%22sans-serif%22 font-size=%2212%22 fill=%22gray%22%3ERedocly%3C/text%3E%3C/svg%3E';

/** @param isMock 'Try it' also offers what only the mock understands */
export async function referencePage(saved: Contract, { isMock = false } = {}): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'coinop-reference-'));
  const output = join(directory, 'page.html');
  const template = 'build/reference/page.hbs';
  const args = ['build-docs', 'admin', '--inlineBundle', '--template', template, '--output', output];
  try {
    await promisify(execFile)('redocly', args, { cwd: root, env: { ...process.env, REDOCLY_TELEMETRY: 'off' } });
    const page = await readFile(output, 'utf8');
    const script = await readFile(join(root, 'build/reference/try-it.js'), 'utf8');
    return (isMock ? page : page.replace(/<!-- mock -->[\s\S]*?<!-- end of mock -->/g, ''))
      .replace('__TRY_IT_CALLS__', () => JSON.stringify(tryItCalls(saved)).replaceAll('<', '\\u003c'))
      .replace('__TRY_IT__', () => script)
      .replace(/<(script|style)\b([^>]*>[\s\S]*?<\/\1>)/g, (_, tag, rest) => `<${tag} nonce="${NONCE}"${rest}`)
      .replace(/https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g, LOGO);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
