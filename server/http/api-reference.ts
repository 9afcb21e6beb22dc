import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { AppEnv } from './app-env.ts';
import { type CompressedTemplate, compressTemplate, newNonce } from './compressed-template.ts';

/** The callers who get the page; with `off` there is no contract either, and otherwise the contract is there for everybody. */
export const REFERENCE_ACCESS = ['off', 'signed-in', 'public'] as const;
export type ReferenceAccess = (typeof REFERENCE_ACCESS)[number];

export const REFERENCE = '/admin-panel/api-reference';
/** The contract as one file, which the build makes (openapi/bundle-contract.ts), and the portal's files include. */
export const CONTRACT = `${REFERENCE}/admin-api.yaml`;
/** Likewise the contract of the specification's calls alone. */
export const CORE = `${REFERENCE}/core.yaml`;
/** The page below the folder of the built portal, with this placeholder in place of each nonce. */
const PAGE = 'api-reference/index.html';
const NONCE = '__CSP_NONCE__';
/** The server that the contract names: `DEMO` of openapi/bundle-contract.ts. */
const DEMO = /(?<=^servers:\n {2}- url: )\S+/m;

const SIGN_IN_FIRST = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>API reference</title>
  <style nonce="${NONCE}">body { max-width: 40em; margin: 15vh auto; padding: 0 1em; font: 16px/1.5 system-ui, sans-serif }</style>
  <h1>API reference</h1>
  <p>It is for people who are signed in. <a href="/admin-panel/login">Sign in</a>, then <a href="${REFERENCE}">open it again</a>.</p>
  <p>The <a href="${CONTRACT}" download>contract</a>, an OpenAPI file, is for everybody.</p>
</html>
`;

/**
 * The contract as a page, for those who develop and test. Add it before the portal, whose files its own are among.
 *
 * @param publicUrl the address of this server, which the contract then has in place of the demo's
 * @param isSignedIn whether these cookies are those of a session: a browser that opens a page sends no token
 */
export function apiReference(
  portalDir: string,
  access: ReferenceAccess,
  isSignedIn: (cookies: Record<string, string>) => Promise<boolean>,
  publicUrl?: string,
): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const file = join(portalDir, PAGE);
  const contracts = new Map<string, Promise<string>>();
  let built: Promise<{ page: string; compressed: CompressedTemplate }> | undefined;
  const read = async () => {
    const page = await readFile(file, 'utf8');
    return { page, compressed: await compressTemplate(page, NONCE) };
  };
  routes.get('/admin-panel/*', async (c, next) => {
    // As the portal's files are looked up: with repeated slashes it is the same file.
    const path = c.req.path.replace(/[\\/]+/g, '/').replace(/\/$/, '');
    if (path !== REFERENCE && !path.startsWith(`${REFERENCE}/`)) return next();
    if ((path === CONTRACT || path === CORE) && access !== 'off') {
      const written = join(portalDir, 'api-reference', path.slice(REFERENCE.length));
      if (publicUrl === undefined || !existsSync(written)) return next();
      const contract = contracts.get(path) ?? readFile(written, 'utf8').then((text) => text.replace(DEMO, publicUrl));
      contracts.set(path, contract);
      return c.body(await contract, 200, {
        'Content-Type': 'application/yaml; charset=utf-8',
        'Cache-Control': 'no-cache',
      });
    }
    if (path !== REFERENCE || access === 'off' || !existsSync(file)) return c.notFound();
    const nonce = newNonce();
    c.header('Cache-Control', 'no-cache');
    c.header('Content-Security-Policy', referencePolicy(nonce));
    if (access === 'signed-in' && !(await isSignedIn(getCookie(c)))) {
      return c.html(SIGN_IN_FIRST.replace(NONCE, nonce), 401);
    }
    built ??= read();
    const { page, compressed } = await built;
    c.header('Vary', 'Accept-Encoding');
    if (!/\bbr\b/.test(c.req.header('accept-encoding') ?? '')) return c.html(page.replaceAll(NONCE, nonce));
    c.header('Content-Encoding', 'br');
    c.header('Content-Type', 'text/html; charset=UTF-8');
    return c.body(new Uint8Array(compressed(nonce)));
  });
  return routes;
}

/** Only what is in the page, which may call where it comes from and nobody else. Redoc sets style attributes. */
export function referencePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src-elem 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "connect-src 'self'",
    "img-src 'self' data:",
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
