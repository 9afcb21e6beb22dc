import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Hono } from 'hono';
import type { Plugin } from 'vite';

// The contract as a page, for those who develop and test: `npm run dev` and `npm run mock` serve it, the real server does not.
// Redoc makes it, which is within the Redocly that checks the contract anyway. All of it is in the one page.

export const API_REFERENCE = '/admin-panel/api-reference';

const root = fileURLToPath(new URL('..', import.meta.url));
const NONCE = '__CSP_NONCE__';

/** Redoc fetches its maker's logo from the maker. The link to them stays, and has the name in it. */
const LOGO =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%2256%22 height=%2216%22%3E' +
  '%3Ctext y=%2212%22 font-family=%22sans-serif%22 font-size=%2212%22 fill=%22gray%22%3ERedocly%3C/text%3E%3C/svg%3E';

async function render(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'coinop-reference-'));
  const output = join(directory, 'page.html');
  try {
    const args = ['build-docs', 'admin', '--inlineBundle', '--template', 'mocks/api-reference.hbs', '--output', output];
    await promisify(execFile)('redocly', args, { cwd: root, env: { ...process.env, REDOCLY_TELEMETRY: 'off' } });
    const page = await readFile(output, 'utf8');
    return page
      .replace(/<(script|style)\b([^>]*>[\s\S]*?<\/\1>)/g, (_, tag, rest) => `<${tag} nonce="${NONCE}"${rest}`)
      .replace(/https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g, LOGO);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** When the contract was last saved. */
async function lastSaved(): Promise<number> {
  const examples = (await readdir(join(root, 'mocks/examples'))).map((name) => join('mocks/examples', name));
  const stats = await Promise.all(['openapi/admin-api.yaml', ...examples].map((name) => stat(join(root, name))));
  return Math.max(...stats.map(({ mtimeMs }) => mtimeMs));
}

let rendered: { saved: number; page: Promise<string> } | undefined;

/** The page as the contract is now, and its headers, with a nonce of this answer. */
async function answer(): Promise<{ page: string; headers: Record<string, string> }> {
  const saved = await lastSaved();
  if (rendered?.saved !== saved) rendered = { saved, page: render() };
  const page = await rendered.page;
  const nonce = randomBytes(16).toString('base64');
  return {
    page: page.replaceAll(NONCE, nonce),
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy(nonce),
      'Cache-Control': 'no-cache',
    },
  };
}

/** Only what is in the page, which may ask nobody for anything. Redoc sets style attributes. */
function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src-elem 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The reference as routes, for the mock. */
export function apiReferenceRoutes(): Hono {
  const routes = new Hono();
  routes.get(API_REFERENCE, async (c) => {
    const { page, headers } = await answer();
    return c.body(page, 200, headers);
  });
  return routes;
}

/** The reference in Vite's development server. */
export function apiReference(): Plugin {
  return {
    name: 'api-reference',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        if (request.url?.replace(/[?#].*/, '') !== API_REFERENCE) return next();
        try {
          const { page, headers } = await answer();
          response.writeHead(200, headers).end(page);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
